/** What is enlarged when something is looked at. */

import { idOf } from "../../../lib/choice";
import type { Square } from "../board/spaces";

/** Return the card that is enlarged for a `card:` or for a square: its Unit, or what lies on its stack. */
export function cardLookedAt(what: string, square: Square | undefined): string | null {
  if (what.startsWith("card:")) return idOf(what);
  return square?.unit?.card ?? square?.stack?.card ?? (square?.stack?.factories ? "factory" : null);
}
