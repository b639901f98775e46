/** The pictures on cards and the marks of the genres: outlines on a square of 512. `npm run icons` picks those of the set. */

import { DRAWINGS } from "./drawings";
import outlines from "./icons.gen.json";
import names from "./icons.json";

const OUTLINES: Readonly<Record<string, string>> = outlines;
const STAND_INS: Readonly<Record<string, string>> = names.standIns;
const SIGNS: Readonly<Record<string, string>> = names.signs;

/** Return the outline of a card's icon; a few have a stand-in or a drawing of our own. */
export function outlineOf(icon: string): string {
  return DRAWINGS[icon] ?? OUTLINES[STAND_INS[icon] ?? icon] ?? "";
}

/** Return the mark of a genre, by its key. */
export function genreMark(key: string): string {
  return OUTLINES[SIGNS[key] ?? ""] ?? "";
}
