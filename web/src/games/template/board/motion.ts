/** Events as motion: a played card travels from its seat to its place. */

import type { Travel } from "../../../lib/animate";
import type { EventOf } from "../../game";

/** Return what travels when *event* happens. */
export function templateTravels(event: EventOf<"template">, you: number | null): Travel[] {
  if (event.kind !== "template.played") return [];
  const from = event.seat === you ? `hand:${event.card}` : `seat:${event.seat}`;
  return [{ card: String(event.card), from, to: `table:${event.seat}` }];
}
