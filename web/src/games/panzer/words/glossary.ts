/** The words that card texts use: what each means, and the short names that fit a counter. */

import { type Face, KEYWORDS } from "../card/cards";

export interface Word {
  word: string;
  reminder: string;
  /** Whether it is a keyword; the other words are plain verbs of the rules. */
  isKeyword: boolean;
}

/** Words of the rules that are no keywords, with what finds them in a text. */
const TERMS: readonly { word: string; reminder: string; found: RegExp }[] = [
  {
    word: "Halt",
    found: /\bhalt(s|ed)?\b/i,
    reminder: "A halted Unit cannot move for the rest of the turn; it may still attack.",
  },
  {
    word: "Suppress",
    found: /\bsuppress/i,
    reminder:
      "Until end of turn it cannot attack or use its Ranged Attack or Actions; an attack it has declared fails.",
  },
  {
    word: "Deploy",
    found: /\bdeploy/i,
    reminder:
      "Put the Unit for free on one of your unoccupied Factory-Stacks or on unoccupied face-up Terrain of your Back Line.",
  },
  {
    word: "Shift",
    found: /\bshift\b/i,
    reminder: "Put the Unit onto an adjacent unoccupied Terrain. It costs no Movement Points.",
  },
  {
    word: "Relocate",
    found: /\brelocate\b/i,
    reminder: "Put the Unit onto such a space. It costs no Movement Points.",
  },
  {
    word: "Inspect",
    found: /\bInspect \d/,
    reminder: "Look at that many cards on top of your Supply, take one, put the others under the Supply.",
  },
  {
    word: "Search",
    found: /\bSearch\b/,
    reminder: "Look through your Supply, show one such card and take it; then shuffle.",
  },
  {
    word: "Cancel",
    found: /\bcancel\b/i,
    reminder: "It leaves the Chain without effect. A cancelled attack counts as made.",
  },
];

const KEYWORD_LIST: readonly Word[] = Object.values(KEYWORDS).map(({ name, reminder }) => ({
  word: name,
  reminder,
  isKeyword: true,
}));

/** Every word there is a reminder for, in alphabetical order. */
export const WORDS: readonly Word[] = [
  ...KEYWORD_LIST,
  ...TERMS.map(({ word, reminder }) => ({ word, reminder, isKeyword: false })),
].toSorted((one, other) => one.word.localeCompare(other.word));

/** Return the reminders for the words of a card's text, in the order in which they stand there. */
export function wordsOn(card: Face): Word[] {
  const keywords = KEYWORD_LIST.map((entry) => ({
    entry: numbered(entry, card.text),
    at: card.text.indexOf(entry.word),
  }));
  const terms = TERMS.map(({ found, ...entry }) => ({
    entry: { ...entry, isKeyword: false },
    at: card.text.search(found),
  }));
  return [...keywords, ...terms]
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ entry }) => entry);
}

/** Return the keyword with the number that stands on the card: `Armor: 2`. */
function numbered(entry: Word, text: string): Word {
  const { word, reminder } = entry;
  const amount = new RegExp(`${word}: (\\d)`).exec(text)?.[1];
  if (amount === undefined) return entry;
  return { ...entry, word: `${word}: ${amount}`, reminder: reminder.replaceAll(/\bX\b/g, amount) };
}

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
  return PARTS.reduce((parted, [head, tail]) => parted.replace(head + tail, `${head}\u00ad${tail}`), name);
}
