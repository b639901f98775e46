/** What a game must draw, and the one place where views and events of all games become those of one. */

import type { Component } from "svelte";
import type { InHand } from "../lib/hand";
import type { Choreography } from "../lib/stage.svelte";
import type { AutoAnswer, Table, View } from "../lib/table.svelte";
import type { CardSize } from "../lib/ui/Card.svelte";
import type { Callout, GameEvent, Question } from "../lib/wire.gen";

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

/** What somebody has touched so far, and what can be touched next. */
export type Choosing = Pick<Table, "options" | "touched" | "confirming" | "lit">;

/** How one game is drawn; *V* and *E* are the views and events it knows. */
export interface GameClient<V extends View = View, E extends GameEvent = GameEvent> extends Choreography<E> {
  /** The middle of the table. */
  Board: Component<BoardProps<V>>;
  Card: Component<{ card: string | null; size?: CardSize }>;
  /** What stands beside a player's name; a board that shows the viewer's own seat as well has none. */
  SeatDetails?: Component<SeatDetailsProps<V>>;
  HowTo: Component;
  /** What is told between two games of a match, where a match has several. */
  Interlude?: Component<TellingProps<E>>;
  Result: Component<ResultProps<V>>;
  /** What is called out over the board while it happens. */
  Callout?: Component<{ callout: Callout }>;
  /** A reference card that stays one touch away. */
  reference?: { label: string; title: string; testid: string; Part: Component };
  /** Whether the board itself shows the other players. */
  seatsOnBoard: boolean;
  /** How high the board must be on a phone, in pixels; where there is less room, the page scrolls. */
  leastHeight?: number;
  /** How high it must be beside the open hands of a replay on a desk; 300 pixels where nothing is said. */
  openHeight?: number;
  /** What buttons are called that lead on to several options, by the word after `button:`; others say that word itself. */
  words?: Readonly<Record<string, string>>;
  /** Whether the result tells everybody's place, so that bare scores would say it twice. */
  ranks?: boolean;
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
  autoAnswer?: (question: Question, view: V) => AutoAnswer | null;
  /** What to say in place of the question once something is touched; null where the question will do. */
  hint?: (view: V, choosing: Choosing) => string | null;
}

/** Return *client* as a table uses it, for views and events of any game; those of other games are refused. */
export function admit<Id extends GameId>(id: Id, client: GameClient<ViewOf<Id>, EventOf<Id>>): GameClient {
  const { viewed, told, view, event } = narrowing(id);
  const { Interlude, SeatDetails, hint, autoAnswer, ...rest } = client;
  return {
    ...rest,
    Board: viewed<BoardProps>(client.Board),
    Result: viewed<ResultProps>(client.Result),
    ...(SeatDetails && { SeatDetails: viewed<SeatDetailsProps>(SeatDetails) }),
    ...(Interlude && { Interlude: told<TellingProps>(Interlude) }),
    ...(autoAnswer && { autoAnswer: (question: Question, found: View) => autoAnswer(question, view(found)) }),
    ...(hint && { hint: (found: View, choosing: Choosing) => hint(view(found), choosing) }),
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
    viewed: <Props extends { view: View }>(Part: Component<Props & { view: ViewOf<Id> }>): Component<Props> => {
      const fits = (props: Props): props is Props & { view: ViewOf<Id> } => isView(props.view);
      return (internals, props) => (fits(props) ? Part(internals, props) : refuse(props.view.game));
    },
    told: <Props extends { event: GameEvent }>(Part: Component<Props & { event: EventOf<Id> }>): Component<Props> => {
      const fits = (props: Props): props is Props & { event: EventOf<Id> } => isEvent(props.event);
      return (internals, props) => (fits(props) ? Part(internals, props) : refuse(props.event.kind));
    },
  };
}
