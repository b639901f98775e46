/** The public tables, as they are now. */

import { ReconnectingSocket } from "./socket";
import type { ServerMessage, TableInfo } from "./wire.gen";

export class LobbyTables {
  tables = $state.raw<TableInfo[] | null>(null);
  isLost = $state(false);
  private readonly line = new ReconnectingSocket("/ws/lobby", this, { ping: false });

  /** Listen until the returned function is called. */
  listen = (): (() => void) => {
    this.line.open();
    return () => this.line.close();
  };

  heard(message: ServerMessage): void {
    if (message.type === "lobby") this.tables = message.tables;
  }

  changed(connection: string): void {
    this.isLost = connection === "lost";
  }
}
