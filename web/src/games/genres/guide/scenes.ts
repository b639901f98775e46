/** Where things lie in a drawing of a part of the battlefield. */

import type { Scene } from "./guide";
import { nameAt, spotOf } from "../board/squares";

/** Return the squares of a drawing, row by row. */
export function squaresIn({ from, wide, high }: Scene): string[] {
  const corner = spotOf(from);
  return Array.from({ length: wide * high }, (_, at) =>
    nameAt(corner.x + (at % wide), corner.y + Math.floor(at / wide)),
  );
}

function spotIn({ from }: Scene, square: string) {
  const [corner, spot] = [spotOf(from), spotOf(square)];
  return { x: spot.x - corner.x, y: spot.y - corner.y };
}

const percent = (part: number, whole: number) => `${Number(((part / whole) * 100).toFixed(3))}%`;

/** Return the place of a square, or of a rectangle that begins there, as a style. */
export function placeOf(scene: Scene, square: string, wide = 1, high = 1): string {
  const { x, y } = spotIn(scene, square);
  const [left, top] = [percent(x, scene.wide), percent(y, scene.high)];
  return `left:${left};top:${top};width:${percent(wide, scene.wide)};height:${percent(high, scene.high)}`;
}

/** How far before somebody an arrow stops, in squares. */
const SHORT = 0.58;

/** Return a way as a line, and how its point is moved and turned; before somebody at its end it stops short. */
export function arrowOf(scene: Scene, way: readonly string[]): { line: string; point: string } {
  const points = way.map((square) => spotIn(scene, square)).map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
  const [before = { x: 0, y: 0 }, goal = before] = points.slice(-2);
  const [dx, dy] = [goal.x - before.x, goal.y - before.y];
  const isTaken = scene.actors?.some(({ piece }) => piece.square === way.at(-1)) ?? false;
  const back = isTaken ? SHORT / Math.hypot(dx, dy) : 0;
  const end = { x: goal.x - dx * back, y: goal.y - dy * back };
  const line = [...points.slice(0, -1), end].map(({ x, y }) => `${x} ${y}`).join("L");
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return { line: `M${line}`, point: `translate(${end.x} ${end.y}) rotate(${turn})` };
}
