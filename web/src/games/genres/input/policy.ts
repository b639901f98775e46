/** When the client passes for its player in a reaction window (G-21.2). Client state only, no rules. */

import type { AutoAnswer } from "../../../lib/table.svelte";
import type { GenresView, Question } from "../../../lib/wire.gen";
import { isThreatened } from "../pending/stack";

/** When to be asked: in every window, when something can be played, or only when a piece of one's own would be hit. */
export const ASKINGS = ["always", "able", "hit"] as const;
export type Asking = (typeof ASKINGS)[number];

export const PLAIN: Asking = "able";

/** Return what is answered for the player, if anything; *chance* is between 0 and 1. */
export function answerFor(question: Question, view: GenresView, asking: Asking, chance: number): AutoAnswer | null {
  if (question.kind !== "respond" || view.seat === null || asking === "always") return null;
  const option = question.options.find(({ path }) => path.length === 1 && path[0] === "button:pass");
  if (option === undefined) return null;
  const after = view.table.options.response_hold_ms * (1 + chance);
  if (question.idle) return { option, after, words: "Objections? None from you …" };
  if (asking === "able" || isThreatened(view.table, view.seat)) return null;
  return { option, after, words: "Objections? None from you, as you have set …", isOrdered: true };
}
