/** How a match of Clash of the Genres ended, in words and places. */

import { listed } from "../../../lib/text";
import type { GenresView } from "../../../lib/wire.gen";
import { capital } from "../board/pieces";

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

/** Return the players by their places: who lived longer is higher, those who fell together by their health (G-20.4). */
export function placesOf(view: GenresView): Place[] {
  const winners = view.outcome?.winners ?? [];
  const rank = (seat: number) => {
    const facts = view.table.seats[seat];
    if (winners.includes(seat)) return [Infinity, 0] as const;
    return [facts?.died ?? Infinity, facts?.health ?? 0] as const;
  };
  const isBetter = (one: number, other: number) => {
    const [[died, health], [diedOther, healthOther]] = [rank(one), rank(other)];
    return died !== diedOther ? died > diedOther : health > healthOther;
  };
  const seats = view.table.seats.map((facts, seat) => ({
    seat,
    place: 1 + view.table.seats.filter((_, other) => isBetter(other, seat)).length,
    health: facts.health,
    isAlive: facts.is_alive,
  }));
  return seats.toSorted((one, other) => one.place - other.place || one.seat - other.seat);
}
