/** What is called out over the pile while it happens, short enough to be read in a second. */

import type { EventOf } from "../../game";
import { capital, classNamed, type CorgiClass, isWild, nameOf, suitsOf } from "../card/cards";

type CorgiEvent = EventOf<"corgis">;
type Event<Kind extends CorgiEvent["kind"]> = Extract<CorgiEvent, { kind: Kind }>;

export interface Callout {
  /** Whose face is shown; null when it is nobody's effect. */
  kind: CorgiClass | null;
  title: string;
  text: string;
}

/** Tell whether an event is called out: effects are, plain plays and passes speak for themselves. */
export function isCalledOut(event: CorgiEvent): boolean {
  return calloutOf(event, [], null) !== null;
}

/** Return what is called out, in the words for this viewer. */
export function calloutOf(event: CorgiEvent, names: readonly string[], you: number | null): Callout | null {
  const voice = voiceFor(names, you);
  switch (event.kind) {
    case "corgis.played":
      return played(event, voice);
    case "corgis.unused":
      return says(event.effect, event.declined ? `${voice.does(event.seat, "leave")} it unused` : "Nothing happens");
    case "corgis.looked":
      return looked(event, voice);
    case "corgis.drew":
      return says(
        "Healer",
        `${voice.does(event.seat, "draw")} a card and ${event.seat === you ? "return" : "returns"} one`,
      );
    case "corgis.declared":
      return event.low ? says("Monk", "The next combo must be lower", "Monk: low!") : says("Monk", "High, as usual");
    case "corgis.aimed":
      return says(event.effect, `aims at ${voice.who(event.target)}`);
    case "corgis.cancelled":
      return says("Samurai", `${voice.does(event.seat, "show")} an Ace: the ${event.effect} is cancelled`, "Samurai!");
    case "corgis.exposed":
      return exposed(event, voice);
    case "corgis.discarded":
      return says("Mage", `${voice.does(event.seat, "discard")} ${nameOf(event.card)}`);
    case "corgis.skipped":
      return says("Assassin", `${voice.does(event.seat, "lose")} the turn`);
    case "corgis.roundended":
      return { kind: null, title: "The round is over", text: `${voice.does(event.leader, "lead")} the next one` };
    default:
      return null;
  }
}

interface Voice {
  who(seat: number): string;
  does(seat: number, verb: string): string;
  owns(seat: number): string;
}

/** Return how players are called; the viewer is `you`. */
function voiceFor(names: readonly string[], you: number | null): Voice {
  const name = (seat: number) => names[seat] ?? "";
  return {
    who: (seat) => (seat === you ? "you" : name(seat)),
    does: (seat, verb) => (seat === you ? `You ${verb}` : `${name(seat)} ${verb}s`),
    owns: (seat) => (seat === you ? "Your" : `${name(seat)}’s`),
  };
}

function says(effect: string, text: string, title = effect): Callout {
  return { kind: classNamed(effect), title, text };
}

/** A play is called out for what its card does not say: a Wild's disguise, a Berserker's threat, a second play. */
function played(event: Event<"corgis.played">, voice: Voice): Callout | null {
  if (event.cards.some(isWild) && event.rank !== "0") {
    return says("Illusionist", `It counts as ${event.rank}, ${event.effect}`);
  }
  if (event.effect === "Berserker") return says("Berserker", "Whoever passes turns up a card", "Berserker!");
  return event.encore ? says("Bard", `${voice.does(event.seat, "play")} once more`) : null;
}

function looked(event: Event<"corgis.looked">, voice: Voice): Callout {
  if (event.matched) return says("Oracle", `${voice.does(event.seat, "win")} the round`, "Oracle: a match!");
  return says("Oracle", `The top card is not ${suitsOf(event.suits).map(capital).join(" or ")}`);
}

/** A Samurai's Ace has been called out already when it was shown. */
function exposed(event: Event<"corgis.exposed">, voice: Voice): Callout | null {
  if (event.why === "Samurai") return null;
  const lock = event.locked ? ", locked for this round" : "";
  return says(event.why, `${voice.owns(event.seat)} ${nameOf(event.card)} is turned up${lock}`);
}
