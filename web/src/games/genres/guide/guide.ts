/** The positions that the guide shows. They illustrate the rules and decide nothing. */

import type { GenresPiece } from "../../../lib/wire.gen";
import { face } from "../card/cards";
import { type Drawn, offsetsOf } from "../card/shapes";
import { nameAt, SIDE, spotOf } from "../board/squares";

/** A piece as the guide shows it; the reader is seat 0. */
export interface Actor {
  piece: GenresPiece;
  name: string;
}

/** A zone, or the room that one would take. */
export interface Lying {
  square: string;
  wide: number;
  high: number;
  effect: string;
  word: string;
}

/** A part of the battlefield. */
export interface Scene {
  /** The square at its top left, and how far it goes. */
  from: string;
  wide: number;
  high: number;
  actors?: readonly Actor[];
  area?: readonly string[];
  zones?: readonly Lying[];
  /** What is written on squares: costs, damage. */
  marks?: Readonly<Record<string, string>>;
  /** Ways from square to square; the last has the point. */
  ways?: readonly (readonly string[])[];
  /** What is said beneath it. */
  words?: string;
}

const plain = (value: number) => ({ value, parts: [] });

function piece(seat: number, square: string, more: Partial<GenresPiece>): GenresPiece {
  return {
    id: 0,
    kind: "pawn",
    seat,
    card: null,
    square,
    health: 10,
    most_health: 11,
    attack: plain(1),
    movement: plain(5),
    defense: 0,
    bleed: 0,
    bleed_by: null,
    skip: false,
    immune: false,
    rooted: false,
    slowed: false,
    hasted: false,
    frozen: false,
    frog: false,
    equipment: [],
    acted: [],
    attacked: [],
    moved: false,
    hurt_by: null,
    ...more,
  };
}

const NAMES = ["You", "Ann", "Bob", "Cat"];

export const pawn = (seat: number, square: string, more: Partial<GenresPiece> = {}): Actor => ({
  piece: piece(seat, square, more),
  name: NAMES[seat] ?? "",
});

export const ghost = (seat: number, square: string, more: Partial<GenresPiece> = {}): Actor =>
  pawn(seat, square, { kind: "ghost", health: 0, ...more });

export function summon(seat: number, card: string, square: string, more: Partial<GenresPiece> = {}): Actor {
  const { health, strength, movement, name } = face(card);
  const values = {
    health: health ?? 0,
    most_health: health ?? 0,
    attack: plain(strength ?? 0),
    movement: plain(movement ?? 0),
  };
  return { piece: piece(seat, square, { kind: "summon", card, ...values, ...more }), name };
}

/** Return the squares of an attack from a square, as far as the battlefield goes. */
export function areaOf(from: string, drawn: Drawn): string[] {
  const { x, y } = spotOf(from);
  const isOn = (at: number) => at >= 0 && at < SIDE;
  return offsetsOf(drawn)
    .map(([dx, dy]) => [x + dx, y + dy] as const)
    .filter(([column, row]) => isOn(column) && isOn(row))
    .map(([column, row]) => nameAt(column, row));
}

export const STAGE: Scene = {
  from: "A1",
  wide: 11,
  high: 11,
  actors: [
    pawn(0, "F11"),
    pawn(1, "K6"),
    pawn(2, "F1"),
    pawn(3, "A6", { health: 4, bleed: 1 }),
    summon(0, "budget-vampire", "G10"),
    summon(1, "sentry-turret", "J5"),
    ghost(4, "D4"),
  ],
  zones: [{ square: "B8", wide: 4, high: 3, effect: "damage", word: "damage 1" }],
};

export const MOVING: readonly Scene[] = [
  {
    from: "B4",
    wide: 6,
    high: 5,
    actors: [pawn(0, "B6"), pawn(1, "D6", { health: 8 })],
    ways: [["B6", "C5", "D4", "E4", "F5", "G6"]],
    marks: { G6: "5" },
    words: "A diagonal step counts as one. You walk round Ann: no two pawns or summons share a square.",
  },
  {
    from: "B3",
    wide: 6,
    high: 5,
    actors: [pawn(0, "B6")],
    zones: [{ square: "C5", wide: 4, high: 3, effect: "slow", word: "slow" }],
    ways: [["B6", "B5", "C4", "D4", "E5"]],
    marks: { E5: "5" },
    words: "In a slow zone a square costs 2. Two steps straight in would cost 4; round it, E5 can be reached for 5.",
  },
];

