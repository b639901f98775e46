/** What is answered for the player at this table; the setting decides, chance gives the moment (G-21.2). */

import type { Lapse } from "../../lib/table.svelte";
import type { GenresView, Question } from "../../lib/wire.gen";
import { passing } from "./passing";
import { answerFor } from "./policy";

export function lapseOf(question: Question, view: GenresView): Lapse | null {
  return answerFor(question, view, passing.value, Math.random());
}
