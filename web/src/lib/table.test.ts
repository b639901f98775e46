import { beforeEach, describe, expect, it } from "vitest";
import type { ReconnectingSocket } from "./socket";
import { type Shower, Table } from "./table.svelte";
import { toasts } from "./toasts.svelte";
import type { ClientMessage, Moved, Option, Question, State, TableInfo } from "./wire.gen";

const INFO: TableInfo = {
  id: "t1",
  game: "coco",
  title: "Clash (Coco)",
  status: "running",
  public: false,
  options: {},
  seats: [],
  host: 0,
  moves: 0,
  watchers: 0,
  created: "2026-01-01T00:00:00Z",
  commitment: "00",
};
const OPTIONS: Option[] = [
  { move: "S H", label: "Place Hollow", path: ["hand:H", "pile:pattern"] },
  { move: "E H", label: "End with Hollow", path: ["hand:H", "button:end"], confirm: true },
  { move: "E Q", label: "End with Square", path: ["hand:Q", "button:end"], confirm: true },
  { move: "P", label: "Stop here", path: ["button:pass"], confirm: true },
];
const question: Question = { seat: 0, kind: "TURN", prompt: "Your turn.", rule: "K-4.1", options: OPTIONS };
const state = (sequence: number): State => ({
  type: "state",
  table: INFO,
  you: 0,
  sequence,
  view: null,
  question,
  log: [],
});
const moved = (sequence: number): Moved => ({
  type: "moved",
  sequence,
  move: null,
  events: [],
  callouts: [],
  log: [{ sequence, text: `Move ${sequence}.` }],
  view: null as unknown as Moved["view"], // The table only hands it on.
  question,
});

const SHOWER: Shower = {
  perform: () => Promise.resolve(),
  settle: (change) => Promise.resolve(void change()),
  pauseAt: () => null,
};

describe("a table", () => {
  let said: ClientMessage[];
  let isOpen: boolean;
  let table: Table;
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  beforeEach(() => {
    [said, isOpen] = [[], true];
    const send = (message: ClientMessage) => isOpen && said.push(message) > 0;
    table = new Table(
      "t1",
      SHOWER,
      () => ({ send, open() {}, close() {}, hurry() {} }) as unknown as ReconnectingSocket,
    );
    table.heard(state(4));
  });

  it("narrows by touch and sends what is left, with the sequence it was chosen for", () => {
    table.touch("hand:H");
    expect([...table.lit]).toEqual(["pile:pattern", "button:end"]);
    table.touch("pile:pattern");
    expect(said).toEqual([{ type: "play", sequence: 4, move: "S H" }]);
    expect(table.lit.size).toBe(0);
  });

  it("asks again before a single touch ends a turn", () => {
    table.touch("hand:Q");
    expect(said).toEqual([]);
    expect(table.confirming?.move).toBe("E Q");
    table.cancel();
    expect(table.confirming).toBeNull();
  });

  it("considers a card before it is played, and plays it at the second touch", () => {
    const options: Option[] = [
      { move: "play a", label: "Play A", path: ["card:a"] },
      { move: "play b", label: "Play B", path: ["card:b"] },
    ];
    table.heard({ ...state(5), question: { ...question, options } });
    table.consider("card:a");
    expect(table.confirming?.move).toBe("play a");
    table.consider("card:b");
    expect(table.confirming?.move).toBe("play b");
    expect(said).toEqual([]);
    table.consider("card:b");
    expect(said).toEqual([{ type: "play", sequence: 5, move: "play b" }]);
  });

  it("asks again for a bare button, but not after a card was touched", () => {
    table.press(OPTIONS[3]!);
    expect(table.confirming?.move).toBe("P");
    table.cancel();
    table.touch("hand:H");
    table.press(OPTIONS[1]!);
    expect(said).toEqual([{ type: "play", sequence: 4, move: "E H" }]);
  });

  it("takes moves in order, drops old ones, and asks for the state after a gap", async () => {
    table.heard(moved(5));
    table.heard(moved(5));
    table.heard(moved(6));
    await settle();
    expect(table.sequence).toBe(6);
    expect(table.log.map((line) => line.sequence)).toEqual([5, 6]);
    table.heard(moved(9));
    expect(said).toEqual([{ type: "resync" }]);
  });

  it("shows every refusal and asks for the state", () => {
    table.touch("hand:H");
    table.heard({ type: "refused", code: "illegal", sentence: "Not now." });
    expect(toasts.shown.at(-1)?.text).toBe("Not now.");
    expect(table.touched).toEqual([]);
    expect(said).toEqual([{ type: "resync" }]);
  });

  it("asks for earlier parts of the story and keeps them in order", () => {
    const lines = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => ({ sequence: 0, text: `Line ${from + at}.` }));
    table.heard({ ...state(4), log: lines(150, 250), first: 150 });
    table.readEarlier();
    expect(said.at(-1)).toEqual({ type: "story", before: 150 });
    table.heard({ type: "story", first: 50, log: lines(50, 150) });
    table.heard({ type: "story", first: 50, log: lines(50, 150) });
    expect(table.first).toBe(50);
    expect(table.log).toEqual(lines(50, 250));
    table.heard({ ...state(5), log: lines(160, 260), first: 160 });
    expect(table.log).toEqual(lines(50, 260));
    table.heard({ ...state(6), log: lines(500, 600), first: 500 });
    expect([table.first, table.log.length]).toEqual([500, 100]);
    table.heard({ ...state(7), log: lines(0, 3), first: 0 });
    table.readEarlier();
    expect(said).toHaveLength(1);
  });

  it("knows the deck of its own person, and forgets it with the seat", () => {
    table.heard({ type: "table", table: INFO, you: 0, deck: "craft-fair" });
    expect(table.deck).toBe("craft-fair");
    table.heard({ ...state(4), you: null });
    expect(table.deck).toBeNull();
  });

  it("sends a move that is not among the options, and offers nothing until it is answered", () => {
    table.send("concede");
    expect(said).toEqual([{ type: "play", sequence: 4, move: "concede" }]);
    expect([table.sent, table.options]).toEqual([true, []]);
  });

  it("says so when nothing can be sent", () => {
    isOpen = false;
    table.play(OPTIONS[0]!);
    expect(table.sent).toBe(false);
    expect(toasts.shown.at(-1)?.text).toContain("Not connected");
  });

  it("tells that it is back", () => {
    table.changed("lost");
    table.changed("open");
    expect(toasts.shown.at(-1)?.text).toBe("Back at the table.");
  });
});

