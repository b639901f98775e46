import { describe, expect, it } from "vitest";
import { litThings } from "../../../lib/choice";
import type { Option } from "../../../lib/wire.gen";
import { face, sorted } from "../card/cards";
import { aims, isAgainst, isAtSupply, pendingOf, shotsOf, textOf, titleOf } from "../pending/chain";
import { item, option, seat, stack, table, unit, view } from "./fixtures";
import { cardLookedAt } from "../card/glances";
import { inHand } from "../../../lib/hand";
import { laidOut, offersOf } from "../input/offers";
import { contentsOf, heapsOf } from "../seats/piles";
import { lineOf, middleOf, namesSeen, SHEET_HEIGHT, squareNamed, squaresSeen, walkField } from "./spaces";
import { isWindow, turnNumber, turnWords } from "../words/turnLabels";
import { abilitiesOf, lookOf, spokenSquare, type Touchable } from "../input/spaceInput";
import { notesOf, remindersOf, remindersOn, spokenUnit, sumsOf } from "./units";

const NAMES = ["Ada", "Hazel"];
const HURT = unit(5, "panzer-iv", 0, {
  damage: 1,
  spent: 1,
  points: 1,
  attack: {
    value: 4,
    parts: [
      { label: "printed", amount: 3 },
      { label: "Hills", amount: 1 },
    ],
  },
});
const LAID = { c2: { terrain: "hills", unit: HURT }, c3: { terrain: "forest", unit: unit(7, "t-34", 1) } };
const PLANS = [
  option("move 5", "unit:5", "space:b2"),
  { ...option("attack 5", "unit:5", "space:c3"), confirm: true },
  option("ranged 5", "unit:5", "button:ranged", "space:c3"),
  option("raid", "unit:5", "player:1"),
  option("play tiger-i", "card:tiger-i", "space:c0"),
  option("end", "button:end"),
];

const touching = (options: Option[], touched: string[] = [], confirming: Option | null = null): Touchable => ({
  options,
  touched,
  confirming,
  lit: confirming ? new Set() : litThings(options, touched),
  open: litThings(options, []),
});

