import { describe, expect, it } from "vitest";
import { planMotion } from "../../../lib/animate";
import type { CorgisView, CorgiTable, Question } from "../../../lib/wire.gen";
import type { EventOf } from "../../game";
import { handOf } from "../input/hand";
import { autoAnswerOf, NOTHING_TO_CHOOSE, TIME_FOR_A_SAMURAI } from "../input/autoAnswer";
import { corgiTravels } from "./motion";
import { cardsOf, matchReason } from "../words/results";
import { arc, markOf, othersInOrder } from "../seats/seating";

type CorgiEvent = EventOf<"corgis">;

const NAMES = ["Ada", "Hazel", "Rue"];
const seat = (hidden: number, exposed: string[] = [], locked: string[] = []) => ({
  hidden,
  exposed,
  locked,
  wins: 0,
  lacks: [],
});
const TABLE: CorgiTable = {
  options: {
    decks: 1,
    wilds: 5,
    pass_lockout: false,
    effects_optional: false,
    bard_second: "beat",
    monk_scope: "play",
    archer_target: "any",
    assassin_skip: "closes",
    wild_suit: "copied",
    reaction_prompt: "always",
    match_wins: 1,
  },
  game: 1,
  leader: 0,
  seats: [seat(2, ["7F", "3E"], ["3E"]), seat(5), seat(0)],
  pile: [{ owner: 1, cards: ["5W"], rank: "5", effect: "Fighter", suits: "W" }],
  discard: [],
  turn: 1,
  passed: [2],
  skipped: [],
  out: [],
  low: false,
  low_seat: null,
  berserk: false,
  aimed: null,
  drawn: false,
};
const VIEW: CorgisView = {
  game: "corgis",
  seat: 0,
  to_act: 0,
  outcome: { winners: [2], scores: [0, 0, 1], reason: "empty hand" },
  table: TABLE,
  hand: ["*1", "2W"],
  deck: [],
  seen: [],
  pending: [],
};

describe("the hand", () => {
  it("holds hidden and open cards in one order, and says which are open or locked", () => {
    expect(handOf(VIEW)?.map(({ card, tag }) => [card, tag])).toEqual([
      ["2W", undefined],
      ["3E", "locked"],
      ["7F", "open"],
      ["*1", undefined],
    ]);
    expect(handOf({ ...VIEW, hand: null })).toBeNull();
  });

  it("knows which cards are equal: Wilds of one state, and the two copies of a card", () => {
    const cards = handOf({ ...VIEW, seat: null, hand: ["7F", "7F#2", "7W", "*1", "*1#2"] }) ?? [];
    expect(cards.map((held) => held.twins)).toEqual(["7W hidden", "7F hidden", "7F hidden", "* hidden", "* hidden"]);
  });
});

describe("the seats", () => {
  it("follow in turn order after the viewer; a spectator sees all", () => {
    expect(othersInOrder(4, 2)).toEqual([3, 0, 1]);
    expect(othersInOrder(3, null)).toEqual([0, 1, 2]);
  });

  it("sit on an arc from the left over the top to the right", () => {
    expect(arc(1)).toEqual([{ x: 50, y: 2 }]);
    const seven = arc(7);
    expect(seven.every(({ x, y }) => x >= 9 && x <= 91 && y >= 0 && y <= 60)).toBe(true);
    expect(seven.map(({ x }) => x)).toEqual(seven.map(({ x }) => x).toSorted((one, other) => one - other));
  });

  it("are marked with what they did in this round", () => {
    expect([0, 1, 2].map((at) => markOf(TABLE, at))).toEqual([null, "leads", "passed"]);
    expect(markOf({ ...TABLE, aimed: 0 }, 0)).toBe("aimed at");
    expect(markOf({ ...TABLE, skipped: [0] }, 0)).toBe("skipped");
  });
});

it("calls out what stands beside an event, in order with the cards that travel", () => {
  const events: CorgiEvent[] = [
    { kind: "corgis.discarded", seat: 1, card: "9F" },
    { kind: "corgis.aimed", seat: 1, target: 0, effect: "Assassin" },
    { kind: "corgis.passed", seat: 2 },
  ];
  const aimed = { title: "Assassin", text: "aims at you" };
  const steps = planMotion(events, 0, corgiTravels, 0, [null, aimed, null]);
  expect(steps.map((step) => [step.travels.length, step.called])).toEqual([
    [1, null],
    [0, aimed],
  ]);
});

describe("the motions", () => {
  it("lead from my hand or another seat to the pile", () => {
    const event = (at: number): CorgiEvent => ({ kind: "corgis.discarded", seat: at, card: "3N" });
    expect(corgiTravels(event(0), 0)).toEqual([{ from: "card:3N", to: "discard", card: "3N" }]);
    expect(corgiTravels(event(1), 0)).toEqual([{ from: "seat:1", to: "discard", card: "3N" }]);
  });

  it("leave my own draw to the hand, and show another's return from the back", () => {
    expect(corgiTravels({ kind: "corgis.drew", seat: 0, card: "3N" }, 0)).toEqual([]);
    expect(corgiTravels({ kind: "corgis.returned", seat: 1, card: null, exposed: false }, 0)).toEqual([
      { from: "seat:1", to: "deck", card: null },
    ]);
  });
});

describe("short questions", () => {
  const question = (kind: string, ...moves: string[]): Question => ({
    seat: 0,
    kind,
    prompt: "",
    rule: "C-8.10",
    options: moves.map((move) => ({ move, label: move, path: [] })),
  });

  it("answer themselves after the same while when there is nothing to choose", () => {
    expect(autoAnswerOf(question("REACT", "decline"))?.after).toBe(NOTHING_TO_CHOOSE);
    expect(autoAnswerOf(question("ENCORE", "decline"))?.words).toContain("nothing to add");
  });

  it("give a Samurai time to draw, and a Bard all the time there is", () => {
    const autoAnswer = autoAnswerOf(question("REACT", "react AE", "decline"));
    expect([autoAnswer?.after, autoAnswer?.option.move, autoAnswer?.words]).toEqual([
      TIME_FOR_A_SAMURAI,
      "decline",
      null,
    ]);
    expect(autoAnswerOf(question("ENCORE", "play 7F", "decline"))).toBeNull();
  });

  it("never answer anything else", () => {
    expect(autoAnswerOf(question("FOLLOW", "pass"))).toBeNull();
    expect(autoAnswerOf(question("ACTIVATE", "activate", "decline"))).toBeNull();
  });
});

describe("the end", () => {
  it("says why", () => {
    expect(matchReason(VIEW, NAMES, 0)).toBe("Rue has no card left in paw.");
    const long = { ...VIEW, table: { ...TABLE, options: { ...TABLE.options, match_wins: 3 } } };
    expect(matchReason(long, NAMES, 2)).toBe("You have no card left in paw. That makes 3 games, enough for the match.");
  });

  it("counts hidden and open cards", () => {
    expect([0, 1, 2].map((at) => cardsOf(VIEW, at))).toEqual([4, 5, 0]);
  });
});
