/** Units of resources: pools, payments, the words of a `units:` thing. */

import type { GeekUnits } from "../../../lib/wire.gen";

export const TYPES = ["Tokens", "Cash", "Tickets", "Glue", "Caffeine", "Generic"] as const;
export type UnitType = (typeof TYPES)[number];

export interface Amount {
  type: UnitType;
  count: number;
}

const keyOf = (type: UnitType) => type.toLowerCase() as Lowercase<UnitType>;

/** Return what is in a pool, type by type; types of which there is nothing are left out. */
export function amountsIn(units: GeekUnits): Amount[] {
  return TYPES.map((type) => ({ type, count: units[keyOf(type)] ?? 0 })).filter(({ count }) => count > 0);
}

/** Return the amounts that `2-cash-1-generic` names. */
export function amountsNamed(words: string): Amount[] {
  const parts = words.split("-");
  return parts.flatMap((part, at) => {
    const type = TYPES.find((found) => keyOf(found) === parts[at + 1]);
    const count = Number(part);
    return type !== undefined && Number.isInteger(count) && count > 0 ? [{ type, count }] : [];
  });
}

/** Return `2 Cash and 1 Generic`. */
export function spokenAmounts(amounts: readonly Amount[]): string {
  return amounts.map(({ type, count }) => `${count} ${type}`).join(" and ") || "nothing";
}
