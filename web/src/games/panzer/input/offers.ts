/** What can be touched but lies nowhere on the table: it is offered as cards to pick from, or as buttons. */

import type { InHand } from "../../../lib/hand";
import { cardsOffered, type Offer, wordsOffered } from "../../../lib/offers";
import type { Option } from "../../../lib/wire.gen";

const CARD_KINDS = new Set(["supply", "junkyard", "theirs"]);
const WORD_KINDS = new Set(["mode", "trigger"]);

/** Return the cards to pick from: of one's Supply, one's Junkyard, the opponent's hand. */
export const laidOut = (options: readonly Option[]): InHand[] => cardsOffered(options, CARD_KINDS);

/** Return the ways and triggers to offer as buttons; not what *shown* already offers. */
export function offersOf(lit: ReadonlySet<string>, options: readonly Option[], shown: readonly Option[]): Offer[] {
  return wordsOffered(lit, options, shown, WORD_KINDS);
}
