import { describe, expect, it } from "vitest";
import { item, option, question, table, view } from "../board/fixtures";
import { answerFor } from "./policy";

const PASS = option("pass", "button:pass");
const IDLE = question({ idle: "pass", options: [PASS, option("pass turn", "button:pass-turn")] });
const at = (kind: string, id: number) => [{ kind, id, space: "", card: "" }];
const AT_SUPPLY = view(table({}, { chain: [item(9, 1, { targets: at("player", 0) })], active: 1 }));
const AT_UNIT = view(table({}, { chain: [item(9, 1, { targets: at("unit", 4) })], active: 1 }));

describe("when I can play something", () => {
  it("asks then", () => {
    expect(answerFor(question(), AT_UNIT, "able", 0)).toBeNull();
  });

  it("passes after one to two times the hold when only passing is possible", () => {
    const [soon, late] = [0, 0.999].map((chance) => answerFor(IDLE, AT_SUPPLY, "able", chance));
    expect(soon).toMatchObject({ option: PASS, after: 1000 });
    expect(late?.after).toBeCloseTo(1999);
    expect(soon?.isOrdered).toBeUndefined();
  });

  it("answers nothing but windows, and nothing for spectators", () => {
    expect(answerFor({ ...IDLE, kind: "main" }, AT_UNIT, "able", 0)).toBeNull();
    expect(answerFor(IDLE, { ...AT_UNIT, seat: null }, "able", 0)).toBeNull();
  });
});

it("asks always, if that is set", () => {
  expect(answerFor(IDLE, AT_UNIT, "always", 0)).toBeNull();
});

describe("only about attacks on my Supply", () => {
  it("asks when one is about to resolve", () => {
    expect(answerFor(question(), AT_SUPPLY, "supply", 0)).toBeNull();
    const ranged = item(9, 1, { kind: "ranged", targets: at("player", 0) });
    expect(answerFor(question(), view(table({}, { chain: [ranged] })), "supply", 0)).toBeNull();
  });

  it("passes at everything else, with the same spread of delays", () => {
    expect(answerFor(question(), AT_UNIT, "supply", 0.5)).toMatchObject({ option: PASS, after: 1500, isOrdered: true });
    expect(answerFor(question(), view(table({}, { active: 1 })), "supply", 0)?.option).toEqual(PASS);
    const event = item(10, 1, { kind: "event", targets: at("player", 0) });
    expect(answerFor(question(), view(table({}, { chain: [event] })), "supply", 0)).not.toBeNull();
  });
});
