/** The icons on cards that are not Units: outlines on a square of 512, from the game-icons set. `npm run icons` picks them. */

import outlines from "./icons.gen.json";
import names from "./icons.json";

const OUTLINES: Readonly<Record<string, string>> = outlines;
const STAND_INS: Readonly<Record<string, string>> = names.standIns;

/** Return the outline of a card's icon; many icons of the pool are not in the set and have a stand-in. */
export function outlineOf(icon: string): string {
  return OUTLINES[STAND_INS[icon] ?? icon] ?? "";
}
