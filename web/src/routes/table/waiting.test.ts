import { expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../../lib/wire.gen";
import { headlineOf, keptFor, nextText, minutesText, stakesOf, waitingFor } from "./waiting";

const SEATS: SeatInfo[] = [
  { kind: "human", name: "Ada" },
  { kind: "bot", name: "Bot Hazel" },
];
const turn = (to_act: number | null) => ({ outcome: null, to_act });

it("says who is waited for", () => {
  expect(waitingFor(turn(1), SEATS, 0)).toBe("Bot Hazel is thinking …");
  expect(waitingFor(turn(0), SEATS, 1)).toBe("Ada is to move.");
  expect(waitingFor(turn(0), SEATS, 0)).toBe("One moment …");
  expect(waitingFor(turn(0), SEATS, null)).toBe("You are watching. Ada is to move.");
  const outcome = { winners: [0], scores: [1, 0], reason: "points" };
  expect(waitingFor({ outcome, to_act: null }, SEATS, 0)).toBe("The match is over.");
});

const made: TableInfo = {
  id: "t",
  game: "coco",
  title: "Clash (Coco)",
  status: "waiting",
  public: false,
  options: {},
  seats: [
    { kind: "human", name: "Ann" },
    { kind: "open", name: "Ben" },
  ],
  host: 0,
  moves: 0,
  watchers: 0,
  created: "",
  commitment: "",
};

it("knows for whom a challenge keeps a seat, also once it is declined", () => {
  expect(keptFor(made)).toBe("Ben");
  expect(keptFor({ ...made, status: "closed" })).toBe("Ben");
  expect(keptFor({ ...made, status: "closed", host: null })).toBeNull();
  expect(keptFor({ ...made, seats: [{ kind: "open", name: "" }] })).toBeNull();
});

it("counts minutes down to nothing", () => {
  expect([45_000, 61_200, 0, -5].map(minutesText)).toEqual(["0:45", "1:02", "0:00", "0:00"]);
});

it("says before the match what the result counts for", () => {
  expect(stakesOf(made)).toEqual([]);
  expect(stakesOf({ ...made, terms: { rated: true, leaving: "last" } })).toEqual([
    "Rated: the result counts, and whoever leaves comes last.",
  ]);
  expect(stakesOf({ ...made, terms: { best_of: 3, other_decks: true } })).toEqual([
    "Best of 3: seats change after each match, decks may.",
  ]);
});

it("says what is going on before the match", () => {
  expect(headlineOf(made, 0, "Ann")).toBe("Waiting for Ben");
  expect(headlineOf(made, null, "Ben")).toBe("Ann challenges you");
  expect(headlineOf({ ...made, status: "closed" }, 0, "Ann")).toBe("Ben has declined");
  const series = { of: 3, round: 2, wins: [1, 0] };
  expect(headlineOf({ ...made, series }, null, "Ben")).toBe("Match 2 of the series");
});

it("leads on to the next match of a series, or to a rematch", () => {
  expect(nextText({ ...made, series: { of: 3, round: 1, wins: [1, 0] } })).toBe("Next match");
  expect(nextText({ ...made, series: { of: 3, round: 2, wins: [2, 0], is_decided: true } })).toBe("Rematch");
  expect(nextText({ ...made, rematch: "t2" })).toBe("Join the rematch");
});
