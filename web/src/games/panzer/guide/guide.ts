/** The positions that the guide shows. They illustrate the rules and decide nothing. */

import type { PanzerStack, PanzerUnit } from "../../../lib/wire.gen";
import { face } from "../card/cards";

/** What is marked on a space: a place to go with its cost, something to hit, a way that is shut, something lost. */
export interface Mark {
  kind: "go" | "hit" | "no" | "lost";
  text?: string;
}

/** A space as the guide draws it. */
export interface Cell {
  name: string;
  /** What lies there, null for face down; without it the space is one of an Industry Zone. */
  terrain?: string | null;
  factories?: number;
  /** An Event or waiting Terrain Modifier on the stack. */
  card?: string;
  modifier?: { card: string; mine: boolean };
  unit?: PanzerUnit;
  /** Whether the Unit is the reader's own. */
  isMine?: boolean;
  mark?: Mark;
  /** What is said beneath it. */
  words?: string;
}

/** Return a Unit as printed, with what the example changes. */
export function sample(card: string, more: Partial<PanzerUnit> = {}): PanzerUnit {
  const print = face(card);
  const plain = (amount: number | null) => ({ value: amount ?? 0, parts: [{ label: "printed", amount: amount ?? 0 }] });
  const range = print.keywords["ranged-attack"];
  const isNumber = (entry: [string, number | string]): entry is [string, number] => typeof entry[1] === "number";
  return {
    id: 0,
    card,
    seat: 0,
    damage: 0,
    attack: plain(print.attack),
    defense: plain(print.defense),
    movement: plain(print.movement),
    points: print.movement ?? 0,
    ranged: typeof range === "number" ? plain(range) : null,
    keywords: Object.fromEntries(Object.entries(print.keywords).filter(isNumber)),
    fresh: false,
    halted: false,
    suppressed: false,
    legs: 0,
    spent: 0,
    attacks: 0,
    extra_attacks: 0,
    used: [],
    changes: {},
    ...more,
  };
}

/** Return the stack on a space of an Industry Zone. */
export function stackOf({ name, factories = 0, unit, card }: Cell): PanzerStack {
  return { name, factories, unit: unit ?? null, card: card ?? null, in_play: false };
}

const own = (card: string, more: Partial<PanzerUnit> = {}) => ({ unit: sample(card, more), isMine: true });
const enemy = (card: string, more: Partial<PanzerUnit> = {}) => ({ unit: sample(card, more), isMine: false });
const open = (name: string, more: Partial<Cell> = {}): Cell => ({ name, terrain: "open-ground", ...more });
const hidden = (name: string, more: Partial<Cell> = {}): Cell => ({ name, terrain: null, ...more });
const works = (name: string, factories: number, more: Partial<Cell> = {}): Cell => ({ name, factories, ...more });

export const FIELD: readonly { line: string; cells: readonly Cell[] }[] = [
  {
    line: "Their Industry Zone",
    cells: [
      works("a5", 1),
      works("b5", 0),
      works("c5", 2, enemy("kv-1", { fresh: true })),
      works("d5", 0),
      works("e5", 0),
    ],
  },
  {
    line: "Their Back Line: from here their Supply can be attacked",
    cells: [
      hidden("a4"),
      hidden("b4"),
      open("c4", { terrain: "town", ...enemy("gi-rifle-squad") }),
      hidden("d4"),
      hidden("e4"),
    ],
  },
  {
    line: "Their Front Line",
    cells: [hidden("a3"), { name: "b3", terrain: "river" }, open("c3", enemy("t-34")), hidden("d3"), hidden("e3")],
  },
  {
    line: "Your Front Line",
    cells: [
      hidden("a2"),
      hidden("b2"),
      { name: "c2", terrain: "hills", ...own("panzer-iv") },
      open("d2"),
      hidden("e2"),
    ],
  },
  {
    line: "Your Back Line",
    cells: [
      hidden("a1"),
      open("b1"),
      { name: "c1", terrain: "road" },
      { name: "d1", terrain: "forest", ...own("lefh-18") },
      hidden("e1"),
    ],
  },
  {
    line: "Your Industry Zone",
    cells: [
      works("a0", 1),
      works("b0", 0),
      works("c0", 3, own("tiger-i", { fresh: true })),
      works("d0", 2),
      works("e0", 0),
    ],
  },
];

