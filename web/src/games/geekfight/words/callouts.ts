/** What is called out over the hall while it happens, short enough to be read in a second. */

import type { EventOf } from "../../game";
import { targetName } from "../board/arena";
import { nameOf } from "../card/cards";

type GeekEvent = EventOf<"geekfight">;

export interface Callout {
  /** Whose picture is shown. */
  card: string | null;
  title: string;
  text: string;
}

/** Tell whether an event is called out: blows and turns of fate are, the rest can be read. */
export function isCalledOut(event: GeekEvent): boolean {
  return calloutOf(event, [], null) !== null;
}

/** Return what is called out, in the words for this viewer. */
export function calloutOf(event: GeekEvent, names: readonly string[], you: number | null): Callout | null {
  const who = (seat: number) => (seat === you ? "You" : (names[seat] ?? ""));
  const does = (seat: number, verb: string) => `${who(seat)} ${verb}${seat === you ? "" : "s"}`;
  switch (event.kind) {
    case "geekfight.added":
      return added(event, names, you);
    case "geekfight.defeated": {
      const text = event.by === null ? "Nobody gets Cred for it" : `${does(event.by, "gain")} 2 Cred`;
      return { card: event.card, title: `${nameOf(event.card)} is defeated!`, text };
    }
    case "geekfight.cancelled":
      return { card: event.card, title: "Cancelled!", text: nameOf(event.card) };
    case "geekfight.fizzled":
      return { card: event.card, title: "It fizzles", text: nameOf(event.card) };
    case "geekfight.broken":
      return { card: event.card, title: "Crack!", text: `${nameOf(event.card)} breaks` };
    case "geekfight.stolen":
      return { card: event.card, title: "Yoink!", text: `${does(event.seat, "steal")} ${nameOf(event.card)}` };
    case "geekfight.left":
      return {
        card: null,
        title: `${who(event.seat)} ${event.seat === you ? "are" : "is"} out`,
        text: event.why === "conceded" ? "Conceded" : "No Combatant to deploy",
      };
    default:
      return null;
  }
}

function added(
  event: Extract<GeekEvent, { kind: "geekfight.added" }>,
  names: readonly string[],
  you: number | null,
): Callout | null {
  if (event.what !== "attack" && event.what !== "snipe") return null;
  const aims = event.targets.map((target) => targetName(target, names, you)).join(", ");
  const title = event.what === "attack" ? "Attack!" : "Snipe!";
  return { card: event.card, title, text: `${nameOf(event.card)} → ${aims}` };
}
