/** How each Terrain is printed on the map: a ground and a pattern on a square of 100, and a sign of 24 for its label. */

export interface Layer {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
}

export interface Ground {
  colour: string;
  layers: readonly Layer[];
  /** The outline of its sign. */
  sign: string;
}

type Spot = readonly [x: number, y: number];

/** Spots in rows, every second row shifted. */
function rows(columns: number, lines: number, shift = 0.5): Spot[] {
  const [dx, dy] = [100 / columns, 100 / lines];
  return Array.from({ length: lines }, (_, line) =>
    Array.from({ length: columns + 1 }, (_, column): Spot => [
      Math.round((column + (line % 2 ? shift : 0)) * dx * 10) / 10,
      Math.round((line + 0.5) * dy * 10) / 10,
    ]),
  ).flat();
}

/** Return *motif*, a path that begins where it is put, at every spot. */
function scattered(spots: readonly Spot[], motif: string): string {
  return spots.map(([x, y]) => `M${x} ${y}${motif}`).join("");
}

const TUFT = "l-2-6m2 6v-8m0 8l2-6";
const CONIFER = "m0-9l5 9h-3l4 7h-12l4-7h-3z";
const BROADLEAF = "m-6 0q-3-9 4-10q5-4 8 2q6 4 1 9q-5 4-13-1z";
const BLADE = "q3-9 11-9q-3 9-11 9zq-9-2-11 5q9 2 11-5zq1 8 8 9q0-8-8-9zq-3-8-10-8q2 8 10 8z";
const REED = "h10m-5-1l-3-6m3 6v-8m0 8l3-6";
const MINE = "m-4 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0zm4-4v-3m4 7h3m-11 0h-3m7 4v3";
const FLAKE = "m-4 0h8m-6-3.4l4 6.8m0-6.8l-4 6.8";
const CRATE = "m-8-7h16v14h-16zm0 0l16 14";

