/** When the client passes for its player in a Flash window (P-14.10). Client state only, no rules. */

import type { AutoAnswer } from "../../../lib/table.svelte";
import type { PanzerTable, PanzerView, Question } from "../../../lib/wire.gen";
import { isAtSupply } from "../pending/chain";

/** When to be asked: in every window, when something can be played, or only when the own Supply is attacked. */
export const ASKINGS = ["always", "able", "supply"] as const;
export type Asking = (typeof ASKINGS)[number];

export const PLAIN: Asking = "able";

/** Return what is answered for the player, if anything; *chance* is between 0 and 1. */
export function answerFor(question: Question, view: PanzerView, asking: Asking, chance: number): AutoAnswer | null {
  if (question.kind !== "response" || view.seat === null || asking === "always") return null;
  const option = question.options.find(({ path }) => path.length === 1 && path[0] === "button:pass");
  if (option === undefined) return null;
  const after = view.table.options.response_hold_ms * (1 + chance);
  if (question.idle) return { option, after, words: "Nothing to answer with. Passing …" };
  if (asking === "able" || isSupplyAttacked(view.table, view.seat)) return null;
  return { option, after, words: "Passing, as you have set …", isOrdered: true };
}

/** Tell whether what would resolve next is an attack on the Supply of *seat*. */
function isSupplyAttacked(table: PanzerTable, seat: number): boolean {
  const top = table.chain.at(-1);
  return top !== undefined && isAtSupply(top, seat);
}
