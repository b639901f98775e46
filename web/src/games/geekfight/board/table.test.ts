import { sumOf } from "../../../lib/words";
import { describe, expect, it } from "vitest";
import { heldCards } from "../../../lib/hand";
import type { EventOf } from "../../game";
import { aimedAt, aims, cornersShown, mostBuffs, othersInOrder, passedInARow, pieceById } from "./arena";
import { printed, sorted } from "../card/cards";
import { object, option, piece, seat, table, view } from "./fixtures";
import { inHand } from "../../../lib/hand";
import { geekTravels } from "./motion";
import { asTouched, laidOut, offersOf } from "../input/offers";
import { chipsOf, marksOf, notesOf, spokenPiece, sumsOf } from "./pieces";
import { matchReason } from "../words/results";
import { controlWords, resolvingWords, textOf, titleOf, turnWords } from "../words/turnLabels";

type GeekEvent = EventOf<"geekfight">;
const NAMES = ["Ada", "Hazel", "Rue"];

describe("a card in the arena", () => {
  const hurt = piece(1, "guitar-guy", 0, {
    damage: 3,
    counters: { Distraction: 1, Strength: 1 },
    used: ["attack"],
    shields: [2],
    strength: {
      value: 4,
      parts: [
        { label: "printed", amount: 3 },
        { label: "Strength Counter", amount: 1 },
      ],
    },
  });

  it("shows what it counts now", () => {
    const corners = cornersShown(printed("guitar-guy"), hurt);
    expect(corners).toMatchObject({ strength: "4", strengthChange: "up", health: "4", healthChange: "down" });
    expect(cornersShown(printed("guitar-guy"))).toMatchObject({ strength: "3", strengthChange: null, health: "7" });
    expect(cornersShown(printed("folding-chair"), piece(2, "folding-chair", 0)).strength).toBe("+2");
    expect(cornersShown(printed("thinking-wig"), piece(2, "thinking-wig", 0)).strength).toBeNull();
  });

  it("shows the time of a Buff", () => {
    const buff = piece(5, "stage-fright", 1, { counters: { Time: 2 } });
    expect(cornersShown(printed("stage-fright"), buff).time).toBe("2");
    expect(cornersShown(printed("stage-fright")).time).toBe("3");
    expect(cornersShown(printed("security-blanket")).time).toBe("∞");
  });

  it("tells the sums that make its values", () => {
    expect(sumOf(hurt.strength!)).toBe("3 printed, +1 Strength Counter");
    expect(sumsOf(hurt)).toContainEqual({ name: "Left", value: "4", sum: "7 health, −3 damage" });
    expect(sumsOf(piece(2, "foam-sword", 0)).map((sum) => sum.name)).toEqual(["Gives strength"]);
  });

  it("carries its counters as signs and in words", () => {
    expect(marksOf(hurt).map((mark) => `${mark.sign} ${mark.count} ${mark.tone}`)).toEqual([
      "Distraction 1 bad",
      "Strength 1 good",
      "shield 2 good",
    ]);
    expect(notesOf(hurt, NAMES, 0)).toContain("Used in this round: Attack Action");
    const stolen = piece(2, "foam-sword", 0, { owner: 1, lasting: [{ what: "strength", amount: -2, until: 1 }] });
    expect(notesOf(stolen, NAMES, 0)).toEqual(["−2 strength until Hazel’s next turn", "Belongs to Hazel"]);
    expect(spokenPiece(hurt, NAMES, 0)).toContain("Strength 4 (3 printed, +1 Strength Counter)");
  });

  it("offers what it can do, and keeps showing its two Actions", () => {
    const options = [
      option("attack 3", "piece:1", "button:attack", "piece:3"),
      option("snipe", "piece:1", "button:snipe"),
      option("barter", "piece:2", "button:barter", "units:2-glue"),
    ];
    const chips = chipsOf(hurt, options).map((chip) => `${chip.word} ${chip.options.length} ${chip.isUsed}`);
    expect(chips).toEqual(["attack 1 true", "spend 0 false", "snipe 1 false"]);
  });
});

