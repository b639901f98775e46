/** What this browser knows about one table, and what its person has touched. Draws nothing, knows no rules. */

import { branches, covered, FEW, foreseen, litThings, offered, settled, touch, type Touched } from "./choice";
import { type Connection, ReconnectingSocket } from "./socket";
import { Talk } from "./talk.svelte";
import { toasts } from "./toasts.svelte";
import type { HeardClock } from "./clock";
import type {
  ClientMessage,
  ClockFace,
  GameEvent,
  LogLine,
  Moved,
  Option,
  Question,
  ServerMessage,
  State,
  StoryPart,
  TableChanged,
  TableInfo,
  Wire,
} from "./wire.gen";

export type View = Wire["View"];

/** Who shows a move before the table takes it over. */
export interface Shower {
  /** Show what happened over the old view. */
  perform(moved: Moved, you: number | null, waiting: number): Promise<void>;
  /** Make *change*, and show how things find their new places. */
  settle(change: () => unknown, waiting: number): Promise<void>;
  /** Return the event that deserves a pause, if one does. */
  pauseAt(moved: Moved): GameEvent | null;
}

/** What a question answers by itself when nobody does. */
export interface AutoAnswer {
  option: Option;
  /** Milliseconds. */
  after: number;
  /** What to say instead of the question, where there is nothing to choose. */
  words: string | null;
  /** Whether the player has asked for this very answer, so that it is given whatever the settings say. */
  isOrdered?: boolean;
}

const INTERLUDE = 3_200;

export class Table {
  info = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  /** From whose seat this spectator looks; null for the audience, and for a player. */
  looks = $state<number | null>(null);
  /** The deck that this person chose, where people bring decks; nobody else's is ever told. */
  deck = $state<string | null>(null);
  sequence = $state(0);
  view = $state.raw<View | null>(null);
  question = $state.raw<Question | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The number of the log's first line in the whole story: what comes before it is told when asked for. */
  first = $state(0);
  connection = $state<Connection>("connecting");
  /** Why there is nothing to see, when there is not. */
  missing = $state<string | null>(null);
  touched = $state.raw<Touched>([]);
  /** The option that waits for a second touch. */
  confirming = $state.raw<Option | null>(null);
  /** The thing that a pointer or the focus rests on, where the board tells what would come of it. */
  pointed = $state<string | null>(null);
  /** Whether an answer is on its way. */
  sent = $state(false);
  /** A game that has just ended within the match. */
  interlude = $state.raw<GameEvent | null>(null);
  wantsRematch = $state(false);
  /** What the clocks showed last; null where the table has none. */
  clock = $state.raw<HeardClock | null>(null);
  /** Whether this browser has been logged out, so that it must ask who it is before it comes back. */
  isLoggedOut = $state(false);
  /** Whether this is a match that is over, which is only looked at. */
  isPast = false;

  /** Whether actions that are chosen in steps are offered at once. */
  readonly arePlans = $derived((this.question?.plans ?? []).length > 0);
  readonly options = $derived(this.sent ? [] : ((this.arePlans ? this.question?.plans : this.question?.options) ?? []));
  readonly lit = $derived(litThings(this.confirming ? [] : this.options, this.touched));
  /** What would start another choice. */
  readonly open = $derived(litThings(this.options, []));
  /** The option that is complete with what is touched, though more could follow. */
  readonly covered = $derived(covered(this.options, this.touched));
  readonly buttons = $derived(offered(this.options, this.touched, this.arePlans ? 0 : FEW));
  /** Buttons that lead on to several options each. */
  readonly branches = $derived(branches(this.options, this.touched, this.arePlans ? 0 : FEW));
  /** Whether a touch has left only so much that buttons say it. */
  readonly isNarrowed = $derived(
    this.touched.length > 0 && (this.confirming !== null || this.buttons.length + this.branches.length > 0),
  );
  /** The option that is about to be taken, so that the board can show what would come of it. */
  readonly shown = $derived(
    this.confirming ?? (this.pointed ? foreseen(this.options, this.touched, this.pointed) : null) ?? this.covered,
  );
  readonly names = $derived(this.info?.seats.map((seat) => seat.name) ?? []);
  readonly talk: Talk;

