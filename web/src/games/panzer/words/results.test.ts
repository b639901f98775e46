import { expect, it } from "vitest";
import type { EventOf } from "../../game";
import { table, view } from "../board/fixtures";
import { panzerTravels } from "../board/motion";
import { matchReason } from "./results";

type PanzerEvent = EventOf<"panzer">;
const NAMES = ["Ada", "Hazel"];

it("sends cards on their way", () => {
  const played: PanzerEvent = { kind: "panzer.unitplayed", seat: 0, unit: 9, card: "panther", space: "c0" };
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
