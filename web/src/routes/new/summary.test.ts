import { expect, test } from "vitest";
import { summaryOf } from "./summary";
import { termSettings } from "./terms";

const POINTS = { name: "points", title: "Points to win", text: "", default: 10 };
const ENDING = {
  name: "ending",
  title: "Ending",
  text: "",
  default: "a",
  choices: ["a", "b"],
  labels: ["Early", "Late"],
};

test("what nobody touched, or set back, is as usual", () => {
  expect(summaryOf([POINTS, ENDING], {}, "As usual")).toBe("As usual");
  expect(summaryOf([POINTS, ENDING], { points: 10 }, "As usual")).toBe("As usual");
});

test("what was changed is told by the names that people read", () => {
  expect(summaryOf([POINTS, ENDING], { points: 5, ending: "b" }, "As usual")).toBe("Points to win: 5 · Ending: Late");
  expect(summaryOf(termSettings({}), { clock: "1 day a move" }, "No clock")).toBe("Clock: 1 day a move");
});
