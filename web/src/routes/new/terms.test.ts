import { expect, test } from "vitest";
import { span, termSettings, termsInWords, termsOf } from "./terms";

test("what nobody touched is as usual", () => {
  expect(termsOf({})).toEqual({});
});

test("a choice is sent as terms", () => {
  const terms = termsOf({ clock: "5 minutes each, and 5 seconds a move", undo: "Moves stand" });
  expect(terms).toEqual({ time: "bank", seconds: 300, increment: 5, undo: false });
});

test("days for a move let nobody claim the match, unless somebody chooses so", () => {
  expect(termsOf({ clock: "1 day a move" }).away).toBe(0);
  expect(termsOf({ clock: "1 day a move", away: "After a day" }).away).toBe(86_400);
});

test("what happens when time runs out is asked only where there is a clock", () => {
  const names = (chosen: Record<string, string>) => termSettings(chosen).map((setting) => setting.name);
  expect(names({})).not.toContain("on_time");
  expect(names({ clock: "1 minute a move" })).toContain("on_time");
});

test("terms are told in words", () => {
  expect(termsInWords({})).toEqual([]);
  expect(termsInWords({ time: "bank", seconds: 300, increment: 5, on_time: "bot", delay: 30 })).toEqual([
    "5 minutes each, and 5 seconds a move; a bot plays on for whoever runs out of time.",
    "Spectators see it 30 seconds later.",
  ]);
  expect(span(90)).toBe("90 seconds");
});
