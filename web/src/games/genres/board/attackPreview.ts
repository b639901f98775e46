/** What the board shows before something is confirmed, and while it is on the stack: squares, hits, costs. */

import type { GenresItem, Option } from "../../../lib/wire.gen";

/** What would happen to a piece: so much damage, or a ghost is frozen. */
export type Hit = number | "frozen";

export interface Shown {
  area: ReadonlySet<string>;
  hits: ReadonlyMap<number, Hit>;
}

export const NOTHING: Shown = { area: new Set(), hits: new Map() };

const MOST = 100;

/** Return the squares to paint: none where the whole floor would be, for then only who is hit matters. */
const areaOf = (squares: readonly string[]): ReadonlySet<string> => new Set(squares.length < MOST ? squares : []);

/** Return what an option shows: `area:F6`, `hit:7=2`, `hit:9=frozen`. */
export function shownBy(option: Pick<Option, "shows"> | null): Shown {
  const words = option?.shows ?? [];
  const after = (kind: string) =>
    words.filter((word) => word.startsWith(`${kind}:`)).map((word) => word.slice(kind.length + 1));
  const hits = after("hit").map((word): [number, Hit] => {
    const [piece = "", damage = ""] = word.split("=");
    return [Number(piece), damage === "frozen" ? "frozen" : Number(damage)];
  });
  return { area: areaOf(after("area")), hits: new Map(hits) };
}

/** Return the next attack on the stack; what answers it hits nobody itself. */
export function attackOn(stack: readonly GenresItem[]): GenresItem | undefined {
  return stack.findLast(({ area, hits }) => area.length > 0 || hits.length > 0);
}

/** Return what an item on the stack would do as things stand. */
export function shownByItem(item: GenresItem | undefined, ghosts: ReadonlySet<number>): Shown {
  if (item === undefined) return NOTHING;
  const hits = item.hits.map(({ piece, damage }): [number, Hit] => [piece, ghosts.has(piece) ? "frozen" : damage]);
  return { area: areaOf(item.area), hits: new Map(hits) };
}

/** Return what it costs to go somewhere, as the label says: `Move: F8, 2.5 of 5`; empty where it does not. */
export function costOf({ label }: Pick<Option, "label">): string {
  const cost = /, (\d+(?:\.5)?) of \d/.exec(label)?.[1];
  return cost?.replace(/^0\.5$/, "½").replace(".5", "½") ?? "";
}
