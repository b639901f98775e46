/** What can be touched but lies nowhere on the table: it is offered as cards to pick from, or as buttons. */

import { idOf, kindOf } from "../../../lib/choice";
import type { Held, InHand } from "../../../lib/hand";
import type { Offer } from "../../../lib/offers";
import type { GeekView, Option } from "../../../lib/wire.gen";
import { CARDS } from "../card/cards";

const CARD_KINDS = new Set(["card", "deck", "discard"]);
const DRAWN_KINDS = new Set(["piece", "object", "button"]);
const POOL = new Set(CARDS.map((card) => card.id));

/** Return the card of `card:jump-cut`, and of `card:jump-cut#2`, which is its second copy. */
const cardOf = (thing: string): string => idOf(thing).replace(/#\d+$/, "");

/** Tell whether a thing is a card that is not in the viewer's hand. */
function isLaidOut(thing: string, view: GeekView): boolean {
  if (!CARD_KINDS.has(kindOf(thing)) || !POOL.has(cardOf(thing))) return false;
  return kindOf(thing) !== "card" || !(view.hand ?? []).includes(cardOf(thing));
}

/** Return the cards to pick from, copies next to each other; whichever copy is touched, the rules mean the first. */
export function laidOut(options: readonly Option[], view: GeekView): InHand[] {
  const things = new Set(options.flatMap((option) => option.path.filter((thing) => isLaidOut(thing, view))));
  const cards = [...new Set([...things].map(cardOf))];
  return cards.flatMap((card) =>
    [...things]
      .filter((thing) => cardOf(thing) === card)
      .toSorted()
      .map((thing) => ({ card, thing, twins: card })),
  );
}

/** Of two copies show that one as chosen which was touched; *touched* has its key by its card. */
export function asTouched(cards: readonly Held[], touched: ReadonlyMap<string, string>): Held[] {
  return cards.map((held) => {
    const twins = cards.filter((other) => other.card === held.card);
    const isOneOfTwo = twins.length > 1 && twins.filter((twin) => twin.isChosen).length === 1;
    return isOneOfTwo ? { ...held, isChosen: held.key === (touched.get(held.card) ?? twins[0]?.key) } : held;
  });
}

/** Return the things to offer as buttons: amounts of units, modes, oneself; not what *shown* already offers. */
export function offersOf(
  lit: ReadonlySet<string>,
  options: readonly Option[],
  shown: readonly Option[],
  view: GeekView,
): Offer[] {
  const isMissing = (thing: string) => {
    if (DRAWN_KINDS.has(kindOf(thing)) || isLaidOut(thing, view) || kindOf(thing) === "card") return false;
    return kindOf(thing) !== "seat" || Number(idOf(thing)) === view.seat;
  };
  return [...lit].filter(isMissing).flatMap((thing) => {
    const about = options.filter((option) => option.path.includes(thing));
    if (about.length > 0 && about.every((option) => shown.includes(option))) return [];
    return [{ thing, label: about.length === 1 ? (about[0]?.label ?? "") : words(thing) }];
  });
}

/** Return `3 tickets` for `units:3-tickets`. */
function words(thing: string): string {
  return kindOf(thing) === "seat" ? "Yourself" : idOf(thing).replaceAll("-", " ");
}
