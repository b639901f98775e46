/** The shapes of attacks as the guide and the cards draw them (G-7). They illustrate; what an attack hits is told by the server. */

export type Offset = readonly [dx: number, dy: number];
export type Way = "north" | "east" | "south" | "west";

const WAYS: Readonly<Record<Way, Offset>> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** A shape, and how it lies where that is chosen. */
export interface Drawn {
  shape: string;
  /** Where it faces, for shapes that need a direction. */
  way?: Way;
  /** The center of a plus; straight ahead when nothing is said. */
  center?: Offset;
}

const LONGEST = 10;
const SIDES = [-1, 1] as const;
const PLUS: readonly Offset[] = [
  [0, 0],
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Tell whether a direction is chosen for a shape. */
export function isDirected(shape: string): boolean {
  return shape === "cone" || shape === "2x3" || shape === "line";
}

/** Return the squares of an attack as offsets from its attacker, as far as the battlefield reaches. */
export function offsetsOf({ shape, way = "north", center = [0, -2] }: Drawn): Offset[] {
  if (shape === "cone") return turned(rows([1, 3, 5]), way);
  if (shape === "2x3") return turned(rows([3, 3]), way);
  if (shape === "line") return turned(rows(Array.from({ length: LONGEST }, () => 1)), way);
  if (shape === "line in all four directions")
    return (Object.keys(WAYS) as Way[]).flatMap((one) => offsetsOf({ shape: "line", way: one }));
  if (shape === "plus") return PLUS.map(([dx, dy]) => [center[0] + dx, center[1] + dy]);
  if (shape === "alternate plus") return [...PLUS];
  if (shape.startsWith("X ")) return cross(Number(shape.slice(2)));
  return around(shape);
}

function around(shape: string): Offset[] {
  const [most, least] = reachOf(shape);
  const isIn = ([dx, dy]: Offset) => {
    const far = Math.max(Math.abs(dx), Math.abs(dy));
    if (shape === "checkerboard") return (dx + dy) % 2 === 0;
    return far <= most && (least === 0 || far > least);
  };
  return square(most).filter(isIn);
}

/** Return how far a shape reaches, and the burst that is left out of it. */
function reachOf(shape: string): [most: number, least: number] {
  const [first = "", second] = shape.match(/\d+/g) ?? [];
  if (shape.startsWith("burst")) return [Number(first), Number(second ?? 0)];
  if (shape.endsWith("away")) return [Number(first), Number(first) - 1];
  return shape === "adjacent" ? [1, 0] : [5, 0];
}

function square(reach: number): Offset[] {
  const span = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
  return span.flatMap((dy) => span.map((dx): Offset => [dx, dy]));
}

function cross(reach: number): Offset[] {
  const arms = Array.from({ length: reach }, (_, at) => at + 1);
  return arms.flatMap((k) => SIDES.flatMap((dx) => SIDES.map((dy): Offset => [k * dx, k * dy])));
}

/** Return rows in front of the attacker, who looks north; each has that many squares. */
function rows(widths: readonly number[]): Offset[] {
  return widths.flatMap((wide, row) =>
    Array.from({ length: wide }, (_, at): Offset => [at - (wide - 1) / 2, -(row + 1)]),
  );
}

function turned(offsets: readonly Offset[], way: Way): Offset[] {
  const [fx, fy] = WAYS[way];
  return offsets.map(([side, ahead]) => [-ahead * fx + side * Math.abs(fy), -ahead * fy + side * Math.abs(fx)]);
}

/** How many squares of board a card's small diagram shows to each side of the attacker. */
export function marginOf(shape: string): number {
  if (shape.startsWith("line") || shape === "cone") return 3;
  if (shape === "checkerboard" || shape === "anywhere") return 5;
  const far = offsetsOf({ shape }).map(([dx, dy]) => Math.max(Math.abs(dx), Math.abs(dy)));
  return Math.max(2, ...far);
}
