/** How a match of Geek Fight ended, in words. */

import { called } from "../../../lib/words";
import type { GeekView } from "../../../lib/wire.gen";
import { listed } from "../../../lib/text";

/** Return why the match is over. */
export function matchReason(view: GeekView, names: readonly string[], you: number | null): string {
  const winners = view.outcome?.winners ?? [];
  const [winner] = winners;
  if (winner === undefined) return "";
  if (winners.length > 1) {
    return `Closing Time. ${listed(winners.map((seat) => called(seat, names, you)))} cannot be told apart and share the win.`;
  }
  const who = called(winner, names, you);
  const [has, is, leads] = winner === you ? ["have", "are", "lead"] : ["has", "is", "leads"];
  const cred = view.table.seats[winner]?.cred ?? 0;
  if (cred >= view.table.options.cred_goal) return `${who} ${has} ${cred} Cred, and the whole hall knows it.`;
  const left = view.table.seats.filter((seat) => seat.is_in).length;
  return left === 1 ? `${who} ${is} the last one standing.` : `Closing Time. ${who} ${leads} with ${cred} Cred.`;
}
