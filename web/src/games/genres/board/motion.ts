/** Which cards travel when something happens in Clash of the Genres. Pieces glide by themselves, see Pieces.svelte. */

import type { Travel } from "../../../lib/animate";
import type { EventOf } from "../../game";

type GenresEvent = EventOf<"genres">;

export function genresTravels(event: GenresEvent, you: number | null): Travel[] {
  return fromHand(event, you) ?? toHand(event, you) ?? [];
}

/** Return how cards leave a hand, the stack or the battleground; null for what does not. */
function fromHand(event: GenresEvent, you: number | null): Travel[] | null {
  const from = (seat: number, card: string) => (seat === you ? `card:${card}` : `seat:${seat}`);
  switch (event.kind) {
    case "genres.declared": {
      const isCard = event.what === "card" || event.what === "objection" || event.what === "assist";
      const cards = isCard && event.card !== null ? [event.card, ...event.combos] : event.combos;
      return cards.map((card) => ({ from: from(event.seat, card), to: "stack", card }));
    }
    case "genres.discarded":
      return [{ from: from(event.seat, event.card), to: "discard", card: event.card }];
    case "genres.summoned":
      return event.card === null ? [] : [{ from: "stack", to: `square:${event.square}`, card: event.card }];
    case "genres.zoneplaced":
      return [{ from: "stack", to: `square:${event.square}`, card: event.card }];
    case "genres.died":
    case "genres.summonleft":
      return event.card === null ? [] : [{ from: `square:${event.square}`, to: "discard", card: event.card }];
    default:
      return null;
  }
}

/** Return how cards come to hands and armories; one's own drawn card arrives in the hand by itself, see stage.svelte.ts. */
function toHand(event: GenresEvent, you: number | null): Travel[] | null {
  const hand = (seat: number) => (seat === you ? "hand" : `seat:${seat}`);
  switch (event.kind) {
    case "genres.drew":
      if (event.is_event) return [{ from: `armory:${event.armory}`, to: "events", card: event.card }];
      return event.seat === you ? [] : [{ from: `armory:${event.armory}`, to: `seat:${event.seat}`, card: null }];
    case "genres.exchanged":
      return [{ from: hand(event.giver), to: hand(event.seat), card: event.card }];
    case "genres.handpassed":
      return [{ from: hand(event.giver), to: hand(event.seat), card: null }];
    case "genres.tookback":
      return [{ from: event.how === "retrieve" ? "discard" : "stack", to: hand(event.seat), card: event.card }];
    case "genres.putonarmory":
      return [{ from: hand(event.seat), to: `armory:${event.armory}`, card: event.card }];
    default:
      return null;
  }
}
