/** The print behind a card's icon: ink, screen and slant drawn from the card's id, so that no two cards look the same. */

export const SCREENS = ["dots", "rays", "bars", "checks", "rings", "bolts"] as const;
export type Screen = (typeof SCREENS)[number];

/** Riso inks: the paper tone, the flat shape, the screen printed over it. */
const INKS = [
  ["#ffd9e8", "#ff5ba0", "#00a9c7"],
  ["#d3f3f8", "#19b6d2", "#f0247c"],
  ["#fff0b8", "#ffc928", "#e8246e"],
  ["#dcf5d2", "#59c25a", "#0e7fa0"],
  ["#ebe0ff", "#9c7bf0", "#f0247c"],
  ["#ffe0c9", "#ff8a3c", "#008fb0"],
  ["#e3e8f7", "#6f8fe8", "#f0247c"],
] as const;

export interface Print {
  paper: string;
  flat: string;
  ink: string;
  screen: Screen;
  /** The screen's slant in degrees. */
  slant: number;
  /** The distance of its dots or lines. */
  pitch: number;
  /** Where its middle lies, in per cent of the window. */
  x: number;
  y: number;
  /** The icon's tilt in degrees. */
  tilt: number;
  /** Whether the icon faces the other way. */
  isTurned: boolean;
}

/** Return a number that differs from id to id (FNV-1a), the same on every machine. */
export function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** Return the print of a card. */
export function printOf(id: string): Print {
  let left = seedOf(id);
  const draw = (ways: number) => {
    const drawn = left % ways;
    left = Math.floor(left / ways) ^ Math.imul(left, 0x9e3779b1 >>> 7);
    left >>>= 0;
    return drawn;
  };
  const [paper, flat, ink] = INKS[draw(INKS.length)] ?? INKS[0];
  return {
    paper,
    flat,
    ink,
    screen: SCREENS[draw(SCREENS.length)] ?? "dots",
    slant: draw(12) * 15,
    pitch: 7 + draw(5),
    x: 20 + draw(13) * 5,
    y: 15 + draw(13) * 5,
    tilt: draw(9) * 3 - 12,
    isTurned: draw(2) === 1,
  };
}
