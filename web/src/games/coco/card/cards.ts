/** The cards of Clash (Coco) in words: what their letters say. */

import { capital } from "../../../lib/words";

export const CATEGORIES = ["pattern", "colour", "shape"] as const;
export type Category = (typeof CATEGORIES)[number];

export type Pattern = "hollow" | "partial" | "solid";
export type Colour = "green" | "blue" | "red";
export type Shape = "triangle" | "square" | "circle";

const PATTERNS: Record<string, Pattern> = { H: "hollow", P: "partial", S: "solid" };
const COLOURS: Record<string, Colour> = { G: "green", B: "blue", R: "red" };
const SHAPES: Record<string, Shape> = { T: "triangle", Q: "square", C: "circle" };

/** What a card shows; a Single shows one of the three. */
export interface Face {
  pattern: Pattern | null;
  colour: Colour | null;
  shape: Shape | null;
}

/** Return what the card with this notation (`HGT`, `B`) shows. */
export function faceOf(card: string): Face {
  const find = <Value>(values: Record<string, Value>) =>
    [...card].map((letter) => values[letter]).find((value) => value !== undefined) ?? null;
  return { pattern: find(PATTERNS), colour: find(COLOURS), shape: find(SHAPES) };
}

export function isComplete(card: string): boolean {
  return card.length === 3;
}

/** Return the words on a card, one for each characteristic it shows. */
export function wordsOf(card: string): string[] {
  const { pattern, colour, shape } = faceOf(card);
  return [pattern, colour, shape].filter((word) => word !== null).map(capital);
}

/** Return the card's name: `Hollow Green Triangle`, `Blue`. */
export function nameOf(card: string): string {
  return wordsOf(card).join(" ");
}

/** Return the category of a Single, null for a Complete. */
export function categoryOf(card: string): Category | null {
  if (isComplete(card)) return null;
  const { pattern, colour } = faceOf(card);
  return pattern ? "pattern" : colour ? "colour" : "shape";
}

/** Return the pile that a card goes on. */
export function pileOf(card: string): string {
  return `pile:${categoryOf(card) ?? "complete"}`;
}

/** Return how a card is read aloud. */
export function spokenName(card: string): string {
  return isComplete(card) ? `${nameOf(card)}, Complete` : `${nameOf(card)}, ${categoryOf(card)} Single`;
}

/** Tell which of the three Singles agree with the Complete on top. */
export function agreement(singles: string, complete: string | null): [boolean, boolean, boolean] {
  const agrees = (at: number) => complete !== null && singles[at] === complete[at];
  return [agrees(0), agrees(1), agrees(2)];
}

/** Return how many cards lie on a pile, from all cards on the table. */
export function heightOf(table: readonly string[], category: Category | null): number {
  return table.filter((card) => categoryOf(card) === category).length;
}
