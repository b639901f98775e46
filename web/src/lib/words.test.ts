import { expect, it } from "vitest";
import { called, capital, signed, sumOf, told, whose } from "./words";

const NAMES = ["Ada", "Hazel"];

it("calls players by their names, and the viewer you", () => {
  expect([called(0, NAMES, 0), called(1, NAMES, 0), called(2, NAMES, null)]).toEqual(["You", "Hazel", "Seat 3"]);
  expect([whose(0, "hand", NAMES, 0), whose(1, "hand", NAMES, 0)]).toEqual(["your hand", "Hazel’s hand"]);
  expect(told("{seat:1} hits {seat:0} and {seat:0}'s pawn.", NAMES, 0)).toBe("Hazel hits you and your pawn.");
  expect(told("{seat:1}'s pawn falls.", NAMES, 0)).toBe("Hazel’s pawn falls.");
});

it("writes sums with proper signs", () => {
  expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", "+0"]);
  const parts = [
    { label: "printed", amount: 3 },
    { label: "Mud", amount: -1 },
  ];
  expect(sumOf({ value: 2, parts })).toBe("3 printed, −1 Mud");
  expect(capital("melee")).toBe("Melee");
});
