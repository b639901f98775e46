/** What is called out over the stage while it happens, short enough to be read in a second. */

import type { EventOf } from "../../game";
import { nameOf } from "../card/cards";
import { capital } from "../board/pieces";
import { told } from "../pending/stack";

type GenresEvent = EventOf<"genres">;

export interface Callout {
  /** Whose picture is shown. */
  card: string | null;
  /** What is cried out above it. */
  cry?: string;
  title: string;
  text: string;
  /** An objection and an Event have a scene of their own. */
  tone: "objection" | "event" | "blow" | "plain";
}

/** Tell whether an event is called out: cards, Events and deaths are, the rest can be seen. */
export function isCalledOut(event: GenresEvent): boolean {
  return calloutOf(event, [], null) !== null;
}

/** Return what is called out, in the words for this viewer. */
export function calloutOf(event: GenresEvent, names: readonly string[], you: number | null): Callout | null {
  const who = (seat: number) => (seat === you ? "You" : (names[seat] ?? ""));
  const does = (seat: number, verb: string) => `${who(seat)} ${verb}${seat === you ? "" : "s"}`;
  switch (event.kind) {
    case "genres.declared":
      return declared(event, names, you);
    case "genres.cancelled":
      return { card: event.card, title: "Cancelled!", text: event.card ? nameOf(event.card) : "", tone: "blow" };
    case "genres.eventplayed":
      return { card: event.card, title: nameOf(event.card), text: told(event.text, names, you), tone: "event" };
    case "genres.died":
      return death(event, names, you);
    case "genres.curtaincall":
      return { card: null, title: "Curtain Call", text: `Everybody alive loses ${event.amount} health`, tone: "event" };
    case "genres.coinflipped":
      return { card: null, title: event.heads ? "Heads" : "Tails", text: does(event.seat, "flip"), tone: "plain" };
    case "genres.turnbegan":
      return turn(event, names, you);
    default:
      return null;
  }
}

function declared(
  event: Extract<GenresEvent, { kind: "genres.declared" }>,
  names: readonly string[],
  you: number | null,
) {
  const text = told(event.text, names, you);
  const who = event.seat === you ? "You" : (names[event.seat] ?? "");
  if (event.card === null || event.what.startsWith("summon-")) return null;
  const title = `${who}: ${[event.card, ...event.combos].map(nameOf).join(" + ")}`;
  if (event.what === "objection")
    return { card: event.card, cry: "Objection!", title, text, tone: "objection" } as const;
  return { card: event.card, title, text, tone: "plain" } as const;
}

function death(
  event: Extract<GenresEvent, { kind: "genres.died" }>,
  names: readonly string[],
  you: number | null,
): Callout {
  const credit =
    event.credited === null ? "" : `Credit to ${event.credited === you ? "you" : (names[event.credited] ?? "")}`;
  if (event.card !== null)
    return { card: event.card, title: `${nameOf(event.card)} falls`, text: credit, tone: "blow" };
  const who = event.seat === you ? "You die" : `${names[event.seat] ?? ""} dies`;
  return {
    card: null,
    title: `${who}!`,
    text: [capital("a ghost rises"), credit].filter(Boolean).join(". "),
    tone: "blow",
  };
}

function turn(event: Extract<GenresEvent, { kind: "genres.turnbegan" }>, names: readonly string[], you: number | null) {
  const who = event.seat === you ? "You" : (names[event.seat] ?? "");
  if (event.how === "skipped")
    return {
      card: null,
      title: "Skipped",
      text: `${who} lose${event.seat === you ? "" : "s"} the turn`,
      tone: "plain",
    } as const;
  return null;
}
