import { describe, expect, it } from "vitest";
import { covered, foreseen, keyOf, kindOf, litThings, offered, remaining, settled, branches, touch } from "./choice";
import type { Option } from "./wire.gen";

const option = (move: string, ...path: string[]): Option => ({ move, label: move, path });

const TURN = [
  option("S H", "hand:H", "pile:pattern"),
  option("E H", "hand:H", "button:end"),
  option("E Q", "hand:Q", "button:end"),
  option("C HGQ", "hand:HGQ", "pile:complete"),
  option("X HGQ", "hand:HGQ", "hand:Q"),
  option("P", "button:pass"),
];
const THREE = [
  option("T HGT", "hand:H", "hand:G", "hand:T"),
  option("T HGC", "hand:H", "hand:G", "hand:C"),
  option("T SGC", "hand:S", "hand:G", "hand:C"),
  option("E H", "hand:H", "button:end"),
];
const moves = (options: readonly Option[]) => options.map((found) => found.move);

describe("choosing by touch", () => {
  it("lights whatever begins a path, and neighbours of one kind as equals", () => {
    expect(litThings(TURN, [])).toEqual(new Set(["hand:H", "hand:Q", "hand:HGQ", "button:pass"]));
  });

  it("narrows with each touch", () => {
    expect(moves(remaining(TURN, ["hand:H"]))).toEqual(["S H", "E H"]);
    expect(litThings(TURN, ["hand:H"])).toEqual(new Set(["pile:pattern", "button:end"]));
  });

  it("takes the cards of the special move in either order", () => {
    expect(settled(TURN, ["hand:HGQ", "hand:Q"])?.move).toBe("X HGQ");
    expect(settled(TURN, ["hand:Q", "hand:HGQ"])?.move).toBe("X HGQ");
  });

  it("takes three Singles in any order", () => {
    expect(moves(remaining(THREE, ["hand:C"]))).toEqual(["T HGC", "T SGC"]);
    expect(litThings(THREE, ["hand:C", "hand:G"])).toEqual(new Set(["hand:H", "hand:S"]));
    expect(settled(THREE, ["hand:C", "hand:G", "hand:S"])?.move).toBe("T SGC");
  });

  it("does not cross from one kind to the next before the first is done", () => {
    const long = [option("a", "hand:1", "hand:2", "cell:1"), option("b", "hand:1", "cell:2")];
    expect(litThings(long, ["hand:1"])).toEqual(new Set(["hand:2", "cell:2"]));
    expect(remaining(long, ["hand:1", "cell:1"])).toEqual([]);
  });

  it("can want the same thing twice", () => {
    const twins = [option("pair", "hand:7", "hand:7"), option("one", "hand:7", "cell:1")];
    expect(touch(twins, ["hand:7"], "hand:7")).toEqual(["hand:7", "hand:7"]);
    expect(settled(twins, ["hand:7", "hand:7"])?.move).toBe("pair");
  });

  it("lets go of a thing that is touched again", () => {
    expect(touch(TURN, ["hand:H"], "hand:H")).toEqual([]);
    expect(touch(THREE, ["hand:C", "hand:G"], "hand:C")).toEqual(["hand:G"]);
  });

  it("starts afresh at another beginning, and ignores what leads nowhere", () => {
    expect(touch(TURN, ["hand:H"], "hand:HGQ")).toEqual(["hand:HGQ"]);
    expect(touch(TURN, ["hand:H"], "pile:shape")).toEqual(["hand:H"]);
  });

  it("is settled only by a touch, never by itself", () => {
    const forced = [option("P", "button:pass")];
    expect(settled(forced, [])).toBeNull();
    expect(settled(forced, ["button:pass"])?.move).toBe("P");
  });
});

describe("the buttons", () => {
  it("offers plain buttons from the start", () => {
    expect(moves(offered(TURN, []))).toEqual(["P"]);
  });

  it("offers what is left once it is little", () => {
    expect(moves(offered(TURN, ["hand:H"]))).toEqual(["S H", "E H"]);
    expect(moves(offered(THREE, ["hand:H"]))).toEqual(["T HGT", "T HGC", "E H"]);
  });

  it("offers no buttons where so many things are picked, until they are", () => {
    const picks = THREE.slice(0, 3);
    expect(offered(picks, ["hand:G", "hand:H"])).toEqual([]);
    expect(moves(offered(picks, ["hand:G", "hand:H", "hand:T"]))).toEqual(["T HGT"]);
  });

  it("offers a covered option while longer ones remain", () => {
    const many = ["1", "2", "3", "4"].map((cell) => option(cell, "hand:A", `cell:${cell}`));
    expect(moves(offered([option("alone", "hand:A"), ...many], ["hand:A"]))).toEqual(["alone"]);
  });
});

