/** How a match of Panzer Clash ended, in words. */

import { capital, whose } from "../../../lib/words";
import type { PanzerView } from "../../../lib/wire.gen";

/** Return why the match is over. */
export function matchReason(view: PanzerView, names: readonly string[], you: number | null): string {
  if (view.outcome === null) return "";
  const [winner] = view.outcome.winners;
  if (winner === undefined) return "After a hundred turns each both Supplies are equally large.";
  const loser = 1 - winner;
  switch (view.outcome.reason) {
    case "conceded":
      return loser === you ? "You concede." : `${names[loser] ?? ""} concedes.`;
    case "turn limit":
      return `After a hundred turns each ${whose(winner, "Supply", names, you)} is the larger one.`;
    default:
      return `${capital(whose(loser, "Supply", names, you))} was empty when a card had to be drawn.`;
  }
}
