import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, ReconnectingSocket, PING_EVERY, PONG_WITHIN, pause } from "./socket";
import type { ServerMessage } from "./wire.gen";

class Wire {
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
    this.onclose?.();
  }
}

describe("the pause before another try", () => {
  it("doubles from under half a second and stays below eight", () => {
    expect([0, 1, 2, 3, 4, 5, 40].map((failures) => pause(failures, 1))).toEqual([
      400, 800, 1600, 3200, 6400, 8000, 8000,
    ]);
  });

  it("is spread by chance, so that not everybody comes back at once", () => {
    expect(pause(3, 0)).toBe(2400);
    expect(pause(3, 0.5)).toBeGreaterThan(2400);
  });
});

describe("a line", () => {
  let wires: Wire[];
  let states: Connection[];
  let heard: ServerMessage[];
  let line: ReconnectingSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    [wires, states, heard] = [[], [], []];
    const listener = {
      heard: (message: ServerMessage) => void heard.push(message),
      changed: (state: Connection) => void states.push(state),
    };
    line = new ReconnectingSocket("/ws/tables/a", listener, { ping: true }, () => {
      wires.push(new Wire());
      return wires.at(-1) as unknown as WebSocket; // a stand-in with the five members that a line uses
    });
    line.open();
  });
  afterEach(() => vi.useRealTimers());

  it("opens, hears and says", () => {
    expect(line.send({ type: "resync" })).toBe(false);
    wires[0]?.onopen?.();
    wires[0]?.onmessage?.({ data: '{"type":"pong"}' });
    expect(line.send({ type: "resync" })).toBe(true);
    expect(states).toEqual(["open"]);
    expect(heard).toEqual([{ type: "pong" }]);
    expect(wires[0]?.sent).toEqual(['{"type":"resync"}']);
  });

  it("comes back after a loss and repeats nothing", () => {
    wires[0]?.onopen?.();
    line.send({ type: "play", sequence: 3, move: "P" });
    wires[0]?.onclose?.();
    expect(line.send({ type: "play", sequence: 3, move: "P" })).toBe(false);
    vi.advanceTimersByTime(500);
    wires[1]?.onopen?.();
    expect(states).toEqual(["open", "lost", "open"]);
    expect(wires[1]?.sent).toEqual([]);
  });

  it("waits longer with every failure, unless hurried", () => {
    wires[0]?.onclose?.();
    vi.advanceTimersByTime(400);
    wires[1]?.onclose?.();
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
    line.hurry();
    expect(wires).toHaveLength(3);
  });

  it("gives a silent server up", () => {
    wires[0]?.onopen?.();
    vi.advanceTimersByTime(PING_EVERY);
    expect(wires[0]?.sent).toEqual(['{"type":"ping"}']);
    vi.advanceTimersByTime(PONG_WITHIN);
    expect(states).toEqual(["open", "lost"]);
    expect(wires[0]?.closed).toBe(true);
  });

  it("stays closed when hung up", () => {
    wires[0]?.onopen?.();
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["open", "closed"]);
    expect(wires).toHaveLength(1);
  });
});
