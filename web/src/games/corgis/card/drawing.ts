/** The corgis: one body, a crest for each clan, a costume for each class. Fields of 24 by 24 and of 100 by 124. */

import type { CorgiClass, Suit } from "./cards";

/** Crests: a track in the soil, a drop, a flame, a gust, the ring of a brush. */
export const CRESTS: Record<Suit, { fill?: string; stroke?: string }> = {
  earth: {
    fill: "M12 12.2c3.4 0 6.6 3.4 6.6 6.4c0 2.3-1.7 3.4-3.6 3.4c-1.2 0-1.9-.6-3-.6s-1.8.6-3 .6c-1.9 0-3.6-1.1-3.6-3.4c0-3 3.2-6.4 6.6-6.4zM4.3 8.8c1.5-.5 3 .7 3.5 2.5c.5 1.9-.2 3.6-1.7 4c-1.4.4-3-.8-3.5-2.6c-.5-1.8.2-3.5 1.7-3.9zM19.7 8.8c1.5.4 2.2 2.1 1.7 3.9c-.5 1.8-2.1 3-3.5 2.6c-1.5-.4-2.2-2.1-1.7-4c.5-1.8 2-3 3.5-2.5zM9 2c1.6 0 2.8 1.8 2.8 4S10.6 10 9 10S6.2 8.2 6.2 6S7.4 2 9 2zM15 2c1.6 0 2.8 1.8 2.8 4s-1.2 4-2.8 4s-2.8-1.8-2.8-4S13.4 2 15 2z",
  },
  water: { fill: "M12 1.5c4.6 6.3 7.5 9.8 7.5 13.7a7.5 7.5 0 0 1-15 0C4.5 11.3 7.4 7.8 12 1.5z" },
  fire: {
    fill: "M13 1c1 5 6.8 7.6 6.8 14A7.8 7.8 0 0 1 12 23a7.8 7.8 0 0 1-7.8-7.8c0-3.6 1.9-5.9 3.3-8.2c.5 2 1.2 3 2.3 3.7C9.4 7 11 3.6 13 1z",
  },
  wind: { stroke: "M2 9h12.5a3.5 3.5 0 1 0-3.4-4.4M2 14h17a3.3 3.3 0 1 1-3.2 4.2M2 19h7.5a2 2 0 1 1-1.9 2.6" },
  void: { stroke: "M16.6 4.3A9 9 0 1 0 20.8 10" },
};

export type Dye = "suit" | "gold" | "ink" | "straw" | "steel" | "cream" | "pink" | "leaf" | "none";

export interface Piece {
  d: string;
  dye: Dye;
}

export interface Costume {
  behind?: Piece[];
  over: Piece[];
  /** How the eyes look. */
  eyes?: "closed" | "fierce" | "narrow" | "wink";
  tongue?: boolean;
}

const piece = (dye: Dye, d: string): Piece => ({ dye, d });

