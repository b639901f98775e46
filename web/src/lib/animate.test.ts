import { describe, expect, it } from "vitest";
import { cocoTravels } from "../games/coco/board/motion";
import { HURRIED, lengthOf, MOST_WAITING, planMotion } from "./animate";
import type { EventOf } from "../games/game";

type CocoEvent = EventOf<"coco">;

const placed = (seat: number, ...cards: string[]): CocoEvent => ({
  kind: "coco.placed",
  seat,
  option: 1,
  cards,
  aligned: false,
});
const drew = (seat: number, count: number): CocoEvent => ({ kind: "coco.drew", seat, count, cards: null });
const passed: CocoEvent = { kind: "coco.passed", seat: 1, idle: false };
const plan = (events: CocoEvent[], waiting = 0) => planMotion(events, 0, cocoTravels, waiting);

describe("the plan of motions", () => {
  it("sends my card from my hand to its pile", () => {
    expect(plan([placed(0, "HGT")])[0]?.travels).toEqual([{ from: "hand:HGT", to: "pile:complete", card: "HGT" }]);
  });

  it("sends another player's card from their seat", () => {
    expect(plan([placed(1, "B")])[0]?.travels).toEqual([{ from: "seat:1", to: "pile:colour", card: "B" }]);
  });

  it("keeps cards that were placed together in one step, and events in order", () => {
    const steps = plan([placed(1, "SRC", "S"), passed, drew(1, 2)]);
    expect(steps.map((step) => step.travels.map((travel) => travel.to))).toEqual([
      ["pile:complete", "pile:pattern"],
      ["seat:1", "seat:1"],
    ]);
  });

  it("shows others' cards from the back only", () => {
    expect(plan([drew(1, 1)])[0]?.travels).toEqual([{ from: "stock:1", to: "seat:1", card: null }]);
  });

  it("leaves my own draw to the hand, where the cards arrive", () => {
    expect(plan([drew(0, 3)])).toEqual([]);
  });

  it("hurries when more is waiting, and gives up when much more is", () => {
    expect(plan([placed(1, "B")], 1)[0]?.duration).toBe(HURRIED);
    expect(plan([placed(1, "B")], MOST_WAITING + 1)).toEqual([]);
  });

  it("counts the stagger into its length", () => {
    const [step] = plan([placed(0, "H", "G", "T")]);
    expect(step && lengthOf(step)).toBe(260 + 2 * 60);
  });
});
