/** Who sits where around the scroll, and what is to be said about them. */

import type { CorgiTable } from "../../../lib/wire.gen";

/** Return the other seats in turn order, beginning after *you*; all of them for a spectator. */
export function othersInOrder(seats: number, you: number | null): number[] {
  const all = Array.from({ length: seats }, (_, at) => at);
  return you === null ? all : [...all.slice(you + 1), ...all.slice(0, you)];
}

/** Return where each of *count* players sits on an arc, in per cent of the scroll from its upper left corner. */
export function arc(count: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (Math.PI * (at + 0.5)) / count;
    const x = 50 - 47 * Math.cos(angle);
    return { x: Math.min(91, Math.max(9, x)), y: 60 - 58 * Math.sin(angle) };
  });
}

/** Return what a seat has done in this round, in a word or two; nothing while it is still to come. */
export function markOf(table: CorgiTable, seat: number): string | null {
  if (table.aimed === seat) return "aimed at";
  if (table.out.includes(seat)) return "out of the round";
  if (table.skipped.includes(seat)) return "skipped";
  if (table.passed.includes(seat)) return "passed";
  return table.pile.at(-1)?.owner === seat ? "leads" : null;
}