/** What each class wears: a few paths over the same dog. */
export const COSTUMES: Record<CorgiClass, Costume> = {
  Oracle: {
    over: [
      piece("gold", "M19 43Q50 27 81 43L80 49Q50 34 20 49z"),
      piece("cream", "M37 34Q50 20 63 34Q50 48 37 34z"),
      piece("suit", "M50 28a6 6 0 1 1 0 12a6 6 0 1 1 0-12z"),
      piece("ink", "M50 31.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z"),
    ],
  },
  Bard: {
    over: [
      piece("cream", "M68 18C74 0 88-8 99-4C99 8 90 20 74 25z"),
      piece("suit", "M26 38C20 22 38 8 58 11C78 13 84 26 76 38C60 29 42 29 26 38z"),
      piece("gold", "M26 39Q50 27 77 38L76 43Q50 33 27 44z"),
      piece("ink", "M88 58v20a5 4 0 1 1-3-3.6V54l13-3v20a5 4 0 1 1-3-3.6V57z"),
    ],
    tongue: true,
    eyes: "wink",
  },
  Healer: {
    over: [
      piece("cream", "M21 46C22 22 36 13 50 13S78 22 79 46Q50 26 21 46z"),
      piece(
        "leaf",
        "M50 34C44 30 42 22 50 14C58 22 56 30 50 34zM47 33C38 33 34 29 33 22C41 22 46 26 47 33zM53 33C62 33 66 29 67 22C59 22 54 26 53 33z",
      ),
    ],
  },
  Monk: {
    over: [
      piece("straw", "M4 39Q50-22 96 39Q50 22 4 39z"),
      piece("none", "M50 4L30 30M50 4L70 30M50 4v22"),
      piece(
        "gold",
        "M29 88a4 4 0 1 1 8 0a4 4 0 1 1 -8 0zM37 94a4 4 0 1 1 8 0a4 4 0 1 1 -8 0zM45.5 97a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1 -9 0zM56 94a4 4 0 1 1 8 0a4 4 0 1 1 -8 0zM64 88a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z",
      ),
    ],
    eyes: "closed",
  },
  Fighter: {
    behind: [piece("steel", "M84 4l8 6v62h-12V10z"), piece("gold", "M73 72h27v7H73zM83 79h7v16h-7z")],
    over: [
      piece("suit", "M18 42Q50 26 82 42L81 50Q50 35 19 50z"),
      piece("suit", "M80 43l17-7l-4 9l6 7l-18-2z"),
      piece("cream", "M24 63l12 3l-1.5 6l-12-3z"),
    ],
    eyes: "fierce",
  },
  Mage: {
    over: [
      piece("suit", "M27 36C38 28 38 4 64-10C60 2 66 22 75 36Q50 26 27 36z"),
      piece("suit", "M13 41Q50 20 87 41Q50 33 13 41z"),
      piece("gold", "M50 12l2.5 5l5.5.7l-4 3.8l1 5.5l-5-2.6l-5 2.6l1-5.5l-4-3.8l5.5-.7z"),
    ],
  },
  Archer: {
    behind: [piece("none", "M86 34Q112 76 82 118"), piece("none", "M86 34L82 118")],
    over: [
      piece("suit", "M18 42C34 20 60 14 84 30L96 34C80 36 52 30 18 42z"),
      piece("gold", "M22 40C42 30 66 28 86 32L84 37C60 33 42 35 22 44z"),
      piece("cream", "M62 22C60 4 70-6 82-8C84 6 80 18 68 25z"),
    ],
    eyes: "wink",
  },
  Berserker: {
    over: [
      piece("cream", "M30 31C16 28 6 16 8-2C14 10 24 14 36 20zM70 31C84 28 94 16 92-2C86 10 76 14 64 20z"),
      piece("steel", "M24 43C24 22 36 14 50 14S76 22 76 43Q50 30 24 43z"),
      piece("suit", "M45 14h10v22l-5 8l-5-8z"),
    ],
    eyes: "fierce",
    tongue: true,
  },
  Assassin: {
    behind: [piece("steel", "M92 26l5 38l-6 8l-6-8z"), piece("ink", "M82 70h18v5H82zM88 75h6v14h-6z")],
    over: [
      piece("ink", "M17 58Q50 70 83 58C84 72 68 86 50 87S16 72 17 58z"),
      piece("suit", "M19 41Q50 27 81 41L80 47Q50 34 20 47z"),
    ],
    eyes: "narrow",
  },
  Samurai: {
    over: [
      piece("gold", "M50 22C34 18 26 6 28-8C34 4 42 10 50 10S66 4 72-8C74 6 66 18 50 22z"),
      piece("suit", "M20 45C20 24 34 15 50 15S80 24 80 45Q50 30 20 45z"),
      piece("ink", "M14 47Q50 29 86 47L92 58Q86 52 80 52Q50 37 20 52Q14 52 8 58z"),
      piece("gold", "M50 22a4 4 0 1 1 0 8a4 4 0 1 1 0-8z"),
    ],
    eyes: "fierce",
  },
  Illusionist: {
    over: [
      piece("gold", "M50 36C46 14 40 2 50-8C60 2 54 14 50 36z"),
      piece("suit", "M26 41C22 22 12 14 2 18C8 4 34 6 50 34z"),
      piece("suit", "M74 41C78 22 88 14 98 18C92 4 66 6 50 34z"),
      piece(
        "gold",
        "M-1.5 18a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1 -9 0zM92.5 18a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1 -9 0zM45.5 -8a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1 -9 0z",
      ),
      piece("cream", "M24 43Q50 28 76 43L75 48Q50 35 25 48z"),
    ],
    tongue: true,
    eyes: "wink",
  },
};

/** The dog itself, from the tail forward. */
export const DOG = {
  tail: "M70 108C84 108 94 98 90 84C100 92 100 112 74 118z",
  body: "M30 82C22 96 22 112 28 119H72C78 112 78 96 70 82z",
  bib: "M35 82C33 98 41 111 50 111S67 98 65 82z",
  legs: "M29 112h15v7a4 4 0 0 1-4 4h-8a4 4 0 0 1-4-4zM56 112h15l1 7a4 4 0 0 1-4 4h-8a4 4 0 0 1-4-4z",
  scarf: "M27 80Q50 96 73 80L71 90Q50 104 29 90z",
  ears: "M18 50C10 30 10 12 16 3C28 8 40 22 45 34zM82 50C90 30 90 12 84 3C72 8 60 22 55 34z",
  inner: "M22 40C17 28 17 18 19 12C27 17 33 25 37 32zM78 40C83 28 83 18 81 12C73 17 67 25 63 32z",
  head: "M50 30C69 30 84 40 85 56C86 70 70 86 50 87S14 70 15 56C16 40 31 30 50 30z",
  blaze:
    "M50 31C54 31 54 46 58 54C69 58 71 70 64 78C59 84 55 86 50 86S41 84 36 78C29 70 31 58 42 54C46 46 46 31 50 31z",
  nose: "M44 64Q50 60 56 64Q56 70 50 72Q44 70 44 64z",
  mouth: "M50 72v3M50 75Q45 80 40 76M50 75Q55 80 60 76",
  tongue: "M46 77Q50 79 54 77V82Q50 87 46 82z",
} as const;

/** Eyes, left and right. */
export const EYES = {
  open: { fill: "M30 53a4 4.5 0 1 1 8 0a4 4.5 0 1 1 -8 0zM62 53a4 4.5 0 1 1 8 0a4 4.5 0 1 1 -8 0z", stroke: "" },
  closed: { fill: "", stroke: "M28 57Q33 62 38 57M62 57Q67 62 72 57" },
  fierce: {
    fill: "M31.2 56a3.8 3.8 0 1 1 7.6 0a3.8 3.8 0 1 1 -7.6 0zM61.2 56a3.8 3.8 0 1 1 7.6 0a3.8 3.8 0 1 1 -7.6 0z",
    stroke: "M25 49l14 4M75 49l-14 4",
  },
  narrow: { fill: "M26 54Q34 50 40 57Q33 59 26 54zM74 54Q66 50 60 57Q67 59 74 54z", stroke: "" },
  wink: { fill: "M29 54a4 4.5 0 1 1 8 0a4 4.5 0 1 1 -8 0z", stroke: "M61 57Q66.5 51 72 57" },
} as const;
