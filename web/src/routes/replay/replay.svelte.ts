/** A match that is over, as somebody steps through it: which moment, through whose eyes, and what has been fetched. */

import type { Shower, View } from "../../lib/table.svelte";
import { Table } from "../../lib/table.svelte";
import { sayWhy } from "../../lib/toasts.svelte";
import type { Comment, Frame, Frames, Moved, Replay } from "../../lib/wire.gen";
import { CHUNK, type Command, lineAt, type Looking, placeOf } from "./steps";

/** Who fetches what is needed. */
export interface Source {
  replay(looking: Looking): Promise<Replay>;
  frames(looking: Looking, first: number): Promise<Frames>;
}

/** Who shows a step, and can be told to be quick about it. */
export interface StepShower extends Shower {
  halt(): void;
}

const PACE = 1_100;

export class Player {
  /** The table as it was; boards draw it, and nothing can be touched. */
  readonly table: Table;
  replay = $state.raw<Replay | null>(null);
  looking = $state.raw<Looking>({ seat: null, isOpen: false });
  frame = $state.raw<Frame | null>(null);
  comments = $state.raw<Comment[]>([]);
  /** The step that is shown, and the one that is on its way. */
  place = $state(-1);
  goal = $state(0);
  isPlaying = $state(false);
  missing = $state<string | null>(null);

  readonly steps = $derived(this.replay?.steps ?? []);
  readonly last = $derived(Math.max(0, this.steps.length - 1));
  /** The entry of the log that is shown. */
  readonly at = $derived(this.frame?.number ?? 0);
  readonly line = $derived(lineAt(this.replay?.story ?? [], this.at));
  readonly view = $derived<View | null>(this.frame?.view ?? null);
  /** What happened in this step, in words. */
  readonly told = $derived(
    (this.replay?.story ?? []).filter((line) => line.number === this.at).map(({ text }) => text),
  );

  private readonly replays: Record<string, Replay> = {};
  private readonly chunks: Record<string, Promise<Frames>> = {};
  private isShowing = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    id: string,
    private readonly shower: StepShower,
    private readonly source: Source,
  ) {
    this.table = new Table(id, shower);
    this.table.isPast = true;
  }

  /** Begin at the entry *at*, through somebody's eyes; without *looking* through one's own, or a spectator's. */
  async begin(at: number, looking: Looking | null): Promise<void> {
    try {
      const first = await this.source.replay(looking ?? { seat: null, isOpen: false });
      this.comments = first.comments;
      if (looking !== null || first.you === null) return this.take(first, looking ?? this.looking, at);
      const own = { seat: first.you, isOpen: false };
      this.take(await this.source.replay(own), own, at);
    } catch (error) {
      this.missing = error instanceof Error ? error.message : "This match cannot be shown.";
    }
  }

  /** Look at the same moment through other eyes. */
  async look(looking: Looking): Promise<void> {
    const seat = looking.isOpen && looking.seat === null ? 0 : looking.seat;
    const wanted = { ...looking, seat };
    try {
      const found = this.replays[keyOf(wanted)] ?? (await this.source.replay(wanted));
      this.take(found, wanted, this.at);
    } catch (error) {
      sayWhy(error);
    }
  }

  private take(replay: Replay, looking: Looking, at: number): void {
    this.replays[keyOf(looking)] = replay;
    this.looking = looking;
    this.replay = replay;
    this.table.info = replay.table;
    this.table.you = looking.seat;
    this.place = -1;
    this.seek(placeOf(replay.steps, at));
  }

  // --- going about

  /** Go to the step of that place. */
  seek(place: number): void {
    this.goal = Math.max(0, Math.min(place, this.last));
    this.shower.halt();
    if (!this.isShowing) void this.follow();
  }

  /** Go to an entry of the log, or to the last step before it. */
  seekEntry(number: number): void {
    this.isPlaying = false;
    this.seek(placeOf(this.steps, number));
  }

  obey(command: Command): void {
    if (command.to === "play") return this.toggle();
    this.isPlaying = false;
    switch (command.to) {
      case "first":
        return this.seek(0);
      case "previous":
        return this.seek(this.goal - 1);
      case "next":
        return this.seek(this.goal + 1);
      case "last":
        return this.seek(this.last);
      case "open":
        return void this.look({ ...this.looking, isOpen: !this.looking.isOpen });
      case "spectator":
        return void this.look({ seat: null, isOpen: false });
      case "seat":
        return void this.look({ ...this.looking, seat: command.seat });
    }
  }

  /** Play the match as it went, or pause. */
  toggle(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying) this.seek(this.goal >= this.last ? 0 : this.goal + 1);
  }

  /** Stop for good. */
  end(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
    this.shower.halt();
  }

  // --- showing

  private async follow(): Promise<void> {
    this.isShowing = true;
    try {
      while (this.place !== this.goal) await this.show(this.goal, this.looking);
    } catch (error) {
      sayWhy(error);
      this.isPlaying = false;
      this.goal = Math.max(0, this.place);
    } finally {
      this.isShowing = false;
    }
    this.goOn();
  }

  private async show(place: number, looking: Looking): Promise<void> {
    const frame = await this.frameAt(place, looking);
    if (looking !== this.looking) return; // Somebody chose other eyes meanwhile.
    if (frame === undefined) throw new Error("This step of the match is not there.");
    const isNext = place === this.place + 1 && this.frame !== null && place > 0;
    if (isNext) await this.shower.perform(movedOf(frame), looking.seat, 0);
    if (looking !== this.looking) return;
    await this.shower.settle(() => this.apply(frame, place), isNext ? 0 : 1);
  }

  private apply(frame: Frame, place: number): void {
    this.frame = frame;
    this.place = place;
    this.table.view = frame.view;
    this.table.sequence = frame.number;
    const next = (Math.floor(place / CHUNK) + 1) * CHUNK;
    if (next - place < CHUNK / 2 && next <= this.last) this.frameAt(next, this.looking).catch(() => null); // Later again.
  }

  private async frameAt(place: number, looking: Looking): Promise<Frame | undefined> {
    const first = Math.floor(place / CHUNK) * CHUNK;
    const key = `${keyOf(looking)} ${first}`;
    const found = (this.chunks[key] ??= this.source.frames(looking, first));
    try {
      return (await found).frames[place - first];
    } catch (error) {
      delete this.chunks[key]; // Asked for again, it may come.
      throw error;
    }
  }

  private goOn(): void {
    clearTimeout(this.timer);
    if (!this.isPlaying) return;
    if (this.goal >= this.last) return void (this.isPlaying = false);
    this.timer = setTimeout(() => this.isPlaying && this.seek(this.goal + 1), PACE);
  }
}

const keyOf = ({ seat, isOpen }: Looking): string => `${seat ?? "none"} ${isOpen ? "open" : "closed"}`;

/** Return a step as the message that told of it. */
function movedOf(frame: Frame): Moved {
  const { number, move, events, callouts, view } = frame;
  return { type: "moved", sequence: number, move, events, callouts, log: [], view, question: null };
}
