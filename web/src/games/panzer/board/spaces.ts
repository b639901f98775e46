/** The field as a player sees it: own rows at the bottom, columns from left to right. Coordinates in, coordinates out. */

import { whose } from "../../../lib/words";
import type { PanzerSpace, PanzerStack, PanzerTable, PanzerUnit } from "../../../lib/wire.gen";

export const COLUMNS = ["a", "b", "c", "d", "e"] as const;
const ROWS = 6;
const LINES = ["Industry Zone", "Back Line", "Front Line", "Front Line", "Back Line", "Industry Zone"];

/** A space of the Terrain Field, or of an Industry Zone, with what lies there. */
export interface Square {
  name: string;
  row: number;
  /** Whose half of the table it is in. */
  owner: number;
  space: PanzerSpace | null;
  stack: PanzerStack | null;
  unit: PanzerUnit | null;
}

/** Return the names of the spaces, row by row from the top; the seat at the bottom is *from*. */
export function namesSeen(from: number): string[][] {
  const columns = from === 0 ? COLUMNS : COLUMNS.toReversed();
  const rows = Array.from({ length: ROWS }, (_, at) => (from === 0 ? ROWS - 1 - at : at));
  return rows.map((row) => columns.map((column) => `${column}${row}`));
}

/** Return the squares, row by row from the top; the seat at the bottom is *from*. */
export function squaresSeen(table: PanzerTable, from: number): Square[][] {
  const all = new Map(squaresOf(table).map((square) => [square.name, square]));
  return namesSeen(from).map((names) => names.flatMap((name) => all.get(name) ?? []));
}

/** Return every space with what lies there. */
export function squaresOf(table: PanzerTable): Square[] {
  const place = (name: string) => ({ name, row: rowOf(name), owner: ownerOf(name) });
  const stacks = table.seats.flatMap((seat) => seat.stacks);
  return [
    ...table.field.map((space) => ({ ...place(space.name), space, stack: null, unit: space.unit })),
    ...stacks.map((stack) => ({ ...place(stack.name), space: null, stack, unit: stack.unit })),
  ];
}

export function squareNamed(table: PanzerTable, name: string): Square | undefined {
  return squaresOf(table).find((square) => square.name === name);
}

/** Return where a Unit is. */
export function squareOfUnit(table: PanzerTable, unit: number): Square | undefined {
  return squaresOf(table).find((square) => square.unit?.id === unit);
}

export const rowOf = (name: string): number => Number(name.slice(1));

/** Return whose half of the table a space is in. */
export const ownerOf = (name: string): number => (rowOf(name) < ROWS / 2 ? 0 : 1);

/** Return `Back Line` for the rows 1 and 4. */
export const lineName = (row: number): string => LINES[row] ?? "";

/** Return `your Back Line`, `Hazel’s Industry Zone`. */
export function lineOf(name: string, names: readonly string[], you: number | null): string {
  return whose(ownerOf(name), lineName(rowOf(name)), names, you);
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -4],
  End: [0, 4],
};

/** Return the space that a key leads to; the same one at an edge, null for any other key. */
export function walkField(key: string, name: string, from: number): string | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const seen = namesSeen(from);
  const row = seen.findIndex((names) => names.includes(name));
  const column = seen[row]?.indexOf(name) ?? 0;
  const within = (at: number, length: number) => Math.max(0, Math.min(at, length - 1));
  return seen[within(row + step[0], ROWS)]?.[within(column + step[1], COLUMNS.length)] ?? name;
}

/** How high the rows of the Industry Zones are, beside those of the field. */
export const INDUSTRY_HEIGHT = 0.8;

/** Return the middle of a space on a sheet that is 5 wide, as seen by *from*. */
export function middleOf(name: string, from: number): { x: number; y: number } {
  const row = namesSeen(from).findIndex((names) => names.includes(name));
  const column = namesSeen(from)[row]?.indexOf(name) ?? 0;
  const y = row === 0 ? INDUSTRY_HEIGHT / 2 : INDUSTRY_HEIGHT + row - 0.5;
  return { x: column + 0.5, y: row === ROWS - 1 ? SHEET_HEIGHT - INDUSTRY_HEIGHT / 2 : y };
}

/** How high the sheet is when it is 5 wide and the squares of the field are 1 by 1. */
export const SHEET_HEIGHT = ROWS - 2 + 2 * INDUSTRY_HEIGHT;
