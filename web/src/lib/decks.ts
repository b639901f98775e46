/** How decks are written and spoken of. */

import { counted } from "./text";
import type { DeckCard, DeckInfo, Flaw } from "./wire.gen";

/** What the server calls a deck that chance chooses. */
export const SURPRISE = "random";
/** What stands for a deck of one's own among those to pick from. */
export const OWN = "own";

/** Return how many cards there are, copies included. */
export function total(cards: readonly DeckCard[]): number {
  return cards.reduce((sum, card) => sum + card.copies, 0);
}

/** Return cards as one types them, a line each. */
export function written(cards: readonly DeckCard[]): string {
  return cards.map((card) => `${card.copies} ${card.name}`).join("\n");
}

/** Return a deck as the server keeps it, a line each. */
export function unfolded(deck: string): string {
  return deck.split(/\s*;\s*/).join("\n");
}

/** Return what a chosen deck is called. */
export function titleOf(deck: string, presets: readonly DeckInfo[]): string {
  if (deck === SURPRISE) return "a surprise";
  return presets.find((preset) => preset.id === deck)?.name ?? "your own deck";
}

/** Return where in a deck something is wrong. */
export function placeOf(flaw: Flaw): string {
  return flaw.line == null ? "The deck" : `Line ${flaw.line}`;
}

/** Return the news about a deck that was checked, in a sentence. */
export function verdictOn(flaws: readonly Flaw[], cards: readonly DeckCard[]): string {
  if (flaws.length === 0) return `This deck is legal: ${counted(total(cards), "card")}.`;
  return flaws.length === 1 ? "One thing is wrong with this deck:" : `${flaws.length} things are wrong with this deck:`;
}
