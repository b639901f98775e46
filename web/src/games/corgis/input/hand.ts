/** One's own cards in order, the open ones marked. */

import type { InHand } from "../../../lib/hand";
import type { CorgisView } from "../../../lib/wire.gen";
import { isWild, sorted } from "../card/cards";

/** Return the viewer's hand by rank and suit, hidden and open together; null for a spectator. */
export function handOf(view: CorgisView): InHand[] | null {
  if (view.hand === null) return null;
  const facts = view.seat === null ? undefined : view.table.seats[view.seat];
  const open = facts?.exposed ?? [];
  const locked = facts?.locked ?? [];
  return sorted([...view.hand, ...open]).map((card) => {
    const tag = locked.includes(card) ? "locked" : open.includes(card) ? "open" : undefined;
    return {
      card,
      thing: `card:${card}`,
      twins: `${isWild(card) ? "*" : card.slice(0, 2)} ${tag ?? "hidden"}`,
      ...(tag && { tag, isLocked: tag === "locked" }),
    };
  });
}
