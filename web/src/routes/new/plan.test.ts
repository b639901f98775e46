import { expect, it } from "vitest";
import { planOf, type Filled } from "./plan";

const FORM: Filled = {
  game: "coco",
  others: ["open"],
  options: { match_points: 5 },
  isPublic: true,
  deck: undefined,
  mirror: false,
  terms: {},
};

it("waits for whoever is missing", () => {
  expect(planOf(FORM)).toEqual({
    game: "coco",
    seats: [{ kind: "me" }, { kind: "open" }],
    options: { match_points: 5 },
    public: true,
    terms: {},
    start: false,
  });
});

it("starts at once against bots, with one's own deck and what they bring", () => {
  const plan = planOf({ ...FORM, others: ["greedy", "search:60"], deck: "craft-fair", mirror: true });
  expect([plan.start, plan.deck, plan.bot_decks]).toEqual([true, "craft-fair", "mirror"]);
  expect(plan.seats.slice(1)).toEqual([
    { kind: "bot", level: "greedy" },
    { kind: "bot", level: "search:60" },
  ]);
  const surprise = planOf({ ...FORM, deck: null });
  expect([surprise.deck, surprise.bot_decks]).toEqual([null, "random"]);
});
