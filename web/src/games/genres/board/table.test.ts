import { describe, expect, it } from "vitest";
import { litThings } from "../../../lib/choice";
import type { Option } from "../../../lib/wire.gen";
import type { EventOf } from "../../game";
import { ghost, item, option, piece, question, seat, table, view, zone } from "./fixtures";
import { cardLookedAt, isWorthALook } from "../card/glances";
import { sorted } from "../card/cards";
import { inHand } from "../../../lib/hand";
import { hintOf } from "../input/hints";
import { genresTravels } from "./motion";
import { laidOut, offersOf, shiftPad, stepWords } from "../input/offers";
import { notesOf, pawnOf, pieceName, spokenPiece, sumsOf } from "./pieces";
import { matchReason, placesOf } from "../words/results";
import { shownBy, shownByItem } from "./attackPreview";
import { spokenSquare } from "./spoken";
import { isNear, isThreatened, isWindow, linesOf, threatOf, titleOf, told } from "../pending/stack";
import { actionWords, curtainWords, turnWords } from "../words/turnLabels";
import { lookOf, thingsAt, type Touchable } from "../input/squareInput";
import { spokenZone, zoneText } from "./zones";

type GenresEvent = EventOf<"genres">;
const NAMES = ["Ada", "Hazel", "Moss"];
const MINE = piece(1, 0, "A1");
const HERS = piece(2, 1, "B1", { health: 7, slowed: true });
const GIRL = piece(9, 1, "C3", { card: "final-girl" });
const SPOOK = ghost(3, 2, "B1");
const PICNIC = zone(20, "consecrated-picnic", "A1");
const FACTS = table([MINE, HERS, SPOOK, GIRL], { zones: [PICNIC] });
const MELEE: Option = {
  ...option("melee", "piece:1", "piece:2"),
  confirm: true,
  note: "Hazel takes 1.",
  shows: [
    { kind: "area", squares: ["B1"] },
    { kind: "hit", piece: 2, damage: 1, before: 7, after: 6 },
    { kind: "hit", piece: 3, damage: 0, before: 0, after: 0, mark: "frozen" },
  ],
};
const PLANS: Option[] = [
  option("end", "button:end"),
  {
    ...option("move", "piece:1", "square:A3"),
    label: "Move: A3, 2.5 of 5",
    then: ["to A3"],
    shows: [{ kind: "cost", amount: 2.5, have: 5 }],
  },
  MELEE,
  option("play cone", "card:chainsaw-solo", "direction:east"),
];

const touching = (options: Option[], touched: string[] = [], confirming: Option | null = null): Touchable => ({
  options,
  touched,
  confirming,
  lit: confirming ? new Set() : litThings(options, touched),
  open: litThings(options, []),
});
const look = (name: string, touchable: Touchable) => lookOf(name, FACTS, touchable, 0);

describe("touching a square", () => {
  it("means who stands there, then the square, then what lies there", () => {
    expect(thingsAt("B1", FACTS)).toEqual(["piece:2", "piece:3", "player:1", "player:2", "square:B1", "zone:20"]);
    expect(look("A1", touching(PLANS))).toMatchObject({ thing: "piece:1", isLit: true, tone: "pick" });
    expect(look("B1", touching(PLANS))).toMatchObject({ thing: "piece:2", isLit: true, tone: "hit" });
    expect(look("A3", touching(PLANS))).toMatchObject({ isLit: false, isAble: false });
    expect(look("A3", touching(PLANS, ["piece:1"]))).toMatchObject({ thing: "square:A3", tone: "go", cost: "2½" });
  });

  it("asks which one, where several could be meant", () => {
    const both = [option("target 2", "piece:2"), option("target 3", "piece:3")];
    expect(look("B1", touching(both)).several).toEqual(["piece:2", "piece:3"]);
    expect(look("B1", touching([both[0]!])).several).toEqual([]);
  });

  it("stays possible while another step is being confirmed", () => {
    const sure = touching(PLANS, ["piece:1", "piece:2"], MELEE);
    expect(look("B1", sure)).toMatchObject({ thing: "piece:2", isChosen: true });
    expect(look("A3", sure)).toMatchObject({ thing: "square:A3", isLit: false, isAble: true });
    expect(look("K9", sure).isAble).toBe(false);
  });

  it("can be heard", () => {
    const heard = (name: string, touchable = touching(PLANS), shown = shownBy(null)) =>
      spokenSquare(name, look(name, touchable), { facts: FACTS, names: NAMES, you: 0, ...touchable, shown });
    expect(heard("F6")).toBe("F6, Center Stage");
    expect(heard("A1")).toContain("A1, your pawn, 10 health, Hazel’s Consecrated Picnic, heal 1, can move, can attack");
    expect(heard("B1")).toContain("B1, Hazel’s pawn, 7 health, Slowed, Moss’s ghost");
    expect(heard("B1", touching(PLANS), shownBy(MELEE))).toContain("in the area, would take 1, would be frozen");
    expect(heard("A3", touching(PLANS, ["piece:1"]))).toContain("Move: A3, 2.5 of 5");
  });

  it("is led by a hint", () => {
    expect(hintOf(view(), touching(PLANS))).toBeNull();
    expect(hintOf(view(), touching(PLANS, ["piece:1"]))).toBe("Touch where to go or whom to strike.");
    expect(hintOf(view(), touching(PLANS, ["card:chainsaw-solo"]))).toBe("Chainsaw Solo: in which direction?");
  });
});