describe("what a thing can do", () => {
  const attacks = ["4", "5", "6", "7"].map((at) => option(`attack ${at}`, "piece:3", "button:attack", `piece:${at}`));
  const ALL = [...attacks, option("snipe", "piece:3", "button:snipe"), option("end", "button:end")];

  it("waits for its button, even when it is the only way", () => {
    const one = [option("snipe", "piece:3", "button:snipe"), option("end", "button:end")];
    expect(settled(one, ["piece:3"])).toBeNull();
    expect(moves(offered(one, ["piece:3"]))).toEqual(["snipe"]);
    expect(settled(one, ["piece:3", "button:snipe"])?.move).toBe("snipe");
  });

  it("does not wait for a button when it asks again anyway", () => {
    const sure: Option[] = [
      { ...option("end", "piece:3", "button:end"), confirm: true },
      option("pass", "button:pass"),
    ];
    expect(settled(sure, ["piece:3"])?.move).toBe("end");
  });

  it("gathers many options behind one button", () => {
    expect(branches(ALL, ["piece:3"]).map((branch) => [branch.thing, moves(branch.options)])).toEqual([
      ["button:attack", moves(attacks)],
    ]);
    expect(moves(offered(ALL, ["piece:3"]))).toEqual(["snipe"]);
    expect(moves(offered(ALL, ["piece:3", "button:attack"]))).toEqual(moves(attacks));
  });

  it("gathers nothing while there is little, or before anything is touched", () => {
    expect(branches(ALL, [])).toEqual([]);
    expect(branches(ALL.slice(1, 4), ["piece:3"])).toEqual([]);
  });
});

describe("plans", () => {
  const plan = (then: string, ...path: string[]): Option => ({ ...option("unit 5", ...path), then: [then] });
  const PLANS = [
    plan("to d2", "unit:5", "space:d2"),
    plan("at c3", "unit:5", "space:c3"),
    plan("fire c3", "unit:5", "button:ranged", "space:c3"),
    plan("fire c4", "unit:5", "button:ranged", "space:c4"),
    plan("scout c2", "unit:5", "button:scout", "space:c2"),
    plan("to a2", "unit:6", "space:a2"),
    option("end", "button:end"),
  ];

  it("are told apart by all their moves", () => {
    expect(PLANS.map(keyOf).slice(0, 2)).toEqual(["unit 5; to d2", "unit 5; at c3"]);
    expect(keyOf(PLANS[6]!)).toBe("end");
  });

  it("are touched through to the end", () => {
    expect(settled(PLANS, ["unit:6"])?.then).toEqual(["to a2"]);
    expect(settled(PLANS, ["unit:6"], true)).toBeNull();
    expect(settled(PLANS, ["unit:6", "space:a2"], true)?.then).toEqual(["to a2"]);
    expect(settled(PLANS, ["button:end"], true)?.move).toBe("end");
  });

  it("have buttons for their buttons only, each word once", () => {
    expect(offered(PLANS, ["unit:6"], 0)).toEqual([]);
    expect(offered(PLANS, [], 0).map(keyOf)).toEqual(["end"]);
    expect(branches(PLANS, ["unit:5"], 0).map((branch) => branch.thing)).toEqual(["button:ranged"]);
    expect(offered(PLANS, ["unit:5"], 0).map(keyOf)).toEqual(["unit 5; scout c2"]);
  });

  it("can change their last step", () => {
    expect(touch(PLANS, ["unit:5", "space:c3"], "space:d2")).toEqual(["unit:5", "space:d2"]);
    expect(touch(PLANS, ["unit:5", "space:c3"], "unit:6")).toEqual(["unit:6"]);
    expect(touch(PLANS, ["unit:5", "space:c3"], "space:a2")).toEqual(["unit:5", "space:c3"]);
  });
});

it("reads the kind of a thing", () => {
  expect(kindOf("hand:HGT")).toBe("hand");
  expect(kindOf("nonsense")).toBe("");
});

describe("a combo", () => {
  const COMBO = [
    option("play 7E", "card:7E"),
    option("play 7F", "card:7F"),
    option("play 7E 7F", "card:7E", "card:7F"),
    option("play 8F", "card:8F"),
    option("pass", "button:pass"),
  ];

  it("is complete while more could join, and then stands alone as a button", () => {
    expect(covered(COMBO, ["card:7E"])?.move).toBe("play 7E");
    expect(moves(offered(COMBO, ["card:7E"]))).toEqual(["play 7E"]);
    expect(litThings(COMBO, ["card:7E"])).toEqual(new Set(["card:7F"]));
    expect(settled(COMBO, ["card:7E"])).toBeNull();
  });

  it("is settled when nothing more can join", () => {
    expect(settled(COMBO, ["card:7F", "card:7E"])?.move).toBe("play 7E 7F");
    expect(settled(COMBO, ["card:8F"])?.move).toBe("play 8F");
  });

  it("is not complete before anything is touched", () => {
    expect(covered(COMBO, [])).toBeNull();
  });
});

describe("a card that is complete, and can be pressed on", () => {
  const CARD = [
    option("play x; done", "card:x"),
    option("play x", "card:x", "button:combo"),
    option("aim", "card:y", "piece:1"),
    option("other", "card:y", "piece:2"),
  ];

  it("offers both as buttons", () => {
    expect(moves(offered(CARD, ["card:x"], 0))).toEqual(["play x; done", "play x"]);
  });

  it("is foreseen by what is pointed at", () => {
    expect(foreseen(CARD, [], "card:x")?.move).toBe("play x; done");
    expect(foreseen(CARD, [], "card:y")).toBeNull();
    expect(foreseen(CARD, ["card:y"], "piece:2")?.move).toBe("other");
    expect(foreseen(CARD, ["card:y"], "piece:9")).toBeNull();
    expect(foreseen(CARD, ["card:y"], "card:x")).toBeNull();
  });
});
