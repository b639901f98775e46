import { expect, it } from "vitest";
import type { YourTable } from "./wire.gen";
import { byUrgency, dayOf, ordinal, standing } from "./yourGames";

const table: YourTable = {
  id: "k3x9",
  game: "coco",
  title: "Clash (Coco)",
  status: "running",
  public: true,
  seats: [
    { kind: "human", name: "Ann" },
    { kind: "human", name: "Ben" },
  ],
  yours: [0],
  created: "2026-11-15T17:52:03.960+00:00",
};
const three = [...table.seats, { kind: "bot" as const, name: "Bot Hazel", level: "greedy" }];

it("says whose turn it is, as far as that is known", () => {
  expect(standing({ ...table, to_act: 0, is_turn: true })).toBe("Your turn");
  expect(standing({ ...table, to_act: 1 })).toBe("Waiting for Ben");
  expect(standing(table)).toBe("Under way");
});

it("says what a table waits for", () => {
  expect(standing({ ...table, status: "waiting" })).toBe("Ready to start");
  expect(standing({ ...table, status: "waiting", seats: [{ kind: "open", name: "" }] })).toBe("Waiting for a player");
});

it("tells the result with place and score", () => {
  const over = { ...table, status: "finished" as const, score: 7 };
  expect(standing({ ...over, result: "You won", place: 1 })).toBe("You won · score 7");
  expect(standing({ ...over, result: "Ben won", place: 2, score: 1 })).toBe("Ben won · score 1");
  expect(standing({ ...over, seats: three, result: "Ben won", place: 3 })).toBe(
    "Ben won · you came 3rd of 3 · score 7",
  );
  expect(standing(over)).toBe("Over; the rules have changed since");
});

it("puts first where one is asked", () => {
  const waiting = { ...table, id: "waiting", status: "waiting" as const };
  const asked = { ...table, id: "asked", is_turn: true };
  expect(byUrgency([waiting, table, asked]).map(({ id }) => id)).toEqual(["asked", "k3x9", "waiting"]);
});

it("counts places and names days", () => {
  expect([1, 2, 3, 4, 8].map(ordinal)).toEqual(["1st", "2nd", "3rd", "4th", "8th"]);
  expect(dayOf("2026-11-15T12:00:00.000+00:00", "en-GB")).toBe("15 November 2026");
});
