import { expect, it } from "vitest";
import type { SeatInfo } from "../../lib/wire.gen";
import { waitingFor } from "./waiting";

const SEATS: SeatInfo[] = [
  { kind: "human", name: "Ada" },
  { kind: "bot", name: "Bot Hazel" },
];
const turn = (to_act: number | null) => ({ outcome: null, to_act });

it("says who is waited for", () => {
  expect(waitingFor(turn(1), SEATS, 0)).toBe("Bot Hazel is thinking …");
  expect(waitingFor(turn(0), SEATS, 1)).toBe("Ada is to move.");
  expect(waitingFor(turn(0), SEATS, 0)).toBe("One moment …");
  expect(waitingFor(turn(0), SEATS, null)).toBe("You are watching. Ada is to move.");
  const outcome = { winners: [0], scores: [1, 0], reason: "points" };
  expect(waitingFor({ outcome, to_act: null }, SEATS, 0)).toBe("The match is over.");
});
