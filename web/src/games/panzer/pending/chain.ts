/** The Chain read from a view: what is aimed at what, and what it will do in words. Decides nothing. */

import { capital, told } from "../../../lib/words";
import type { Pending } from "../../../lib/pending";
import type { PanzerItem, PanzerTable, PanzerTarget } from "../../../lib/wire.gen";
import { nameOf } from "../card/cards";
import { squareOfUnit } from "../board/spaces";

/** Return the space of a target as it is now; empty where it has none. */
export function spaceOf(target: PanzerTarget, table: PanzerTable): string {
  return target.kind === "unit" ? (squareOfUnit(table, target.id)?.name ?? "") : target.space;
}

/** Return the thing a target is, as it is touched: `space:c3`, `player:1`, `item:4`. */
function thingOf(target: PanzerTarget, table: PanzerTable): string {
  if (target.kind === "player" || target.kind === "item") return `${target.kind}:${target.id}`;
  return target.kind === "junkyard" ? `junkyard:${target.card}` : `space:${spaceOf(target, table)}`;
}

/** Return everything that the Chain is aimed at. */
export function aims(table: PanzerTable): Set<string> {
  return new Set(table.chain.flatMap((item) => item.targets.map((target) => thingOf(target, table))));
}

/** A line over the map, from who attacks to what is attacked. */
export interface Shot {
  id: number;
  from: string;
  to: string;
}

/** Return the attacks on the Chain as lines; those on a Supply have no space to end in. */
export function shotsOf(table: PanzerTable): Shot[] {
  return table.chain.flatMap((item) => {
    const [target] = item.targets;
    const from = item.unit === null ? "" : (squareOfUnit(table, item.unit)?.name ?? item.space);
    const to = target ? spaceOf(target, table) : "";
    return item.kind !== "event" && from && to ? [{ id: item.id, from, to }] : [];
  });
}

/** Tell whether something on the Chain is an attack on the Supply of *seat*. */
export function isAtSupply(item: PanzerItem, seat: number): boolean {
  const isAimed = item.targets.some((target) => target.kind === "player" && target.id === seat);
  return item.seat !== seat && item.kind !== "event" && isAimed;
}

/** Tell whether something on the Chain is aimed at a player, their Units or what they have on the Chain. */
export function isAgainst(item: PanzerItem, seat: number, table: PanzerTable): boolean {
  return item.seat !== seat && item.targets.some((target) => belongsTo(target, seat, table));
}

function belongsTo(target: PanzerTarget, seat: number, table: PanzerTable): boolean {
  switch (target.kind) {
    case "player":
      return target.id === seat;
    case "unit":
      return squareOfUnit(table, target.id)?.unit?.seat === seat;
    case "item":
      return table.chain.some((item) => item.id === target.id && item.seat === seat);
    case "modifier":
      return table.field.some((space) => space.name === target.space && space.modifier?.seat === seat);
    case "stack":
    case "permanent":
      return table.seats[seat]?.stacks.some((stack) => stack.name === target.space) ?? false;
    default:
      return false;
  }
}

const TITLES: Readonly<Record<string, string>> = { attack: "Attack", ranged: "Ranged Attack" };

/** Return what something on the Chain is, as a heading; the text says who and at whom. */
export const titleOf = (item: PanzerItem): string => TITLES[item.kind] ?? nameOf(item.card);

/** Return what will happen, with players by their names. */
export function textOf(item: PanzerItem, names: readonly string[], you: number | null): string {
  return capital(told(item.text.replaceAll(/the Supply of (\{seat:\d+\})/g, "$1's Supply"), names, you));
}

/** Return what waits on the Chain, the next to happen first. */
export function pendingOf(table: PanzerTable, names: readonly string[], you: number | null): Pending[] {
  return table.chain.toReversed().map((item) => ({
    id: item.id,
    thing: `item:${item.id}`,
    card: item.card,
    seat: item.seat,
    title: titleOf(item),
    text: textOf(item, names, you),
    isMine: you !== null && isAgainst(item, you, table),
  }));
}
