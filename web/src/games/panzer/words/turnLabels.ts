/** Turn, phase and whom one waits for, in words. */

import { whose } from "../../../lib/words";
import type { PanzerTable, PanzerView } from "../../../lib/wire.gen";
import { counted } from "../../../lib/text";

const PHASES: Readonly<Record<string, string>> = {
  "set-up": "Set-up",
  standby: "Standby-Phase",
  draw: "Draw-Phase",
  main: "Main-Phase",
  end: "End-Phase",
  over: "The match is over",
};

/** The phases of a turn in their order, for a track. */
export const TRACK = ["standby", "draw", "main", "end"] as const;

export function phaseName(phase: string): string {
  return PHASES[phase] ?? phase;
}

/** Return whose turn it is. */
export function turnWords(table: PanzerTable, names: readonly string[], you: number | null): string {
  if (table.active === null) return "The map is laid out";
  return table.active === you ? "Your turn" : whose(table.active, "turn", names, you);
}

/** Return how many turns the active player has begun; empty before the first. */
export function turnNumber(table: PanzerTable): string {
  const turns = table.active === null ? 0 : (table.seats[table.active]?.turns ?? 0);
  return turns === 0 ? "" : `turn ${turns}`;
}

/** Tell whether somebody is asked whether to answer: whoever it is, everybody sees the same sign (P-14.10). */
export function isWindow(view: PanzerView): boolean {
  const { chain, active, phase } = view.table;
  if (view.to_act === null || active === null || phase === "over") return false;
  return chain.length > 0 ? view.to_act !== chain.at(-1)?.seat : view.to_act !== active;
}

/** Return how many Factories may still be played. */
export function allowanceWords(allowance: number): string {
  return allowance === 0
    ? "No Factory left to play"
    : `${counted(allowance, "Factory").replace("Factorys", "Factories")} to play`;
}
