/** What zones do, in a word, a sign and a sentence (G-14.3). */

import type { GenresTable, GenresZone } from "../../../lib/wire.gen";
import { nameOf } from "../card/cards";
import { whose } from "./pieces";
import { covers, shifted, squaresOf } from "./squares";

export interface ZoneLook {
  word: string;
  /** What it does to a piece; n is its value. */
  text: string;
  /** A sign on a square of 24. */
  sign: string;
}

export const ZONE_LOOKS: Readonly<Record<string, ZoneLook>> = {
  damage: {
    word: "damage",
    text: "Whoever starts a turn in it or enters it takes n damage.",
    sign: "M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-3 2-4 2-7c2 1 3 2 3 4c2-3 3-6 2-11z",
  },
  mine: {
    word: "mine",
    text: "The first to start a turn in it or enter it takes n damage; then it is gone.",
    sign: "M12 6a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM11 1h2v4h-2zM2 12h3v2H2zM19 12h3v2h-3zM4 5l2-1 2 3-2 1zM20 5l-2-1-2 3 2 1z",
  },
  heal: {
    word: "heal",
    text: "Whoever starts a turn in it or enters it heals n.",
    sign: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  },
  toll: {
    word: "toll",
    text: "A player whose pawn starts a turn in it or enters it discards n cards.",
    sign: "M6 3h12v18H6zM8 10h8v4H8z",
  },
  bait: {
    word: "bait",
    text: "A player whose pawn starts a turn in it or enters it draws 1 card; then the pawn takes n damage.",
    sign: "M13 2v12a4 4 0 1 1-8 0h2a2 2 0 1 0 4 0V2zM13 2a3 3 0 1 1 0 6z",
  },
  slow: {
    word: "slow",
    text: "Its squares cost double.",
    sign: "M2 17q4-10 13-8q4-5 7-1q-3 2-3 9zM6 17h3v3H6zM14 17h3v3h-3z",
  },
  fast: { word: "fast", text: "Its squares cost half.", sign: "M3 4l8 8-8 8zM12 4l8 8-8 8z" },
  amplify: {
    word: "amplify",
    text: "Actions deal n more damage to whoever stands in it.",
    sign: "M12 2l9 9h-5v4H8v-4H3zM8 17h8v4H8z",
  },
  cover: {
    word: "cover",
    text: "Actions deal n less damage to whoever stands in it.",
    sign: "M12 2l9 3v7q0 7-9 10q-9-3-9-10V5z",
  },
  silence: {
    word: "silence",
    text: "A player whose pawn stands in it can play neither Objection! cards nor Assist.",
    sign: "M3 9h5l6-5v16l-6-5H3zM16 9l5 5-1 1-5-5zM20 9l1 1-5 5-1-1z",
  },
  wall: {
    word: "wall",
    text: "Nobody but ghosts can enter its squares.",
    sign: "M2 4h9v7H2zM13 4h9v7h-9zM2 13h5v7H2zM9 13h13v7H9z",
  },
};

const VALUED = new Set(["damage", "mine", "heal", "toll", "bait", "amplify", "cover"]);

export const isValued = ({ effect }: Pick<GenresZone, "effect">): boolean => VALUED.has(effect);

/** Return `damage 2`, `wall`. */
export function zoneWord({ effect, value }: Pick<GenresZone, "effect" | "value">): string {
  const word = ZONE_LOOKS[effect]?.word ?? effect;
  return isValued({ effect }) ? `${word} ${value}` : word;
}

export function zoneText({ effect, value }: Pick<GenresZone, "effect" | "value">): string {
  return (ZONE_LOOKS[effect]?.text ?? "").replaceAll(/\bn\b/g, String(value)).replace("1 cards", "1 card");
}

/** Return the zones that cover a square, the oldest first. */
export function zonesAt(table: GenresTable, square: string): GenresZone[] {
  return table.zones.filter((zone) => covers(zone, square));
}

/** Return `Hazel’s Lava Lounge, damage 2, until their next turn`. */
export function spokenZone(zone: GenresZone, names: readonly string[], you: number | null): string {
  const until = zone.temporary ? `, until ${zone.seat === you ? "your" : "their"} next turn` : "";
  return `${whose(zone.seat, nameOf(zone.card), names, you)}, ${zoneWord(zone)}${until}`;
}

/** Return the square where each zone has its label: at its edge, where nobody stands and no other label is. */
export function labelSquares({ zones, pieces }: Pick<GenresTable, "zones" | "pieces">): Map<number, string> {
  const taken = new Set(pieces.map(({ square }) => square));
  const found = new Map<number, string>();
  for (const zone of zones) {
    const squares = squaresOf(zone);
    const flaws = (square: string) => {
      const right = shifted(square, 1, 0);
      const isTaken = Number(taken.has(square)) * 4 + Number(taken.has(right)) * 2;
      const isOut = covers(zone, right) ? 0 : 3;
      return isTaken + isOut + zones.filter((other) => other !== zone && covers(other, square)).length;
    };
    const [best = zone.square] = squares.toSorted((one, other) => flaws(one) - flaws(other));
    found.set(zone.id, best);
    taken.add(best).add(shifted(best, 1, 0));
  }
  return found;
}
