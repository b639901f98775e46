/** Performs a plan of motions on the page: cards fly over the board, and a hand's cards glide to their new places. */

import { tick } from "svelte";
import { DURATION, lengthOf, planMotion, type Step, type Travel, type Travels } from "./animate";
import { settings } from "./settings.svelte";
import type { Shower } from "./table.svelte";
import type { Callout, GameEvent, Moved } from "./wire.gen";

/** A card in the air. */
export interface Flight extends Travel {
  id: number;
  delay: number;
  duration: number;
}

/** What a stage must know about a game. */
export interface Choreography<E extends GameEvent = GameEvent> {
  travels: Travels<E>;
  pauseAt(events: readonly E[]): E | null;
}

const ARRIVAL_STAGGER = 55;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Return where a thing or place is on the page. */
export function find(place: string): HTMLElement | null {
  const name = CSS.escape(place);
  return document.querySelector<HTMLElement>(`[data-thing="${name}"]:not([data-gone]), [data-place="${name}"]`);
}

export class Stage implements Shower {
  flights = $state.raw<Flight[]>([]);
  /** The things whose cards are in the air, and so not in the hand. */
  gone = $state.raw<readonly string[]>([]);
  /** What is being called out over the board. */
  called = $state.raw<Callout | null>(null);
  private last = 0;
  private land: (() => void) | null = null;
  /** Whether the rest of what is being performed is left out. */
  private isHalted = false;

  constructor(private readonly choreography: () => Choreography | undefined) {}

  async perform(moved: Moved, you: number | null, waiting: number): Promise<void> {
    const game = this.choreography();
    if (game === undefined) return;
    if (settings.motion === "off") return this.tell(moved);
    if (document.hidden) return;
    this.isHalted = false;
    for (const step of planMotion(moved.events, you, game.travels, waiting, moved.callouts)) {
      if (!this.isHalted) await this.fly(step);
    }
    this.called = null;
  }

  async settle(change: () => unknown, waiting: number): Promise<void> {
    const hand = document.querySelector<HTMLElement>("[data-arrivals]");
    const before = hand === null ? null : placesOf(hand);
    change();
    this.flights = [];
    this.gone = [];
    await tick();
    if (hand === null || before === null || waiting > 0 || settings.motion === "off" || document.hidden) return;
    await Promise.all(glide(hand, before));
  }

  pauseAt(moved: Moved): GameEvent | null {
    return this.choreography()?.pauseAt(moved.events) ?? null;
  }

  /** Let everything land at once. */
  skip = (): void => this.land?.();

  /** Let everything land at once, and leave out what would have followed. */
  halt(): void {
    this.isHalted = true;
    this.land?.();
  }

  /** Without motion the last words stay where they are until something else happens, unless they can be read elsewhere. */
  private tell(moved: Moved): void {
    const called = moved.callouts.findLast((callout) => callout !== null) ?? null;
    this.called = called?.is_pending ? null : called;
  }

  private async fly(step: Step): Promise<void> {
    const flights = step.travels.map((travel, place) => ({
      ...travel,
      id: (this.last += 1),
      delay: place * step.stagger,
      duration: step.duration,
    }));
    this.called = step.called;
    this.flights = [...this.flights, ...flights];
    await tick();
    this.gone = [...this.gone, ...step.travels.map((travel) => travel.from)];
    await new Promise<void>((resolve) => {
      this.land = resolve;
      setTimeout(resolve, lengthOf(step) + 20);
    });
    this.land = null;
  }
}

/** Return where each card of a hand lies. */
function placesOf(hand: HTMLElement): Map<string, DOMRect> {
  const cards = [...hand.querySelectorAll<HTMLElement>("[data-key]")];
  return new Map(cards.map((card) => [card.dataset.key ?? "", card.getBoundingClientRect()]));
}

/** Move the cards of a hand from where they lay, and new ones from the place they are drawn from. */
function glide(hand: HTMLElement, before: Map<string, DOMRect>): Promise<unknown>[] {
  const source = find(hand.dataset.arrivals ?? "")?.getBoundingClientRect();
  let arrivals = 0;
  return [...hand.querySelectorAll<HTMLElement>("[data-key]")].flatMap((card) => {
    const old = before.get(card.dataset.key ?? "");
    const from = old ?? source;
    const to = card.getBoundingClientRect();
    if (from === undefined || (old && Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < 1)) return [];
    const delay = old ? 0 : (arrivals += 1) * ARRIVAL_STAGGER;
    const scale = old ? 1 : Math.max(0.3, from.height / to.height);
    const start = { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})` };
    const options: KeyframeAnimationOptions = { duration: DURATION, delay, easing: EASE, fill: "backwards" };
    return [card.animate([{ ...start, transformOrigin: "0 0" }, { transformOrigin: "0 0" }], options).finished];
  });
}
