import { describe, expect, it } from "vitest";
import { answerFor, type Asking } from "./asking";
import type { Option, Question } from "./wire.gen";

const PASS: Option = { move: "pass", label: "Pass", path: ["button:pass"] };
const PLAY: Option = { move: "play ambush", label: "Play Ambush", path: ["card:ambush"] };
const OPEN: Question = { seat: 0, kind: "window", prompt: "Answer?", rule: "X-1", idle: null, options: [PLAY, PASS] };
const IDLE: Question = { ...OPEN, idle: "pass", options: [PASS] };
const WINDOWS = { kind: "window", words: { idle: "Nothing …", ordered: "As you have set …" } };
const VIEW = { seat: 0, table: { options: { response_hold_ms: 1000 } } };

const answer = (question: Question, asking: Asking, isThreatened = false, chance = 0, seat: number | null = 0) =>
  answerFor(WINDOWS, question, { ...VIEW, seat }, asking, isThreatened, chance);

describe("when I can play something", () => {
  it("asks then", () => {
    expect(answer(OPEN, "able")).toBeNull();
  });

  it("passes after one to two times the hold when only passing is possible", () => {
    const [soon, late] = [0, 0.999].map((chance) => answer(IDLE, "able", true, chance));
    expect(soon).toEqual({ option: PASS, after: 1000, words: "Nothing …" });
    expect(late?.after).toBeCloseTo(1999);
  });

  it("answers nothing but windows, and nothing for spectators", () => {
    expect(answer({ ...IDLE, kind: "main" }, "able")).toBeNull();
    expect(answer(IDLE, "able", false, 0, null)).toBeNull();
    expect(answer({ ...IDLE, options: [PLAY] }, "able")).toBeNull();
  });
});

it("asks always, if that is set", () => {
  expect(answer(IDLE, "always")).toBeNull();
});

it("asks only when threatened, if that is set, and passes otherwise with the same spread of delays", () => {
  expect(answer(OPEN, "threatened", true)).toBeNull();
  expect(answer(OPEN, "threatened", false, 0.5)).toMatchObject({ option: PASS, after: 1500, isOrdered: true });
});
