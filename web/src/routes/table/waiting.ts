/** What to say at a table while nothing is asked. */

import type { View } from "../../lib/table.svelte";
import type { SeatInfo } from "../../lib/wire.gen";

/** Return who is waited for; *you* is null for a spectator. */
export function waitingFor(
  view: Pick<View, "outcome" | "to_act">,
  seats: readonly SeatInfo[],
  you: number | null,
): string {
  if (view.outcome) return "The match is over.";
  const acting = view.to_act === null ? undefined : seats[view.to_act];
  if (acting === undefined || view.to_act === you) return "One moment …";
  const sentence = acting.kind === "bot" ? `${acting.name} is thinking …` : `${acting.name} is to move.`;
  return you === null ? `You are watching. ${sentence}` : sentence;
}
