import { describe, expect, it } from "vitest";
import { litThings } from "../../../lib/choice";
import type { Option } from "../../../lib/wire.gen";
import { option, table, unit, view } from "../board/fixtures";
import { hintOf } from "./hints";

const FACTS = view(table({ c2: { unit: unit(5, "panther", 0) }, c3: { unit: unit(7, "t-34", 1) } }));
const GO = option("move 5", "unit:5", "space:b2");
const HIT = option("attack 5", "unit:5", "space:c3");
const RAID = option("attack 5", "unit:5", "player:1");
const FIRE = option("ranged 5", "unit:5", "button:ranged", "space:c3");

const hint = (options: Option[], touched: string[], confirming: Option | null = null) =>
  hintOf(FACTS, { options, touched, confirming, lit: litThings(options, touched) });

describe("a hint", () => {
  it("is not needed before anything is touched", () => {
    expect(hint([GO, HIT], [])).toBeNull();
  });

  it("says what a Unit can do", () => {
    expect(hint([GO, HIT], ["unit:5"])).toBe("Panther, 3 points: go where, or attack what?");
    expect(hint([GO], ["unit:5"])).toBe("Panther, 3 points: go where?");
    expect(hint([HIT], ["unit:5"])).toBe("Panther: attack what?");
    expect(hint([RAID], ["unit:5"])).toBe("Panther: attack what?");
    expect(hint([FIRE], ["unit:5"])).toBe("Panther: do what?");
    expect(hint([FIRE], ["unit:5", "button:ranged"])).toBe("Panther: fire at what?");
  });

  it("says where a card can go", () => {
    expect(hint([option("play factory", "card:factory", "space:c0")], ["card:factory"])).toBe(
      "Factory: onto which space?",
    );
    expect(hint([option("play panther", "card:panther", "space:c0")], ["card:panther"])).toBe(
      "Panther: onto which stack?",
    );
    expect(hint([option("discard panther", "card:panther")], ["card:panther"])).toBeNull();
  });

  it("warns of hitting one's own side", () => {
    const own = option("ranged 5", "unit:5", "button:ranged", "space:c2");
    expect(hint([own], own.path, own)).toBe("This is your own Panther.");
    const supply = option("ranged 5", "unit:5", "button:ranged", "player:0");
    expect(hint([supply], supply.path, supply)).toBe("This is your own Supply.");
    expect(hint([FIRE], FIRE.path, FIRE)).toBeNull();
    const end = option("end", "button:end");
    expect(hint([end], [], end)).toBeNull();
  });
});
