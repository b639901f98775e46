/** What people at a table have to settle now: offers, and somebody who is away. */

import { listed } from "../../lib/text";
import type { Offered, Outcome, SeatInfo, TableInfo } from "../../lib/wire.gen";

/** An offer as one player sees it. */
export interface Question {
  what: Offered["what"];
  text: string;
  /** Whether it waits for this player; otherwise it can only be withdrawn or waited for. */
  isMine: boolean;
}

const ASKED = { draw: "offers a draw", undo: "asks to take the last move back" };
const ASKING = { draw: "You offered a draw", undo: "You asked to take your move back" };

/** Return the offers as the player of *you* sees them; spectators are not asked. */
export function offersFor(info: TableInfo, you: number | null): Question[] {
  if (you === null) return [];
  return (info.offers ?? []).map((offer) => {
    const isMine = !offer.agreed.includes(you);
    const name = info.seats[offer.seat]?.name ?? "";
    const waits = info.seats
      .filter((seat, at) => isPerson(seat) && !offer.agreed.includes(at))
      .map((seat) => seat.name);
    const said = offer.seat === you ? ASKING[offer.what] : `${name} ${ASKED[offer.what]}`;
    return { what: offer.what, isMine, text: isMine ? `${said}.` : `${said}; waiting for ${listed(waits)}.` };
  });
}

function isPerson(seat: SeatInfo): boolean {
  return seat.kind === "human";
}

/** Return the seats of those who have been away for too long, for a player who may act. */
export function overdueFor(info: TableInfo, you: number | null): number[] {
  if (you === null || info.status !== "running") return [];
  return info.seats.flatMap((seat, at) => (seat.overdue && at !== you ? [at] : []));
}

/** Return who plays for whom until they return. */
export function standIns(info: TableInfo): string[] {
  return info.seats.flatMap((seat) =>
    seat.stands_in ? [`${seat.name} plays for ${seat.stands_in} until they return.`] : [],
  );
}

/** Return why a match is over that ended over the heads of the rules; null for any other. */
export function arrangedEnd(outcome: Outcome, names: readonly string[], you: number | null): string | null {
  if (outcome.reason === "agreed") return "Everybody agreed to a draw.";
  const others = names.flatMap((name, seat) => (outcome.winners.includes(seat) ? [] : [seat === you ? "you" : name]));
  const who = listed(others.map((name) => (name === "you" ? "You" : name)));
  const isOne = others.length === 1 && others[0] !== "you";
  switch (outcome.reason) {
    case "resigned":
      return `${who} ${isOne ? "resigns" : "resign"}.`;
    case "out of time":
      return `${who} ${isOne ? "runs" : "run"} out of time.`;
    case "absent":
      return `${who} ${isOne ? "was" : "were"} away for too long.`;
    default:
      return null;
  }
}
