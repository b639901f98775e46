/** What a touch of a square means, and how the square says so. Reads the offered options, knows no rules. */

import { kindOf, litThings, nextThings, remaining } from "../../../lib/choice";
import { costTo } from "../../../lib/preview";
import type { Table } from "../../../lib/table.svelte";
import type { GenresPiece, GenresTable, Option } from "../../../lib/wire.gen";
import { piecesAt } from "../board/pieces";
import { zonesAt } from "../board/zones";

/** What of a table tells which things can be touched. */
export type Touchable = Pick<Table, "lit" | "open" | "touched" | "confirming" | "options">;

/** What a lit square is for: somewhere to go, somebody to hit, something to pick. */
export type Tone = "go" | "hit" | "pick";

export interface Look {
  /** What a touch of the square is about. */
  thing: string;
  /** Everything on the square that could be meant, where that is more than one. */
  several: readonly string[];
  isLit: boolean;
  isChosen: boolean;
  /** Whether a touch does anything but look closer. */
  isAble: boolean;
  tone: Tone | null;
  /** What it costs to go there. */
  cost: string;
}

/** Return everything a square may stand for, who stands on it first. */
export function thingsAt(name: string, facts: GenresTable): string[] {
  const pieces = piecesAt(facts, name);
  const players = pieces.filter((piece) => piece.card === null).map((piece) => `player:${piece.seat}`);
  return [
    ...pieces.map((piece) => `piece:${piece.id}`),
    ...players,
    `square:${name}`,
    ...zonesAt(facts, name).map((zone) => `zone:${zone.id}`),
  ];
}

/** Return what a square is to somebody at the table; what can be reached comes before who could act. */
export function lookOf(name: string, facts: GenresTable, table: Touchable, you: number | null): Look {
  const things = thingsAt(name, facts);
  const lit = things.filter((thing) => table.lit.has(thing));
  const isMeant = (thing: string) => table.touched.includes(thing) || table.confirming?.path.includes(thing) === true;
  const isOther = (thing: string) => isOtherStep(thing, table);
  const thing =
    lit[0] ??
    things.find(isOther) ??
    things.find(isMeant) ??
    things.find((one) => table.open.has(one)) ??
    things[0] ??
    "";
  const isLit = lit.length > 0;
  return {
    thing,
    several: lit.length > 1 ? lit : [],
    isLit,
    isChosen: isMeant(thing),
    isAble: isLit || isMeant(thing) || isOther(thing) || table.open.has(thing),
    tone: isLit ? toneOf(thing, facts, table, you) : null,
    cost: isLit && kindOf(thing) === "square" ? costTo(thing, table.options, table.touched) : "",
  };
}

/** Tell whether *thing* could be the last step in place of the one that is being confirmed. */
function isOtherStep(thing: string, table: Touchable): boolean {
  if (table.confirming === null || table.confirming.path.includes(thing)) return false;
  return litThings(table.options, table.touched.slice(0, -1)).has(thing);
}

function toneOf(thing: string, facts: GenresTable, table: Touchable, you: number | null): Tone {
  if (kindOf(thing) === "piece") {
    const piece = facts.pieces.find(({ id }) => thing === `piece:${id}`);
    return piece && piece.seat !== you ? "hit" : "pick";
  }
  return kindOf(thing) === "square" && kindOf(table.touched[0] ?? "") === "piece" ? "go" : "pick";
}

/**
 * Touch *thing*; a second touch of what is to be confirmed takes it.
 * Where only one's own piece is left to touch, it is meant: whoever touches a target first wants it attacked.
 */
export function press(thing: string, table: Table, isCareful = false): void {
  if (table.confirming?.path.at(-1) === thing || isWholePath(thing, table)) return table.play(table.confirming!);
  if (isCareful) table.consider(thing);
  else table.touch(thing);
  const [only, another] = remaining(table.options, table.touched);
  if (only === undefined || another !== undefined || table.confirming || table.touched.length === 0) return;
  const [next, further] = nextThings(only, table.touched) ?? [];
  if (next !== undefined && further === undefined && kindOf(next) === "piece" && kindOf(thing) === "piece") {
    if (only.path[0] === next) table.touch(next);
  }
}

/** Tell whether *thing* was the target of what is being confirmed, though it was touched first. */
function isWholePath(thing: string, table: Table): boolean {
  return table.confirming !== null && kindOf(thing) === "piece" && table.confirming.path.slice(1).includes(thing);
}

/** Return the options that a touch of *thing* would lead to. */
export function ledTo(thing: string, table: Pick<Touchable, "options" | "touched">): Option[] {
  return table.options.filter((option) => nextThings(option, table.touched)?.includes(thing));
}

const ABLE: Readonly<Record<string, string>> = { square: "can move", piece: "can attack" };

/** Return what a piece of one's own can do now. */
export function abilitiesOf(piece: GenresPiece, options: readonly Option[]): string[] {
  const kinds = options.flatMap(({ path }) => (path[0] === `piece:${piece.id}` && path[1] ? [kindOf(path[1])] : []));
  return [...new Set(kinds)].flatMap((kind) => ABLE[kind] ?? []);
}

/** Stop pointing at anything; later, as whatever has the focus may be removed while the page is being drawn. */
export function pointAway(table: Pick<Table, "pointed">): void {
  const left = table.pointed;
  queueMicrotask(() => {
    if (table.pointed === left) table.pointed = null;
  });
}

/** Return what lets a button be pointed at, by a pointer or by the focus, so that the board shows what would come of it. */
export function pointing(thing: string, table: Pick<Table, "pointed">) {
  const at = () => (table.pointed = thing);
  const away = () => pointAway(table);
  return { onpointerenter: at, onpointerleave: away, onfocus: at, onblur: away };
}
