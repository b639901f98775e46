/** What can be looked through: Junkyards, Removed piles, cards that are known to be somewhere. */

import type { PanzerView } from "../../../lib/wire.gen";
import { nameOf, sorted } from "../card/cards";

/** Cards under a heading. */
export interface Heap {
  title: string;
  /** What to say where there are none. */
  none: string;
  cards: readonly string[];
}

/** Return what *view* knows of the cards of a seat that are not in play: open piles first, newest card first. */
export function heapsOf(view: PanzerView, seat: number): Heap[] {
  const facts = view.table.seats[seat];
  if (facts === undefined) return [];
  const isYou = seat === view.seat;
  const known = isYou || view.seat === null ? facts.shown : [...facts.shown, ...view.seen];
  return [
    { title: "Junkyard", none: "Nothing lies there yet.", cards: facts.junkyard.toReversed() },
    ...heap("Removed from the game", facts.removed.toReversed()),
    ...(isYou ? [] : heap("Known to be in the hand", known)),
    ...(isYou ? heap("On top of your Supply, the top card first", view.top) : []),
  ];
}

const heap = (title: string, cards: readonly string[]): Heap[] =>
  cards.length > 0 ? [{ title, none: "", cards }] : [];

/** Several copies of a card. */
export interface Copies {
  card: string;
  count: number;
}

/** Return each card once with how many there are, by kind, cost and name. */
export function copiesOf(cards: readonly string[]): Copies[] {
  const counts = new Map<string, number>();
  for (const card of sorted(cards)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Return `4 Factory, 1 Panther` for a Supply whose order nobody knows. */
export function contentsOf(cards: readonly string[]): string {
  return copiesOf(cards)
    .map(({ card, count }) => `${count} ${nameOf(card)}`)
    .join(", ");
}
