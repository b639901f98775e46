import { expect, it } from "vitest";
import { item, table } from "../board/fixtures";
import { isSupplyAttacked } from "./autoAnswer";

it("is about my Supply when an attack on it would resolve next", () => {
  const at = (kind: string, id: number, how = "attack") =>
    table({}, { chain: [item(9, 1, { kind: how, targets: [{ kind, id, space: "", card: "" }] })], active: 1 });
  expect(isSupplyAttacked(at("player", 0), 0)).toBe(true);
  expect(isSupplyAttacked(at("player", 0, "ranged"), 0)).toBe(true);
  expect(isSupplyAttacked(at("player", 0, "event"), 0)).toBe(false);
  expect(isSupplyAttacked(at("unit", 4), 0)).toBe(false);
  expect(isSupplyAttacked(at("player", 0), null)).toBe(false);
  expect(isSupplyAttacked(table(), 0)).toBe(false);
});
