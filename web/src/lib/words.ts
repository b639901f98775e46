/** How players are called, and small words that every game needs. */

import type { ValueSum } from "./wire.gen";

/** Return `You`, `Hazel`. */
export function called(seat: number, names: readonly string[], you: number | null): string {
  return seat === you ? "You" : (names[seat] ?? `Seat ${seat + 1}`);
}

/** Return `your hand`, `Hazel’s hand`. */
export function whose(seat: number, what: string, names: readonly string[], you: number | null): string {
  return seat === you ? `your ${what}` : `${names[seat] ?? `Seat ${seat + 1}`}’s ${what}`;
}

export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Return a text with players called by their names, where it speaks of `{seat:2}`; whoever reads it is `you`. */
export function told(text: string, names: readonly string[], you: number | null): string {
  return text.replaceAll(/\{seat:(\d+)\}('s)?/g, (_, seat: string, owns: string | undefined) => {
    if (Number(seat) === you) return owns === undefined ? "you" : "your";
    return `${names[Number(seat)] ?? ""}${owns === undefined ? "" : "’s"}`;
  });
}

/** Return `+2`, `−1`. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** Return the sum that makes a value: `3 printed, +1 Hills`. */
export function sumOf({ parts }: ValueSum): string {
  return parts.map(({ label, amount }, at) => `${at === 0 ? amount : signed(amount)} ${label}`).join(", ");
}

/** A named value and the sum that makes it, in words. */
export interface Sum {
  name: string;
  value: string;
  sum: string;
}
