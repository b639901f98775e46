import { expect, it } from "vitest";
import { addressOf, commandOf, lineAt, momentOf, placeOf, windowAround } from "./steps";

it("finds the step of an entry, or the last one before it", () => {
  const steps = [0, 1, 4, 9];
  expect([0, 1, 3, 4, 8, 9, 50].map((number) => placeOf(steps, number))).toEqual([0, 1, 1, 2, 2, 3, 3]);
  expect(placeOf([], 7)).toBe(0);
  expect(placeOf([12], 3)).toBe(0);
});

it("finds the last line of the story that has been told by then", () => {
  const story = [0, 0, 2, 5].map((number) => ({ number, text: "" }));
  expect([0, 1, 2, 9].map((number) => lineAt(story, number))).toEqual([1, 1, 2, 3]);
  expect(lineAt([{ number: 3, text: "" }], 1)).toBe(-1);
  expect(lineAt([], 1)).toBe(-1);
});

it("draws only what lies around the current line", () => {
  expect(windowAround(1000, 500, 100)).toEqual([400, 601]);
  expect(windowAround(50, 0, 100)).toEqual([0, 50]);
  expect(windowAround(0, -1, 100)).toEqual([0, 0]);
});

it("understands keys", () => {
  expect(commandOf("ArrowRight", 2)).toEqual({ to: "next" });
  expect(commandOf("Home", 2)).toEqual({ to: "first" });
  expect(commandOf(" ", 2)).toEqual({ to: "play" });
  expect(commandOf("o", 2)).toEqual({ to: "open" });
  expect(commandOf("2", 2)).toEqual({ to: "seat", seat: 1 });
  expect(commandOf("3", 2)).toBeNull();
  expect(commandOf("0", 2)).toEqual({ to: "spectator" });
  expect(commandOf("x", 2)).toBeNull();
});

it("writes a moment into the address and reads it back", () => {
  const address = addressOf("k3x9", 12, { seat: 1, isOpen: true });
  expect(address).toBe("/replay/k3x9?at=12&seat=1&open=1");
  expect(momentOf("?at=12&seat=1&open=1")).toEqual({ at: 12, seat: 1, hasSeat: true, isOpen: true });
  expect(addressOf("k3x9", 0, { seat: null, isOpen: false })).toBe("/replay/k3x9?at=0");
  expect(momentOf("")).toEqual({ at: 0, seat: null, hasSeat: false, isOpen: false });
  expect(momentOf("?at=-1&seat=x")).toEqual({ at: 0, seat: null, hasSeat: true, isOpen: false });
});
