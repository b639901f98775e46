/** Stepping through a match: which step stands for which entry, what a key means, and the address of a moment. */

import type { ReplayLine } from "../../lib/wire.gen";

/** How many steps the server tells at once. */
export const CHUNK = 25;

/** Whose eyes one looks through: a seat or null for a spectator; with open hands everybody's. */
export interface Looking {
  seat: number | null;
  isOpen: boolean;
}

/** Return the last of *steps*, which ascend, that is not after *number*; the first where all are. */
export function placeOf(steps: readonly number[], number: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle] ?? 0) <= number) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** Return the place of the line that tells of *number*, or the last before it; -1 where there is none. */
export function lineAt(story: readonly ReplayLine[], number: number): number {
  const place = placeOf(
    story.map((line) => line.number),
    number,
  );
  return story.length > 0 && (story[place]?.number ?? 0) <= number ? place : -1;
}

/** Return which part of a long list is drawn so that *current* can be seen with its surroundings. */
export function windowAround(length: number, current: number, reach: number): [first: number, end: number] {
  const middle = Math.max(0, Math.min(current, length - 1));
  return [Math.max(0, middle - reach), Math.min(length, middle + reach + 1)];
}

export type Command =
  { to: "first" | "previous" | "next" | "last" | "play" | "open" | "spectator" } | { to: "seat"; seat: number };

const KEYS: Readonly<Record<string, Command>> = {
  ArrowLeft: { to: "previous" },
  ArrowRight: { to: "next" },
  Home: { to: "first" },
  End: { to: "last" },
  " ": { to: "play" },
  o: { to: "open" },
  "0": { to: "spectator" },
};

/** Return what *key* asks for at a match of so many *seats*; null where it asks for nothing. */
export function commandOf(key: string, seats: number): Command | null {
  const seat = Number(key) - 1;
  if (/^[1-8]$/.test(key)) return seat < seats ? { to: "seat", seat } : null;
  return KEYS[key] ?? null;
}

/** Return the address of a moment. */
export function addressOf(id: string, at: number, looking: Looking): string {
  const query = new URLSearchParams({ at: String(at) });
  if (looking.seat !== null) query.set("seat", String(looking.seat));
  if (looking.isOpen) query.set("open", "1");
  return `/replay/${encodeURIComponent(id)}?${query}`;
}

/** Return the moment that the end of an address names; what it does not say is the beginning, and null for no seat. */
export function momentOf(search: string): Looking & { at: number; hasSeat: boolean } {
  const query = new URLSearchParams(search);
  const number = (name: string) => (/^\d{1,6}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : null);
  const seat = number("seat");
  return { at: number("at") ?? 0, seat, hasSeat: query.has("at") || seat !== null, isOpen: query.get("open") === "1" };
}
