/** A line to the server that comes back by itself. It never repeats a message: after a gap the server says how things are. */

import type { ClientMessage, ServerMessage } from "./wire.gen";

export type Connection = "connecting" | "open" | "lost" | "closed";

export const PING_EVERY = 20_000;
export const PONG_WITHIN = 8_000;
const SHORTEST = 400;
const LONGEST = 8_000;

/** Return how many milliseconds to wait before the next try; *chance* (0 to 1) spreads many browsers out. */
export function pause(failures: number, chance: number): number {
  const whole = Math.min(LONGEST, SHORTEST * 2 ** Math.min(failures, 10));
  return Math.round(whole * (0.75 + chance / 4));
}

export interface Listener {
  heard(message: ServerMessage): void;
  changed(connection: Connection): void;
}

export class ReconnectingSocket {
  private socket: WebSocket | null = null;
  private failures = 0;
  private connection: Connection = "connecting";
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private overdue: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
    private readonly options: { ping: boolean },
    private readonly dial: (path: string) => WebSocket = dialHere,
  ) {}

  /** Connect, and again whenever the connection is lost, until `close`. */
  open(): void {
    if (this.connection === "closed") this.change("connecting");
    const socket = this.dial(this.path);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event: MessageEvent<string>) => this.hear(event.data);
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  /** Say something; false when there is no connection, and then it was not said. */
  send(message: ClientMessage): boolean {
    if (this.connection !== "open" || this.socket === null) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Try again now instead of waiting, for instance because the device is online again. */
  hurry(): void {
    if (this.connection !== "lost" || this.socket !== null) return;
    clearTimeout(this.retry);
    this.open();
  }

  /** Hang up for good. */
  close(): void {
    const socket = this.socket;
    this.stop();
    socket?.close();
    this.change("closed");
  }

  private opened(): void {
    this.failures = 0;
    this.change("open");
    if (this.options.ping) this.pulse = setInterval(() => this.ping(), PING_EVERY);
  }

  private hear(text: string): void {
    clearTimeout(this.overdue);
    this.listener.heard(JSON.parse(text) as ServerMessage);
  }

  private ping(): void {
    this.send({ type: "ping" });
    this.overdue = setTimeout(() => {
      const silent = this.socket;
      this.lost();
      silent?.close();
    }, PONG_WITHIN);
  }

  private lost(): void {
    this.stop();
    this.change("lost");
    this.retry = setTimeout(() => this.open(), pause(this.failures, Math.random()));
    this.failures += 1;
  }

  private stop(): void {
    this.socket = null;
    clearTimeout(this.retry);
    clearTimeout(this.overdue);
    clearInterval(this.pulse);
  }

  private change(connection: Connection): void {
    if (connection === this.connection) return;
    this.connection = connection;
    this.listener.changed(connection);
  }
}

function dialHere(path: string): WebSocket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}${path}`);
}
