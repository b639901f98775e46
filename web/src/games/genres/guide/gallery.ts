/** Every shape of attack with a small position, for the guide (G-7). */

import { areaOf, ghost, pawn, type Scene, summon } from "./guide";

export interface ShapeEntry {
  name: string;
  words: string;
  scene: Scene;
}

const ROOM = { from: "C3", wide: 7, high: 7 } as const;
const BOARD = { from: "A1", wide: 11, high: 11 } as const;
const you = (square: string) => pawn(0, square);

/** The squares where the center of a plus may lie, from a square two rows further down. */
const CENTERS = ["D6", "E6", "G6", "H6", "D7", "H7", "D8", "H8", "D9", "H9"];

export const SHAPES: readonly ShapeEntry[] = [
  {
    name: "adjacent",
    words: "The eight squares around you. An attack card of this shape is melee.",
    scene: { ...ROOM, actors: [you("F6"), pawn(1, "E5"), pawn(2, "H6")], area: areaOf("F6", { shape: "adjacent" }) },
  },
  {
    name: "burst 2",
    words: "Everything up to 2 squares away: five by five. Bursts go from 1 to 5 and are ranged.",
    scene: { ...ROOM, actors: [you("F6"), pawn(1, "D4"), pawn(2, "I5")], area: areaOf("F6", { shape: "burst 2" }) },
  },
  {
    name: "burst 2 not burst 1",
    words: "The burst without its middle: whoever stands close is safe.",
    scene: {
      ...ROOM,
      actors: [you("F6"), pawn(1, "D7"), pawn(2, "G5")],
      area: areaOf("F6", { shape: "burst 2 not burst 1" }),
    },
  },
  {
    name: "3 away",
    words: "Exactly that far, neither nearer nor farther. Most such cards pick one target.",
    scene: {
      ...ROOM,
      actors: [you("F6"), pawn(1, "I8"), pawn(2, "H6")],
      area: areaOf("F6", { shape: "3 away" }),
    },
  },
  {
    name: "cone",
    words: "Rows of 1, 3 and 5 squares in a direction you choose.",
    scene: { ...ROOM, actors: [you("F8"), pawn(1, "E6"), pawn(2, "D7")], area: areaOf("F8", { shape: "cone" }) },
  },
  {
    name: "2×3",
    words: "Two rows of three, straight in front of you, in a direction you choose.",
    scene: { ...ROOM, actors: [you("F7"), pawn(1, "G5"), pawn(2, "H6")], area: areaOf("F7", { shape: "2x3" }) },
  },
  {
    name: "X 3",
    words: "The four diagonals, as long as the number says.",
    scene: { ...ROOM, actors: [you("F6"), pawn(1, "H8"), pawn(2, "F4")], area: areaOf("F6", { shape: "X 3" }) },
  },
  {
    name: "line",
    words: "Straight to the border. It passes over pieces and ends at a wall. The first target is the nearest enemy.",
    scene: {
      ...ROOM,
      actors: [you("C6"), summon(0, "mop-bot", "E6"), pawn(1, "G6"), pawn(2, "H5")],
      area: areaOf("C6", { shape: "line", way: "east" }),
    },
  },
  {
    name: "line in all four directions",
    words: "Four lines at once.",
    scene: {
      ...ROOM,
      actors: [you("F6"), pawn(1, "F3"), pawn(2, "H7")],
      area: areaOf("F6", { shape: "line in all four directions" }),
    },
  },
  {
    name: "plus",
    words: "A center exactly 2 squares away (the dots), or your own square, and its four neighbours.",
    scene: {
      ...ROOM,
      actors: [you("F8"), pawn(1, "F6"), pawn(2, "G7")],
      area: areaOf("F8", { shape: "plus" }),
      marks: Object.fromEntries(CENTERS.map((square) => [square, "•"])),
    },
  },
  {
    name: "alternate plus",
    words: "The plus around yourself: your four straight neighbours.",
    scene: {
      ...ROOM,
      actors: [you("F6"), pawn(1, "F5"), pawn(2, "G5")],
      area: areaOf("F6", { shape: "alternate plus" }),
    },
  },
  {
    name: "checkerboard",
    words: "Only from Center Stage: every square of its colour. Diagonal neighbours are hit, straight ones are safe.",
    scene: {
      ...BOARD,
      actors: [you("F6"), pawn(1, "H4"), pawn(2, "F7"), ghost(3, "C3")],
      area: areaOf("F6", { shape: "checkerboard" }),
    },
  },
  {
    name: "anywhere",
    words: "The whole battlefield. The card says whom you may pick.",
    scene: { ...BOARD, actors: [you("C9"), pawn(1, "I3"), pawn(2, "J9")], area: areaOf("F6", { shape: "anywhere" }) },
  },
];
