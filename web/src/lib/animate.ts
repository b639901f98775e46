/** Events to motion: a pure plan of which card travels from where to where. `stage.svelte.ts` performs it. */

import type { GameEvent } from "./wire.gen";

/** A spot on the screen: the id of a thing (`hand:HGT`, `pile:complete`) or of a place (`seat:1`, `stock:0`). */
export type Place = string;

export interface Travel {
  from: Place;
  to: Place;
  /** The card's notation; null when its face is hidden. */
  card: string | null;
}

/** Cards that travel together. */
export interface Step {
  travels: Travel[];
  duration: number;
  /** How much later each further card sets off. */
  stagger: number;
}

/** What a game says about its events. */
export type Travels = (event: GameEvent, you: number | null) => Travel[];

export const DURATION = 260;
export const STAGGER = 60;
export const HURRIED = 180;
/** With more moves waiting than this, motion is left out until the screen has caught up. */
export const MOST_WAITING = 3;

/** Return the motions of one move, in the order things happened; *waiting* is how many further moves have arrived. */
export function planMotion(events: readonly GameEvent[], you: number | null, travels: Travels, waiting = 0): Step[] {
  if (waiting > MOST_WAITING) return [];
  const hurried = waiting > 0;
  return events
    .map((event) => travels(event, you))
    .filter((found) => found.length > 0)
    .map((found) => ({
      travels: found,
      duration: hurried ? HURRIED : DURATION,
      stagger: hurried ? 0 : STAGGER,
    }));
}

/** Return how long a step takes in all. */
export function lengthOf(step: Step): number {
  return step.duration + step.stagger * (step.travels.length - 1);
}
