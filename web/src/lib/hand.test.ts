import { expect, it } from "vitest";
import { heldCards, walk } from "./hand";

it("tells equal cards apart, and chooses one copy for each touch", () => {
  const held = heldCards(["H", "H", "HGT"], ["hand:H"], []);
  expect(held.map(({ key, isChosen }) => [key, isChosen])).toEqual([
    ["H#0", true],
    ["H#1", false],
    ["HGT#0", false],
  ]);
});

it("knows which copies are in the air", () => {
  expect(heldCards(["H", "H"], [], ["hand:H", "stock:1"]).map(({ isGone }) => isGone)).toEqual([true, false]);
});

it("walks along the hand and around its ends", () => {
  expect(walk("ArrowRight", 6, 7)).toBe(0);
  expect(walk("ArrowLeft", 0, 7)).toBe(6);
  expect([walk("Home", 3, 7), walk("End", 3, 7), walk("x", 3, 7)]).toEqual([0, 6, null]);
});
