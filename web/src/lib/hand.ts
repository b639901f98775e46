/** The cards of a hand as things that can be touched: equal cards are told apart here, or stand in for each other. */

/** A card as a game puts it into a hand. */
export interface InHand {
  card: string;
  thing: string;
  /** Cards with the same word here are equal to the rules, which name the first of them only. */
  twins?: string;
  /** A word on a tab above the card. */
  tag?: string;
  isLocked?: boolean;
}

export interface Held extends InHand {
  /** Tells equal cards apart. */
  key: string;
  isChosen: boolean;
  /** Whether the card is in the air. */
  isGone: boolean;
}

/** Return the cards of a hand in the order that *sorted* gives them, two copies as one thing; null where there is none. */
export function inHand(
  cards: readonly string[] | null,
  sorted: (cards: readonly string[]) => readonly string[],
): InHand[] | null {
  return cards === null ? null : sorted(cards).map((card) => ({ card, thing: `card:${card}` }));
}

/** Return cards in the order that *sorted* gives them. */
export function inOrder(cards: readonly InHand[], sorted: (cards: readonly string[]) => readonly string[]): InHand[] {
  const order = sorted(cards.map(({ card }) => card));
  return cards.toSorted((one, other) => order.indexOf(one.card) - order.indexOf(other.card));
}

/** Return the held cards; of cards that share one thing the first copies are the ones *touched* or *gone*. */
export function heldCards(cards: readonly InHand[], touched: readonly string[], gone: readonly string[]): Held[] {
  const count = (things: readonly string[], thing: string) => things.filter((found) => found === thing).length;
  return cards.map((held, at) => {
    const { card, thing } = held;
    const before = cards.slice(0, at);
    const copy = before.filter((other) => other.thing === thing).length;
    return {
      ...held,
      key: `${card}#${before.filter((other) => other.card === card).length}`,
      isChosen: count(touched, thing) > copy,
      isGone: count(gone, thing) > copy,
    };
  });
}

/** Return the thing that a touch of *held* is about: the last chosen twin if it is chosen itself, else the first that is lit. */
export function standIn(
  held: Held,
  all: readonly Held[],
  touched: readonly string[],
  lit: ReadonlySet<string>,
): string {
  if (held.twins === undefined) return held.thing;
  const twins = all.filter((other) => other.twins === held.twins).map((other) => other.thing);
  if (held.isChosen) return touched.findLast((thing) => twins.includes(thing)) ?? held.thing;
  return twins.find((thing) => lit.has(thing) && !touched.includes(thing)) ?? held.thing;
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

/** Return into how many rows so many cards go, so that a finger can tell them apart; wide screens have one. */
export function rowsFor(count: number, room: number, card: number): number {
  const reach = 44;
  const inRow = Math.floor((room - card) / reach) + 1;
  return room > 0 && count > inRow ? 2 : 1;
}
