/** The paper behind a card's picture: hills, tint and pencil marks drawn from the card's id, so that no two cards look the same. */

/** The art window, in units of its own. */
export const WINDOW = { width: 120, height: 80 } as const;

/** Map tints: low ground, high ground, contour lines. */
const TINTS = [
  ["#e9e6c4", "#c9cf94", "#8d9150"],
  ["#efe3c0", "#dcbf85", "#a9783a"],
  ["#e4e8df", "#bccbc2", "#6f8a80"],
  ["#ece4cf", "#cdb998", "#917a52"],
  ["#e6ebe9", "#b9c9d2", "#69848f"],
  ["#f0e2cd", "#dcb795", "#a86f48"],
] as const;

export const PENCILS = ["circle", "arrow", "line", "box"] as const;
export type Pencil = (typeof PENCILS)[number];

export interface Sheet {
  low: string;
  high: string;
  line: string;
  /** Contour lines of its hills, each hill from the widest to the narrowest; a later hill lies over an earlier one. */
  contours: readonly string[];
  pencil: Pencil;
  /** How the pencil mark is turned, in degrees. */
  turn: number;
  /** How far the lines of the map grid are shifted, 0 to 1. */
  grid: readonly [number, number];
  /** Lengths of typed lines, 0 to 1. */
  typed: readonly number[];
  /** Where somebody put a cup down, in the window. */
  stain: readonly [x: number, y: number];
  /** Whether the picture faces the other way. */
  isTurned: boolean;
}

/** Return a number that differs from id to id (FNV-1a), the same on every machine. */
export function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** Return a source of numbers from 0 to 1 that begins with the card's id (mulberry32). */
function drawsOf(id: string): () => number {
  let state = seedOf(id);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Return the sheet of a card. */
export function sheetOf(id: string): Sheet {
  const draw = drawsOf(id);
  const [low, high, line] = TINTS[Math.floor(draw() * TINTS.length)] ?? TINTS[0];
  const left = hill(draw, WINDOW.width * (0.02 + draw() * 0.3), WINDOW.height * draw());
  const right = hill(draw, WINDOW.width * (0.62 + draw() * 0.36), WINDOW.height * draw());
  return {
    low,
    high,
    line,
    contours: draw() < 0.5 ? [...left, ...right] : [...right, ...left],
    pencil: PENCILS[Math.floor(draw() * PENCILS.length)] ?? "circle",
    turn: Math.round(draw() * 24 - 12),
    grid: [draw(), draw()],
    typed: Array.from({ length: 7 }, () => 0.45 + draw() * 0.55),
    stain: [WINDOW.width * (0.12 + draw() * 0.76), WINDOW.height * (0.1 + draw() * 0.8)],
    isTurned: draw() < 0.4,
  };
}

const RINGS = 4;

function hill(draw: () => number, x: number, y: number): string[] {
  const [wide, bend, sway, turn] = [26 + draw() * 22, 0.1 + draw() * 0.16, 0.04 + draw() * 0.1, draw() * 6.3];
  const lobe = draw() * 6.3;
  return Array.from({ length: RINGS }, (_, ring) => {
    const radius = wide * (1 - ring / (RINGS + 0.4));
    const reach = (angle: number) =>
      radius * (1 + bend * Math.sin(2 * angle + turn) + sway * Math.sin(3 * angle + lobe + ring * 0.25));
    return loop(x, y, reach);
  });
}

const CORNERS = 14;

/** Return a smooth closed line around a point. */
function loop(x: number, y: number, reach: (angle: number) => number): string {
  const points = Array.from({ length: CORNERS }, (_, at): [number, number] => {
    const angle = (2 * Math.PI * at) / CORNERS;
    return [x + reach(angle) * 1.25 * Math.cos(angle), y + reach(angle) * Math.sin(angle)];
  });
  const middles = points.map(([px, py], at): [number, number] => {
    const [nx, ny] = points[(at + 1) % CORNERS] ?? [px, py];
    return [(px + nx) / 2, (py + ny) / 2];
  });
  const curves = points.map((point, at) => `Q${pair(point)} ${pair(middles[at] ?? point)}`);
  return `M${pair(middles.at(-1) ?? [x, y])}${curves.join("")}Z`;
}

const pair = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
