import { expect, it } from "vitest";
import { item, piece, table } from "../board/fixtures";
import { isThreatened } from "../pending/stack";

const PIECES = [piece(1, 0, "F6"), piece(2, 1, "F7"), piece(3, 0, "A1", { card: "final-girl" })];
const at = (...pieces: number[]) =>
  table(PIECES, { active: 1, stack: [item(9, 1, { hits: pieces.map((id) => ({ piece: id, damage: 1 })) })] });

it("threatens me when my pawn or a summon of mine would be hit", () => {
  expect([at(1), at(2, 3), at(2)].map((facts) => isThreatened(facts, 0))).toEqual([true, true, false]);
  expect(isThreatened(at(1), null)).toBe(false);
});
