/** The cards of a hand as things that can be touched: equal cards share one thing, so each copy is told apart here. */

export interface Held {
  card: string;
  thing: string;
  /** Tells equal cards apart. */
  key: string;
  isChosen: boolean;
  /** Whether the card is in the air. */
  isGone: boolean;
}

/** Return the held cards; of equal cards the first copies are the ones *touched* or *gone*. */
export function heldCards(cards: readonly string[], touched: readonly string[], gone: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  const count = (things: readonly string[], thing: string) => things.filter((found) => found === thing).length;
  return cards.map((card) => {
    const thing = `hand:${card}`;
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return {
      card,
      thing,
      key: `${card}#${copy}`,
      isChosen: count(touched, thing) > copy,
      isGone: count(gone, thing) > copy,
    };
  });
}

/** Return the place that an arrow key leads to from *place*; null for any other key. */
export function walk(key: string, place: number, length: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (place + 1) % length;
    case "ArrowLeft":
      return (place - 1 + length) % length;
    case "Home":
      return 0;
    case "End":
      return length - 1;
    default:
      return null;
  }
}