describe("a table of combos", () => {
  it("plays a card that is a move by itself when it is touched twice", () => {
    const said: ClientMessage[] = [];
    const line = { send: (message: ClientMessage) => said.push(message) > 0, open() {}, close() {}, hurry() {} };
    const table = new Table("t1", SHOWER, () => line as unknown as ReconnectingSocket);
    const options: Option[] = [
      { move: "play 7E", label: "Play 7 of Earth", path: ["card:7E"] },
      { move: "play 7E 7F", label: "Play both", path: ["card:7E", "card:7F"] },
    ];
    table.heard({ ...state(4), question: { ...question, options } });
    table.touch("card:7E");
    expect(table.covered?.move).toBe("play 7E");
    table.playAlone("card:7F");
    expect(said).toEqual([]);
    table.playAlone("card:7E");
    expect(said).toEqual([{ type: "play", sequence: 4, move: "play 7E" }]);
  });
});

describe("a table with plans", () => {
  const then = (move: string, next: string): Option => ({
    move,
    label: `${move} ${next}`,
    path: ["unit:5", `space:${next}`],
    then: [`to ${next}`],
  });
  const ATTACK: Option = { ...then("attack 5", "c3"), confirm: true, note: "Both are destroyed." };
  const plans: Option[] = [then("move 5", "c2"), ATTACK, { move: "end", label: "End", path: ["button:end"] }];
  const planned = { ...question, plans };
  const asking = (...moves: string[]): Question => ({
    ...question,
    options: moves.map((move) => ({ move, label: move, path: [move] })),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  let said: ClientMessage[];
  let table: Table;

  beforeEach(() => {
    said = [];
    const line = { send: (message: ClientMessage) => said.push(message) > 0, open() {}, close() {}, hurry() {} };
    table = new Table("t1", SHOWER, () => line as unknown as ReconnectingSocket);
    table.heard({ ...state(4), question: planned });
  });
  const moves = () => said.map((message) => (message.type === "play" ? message.move : message.type));

  it("offers them in place of the options, and waits for the last touch", () => {
    table.touch("unit:5");
    expect(said).toEqual([]);
    expect([...table.lit]).toEqual(["space:c2", "space:c3"]);
  });

  it("makes the moves that follow, one after another", async () => {
    table.touch("unit:5");
    table.touch("space:c2");
    table.heard({ ...moved(5), question: asking("to b2", "to c2") });
    await settle();
    expect(moves()).toEqual(["move 5", "to c2"]);
    expect(table.sent).toBe(true);
    table.heard({ ...moved(6), question: planned });
    await settle();
    expect(moves()).toEqual(["move 5", "to c2"]);
    expect(table.options).toEqual(plans);
  });

  it("forgets the rest when something else is asked, and when the state comes anew", async () => {
    for (const message of [
      { ...moved(5), question: asking("to b2") },
      { ...state(5), question: asking("to b2") },
    ]) {
      said.length = 0;
      table.heard({ ...state(4), question: planned });
      table.touch("unit:5");
      table.touch("space:c2");
      table.heard(message);
      await settle();
      table.heard({ ...moved(6), question: asking("to c2") });
      await settle();
      expect(moves()).toEqual(["move 5"]);
    }
  });

  it("tells what would come of one before it is played", () => {
    table.touch("unit:5");
    table.touch("space:c3");
    expect(table.confirming?.note).toBe("Both are destroyed.");
    table.touch("space:c2");
    expect(moves()).toEqual(["move 5"]);
    table.heard({ ...state(4), question: planned });
    table.touch("unit:5");
    table.press(ATTACK);
    expect(table.confirming).toEqual(ATTACK);
  });

  it("shows what would come of what is pointed at, complete or to be confirmed", () => {
    expect(table.shown).toBeNull();
    table.touch("unit:5");
    table.pointed = "space:c3";
    expect(table.shown).toEqual(ATTACK);
    table.pointed = null;
    expect(table.shown).toBeNull();
    table.touch("space:c3");
    expect(table.shown).toEqual(ATTACK);
    table.cancel();
    expect(table.shown).toBeNull();
  });

  it("asks no second time about one whose note is read", () => {
    const alone: Option = { move: "play x", label: "Play", path: ["card:x"], confirm: true, note: "Two are hit." };
    const further: Option = { move: "play x", label: "With more", path: ["card:x", "button:combo"], then: ["more"] };
    table.heard({ ...state(4), question: { ...question, plans: [alone, further] } });
    table.consider("card:x");
    expect(table.covered).toEqual(alone);
    table.press(alone);
    expect(moves()).toEqual(["play x"]);
  });
});