  private readonly line: ReconnectingSocket;
  /** The moves of a plan that are still to be made. */
  private following: readonly string[] = [];
  private waiting: Moved[] = [];
  private showing = false;
  private wake: (() => void) | null = null;

  constructor(
    readonly id: string,
    private readonly shower: Shower,
    connect = (path: string, table: Table) => new ReconnectingSocket(path, table, { ping: true }),
  ) {
    this.line = connect(`/ws/tables/${encodeURIComponent(id)}`, this);
    this.talk = new Talk(id, (message) => this.say(message));
  }

  enter(): void {
    this.isLoggedOut = false;
    this.line.open();
  }

  leave(): void {
    this.line.close();
  }

  hurry = (): void => this.line.hurry();

  // --- what the person does

  touch(thing: string): void {
    if (this.confirming?.path.includes(thing)) return this.cancel();
    this.confirming = null;
    this.touched = touch(this.options, this.touched, thing);
    const only = settled(this.options, this.touched, this.arePlans);
    if (only?.confirm) this.confirming = only;
    else if (only) this.play(only);
  }

  /** Touch *thing*, but ask again before anything is played; the second touch plays it. */
  consider(thing: string): void {
    if (this.confirming?.path.includes(thing)) return this.play(this.confirming);
    this.confirming = null;
    this.touched = touch(this.options, this.touched, thing);
    this.confirming = settled(this.options, this.touched, this.arePlans);
  }

  /**
   * Take an option by its button.
   * One that ends something asks again unless a card was touched before; one with a note unless it has been read.
   */
  press(option: Option): void {
    const isRead = option === this.covered || !option.note;
    if (option.confirm && (this.touched.length === 0 || !isRead)) this.confirming = option;
    else this.play(option);
  }

  /** Take the option that is about *thing* alone, if there is one. */
  playAlone(thing: string): void {
    const alone = this.options.find((option) => option.path.length === 1 && option.path[0] === thing);
    if (alone) this.press(alone);
  }

  cancel(): void {
    this.touched = [];
    this.confirming = null;
    this.pointed = null;
  }

  play(option: Option): void {
    this.send(option.move);
    this.following = option.then ?? [];
  }

  /** Make a move, which need not be among the options, such as conceding. */
  send(move: string): void {
    this.cancel();
    this.following = [];
    this.sent = this.say({ type: "play", sequence: this.sequence, move });
  }

  /** Ask for the part of the story before what is known of it. */
  readEarlier = (): void => {
    if (this.first > 0) this.say({ type: "story", before: this.first });
  };

  rematch(): void {
    this.wantsRematch = this.say({ type: "rematch" });
  }

  /** Send a message, or tell that it cannot be sent. */
  say(message: ClientMessage): boolean {
    const said = this.line.send(message);
    if (!said) toasts.say("Not connected just now. Nothing was sent; try again in a moment.", "alarm");
    return said;
  }

  endInterlude(): void {
    this.wake?.();
  }

  // --- what the server says

  changed(connection: Connection): void {
    const wasLost = this.connection === "lost";
    this.connection = connection;
    if (connection === "lost") this.sent = false;
    if (connection === "open" && wasLost) toasts.say("Back at the table.");
  }