describe("what would happen", () => {
  it("is shown on squares and pieces", () => {
    expect([...shownBy(MELEE).area]).toEqual(["B1"]);
    expect([...shownBy(MELEE).hits]).toEqual([
      [2, 1],
      [3, "frozen"],
    ]);
    const hits = [
      { piece: 2, damage: 2 },
      { piece: 3, damage: 0 },
    ];
    expect([...shownByItem(item(1, 0, { area: ["B1"], hits }), new Set([3])).hits.values()]).toEqual([2, "frozen"]);
    expect(shownByItem(undefined, new Set()).area.size).toBe(0);
  });

  it("shows a range where coins are still to be flipped", () => {
    const hits = [{ piece: 2, damage: 1, most: 2 }];
    expect([...shownByItem(item(1, 0, { area: ["B1"], hits }), new Set()).hits.values()]).toEqual([{ from: 1, to: 2 }]);
  });
});

describe("a piece", () => {
  it("is told in words", () => {
    expect(pieceName(GIRL, NAMES, 1)).toBe("your Final Girl");
    expect(spokenPiece(GIRL, NAMES, 0)).toBe("Hazel’s Final Girl, 3 health, attack 1, movement 3");
    expect(sumsOf(GIRL)[1]).toEqual({ name: "Attack", value: "1", sum: "1 printed" });
    expect(notesOf({ ...MINE, bleed: 2, equipment: ["saddled-velociraptor"] })).toEqual([
      "Bleed: takes 1 damage at the start of its turn.",
      "Wears Saddled Velociraptor: Movement +2. Melee +1 on a turn in which the wearer has already moved.",
    ]);
    expect(pawnOf(FACTS, 2)).toBe(SPOOK);
    expect(pawnOf(FACTS, null)).toBeUndefined();
  });

  it("can be looked at closely", () => {
    expect(cardLookedAt("square:C3", FACTS)).toBe("final-girl");
    expect(cardLookedAt("square:A1", FACTS)).toBeNull();
    expect(cardLookedAt("card:chainsaw-solo", FACTS)).toBe("chainsaw-solo");
    expect(["A1", "C4", "F6", "K9"].map((square) => isWorthALook(square, FACTS))).toEqual([true, true, true, false]);
  });
});

describe("a zone", () => {
  it("is told in words", () => {
    expect(spokenZone({ ...PICNIC, temporary: true }, NAMES, 0)).toBe(
      "Hazel’s Consecrated Picnic, heal 1, until their next turn",
    );
    expect(zoneText(PICNIC)).toBe("Whoever starts a turn in it or enters it heals 1.");
  });

  it("is moved by a pad", () => {
    const steps = ["+1,+0", "+0,+1", "+1,+1"].map((words) => option(`shift ${words}`, `shift:${words}`));
    expect(shiftPad(litThings(steps, []))).toEqual([
      [null, null, null],
      [null, null, "shift:+1,+0"],
      [null, "shift:+0,+1", "shift:+1,+1"],
    ]);
    expect(shiftPad(new Set())).toEqual([]);
    expect(stepWords("shift:-2,+1")).toBe("2 left, 1 down");
  });
});

