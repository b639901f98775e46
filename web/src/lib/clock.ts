/** Clocks as they are shown: what is left, from what the server said and how long ago. */

import type { ClockFace } from "./wire.gen";

/** What the clocks showed, and when it was heard, by this browser's own clock. */
export interface HeardClock {
  face: ClockFace;
  at: number;
}

/** Return how many milliseconds *seat* has left at a moment; null where it has no clock. */
export function leftOf(heard: HeardClock, seat: number, now: number): number | null {
  const left = heard.face.left[seat] ?? null;
  if (left === null || heard.face.running !== seat) return left;
  return Math.max(0, left - heard.face.elapsed - (now - heard.at));
}

/** Return *left* as a clock shows it: `4:59`, `0:09.5` at the end, `1 day 3 h` where there is much. */
export function clockText(left: number): string {
  const seconds = Math.floor(left / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60),
  ];
  if (days > 0) return `${days} d ${hours} h`;
  const rest = String(seconds % 60).padStart(2, "0");
  if (minutes >= 60) return `${hours}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
  return left < 10_000 ? `0:${rest}.${Math.floor(left / 100) % 10}` : `${minutes}:${rest}`;
}
