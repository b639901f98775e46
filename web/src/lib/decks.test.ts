import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OWN, SURPRISE, placeOf, titleOf, total, unfolded, verdictOn, written } from "./decks";
import { DeckChoice } from "./decks.svelte";
import type { DeckCheck, DeckInfo, Flaw } from "./wire.gen";

const CARDS = [
  { card: "jump-cut", name: "Jump Cut", copies: 2 },
  { card: "yoink", name: "Yoink", copies: 1 },
];
const PRESET: DeckInfo = { id: "craft-fair", name: "Craft Fair", theme: "Glue", strategy: "Build.", cards: CARDS };
const FLAW: Flaw = { code: "D-UNKNOWN", rule: "F-4.6", sentence: "There is no card 'Jmp'.", line: 2 };

describe("a deck in words", () => {
  it("is counted and written a line each", () => {
    expect(total(CARDS)).toBe(3);
    expect(written(CARDS)).toBe("2 Jump Cut\n1 Yoink");
    expect(unfolded("2 Jump Cut; 1 Yoink")).toBe("2 Jump Cut\n1 Yoink");
  });

  it("has a name", () => {
    expect(titleOf(SURPRISE, [PRESET])).toBe("a surprise");
    expect(titleOf("craft-fair", [PRESET])).toBe("Craft Fair");
    expect(titleOf("2 Jump Cut; 1 Yoink", [PRESET])).toBe("your own deck");
  });

  it("says where something is wrong, and how much", () => {
    expect(placeOf(FLAW)).toBe("Line 2");
    expect(placeOf({ ...FLAW, line: null })).toBe("The deck");
    expect(verdictOn([], CARDS)).toBe("This deck is legal: 3 cards.");
    expect(verdictOn([FLAW], [])).toBe("One thing is wrong with this deck:");
    expect(verdictOn([FLAW, FLAW], [])).toBe("2 things are wrong with this deck:");
  });
});

describe("choosing a deck", () => {
  let answers: ((found: DeckCheck) => void)[];
  let asked: string[];
  let choice: DeckChoice;
  const server = {
    presets: () => Promise.resolve([PRESET]),
    check: (_game: string, deck: string) => {
      asked.push(deck);
      return new Promise<DeckCheck>((resolve) => answers.push(resolve));
    },
  };
  const settled = () => vi.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    vi.useFakeTimers();
    [answers, asked] = [[], []];
    choice = new DeckChoice("geekfight", server);
  });
  afterEach(() => void vi.useRealTimers());

  it("leaves it to chance until somebody picks", async () => {
    await choice.load();
    expect([choice.deck, choice.isReady, choice.presets.length]).toEqual([null, true, 1]);
    choice.picked = "craft-fair";
    expect([choice.deck, choice.isReady]).toEqual(["craft-fair", true]);
  });

  it("begins with what was chosen before", async () => {
    await choice.load("craft-fair");
    expect(choice.picked).toBe("craft-fair");
    await choice.load(SURPRISE);
    expect(choice.picked).toBe(SURPRISE);
    await choice.load("2 Jump Cut; 1 Yoink");
    expect([choice.picked, choice.text]).toEqual([OWN, "2 Jump Cut\n1 Yoink"]);
  });

  it("checks a deck of one's own once typing pauses, and waits for it", async () => {
    choice.edit("2 Jum");
    choice.type("2 Jump Cut");
    expect([asked, choice.isReady]).toEqual([[], false]);
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toEqual(["2 Jump Cut"]);
    answers[0]!({ flaws: [FLAW], cards: [] });
    await settled();
    expect([choice.verdict?.flaws, choice.isReady]).toEqual([[FLAW], false]);
    choice.edit(PRESET);
    expect([choice.text, choice.verdict]).toEqual(["2 Jump Cut\n1 Yoink", null]);
    await vi.advanceTimersByTimeAsync(400);
    answers[1]!({ flaws: [], cards: CARDS });
    await settled();
    expect([choice.isReady, choice.deck]).toEqual([true, "2 Jump Cut\n1 Yoink"]);
  });

  it("drops an answer about what is no longer there", async () => {
    choice.edit("1 Yoink");
    await vi.advanceTimersByTimeAsync(400);
    choice.type("");
    answers[0]!({ flaws: [], cards: CARDS });
    await settled();
    expect([choice.verdict, choice.isReady]).toEqual([null, false]);
  });

  it("tells why there is no answer", async () => {
    choice = new DeckChoice("geekfight", { ...server, check: () => Promise.reject(new Error("Too long.")) });
    choice.edit("x");
    await vi.advanceTimersByTimeAsync(400);
    expect([choice.problem, choice.isReady]).toEqual(["Too long.", false]);
  });
});
