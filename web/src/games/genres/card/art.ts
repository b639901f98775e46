/** What lies behind a card's picture: the backdrop of its genre, drawn from the card's id, so that no two cards look the same. */

import { BACKDROPS, type Draw, type Layer } from "./backdrops";
import { type Face, genreKey } from "./cards";

/** The art window, in units of its own. */
export const WINDOW = 100;

export interface Poster {
  layers: readonly Layer[];
  /** How the picture is turned, in degrees, and how large it is. */
  turn: number;
  size: number;
  /** Whether the picture faces the other way. */
  isTurned: boolean;
  /** How far the colours are shifted, in degrees. */
  tint: number;
}

/** Return a number that differs from id to id (FNV-1a), the same on every machine. */
function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** Return a source of numbers from 0 to 1 that begins with the card's id (mulberry32). */
function drawsOf(id: string): Draw {
  let state = seedOf(id);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How far the colours of a genre may stray; a genre must stay itself. */
const STRAY = 16;

/** Return the poster of a card. */
export function posterOf({ id, genre }: Face): Poster {
  const draw = drawsOf(id);
  return {
    turn: Math.round(draw() * 16 - 8),
    size: 0.94 + draw() * 0.16,
    isTurned: draw() < 0.4,
    tint: Math.round(draw() * STRAY - STRAY / 2),
    layers: BACKDROPS[genreKey(genre)]?.(draw) ?? [],
  };
}
