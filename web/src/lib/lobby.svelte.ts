/** The public tables and one's own, as they are now. */

import { ReconnectingSocket } from "./socket";
import type { ServerMessage, TableInfo, Yours } from "./wire.gen";

export class LobbyTables {
  tables = $state.raw<TableInfo[] | null>(null);
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
  }

  /** Tell whether one has a seat at the table of that *id*. */
  isOwn(id: string): boolean {
    return this.yours?.underway.some((table) => table.id === id) ?? false;
  }

  changed(connection: string): void {
    this.isLost = connection === "lost";
  }
}
