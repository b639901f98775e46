/** Turn, step, round and the Curtain Call, in words. */

import { whose } from "../../../lib/words";
import { counted } from "../../../lib/text";
import type { GenresTable, GenresView } from "../../../lib/wire.gen";

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

type Curtain = NonNullable<GenresView["curtain"]>;

/** Return what the Curtain Call will do. */
export function curtainWords({ rounds, loss }: Curtain): string {
  return `${rounds === 1 ? "Next round" : `In ${counted(rounds, "round")}`} everybody alive loses ${loss}`;
}

/** Return the same where there is little room: `Curtain in 2: −1`. */
export const curtainBrief = ({ rounds, loss }: Curtain): string => `Curtain in ${rounds}: −${loss}`;

/** Return the number of the round; empty before the first. */
export function roundWords(round: number): string {
  return round === 0 ? "" : `Round ${round}`;
}
