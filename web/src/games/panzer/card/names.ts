/** The short names that fit a counter, and how long names are parted on narrow cards. */

import { parted } from "../../../lib/text";
import type { Face } from "./cards";

const SHORT: Readonly<Record<string, string>> = {
  "alarm-company": "Alarm Co.",
  "panzerfaust-team": "Panzerfaust",
  "assault-pioneers": "Pioneers",
  "motorcycle-scouts": "Motorcycles",
  fallschirmjager: "Fallschirm",
  panzergrenadiers: "Pz.-Gren.",
  "lefh-18": "leFH 18",
  "flak-88": "88 Flak",
  stuka: "Stuka",
  "rifle-section": "Rifles",
  "bicycle-troops": "Bicycles",
  "knee-mortar-team": "Knee Mortar",
  "hidden-snipers": "Snipers",
  "cave-defenders": "Cave Def.",
  "type-92-crew": "Type 92 MG",
  "night-raiders": "Night Raid",
  "shipping-engineers": "Ship. Eng.",
  "raiding-paratroops": "Raid Para",
  "type-94-tankette": "Type 94",
  "type-95-ha-go": "Ha-Go",
  "type-2-ka-mi": "Ka-Mi",
  "type-97-chi-ha": "Chi-Ha",
  "type-1-ho-ni": "Ho-Ni",
  "type-3-chi-nu": "Chi-Nu",
  "type-41-mountain-gun": "Mtn. Gun",
  "type-1-at-gun": "47 mm AT",
  "a6m-zero": "Zero",
  "d3a-val": "Val",
  "gi-rifle-squad": "GI Squad",
  "bazooka-team": "Bazooka",
  "mortar-section": "Mortar",
  "combat-engineers": "Engineers",
  "airborne-infantry": "Airborne",
  "marine-raiders": "Marines",
  "m3-half-track": "Half-track",
  "m3-stuart": "Stuart",
  "m16-quad-mount": "M16 Quad",
  "m4-sherman": "Sherman",
  "sherman-jumbo": "Jumbo",
  "m26-pershing": "Pershing",
  "m18-hellcat": "Hellcat",
  "m7-priest": "Priest",
  "long-tom": "Long Tom",
  "p-47-thunderbolt": "P-47",
  "b-25-mitchell": "B-25",
  "l-4-spotter": "L-4 Spotter",
  "conscript-rifles": "Conscripts",
  "workers-militia": "Militia",
  "cavalry-squadron": "Cavalry",
  "guards-rifles": "Guards",
  katyusha: "Katyusha",
  "zis-3": "ZiS-3",
  "il-2-sturmovik": "Il-2",
  "po-2-night-bombers": "Po-2",
  "trench-line": "Trench",
  "barbed-wire": "Wire",
  "tank-traps": "Traps",
  "camouflage-nets": "Nets",
  "pontoon-bridge": "Bridge",
  "repair-park": "Repair",
  "observation-post": "Lookout",
  "command-post": "Staff",
  "corduroy-road": "Logs",
  "burning-fuel-dump": "Fire",
  "flooded-ground": "Flood",
  "open-ground": "Open",
  minefield: "Mines",
  "field-depot": "Depot",
  "frozen-steppe": "Steppe",
};

/** Return a name that fits a counter or a square of the map. */
export function shortName(card: Face): string {
  return SHORT[card.id] ?? card.name;
}

/** Where long words may be parted on a narrow card. */
const PARTS: readonly (readonly [string, string])[] = [
  ["Fallschirm", "jäger"],
  ["Panzer", "grenadiers"],
  ["Berge", "panther"],
  ["Jagd", "panther"],
  ["Recon", "naissance"],
  ["Break", "through"],
  ["Standard", "ized"],
  ["Replace", "ment"],
];

/** Return *name* with soft hyphens in its long words. */
export function partable(name: string): string {
  return parted(name, PARTS);
}
