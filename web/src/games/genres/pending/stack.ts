/** The stack read from a view: what is about to happen, to whom, and in which order. Decides nothing. */

import { capital, told as named } from "../../../lib/words";
import type { GenresItem, GenresTable, GenresView, Question } from "../../../lib/wire.gen";
import { nameOf } from "../card/cards";
import { pieceName, pieceOf } from "../board/pieces";
import { spotOf } from "../board/squares";

/** Return a text with players called by their names; whoever reads about themselves is told what they do. */
export function told(text: string, names: readonly string[], you: number | null): string {
  return capital(named(text, names, you).replace(/^you (\w+)s\b/, "you $1"));
}

const TITLES: Readonly<Record<string, string>> = {
  move: "Move",
  melee: "Melee",
  draw: "Draw",
  "summon-move": "Summon moves",
  "summon-attack": "Summon attacks",
  "summon-special": "Special action",
  "ghost-move": "Ghost drifts",
  "ghost-attack": "Ghost attacks",
};

/** Return what something on the stack is, as a heading. */
export function titleOf(item: GenresItem): string {
  const isSummon = item.kind.startsWith("summon-");
  if (item.card === null) return TITLES[item.kind] ?? capital(item.kind);
  return isSummon ? `${nameOf(item.card)}: ${item.kind.slice("summon-".length)}` : nameOf(item.card);
}

/** Tell whether an item is an answer to another one. */
export const isAnswer = ({ kind }: GenresItem): boolean => kind === "objection" || kind === "assist";

/** Return the pieces of *seat* that an item would hit. */
export function hitsOf(item: GenresItem, seat: number, table: GenresTable): number[] {
  return item.hits.map(({ piece }) => piece).filter((piece) => pieceOf(table, piece)?.seat === seat);
}

/** Tell whether something on the stack would hit a piece of *seat*. */
export function isThreatened(table: GenresTable, seat: number | null): boolean {
  return seat !== null && table.stack.some((item) => item.seat !== seat && hitsOf(item, seat, table).length > 0);
}

/** Return `You would be hit for 2`, where an item would hit pieces of *you*; empty otherwise. */
export function threatOf(item: GenresItem, table: GenresTable, names: readonly string[], you: number | null): string {
  if (you === null || item.seat === you) return "";
  const mine = item.hits.flatMap((hit) => {
    const piece = pieceOf(table, hit.piece);
    return piece?.seat === you ? [{ piece, damage: hit.damage, most: hit.most ?? hit.damage }] : [];
  });
  return mine
    .map(({ piece, damage, most }) => {
      const who = piece.card === null && piece.kind === "pawn" ? "You" : capital(pieceName(piece, names, you));
      if (piece.kind === "ghost") return `${who} would be frozen`;
      const amount = most > damage ? `${damage} to ${most}` : `${damage}`;
      const end = damage >= piece.health ? " and die" : most >= piece.health ? " and may die" : "";
      return `${who} would take ${amount}${end}`;
    })
    .join(". ");
}

/** Return what is at stake for *you* in the whole stack; empty where nothing is. */
export function stakesOf(table: GenresTable, names: readonly string[], you: number | null): string {
  return table.stack.map((item) => threatOf(item, table, names, you)).find((words) => words !== "") ?? "";
}

/** Tell whether the table waits for objections: whoever is asked, everybody sees the same sign (G-22). */
export function isWindow(view: GenresView, question: Question | null): boolean {
  if (view.table.stack.length === 0 || view.outcome !== null) return false;
  return view.to_act === null || question?.kind === "respond" || question?.kind === "aim";
}

/** A line over the battleground: who goes or strikes where. */
export interface Line {
  id: number;
  from: string;
  to: string;
  kind: "go" | "hit";
}

/** Tell whether a line would only hide the two pieces at its ends. */
export function isNear({ from, to, kind }: Line): boolean {
  const [start, end] = [spotOf(from), spotOf(to)];
  const apart = Math.max(Math.abs(start.x - end.x), Math.abs(start.y - end.y));
  return apart === 0 || (apart === 1 && kind === "hit");
}

/** Return the moves and chosen targets on the stack as lines. */
export function linesOf(table: GenresTable): Line[] {
  return table.stack.flatMap((item) => {
    const from = item.actor === null ? undefined : pieceOf(table, item.actor)?.square;
    if (from === undefined) return [];
    const to = item.targets.flatMap((piece) => pieceOf(table, piece)?.square ?? []);
    const strikes = to.map((square): Line => ({ id: item.id, from, to: square, kind: "hit" }));
    const goes: Line[] = item.square ? [{ id: item.id, from, to: item.square, kind: "go" }] : [];
    return [...goes, ...strikes];
  });
}
