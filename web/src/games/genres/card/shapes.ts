/** The shapes of attacks as the guide and the cards draw them, from what is printed (G-7). */

import { type Shape, SHAPES } from "./cards";

export type Offset = Shape["squares"][number];
export type Way = "north" | "east" | "south" | "west";

/** A shape, and where it faces if it needs a direction. */
export interface Drawn {
  shape: string;
  way?: Way;
}

const BY_NAME = new Map(SHAPES.map((shape) => [shape.name, shape]));

/** Tell whether a direction is chosen for a shape. */
export const isDirected = (shape: string): boolean => BY_NAME.get(shape)?.is_directed ?? false;

/** Return the squares of an attack as offsets from its attacker, as far as the battlefield reaches. */
export function offsetsOf({ shape, way = "north" }: Drawn): Offset[] {
  return (BY_NAME.get(shape)?.squares ?? []).map((offset) => TURNS[way](offset));
}

const TURNS: Readonly<Record<Way, (offset: Offset) => Offset>> = {
  north: (offset) => offset,
  east: ([dx, dy]) => [-dy, dx],
  south: ([dx, dy]) => [-dx, -dy],
  west: ([dx, dy]) => [dy, -dx],
};

/** How many squares of board a card's small diagram shows to each side of the attacker. */
export function marginOf(shape: string): number {
  if (shape.startsWith("line")) return 3;
  return Math.max(2, ...offsetsOf({ shape }).map(([dx, dy]) => Math.max(Math.abs(dx), Math.abs(dy))));
}
