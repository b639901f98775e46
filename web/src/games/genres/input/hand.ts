/** One's own cards, by genre: every card is there but once. */

import type { InHand } from "../../../lib/hand";
import type { GenresView } from "../../../lib/wire.gen";
import { sorted } from "../card/cards";

/** Return the viewer's hand; null for a spectator and for the dead. */
export function handOf(view: GenresView): InHand[] | null {
  return view.hand === null ? null : sorted(view.hand).map((card) => ({ card, thing: `card:${card}` }));
}
