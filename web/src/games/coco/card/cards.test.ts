import { describe, expect, it } from "vitest";
import { agreement, categoryOf, faceOf, heightOf, nameOf, pileOf, spokenName, wordsOf } from "./cards";

describe("a card's name", () => {
  it("has all three words on a Complete, in order", () => {
    expect(nameOf("HGT")).toBe("Hollow Green Triangle");
    expect(wordsOf("PBQ")).toEqual(["Partial", "Blue", "Square"]);
    expect(nameOf("SRC")).toBe("Solid Red Circle");
  });

  it("has one word on a Single", () => {
    expect([..."HPSGBRTQC"].map(nameOf)).toEqual([
      "Hollow",
      "Partial",
      "Solid",
      "Green",
      "Blue",
      "Red",
      "Triangle",
      "Square",
      "Circle",
    ]);
  });

  it("is read aloud with what it is", () => {
    expect(spokenName("HGT")).toBe("Hollow Green Triangle, Complete");
    expect(spokenName("B")).toBe("Blue, colour Single");
  });
});

describe("a card's place", () => {
  it("is the pile of its category, or the Complete pile", () => {
    expect([..."HGT"].map(categoryOf)).toEqual(["pattern", "colour", "shape"]);
    expect(pileOf("HGT")).toBe("pile:complete");
    expect(pileOf("C")).toBe("pile:shape");
  });

  it("counts towards the height of that pile only", () => {
    const table = ["H", "H", "R", "C", "HGT", "SGT"];
    expect(heightOf(table, "pattern")).toBe(2);
    expect(heightOf(table, null)).toBe(2);
  });
});

it("shows nothing that is not on the card", () => {
  expect(faceOf("Q")).toEqual({ pattern: null, colour: null, shape: "square" });
});

it("finds the Singles that agree with the Complete", () => {
  expect(agreement("HGT", "HBT")).toEqual([true, false, true]);
  expect(agreement("HGT", null)).toEqual([false, false, false]);
});
