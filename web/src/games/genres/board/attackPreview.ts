/** What the board shows before something is confirmed, and while it is on the stack: squares and hits. */

import { shownOf } from "../../../lib/preview";
import type { GenresItem, Option } from "../../../lib/wire.gen";

/** What would happen to a piece: so much damage, up to as much where coins decide, or a ghost is frozen. */
export type Hit = number | { from: number; to: number } | "frozen";

/** Return the damage of a hit, or its range. */
export const hitOf = (damage: number, most: number | null | undefined): Hit =>
  most === null || most === undefined ? damage : { from: damage, to: most };

/** Return the most that a hit could take. */
export const mostOf = (hit: Exclude<Hit, "frozen">): number => (typeof hit === "number" ? hit : hit.to);

export interface Shown {
  area: ReadonlySet<string>;
  hits: ReadonlyMap<number, Hit>;
}

export const NOTHING: Shown = { area: new Set(), hits: new Map() };

const MOST = 100;

/** Return the squares to paint: none where the whole floor would be, for then only who is hit matters. */
const areaOf = (squares: readonly string[]): ReadonlySet<string> => new Set(squares.length < MOST ? squares : []);

/** Return the squares and pieces that an option would hit. */
export function shownBy(option: Pick<Option, "shows"> | null): Shown {
  const hits = shownOf(option, "hit").map(({ piece, damage, mark, most }): [number, Hit] => [
    piece,
    mark === "frozen" ? mark : hitOf(damage, most),
  ]);
  return { area: areaOf(shownOf(option, "area").flatMap(({ squares }) => squares)), hits: new Map(hits) };
}

/** Return the next attack on the stack; what answers it hits nobody itself. */
export function attackOn(stack: readonly GenresItem[]): GenresItem | undefined {
  return stack.findLast(({ area, hits }) => area.length > 0 || hits.length > 0);
}

/** Return what an item on the stack would do as things stand. */
export function shownByItem(item: GenresItem | undefined, ghosts: ReadonlySet<number>): Shown {
  if (item === undefined) return NOTHING;
  const hits = item.hits.map(({ piece, damage, most }): [number, Hit] => [
    piece,
    ghosts.has(piece) ? "frozen" : hitOf(damage, most),
  ]);
  return { area: areaOf(item.area), hits: new Map(hits) };
}
