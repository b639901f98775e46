/** What can be touched but lies nowhere on the table: cards to pick from, and buttons. Reads the offered options alone. */

import { idOf, kindOf } from "./choice";
import type { InHand } from "./hand";
import type { Option } from "./wire.gen";

/** A button for a thing that is not drawn. */
export interface Offer {
  thing: string;
  label: string;
}

/** Return the cards to pick from: the things of these *kinds*, each once. */
export function cardsOffered(options: readonly Option[], kinds: ReadonlySet<string>): InHand[] {
  const things = options.flatMap((option) => option.path.filter((thing) => kinds.has(kindOf(thing))));
  return [...new Set(things)].map((thing) => ({ card: idOf(thing), thing }));
}

/** Return what is *lit* and of these *kinds* as buttons; not what *shown* already offers. */
export function wordsOffered(
  lit: ReadonlySet<string>,
  options: readonly Option[],
  shown: readonly Option[],
  kinds: ReadonlySet<string>,
  labelOf: (thing: string, about: readonly [Option, ...Option[]]) => string = (_, [{ label }]) => label,
): Offer[] {
  return [...lit]
    .filter((thing) => kinds.has(kindOf(thing)))
    .flatMap((thing) => {
      const [first, ...others] = options.filter((option) => option.path.includes(thing));
      return first && !shown.includes(first) ? [{ thing, label: labelOf(thing, [first, ...others]) }] : [];
    });
}
