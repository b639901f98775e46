/** Pieces in words: whose, what they count, what has befallen them. Decides nothing. */

import { type Sum, sumOf, whose } from "../../../lib/words";
import { counted, listed } from "../../../lib/text";
import type { GenresPiece, GenresTable, ValueSum } from "../../../lib/wire.gen";
import { face, MARKS, nameOf } from "../card/cards";

/** Return `your pawn`, `Hazel’s ghost`, `Hazel’s Budget Vampire`. */
export function pieceName(piece: GenresPiece, names: readonly string[], you: number | null): string {
  return whose(piece.seat, piece.card === null ? piece.kind : nameOf(piece.card), names, you);
}

/** Return the pieces on a square: who stands there first, then ghosts. */
export function piecesAt(table: GenresTable, square: string): GenresPiece[] {
  const found = table.pieces.filter((piece) => piece.square === square);
  return found.toSorted((one, other) => Number(one.kind === "ghost") - Number(other.kind === "ghost"));
}

export function pieceOf(table: GenresTable, id: number): GenresPiece | undefined {
  return table.pieces.find((piece) => piece.id === id);
}

/** Return the pawn of a seat, or its ghost. */
export function pawnOf(table: GenresTable, seat: number | null): GenresPiece | undefined {
  return table.pieces.find((piece) => piece.seat === seat && piece.card === null);
}

/** Return the summons that a seat controls. */
export function summonsOf(table: GenresTable, seat: number): GenresPiece[] {
  return table.pieces.filter((piece) => piece.seat === seat && piece.card !== null);
}

/** What may lie on a piece, with the word or two for it. */
const MARK_WORDS = {
  bleed: ({ bleed }: GenresPiece) => `${bleed} Bleed`,
  skip: () => "Skip marker",
  rooted: () => "Rooted",
  slowed: () => "Slowed",
  hasted: () => "Hasted",
  frozen: () => "frozen",
  frog: () => "a frog",
  immune: () => "immune to Skip markers",
};
type Mark = keyof typeof MARK_WORDS;

const lyingOn = (piece: GenresPiece): Mark[] => (Object.keys(MARK_WORDS) as Mark[]).filter((mark) => piece[mark]);

/** Return what lies on a piece, in a word or two each. */
export function marksOf(piece: GenresPiece): string[] {
  return lyingOn(piece).map((mark) => MARK_WORDS[mark](piece));
}

/** Return what lies on a piece, a sentence each. */
export function notesOf(piece: GenresPiece): string[] {
  const worn = piece.equipment.map((card) => `Wears ${nameOf(card)}: ${face(card).text}`);
  return [...lyingOn(piece).flatMap((mark) => MARKS[mark] ?? []), ...worn];
}

/** Return how a piece is read aloud: whose, its health, what has befallen it. */
export function spokenPiece(piece: GenresPiece, names: readonly string[], you: number | null): string {
  const isGhost = piece.kind === "ghost";
  const values = [`${piece.health} health`];
  if (piece.card !== null) values.push(`attack ${piece.attack.value}`, `movement ${piece.movement.value}`);
  const worn = piece.equipment.length > 0 ? [`wears ${listed(piece.equipment.map(nameOf))}`] : [];
  return [pieceName(piece, names, you), ...(isGhost ? [] : values), ...marksOf(piece), ...worn].join(", ");
}

/** Return the values of a piece with their sums; a ghost has none that change. */
export function sumsOf(piece: GenresPiece): Sum[] {
  if (piece.kind === "ghost") {
    const sum = `moves up to ${piece.movement.value} and haunts for ${piece.attack.value} true damage`;
    return [{ name: "Ghost", value: "", sum }];
  }
  const attack = piece.card === null ? "Melee" : "Attack";
  const row = (name: string, value: ValueSum): Sum => ({ name, value: String(value.value), sum: sumOf(value) });
  return [
    { name: "Health", value: String(piece.health), sum: `of ${piece.most_health} at most` },
    row(attack, piece.attack),
    row("Movement", piece.movement),
    ...(piece.defense === 0 ? [] : [{ name: "Defense", value: String(piece.defense), sum: "off every hit" }]),
  ];
}

/** Return `2 summons: Budget Vampire, Mime`, or that there are none. */
export function summonWords(table: GenresTable, seat: number): string {
  const summons = summonsOf(table, seat).map((piece) => nameOf(piece.card ?? ""));
  return summons.length === 0 ? "No summons" : `${counted(summons.length, "summon")}: ${summons.join(", ")}`;
}