describe("the table", () => {
  const attack = object(10, 1, [{ kind: "piece", id: 1, name: "guitar-guy" }]);

  it("finds cards and what is aimed at them", () => {
    const facts = table({ queue: [attack] });
    expect(pieceById(facts, 2)?.card).toBe("foam-sword");
    expect(aimedAt(facts, 0)).toEqual([attack]);
    expect(aimedAt(facts, 1)).toEqual([]);
    expect(aims(facts.queue)).toEqual(new Set(["piece:1"]));
    expect(mostBuffs(facts, [0, 1])).toBe(0);
  });

  it("knows who sits where and who has passed", () => {
    expect(othersInOrder(4, 1)).toEqual([2, 3, 0]);
    expect(othersInOrder(2, null)).toEqual([0, 1]);
    expect(passedInARow(table({ holder: 0, passes: 2 }))).toEqual([1, 2]);
    expect(passedInARow(table({ holder: 0, passes: 1, seats: [seat(), seat(), seat({ is_in: false })] }))).toEqual([1]);
    expect(passedInARow(table({ holder: null }))).toEqual([]);
  });

  it("is told in words", () => {
    const facts = table({ queue: [attack], passes: 1 });
    expect(turnWords(facts, NAMES, 1)).toBe("Your turn");
    expect(turnWords(facts, NAMES, 0)).toBe("Hazel’s turn");
    expect(controlWords(facts, NAMES, 0)).toBe("You have Control");
    expect(resolvingWords(facts)).toContain("After 2 more passes");
    expect(textOf({ ...attack, text: "Aimed at {seat:0} and {seat:2}." }, NAMES, 0)).toBe("Aimed at you and Rue.");
    expect(textOf({ ...attack, text: "To {seat:0}'s or {seat:2}'s hand." }, NAMES, 0)).toBe("To your or Rue’s hand.");
    expect(titleOf(attack, NAMES, 0)).toBe("Button Masher attacks Guitar Guy");
    expect(textOf({ ...attack, text: "Button Masher attacks Guitar Guy for 2 damage." }, NAMES, 0)).toBe(
      "For 2 damage.",
    );
    expect(titleOf({ ...attack, kind: "trigger", targets: [] }, NAMES, 0)).toBe("Button Masher’s Ability");
    expect(titleOf({ ...attack, kind: "card", targets: [{ kind: "seat", id: 0, name: "" }] }, NAMES, 0)).toBe(
      "Button Masher → you",
    );
  });
});

describe("what lies nowhere", () => {
  it("is laid out as cards, copies included, but not what is in the hand", () => {
    const options = [
      option("a", "card:guitar-guy", "card:foley-phil", "card:guitar-guy#2"),
      option("b", "card:jump-cut"),
    ];
    expect(laidOut(options, view()).map((laid) => laid.thing)).toEqual([
      "card:guitar-guy",
      "card:guitar-guy#2",
      "card:foley-phil",
    ]);
    expect(laidOut([option("c", "discard:jump-cut")], view())).toEqual([
      { card: "jump-cut", thing: "discard:jump-cut", twins: "jump-cut" },
    ]);
  });

  it("shows the copy that was touched as the chosen one", () => {
    const two = laidOut([option("a", "card:guitar-guy", "card:guitar-guy#2")], view());
    const chosen = (touched: string[], key?: string) =>
      asTouched(heldCards(two, touched, []), new Map(key ? [["guitar-guy", key]] : [])).map((card) => card.isChosen);
    expect(chosen(["card:guitar-guy"])).toEqual([true, false]);
    expect(chosen(["card:guitar-guy"], "guitar-guy#1")).toEqual([false, true]);
    expect(chosen(["card:guitar-guy", "card:guitar-guy#2"], "guitar-guy#1")).toEqual([true, true]);
    expect(chosen([], "guitar-guy#1")).toEqual([false, false]);
  });

  it("is offered as buttons, unless the prompt offers it already", () => {
    const options = [
      option("1 Cash", "units:1-cash"),
      option("draw", "mode:0"),
      option("me", "seat:0"),
      option("x", "seat:1"),
    ];
    const lit = new Set(options.map((found) => found.path[0]!));
    expect(offersOf(lit, options, [], view()).map((offer) => offer.label)).toEqual(["1 Cash", "draw", "me"]);
    expect(offersOf(lit, options, options.slice(0, 2), view()).map((offer) => offer.label)).toEqual(["me"]);
  });
});

it("holds the hand in order", () => {
  expect(inHand(view().hand, sorted)).toEqual([
    { card: "flame-war", thing: "card:flame-war" },
    { card: "jump-cut", thing: "card:jump-cut" },
    { card: "jump-cut", thing: "card:jump-cut" },
  ]);
});

describe("what happens", () => {
  const played: GeekEvent = {
    kind: "geekfight.added",
    object: 9,
    seat: 0,
    what: "card",
    card: "jump-cut",
    targets: [],
  };

  it("sends cards on their way", () => {
    expect(geekTravels(played, 0)).toEqual([{ from: "card:jump-cut", to: "queue", card: "jump-cut" }]);
    expect(geekTravels(played, 1)[0]?.from).toBe("seat:0");
    const drew: GeekEvent = { kind: "geekfight.drew", seat: 1, card: null };
    expect(geekTravels(drew, 0)).toEqual([{ from: "stock:1", to: "seat:1", card: null }]);
    expect(geekTravels({ ...drew, seat: 0, card: "jump-cut" }, 0)).toEqual([]);
  });
});

it("says why the match is over", () => {
  const over = (winners: number[], seats = [seat({ cred: 10 }), seat(), seat()]) =>
    matchReason(view({ seats }, { outcome: { winners, scores: [], reason: "" } }), NAMES, 0);
  expect(over([0])).toBe("You have 10 Cred, and the whole hall knows it.");
  expect(over([1], [seat({ is_in: false }), seat({ cred: 4 }), seat({ is_in: false })])).toBe(
    "Hazel is the last one standing.",
  );
  expect(over([1], [seat(), seat({ cred: 4 }), seat()])).toBe("Closing Time. Hazel leads with 4 Cred.");
  expect(over([0, 2])).toContain("share the win");
  expect(over([])).toBe("");
});
