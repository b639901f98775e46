/** How long names are parted on narrow cards. */

import { parted } from "../../../lib/text";

/** Where long words may be parted on a narrow card. */
const PARTS: readonly (readonly [string, string])[] = [
  ["Indes", "tructible"],
  ["Flame", "thrower"],
  ["Veloci", "raptor"],
  ["Inter", "mission"],
  ["Counter", "punch"],
  ["Intel", "ligence"],
  ["Radio", "active"],
  ["Inter", "cepted"],
  ["Ginger", "bread"],
  ["Dragon", "scale"],
  ["Conse", "crated"],
  ["Tourna", "ment"],
  ["Tele", "porter"],
  ["Step", "mother"],
  ["Pick", "pocket"],
  ["Over", "charge"],
  ["Every", "thing"],
  ["Depart", "ment"],
  ["Check", "point"],
  ["Classi", "fied"],
  ["Sun", "glasses"],
  ["Body", "guard"],
  ["Diplo", "macy"],
  ["Stam", "pede"],
  ["Tomor", "row"],
  ["Night", "gown"],
  ["Light", "ning"],
  ["Cross", "fire"],
  ["Dino", "saur"],
  ["Wrest", "ling"],
  ["Gren", "ade"],
  ["Tech", "nique"],
  ["Mon", "tage"],
  ["Proph", "ecy"],
  ["Shamb", "ling"],
  ["Nun", "chucks"],
  ["Poten", "tial"],
  ["Umb", "rella"],
  ["Pack", "age"],
];

/** Return *name* with soft hyphens in its long words. */
export function partable(name: string): string {
  return parted(name, PARTS);
}
