/** A player at a glance, read from a view. Decides nothing. */

import { counted } from "../../../lib/text";
import type { GenresPiece, GenresView } from "../../../lib/wire.gen";
import { marksOf, pawnOf, summonsOf, summonWords } from "../board/pieces";

export const HEART = "M12 21C5 15 2 12 2 8a5 5 0 0 1 10-2a5 5 0 0 1 10 2c0 4-3 7-10 13z";

/** Return how somebody is called where there is little room: many share the first word. */
export const lastWord = (name: string): string => name.trim().split(" ").at(-1) ?? name;

export interface SeatFacts {
  isAlive: boolean;
  health: number;
  hand: number;
  /** The equipment of the pawn. */
  worn: readonly string[];
  summons: readonly GenresPiece[];
  /** What has befallen the player, in a word or two each. */
  marks: readonly string[];
}

/** Return what everybody sees of a player; null for a seat that is not there. */
export function seatFacts(view: GenresView, seat: number): SeatFacts | null {
  const facts = view.table.seats[seat];
  if (facts === undefined) return null;
  const pawn = pawnOf(view.table, seat);
  return {
    isAlive: facts.is_alive,
    health: facts.health,
    hand: facts.hand,
    worn: pawn?.equipment ?? [],
    summons: summonsOf(view.table, seat),
    marks: [...(pawn ? marksOf(pawn) : []), ...(facts.gagged_by.length > 0 ? ["no Objection!"] : [])],
  };
}

/** Return how a player is read aloud, after the name. */
export function spokenSeat(view: GenresView, seat: number): string {
  const facts = seatFacts(view, seat);
  if (facts === null) return "";
  const { isAlive, health, hand, worn, marks } = facts;
  const held = [`${health} health`, `${counted(hand, "card")} in hand`, counted(worn.length, "equipment card")];
  return [...(isAlive ? held : ["a ghost"]), summonWords(view.table, seat), ...marks].join(", ");
}

/** Return the seats in turn order, beginning with oneself or whoever went first. */
export function turnOrder({ table }: GenresView, you: number | null): number[] {
  const count = table.seats.length;
  return Array.from({ length: count }, (_, at) => (at + (you ?? table.first ?? 0)) % count);
}
