/** What lies in the arena, read from a view: pieces, who has Control, what is aimed at whom. Decides nothing. */

import { signed } from "../../../lib/words";
import type { GeekObject, GeekPiece, GeekTable, GeekTarget, ValueSum } from "../../../lib/wire.gen";
import { cornersOf, nameOf, type Printed } from "../card/cards";

export type Change = "up" | "down" | null;

export interface Corners {
  /** Cost, or the production of a Combatant. */
  price: string;
  priceChange: Change;
  strength: string | null;
  strengthChange: Change;
  health: string | null;
  healthChange: Change;
  snipe: string | null;
  time: string | null;
  attributes: readonly string[];
}

const compared = (value: number, before: number): Change => (value > before ? "up" : value < before ? "down" : null);

/** Return what stands in the corners of a card: as printed, or as it counts now in the arena. */
export function cornersShown(card: Printed, piece?: GeekPiece): Corners {
  const shown = cornersOf(card);
  const changed = (value: ValueSum | null | undefined, before: number | null) =>
    value ? compared(value.value, before ?? 0) : null;
  const figure = (value: ValueSum | null | undefined, otherwise: string | null) =>
    !value ? otherwise : card.kind === "Combatant" ? String(value.value) : signed(value.value);
  const isFighter = card.kind === "Combatant";
  return {
    price: isFighter ? (figure(piece?.production, String(card.production)) ?? "") : String(card.cost ?? ""),
    priceChange: isFighter ? changed(piece?.production, card.production) : null,
    strength: blankIfNothing(figure(piece?.strength, shown.strength), shown.strength),
    strengthChange: changed(piece?.strength, card.strength),
    health:
      isFighter && piece
        ? String(healthLeft(piece))
        : blankIfNothing(figure(piece?.health, shown.health), shown.health),
    healthChange: isFighter && piece && piece.damage > 0 ? "down" : changed(piece?.health, card.health),
    snipe: piece?.snipe ? String(piece.snipe.value) : card.snipe === null ? null : String(card.snipe),
    time: timeOf(card, piece),
    attributes: piece?.attributes ?? card.attributes,
  };
}

/** Leave out a modifier that is neither printed nor there now. */
function blankIfNothing(value: string | null, before: string | null): string | null {
  return value === "+0" && before === null ? null : value;
}

function timeOf(card: Printed, piece?: GeekPiece): string | null {
  if (card.time === null) return null;
  if (card.time === "infinite") return "∞";
  return String(piece?.counters["Time"] ?? piece?.counters["time"] ?? (piece ? 0 : card.time));
}

/** Return health minus damage (F-18.3). */
export function healthLeft(piece: GeekPiece): number {
  return (piece.health?.value ?? 0) - piece.damage;
}

/** Return every card of a seat in the arena, Buffs after their hosts. */
export function piecesOfSeat(table: GeekTable, seat: number): GeekPiece[] {
  const facts = table.seats[seat];
  const hosts = [...(facts?.combatant ? [facts.combatant] : []), ...(facts?.items ?? [])];
  return hosts.flatMap((host) => [host, ...host.buffs]);
}

export function piecesOf(table: GeekTable): GeekPiece[] {
  return table.seats.flatMap((_, seat) => piecesOfSeat(table, seat));
}

export function pieceById(table: GeekTable, id: number): GeekPiece | undefined {
  return piecesOf(table).find((piece) => piece.id === id);
}

/** Return the other seats in turn order, beginning after *you*; all of them for a spectator. */
export function othersInOrder(seats: number, you: number | null): number[] {
  const all = Array.from({ length: seats }, (_, at) => at);
  return you === null ? all : [...all.slice(you + 1), ...all.slice(0, you)];
}

/** Return the greatest number of Buffs on one card of these seats. */
export function mostBuffs(table: GeekTable, seats: readonly number[]): number {
  const hosts = seats.flatMap((seat) => piecesOfSeat(table, seat));
  return Math.max(0, ...hosts.map((host) => host.buffs.length));
}

/** Return who has passed in a row, the latest last; Control goes left, past those who are out. */
export function passedInARow(table: GeekTable): number[] {
  const inGame = table.seats.flatMap((seat, at) => (seat.is_in ? [at] : []));
  const holder = table.holder === null ? -1 : inGame.indexOf(table.holder);
  if (holder < 0) return [];
  const before = [...inGame.slice(holder), ...inGame.slice(0, holder)];
  return table.passes === 0 ? [] : before.slice(-Math.min(table.passes, inGame.length));
}

/** Tell whether a target is a player, one of that player's cards in the arena, or something of theirs on the Queue. */
export function isAt(target: GeekTarget, seat: number, table: GeekTable): boolean {
  if (target.kind === "seat") return target.id === seat;
  if (target.kind === "piece") {
    const mine = piecesOfSeat(table, seat).some((piece) => piece.id === target.id);
    return mine || pieceById(table, target.id)?.controller === seat;
  }
  return target.kind === "object" && table.queue.some((object) => object.id === target.id && object.seat === seat);
}

/** Return what others have put on the Queue against *seat*, the top object last. */
export function aimedAt(table: GeekTable, seat: number): GeekObject[] {
  return table.queue.filter(
    (object) => object.seat !== seat && object.targets.some((target) => isAt(target, seat, table)),
  );
}

/** Return the things that the Queue is aimed at, as they are touched: `piece:3`, `seat:1`, `object:9`. */
export function aims(queue: readonly GeekObject[]): Set<string> {
  return new Set(queue.flatMap((object) => object.targets.map((target) => `${target.kind}:${target.id}`)));
}

/** Return how a target is called. */
export function targetName(target: GeekTarget, names: readonly string[], you: number | null): string {
  if (target.kind === "seat") return target.id === you ? "you" : (names[target.id] ?? "");
  return nameOf(target.name);
}
