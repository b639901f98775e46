import { expect, it } from "vitest";
import { behind } from "./watching";

it("says how far behind spectators are", () => {
  expect([0, 30, 90, 120, 150, 600].map(behind)).toEqual([
    null,
    "30 s behind",
    "90 s behind",
    "2 min behind",
    "2.5 min behind",
    "10 min behind",
  ]);
});
