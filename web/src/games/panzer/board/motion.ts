/** Which cards travel when something happens in Panzer Clash. Units glide by themselves, see Field.svelte. */

import type { Travel } from "../../../lib/animate";
import type { EventOf } from "../../game";

type PanzerEvent = EventOf<"panzer">;

export function panzerTravels(event: PanzerEvent, you: number | null): Travel[] {
  return fromHand(event, you) ?? toPile(event) ?? fromPile(event, you) ?? [];
}

/** Return how a card comes from a hand; null for what does not. */
function fromHand(event: PanzerEvent, you: number | null): Travel[] | null {
  const from = (seat: number, card: string) => (seat === you ? `card:${card}` : `seat:${seat}`);
  switch (event.kind) {
    case "panzer.factoryplayed":
      return [{ from: from(event.seat, "factory"), to: `space:${event.space}`, card: "factory" }];
    case "panzer.unitplayed":
    case "panzer.modifierplayed":
    case "panzer.eventplayed":
      return [{ from: from(event.seat, event.card), to: `space:${event.space}`, card: event.card }];
    case "panzer.deployed": {
      const start = event.source === "hand" ? from(event.seat, event.card) : `pile:${event.seat}`;
      return [{ from: start, to: `space:${event.space}`, card: event.card }];
    }
    case "panzer.discarded":
      return [{ from: from(event.seat, event.card), to: `pile:${event.seat}`, card: event.card }];
    default:
      return null;
  }
}

/** Return how a card leaves the table; null for what does not. */
function toPile(event: PanzerEvent): Travel[] | null {
  switch (event.kind) {
    case "panzer.destroyed":
    case "panzer.modifierdestroyed":
    case "panzer.permanentdestroyed":
      return [{ from: `space:${event.space}`, to: `pile:${event.seat}`, card: event.card }];
    case "panzer.factorydestroyed":
      return [{ from: `space:${event.space}`, to: `pile:${event.seat}`, card: "factory" }];
    case "panzer.cleared":
      return [
        { from: `space:${event.space}`, to: `${event.removed ? "removed" : "pile"}:${event.seat}`, card: event.card },
      ];
    case "panzer.removed":
      return [{ from: `pile:${event.seat}`, to: `removed:${event.seat}`, card: event.card }];
    case "panzer.modifierplaced":
      return [{ from: `space:${event.stack}`, to: `space:${event.space}`, card: event.card }];
    default:
      return null;
  }
}

/** Return how cards leave a Supply or a Junkyard; one's own drawn card arrives in the hand by itself, see stage.svelte.ts. */
function fromPile(event: PanzerEvent, you: number | null): Travel[] | null {
  const hand = (seat: number) => (seat === you ? "hand" : `seat:${seat}`);
  switch (event.kind) {
    case "panzer.supplydamaged":
      return event.cards.map((card) => ({ from: `stock:${event.seat}`, to: `pile:${event.seat}`, card }));
    case "panzer.drew":
    case "panzer.took":
      return event.seat === you ? [] : [{ from: `stock:${event.seat}`, to: hand(event.seat), card: null }];
    case "panzer.found":
      return event.card === null || event.seat === you
        ? []
        : [{ from: `stock:${event.seat}`, to: hand(event.seat), card: event.card }];
    case "panzer.returned":
      return [{ from: `pile:${event.seat}`, to: hand(event.seat), card: event.card }];
    case "panzer.salvaged":
      return event.cards.map((card) => ({ from: `pile:${event.seat}`, to: `stock:${event.seat}`, card }));
    default:
      return null;
  }
}
