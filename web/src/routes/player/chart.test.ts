import { expect, it } from "vitest";
import { gainText, matchesText, pathOf, placeText, pointsOf } from "./chart";

const box = { width: 100, height: 40 };

it("draws the newest rating at the right and the highest at the top", () => {
  expect(pointsOf([0, 50, 100], box)).toEqual([
    [0, 40],
    [50, 20],
    [100, 0],
  ]);
});

it("draws a single rating, and equal ones, in the middle", () => {
  expect(pointsOf([70], box)).toEqual([[0, 20]]);
  expect(pointsOf([70, 70], box)).toEqual([
    [0, 20],
    [100, 20],
  ]);
});

it("makes a path of points", () => {
  expect(
    pathOf([
      [0, 40],
      [50, 20],
    ]),
  ).toBe("M0 40L50 20");
});

it("says gains and places as people do", () => {
  expect([12, -3, 0].map(gainText)).toEqual(["+12", "−3", "±0"]);
  expect([1, 2, 3, 4, 11, 21].map(placeText)).toEqual(["1st", "2nd", "3rd", "4th", "11th", "21st"]);
  expect([1, 2].map(matchesText)).toEqual(["1 match", "2 matches"]);
});