export const GROUNDS: Readonly<Record<string, Ground>> = {
  "open-ground": {
    colour: "#e9e4b9",
    layers: [
      { d: scattered(rows(4, 5), TUFT), stroke: "#8a9445", width: 1.3 },
      { d: "M0 30Q30 22 55 31T100 26M0 78Q40 70 62 79T100 74", stroke: "#c9c284", width: 1.6 },
    ],
    sign: "M3 20h18v2H3zM6 19L4 9l4 7l1-9l3 9l2-11l1 11l4-8l-2 11z",
  },
  forest: {
    colour: "#bccb8e",
    layers: [{ d: scattered(rows(5, 5), CONIFER), fill: "#3f6b34", stroke: "#27471f", width: 0.9 }],
    sign: "M12 1l6 8h-3l5 6h-3l4 5h-7v3h-4v-3H3l4-5H4l5-6H6z",
  },
  hills: {
    colour: "#ead7a6",
    layers: [
      {
        d: "M-8 70Q-6 20 34 16T82 40T58 92T-8 70M4 66Q6 32 36 28T70 46T50 78T4 66M16 62Q18 42 38 40T57 52T42 66T16 62M70 110Q68 84 90 78T120 92M80 112Q80 94 96 90",
        stroke: "#a4682a",
        width: 2.4,
      },
      { d: "M-8 70Q-6 20 34 16T82 40T58 92T-8 70", fill: "#a4682a22" },
      { d: "M16 62Q18 42 38 40T57 52T42 66T16 62", fill: "#a4682a44" },
      { d: "M62 -6Q66 14 88 16T112 2M74 -6Q78 6 90 6T104 -4", stroke: "#a4682a", width: 2.4 },
    ],
    sign: "M1 21q4-11 8-11q3 0 5 4q2-3 4-3q3 0 5 10zM9 6q2-3 5 0",
  },
  marsh: {
    colour: "#cfdcc2",
    layers: [
      { d: scattered(rows(4, 6), REED), stroke: "#3d7663", width: 1.5 },
      { d: "M0 12h22M36 12h30M78 12h22M10 46h34M62 46h26M0 79h18M30 79h36M80 79h20", stroke: "#4a8ea3", width: 2 },
    ],
    sign: "M2 20h8v2H2zM13 20h9v2h-9zM5 15h14v2H5zM11 14V3h2v11zM7 14L4 6l5 7zM17 14l3-8l-5 7zM10.500 2h3v5h-3z",
  },
  river: {
    colour: "#e2e4bd",
    layers: [
      { d: "M-12 92Q20 96 34 66T66 34T112 8", stroke: "#2f6f9f", width: 36 },
      { d: "M-12 92Q20 96 34 66T66 34T112 8", stroke: "#7db4d6", width: 31 },
      {
        d: "M-6 86Q18 88 29 62M8 100Q34 92 42 68T74 42M40 54Q50 34 70 24T110 4M60 52Q76 36 106 22",
        stroke: "#e6f2f8",
        width: 1.6,
        dash: "9 6",
      },
    ],
    sign: "M7 1h9q-7 5 1 10q7 5-1 12H5q9-6 2-11q-8-5 0-11z",
  },
  town: {
    colour: "#eadfca",
    layers: [
      {
        d: "M3 4h24v17H3zM35 4h15v24H35zM58 3h18v14H58zM83 6h17v20H83zM4 30h14v22H4zM24 37h18v15H24zM70 28h22v13H70zM60 50h17v20H60zM84 50h16v14H84zM3 62h22v14H3zM33 62h18v22H33zM4 84h18v16H4zM58 80h24v16H58zM88 74h12v22H88z",
        fill: "#a85a41",
        stroke: "#5f2d1f",
        width: 1.2,
      },
      {
        d: "M3 12h24M35 15h15M58 10h18M83 16h17M4 41h14M24 44h18M70 34h22M60 60h17M3 69h22M33 73h18M58 88h24",
        stroke: "#5f2d1f",
        width: 0.9,
      },
    ],
    sign: "M1 22V12l5-5l5 5v10H8v-5H5v5zM12 22V9l5-7l6 7v13h-4v-6h-3v6z",
  },
  ruins: {
    colour: "#d6cdbf",
    layers: [
      {
        d: "M3 22V4h12l2 4l4-3l6 1v6M35 26V6l4 3l5-4h6v8M58 16V4h9l2 4l7-2M84 24V8l6 3l4-4h6M4 50V34l5-3l3 5h6M26 52V38h6l2 5l8-4v13M72 40V30h9l3 4l8-3v9M60 70V54l5 2l4-5h8M86 64V54h6l2 4l6-2M4 76V62h9l3 5l9-3M34 82V66l6 3l4-6h6v10M4 98V86h8l3 4l7-3M58 96V82h9l4 5l10-4v13M88 94V78l6 3l6-5",
        stroke: "#4b453d",
        width: 2.2,
      },
      {
        d: scattered(
          rows(6, 7).map(([x, y]): Spot => [x + 3, y - 2]),
          "h3l-1.500 2.600z",
        ),
        fill: "#7b7366",
      },
    ],
    sign: "M2 22V10l3-3l1 4l4-6l3 5l2-2v4l3-2l4 4v8h-5v-5h-4v5h-3v-7H6v7z",
  },
  minefield: {
    colour: "#e9dcae",
    layers: [
      { d: scattered(rows(4, 4), MINE), fill: "#2c2a22", stroke: "#2c2a22", width: 1.4 },
      { d: "M13 13H87V87H13Z", stroke: "#ad211a", width: 2.6, dash: "7 5" },
    ],
    sign: "M12 7a6.500 6.500 0 1 1 0 13a6.500 6.500 0 1 1 0-13zM11 1h2v5h-2zM1 12.500h5v2H1zM18 12.500h5v2h-5zM4 5l1.400-1.400L9 7.200L7.600 8.600zM20 5l-1.400-1.400L15 7.200l1.400 1.400z",
  },
  desert: {
    colour: "#f2dca0",
    layers: [
      {
        d: "M-6 22Q20 2 46 20Q30 16 22 28M40 52Q70 30 106 50Q84 46 76 60M-10 84Q22 62 52 82Q34 80 28 92M66 96Q82 82 108 92",
        stroke: "#b07f2c",
        width: 2.2,
      },
      { d: scattered(rows(10, 11), "h1.600"), stroke: "#b98f44", width: 1.6 },
    ],
    sign: "M1 20q5-9 11-9q-3 3-2 7q4-6 13-4q-5 2-5 6zM17 3a3 3 0 1 1 0 6a3 3 0 1 1 0-6z",
  },
  road: {
    colour: "#e4dfb6",
    layers: [
      { d: scattered(rows(3, 4), TUFT), stroke: "#a3a75c", width: 1.2 },
      { d: "M-5 34L105 12M38 26L14 105", stroke: "#3a382f", width: 21 },
      { d: "M-5 34L105 12M38 26L14 105", stroke: "#f8f3e2", width: 15.5 },
      { d: "M-5 34L105 12M35 36L14 105", stroke: "#3a382f", width: 2, dash: "8 6" },
    ],
    sign: "M9 2h2v4h2V2h2l6 20h-7v-5h-4v5H3zM11 9v4h2V9z",
  },
  jungle: {
    colour: "#7d9c55",
    layers: [
      { d: scattered(rows(4, 5), BLADE), fill: "#2c5429", stroke: "#1a351a", width: 0.8 },
      { d: scattered(rows(3, 3), BROADLEAF), fill: "#4c7a38", stroke: "#1a351a", width: 0.8 },
    ],
    sign: "M11 22q-1-8 1-12q-6-3-9 2q0-7 8-5q-3-5-7-4q6-4 9 2q2-6 8-4q-5 1-6 5q7-2 7 6q-3-6-8-3q-1 5 0 13z",
  },
  ridge: {
    colour: "#ddcba8",
    layers: [
      { d: "M-4 60L14 34L28 48L46 14L62 40L78 22L104 52", stroke: "#5d3b1c", width: 4.5 },
      {
        d: "M4 50l2 16M12 40l3 20M20 44l2 18M30 48l3 18M37 34l3 28M45 20l3 36M53 28l3 28M62 42l3 18M70 34l3 22M79 26l3 26M88 34l3 22M97 46l3 18",
        stroke: "#7b5328",
        width: 2,
      },
      {
        d: "M0 84l3 10M14 78l3 12M28 82l3 10M42 76l3 14M56 80l3 12M70 74l3 14M84 80l3 12M97 76l3 12",
        stroke: "#a98656",
        width: 1.8,
      },
    ],
    sign: "M0 21L7 8l4 5l5-10l8 18h-3l-1-6l-2 6h-2l-1-9l-2 9h-2l-1-6l-2 6H8l-1-7l-2 7z",
  },
  "field-depot": {
    colour: "#dfd6b6",
    layers: [
      {
        d: scattered(
          [
            [13, 13],
            [36, 13],
            [84, 16],
            [13, 36],
            [84, 84],
            [61, 87],
            [84, 61],
            [16, 84],
            [61, 15],
            [88, 38],
            [38, 86],
            [12, 61],
          ],
          CRATE,
        ),
        fill: "#b08a4e",
        stroke: "#5c4119",
        width: 1.6,
      },
      { d: "M24 60L76 40M30 74L72 58", stroke: "#b5a877", width: 3, dash: "5 4" },
    ],
    sign: "M2 12h9v10H2zM13 12h9v10h-9zM7.500 1h9v10h-9z",
  },
  "frozen-steppe": {
    colour: "#eff4f6",
    layers: [
      { d: scattered(rows(4, 5), FLAKE), stroke: "#86a9bd", width: 1.4 },
      {
        d: "M-4 24L18 30L30 22L52 34L70 26L104 38M-4 72L20 66L40 78L62 68L84 80L104 74M30 22L36 8M62 68L58 52",
        stroke: "#6d97b0",
        width: 1.5,
      },
    ],
    sign: "M11 1h2v22h-2zM1 11h22v2H1zM4.500 5.900l1.400-1.400l13.600 13.600l-1.400 1.400zM18.100 4.500l1.400 1.400L5.900 19.500l-1.400-1.400z",
  },
};

