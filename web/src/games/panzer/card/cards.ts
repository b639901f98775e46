/** The cards and Terrains of Panzer Clash as printed, and how they are spoken of. */

import type { Reminder, Span } from "../../../lib/text";
import pool from "./cards.gen.json";

export type Kind = "factory" | "unit" | "event" | "terrain-modifier" | "terrain";
export type Faction = "german" | "japanese" | "american" | "soviet" | "axis" | "allies" | "neutral";
export type UnitType = "Infantry" | "Vehicle" | "Gun" | "Aircraft";
export type EventSort = "Normal" | "Flash" | "Permanent";

/** Everything printed on a card; Units alone have values, Terrain has no cost. */
export interface Face {
  id: string;
  name: string;
  faction: Faction;
  kind: Kind;
  type: string;
  subtype: string;
  cost: number | null;
  attack: number | null;
  defense: number | null;
  movement: number | null;
  /** Keywords with their number; a few name what the number is for. */
  keywords: Readonly<Record<string, number | string>>;
  text: string;
  /** The text in pieces, with what stands out in it. */
  spans: readonly Span[];
  /** What its words mean. */
  reminders: readonly Reminder[];
  flavor: string;
  icon: string;
  /** How many are in the Terrain deck; 0 for the cards of a Supply. */
  copies: number;
}

/** A preconstructed Supply. */
export interface DeckFace {
  id: string;
  name: string;
  theme: string;
  strategy: string;
  cards: Readonly<Record<string, number>>;
  side: string;
}

// The generated file is checked against the pool; its strings are wider than the words above.
export const CARDS = pool.cards as unknown as readonly Face[];
export const TERRAINS = pool.terrains as unknown as readonly Face[];
export const deckFaces = pool.decks as unknown as readonly DeckFace[];
export const KEYWORDS: Readonly<Record<string, Reminder>> = pool.keywords;
/** Every word there is a reminder for. */
export const WORDS: readonly Reminder[] = pool.words;

const CARD_BY_ID = new Map(CARDS.map((card) => [card.id, card]));
const TERRAIN_BY_ID = new Map(TERRAINS.map((terrain) => [terrain.id, terrain]));
const KIND_ORDER: readonly Kind[] = ["factory", "unit", "event", "terrain-modifier", "terrain"];

/** Return the printed card of a Supply; the pool holds every card that the server names. */
export function face(id: string): Face {
  return found(CARD_BY_ID.get(id), id);
}

/** Return the printed Terrain. */
export function terrainFace(id: string): Face {
  return found(TERRAIN_BY_ID.get(id), id);
}

/** Return a keyword and what it means; null for the marks that the text itself explains. */
export function keywordOf(id: string): Reminder | null {
  return KEYWORDS[id] ?? null;
}

export function nameOf(id: string): string {
  return (CARD_BY_ID.get(id) ?? TERRAIN_BY_ID.get(id))?.name ?? id;
}

/** Return cards by kind, cost and name, as a hand is held. */
export function sorted(ids: readonly string[]): string[] {
  const place = (id: string) => KIND_ORDER.indexOf(face(id).kind) * 10 + (face(id).cost ?? 0);
  return ids.toSorted((one, other) => place(one) - place(other) || nameOf(one).localeCompare(nameOf(other)));
}

/** Return the words of a card's type line. */
export function typeLine(card: Face): string {
  if (card.kind === "event") return `${card.subtype} Event`;
  return card.kind === "terrain-modifier" ? card.type : `${card.type} · ${card.subtype}`;
}

/** Return everything printed on a card in words, for those who listen. */
export function spoken(id: string): string {
  const card = CARD_BY_ID.get(id) ?? terrainFace(id);
  const values = [
    card.cost === null || card.cost === 0 ? "" : `cost ${card.cost}`,
    card.attack === null ? "" : `attack ${card.attack}`,
    card.defense === null ? "" : `defense ${card.defense}`,
    card.movement === null ? "" : `movement ${card.movement}`,
  ];
  const type = card.kind === "event" ? typeLine(card) : `${card.type}, ${card.subtype}`;
  const parts = [card.name, FACTION_WORDS[card.faction], type, ...values];
  return `${parts.filter((part) => part !== "").join(", ")}. ${card.text}`;
}

/** How factions are called; neutral cards need no word. */
export const FACTION_WORDS: Readonly<Record<Faction, string>> = {
  german: "German",
  japanese: "Japanese",
  american: "American",
  soviet: "Soviet",
  axis: "Axis",
  allies: "Allied",
  neutral: "",
};

function found(card: Face | undefined, id: string): Face {
  if (card === undefined) throw new Error(`There is no card ${id}.`);
  return card;
}
