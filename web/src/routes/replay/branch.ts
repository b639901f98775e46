/** Who plays on from a moment of a match. */

import type { BotLevel, SeatInfo, SeatPlan } from "../../lib/wire.gen";

/** What can be chosen for a seat: `me`, `open` for a friend who comes by link, or the level of a bot. */
export type Occupant = string;

/** Return who sits where until somebody chooses otherwise: oneself on *mine*, and bots against them. */
export function usualOccupants(seats: readonly SeatInfo[], mine: number, bots: readonly BotLevel[]): Occupant[] {
  const middle = bots[Math.floor(bots.length / 2)]?.level ?? "greedy";
  const levels = bots.map((bot) => bot.level);
  return seats.map((seat, at) =>
    at === mine ? "me" : seat.level && levels.includes(seat.level) ? seat.level : middle,
  );
}

/** Return the plan for the server. */
export function plansOf(occupants: readonly Occupant[]): SeatPlan[] {
  return occupants.map((kind) => (kind === "me" || kind === "open" ? { kind } : { kind: "bot", level: kind }));
}

/** Return what will happen, in a sentence; null where nobody would be there to play. */
export function consequence(occupants: readonly Occupant[]): string | null {
  const mine = occupants.filter((one) => one === "me").length;
  if (occupants.includes("open")) return mine > 0 ? "You get a link to send to your friends." : null;
  if (mine === occupants.length) return "You play every seat yourself, and see what each of them sees in turn.";
  if (mine > 1) return "You play several seats yourself, and see what each of them sees in turn.";
  return mine === 1 ? "It begins at once." : "The bots play on at once, and you watch.";
}
