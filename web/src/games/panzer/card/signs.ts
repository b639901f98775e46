/** Small signs of our own on a square of 24: values, types of Units, states, factions. */

import type { Faction } from "./cards";

/** What the figures of a Unit count. */
export const VALUE_SIGNS = {
  attack: "M2 9h9q8 0 11 4q-3 4-11 4H2zM4 3h2v4H4zM9 3h2v4H9z",
  defense: "M12 1l10 3v8q0 7-10 11q-10-4-10-11V4z",
  movement: "M2 4h5l6 8l-6 8H2l6-8zM11 4h5l6 8l-6 8h-5l6-8z",
  ranged:
    "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zm0 3a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM10.500 0h3v8h-3zM10.500 16h3v8h-3zM0 10.500h8v3H0zM16 10.500h8v3h-8z",
  damage:
    "M12 0l2.800 6.500L21 3l-2.400 6.600L24 12l-5.400 2.400L21 21l-6.200-3.500L12 24l-2.800-6.500L3 21l2.400-6.600L0 12l5.400-2.400L3 3l6.200 3.500z",
} as const;

/** What stands in the frame of a counter, by the type of the Unit: a helmet, a track, a barrel, a pair of wings. */
export const TYPE_SIGNS: Readonly<Record<string, string>> = {
  Infantry: "M4 14q0-9 8-9t8 9zM1 14h22v3H1z",
  Vehicle:
    "M7 6h10a6 6 0 0 1 0 12H7a6 6 0 0 1 0-12zm0 2.600a3.400 3.400 0 0 0 0 6.800h10a3.400 3.400 0 0 0 0-6.800zM8 10.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3zM16 10.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3z",
  Gun: "M8 10a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM8 11L21 4l2 3L10 14z",
  Aircraft: "M12 10l11-5v5l-11 9l-11-9V5z",
};

/** What has befallen a Unit this turn. */
export const STATE_SIGNS = {
  fresh: "M5 1h14v3h-1q0 5-4 8q4 3 4 8h1v3H5v-3h1q0-5 4-8q-4-3-4-8H5zM9 19h6q-1-4-3-5q-2 1-3 5z",
  halted: "M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22zM4.500 9.500v5h15v-5z",
  suppressed: "M1 3h8v3H1zM12 3h11v3H12zM1 9h14v3H1zM18 9h5v3h-5zM4 22q0-8 8-8t8 8z",
  acted: "M3 12l4-3l4 5l9-11l3 3L11 21z",
} as const;
export type State = keyof typeof STATE_SIGNS;

/** Plain marks for the factions: bars, steps, chevrons, a diamond; the two sides have a bracket and a pair of links. */
export const FACTION_MARKS: Readonly<Record<Faction, string>> = {
  german: "M3 21L10 3h4L7 21zM11 21l7-18h4l-7 18z",
  japanese: "M2 4h20v4H2zM5 10h14v4H5zM8 16h8v4H8z",
  american: "M2 13L12 4l10 9v-6L12 0L2 7zM2 22l10-9l10 9v-6L12 9L2 16z",
  soviet: "M12 1l11 11l-11 11L1 12zm0 6l-5 5l5 5l5-5z",
  axis: "M3 2h10v4H7v12h6v4H3zM17 2h4v20h-4z",
  allies: "M2 6h9v12H2zM13 6h9v12h-9zM6 10v4h12v-4z",
  neutral: "M4 10h16v4H4z",
};

/** What faction marks are called, for the guide. */
export const MARK_NAMES: Readonly<Record<Faction, string>> = {
  german: "two slanting bars",
  japanese: "three steps",
  american: "two chevrons",
  soviet: "a diamond",
  axis: "a bracket",
  allies: "two blocks joined",
  neutral: "a single bar",
};