export const STACKS: readonly Cell[] = [
  works("a0", 1, { words: "Power I and free: any card of cost I" }),
  works("b0", 2, {
    ...own("panzer-iii", { fresh: true }),
    words: "A new tank. When it drives off, the stack is free again",
  }),
  works("c0", 3, { card: "armored-spearhead", words: "An order lies here until your next turn" }),
  works("d0", 2, { card: "bunker", words: "A Terrain Modifier waits to be built" }),
  works("e0", 0, { words: "Empty: room for a new stack" }),
];

const SPENT = { points: 1, spent: 1, legs: 1 };
export const MARCH: readonly (readonly Cell[])[][] = [
  [
    [{ name: "c3", terrain: "forest" }, hidden("d3")],
    [hidden("c2", { mark: { kind: "go", text: "1" } }), hidden("d2")],
    [open("c1", own("panzer-iv")), open("d1", { mark: { kind: "go", text: "1" } })],
  ],
  [
    [{ name: "c3", terrain: "forest", mark: { kind: "no" } }, hidden("d3")],
    [
      { name: "c2", terrain: "marsh", ...own("panzer-iv", { ...SPENT, halted: true }) },
      hidden("d2", { mark: { kind: "no" } }),
    ],
    [open("c1", { mark: { kind: "no" } }), open("d1")],
  ],
  [
    [{ name: "c3", terrain: "forest", mark: { kind: "no" } }, hidden("d3")],
    [{ name: "c2", terrain: "ruins", ...own("panzer-iv", SPENT) }, hidden("d2", { mark: { kind: "go", text: "1" } })],
    [open("c1", { mark: { kind: "go", text: "1" } }), open("d1")],
  ],
];

export const BATTLE: readonly (readonly Cell[])[][] = [
  [[open("c3", { ...enemy("t-34"), mark: { kind: "hit" } })], [open("c2", own("panzer-iii"))]],
  [[open("c3", enemy("t-34", { damage: 1 }))], [open("c2", own("panzer-iii", { damage: 2, attacks: 1 }))]],
];

export const FIRST_FIRE: readonly (readonly Cell[])[][] = [
  [[open("c3", { ...enemy("t-34-85"), mark: { kind: "hit" } })], [open("c2", own("jagdpanther"))]],
  [[open("c3", { mark: { kind: "lost", text: "destroyed" } })], [open("c2", own("jagdpanther", { attacks: 1 }))]],
];

export const GUARD: readonly (readonly Cell[])[][] = [
  [
    [
      open("a4", enemy("bazooka-team")),
      open("b4", own("panther")),
      open("c4", { ...enemy("gi-rifle-squad"), mark: { kind: "hit" } }),
    ],
  ],
  [
    [
      open("a4", enemy("bazooka-team")),
      open("b4", own("panther", { damage: 1, attacks: 1, extra_attacks: 1 })),
      open("c4"),
    ],
  ],
];

const BUNKER = { modifier: { card: "bunker", mine: true } };
export const BUILDING: readonly (readonly Cell[])[][] = [
  [[open("d1")], [works("d0", 2, { card: "bunker" })]],
  [[open("d1", BUNKER)], [works("d0", 2)]],
  [[open("d1", { ...BUNKER, ...own("grenadiers") })], [works("d0", 2)]],
];

export const SHIFT: readonly (readonly Cell[])[][] = [
  [
    [open("c3", enemy("t-34")), open("d3")],
    [open("c2", { ...own("panzer-iv"), mark: { kind: "hit" } }), open("d2")],
  ],
  [
    [open("c3", enemy("t-34", { attacks: 1 })), open("d3")],
    [open("c2"), open("d2", own("panzer-iv"))],
  ],
];

export const ARTILLERY: readonly (readonly Cell[])[] = [
  [
    open("a1", { terrain: "forest", ...own("lefh-18") }),
    open("b1"),
    hidden("c1"),
    open("d1", { ...enemy("bazooka-team"), mark: { kind: "hit" } }),
  ],
];
