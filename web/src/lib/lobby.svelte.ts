/** The public tables and one's own, as they are now. */

import { ReconnectingSocket } from "./socket";
import { toasts } from "./toasts.svelte";
import type { Challenge, ServerMessage, TableInfo, Yours } from "./wire.gen";

export class LobbyTables {
  tables = $state.raw<TableInfo[] | null>(null);
  /** The challenges that wait for this person's answer, newest last. */
  challenges = $state.raw<Challenge[]>([]);
  /** One's own tables; null until they are told, and for a browser that has no name yet. */
  yours = $state.raw<Yours | null>(null);
  isLost = $state(false);
  private readonly line = new ReconnectingSocket("/ws/lobby", this, { ping: false });

  /** Listen until the returned function is called. */
  listen = (): (() => void) => {
    this.line.open();
    return () => this.line.close();
  };

  heard(message: ServerMessage): void {
    if (message.type === "lobby") this.tables = message.tables;
    if (message.type === "yours") this.yours = message;
    if (message.type === "challenge") this.takeChallenge(message);
    if (message.type === "challenge_over") this.drop(message.table);
  }

  /** Tell whether one has a seat at the table of that *id*. */
  isOwn(id: string): boolean {
    return this.yours?.underway.some((table) => table.id === id) ?? false;
  }

  /** Forget a challenge that has been answered. */
  drop(table: string): void {
    this.challenges = this.challenges.filter((challenge) => challenge.table.id !== table);
  }

  private takeChallenge(challenge: Challenge): void {
    const isNew = !this.challenges.some((known) => known.table.id === challenge.table.id);
    this.drop(challenge.table.id);
    this.challenges = [...this.challenges, challenge];
    if (isNew) toasts.say(`${challenge.name} challenges you to ${challenge.table.title}.`);
  }

  changed(connection: string): void {
    this.isLost = connection === "lost";
    if (connection === "lost") this.challenges = []; // Those still open are told again.
  }
}
