/** What a touch of a square means, and how the square says so. Reads the offered options, knows no rules. */

import { whose } from "../../../lib/words";
import { kindOf, litThings, nextThings } from "../../../lib/choice";
import { costTo } from "../../../lib/preview";
import type { Table } from "../../../lib/table.svelte";
import type { Option } from "../../../lib/wire.gen";
import { nameOf } from "../card/cards";
import { lineOf, type Square } from "../board/spaces";
import { spokenUnit } from "../board/units";

/** What of a table tells which things can be touched. */
export type Touchable = Pick<Table, "lit" | "open" | "touched" | "confirming" | "options">;

/** What a lit square is for: somewhere to go, somebody to hit, something to pick. */
export type Tone = "go" | "hit" | "pick";

export interface Look {
  /** What a touch of the square is about. */
  thing: string;
  isLit: boolean;
  isChosen: boolean;
  /** Whether a touch does anything but look closer. */
  isAble: boolean;
  tone: Tone | null;
  /** How many points it takes to go there; empty where that is not told. */
  cost: string;
}

/** Return what a square is to somebody at the table; what can be reached comes before who could act. */
export function lookOf(square: Square, table: Touchable, you: number | null): Look {
  const thing = thingOf(square, table);
  const isLit = table.lit.has(thing);
  const isChosen = table.touched.includes(thing) || table.confirming?.path.includes(thing) === true;
  const isAble = isLit || isChosen || table.open.has(thing) || isOtherStep(thing, table);
  const tone = isLit ? toneOf(square, thing, table, you) : null;
  return {
    thing,
    isLit,
    isChosen,
    isAble,
    tone,
    cost: tone === "go" ? costTo(thing, table.options, table.touched) : "",
  };
}

function thingOf(square: Square, table: Touchable): string {
  const space = `space:${square.name}`;
  const unit = square.unit ? `unit:${square.unit.id}` : space;
  const isMeant = table.lit.has(space) || table.confirming?.path.at(-1) === space || isOtherStep(space, table);
  if (isMeant) return space;
  return table.open.has(unit) || table.lit.has(unit) || table.touched.includes(unit) ? unit : space;
}

/** Tell whether *thing* could be the last step in place of the one that is being confirmed. */
function isOtherStep(thing: string, table: Touchable): boolean {
  return table.confirming !== null && litThings(table.options, table.touched.slice(0, -1)).has(thing);
}

function toneOf(square: Square, thing: string, table: Touchable, you: number | null): Tone {
  if (kindOf(thing) === "unit") return "pick";
  if (square.unit !== null) return square.unit.seat === you ? "pick" : "hit";
  return kindOf(table.touched[0] ?? "") === "unit" && square.space !== null ? "go" : "pick";
}

/** Touch *thing*; a second touch of what is to be confirmed takes it. */
export function press(thing: string, table: Table): void {
  if (table.confirming?.path.at(-1) === thing) table.play(table.confirming);
  else table.touch(thing);
}

const ABLE: Readonly<Record<string, string>> = {
  move: "can move",
  attack: "can attack",
  ranged: "can use its Ranged Attack",
  paradrop: "can drop",
  scout: "can scout",
  action: "can use its Action",
  repair: "can repair",
  demolish: "can demolish",
};

/** Return what a Unit can do now: `move`, `attack`, `ranged` … */
export function abilitiesOf(unit: number, options: readonly Option[], occupied: ReadonlySet<string>): string[] {
  const steps = options.flatMap(({ path }) => (path[0] === `unit:${unit}` && path[1] ? [path[1]] : []));
  const words = steps.map((thing) => {
    if (kindOf(thing) === "button") return thing.slice("button:".length);
    return kindOf(thing) === "player" || occupied.has(thing) ? "attack" : "move";
  });
  return Object.keys(ABLE).filter((word) => words.includes(word));
}

/** Who reads a square aloud, and what they know. */
export interface Telling {
  names: readonly string[];
  you: number | null;
  options: readonly Option[];
  touched: readonly string[];
  /** The spaces with a Unit on them. */
  occupied: ReadonlySet<string>;
  /** What the Chain is aimed at. */
  aimed: ReadonlySet<string>;
}

/** Return how a square is read aloud: where, what lies there, who stands there, what can be done. */
export function spokenSquare(square: Square, look: Look, telling: Telling): string {
  const { unit } = square;
  const able = unit && look.isAble ? abilitiesOf(unit.id, telling.options, telling.occupied) : [];
  const parts = [
    square.name,
    ...groundWords(square, telling),
    unit ? spokenUnit(unit, telling.names, telling.you) : "",
    ...able.map((word) => ABLE[word] ?? ""),
    telling.aimed.has(`space:${square.name}`) ? "aimed at" : "",
    look.isChosen ? "chosen" : "",
    look.isLit && kindOf(look.thing) === "space" ? meaningOf(look, telling) : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function groundWords({ name, space, stack }: Square, { names, you }: Telling): string[] {
  if (stack) {
    const power = stack.factories === 0 ? "no Factory" : `power ${stack.factories}`;
    const card = stack.card ? `${nameOf(stack.card)}${stack.in_play ? " in play" : ""}` : "";
    return [lineOf(name, names, you), power, card];
  }
  const modifier = space?.modifier;
  return [
    space?.terrain ? nameOf(space.terrain) : "face-down Terrain",
    modifier ? `with ${whose(modifier.seat, nameOf(modifier.card), names, you)}` : "",
  ];
}

/** Return what a touch would do, where the offered options say so. */
function meaningOf(look: Look, { options, touched }: Telling): string {
  const led = options.filter((option) => nextThings(option, touched)?.includes(look.thing));
  return led.length === 1 && led[0] ? led[0].label : "can be chosen";
}
