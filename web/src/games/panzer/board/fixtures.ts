/** A small table for tests: what lies where is said by the test, everything else is plain. */

import type {
  Option,
  PanzerItem,
  PanzerSeat,
  PanzerStack,
  PanzerTable,
  PanzerUnit,
  PanzerView,
  Question,
} from "../../../lib/wire.gen";
import { sample } from "../guide/guide";
import { COLUMNS } from "./spaces";

export const unit = (id: number, card: string, by: number, more: Partial<PanzerUnit> = {}): PanzerUnit =>
  sample(card, { id, seat: by, ...more });

export const stack = (name: string, factories = 0, more: Partial<PanzerStack> = {}): PanzerStack => ({
  name,
  factories,
  unit: null,
  card: null,
  in_play: false,
  ...more,
});

export function seat(row: number, more: Partial<PanzerSeat> = {}, stacks: readonly PanzerStack[] = []): PanzerSeat {
  return {
    side: row === 0 ? "axis" : "allies",
    size: 60,
    hand: 7,
    supply: 53,
    junkyard: [],
    removed: [],
    shown: [],
    somewhere: [],
    allowance: 1,
    reshuffles: 0,
    turns: 1,
    stacks: COLUMNS.map((column) => stacks.find(({ name }) => name === `${column}${row}`) ?? stack(`${column}${row}`)),
    ...more,
  };
}

/** What lies on a space, by its name. */
export type Laid = Readonly<Record<string, Partial<PanzerTable["field"][number]>>>;

export function table(laid: Laid = {}, more: Partial<PanzerTable> = {}): PanzerTable {
  const names = [1, 2, 3, 4].flatMap((row) => COLUMNS.map((column) => `${column}${row}`));
  return {
    options: { first_player: "random", response_hold_ms: 1000, ask_always: true },
    seats: [seat(0), seat(5)],
    field: names.map((name) => ({ name, terrain: null, modifier: null, unit: null, ...laid[name] })),
    phase: "main",
    active: 0,
    first: 0,
    chain: [],
    waiting: [],
    unseen: {},
    serial: 50,
    decisions: 0,
    ...more,
  };
}

export function view(facts: PanzerTable = table(), own: Partial<PanzerView> = {}): PanzerView {
  return {
    game: "panzer",
    seat: 0,
    to_act: 0,
    outcome: null,
    table: facts,
    hand: ["panzer-iv", "factory", "ambush", "factory"],
    supply: [],
    top: [],
    bottom: [],
    seen: [],
    passes_turn: false,
    pending: [],
    ...own,
  };
}

export function item(id: number, by: number, more: Partial<PanzerItem> = {}): PanzerItem {
  return {
    id,
    seat: by,
    kind: "attack",
    card: "t-34",
    unit: null,
    space: "c3",
    targets: [],
    text: "Something.",
    ...more,
  };
}

export const option = (move: string, ...path: string[]): Option => ({ move, label: move, path });

export function question(more: Partial<Question> = {}): Question {
  const options = [
    option("play ambush", "card:ambush"),
    option("pass", "button:pass"),
    option("pass turn", "button:pass-turn"),
  ];
  return { seat: 0, kind: "response", prompt: "Answer or pass.", rule: "P-14.2", idle: null, options, ...more };
}
