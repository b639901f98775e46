/** Looking at the battleground closer or from afar. Numbers in, numbers out. */

import { SIDE, spotOf } from "./squares";

/** How much closer one can come. */
export const CLOSEST = 3;
/** How much a press of a button changes. */
export const STEP = 1.35;
/** How wide the letters and numbers at the edge are. */
export const GUTTER = 16;
/** How much is left free at the other edges, as pieces stick out a little. */
const MARGIN = 6;

/** Return how close one may be; 1 shows everything. */
export function bounded(zoom: number): number {
  return Math.max(1, Math.min(zoom, CLOSEST));
}

/** Return how wide a square is where the whole battleground just fits. */
export function fitting(width: number, height: number): number {
  return Math.max(12, (Math.min(width, height) - GUTTER - MARGIN) / SIDE);
}

/** Return how far to scroll so that what lies at *at* stays there while everything grows by *ratio*. */
export function held(scroll: number, at: number, ratio: number): number {
  return (scroll + at) * ratio - at;
}

/** Return how far to scroll so that a square is in the middle. */
export function centred(square: string, cell: number, room: { width: number; height: number }) {
  const { x, y } = spotOf(square);
  const at = (place: number, length: number) => GUTTER + (place + 0.5) * cell - length / 2;
  return { left: at(x, room.width), top: at(y, room.height) };
}

/** Return how far two fingers are apart. */
export function apart(one: { clientX: number; clientY: number }, other: { clientX: number; clientY: number }): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