export const PUSHES: readonly Scene[] = [
  {
    from: "D5",
    wide: 6,
    high: 3,
    actors: [pawn(0, "D6"), pawn(1, "E6"), pawn(2, "H6")],
    ways: [["E6", "F6", "G6"]],
    words: "Shoulder Charge: Push 4, Slam 1. Ann is hit for 1 and slides away from you …",
  },
  {
    from: "D5",
    wide: 6,
    high: 3,
    actors: [pawn(0, "D6"), pawn(1, "G6", { health: 8 }), pawn(2, "H6")],
    marks: { G6: "Slam!" },
    words: "… but Bob is in the way after 2 squares. The Push is cut short: 1 more from Slam. Bob is not hurt.",
  },
  {
    from: "E5",
    wide: 6,
    high: 3,
    actors: [pawn(0, "F6"), pawn(1, "J6")],
    ways: [["J6", "I6", "H6"]],
    words: "Pull works the other way: Gravity Well pulls Ann 2 squares closer. Beside you it would stop.",
  },
];

export const DODGE: readonly Scene[] = [
  {
    from: "C3",
    wide: 6,
    high: 6,
    actors: [pawn(1, "C6"), pawn(0, "E5"), pawn(2, "F6")],
    area: areaOf("C6", { shape: "cone", way: "east" }),
    words:
      "Ann plays Scream Queen: a cone to the east. It would hit you and Bob. Before it happens, everybody may object.",
  },
  {
    from: "C3",
    wide: 6,
    high: 6,
    actors: [pawn(1, "C6"), pawn(0, "E4"), pawn(2, "F6", { health: 9 })],
    area: areaOf("C6", { shape: "cone", way: "east" }),
    ways: [["E5", "E4"]],
    words:
      "You answer with Falling Leaf Step and leave the cone. Your answer happens first; then the cone hits Bob alone.",
  },
];

export const ZONE: readonly Scene[] = [
  {
    from: "B4",
    wide: 6,
    high: 5,
    actors: [pawn(1, "D6", { health: 9 })],
    zones: [{ square: "C5", wide: 4, high: 3, effect: "damage", word: "damage 1" }],
    words:
      "Ann starts her turn in the Haunted Parlor and takes 1. Walking out and in again costs nothing more this turn.",
  },
  {
    from: "B3",
    wide: 6,
    high: 6,
    actors: [pawn(0, "E5")],
    zones: [
      { square: "B4", wide: 4, high: 3, effect: "amplify", word: "amplify 1" },
      { square: "E4", wide: 3, high: 4, effect: "cover", word: "cover 2" },
    ],
    words: "Zones may overlap, and all of them count. A melee for 1 deals 1 + 1 − 2 = 0 to you here.",
  },
];

export const SUMMONS: readonly Scene[] = [
  {
    from: "D4",
    wide: 6,
    high: 5,
    actors: [pawn(0, "D7"), summon(0, "budget-vampire", "E7"), pawn(1, "G5")],
    ways: [["E7", "F6"]],
    marks: { G5: "−1" },
    words:
      "After your actions your Budget Vampire moves up to 3 squares and attacks Ann for 1. Its Drain heals you by 1.",
  },
  {
    from: "D4",
    wide: 6,
    high: 5,
    actors: [pawn(0, "E6"), summon(0, "bodyguard-in-sunglasses", "F5"), pawn(1, "G7")],
    area: areaOf("G7", { shape: "burst 2" }),
    words:
      "Ann’s Sonic Clap hits each target: the Bodyguard and you. An attack that picks you alone would hit him instead.",
  },
];

export const GHOSTS: readonly Scene[] = [
  {
    from: "C4",
    wide: 7,
    high: 5,
    actors: [ghost(1, "D6"), pawn(0, "I6", { health: 3 })],
    zones: [{ square: "E5", wide: 3, high: 4, effect: "wall", word: "wall" }],
    ways: [["D6", "I6"]],
    words: "Ann is dead and haunts you: she floats 5 squares, through walls, even onto your square, and attacks for 1.",
  },
  {
    from: "C4",
    wide: 7,
    high: 5,
    actors: [pawn(0, "E6"), ghost(1, "F5", { frozen: true }), pawn(2, "G6", { health: 9 })],
    area: areaOf("E6", { shape: "burst 2" }),
    words: "A ghost in the area of an attack takes no damage but is frozen: it loses its next turn.",
  },
];
