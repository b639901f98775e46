import { describe, expect, it } from "vitest";
import type { EventOf } from "../../game";
import { calloutOf, isCalledOut, isOnChain } from "./callouts";
import { table, view } from "../board/fixtures";
import { panzerTravels } from "../board/motion";
import { matchReason } from "./results";

type PanzerEvent = EventOf<"panzer">;
const NAMES = ["Ada", "Hazel"];

describe("what happens", () => {
  const played: PanzerEvent = { kind: "panzer.unitplayed", seat: 0, unit: 9, card: "panther", space: "c0" };

  it("sends cards on their way", () => {
    expect(panzerTravels(played, 0)).toEqual([{ from: "card:panther", to: "space:c0", card: "panther" }]);
    expect(panzerTravels(played, 1)[0]?.from).toBe("seat:0");
    const damaged: PanzerEvent = { kind: "panzer.supplydamaged", seat: 1, amount: 2, cards: ["t-34", "factory"] };
    expect(panzerTravels(damaged, 0).map((travel) => travel.card)).toEqual(["t-34", "factory"]);
    const drew: PanzerEvent = { kind: "panzer.drew", seat: 1, card: null };
    expect(panzerTravels(drew, 0)).toEqual([{ from: "stock:1", to: "seat:1", card: null }]);
    expect(panzerTravels(drew, 1)).toEqual([]);
    const cleared: PanzerEvent = { kind: "panzer.cleared", seat: 0, card: "ambush", space: "a0", removed: true };
    expect(panzerTravels(cleared, 0)[0]?.to).toBe("removed:0");
  });

  it("calls blows out, and nothing that can be seen", () => {
    expect(isCalledOut(played)).toBe(false);
    const attack: PanzerEvent = {
      kind: "panzer.attackdeclared",
      seat: 1,
      unit: 7,
      card: "t-34",
      space: "c3",
      item: 10,
      target: null,
      target_card: "",
      target_space: "",
      target_seat: 0,
    };
    expect(calloutOf(attack, NAMES, 0)).toMatchObject({ title: "Attack", text: "T-34 → your Supply" });
    const damaged: PanzerEvent = { kind: "panzer.supplydamaged", seat: 0, amount: 5, cards: Array(5).fill("factory") };
    expect(calloutOf(damaged, NAMES, 0)).toMatchObject({
      title: "You take 5 damage",
      text: "Factory, Factory, Factory and 2 more",
    });
    const failed: PanzerEvent = { kind: "panzer.attackfailed", seat: 1, item: 1, card: "t-34", why: "guard" };
    expect(calloutOf(failed, NAMES, 0)?.text).toBe("T-34: a Guard stands by");
    expect([attack, damaged].map(isOnChain)).toEqual([true, false]);
  });
});

it("says why the match is over", () => {
  const over = (winners: number[], reason: string) =>
    matchReason(view(table(), { outcome: { winners, scores: [], reason } }), NAMES, 0);
  expect(over([0], "supply")).toBe("Hazel’s Supply was empty when a card had to be drawn.");
  expect(over([1], "supply")).toContain("Your Supply was empty");
  expect(over([0], "conceded")).toBe("Hazel concedes.");
  expect(over([0], "turn limit")).toContain("your Supply is the larger one");
  expect(over([], "turn limit")).toContain("equally large");
  expect(matchReason(view(), NAMES, 0)).toBe("");
});
