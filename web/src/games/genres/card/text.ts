/** A card's text in pieces: words, and those that stand out. */

export interface Piece {
  words: string;
  /** Whether it is a keyword or the label of an effect. */
  isKey?: boolean;
}

const NUMBERED = "(?:Push|Pull|Slam|Bleed|Drain|Recoil|Reach|Defense) \\d";
const CHANGED = "(?:Attack|Melee|Ranged|Movement) [+−-]\\d";
const ALONE =
  "Unanswerable|Assist|Fly|Pierce|True|Rooted|Slowed|Hasted|Skip marker|Retrieve|Redirect|Teleport|Swap|Lasting:|Attack:|Permanent|Until your next turn";
const LABELS =
  "(?:Damage|Mine|Heal|Toll|Bait|Slow|Fast|Amplify|Cover|Silence|Wall) zone[.:]?|Heads:|Tails:|Choose one:|[+]\\d actions?";
const KEYS = new RegExp(`((?<![\\w])(?:${LABELS}|${NUMBERED}|${CHANGED}|${ALONE})(?!\\w))`);

/** Return *text* in pieces, in order; joined they are the text. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(KEYS)
    .map((words, at) => (at % 2 === 1 ? { words, isKey: true } : { words }))
    .filter((piece) => piece.words !== "");
}

/** Return *text* with proper minus signs, quotation marks and times, as it is printed. */
export function printedText(text: string): string {
  return text
    .replaceAll(/-(?=\d)/g, "−")
    .replaceAll(/(\d)x(\d)/g, "$1×$2")
    .replaceAll(/(^|[\s(])"/g, "$1“")
    .replaceAll('"', "”")
    .replaceAll("'", "’");
}

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
  return PARTS.reduce((parted, [head, tail]) => parted.replace(head + tail, `${head}\u00ad${tail}`), name);
}
