/** How one's own games are told in a list. */

import type { YourTable } from "./wire.gen";

/** Return *tables* with those first where it is one's turn, then those that run, then those that wait. */
export function byUrgency(tables: readonly YourTable[]): YourTable[] {
  const rank = (table: YourTable) => (table.is_turn ? 0 : table.status === "running" ? 1 : 2);
  return tables.toSorted((one, other) => rank(one) - rank(other));
}

/** Return how a table stands, in a few words. */
export function standing(table: YourTable): string {
  switch (table.status) {
    case "waiting":
      return table.seats.some((seat) => seat.kind === "open") ? "Waiting for a player" : "Ready to start";
    case "running":
      return turnOf(table);
    case "finished":
      return resultOf(table);
  }
}

function turnOf(table: YourTable): string {
  if (table.is_turn) return "Your turn";
  const name = table.seats[table.to_act ?? -1]?.name;
  return name === undefined ? "Under way" : `Waiting for ${name}`;
}

/** Return the result with place and score where there are any, such as `Ann won · you came 3rd of 4 · score 7`. */
function resultOf(table: YourTable): string {
  if (table.result == null) return "Over; the rules have changed since";
  const isPlaced = table.place != null && table.place > 1 && table.seats.length > 2;
  const place = isPlaced ? [`you came ${ordinal(table.place ?? 1)} of ${table.seats.length}`] : [];
  const score = table.score == null ? [] : [`score ${table.score}`];
  return [table.result, ...place, ...score].join(" · ");
}

/** Return `1st`, `2nd`, `3rd`, `4th`: as far as a table has seats. */
export function ordinal(place: number): string {
  return `${place}${["st", "nd", "rd"][place - 1] ?? "th"}`;
}

/** Return the day of an ISO 8601 time, as people here write it. */
export function dayOf(time: string, locale?: string): string {
  return new Date(time).toLocaleDateString(locale, { day: "numeric", month: "long", year: "numeric" });
}
