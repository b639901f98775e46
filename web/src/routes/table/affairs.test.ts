import { expect, test } from "vitest";
import type { TableInfo } from "../../lib/wire.gen";
import { arrangedEnd, offersFor, overdueFor, standIns } from "./affairs";

const seat = (name: string, more = {}) => ({ kind: "human" as const, name, ...more });
const info = (more: Partial<TableInfo>): TableInfo => ({
  id: "t",
  game: "coco",
  title: "Clash",
  status: "running",
  public: true,
  options: {},
  seats: [seat("Ann"), seat("Ben"), { kind: "bot" as const, name: "Bot Fern" }],
  host: 0,
  moves: 3,
  watchers: 0,
  created: "",
  commitment: "",
  ...more,
});

test("whoever is asked can answer, and whoever asks is told for whom they wait", () => {
  const asked = info({ offers: [{ what: "undo", seat: 0, agreed: [0] }] });
  expect(offersFor(asked, 1)).toEqual([{ what: "undo", isMine: true, text: "Ann asks to take the last move back." }]);
  expect(offersFor(asked, 0)[0]?.text).toBe("You asked to take your move back; waiting for Ben.");
  expect(offersFor(asked, null)).toEqual([]);
});

test("only others who were away for too long can be acted on, and only by players", () => {
  const away = info({ seats: [seat("Ann"), seat("Ben", { overdue: true })] });
  expect(overdueFor(away, 0)).toEqual([1]);
  expect(overdueFor(away, 1)).toEqual([]);
  expect(overdueFor(away, null)).toEqual([]);
});

test("a bot that stands in says for whom", () => {
  const kept = info({ seats: [seat("Ann"), { kind: "bot", name: "Bot Fern", stands_in: "Ben" }] });
  expect(standIns(kept)).toEqual(["Bot Fern plays for Ben until they return."]);
});

test("an end over the heads of the rules is told in words", () => {
  const end = (reason: string, winners = [0]) => arrangedEnd({ winners, scores: [0, 0], reason }, ["Ann", "Ben"], 0);
  expect(end("resigned")).toBe("Ben resigns.");
  expect(end("resigned", [1])).toBe("You resign.");
  expect(end("out of time")).toBe("Ben runs out of time.");
  expect(end("absent")).toBe("Ben was away for too long.");
  expect(end("agreed", [])).toBe("Everybody agreed to a draw.");
  expect(end("points")).toBeNull();
});
