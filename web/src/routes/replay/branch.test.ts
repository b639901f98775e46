import { expect, it } from "vitest";
import { consequence, plansOf, usualOccupants } from "./branch";

const bots = ["greedy", "search:60", "search:600"].map((level) => ({ level, title: level, text: "" }));

it("puts oneself on the chosen seat and the bots of the match on the others", () => {
  const seats = [
    { kind: "human" as const, name: "Ann" },
    { kind: "bot" as const, name: "Bot Hazel", level: "search:600" },
    { kind: "human" as const, name: "Ben" },
    { kind: "bot" as const, name: "Bot Odd", level: "search:7" },
  ];
  expect(usualOccupants(seats, 0, bots)).toEqual(["me", "search:600", "search:60", "search:60"]);
});

it("makes a plan of it", () => {
  expect(plansOf(["me", "open", "greedy"])).toEqual([
    { kind: "me" },
    { kind: "open" },
    { kind: "bot", level: "greedy" },
  ]);
});

it("says what will happen", () => {
  expect(consequence(["me", "open"])).toMatch("link");
  expect(consequence(["me", "me"])).toMatch("every seat");
  expect(consequence(["me", "me", "greedy"])).toMatch("several");
  expect(consequence(["me", "greedy"])).toBe("It begins at once.");
  expect(consequence(["greedy", "greedy"])).toMatch("watch");
  expect(consequence(["open", "greedy"])).toBeNull();
});
