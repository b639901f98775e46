/** What a counter shows of a Unit: its figures beside those printed, and the markers on it. Decides nothing. */

import type { PanzerUnit } from "../../../lib/wire.gen";
import { face } from "../card/cards";
import type { State } from "../card/signs";

export type Change = "up" | "down" | null;

/** A figure on a counter. */
export interface Figure {
  value: number;
  /** Whether it is above or below what is printed. */
  change: Change;
}

function beside(value: number, printed: number | null): Change {
  if (printed === null || value === printed) return null;
  return value > printed ? "up" : "down";
}

/** The figures of a Unit; defense is what is left of it, movement the points that are left. */
export interface Figures {
  attack: Figure;
  movement: Figure;
  defense: Figure;
  ranged: Figure | null;
}

export function figuresOf(unit: PanzerUnit): Figures {
  const print = face(unit.card);
  const range = print.keywords["ranged-attack"];
  return {
    attack: { value: unit.attack.value, change: beside(unit.attack.value, print.attack) },
    movement: { value: unit.points, change: beside(unit.movement.value, print.movement) },
    defense: { value: unit.defense.value - unit.damage, change: beside(unit.defense.value, print.defense) },
    ranged: unit.ranged && {
      value: unit.ranged.value,
      change: beside(unit.ranged.value, typeof range === "number" ? range : null),
    },
  };
}

/** Return whether a Unit has used up its attack for this turn. */
export function hasActed(unit: PanzerUnit): boolean {
  return unit.attacks > unit.extra_attacks || unit.used.includes("ranged") || unit.used.includes("action");
}

/** Return the markers that lie on a Unit. */
export function statesOf(unit: PanzerUnit): State[] {
  const lies: Readonly<Record<State, boolean>> = {
    fresh: unit.fresh,
    halted: unit.halted,
    suppressed: unit.suppressed,
    acted: hasActed(unit),
  };
  return (Object.keys(lies) as State[]).filter((state) => lies[state]);
}