  heard(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        return this.takeState(message);
      case "moved":
        return this.takeMove(message);
      case "table":
        return this.takeTable(message);
      case "story":
        return this.takeStory(message);
      case "chat":
        return this.talk.hear(message.line);
      case "talk":
        return this.talk.take(message.lines);
      case "refused":
        return this.takeRefusal(message.sentence, message.code);
      case "pong":
      case "lobby":
      case "challenge":
      case "challenge_over":
      case "yours":
        return;
    }
  }

  private takeTable(told: State | TableChanged): void {
    this.info = told.table;
    this.you = told.you;
    this.deck = told.deck ?? null;
    this.takeClock(told.table.clock);
  }

  private takeClock(face: ClockFace | null | undefined): void {
    this.clock = face ? { face, at: performance.now() } : null;
  }

  private takeState(state: State): void {
    this.waiting = [];
    this.following = [];
    this.endInterlude();
    this.takeTable(state);
    this.takeLooks(state.looks ?? null);
    this.sequence = state.sequence;
    this.takeNewest(state);
    this.present(state.view, state.question);
  }

  /** From another seat the whole story is told in another way. */
  private takeLooks(looks: number | null): void {
    if (looks === this.looks) return;
    this.looks = looks;
    this.log = [];
    this.first = 0;
  }

  /** Take over the newest part of the story; earlier parts that join it stay. */
  private takeNewest(state: State): void {
    const first = state.first ?? 0;
    const joins = this.first < first && first <= this.first + this.log.length;
    this.log = joins ? [...this.log.slice(0, first - this.first), ...state.log] : state.log;
    this.first = joins ? this.first : first;
  }

  private takeStory(part: StoryPart): void {
    if (part.first + part.log.length !== this.first) return; // Asked for twice, or not from here.
    this.log = [...part.log, ...this.log];
    this.first = part.first;
  }

  private takeMove(moved: Moved): void {
    const expected = this.waiting.at(-1)?.sequence ?? this.sequence;
    if (moved.sequence <= expected) return;
    if (moved.sequence > expected + 1) return void this.line.send({ type: "resync" });
    this.takeClock(moved.clock);
    this.waiting.push(moved);
    if (!this.showing) void this.showAll();
  }

  private takeRefusal(sentence: string, code: string): void {
    if (this.info === null && code === "not_found") {
      this.missing = sentence;
      this.line.close();
      return;
    }
    toasts.say(sentence, "alarm");
    if (code === "ended") {
      this.isLoggedOut = true;
      this.line.close();
      return;
    }
    this.talk.takeBack();
    this.sent = false;
    this.wantsRematch = false;
    this.cancel();
    this.line.send({ type: "resync" });
  }

  /** Show the moves that have arrived, one after another. */
  private async showAll(): Promise<void> {
    this.showing = true;
    for (let moved = this.waiting[0]; moved !== undefined; moved = this.waiting[0]) {
      const shown = moved;
      this.question = null;
      await this.shower.perform(shown, this.you ?? this.looks, this.waiting.length - 1);
      if (this.waiting[0] === shown) await this.pause(this.shower.pauseAt(shown));
      const isCurrent = this.waiting[0] === shown; // Not when a whole new state arrived meanwhile.
      if (isCurrent) this.waiting.shift();
      await this.shower.settle(() => isCurrent && this.apply(shown), this.waiting.length);
    }
    this.showing = false;
  }

  private apply(moved: Moved): void {
    this.sequence = moved.sequence;
    this.log = [...this.log, ...moved.log];
    const isLast = this.waiting.length === 0;
    this.present(moved.view, isLast ? moved.question : null);
    if (isLast) this.follow();
  }

  /** Make the next move of a plan, if it is possible; otherwise the rest of it is forgotten. */
  private follow(): void {
    const [next, ...rest] = this.following;
    this.following = [];
    if (next === undefined || !this.question?.options.some((option) => option.move === next)) return;
    this.send(next);
    this.following = rest;
  }

  private present(view: View | null, question: Question | null): void {
    this.view = view;
    this.question = question;
    this.sent = false;
    this.cancel();
  }

  private async pause(event: GameEvent | null): Promise<void> {
    if (event === null) return;
    this.interlude = event;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, INTERLUDE);
    });
    this.wake = null;
    this.interlude = null;
  }
}