/** The signs of the Terrain Modifiers, on a square of 24, as an engineer's map has them. */
export const MODIFIER_SIGNS: Readonly<Record<string, string>> = {
  "trench-line": "M1 10h4V6h5v4h4V6h5v4h4v3h-7V9h-1v4H9V9H8v4H1zM3 16h18v2H3z",
  "barbed-wire": "M1 11h22v2H1zM4 6l6 12h-2L2 6zM10 6L4 18h2L12 6zM14 6l6 12h-2L12 6zM22 6l-6 12h2L24 6z",
  "mine-belt":
    "M7 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM17 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM6 3h2v4H6zM16 3h2v4h-2zM6 17h2v4H6zM16 17h2v4h-2z",
  "tank-traps": "M1 20L6 6h2l5 14zM12 20l5-14h2l5 14z",
  bunker: "M3 20V12q0-7 9-7t9 7v8zM6 11v3h12v-3z",
  "camouflage-nets": "M2 18Q7 4 12 9t10-3v12zM6 12v4h3v-4zM12 12v4h3v-4zM17 11v5h3v-5z",
  "pontoon-bridge": "M1 7h22v4H1zM3 12h4v6q-4 0-4-3zM10 12h4v6h-4zM17 12h4v3q0 3-4 3z",
  "repair-park": "M4 3l5 5v3l-2 2H4L0 9l3 1l3-1V6zM9 12l3-3l10 10l-3 3z",
  "observation-post":
    "M1 12q11-14 22 0q-11 14-22 0zm11-4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zm0 2.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3z",
  "command-post": "M4 1h2v22H4zM7 2h14l-4 5l4 5H7z",
  "corduroy-road": "M2 3h20v4H2zM2 10h20v4H2zM2 17h20v4H2z",
  "burning-fuel-dump": "M12 1q1 5 5 8t3 8q-2 6-8 6t-8-5q-1-4 2-7q1 3 3 3q-2-8 3-13z",
  "flooded-ground":
    "M1 8q3-4 6 0t6 0t6 0t4-1v4q-4 3-7 0t-5 0t-6 0t-4 0zM1 15q3-4 6 0t6 0t6 0t4-1v4q-4 3-7 0t-5 0t-6 0t-4 0z",
};
