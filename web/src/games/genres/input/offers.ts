/** What can be touched but lies nowhere on the table: it is offered as cards to pick from, or as buttons. */

import { capital } from "../../../lib/words";
import { idOf, kindOf } from "../../../lib/choice";
import type { InHand } from "../../../lib/hand";
import { cardsOffered, type Offer, wordsOffered } from "../../../lib/offers";
import type { Option } from "../../../lib/wire.gen";
import { genreKey, GENRES } from "../card/cards";

const WORD_KINDS = new Set(["mode", "shape", "layout", "genre", "direction", "zone"]);
const SHIFT = "shift";

/** Return the cards of the discard pile to pick from. */
export const laidOut = (options: readonly Option[]): InHand[] => cardsOffered(options, new Set(["discard"]));

/** Tell whether an armory is to be touched. */
export const isDrawing = (lit: ReadonlySet<string>): boolean => [...lit].some((thing) => kindOf(thing) === "armory");

/** Return the ways, shapes, directions and genres to offer as buttons; not what *shown* already offers. */
export function offersOf(lit: ReadonlySet<string>, options: readonly Option[], shown: readonly Option[]): Offer[] {
  return wordsOffered(lit, options, shown, WORD_KINDS, (thing, about) =>
    labelOf(thing, about.length === 1 ? lastWords(about[0].label) : idOf(thing)),
  );
}

function labelOf(thing: string, words: string): string {
  const genre = kindOf(thing) === "genre" ? GENRES.find((name) => genreKey(name) === idOf(thing)) : undefined;
  return genre ?? (kindOf(thing) === "direction" ? capital(idOf(thing)) : words);
}

/** Return the part of a label that tells a step from others: a plan is called `Play Chainsaw: North`. */
function lastWords(label: string): string {
  const at = label.indexOf(": ");
  return at < 0 ? label : label.slice(at + 2);
}

/** How far a zone can be moved, as a pad to press: rows from the top, null where it cannot go. */
export function shiftPad(lit: ReadonlySet<string>): (string | null)[][] {
  const offered = [...lit].filter((thing) => kindOf(thing) === SHIFT);
  const steps = offered.map(stepsOf);
  const reach = Math.max(0, ...steps.flatMap(([x, y]) => [Math.abs(x), Math.abs(y)]));
  if (reach === 0) return [];
  const range = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
  const found = (x: number, y: number) => offered.find((_, at) => steps[at]?.[0] === x && steps[at]?.[1] === y) ?? null;
  return range.map((y) => range.map((x) => found(x, y)));
}

/** Return the columns and rows of `shift:+1,-2`. */
export function stepsOf(thing: string): [number, number] {
  const [x = 0, y = 0] = idOf(thing).split(",").map(Number);
  return [x, y];
}

/** Return `2 right, 1 up`. */
export function stepWords(thing: string): string {
  const [x, y] = stepsOf(thing);
  const words = [x && `${Math.abs(x)} ${x < 0 ? "left" : "right"}`, y && `${Math.abs(y)} ${y < 0 ? "up" : "down"}`];
  return words.filter(Boolean).join(", ");
}
