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

export function autoAnswerOf(question: Question, view: PanzerView): AutoAnswer | null {
  return answerFor(FLASH, question, view, asking.value, isSupplyAttacked(view.table, view.seat));
}

/** Tell whether what would resolve next is an attack on the Supply of *seat*. */
export function isSupplyAttacked(table: PanzerTable, seat: number | null): boolean {
  const top = table.chain.at(-1);
  return top !== undefined && seat !== null && isAtSupply(top, seat);
}
