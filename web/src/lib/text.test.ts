import { expect, it } from "vitest";
import { ago, counted, listed, parted, printedText } from "./text";

it("counts", () => {
  expect([counted(0, "card"), counted(1, "card"), counted(2, "card")]).toEqual(["0 cards", "1 card", "2 cards"]);
});

it("lists", () => {
  expect(listed(["a", "b", "c"])).toBe("a, b and c");
  expect(listed(["a"])).toBe("a");
});

it("prints texts with proper signs", () => {
  expect(printedText("Movement -2. A 2x3 for the pawn's player.")).toBe("Movement −2. A 2×3 for the pawn’s player.");
  expect(printedText('"We split up," said he.')).toBe("“We split up,” said he.");
  expect(printedText("Units have -1 Attack. The Long-range gun.")).toBe("Units have −1 Attack. The Long-range gun.");
});

it("parts long words where they may be parted", () => {
  expect(parted("Yard Work Flamethrower", [["Flame", "thrower"]])).toBe("Yard Work Flame\u00adthrower");
  expect(parted("Ribbit", [["Flame", "thrower"]])).toBe("Ribbit");
});

it("tells how long ago", () => {
  const now = Date.parse("2026-01-02T12:00:00Z");
  expect(ago("2026-01-02T11:59:50Z", now)).toBe("just now");
  expect(ago("2026-01-02T11:58:50Z", now)).toBe("1 minute ago");
  expect(ago("2026-01-02T09:00:00Z", now)).toBe("3 hours ago");
  expect(ago("2025-12-31T09:00:00Z", now)).toBe("2 days ago");
});
