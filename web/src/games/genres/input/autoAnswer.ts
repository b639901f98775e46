/** What is answered for the player in a reaction window; the setting decides, chance gives the moment (G-21.2). */

import { answerFor, type Asking, ASKINGS } from "../../../lib/asking";
import { Preference } from "../../../lib/preference.svelte";
import type { AutoAnswer } from "../../../lib/table.svelte";
import type { GenresView, Question } from "../../../lib/wire.gen";
import { isThreatened } from "../pending/stack";

export const asking = new Preference<Asking>("genres-passing", ASKINGS, "able");

const REACTIONS = {
  kind: "respond",
  words: { idle: "Objections? None from you …", ordered: "Objections? None from you, as you have set …" },
};

export function autoAnswerOf(question: Question, view: GenresView): AutoAnswer | null {
  return answerFor(REACTIONS, question, view, asking.value, isThreatened(view.table, view.seat));
}
