/** Which cards travel when something happens in Clash of Corgis. */

import type { Travel } from "../../../lib/animate";
import type { EventOf } from "../../game";

export function corgiTravels(event: EventOf<"corgis">, you: number | null): Travel[] {
  const from = (seat: number, card: string | null) => (seat === you && card ? `card:${card}` : `seat:${seat}`);
  switch (event.kind) {
    case "corgis.played":
      return event.cards.map((card) => ({ from: from(event.seat, card), to: "pile", card }));
    case "corgis.discarded":
      return [{ from: from(event.seat, event.card), to: "discard", card: event.card }];
    case "corgis.returned":
      return [{ from: from(event.seat, event.card), to: "deck", card: event.card }];
    case "corgis.drew": // One's own card arrives in the hand by itself, see stage.svelte.ts.
      return event.seat === you ? [] : [{ from: "deck", to: `seat:${event.seat}`, card: null }];
    case "corgis.looked":
      return event.matched ? [{ from: "deck", to: "discard", card: event.card }] : [];
    case "corgis.dealt":
    case "corgis.passed":
    case "corgis.unused":
    case "corgis.declared":
    case "corgis.aimed":
    case "corgis.cancelled":
    case "corgis.exposed":
    case "corgis.skipped":
    case "corgis.roundended":
    case "corgis.gameended":
    case "corgis.matchended":
      return [];
  }
}
