/** Vehicles from the side, each with the hull, turret, gun and wheels that tell it from the others. */

import { box, disc, type Drawing, shape, SHEET, together } from "./drawing";

/** Where the tracks begin and end, how high they are, how many road wheels they have and how big. */
type Tracks = readonly [from: number, to: number, height: number, wheels: number, radius: number];
/** Where the barrel begins, how long and how thick it is. */
type Barrel = readonly [x: number, y: number, length: number, thickness: number];

interface Build extends Partial<Drawing> {
  tracks: Tracks;
  /** The body and everything on it, as points. */
  body: readonly string[];
  barrel?: Barrel;
  /** Whether the barrel ends in a muzzle brake. */
  hasBrake?: boolean;
}

/** Return a wheel that is cut out of the ink, with its hub left standing. */
export function wheel(x: number, y: number, radius: number): string {
  return disc(x, y, radius - 1) + disc(x, y, radius * 0.42);
}

function tracked([from, to, height, wheels, radius]: Tracks): Partial<Drawing> {
  const { ground } = SHEET;
  const [top, slope] = [ground - height, height * 0.62];
  const band = `${from},${top + 4} ${from + 4},${top} ${to - 4},${top} ${to},${top + 4} ${to - slope},${ground} ${from + slope},${ground}`;
  const [first, last] = [from + slope + radius * 0.3, to - slope - radius * 0.3];
  const centres = Array.from({ length: wheels }, (_, at) => first + ((last - first) * at) / (wheels - 1));
  const cuts = centres.map((x) => wheel(Math.round(x * 10) / 10, ground - radius - 1.4, radius)).join("");
  return { solid: shape(band), cuts };
}

function gun([x, y, length, thickness]: Barrel, hasBrake: boolean): string {
  const tube = box(x, y - thickness / 2, length, thickness);
  return hasBrake ? tube + box(x + length - 5, y - thickness, 4.5, 2 * thickness) : tube;
}

function built({ tracks, body, barrel, hasBrake = false, ...more }: Build): Drawing {
  const solid = body.map(shape).join("") + (barrel ? gun(barrel, hasBrake) : "");
  return together(tracked(tracks), { solid }, more);
}

const T34_HULL = "6,50 22,41 82,41 104,52 100,58 10,58";
const PANTHER_HULL = "6,51 14,41 80,41 104,53 99,58 10,58";
const HALF_TRACK_BED = "8,56 8,42 58,40 58,36 66,36 72,45 98,47 101,57";

const GERMAN: Readonly<Record<string, Build>> = {
  "panzer-ii": {
    tracks: [22, 92, 16, 5, 6],
    body: ["20,53 27,44 80,44 94,51 90,57 24,57", "38,44 42,33 62,33 68,44"],
    barrel: [64, 38, 18, 2.6],
  },
  "panzer-iii": {
    tracks: [12, 100, 17, 6, 5.6],
    body: ["10,53 16,43 78,43 82,47 102,51 98,57 14,57", "36,43 40,31 66,31 76,37 74,43", "42,31 42,26 51,26 51,31"],
    barrel: [73, 37, 24, 3],
  },
  "panzer-iv": {
    tracks: [8, 98, 17, 8, 4.6],
    body: ["6,53 10,43 80,43 82,47 100,50 96,57 10,57", "26,43 28,30 62,30 74,37 72,43", "32,30 32,25 42,25 42,30"],
    barrel: [70, 37, 44, 3.2],
    hasBrake: true,
  },
  panther: {
    tracks: [6, 100, 19, 8, 7.2],
    body: [PANTHER_HULL, "32,41 37,28 66,28 78,35 76,41", "40,28 40,24 50,24 50,28"],
    barrel: [75, 35, 43, 3.4],
    hasBrake: true,
  },
  "tiger-i": {
    tracks: [4, 100, 20, 8, 7.8],
    body: [
      "4,54 4,42 82,42 82,45 101,47 102,55 98,58 6,58",
      "26,42 26,29 30,27 66,27 72,31 72,42",
      "34,27 34,22 44,22 44,27",
    ],
    barrel: [70, 35, 46, 4.4],
    hasBrake: true,
  },
  "stug-iii": {
    tracks: [14, 102, 17, 6, 5.6],
    body: ["12,53 18,46 32,45 38,37 74,37 84,46 104,51 100,57 16,57"],
    barrel: [78, 43, 34, 3.4],
    hasBrake: true,
  },
  "marder-iii": {
    tracks: [18, 92, 17, 4, 7.8],
    body: ["16,54 20,47 84,47 95,53 90,57 20,57", "20,47 26,31 54,34 58,47"],
    barrel: [52, 38, 52, 3],
    hasBrake: true,
  },
  jagdpanther: {
    tracks: [6, 100, 19, 8, 7.2],
    body: ["6,51 12,43 26,30 62,30 104,53 99,58 10,58"],
    barrel: [76, 42, 42, 3.8],
    hasBrake: true,
  },
  bergepanther: {
    tracks: [6, 100, 19, 8, 7.2],
    body: [PANTHER_HULL, "26,41 26,34 62,34 62,41"],
    wires: "M40 34L78 12L94 20M78 12L66 34M94 20v11a3 3 0 1 1-5 2",
    limbs: "M42 34L78 13",
  },
};

