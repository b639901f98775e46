/** Which cards travel when something happens in Clash (Coco). */

import type { Travel } from "../../../lib/animate";
import type { EventOf } from "../../game";
import { pileOf } from "../card/cards";

export function cocoTravels(event: EventOf<"coco">, you: number | null): Travel[] {
  switch (event.kind) {
    case "coco.placed":
      return event.cards.map((card) => ({
        from: event.seat === you ? `hand:${card}` : `seat:${event.seat}`,
        to: pileOf(card),
        card,
      }));
    case "coco.drew": // One's own cards arrive in the hand by themselves, see stage.svelte.ts.
      if (event.seat === you) return [];
      return Array.from({ length: event.count }, () => ({
        from: `stock:${event.seat}`,
        to: `seat:${event.seat}`,
        card: null,
      }));
    case "coco.dealt":
    case "coco.misdealt":
    case "coco.passed":
    case "coco.gameended":
    case "coco.matchended":
      return [];
  }
}
