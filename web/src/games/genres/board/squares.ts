/** The battleground: 11 by 11 squares, A1 top left to K11 bottom right. Coordinates in, coordinates out. */

export const SIDE = 11;
export const CENTER = "F6";
export const STARTS: ReadonlySet<string> = new Set(["A1", "F1", "K1", "A6", "K6", "A11", "F11", "K11"]);
export const COLUMNS = [..."ABCDEFGHIJK"];
export const ROWS = Array.from({ length: SIDE }, (_, row) => row);

export interface Spot {
  x: number;
  y: number;
}

/** Return the name of the square in column *x* and row *y*, both from 0. */
export const nameAt = (x: number, y: number): string => `${COLUMNS[x] ?? ""}${y + 1}`;

/** Return the column and row of a square, both from 0. */
export function spotOf(name: string): Spot {
  return { x: COLUMNS.indexOf(name.slice(0, 1)), y: Number(name.slice(1)) - 1 };
}

/** The names of all squares, row by row from the top. */
export const NAMES: readonly (readonly string[])[] = ROWS.map((y) => COLUMNS.map((_, x) => nameAt(x, y)));

const within = (at: number) => Math.max(0, Math.min(at, SIDE - 1));

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-SIDE, 0],
  End: [SIDE, 0],
  PageUp: [0, -SIDE],
  PageDown: [0, SIDE],
};

/** Return the square that a key leads to; the same one at the border, null for any other key. */
export function walkSquares(key: string, name: string): string | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const { x, y } = spotOf(name);
  return nameAt(within(x + step[0]), within(y + step[1]));
}

/** A rectangle of squares. */
export interface Patch {
  square: string;
  wide: number;
  high: number;
}

export function covers({ square, wide, high }: Patch, name: string): boolean {
  const [corner, spot] = [spotOf(square), spotOf(name)];
  return spot.x >= corner.x && spot.x < corner.x + wide && spot.y >= corner.y && spot.y < corner.y + high;
}

/** Return the squares of a rectangle, row by row; what lies beyond the border is left out. */
export function squaresOf({ square, wide, high }: Patch): string[] {
  return NAMES.flat().filter((name) => covers({ square, wide, high }, name));
}

/** Return the square *steps* away; empty beyond the border. */
export function shifted(square: string, x: number, y: number): string {
  const spot = spotOf(square);
  const [column, row] = [spot.x + x, spot.y + y];
  return within(column) === column && within(row) === row ? nameAt(column, row) : "";
}

/** The straight directions, as they are written in moves. */
export const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};
