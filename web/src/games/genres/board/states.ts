/** What a token shows of a piece: the markers on it, and values that differ from those printed. Decides nothing. */

import type { GenresPiece } from "../../../lib/wire.gen";
import type { State } from "../card/signs";

export interface Marker {
  state: State;
  /** How many there are, where there can be more than one. */
  count: number;
}

/** Return the markers that lie on a piece, those that matter most first. */
export function markersOf(piece: GenresPiece): Marker[] {
  const counts: Readonly<Record<State, number>> = {
    frozen: Number(piece.frozen),
    skip: Number(piece.skip),
    bleed: piece.bleed,
    rooted: Number(piece.rooted),
    slowed: Number(piece.slowed),
    hasted: Number(piece.hasted),
  };
  return (Object.keys(counts) as State[])
    .map((state) => ({ state, count: counts[state] }))
    .filter(({ count }) => count > 0);
}
