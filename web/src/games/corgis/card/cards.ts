/** The cards of Clash of Corgis in words: clans, classes, combos. */

import { capital } from "../../../lib/words";
export const SUITS = ["earth", "water", "fire", "wind", "void"] as const;
export type Suit = (typeof SUITS)[number];

export const CLASSES = [
  "Oracle",
  "Bard",
  "Healer",
  "Monk",
  "Fighter",
  "Mage",
  "Archer",
  "Berserker",
  "Assassin",
  "Samurai",
  "Illusionist",
] as const;
export type CorgiClass = (typeof CLASSES)[number];

const LETTERS = "EWFNV";
export const RANKS = "123456789A";
const KINDS = ["", "Single", "Double", "Triple", "4-of-a-Kind", "5-of-a-Kind"];

export function isWild(card: string): boolean {
  return card.startsWith("*");
}

/** Return the rank that stands in the corner: `7`, `A`, a star for a Wild. */
export function rankOf(card: string): string {
  return isWild(card) ? "★" : card.slice(0, 1);
}

/** Return the card's suit; a Wild has none. */
export function suitOf(card: string): Suit | null {
  return isWild(card) ? null : (SUITS[LETTERS.indexOf(card.slice(1, 2))] ?? null);
}

/** Return the suits that letters stand for. */
export function suitsOf(letters: string): Suit[] {
  return [...letters].flatMap((letter) => SUITS[LETTERS.indexOf(letter)] ?? []);
}

export function classOf(card: string): CorgiClass {
  return (isWild(card) ? "Illusionist" : CLASSES[RANKS.indexOf(rankOf(card))]) ?? "Illusionist";
}

/** Return the class with this name; null for `None`, the effect of a Wild that was led. */
export function classNamed(effect: string): CorgiClass | null {
  return CLASSES.find((found) => found === effect) ?? null;
}

/** Return the card's name: `7 of Fire`, `Ace of Wind`, `Wild`. */
export function nameOf(card: string): string {
  const suit = suitOf(card);
  if (suit === null) return "Wild";
  const rank = rankOf(card);
  return `${rank === "A" ? "Ace" : rank} of ${capital(suit)}`;
}

/** Return how a card is read aloud: `7 of Fire, Archer`. */
export function spokenName(card: string): string {
  return `${nameOf(card)}, ${classOf(card)}`;
}

/** Return what a combo of so many cards is called. */
export function kindOf(size: number): string {
  return KINDS[size] ?? "";
}

/** Return cards in the order of the rules: by rank, then suit, then deck; Wilds last. */
export function sorted(cards: readonly string[]): string[] {
  const place = (card: string) => {
    const deck = card.endsWith("#2") ? 1 : 0;
    if (isWild(card)) return 1000 + deck * 10 + Number(card.slice(1, 2));
    return RANKS.indexOf(rankOf(card)) * 20 + LETTERS.indexOf(card.slice(1, 2)) * 2 + deck;
  };
  return cards.toSorted((one, other) => place(one) - place(other));
}