describe("the field", () => {
  it("is seen from the own side", () => {
    expect(namesSeen(0)[0]).toEqual(["a5", "b5", "c5", "d5", "e5"]);
    expect(namesSeen(0)[5]?.[0]).toBe("a0");
    expect(namesSeen(1)[0]).toEqual(["e0", "d0", "c0", "b0", "a0"]);
    expect(namesSeen(1)[5]?.at(-1)).toBe("a5");
    const rows = squaresSeen(table(LAID), 1);
    expect(rows.map((row) => row.length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(rows[2]?.[2]?.unit).toBe(HURT);
    expect(rows[5]?.[0]?.stack?.name).toBe("e5");
  });

  it("is walked by arrow keys as it is seen, and has edges", () => {
    expect(walkField("ArrowUp", "c2", 0)).toBe("c3");
    expect(walkField("ArrowUp", "c2", 1)).toBe("c1");
    expect(walkField("ArrowRight", "c2", 1)).toBe("b2");
    expect(walkField("ArrowDown", "c0", 0)).toBe("c0");
    expect(walkField("End", "a2", 0)).toBe("e2");
    expect(walkField("x", "a2", 0)).toBeNull();
  });

  it("names its lines", () => {
    expect(lineOf("a1", NAMES, 0)).toBe("your Back Line");
    expect(lineOf("a3", NAMES, 0)).toBe("Hazel’s Front Line");
    expect(lineOf("a5", NAMES, null)).toBe("Hazel’s Industry Zone");
  });

  it("lies on a sheet whose squares have middles", () => {
    expect(middleOf("a5", 0)).toEqual({ x: 0.5, y: 0.4 });
    expect(middleOf("c2", 0)).toEqual({ x: 2.5, y: 3.3 });
    expect(middleOf("e0", 0)).toEqual({ x: 4.5, y: SHEET_HEIGHT - 0.4 });
    expect(middleOf("e0", 1)).toEqual({ x: 0.5, y: 0.4 });
  });
});

describe("touching a square", () => {
  const facts = table(LAID, { seats: [seat(0, {}, [stack("c0", 3)]), seat(5)] });
  const look = (name: string, touchable: Touchable) => lookOf(squareNamed(facts, name)!, touchable, 0);

  it("means the Unit that can act, and then what it can reach", () => {
    expect(look("c2", touching(PLANS))).toMatchObject({ thing: "unit:5", isLit: true, isAble: true, tone: "pick" });
    expect(look("c3", touching(PLANS))).toMatchObject({ thing: "space:c3", isLit: false, isAble: false });
    expect(look("b2", touching(PLANS, ["unit:5"]))).toMatchObject({ thing: "space:b2", isLit: true, tone: "go" });
    expect(look("c3", touching(PLANS, ["unit:5"]))).toMatchObject({ isLit: true, tone: "hit" });
    expect(look("c2", touching(PLANS, ["unit:5"]))).toMatchObject({ isLit: false, isChosen: true });
    expect(look("c0", touching(PLANS, ["card:tiger-i"]))).toMatchObject({ isLit: true, tone: "pick" });
  });

  it("tells what a step costs", () => {
    const step: Option = { ...option("move 5", "unit:5", "space:b2"), shows: [{ kind: "cost", amount: 2, have: 3 }] };
    expect(look("b2", touching([step], ["unit:5"])).cost).toBe("2");
    expect(look("b2", touching(PLANS, ["unit:5"])).cost).toBe("");
  });

  it("stays possible while another step is being confirmed", () => {
    const sure = touching(PLANS, ["unit:5", "space:c3"], PLANS[1]);
    expect(look("c3", sure)).toMatchObject({ thing: "space:c3", isChosen: true });
    expect(look("b2", sure)).toMatchObject({ isLit: false, isAble: true });
    expect(look("a2", sure)).toMatchObject({ isAble: false });
  });

  it("can be heard", () => {
    const telling = {
      names: NAMES,
      you: 0,
      options: PLANS,
      touched: [],
      occupied: new Set(["space:c2", "space:c3"]),
      aimed: new Set(["space:c2"]),
    };
    const heard = (name: string, touchable = touching(PLANS)) =>
      spokenSquare(squareNamed(facts, name)!, look(name, touchable), { ...telling, touched: touchable.touched });
    expect(heard("c2")).toMatch(/^c2, Hills, your Panzer IV, attack 4, \d of \d defense left, 1 movement point left/);
    expect(heard("c2")).toContain("can move, can attack, can use its Ranged Attack, aimed at");
    expect(heard("a1")).toBe("a1, face-down Terrain");
    expect(heard("c0")).toBe("c0, your Industry Zone, power 3");
    expect(heard("b2", touching(PLANS, ["unit:5"]))).toBe("b2, face-down Terrain, move 5");
    expect(abilitiesOf(6, PLANS, telling.occupied)).toEqual([]);
  });
});

describe("a Unit", () => {
  it("tells the sums that make its values", () => {
    expect(sumsOf(HURT)).toContainEqual({ name: "Attack", value: "4", sum: "3 printed, +1 Hills" });
    expect(sumsOf(HURT).map((sum) => sum.name)).toContain("Defense left");
    expect(sumsOf(HURT)).toContainEqual({ name: "Points left", value: "1", sum: "2 Movement, −1 spent" });
  });

  it("tells what has befallen it", () => {
    const busy = unit(6, "t-34", 1, { halted: true, attacks: 1, used: ["scout"], changes: { attack: 2, slowed: 1 } });
    expect(notesOf(busy)).toEqual([
      "Halted: it cannot move for the rest of the turn.",
      "+2 Attack until end of turn.",
      "−1 Movement, to no less than 1, until end of turn.",
      "It has attacked once this turn.",
      "It has scouted this turn.",
    ]);
    expect(spokenUnit(busy, NAMES, 0)).toContain("Hazel’s T-34");
  });

  it("reminds of words that are not printed on its card, with their numbers", () => {
    const covered = unit(5, "grenadiers", 0, { keywords: { guard: 1, cover: 2, concealed: 1 } });
    expect(remindersOf(covered).map(({ word }) => word)).toEqual(["Cover: 2", "Concealed"]);
    expect(remindersOf(covered)[0]?.reminder).toContain("takes 2 less damage");
    expect(remindersOf(unit(6, "t-34", 1))).toEqual([]);
  });

  it("reminds of a word once, with the number that counts", () => {
    const armored = unit(6, "t-34", 1, { keywords: { armor: 3, guard: 1 } });
    expect(remindersOn(face("t-34"), armored).map(({ word }) => word)).toEqual(["Armor: 3", "Guard"]);
    expect(remindersOn(face("t-34"), null).map(({ word }) => word)).toEqual(["Armor: 1"]);
  });
});

describe("the Chain", () => {
  const attack = item(10, 1, { unit: 7, targets: [{ kind: "unit", id: 5, space: "c2", card: "panzer-iv" }] });
  const raid = item(11, 1, { unit: 7, targets: [{ kind: "player", id: 0, space: "", card: "" }] });
  const event = item(12, 0, {
    kind: "event",
    card: "ambush",
    targets: [{ kind: "item", id: 11, space: "", card: "" }],
  });
  const facts = table(LAID, { chain: [attack, raid, event] });

  it("shows what it is aimed at", () => {
    expect(aims(facts)).toEqual(new Set(["space:c2", "player:0", "item:11"]));
    expect(shotsOf(facts)).toEqual([{ id: 10, from: "c3", to: "c2" }]);
    expect(facts.chain.map((found) => isAgainst(found, 0, facts))).toEqual([true, true, false]);
    expect(isAgainst(event, 1, facts)).toBe(true);
    expect(facts.chain.map((found) => isAtSupply(found, 0))).toEqual([false, true, false]);
  });

  it("is told in words", () => {
    expect(titleOf(attack)).toBe("Attack");
    expect(titleOf({ ...raid, kind: "ranged" })).toBe("Ranged Attack");
    expect(titleOf(event)).toBe("Ambush");
    const words = { ...raid, text: "T-34 attacks the Supply of {seat:0} for 2." };
    expect(textOf(words, NAMES, 0)).toBe("T-34 attacks your Supply for 2.");
    expect(textOf(words, NAMES, 1)).toBe("T-34 attacks Ada’s Supply for 2.");
    expect(textOf({ ...event, text: "{seat:0} loses 2 cards to {seat:1}." }, NAMES, 1)).toBe(
      "Ada loses 2 cards to you.",
    );
    expect(pendingOf(facts, NAMES, 0).map(({ thing, isMine }) => [thing, isMine])).toEqual([
      ["item:12", false],
      ["item:11", true],
      ["item:10", true],
    ]);
  });
});

describe("the turn", () => {
  it("is told in words", () => {
    expect(turnWords(table(), NAMES, 0)).toBe("Your turn");
    expect(turnWords(table(), NAMES, null)).toBe("Ada’s turn");
    expect(turnNumber(table())).toBe("turn 1");
    expect(turnNumber(table({}, { active: null }))).toBe("");
  });

  it("shows the same sign whoever may answer", () => {
    const chain = [item(1, 0)];
    expect(isWindow(view(table({}, { chain }), { to_act: 1 }))).toBe(true);
    expect(isWindow(view(table({}, { chain }), { to_act: 0 }))).toBe(false);
    expect(isWindow(view(table(), { to_act: 1 }))).toBe(true);
    expect(isWindow(view(table(), { to_act: 0 }))).toBe(false);
    expect(isWindow(view(table({}, { active: null, phase: "set-up" }), { to_act: 1 }))).toBe(false);
  });
});

describe("cards", () => {
  it("are held in order", () => {
    expect(inHand(view().hand, sorted)?.map((held) => held.thing)).toEqual([
      "card:factory",
      "card:factory",
      "card:panzer-iv",
      "card:ambush",
    ]);
  });

  it("are laid out where they lie nowhere on the table, and words become buttons", () => {
    const options = [option("a", "supply:panther"), option("b", "junkyard:t-34"), option("none", "button:none")];
    expect(laidOut(options).map((laid) => laid.card)).toEqual(["panther", "t-34"]);
    const modes = [option("first", "mode:0"), option("second", "mode:1")];
    expect(offersOf(litThings(modes, []), modes, []).map((offer) => offer.label)).toEqual(["first", "second"]);
    expect(offersOf(litThings(modes, []), modes, modes)).toEqual([]);
  });

  it("can be looked through, newest first", () => {
    const seats = [seat(0, { junkyard: ["factory", "panther"] }), seat(5, { removed: ["ambush"], shown: ["t-34"] })];
    const own = view(table({}, { seats }), { seen: ["su-100"], top: ["factory"] });
    expect(heapsOf(own, 0).map((heap) => heap.cards)).toEqual([["panther", "factory"], ["factory"]]);
    expect(heapsOf(own, 1).map((heap) => heap.cards)).toEqual([[], ["ambush"], ["t-34", "su-100"]]);
    expect(contentsOf(["panther", "factory", "factory"])).toBe("2 Factory, 1 Panther");
  });

  it("are enlarged, and so is what lies on a square", () => {
    expect(cardLookedAt("card:ambush", undefined)).toBe("ambush");
    expect(cardLookedAt("space:c2", squareNamed(table(LAID), "c2"))).toBe("panzer-iv");
    expect(cardLookedAt("space:a1", squareNamed(table(LAID), "a1"))).toBeNull();
  });
});
