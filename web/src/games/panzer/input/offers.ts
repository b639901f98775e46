/** What can be touched but lies nowhere on the table: it is offered as cards to pick from, or as buttons. */

import { kindOf } from "../../../lib/choice";
import type { InHand } from "../../../lib/hand";
import type { Option } from "../../../lib/wire.gen";

const CARD_KINDS = new Set(["supply", "junkyard", "theirs"]);
const WORD_KINDS = new Set(["mode", "trigger"]);

export const idOf = (thing: string): string => thing.slice(thing.indexOf(":") + 1);

/** Return the cards to pick from: of one's Supply, one's Junkyard, the opponent's hand. */
export function laidOut(options: readonly Option[]): InHand[] {
  const things = options.flatMap((option) => option.path.filter((thing) => CARD_KINDS.has(kindOf(thing))));
  return [...new Set(things)].map((thing) => ({ card: idOf(thing), thing }));
}

/** A button for a thing that is not drawn. */
export interface Offer {
  thing: string;
  label: string;
}

/** Return the ways and triggers to offer as buttons; not what *shown* already offers. */
export function offersOf(lit: ReadonlySet<string>, options: readonly Option[], shown: readonly Option[]): Offer[] {
  return [...lit]
    .filter((thing) => WORD_KINDS.has(kindOf(thing)))
    .flatMap((thing) => {
      const about = options.find((option) => option.path.includes(thing));
      return about && !shown.includes(about) ? [{ thing, label: about.label }] : [];
    });
}
