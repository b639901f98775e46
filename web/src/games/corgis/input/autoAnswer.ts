/** The short questions: who has nothing to answer with lets it happen, always after the same while (C-10.3). */

import type { AutoAnswer } from "../../../lib/table.svelte";
import type { Question } from "../../../lib/wire.gen";

export const NOTHING_TO_CHOOSE = 2_500;
export const TIME_FOR_A_SAMURAI = 12_000;

const NOTHING: Record<string, string> = {
  REACT: "Nothing to answer with. Letting it happen …",
  ENCORE: "The Bard sings on, but you have nothing to add …",
};

/** Return what *question* answers by itself; only a Samurai and a Bard are hurried. */
export function autoAnswerOf(question: Question): AutoAnswer | null {
  const words = NOTHING[question.kind];
  const option = question.options.find((found) => found.move === "decline");
  if (words === undefined || option === undefined) return null;
  if (question.options.length === 1) return { option, after: NOTHING_TO_CHOOSE, words };
  return question.kind === "REACT" ? { option, after: TIME_FOR_A_SAMURAI, words: null } : null;
}
