import { describe, expect, it } from "vitest";
import { heldCards, inOrder, rowsFor, standIn, walk, inHand } from "./hand";

const cards = (...names: string[]) => names.map((card) => ({ card, thing: `hand:${card}` }));

it("tells equal cards apart, and chooses one copy for each touch", () => {
  const held = heldCards(cards("H", "H", "HGT"), ["hand:H"], []);
  expect(held.map(({ key, isChosen }) => [key, isChosen])).toEqual([
    ["H#0", true],
    ["H#1", false],
    ["HGT#0", false],
  ]);
});

it("knows which copies are in the air", () => {
  expect(heldCards(cards("H", "H"), [], ["hand:H", "stock:1"]).map(({ isGone }) => isGone)).toEqual([true, false]);
});

describe("twins", () => {
  const wilds = ["*1", "*3", "*4"].map((card) => ({ card, thing: `card:${card}`, twins: "wild" }));
  const touch = (place: number, touched: string[], lit: string[]) => {
    const held = heldCards(wilds, touched, []);
    const one = held[place];
    return one && standIn(one, held, touched, new Set(lit));
  };

  it("stand in for each other: the rules name the first", () => {
    expect(touch(2, [], ["card:*1"])).toBe("card:*1");
    expect(touch(2, ["card:*1"], ["card:*3", "card:*4"])).toBe("card:*3");
  });

  it("let go of the last one that was chosen", () => {
    expect(touch(0, ["card:*1", "card:*3"], ["card:*4"])).toBe("card:*3");
  });

  it("are themselves when none of them is lit", () => {
    expect(touch(1, [], [])).toBe("card:*3");
  });
});

it("walks along the hand and around its ends", () => {
  expect(walk("ArrowRight", 6, 7)).toBe(0);
  expect(walk("ArrowLeft", 0, 7)).toBe(6);
  expect([walk("Home", 3, 7), walk("End", 3, 7), walk("x", 3, 7)]).toEqual([0, 6, null]);
});

it("takes two rows where a finger could not tell the cards apart in one", () => {
  expect([rowsFor(7, 382, 78), rowsFor(12, 382, 78), rowsFor(14, 1050, 122)]).toEqual([1, 2, 1]);
});

it("lays cards out in a given order", () => {
  const laid = ["b", "a", "b"].map((card, at) => ({ card, thing: `discard:${at}` }));
  const found = inOrder(laid, (cards) => cards.toSorted());
  expect(found.map(({ thing }) => thing)).toEqual(["discard:1", "discard:0", "discard:2"]);
});

it("is in order, with two copies as one thing, and nothing for a spectator", () => {
  const sorted = (cards: readonly string[]) => cards.toSorted();
  expect(inHand(["b", "a", "b"], sorted)?.map(({ thing }) => thing)).toEqual(["card:a", "card:b", "card:b"]);
  expect(inHand(null, sorted)).toBeNull();
});
