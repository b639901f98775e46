/** When the client passes for its player (F-22.6.4), and which payment it takes by itself. Client state only, no rules. */

import type { AutoAnswer } from "../../../lib/table.svelte";
import type { GeekTable, GeekView, Option, Question } from "../../../lib/wire.gen";
import { aimedAt } from "../board/arena";

/** The moments at which a player can be asked besides the own Action Phase, if there is anything to decide. */
export const MOMENTS = ["aimed", "queue", "end", "mine"] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Policy {
  /** Ask whenever there is public capacity, whether or not there is anything to decide. */
  always: boolean;
  /** The moments to stop at. */
  stops: readonly Moment[];
  /** Whether payments are chosen by hand. */
  payments: boolean;
}

/** What a player has ordered for a while. */
export type Order =
  /** Pass until something new is on the Queue or a turn begins. */
  | { until: "change"; seen: number; turns: number }
  /** Pass until one's own turn, unless attacked or targeted. */
  | { until: "turn"; turns: number };

export const PLAIN: Policy = { always: false, stops: MOMENTS, payments: false };

/** Return how many turns have begun at this table. */
function turnsOf(table: GeekTable): number {
  return table.seats.reduce((sum, seat) => sum + seat.turns, 0);
}

/** Return an order that starts now. */
export function orderOf(until: Order["until"], table: GeekTable, you: number): Order {
  if (until === "turn") return { until, turns: table.seats[you]?.turns ?? 0 };
  return { until, seen: table.serial, turns: turnsOf(table) };
}

/** Tell whether an order still holds. */
export function holds(order: Order, table: GeekTable, you: number): boolean {
  if (order.until === "turn") return (table.seats[you]?.turns ?? 0) === order.turns;
  const isNew = table.queue.some((object) => object.id >= order.seen);
  return !isNew && turnsOf(table) === order.turns;
}

/** Return at which moment *you* have Control; null in one's own Action Phase over an empty Queue. */
export function momentOf(table: GeekTable, you: number): Moment | null {
  if (aimedAt(table, you).length > 0) return "aimed";
  if (table.queue.length > 0) return "queue";
  if (table.phase !== "end") return null;
  return table.active === you ? "mine" : "end";
}

/** Return what is answered for the player, if anything; *chance* is between 0 and 1. */
export function answerFor(
  question: Question,
  view: GeekView,
  policy: Policy,
  order: Order | null,
  chance: number,
): AutoAnswer | null {
  if (question.kind === "payment") return paymentFor(question, policy);
  if (question.kind !== "control" || view.seat === null) return null;
  const { table } = view;
  const after = table.options.response_hold_ms * (1 + chance);
  const told = order === null ? null : ordered(question, table, view.seat, order, after);
  if (told || policy.always) return told;
  const idle = question.options.find((option) => option.move === question.idle);
  if (idle) return { option: idle, after, words: idleWords(table, view.seat, idle) };
  return unwanted(question, table, view.seat, policy, after);
}

/** Take the payment that the server calls the least use otherwise. */
function paymentFor(question: Question, policy: Policy): AutoAnswer | null {
  const option = question.options.find((one) => one.move === question.suggested);
  if (policy.payments || option === undefined) return null;
  return { option, after: 0, words: `${option.label} …` };
}

const passing = (question: Question): Option | undefined => question.options.find((option) => option.move === "pass");

function ordered(question: Question, table: GeekTable, you: number, order: Order, after: number): AutoAnswer | null {
  const option = passing(question);
  const isCalled = order.until === "turn" && momentOf(table, you) === "aimed";
  if (option === undefined || isCalled || !holds(order, table, you)) return null;
  const until = order.until === "turn" ? "your turn" : "something happens";
  return { option, after, words: `Passing until ${until} …`, isOrdered: true };
}

/** Pass at a moment that the player does not want to be asked at; on one's own turn only its end is one. */
function unwanted(question: Question, table: GeekTable, you: number, policy: Policy, after: number): AutoAnswer | null {
  const moment = momentOf(table, you);
  const option = passing(question);
  if (moment === null || option === undefined || policy.stops.includes(moment)) return null;
  if (table.active === you && moment !== "mine") return null;
  return { option, after, words: "Passing, as you have set …", isOrdered: true };
}

function idleWords(table: GeekTable, you: number, option: Option): string {
  if (option.move === "end") return "Nothing left to do. Ending your Action Phase …";
  return momentOf(table, you) === "aimed" ? "Nothing to answer with. Passing …" : "Nothing to add. Passing …";
}
