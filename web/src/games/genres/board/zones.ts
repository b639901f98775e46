/** Zones: their signs, their words, where their labels lie. */

import { whose } from "../../../lib/words";
import type { GenresTable, GenresZone } from "../../../lib/wire.gen";
import { face, nameOf, ZONES } from "../card/cards";
import { covers, shifted, squaresOf } from "./squares";

/** The sign of each kind of zone, on a square of 24. */
export const ZONE_SIGNS: Readonly<Record<string, string>> = {
  damage: "M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-3 2-4 2-7c2 1 3 2 3 4c2-3 3-6 2-11z",
  mine: "M12 6a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM11 1h2v4h-2zM2 12h3v2H2zM19 12h3v2h-3zM4 5l2-1 2 3-2 1zM20 5l-2-1-2 3 2 1z",
  heal: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  toll: "M6 3h12v18H6zM8 10h8v4H8z",
  bait: "M13 2v12a4 4 0 1 1-8 0h2a2 2 0 1 0 4 0V2zM13 2a3 3 0 1 1 0 6z",
  slow: "M2 17q4-10 13-8q4-5 7-1q-3 2-3 9zM6 17h3v3H6zM14 17h3v3h-3z",
  fast: "M3 4l8 8-8 8zM12 4l8 8-8 8z",
  amplify: "M12 2l9 9h-5v4H8v-4H3zM8 17h8v4H8z",
  cover: "M12 2l9 3v7q0 7-9 10q-9-3-9-10V5z",
  silence: "M3 9h5l6-5v16l-6-5H3zM16 9l5 5-1 1-5-5zM20 9l1 1-5 5-1-1z",
  wall: "M2 4h9v7H2zM13 4h9v7h-9zM2 13h5v7H2zM9 13h13v7H9z",
};

/** Tell whether a kind of zone has a number. */
export const isValued = ({ effect }: Pick<GenresZone, "effect">): boolean => ZONES[effect]?.includes("#") ?? false;

/** Return `damage 2`, `wall`. */
export const zoneWord = ({ card }: Pick<GenresZone, "card">): string => face(card).zone?.word ?? "";

export const zoneText = ({ card }: Pick<GenresZone, "card">): string => face(card).zone?.text ?? "";

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
