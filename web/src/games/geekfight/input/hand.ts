/** One's own cards in order; two copies of a card are one thing to the rules. */

import type { InHand } from "../../../lib/hand";
import type { GeekView } from "../../../lib/wire.gen";
import { sorted } from "../card/cards";

/** Return the viewer's hand by kind and name; null for a spectator. */
export function handOf(view: GeekView): InHand[] | null {
  return view.hand === null ? null : sorted(view.hand).map((card) => ({ card, thing: `card:${card}` }));
}
