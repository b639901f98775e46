import { describe, expect, it } from "vitest";
import type { CocoView } from "../../../lib/wire.gen";
import { headlineOf, matchReason, reasonOf } from "./results";

const NAMES = ["Ada", "Hazel"];
const result = (winner: number | null, how: "out" | "stuck", left: string[][]) => ({ winner, how, left, points: 2 });

describe("how a game ended", () => {
  it("tells who played every card, and what was left", () => {
    expect(reasonOf(result(0, "out", [[], ["H", "HGT"]]), NAMES, 0)).toBe(
      "You played every card; 2 cards were left over.",
    );
    expect(reasonOf(result(1, "out", [["H"], []]), NAMES, 0)).toBe("Hazel played every card; 1 card was left over.");
  });

  it("tells when nobody could move", () => {
    expect(reasonOf(result(1, "stuck", [["H"], []]), NAMES, 0)).toBe("Nobody could move; Hazel had fewer cards left.");
    expect(reasonOf(result(null, "stuck", [["H"], ["G"]]), NAMES, null)).toContain("same number");
  });

  it("has a headline for players and spectators", () => {
    expect(headlineOf(result(0, "out", []), NAMES, 0)).toBe("You score 2 points");
    expect(headlineOf(result(0, "out", []), NAMES, null)).toBe("Ada scores 2 points");
    expect(headlineOf(result(null, "stuck", []), NAMES, 0)).toBe("No points this time");
  });
});

describe("why the match is over", () => {
  const match = (winners: number[], scores: [number, number], winner: number | null) => {
    const results = [result(0, "out", [[], ["H"]]), result(winner, "stuck", [["H"], ["G", "B"]])];
    const view = { outcome: { winners, scores, reason: "" }, common: { results, options: { match_points: 5 } } };
    return matchReason(view as unknown as CocoView, NAMES, null); // Only what the sentence is made from.
  };

  it("is the last game when the points are reached", () => {
    expect(match([0], [5, 0], 0)).toBe("Nobody could move; Ada had fewer cards left.");
  });

  it("is the number of games otherwise", () => {
    expect(match([0], [4, 0], 0)).toContain("After 2 games the higher total wins.");
    expect(match([], [2, 2], null)).toContain("After 2 games the points are equal.");
  });
});
