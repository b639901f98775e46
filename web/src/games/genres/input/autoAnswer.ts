/** What is answered for the player at this table; the setting decides, chance gives the moment (G-21.2). */

import type { AutoAnswer } from "../../../lib/table.svelte";
import type { GenresView, Question } from "../../../lib/wire.gen";
import { passing } from "./passing";
import { answerFor } from "./policy";

export function autoAnswerOf(question: Question, view: GenresView): AutoAnswer | null {
  return answerFor(question, view, passing.value, Math.random());
}
