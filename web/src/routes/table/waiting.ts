/** What to say at a table while nothing is asked. */

import type { View } from "../../lib/table.svelte";
import type { SeatInfo, TableInfo } from "../../lib/wire.gen";
import { behind } from "./watching";

/** Return who is waited for; *you* is null for a spectator. */
export function waitingFor(
  view: Pick<View, "outcome" | "to_act">,
  seats: readonly SeatInfo[],
  you: number | null,
): string {
  if (view.outcome) return "The match is over.";
  const acting = view.to_act === null ? undefined : seats[view.to_act];
  if (acting === undefined || view.to_act === you) return "One moment …";
  const sentence = acting.kind === "bot" ? `${acting.name} is thinking …` : `${acting.name} is to move.`;
  return you === null ? `You are watching. ${sentence}` : sentence;
}

/** Return for whom the last open seat is kept by a challenge; null where nobody is waited for by name. */
export function keptFor(info: TableInfo): string | null {
  const open = info.seats.filter((seat) => seat.kind === "open");
  const isSeries = (info.series?.round ?? 1) > 1;
  const isMade = info.status === "waiting" || info.host !== null;
  return open.length === 1 && open[0]?.name && isMade && !isSeries ? open[0].name : null;
}

/** Return `0:45` for 45,000 milliseconds, and never less than nothing. */
export function minutesText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Return what is agreed on about the result, before the match begins. */
export function stakesOf(info: TableInfo): string[] {
  const { rated, leaving, best_of: length = 1, other_decks: others } = info.terms ?? {};
  const said = [];
  if (rated) {
    const left = leaving === "bot" ? "counts as the bot finishes that plays on" : "comes last";
    said.push(`Rated: the result counts, and whoever leaves ${left}.`);
  }
  if (length > 1) said.push(`Best of ${length}: seats change after each match${others ? ", decks may" : ""}.`);
  return said;
}

/** Return what the button says that leads on from a match which is over. */
export function nextText(info: TableInfo): string {
  if (info.series && !info.series.is_decided) return "Next match";
  return info.rematch ? "Join the rematch" : "Rematch";
}

/** Return what is going on at a table without a match, for the person called *name* on the seat *you*. */
export function headlineOf(info: TableInfo, you: number | null, name: string): string {
  const kept = keptFor(info);
  if (info.status === "closed") return kept === null ? "This table is closed" : `${kept} has declined`;
  if (info.status === "outdated") return "The rules have changed, so this match has ended without a result";
  if (info.status === "running") return `The match has begun, and you are ${behind(info.terms?.delay ?? 0)}`;
  const free = info.seats.filter((seat) => seat.kind === "open").length;
  if (free === 0) return you !== null && you === info.host ? "Everybody is here" : "About to start";
  if (kept !== null && you !== null) return `Waiting for ${kept}`;
  if (kept === name) return `${info.seats[info.host ?? 0]?.name} challenges you`;
  if (info.series && info.series.round > 1) return `Match ${info.series.round} of the series`;
  if (you === null) return free === 1 ? "A seat is free" : `${free} seats are free`;
  return free === 1 ? "Waiting for a player" : `Waiting for ${free} players`;
}