const JAPANESE: Readonly<Record<string, Build>> = {
  "type-94-tankette": {
    tracks: [32, 88, 15, 4, 5.4],
    body: ["32,54 37,44 74,45 90,53 86,57 36,57", "44,44 46,35 58,35 60,44"],
    barrel: [58, 39, 12, 1.8],
  },
  "type-95-ha-go": {
    tracks: [24, 94, 17, 4, 7],
    body: ["22,53 30,43 74,43 94,51 92,57 26,57", "42,43 44,32 60,32 63,43", "46,32 46,28 54,28 54,32"],
    barrel: [61, 38, 16, 2.6],
  },
  "type-2-ka-mi": {
    tracks: [28, 88, 16, 4, 6.4],
    body: [
      "26,53 30,45 84,45 88,53 86,57 28,57",
      "84,57 86,44 104,45 114,52 108,60",
      "11,60 5,52 14,45 30,44 32,57",
      "44,45 47,34 62,34 66,45",
      "50,34 50,28 57,28 57,34",
    ],
    barrel: [64, 39, 16, 2.8],
    wires: "M0 66q6-4 12 0t12 0M96 66q6-4 12 0t12 0",
  },
  "type-97-chi-ha": {
    tracks: [12, 98, 17, 6, 6.2],
    body: ["10,53 18,43 76,43 98,51 96,57 14,57", "36,43 40,32 62,32 67,43", "44,32 44,28 52,28 52,32"],
    barrel: [65, 38, 14, 3.4],
    wires: "M34 27h36M36 27v6M68 27v6M52 27v4",
  },
  "type-1-ho-ni": {
    tracks: [12, 98, 17, 6, 6.2],
    body: ["10,53 18,46 76,46 98,52 96,57 14,57", "36,46 40,29 64,32 66,46"],
    barrel: [62, 39, 36, 3],
    cuts: "M46 36h10v1.6h-10Z",
  },
  "type-3-chi-nu": {
    tracks: [8, 98, 17, 6, 6.2],
    body: ["6,53 14,43 78,43 98,51 96,57 10,57", "28,43 32,29 64,29 74,35 74,43", "36,29 36,24 46,24 46,29"],
    barrel: [72, 37, 36, 3.6],
    hasBrake: true,
  },
};

