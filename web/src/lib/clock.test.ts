import { expect, test } from "vitest";
import { clockText, leftOf } from "./clock";

const heard = { face: { left: [60_000, null, 30_000], running: 0, elapsed: 5_000 }, at: 1_000 };

test("only the clock that runs goes on", () => {
  expect(leftOf(heard, 0, 3_000)).toBe(53_000);
  expect(leftOf(heard, 2, 3_000)).toBe(30_000);
  expect(leftOf(heard, 1, 3_000)).toBeNull();
});

test("a clock stops at nothing", () => {
  expect(leftOf(heard, 0, 1_000_000)).toBe(0);
});

test("a clock shows days, hours, minutes, and tenths at the end", () => {
  expect(clockText(299_000)).toBe("4:59");
  expect(clockText(9_520)).toBe("0:09.5");
  expect(clockText(3_725_000)).toBe("1:02:05");
  expect(clockText(2 * 86_400_000 + 3 * 3_600_000)).toBe("2 d 3 h");
});
