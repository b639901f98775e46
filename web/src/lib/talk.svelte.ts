/** What is said at a table as this browser knows it: the lines, what is unread, and whom it has muted. */

import { keep, recall } from "./settings.svelte";
import type { ChatLine, ClientMessage, Phrase } from "./wire.gen";

const MOST = 300;

export class Talk {
  lines = $state.raw<readonly ChatLine[]>([]);
  /** What is being written. */
  draft = $state("");
  unread = $state(0);
  /** The speakers who are not shown, at this table and in this browser alone. */
  muted = $state.raw<readonly string[]>([]);
  readonly shown = $derived(this.lines.filter((line) => !this.muted.includes(line.speaker)));
  private panels = 0;
  /** What was sent and has not been heard yet. */
  private sent: string | null = null;

  constructor(
    private readonly table: string,
    private readonly send: (message: ClientMessage) => boolean,
  ) {
    this.muted = (recall(this.key) ?? "").split(" ").filter((speaker) => speaker !== "");
  }

  /** Ask for what was said lately. */
  ask(): void {
    this.send({ type: "talk" });
  }

  /** Say what has been written. */
  say(): void {
    const text = this.draft.trim();
    if (text === "" || !this.send({ type: "chat", text })) return;
    this.sent = this.draft;
    this.draft = "";
  }

  sayPhrase(name: Phrase["name"]): void {
    this.send({ type: "phrase", name });
  }

  hear(line: ChatLine): void {
    if (line.mine) this.sent = null;
    const isNew = !line.mine && !this.muted.includes(line.speaker);
    if (this.panels === 0 && isNew) this.unread += 1;
    this.take([line]);
  }

  /** Take over lines that may be known in part. */
  take(lines: readonly ChatLine[]): void {
    const numbers = lines.map(({ number }) => number);
    const others = this.lines.filter(({ number }) => !numbers.includes(number));
    this.lines = [...others, ...lines].sort(inOrder).slice(-MOST);
  }

  /** Give back what was refused, so that nothing written is lost. */
  takeBack(): void {
    if (this.sent !== null && this.draft === "") this.draft = this.sent;
    this.sent = null;
  }

  /** Note that a panel shows the lines, until what is returned is called. */
  show = (): (() => void) => {
    this.panels += 1;
    this.unread = 0;
    return () => (this.panels -= 1);
  };

  mute(speaker: string): void {
    this.setMuted([...this.muted, speaker]);
  }

  unmute(): void {
    this.setMuted([]);
  }

  /** Forget everything that a speaker has said. */
  forget(speaker: string): void {
    this.lines = this.lines.filter((line) => line.speaker !== speaker);
  }

  private setMuted(muted: readonly string[]): void {
    this.muted = muted;
    keep(this.key, muted.join(" "));
  }

  private get key(): string {
    return `muted ${this.table}`;
  }
}

function inOrder(one: ChatLine, other: ChatLine): number {
  return one.at.localeCompare(other.at) || one.number - other.number;
}
