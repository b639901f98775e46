/** A card's text in pieces: words, and resources that get their sign. */

import { TYPES } from "./units";

export interface Piece {
  words: string;
  /** The resource whose sign stands before the words. */
  sign?: string;
  /** Whether it is a word of the rules that stands out. */
  isKey?: boolean;
}

const RESOURCES = new Set<string>([...TYPES, "Universal"]);
const KEYS =
  /(\b(?:Tokens|Cash|Tickets|Glue|Caffeine|Generic|Universal)\b|^[A-Z][^.:]{0,40}:|(?<=\. )(?:Once per round, )?(?:Action|Spend|Pay|Forfeit|Discard)[^.:]{0,40}:)/;

/** Return *text* in pieces, in order; joined they are the text. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(KEYS)
    .filter((words) => words !== "")
    .map((words) => {
      if (RESOURCES.has(words)) return { words, sign: words };
      return words.endsWith(":") ? { words, isKey: true } : { words };
    });
}
