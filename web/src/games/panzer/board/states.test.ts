import { describe, expect, it } from "vitest";
import { FIELD, sample, STACKS } from "../guide/guide";
import { figuresOf, hasActed, statesOf } from "./states";

const value = (amount: number) => ({ value: amount, parts: [{ label: "printed", amount }] });

describe("a counter", () => {
  it("shows what is printed without a mark", () => {
    expect(figuresOf(sample("tiger-i"))).toEqual({
      attack: { value: 4, change: null },
      movement: { value: 2, change: null },
      defense: { value: 5, change: null },
      ranged: null,
    });
  });

  it("shows what is left, and marks what is more or less than printed", () => {
    const unit = sample("m7-priest", { damage: 1, attack: value(2), defense: value(2), points: 0, ranged: value(3) });
    expect(figuresOf(unit)).toEqual({
      attack: { value: 2, change: "up" },
      movement: { value: 0, change: null },
      defense: { value: 1, change: "down" },
      ranged: { value: 3, change: "up" },
    });
  });

  it("marks movement by what the Unit has in all, not by what it has spent", () => {
    expect(figuresOf(sample("panzer-iv", { movement: value(3), points: 1, spent: 2 })).movement).toEqual({
      value: 1,
      change: "up",
    });
  });

  it("carries the markers of the turn", () => {
    expect(statesOf(sample("panther"))).toEqual([]);
    expect(statesOf(sample("panther", { fresh: true }))).toEqual(["fresh"]);
    expect(statesOf(sample("panther", { halted: true, suppressed: true, attacks: 1 }))).toEqual([
      "halted",
      "suppressed",
      "acted",
    ]);
  });

  it("has acted when no attack is left, or after a Ranged Attack or an Action, but not after scouting", () => {
    expect(hasActed(sample("panther", { attacks: 1, extra_attacks: 1 }))).toBe(false);
    expect(hasActed(sample("panther", { attacks: 2, extra_attacks: 1 }))).toBe(true);
    expect(hasActed(sample("lefh-18", { used: ["ranged"] }))).toBe(true);
    expect(hasActed(sample("katyusha", { used: ["action"] }))).toBe(true);
    expect(hasActed(sample("m3-stuart", { used: ["scout"] }))).toBe(false);
  });
});

describe("the guide's positions", () => {
  it("have the five columns of the field, from their Industry Zone to one's own", () => {
    expect(FIELD.map(({ cells }) => cells.map((cell) => cell.name).join(" "))).toEqual(
      [5, 4, 3, 2, 1, 0].map((row) => [..."abcde"].map((column) => column + row).join(" ")),
    );
    expect(STACKS.every((cell) => cell.words)).toBe(true);
  });
});
