/** How a game or a match of Clash of Corgis ended, in words. */

import { called } from "../../../lib/words";
import { counted } from "../../../lib/text";
import type { CorgisView } from "../../../lib/wire.gen";

/** Return who takes a game, as a headline. */
export function headlineOf(winner: number, names: readonly string[], you: number | null): string {
  return `${called(winner, names, you)} ${winner === you ? "win" : "wins"} the game`;
}

/** Return how many cards a seat holds, hidden and open. */
export function cardsOf(view: CorgisView, seat: number): number {
  const facts = view.table.seats[seat];
  return facts ? facts.hidden + facts.exposed.length : 0;
}

/** Return why the match is over. */
export function matchReason(view: CorgisView, names: readonly string[], you: number | null): string {
  const winner = view.outcome?.winners[0];
  if (winner === undefined) return "";
  const who = called(winner, names, you);
  const story = `${who} ${winner === you ? "have" : "has"} no card left in paw.`;
  const { match_wins } = view.table.options;
  return match_wins === 1 ? story : `${story} That makes ${counted(match_wins, "game")}, enough for the match.`;
}
