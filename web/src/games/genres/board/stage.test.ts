import { describe, expect, it } from "vitest";
import { litThings } from "../../../lib/choice";
import { item, option, piece, table, zone } from "./fixtures";
import { offersOf } from "../input/offers";
import { lastWord } from "../seats/seats";
import { attackOn } from "./attackPreview";
import { stakesOf, told } from "../pending/stack";
import { curtainBrief } from "../words/turnLabels";
import { pointing } from "../input/squareInput";
import { isValued, labelSquares } from "./zones";

const NAMES = ["Ada", "Hazel", "Bot Moss"];

describe("labels of zones", () => {
  const picnic = zone(20, "consecrated-picnic", "A1");

  it("stand in the first corner that is free", () => {
    expect(labelSquares(table([], { zones: [picnic] }))).toEqual(new Map([[20, "A1"]]));
  });

  it("keep off pieces, and off each other", () => {
    const twin = zone(21, "haunted-parlor", "A1");
    const found = labelSquares(table([piece(1, 0, "A1")], { zones: [picnic, twin] }));
    expect(found.get(20)).toBe("B1");
    expect(found.get(21)).toBe("A2");
  });

  it("have a number where it counts", () => {
    expect([isValued(picnic), isValued(zone(22, "briar-hedge", "D1"))]).toEqual([true, false]);
  });
});

describe("the stack at a glance", () => {
  const blow = item(5, 1, { actor: 2, area: ["A1"], hits: [{ piece: 1, damage: 2 }] });
  const answer = item(6, 2, { kind: "objection", card: "undo-button", aim: 5 });

  it("shows the attack that an objection is about", () => {
    expect(attackOn([blow, answer])).toBe(blow);
    expect(attackOn([answer])).toBeUndefined();
  });

  it("tells what is at stake, whatever lies on top", () => {
    const facts = table([piece(1, 0, "A1")], { stack: [blow, answer] });
    expect(stakesOf(facts, NAMES, 0)).toBe("You would take 2");
    expect(stakesOf(facts, NAMES, 2)).toBe("");
  });

  it("speaks to whoever acts", () => {
    expect(told("{seat:0} plays Fireball.", NAMES, 0)).toBe("You play Fireball.");
    expect(told("{seat:1} plays Fireball.", NAMES, 0)).toBe("Hazel plays Fireball.");
  });
});

it("offers genres and directions by their names", () => {
  const options = [option("genre kung-fu", "genre:kung-fu"), option("direction east", "direction:east")];
  expect(offersOf(litThings(options, []), options, []).map(({ label }) => label)).toEqual(["Kung-Fu", "East"]);
});

it("is brief where there is little room", () => {
  expect(curtainBrief({ rounds: 2, loss: 1 })).toBe("Curtain in 2: −1");
  expect(["Bot Moss", "Ada"].map(lastWord)).toEqual(["Moss", "Ada"]);
});

it("stops pointing only where nothing else is pointed at meanwhile", async () => {
  const held: { pointed: string | null } = { pointed: null };
  const [one, other] = ["mode:0", "mode:1"].map((thing) => pointing(thing, held));
  one?.onfocus();
  one?.onblur();
  other?.onfocus();
  await Promise.resolve();
  expect(held.pointed).toBe("mode:1");
  other?.onblur();
  await Promise.resolve();
  expect(held.pointed).toBeNull();
});
