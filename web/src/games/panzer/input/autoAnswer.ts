/** What is answered for the player in a Flash window; the setting decides, chance gives the moment (P-14.10). */

import { answerFor, type Asking, ASKINGS } from "../../../lib/asking";
import { Preference } from "../../../lib/preference.svelte";
import type { AutoAnswer } from "../../../lib/table.svelte";
import type { PanzerTable, PanzerView, Question } from "../../../lib/wire.gen";
import { isAtSupply } from "../pending/chain";

export const asking = new Preference<Asking>("panzer-passing", ASKINGS, "able");

const FLASH = {
  kind: "response",
  words: { idle: "Nothing to answer with. Passing …", ordered: "Passing, as you have set …" },
};

const PASSING = { ...FLASH, words: { ...FLASH.words, idle: "Passing this turn …" } };

export function autoAnswerOf(question: Question, view: PanzerView): AutoAnswer | null {
  // Whoever passed for the turn is asked on, so that nobody can tell, and answered for whatever is set.
  if (view.passes_turn) return answerFor(PASSING, question, view, "able", false);
  return answerFor(FLASH, question, view, asking.value, isSupplyAttacked(view.table, view.seat));
}

/** Tell whether what would resolve next is an attack on the Supply of *seat*. */
export function isSupplyAttacked(table: PanzerTable, seat: number | null): boolean {
  const top = table.chain.at(-1);
  return top !== undefined && seat !== null && isAtSupply(top, seat);
}
