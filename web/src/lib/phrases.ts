/** The quick phrases, as this browser says them; everybody else reads them in their own language. */

import type { ChatLine, Phrase } from "./wire.gen";

export const PHRASES: Readonly<Record<Phrase["name"], string>> = {
  hello: "Hello!",
  good_luck: "Good luck, have fun!",
  nice_move: "Nice move!",
  well_played: "Well played!",
  good_game: "Good game!",
  thanks: "Thanks!",
  sorry: "Sorry!",
  oops: "Oops!",
  thinking: "Let me think …",
  one_moment: "One moment, please.",
  again: "Another one?",
  goodbye: "Goodbye!",
};

/** Return what a line says to whoever sits at this browser. */
export function wordsOf(line: ChatLine): string {
  return line.phrase === null ? line.text : PHRASES[line.phrase];
}
