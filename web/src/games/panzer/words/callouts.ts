/** What is called out over the map while it happens, short enough to be read in a second. */

import type { EventOf } from "../../game";
import { listed } from "../../../lib/text";
import { nameOf } from "../card/cards";
import { whose } from "../board/spaces";

type PanzerEvent = EventOf<"panzer">;

export interface Callout {
  /** Whose picture is shown. */
  card: string | null;
  title: string;
  text: string;
  tone: "fire" | "plain";
}

/** Tell whether an event is called out: blows, Events and lost cards are, the rest can be seen. */
export function isCalledOut(event: PanzerEvent): boolean {
  return calloutOf(event, [], null) !== null;
}

const DECLARED = new Set(["panzer.attackdeclared", "panzer.rangeddeclared", "panzer.eventplayed"]);

/** Tell whether an event puts something on the Chain, where it is to be read as well. */
export const isOnChain = (event: PanzerEvent): boolean => DECLARED.has(event.kind);

/** Return what is called out, in the words for this viewer. */
export function calloutOf(event: PanzerEvent, names: readonly string[], you: number | null): Callout | null {
  const who = (seat: number) => (seat === you ? "You" : (names[seat] ?? ""));
  const does = (seat: number, verb: string) => `${who(seat)} ${verb}${seat === you ? "" : "s"}`;
  const fire = (card: string, title: string, text: string): Callout => ({ card, title, text, tone: "fire" });
  const plain = (card: string | null, title: string, text: string): Callout => ({ card, title, text, tone: "plain" });
  switch (event.kind) {
    case "panzer.attackdeclared":
    case "panzer.rangeddeclared":
      return declared(event, names, you);
    case "panzer.eventplayed":
      return plain(event.card, nameOf(event.card), `${does(event.seat, "play")} it at ${event.space}`);
    case "panzer.attackfailed":
      return plain(event.card, "It fails", `${nameOf(event.card)}: ${FAILURES[event.why] ?? ""}`);
    case "panzer.eventfailed":
      return plain(event.card, "It does nothing", `${nameOf(event.card)}: its targets are gone`);
    case "panzer.cancelled":
      return plain(event.card, "Cancelled", nameOf(event.card));
    case "panzer.destroyed":
      return fire(event.card, "Destroyed", `${nameOf(event.card)} at ${event.space}`);
    case "panzer.supplydamaged":
      return fire(
        event.cards.at(-1) ?? "factory",
        `${does(event.seat, "take")} ${event.amount} damage`,
        lost(event.cards),
      );
    case "panzer.conceded":
      return plain(null, `${does(event.seat, "concede")}`, "The map is folded up.");
    default:
      return null;
  }
}

const FAILURES: Readonly<Record<string, string>> = {
  gone: "no longer there",
  target: "the target is out of reach",
  apart: "no longer adjacent",
  suppressed: "suppressed",
  guard: "a Guard stands by",
};

function lost(cards: readonly string[]): string {
  if (cards.length === 0) return "The Supply is empty";
  const named = cards.slice(0, 3).map(nameOf);
  return cards.length > 3 ? `${named.join(", ")} and ${cards.length - 3} more` : listed(named);
}

function declared(
  event: Extract<PanzerEvent, { kind: "panzer.attackdeclared" | "panzer.rangeddeclared" }>,
  names: readonly string[],
  you: number | null,
): Callout {
  const at = event.target === null ? whose(event.target_seat, "Supply", names, you) : nameOf(event.target_card);
  const title = event.kind === "panzer.attackdeclared" ? "Attack" : "Ranged Attack";
  return { card: event.card, title, text: `${nameOf(event.card)} → ${at}`, tone: "fire" };
}
