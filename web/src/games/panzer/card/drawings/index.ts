/** The recognition drawings of all Units. */

import { AIRCRAFT } from "./aircraft";
import type { Drawing } from "./drawing";
import { GUNS } from "./guns";
import { INFANTRY } from "./infantry";
import { VEHICLES } from "./vehicles";

export { SHEET } from "./drawing";
export type { Drawing } from "./drawing";

const DRAWINGS: Readonly<Record<string, Drawing>> = { ...INFANTRY, ...VEHICLES, ...GUNS, ...AIRCRAFT };

/** Return the drawing of a Unit's card; other cards have none. */
export function drawingOf(card: string): Drawing | null {
  return DRAWINGS[card] ?? null;
}
