/** How a game or a match of Clash (Coco) ended, in words. */

import { called } from "../../../lib/words";
import { counted } from "../../../lib/text";
import type { CocoResult, CocoView } from "../../../lib/wire.gen";

type Ended = Pick<CocoResult, "winner" | "points" | "left"> & { how: string };

/** Return why a game ended as it did. */
export function reasonOf(result: Ended, names: readonly string[], you: number | null): string {
  const { winner, how } = result;
  if (winner === null) return "Nobody could move, and both had the same number of cards left.";
  const who = called(winner, names, you);
  const left = counted(result.left[1 - winner]?.length ?? 0, "card");
  if (how === "out") return `${who} played every card; ${left} ${left === "1 card" ? "was" : "were"} left over.`;
  return `Nobody could move; ${who === "You" ? "you" : who} had fewer cards left.`;
}

/** Return who takes a game, as a headline. */
export function headlineOf(result: Ended, names: readonly string[], you: number | null): string {
  if (result.winner === null) return "No points this time";
  const verb = result.winner === you ? "score" : "scores";
  return `${called(result.winner, names, you)} ${verb} ${counted(result.points, "point")}`;
}

/** Return why the match is over. */
export function matchReason(view: CocoView, names: readonly string[], you: number | null): string {
  const { results, options } = view.common;
  const last = results.at(-1);
  const story = last ? reasonOf(last, names, you) : "";
  const winner = view.outcome?.winners[0];
  if (winner === undefined) return `${story} After ${counted(results.length, "game")} the points are equal.`;
  const isReached = (view.outcome?.scores[winner] ?? 0) >= options.match_points;
  if (isReached || results.length === 1) return story;
  return `${story} After ${counted(results.length, "game")} the higher total wins.`;
}
