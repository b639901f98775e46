import { describe, expect, it } from "vitest";
import { item, option, piece, question, table, view } from "../board/fixtures";
import { answerFor } from "./policy";

const PASS = option("pass", "button:pass");
const IDLE = question({ idle: "pass", options: [PASS] });
const PIECES = [piece(1, 0, "F6"), piece(2, 1, "F7"), piece(3, 0, "A1", { card: "final-girl" })];
const at = (...pieces: number[]) =>
  view(table(PIECES, { active: 1, stack: [item(9, 1, { hits: pieces.map((id) => ({ piece: id, damage: 1 })) })] }));

describe("when I can object", () => {
  it("asks then", () => {
    expect(answerFor(question(), at(1), "able", 0)).toBeNull();
  });

  it("passes after one to two times the hold when only passing is possible", () => {
    const [soon, late] = [0, 0.999].map((chance) => answerFor(IDLE, at(1), "able", chance));
    expect(soon).toMatchObject({ option: PASS, after: 1000 });
    expect(late?.after).toBeCloseTo(1999);
    expect(soon?.isOrdered).toBeUndefined();
  });

  it("answers nothing but windows, and nothing for spectators", () => {
    expect(answerFor({ ...IDLE, kind: "main", idle: "end" }, at(1), "able", 0)).toBeNull();
    expect(answerFor(IDLE, { ...at(1), seat: null }, "able", 0)).toBeNull();
  });
});

it("asks always, if that is set", () => {
  expect(answerFor(IDLE, at(), "always", 0)).toBeNull();
});

describe("only when I would be hit", () => {
  it("asks when the pawn or a summon would be", () => {
    expect(answerFor(question(), at(1), "hit", 0)).toBeNull();
    expect(answerFor(question(), at(2, 3), "hit", 0)).toBeNull();
  });

  it("passes otherwise, whatever is in the hand", () => {
    expect(answerFor(question(), at(2), "hit", 0.5)).toMatchObject({ after: 1500, isOrdered: true });
  });
});
