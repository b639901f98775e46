/** The cards of Geek Fight as printed, and how they are spoken of. */

import { signed } from "../../../lib/words";
import type { Reminder, Span } from "../../../lib/text";
import pool from "./cards.gen.json";

export type Kind = "Combatant" | "Item" | "Tactic" | "Skill" | "Buff";

export interface Printed {
  id: string;
  name: string;
  kind: Kind;
  type: string | null;
  subtype: string;
  vip: boolean;
  attributes: readonly string[];
  resources: readonly string[];
  production: number | null;
  cost: number | null;
  strength: number | null;
  health: number | null;
  snipe: number | null;
  time: number | "infinite" | null;
  attach: string | null;
  text: string;
  /** The text in pieces, with what stands out in it. */
  spans: readonly Span[];
  /** What its corners and words mean. */
  reminders: readonly Reminder[];
  flavor: string;
  icon: string;
}

export const KINDS: readonly Kind[] = ["Combatant", "Item", "Buff", "Tactic", "Skill"];
// The generated file is checked against the pool; its strings are wider than the words above.
export const CARDS = pool.cards as readonly Printed[];
/** Every word there is a reminder for. */
export const WORDS: readonly Reminder[] = pool.words;
/** What each counter does. */
export const COUNTERS: Readonly<Record<string, string>> = pool.counters;
const BY_ID = new Map(CARDS.map((card) => [card.id, card]));

/** Return the printed card; the pool holds every card that the server names. */
export function printed(id: string): Printed {
  const card = BY_ID.get(id);
  if (card === undefined) throw new Error(`There is no card ${id}.`);
  return card;
}

export function nameOf(id: string): string {
  return BY_ID.get(id)?.name ?? id;
}

/** Return the words on the two lanyard tabs: what a card is, and of which sort. */
export function tabsOf(card: Printed): [string, string] {
  const sort = `${card.vip ? "V.I.P. " : ""}${card.subtype}`;
  if (card.kind === "Buff") return [card.attach?.endsWith("item") ? "Item Buff" : "Combatant Buff", sort];
  return [card.type ?? card.kind, sort];
}

/** Return the printed strength and health as they stand in the corners; an Item's are modifiers. */
export function cornersOf(card: Printed): { strength: string | null; health: string | null } {
  const show = (value: number | null) =>
    value === null ? null : card.kind === "Combatant" ? String(value) : signed(value);
  return { strength: show(card.strength), health: show(card.health) };
}

/** Return everything printed on a card in words, for those who listen. */
export function spoken(id: string): string {
  const card = printed(id);
  const { strength, health } = cornersOf(card);
  const types = card.resources.join(" or ");
  const parts = [
    `${card.name}, ${tabsOf(card).join(", ")}`,
    card.cost === null ? `produces ${card.production} ${types}` : `costs ${card.cost} ${types}`,
    strength === null ? "" : `strength ${strength}`,
    health === null ? "" : `health ${health}`,
    card.snipe === null ? "" : `Snipe ${card.snipe}`,
    card.time === null ? "" : `Time ${card.time}`,
    card.attributes.join(", "),
  ];
  return `${parts.filter((part) => part !== "").join(", ")}. ${card.text}`;
}

/** Return cards by kind and then by name, as a hand is held. */
export function sorted(ids: readonly string[]): string[] {
  const place = (id: string) => KINDS.indexOf(printed(id).kind);
  return ids.toSorted((one, other) => place(one) - place(other) || nameOf(one).localeCompare(nameOf(other)));
}
