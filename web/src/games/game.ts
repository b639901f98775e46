/** What a game must draw, and the one place where views and events of all games become those of one. */

import type { Component } from "svelte";
import type { InHand } from "../lib/hand";
import type { Choreography } from "../lib/stage.svelte";
import type { Lapse, Table, View } from "../lib/table.svelte";
import type { CardSize } from "../lib/ui/Card.svelte";
import type { GameEvent, Question } from "../lib/wire.gen";

export type GameId = View["game"];
export type ViewOf<Id extends GameId> = Extract<View, { game: Id }>;
export type EventOf<Id extends GameId> = Extract<GameEvent, { kind: `${Id}.${string}` }>;

export interface BoardProps<V = View> {
  view: V;
  table: Table;
}

export interface SeatDetailsProps<V = View> {
  view: V;
  seat: number;
  isYou: boolean;
}

/** Something that happened, to be told in the game's own way. */
export interface TellingProps<E = GameEvent> {
  event: E;
  names: readonly string[];
  you: number | null;
}

export interface ResultProps<V = View> {
  view: V;
  names: readonly string[];
  you: number | null;
}

/** How one game is drawn; *V* and *E* are the views and events it knows. */
export interface GameClient<V extends View = View, E extends GameEvent = GameEvent> extends Choreography<E> {
  /** The middle of the table. */
  Board: Component<BoardProps<V>>;
  Card: Component<{ card: string | null; size?: CardSize }>;
  SeatDetails: Component<SeatDetailsProps<V>>;
  HowTo: Component;
  /** What is told between two games of a match, where a match has several. */
  Interlude?: Component<TellingProps<E>>;
  Result: Component<ResultProps<V>>;
  /** What is called out over the board while it happens. */
  Callout?: Component<TellingProps<E>>;
  /** A reference card that stays one touch away. */
  reference?: { label: string; title: string; testid: string; Part: Component };
  /** Whether the board itself shows the other players. */
  seatsOnBoard: boolean;
  /** Whether cards are gathered for one move, so that those which cannot join are dimmed. */
  gathers: boolean;
  /** Whether a card of the hand is touched twice before it is played, because the first touch looks at it. */
  deliberate?: boolean;
  /** A few cards that show the range of the game, for the page of looks. */
  samples: readonly string[];
  spoken(card: string): string;
  handOf(view: V): readonly InHand[] | null;
  /** The place where drawn cards of a seat come from. */
  sourceOf(seat: number): string;
  /** Why the match ended as it did, in a sentence. */
  reason(view: V, names: readonly string[], you: number | null): string;
  /** What is answered when nobody answers, if anything. */
  lapse?(question: Question, view: V): Lapse | null;
}

/** Return *client* as a table uses it, for views and events of any game; those of other games are refused. */
export function admit<Id extends GameId>(id: Id, client: GameClient<ViewOf<Id>, EventOf<Id>>): GameClient {
  const { viewed, told, view, event } = narrowing(id);
  const { Callout, Interlude, announces, lapse, ...rest } = client;
  return {
    ...rest,
    Board: viewed<BoardProps>(client.Board),
    SeatDetails: viewed<SeatDetailsProps>(client.SeatDetails),
    Result: viewed<ResultProps>(client.Result),
    ...(Interlude && { Interlude: told<TellingProps>(Interlude) }),
    ...(Callout && { Callout: told<TellingProps>(Callout) }),
    ...(announces && { announces: (found: GameEvent) => announces(event(found)) }),
    ...(lapse && { lapse: (question: Question, found: View) => lapse(question, view(found)) }),
    handOf: (found) => client.handOf(view(found)),
    reason: (found, names, you) => client.reason(view(found), names, you),
    travels: (found, you) => client.travels(event(found), you),
    pauseAt: (events) => client.pauseAt(events.map(event)),
  };
}

/** Return what turns the views, events and props of all games into those of one. */
function narrowing<Id extends GameId>(id: Id) {
  const isView = (found: View): found is ViewOf<Id> => found.game === id;
  const isEvent = (found: GameEvent): found is EventOf<Id> => found.kind.startsWith(`${id}.`);
  const refuse = (found: string): never => {
    throw new Error(`${found} is not of the game ${id}.`);
  };
  return {
    view: (found: View) => (isView(found) ? found : refuse(found.game)),
    event: (found: GameEvent) => (isEvent(found) ? found : refuse(found.kind)),
    viewed<Props extends { view: View }>(Part: Component<Props & { view: ViewOf<Id> }>): Component<Props> {
      const fits = (props: Props): props is Props & { view: ViewOf<Id> } => isView(props.view);
      return (internals, props) => (fits(props) ? Part(internals, props) : refuse(props.view.game));
    },
    told<Props extends { event: GameEvent }>(Part: Component<Props & { event: EventOf<Id> }>): Component<Props> {
      const fits = (props: Props): props is Props & { event: EventOf<Id> } => isEvent(props.event);
      return (internals, props) => (fits(props) ? Part(internals, props) : refuse(props.event.kind));
    },
  };
}
