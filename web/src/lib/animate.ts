/** Events to motion: a pure plan of which card travels from where to where. `stage.svelte.ts` performs it. */

import type { Callout, GameEvent } from "./wire.gen";

/** A spot on the screen: the id of a thing (`hand:HGT`, `pile:complete`) or of a place (`seat:1`, `stock:0`). */
export type Place = string;

export interface Travel {
  from: Place;
  to: Place;
  /** The card's notation; null when its face is hidden. */
  card: string | null;
}

/** What happens at one time: cards that travel together, words that are called out. */
export interface Step {
  /** What is called out meanwhile. */
  called: Callout | null;
  travels: Travel[];
  duration: number;
  /** How much later each further card sets off. */
  stagger: number;
}

/** What a game says about its events. */
export type Travels<E extends GameEvent = GameEvent> = (event: E, you: number | null) => Travel[];

export const DURATION = 260;
export const STAGGER = 60;
export const HURRIED = 180;
/** How long words stand. */
export const CALL = 1150;
export const HURRIED_CALL = 650;
/** With more moves waiting than this, motion is left out until the screen has caught up. */
export const MOST_WAITING = 3;

/** Return the motions of one move with its call-outs, in the order things happened; *waiting* is how many further moves have arrived. */
export function planMotion<E extends GameEvent>(
  events: readonly E[],
  you: number | null,
  travels: Travels<E>,
  waiting = 0,
  callouts: readonly (Callout | null)[] = [],
): Step[] {
  if (waiting > MOST_WAITING) return [];
  const hurried = waiting > 0;
  return events
    .map((event, at) => ({ travels: travels(event, you), called: callouts[at] ?? null }))
    .filter((found) => found.travels.length > 0 || found.called !== null)
    .map((found) => ({
      ...found,
      duration: hurried ? HURRIED : DURATION,
      stagger: hurried ? 0 : STAGGER,
    }));
}

/** Return how long a step takes in all. */
export function lengthOf(step: Step): number {
  const flight = step.travels.length === 0 ? 0 : step.duration + step.stagger * (step.travels.length - 1);
  const call = step.called === null ? 0 : step.duration === HURRIED ? HURRIED_CALL : CALL;
  return Math.max(flight, call);
}
