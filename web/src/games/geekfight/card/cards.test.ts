import { signed } from "../../../lib/words";
import { describe, expect, it } from "vitest";
import { printOf } from "./art";
import { CARDS, cornersOf, printed, sorted, spoken, tabsOf } from "./cards";
import { outlineOf, signOutline, SIGNS } from "./icons";
import { screenOf } from "./screens";
import { amountsIn, amountsNamed, spokenAmounts } from "./units";

describe("the printed cards", () => {
  it("are all there, each with a picture of its own", () => {
    expect(CARDS.length).toBe(143);
    for (const card of CARDS) expect(outlineOf(card.icon), card.icon).not.toBe("");
    for (const sign of Object.keys(SIGNS)) expect(signOutline(sign), sign).not.toBe("");
    const prints = CARDS.map((card) => JSON.stringify(printOf(card.id)) + outlineOf(card.icon));
    expect(new Set(prints).size).toBe(CARDS.length);
  });

  it("have a screen that can be drawn", () => {
    for (const card of CARDS) expect(screenOf(printOf(card.id))).toMatch(/^M[-\d. MLlaz]+$/);
  });

  it("say what they are", () => {
    expect(tabsOf(printed("chester-a-bum"))).toEqual(["Movie Geek", "V.I.P. Slacker"]);
    expect(tabsOf(printed("stage-fright"))).toEqual(["Combatant Buff", "Hex"]);
    expect(tabsOf(printed("jump-cut"))).toEqual(["Skill", "Stunt"]);
    expect(cornersOf(printed("guitar-guy"))).toEqual({ strength: "3", health: "7" });
    expect(cornersOf(printed("replica-chainmail"))).toEqual({ strength: "−1", health: "+4" });
    expect(signed(0)).toBe("+0");
  });

  it("can be read aloud in full", () => {
    expect(spoken("jump-cut")).toBe(
      "Jump Cut, Skill, Stunt, costs 2 Tokens or Tickets. Prevent all combat damage target attack would deal.",
    );
    expect(spoken("camper-in-the-corner")).toContain("Snipe 4");
  });

  it("refuses a card that there is not", () => {
    expect(() => printed("nobody")).toThrow("nobody");
  });

  it("are held by kind and name", () => {
    expect(sorted(["jump-cut", "foam-sword", "rage-quitter", "guitar-guy"])).toEqual([
      "guitar-guy",
      "rage-quitter",
      "foam-sword",
      "jump-cut",
    ]);
  });
});

describe("units", () => {
  it("are read from a pool and from a thing", () => {
    expect(amountsIn({ cash: 2, generic: 1, glue: 0 })).toEqual([
      { type: "Cash", count: 2 },
      { type: "Generic", count: 1 },
    ]);
    expect(spokenAmounts(amountsNamed("2-cash-1-generic"))).toBe("2 Cash and 1 Generic");
    expect(amountsNamed("nonsense")).toEqual([]);
    expect(spokenAmounts([])).toBe("nothing");
  });
});
