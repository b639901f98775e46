import { expect, it } from "vitest";
import { costTo, shownOf } from "./preview";
import type { Option } from "./wire.gen";

const step = (amount: number): Option => ({
  move: "move",
  label: "Move",
  path: ["piece:1", "square:A2"],
  shows: [{ kind: "cost", amount, have: 5 }],
});

it("reads one kind of what an option shows", () => {
  expect(shownOf(step(2), "cost")).toEqual([{ kind: "cost", amount: 2, have: 5 }]);
  expect(shownOf(step(2), "hit")).toEqual([]);
  expect(shownOf(null, "hit")).toEqual([]);
});

it("writes the cost of a touch with halves", () => {
  const costs = [1, 0.5, 2.5].map((amount) => costTo("square:A2", [step(amount)], ["piece:1"]));
  expect(costs).toEqual(["1", "½", "2½"]);
  expect(costTo("square:A3", [step(1)], ["piece:1"])).toBe("");
});
