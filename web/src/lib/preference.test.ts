import { expect, test } from "vitest";
import { oneOf, Preference } from "./preference.svelte";

const WORDS = ["always", "able"] as const;

test("what cannot be read is the plain choice", () => {
  expect(["always", "what", null].map((text) => oneOf(text, WORDS, "able"))).toEqual(["always", "able", "able"]);
});

test("a choice counts at once", () => {
  const chosen = new Preference("test-preference", WORDS, "able");
  expect(chosen.value).toBe("able");
  chosen.set("always");
  expect(chosen.value).toBe("always");
});
