/** Turn, step, round and the Curtain Call, in words. */

import { counted } from "../../../lib/text";
import type { GenresTable } from "../../../lib/wire.gen";
import { whose } from "../board/pieces";

/** The first round that begins with a Curtain Call, and when to warn of it. */
const CURTAIN = 16;
const WARNING = 14;

const STEPS: Readonly<Record<string, string>> = {
  "set-up": "Set-up",
  start: "Start step",
  draw: "Draw step",
  action: "Action step",
  summon: "Summon step",
  end: "End step",
  ghost: "Haunting",
  over: "The match is over",
};

/** The steps of a turn in their order, for a track. */
export const TRACK = ["start", "draw", "action", "summon", "end"] as const;

export function stepName(phase: string): string {
  return STEPS[phase] ?? phase;
}

/** Return whose turn it is. */
export function turnWords(table: GenresTable, names: readonly string[], you: number | null): string {
  if (table.phase === "over") return "Curtain";
  if (table.active === null || table.phase === "set-up") return "The stage is set";
  if (table.active === you) return table.phase === "ghost" ? "Your haunting" : "Your turn";
  return whose(table.active, "turn", names, you);
}

/** Return how many actions are left in the action step; empty outside it. */
export function actionWords(table: GenresTable): string {
  if (table.phase !== "action") return "";
  return table.actions === 0 ? "No actions left" : `${counted(table.actions, "action")} left`;
}

/** Return what the Curtain Call will do, from round 14 on; empty before. */
export function curtainWords(round: number): string {
  if (round < WARNING) return "";
  const next = Math.max(CURTAIN, round + 1);
  const when = next === round + 1 ? "Next round" : `In ${counted(next - round, "round")}`;
  return `${when} everybody alive loses ${next - CURTAIN + 1}`;
}

/** Return the same where there is little room: `Curtain in 2: −1`. */
export function curtainBrief(round: number): string {
  const next = Math.max(CURTAIN, round + 1);
  return round < WARNING ? "" : `Curtain in ${next - round}: −${next - CURTAIN + 1}`;
}

/** Return the number of the round; empty before the first. */
export function roundWords(round: number): string {
  return round === 0 ? "" : `Round ${round}`;
}
