import { expect, it } from "vitest";
import { placeOf } from "./placing";

const SIZE = { width: 540, height: 400 };
const SCREEN = { width: 1440, height: 900 };
const LEFT = { left: 100, right: 200, top: 0, bottom: 100 };
const RIGHT = { left: 1300, right: 1400, top: 0, bottom: 100 };

it("is right of what it belongs to, or left of it", () => {
  expect(placeOf([LEFT], SIZE, SCREEN)).toEqual({ left: 214, top: 14 });
  expect(placeOf([RIGHT], SIZE, SCREEN).left).toBe(746);
});

it("is never off the screen", () => {
  expect(placeOf([{ left: 0, right: 10, top: 890, bottom: 900 }], SIZE, SCREEN).top).toBe(486);
});

it("leaves the first of two boxes free, if it can", () => {
  expect(placeOf([{ left: 200, right: 800, top: 0, bottom: 0 }, LEFT], SIZE, SCREEN).left).toBe(814);
  expect(placeOf([{ left: 200, right: 1200, top: 0, bottom: 0 }, LEFT], SIZE, SCREEN).left).toBe(214);
});
