import { describe, expect, it } from "vitest";
import { CLASSES, classNamed, classOf, kindOf, nameOf, rankOf, sorted, spokenName, suitOf, suitsOf } from "./cards";
import { COSTUMES, CRESTS } from "./drawing";
import { EFFECTS } from "../guide/effects";

describe("a card", () => {
  it("is read aloud by rank, suit and class", () => {
    expect(spokenName("7F")).toBe("7 of Fire, Archer");
    expect(spokenName("AN#2")).toBe("Ace of Wind, Samurai");
    expect(spokenName("*3")).toBe("Wild, Illusionist");
  });

  it("has a rank for its corner, and a suit unless it is a Wild", () => {
    expect([rankOf("9V"), rankOf("*1#2")]).toEqual(["9", "★"]);
    expect([suitOf("1E"), suitOf("2W#2"), suitOf("*1")]).toEqual(["earth", "water", null]);
    expect([nameOf("AE"), classOf("4N")]).toEqual(["Ace of Earth", "Monk"]);
  });
});

it("sorts by rank, then suit, then deck, with the Wilds last", () => {
  const cards = ["*2", "AE", "7F#2", "1V", "7F", "7E#2", "*1#2", "*1"];
  expect(sorted(cards)).toEqual(["1V", "7E#2", "7F", "7F#2", "AE", "*1", "*2", "*1#2"]);
});

it("reads the values of a combo", () => {
  expect(suitsOf("EV")).toEqual(["earth", "void"]);
  expect([kindOf(1), kindOf(5)]).toEqual(["Single", "5-of-a-Kind"]);
  expect([classNamed("Mage"), classNamed("None")]).toEqual(["Mage", null]);
});

it("has a costume and a sentence for each of the eleven, and a crest for each clan", () => {
  expect(EFFECTS.map((effect) => effect.kind)).toEqual([...CLASSES]);
  expect(Object.keys(COSTUMES)).toEqual([...CLASSES]);
  expect(Object.values(CRESTS).every((crest) => crest.fill || crest.stroke)).toBe(true);
});
