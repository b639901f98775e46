/** What is answered for the player at this table; the policy decides, chance gives the moment (F-22.6.3). */

import type { AutoAnswer } from "../../../lib/table.svelte";
import type { GeekView, Question } from "../../../lib/wire.gen";
import { passing } from "./passing.svelte";
import { answerFor } from "./policy";

export function autoAnswerOf(question: Question, view: GeekView): AutoAnswer | null {
  return answerFor(question, view, passing.policy, passing.order, Math.random());
}
