/** What is looked at closely. */

import { idOf } from "../../../lib/choice";
import type { GenresTable } from "../../../lib/wire.gen";
import { piecesAt } from "../board/pieces";
import { CENTER } from "../board/squares";
import { zonesAt } from "../board/zones";

/** Return the card that is enlarged: the one looked at, or the summon on a square. */
export function cardLookedAt(what: string, table: GenresTable): string | null {
  if (what.startsWith("card:")) return idOf(what);
  const piece = what.startsWith("square:") ? piecesAt(table, idOf(what)).find(({ card }) => card !== null) : undefined;
  return piece?.card ?? null;
}

/** Tell whether there is anything on a square to tell about. */
export function isWorthALook(square: string, table: GenresTable): boolean {
  return square === CENTER || piecesAt(table, square).length > 0 || zonesAt(table, square).length > 0;
}
