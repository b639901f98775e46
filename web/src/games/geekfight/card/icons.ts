/** The icons of Geek Fight: outlines on a square of 512, from the game-icons set. `npm run icons` picks them. */

import outlines from "./icons.gen.json";
import names from "./icons.json";

const OUTLINES: Readonly<Record<string, string>> = outlines;
const STAND_INS: Readonly<Record<string, string>> = names.standIns;

export type Sign = keyof typeof names.signs;
export const SIGNS: Readonly<Record<string, string>> = names.signs;

/** Return the outline of a card's icon; a few icons of the pool are not in the set and have a stand-in. */
export function outlineOf(icon: string): string {
  return OUTLINES[STAND_INS[icon] ?? icon] ?? "";
}

/** Return the outline of a sign: a resource, an Attribute, a counter, an Action. */
export function signOutline(sign: string): string {
  return OUTLINES[SIGNS[sign] ?? ""] ?? "";
}