describe("the stack", () => {
  const attack = item(5, 1, { actor: 2, targets: [1], hits: [{ piece: 1, damage: 10 }] });
  const walk = item(6, 0, { kind: "move", actor: 1, square: "A4" });
  const facts = { ...FACTS, stack: [attack, walk] };

  it("is told in words", () => {
    expect(told("{seat:1} hits {seat:0}.", NAMES, 0)).toBe("Hazel hits you.");
    expect(titleOf(attack)).toBe("Melee");
    expect(titleOf(item(1, 0, { kind: "summon-attack", card: "final-girl" }))).toBe("Final Girl: attack");
    expect(threatOf(attack, facts, NAMES, 0)).toBe("You would take 10 and die");
    expect(threatOf(attack, facts, NAMES, 2)).toBe("");
    expect([isThreatened(facts, 0), isThreatened(facts, 1)]).toEqual([true, false]);
  });

  it("is drawn as lines, where they do not hide who stands there", () => {
    expect(linesOf(facts).map((line) => [line.from, line.to, line.kind, isNear(line)])).toEqual([
      ["B1", "A1", "hit", true],
      ["A1", "A4", "go", false],
    ]);
  });

  it("waits for objections with the same sign for everybody", () => {
    expect(isWindow(view(facts, { to_act: null }), null)).toBe(true);
    expect(isWindow(view(facts, { to_act: 0 }), question())).toBe(true);
    expect(isWindow(view(facts, { to_act: 1 }), null)).toBe(false);
    expect(isWindow(view(FACTS, { to_act: null }), null)).toBe(false);
  });
});

describe("the turn", () => {
  it("is told in words", () => {
    expect(turnWords(table(), NAMES, 0)).toBe("Your turn");
    expect(turnWords(table(), NAMES, 1)).toBe("Ada’s turn");
    expect(turnWords(table([], { phase: "ghost" }), NAMES, 0)).toBe("Your haunting");
    expect(actionWords(table([], { actions: 1 }))).toBe("1 action left");
    expect(actionWords(table([], { phase: "draw" }))).toBe("");
  });

  it("warns of the Curtain Call", () => {
    expect(curtainWords({ rounds: 2, loss: 1 })).toBe("In 2 rounds everybody alive loses 1");
    expect(curtainWords({ rounds: 1, loss: 2 })).toBe("Next round everybody alive loses 2");
  });
});

describe("cards", () => {
  it("are held by genre", () => {
    expect(inHand(view().hand, sorted)?.map((held) => held.card)).toEqual(["chainsaw-solo", "intermission"]);
  });

  it("are laid out where they lie nowhere on the table, and words become buttons", () => {
    expect(laidOut([option("retrieve a", "discard:final-girl"), option("pass", "button:pass")])).toEqual([
      { card: "final-girl", thing: "discard:final-girl" },
    ]);
    const modes = [{ ...option("a", "mode:0"), label: "Three Wishes: Heal 4." }, option("second", "mode:1")];
    expect(offersOf(litThings(modes, []), modes, []).map(({ label }) => label)).toEqual(["Heal 4.", "second"]);
    expect(offersOf(litThings(modes, []), modes, modes)).toEqual([]);
  });
});

describe("what happens", () => {
  const declared: GenresEvent = {
    kind: "genres.declared",
    item: 5,
    seat: 1,
    what: "objection",
    card: "stunt-double",
    combos: [],
    actor: null,
    targets: [],
    square: null,
    aim: 4,
    text: "{seat:1} swaps.",
  };

  it("sends cards on their way", () => {
    expect(genresTravels(declared, 0)).toEqual([{ from: "seat:1", to: "stack", card: "stunt-double" }]);
    expect(genresTravels(declared, 1)[0]?.from).toBe("card:stunt-double");
    expect(genresTravels({ ...declared, what: "summon-move" }, 1)).toEqual([]);
    const drew: GenresEvent = { kind: "genres.drew", seat: 1, armory: 2, card: null, is_event: false };
    expect(genresTravels(drew, 0)).toEqual([{ from: "armory:2", to: "seat:1", card: null }]);
    expect(genresTravels(drew, 1)).toEqual([]);
    expect(genresTravels({ ...drew, card: "intermission", is_event: true }, 1)[0]?.to).toBe("events");
  });
});

describe("the end", () => {
  const seats = [
    seat({ is_alive: false, died: 0, health: -1 }),
    seat(),
    seat({ is_alive: false, died: 0, health: -3 }),
  ];
  const over = (winners: number[], reason: string) =>
    view(table([], { seats }), { outcome: { winners, scores: [2, 1, 3], reason } });

  it("is told in a sentence", () => {
    expect(matchReason(over([1], "champion"), NAMES, 0)).toBe("Hazel is the last one standing.");
    expect(matchReason(over([0], "photo finish"), NAMES, 0)).toContain("you are the least dead");
    expect(matchReason(over([0], "curtain call"), NAMES, 0)).toContain("you are the champion");
    expect(matchReason(over([0, 1], "photo finish"), NAMES, 2)).toContain("Ada and Hazel share the victory");
    expect(matchReason(view(), NAMES, 0)).toBe("");
  });

  it("gives everybody a place", () => {
    expect(placesOf(over([1], "champion")).map(({ seat: at, place }) => [at, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
  });
});
