/** Which cards travel when something happens in Geek Fight. */

import type { Travel } from "../../../lib/animate";
import type { EventOf } from "../../game";

export function geekTravels(event: EventOf<"geekfight">, you: number | null): Travel[] {
  const from = (seat: number, card: string | null) => (seat === you && card ? `card:${card}` : `seat:${seat}`);
  switch (event.kind) {
    case "geekfight.added":
      return event.what === "card" ? [{ from: from(event.seat, event.card), to: "queue", card: event.card }] : [];
    case "geekfight.entered":
      return [{ from: "queue", to: `piece:${event.host}`, card: event.card }];
    case "geekfight.deployed":
      return [{ from: from(event.seat, event.card), to: `arena:${event.seat}`, card: event.card }];
    case "geekfight.discarded":
      return [{ from: from(event.seat, event.card), to: `pile:${event.seat}`, card: event.card }];
    case "geekfight.defeated":
    case "geekfight.broken":
    case "geekfight.forfeited":
      return [{ from: `piece:${event.piece}`, to: `pile:${event.seat}`, card: event.card }];
    case "geekfight.stolen":
      return [{ from: `piece:${event.piece}`, to: `arena:${event.seat}`, card: event.card }];
    case "geekfight.returnedtohand":
      return [
        { from: `piece:${event.piece}`, to: event.seat === you ? "hand" : `seat:${event.seat}`, card: event.card },
      ];
    case "geekfight.drew": // One's own card arrives in the hand by itself, see stage.svelte.ts.
      return event.seat === you ? [] : [{ from: `stock:${event.seat}`, to: `seat:${event.seat}`, card: null }];
    case "geekfight.tucked":
      return [
        { from: from(event.seat, event.card), to: `stock:${event.seat}`, card: event.seat === you ? event.card : null },
      ];
    default:
      return [];
  }
}