const AMERICAN: Readonly<Record<string, Build>> = {
  "m3-half-track": {
    tracks: [10, 60, 15, 4, 5.2],
    body: [HALF_TRACK_BED],
    solid: disc(86, 59, 9),
    cuts: wheel(86, 59, 9) + box(60, 39, 4, 4),
    wires: "M20 41v-8h14M27 41v-8",
  },
  "m3-stuart": {
    tracks: [18, 92, 18, 4, 6],
    body: ["16,54 20,42 74,41 92,51 90,58 18,58", "40,42 41,29 60,29 64,42", "45,29 45,25 55,25 55,29"],
    barrel: [62, 36, 18, 2.6],
  },
  "m16-quad-mount": {
    tracks: [10, 60, 15, 4, 5.2],
    body: [HALF_TRACK_BED, "26,42 28,30 44,30 48,42"],
    solid: disc(86, 59, 9),
    cuts: wheel(86, 59, 9),
    limbs: "M36 34L60 14M42 37L66 17",
    wires: "M33 30L57 10M45 40L69 20",
  },
  "m4-sherman": {
    tracks: [10, 98, 18, 6, 5.4],
    body: ["10,53 12,41 74,39 97,52 95,58 12,58", "32,41 34,31 40,28 62,28 70,34 70,40", "40,28 40,24 50,24 50,28"],
    barrel: [68, 35, 28, 3.2],
  },
  "sherman-jumbo": {
    tracks: [8, 98, 19, 6, 5.6],
    body: [
      "8,55 10,40 72,38 92,44 101,53 97,58 10,58",
      "28,40 29,28 36,25 66,25 76,29 76,40",
      "38,25 38,21 49,21 49,25",
    ],
    barrel: [74, 33, 28, 3.6],
  },
  "m26-pershing": {
    tracks: [4, 100, 18, 6, 6.6],
    body: ["4,53 12,43 78,43 102,51 98,58 8,58", "24,43 26,31 36,28 64,28 78,35 76,42", "38,28 38,24 48,24 48,28"],
    barrel: [75, 36, 43, 4],
    hasBrake: true,
  },
  "m18-hellcat": {
    tracks: [10, 96, 18, 5, 7.2],
    body: ["8,52 18,44 76,44 98,51 94,58 12,58", "26,43 30,32 42,34 64,31 70,43"],
    barrel: [66, 37, 44, 3.2],
    hasBrake: true,
  },
  "m7-priest": {
    tracks: [10, 98, 18, 6, 5.4],
    body: ["10,54 12,38 62,38 76,46 97,52 95,58 12,58", "62,47 62,29 73,29 74,45"],
    barrel: [60, 37, 34, 5],
    wires: "M66 29v-5h14",
  },
};

const SOVIET: Readonly<Record<string, Build>> = {
  "bt-7": {
    tracks: [14, 98, 18, 4, 8.2],
    body: ["12,53 22,44 78,44 102,53 96,58 16,58", "38,44 43,32 62,32 65,44"],
    barrel: [63, 38, 24, 2.8],
  },
  "t-34": {
    tracks: [6, 100, 19, 5, 8],
    body: [T34_HULL, "44,41 51,30 72,30 80,41"],
    barrel: [76, 36, 26, 3.2],
  },
  "t-34-85": {
    tracks: [6, 100, 19, 5, 8],
    body: [T34_HULL, "32,41 37,28 68,28 80,35 78,41", "44,28 44,24 53,24 53,28"],
    barrel: [76, 35, 40, 3.4],
  },
  "kv-1": {
    tracks: [4, 100, 19, 6, 6.6],
    body: ["4,54 8,42 78,42 82,46 101,49 100,58 6,58", "30,42 34,26 66,26 72,30 73,42"],
    barrel: [71, 35, 26, 3.4],
    cuts: "M40 32h14v1.6h-14Z",
  },
  "is-2": {
    tracks: [2, 98, 18, 6, 6.2],
    body: ["2,53 10,42 74,42 84,42 101,53 97,58 6,58", "26,42 30,29 42,25 60,26 76,34 75,42"],
    barrel: [73, 34, 45, 5],
    hasBrake: true,
  },
  "su-100": {
    tracks: [6, 100, 19, 5, 8],
    body: ["6,50 20,44 40,43 47,30 78,30 104,52 100,58 10,58", "52,30 52,26 61,26 61,30"],
    barrel: [84, 41, 34, 3.6],
  },
  "isu-152": {
    tracks: [2, 98, 18, 6, 6.2],
    body: ["2,53 10,46 32,44 36,27 76,27 101,53 97,58 6,58", "72,46 84,36 90,38 90,46"],
    barrel: [86, 42, 30, 6],
    hasBrake: true,
  },
};

/** The launcher stands on a lorry, not on tracks. */
const KATYUSHA: Drawing = together({
  solid:
    shape("8,58 8,53 66,53 66,58") +
    shape("66,58 66,38 82,38 88,46 104,48 106,58") +
    [20, 36, 92].map((x) => disc(x, 60, 8)).join(""),
  cuts: [20, 36, 92].map((x) => wheel(x, 60, 8)).join("") + shape("70,41 80,41 84,47 70,47"),
  wires: "M8 50L70 22M10 54L74 26M30 53L44 36M48 53L54 33",
  limbs: "M14 44L30 37M36 34L52 27M24 46L40 39M46 36L62 29",
});

const BUILDS = { ...GERMAN, ...JAPANESE, ...AMERICAN, ...SOVIET };

/** Every Vehicle Unit by its card. */
export const VEHICLES: Readonly<Record<string, Drawing>> = {
  ...Object.fromEntries(Object.entries(BUILDS).map(([card, build]) => [card, built(build)])),
  katyusha: KATYUSHA,
};
