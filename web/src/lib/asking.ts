/** When the client passes for its player in a window where one may answer. Client state only, no rules. */

import type { AutoAnswer } from "./table.svelte";
import type { Question } from "./wire.gen";

/** When to be asked: in every window, when something can be played, or only when one is threatened. */
export const ASKINGS = ["always", "able", "threatened"] as const;
export type Asking = (typeof ASKINGS)[number];

/** What a window is like in a game. */
export interface Windows {
  /** The kind of its question. */
  kind: string;
  /** What is said while it is passed with nothing to play, and as the player has set. */
  words: { idle: string; ordered: string };
}

/** A view as far as windows are concerned. */
interface Seen {
  seat: number | null;
  table: { options: { response_hold_ms: number } };
}

/** Return what is answered for the player, if anything; *chance*, between 0 and 1, gives the moment. */
export function answerFor(
  { kind, words }: Windows,
  question: Question,
  { seat, table }: Seen,
  asking: Asking,
  isThreatened: boolean,
  chance: number = Math.random(),
): AutoAnswer | null {
  if (question.kind !== kind || seat === null || asking === "always") return null;
  const option = question.options.find(({ path }) => path.length === 1 && path[0] === "button:pass");
  if (option === undefined) return null;
  const after = table.options.response_hold_ms * (1 + chance);
  if (question.idle) return { option, after, words: words.idle };
  return asking === "able" || isThreatened ? null : { option, after, words: words.ordered, isOrdered: true };
}
