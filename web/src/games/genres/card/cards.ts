/** The cards of Clash of the Genres as printed, and how they are spoken of. */

import type { Reminder, Span } from "../../../lib/text";
import pool from "./cards.gen.json";

export const GENRES = [
  "Horror",
  "Kung-Fu",
  "Meathead",
  "Sci-Fi",
  "Espionage",
  "Epic Fantasy",
  "Fairy Tale",
  "Superhero",
  "Comedy",
  "Grab Bag",
] as const;
export const TYPES = ["Action", "Objection!", "Combo", "Equipment", "Zone", "Summon", "Event"] as const;

export type Genre = (typeof GENRES)[number];
export type CardType = (typeof TYPES)[number];
export type Select = "each" | "one" | "first";

export interface Attack {
  /** As printed: `adjacent`, `burst 3`, `2 away`, `cone` … (G-7). */
  shape: string;
  select: Select;
  /** A number, or the name of how it is worked out. */
  damage: string;
}

export interface ZonePrint {
  effect: string;
  value: number;
  /** Whether it leaves when its controller's next turn opens. */
  temporary: boolean;
  /** The kind and the number: `damage 2`. */
  word: string;
  /** What it does to a piece, in a sentence. */
  text: string;
}

/** The squares that a shape covers, from the attacker; north where a direction is chosen. */
export interface Shape {
  name: string;
  is_directed: boolean;
  squares: readonly (readonly [dx: number, dy: number])[];
}

/** Everything printed on a card; Summons alone have values. */
export interface Face {
  id: string;
  name: string;
  genre: Genre;
  type: CardType;
  cost: number;
  text: string;
  /** The text in pieces, with what stands out in it. */
  spans: readonly Span[];
  /** What its words mean. */
  reminders: readonly Reminder[];
  flavor: string;
  icon: string;
  attack: Attack | null;
  zone: ZonePrint | null;
  health: number | null;
  strength: number | null;
  movement: number | null;
  /** Who may wear an Equipment card. */
  wearer: string | null;
  assist: boolean;
  lasting: boolean;
}

// The generated file is checked against the card list; its strings are wider than the words above.
export const CARDS = pool.cards as unknown as readonly Face[];
export const SHAPES = pool.shapes as unknown as readonly Shape[];
/** Every word there is a reminder for. */
export const WORDS: readonly Reminder[] = pool.words;
/** What each kind of zone does; `#` stands for its number. */
export const ZONES: Readonly<Record<string, string>> = pool.zones;
/** What lies on a piece, a sentence each, by the field of a view. */
export const MARKS: Readonly<Record<string, string>> = pool.marks;

const BY_ID = new Map(CARDS.map((card) => [card.id, card]));

/** Return the printed card; the file holds every card that the server names. */
export function face(id: string): Face {
  const card = BY_ID.get(id);
  if (card === undefined) throw new Error(`There is no card ${id}.`);
  return card;
}

export function nameOf(id: string): string {
  return BY_ID.get(id)?.name ?? id;
}

/** Return a genre as it is written in moves and in class names: `epic-fantasy`. */
export function genreKey(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** Return a type as it is written in class names: `objection`. */
export function typeKey(type: CardType): string {
  return type.toLowerCase().replace("!", "");
}

/** Return cards by genre, type, cost and name, as a hand is held. */
export function sorted(ids: readonly string[]): string[] {
  const place = ({ genre, type, cost }: Face) => GENRES.indexOf(genre) * 100 + TYPES.indexOf(type) * 10 + cost;
  return ids.toSorted(
    (one, other) => place(face(one)) - place(face(other)) || nameOf(one).localeCompare(nameOf(other)),
  );
}

/** Tell whether a card is played for actions, so that its cost is printed. */
export function hasCost({ type }: Face): boolean {
  return type === "Action" || type === "Equipment" || type === "Zone" || type === "Summon";
}

/** Return everything printed on a card in words, for those who listen. */
export function spoken(id: string): string {
  const card = face(id);
  const parts = [
    card.name,
    card.genre,
    card.type,
    hasCost(card) ? `cost ${card.cost}` : "",
    card.health === null ? "" : `health ${card.health}`,
    card.strength === null ? "" : `attack ${card.strength}`,
    card.movement === null ? "" : `movement ${card.movement}`,
  ];
  return `${parts.filter((part) => part !== "").join(", ")}. ${card.text}`;
}

const DAMAGES: Readonly<Record<string, string>> = {
  "1-or-2-if-two-hit": "1–2",
  "1-center-2": "1–2",
  "heads-of-2": "0–2",
};

/** Return the damage of an attack in figures. */
export function damageOf({ damage }: Attack): string {
  return DAMAGES[damage] ?? damage;
}

/** Return the words of a card's type line. */
export function typeLine({ type, lasting, assist }: Face): string {
  if (lasting) return "Lasting Event";
  return assist ? "Combo · Assist" : type;
}
