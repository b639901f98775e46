/** How a match of Clash of the Genres ended, in words and places. */

import { capital } from "../../../lib/words";
import { listed } from "../../../lib/text";
import type { GenresView } from "../../../lib/wire.gen";

/** Return why the match is over. */
export function matchReason(view: GenresView, names: readonly string[], you: number | null): string {
  if (view.outcome === null) return "";
  const { winners, reason } = view.outcome;
  const who = listed(winners.map((seat) => (seat === you ? "you" : (names[seat] ?? ""))));
  const is = winners[0] === you ? "are" : "is";
  if (winners.length > 1) return `The last ones fell together, equally far gone: ${who} share the victory.`;
  if (reason === "curtain call") return `The Curtain Call fells the last of the others: ${who} ${is} the champion.`;
  if (reason === "photo finish") return `A photo finish: the last ones fell together, and ${who} ${is} the least dead.`;
  return `${capital(who)} ${is} the last one standing.`;
}

/** A player's place at the end. */
export interface Place {
  seat: number;
  place: number;
  health: number;
  /** Whether the player stands, or is a ghost. */
  isAlive: boolean;
}

/** Return the players by their places, which are their scores. */
export function placesOf({ outcome, table }: GenresView): Place[] {
  const seats = table.seats.map(({ health, is_alive: isAlive }, seat) => ({
    seat,
    place: outcome?.scores[seat] ?? 1,
    health,
    isAlive,
  }));
  return seats.toSorted((one, other) => one.place - other.place || one.seat - other.seat);
}
