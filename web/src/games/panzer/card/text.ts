/** A card's text in pieces: words, and keywords that stand out. */

import { KEYWORDS } from "./cards";

export interface Piece {
  words: string;
  /** Whether it is a keyword or the label of an effect. */
  isKey?: boolean;
}

const NAMES = Object.values(KEYWORDS)
  .map((keyword) => keyword.name)
  .toSorted((one, other) => other.length - one.length);
const KEYS = new RegExp(`(\\b(?:${NAMES.join("|")})(?::(?: \\d)?| \\+\\d)?|^No (?:abilities|effects)\\.)`);

/** Return *text* in pieces, in order; joined they are the text. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(KEYS)
    .map((words, at) => (at % 2 === 1 ? { words, isKey: true } : { words }))
    .filter((piece) => piece.words !== "");
}

/** Return *text* with proper minus signs, as it is printed. */
export function printedText(text: string): string {
  return text.replaceAll(/-(?=\d)/g, "−").replaceAll("'", "’");
}
