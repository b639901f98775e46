/** Aircraft from above, as on a recognition chart: half an outline, mirrored, and banked a little. */

import { box, disc, type Drawing, NOTHING, shape } from "./drawing";

/** Half of an aircraft that flies to the top: points right of its axis, from nose to tail; the axis is at 0, the middle at 0. */
interface Plan {
  half: string;
  /** Discs beside the axis: engines, floats. */
  engines?: readonly (readonly [x: number, y: number, radius: number])[];
  /** Boxes cut out of the ink: canopies, control surfaces. */
  cuts?: string;
}

const PLANS: Readonly<Record<string, Plan>> = {
  stuka: {
    half: "0,-33 3,-31 4,-16 14,-13 46,-6 47,0 40,3 14,3 5,4 3,20 14,23 14,28 3,29 0,31",
    cuts: box(-1.6, -10, 3.2, 12),
  },
  "a6m-zero": {
    half: "0,-31 4,-29 5,-15 40,-9 45,-5 43,-1 30,3 5,4 3,19 14,22 15,25 12,27 3,27 0,32",
    cuts: box(-1.8, -9, 3.6, 11),
  },
  "d3a-val": {
    half: "0,-31 4,-29 5,-16 26,-15 40,-11 45,-6 40,-1 26,2 5,4 3,18 13,20 15,24 11,27 3,28 0,32",
    engines: [[19, -14, 3]],
    cuts: box(-1.6, -9, 3.2, 14),
  },
  "p-47-thunderbolt": {
    half: "0,-33 6,-32 7,-16 30,-15 42,-10 44,-5 38,1 24,4 7,5 4,20 16,22 18,26 14,28 4,29 0,32",
    cuts: box(-2, -8, 4, 8),
  },
  "b-25-mitchell": {
    half: "0,-33 4,-30 5,-14 13,-13 14,-21 20,-21 21,-13 50,-8 51,-3 21,1 20,9 14,9 13,2 5,3 3,20 18,20 18,17 21,17 21,29 18,29 18,26 3,27 0,31",
    cuts: box(-1.6, -27, 3.2, 6) + box(-1.6, -10, 3.2, 8),
  },
  "l-4-spotter": {
    half: "0,-29 3,-28 3.6,-19 44,-19 46,-16 46,-10 43,-8 4,-8 2,21 12,22 13,27 2,28 0,31",
    cuts: box(-2, -17, 4, 7),
  },
  "il-2-sturmovik": {
    half: "0,-34 4,-31 5,-16 46,-9 48,-4 44,1 20,4 5,4 3,20 15,22 16,26 3,28 0,31",
    engines: [[15, -13, 3.4]],
    cuts: box(-1.8, -9, 3.6, 12),
  },
  "yak-9": {
    half: "0,-34 3,-31 4,-14 39,-6 41,-3 38,0 22,4 4,4 2.6,20 13,23 14,26 3,27 0,31",
    cuts: box(-1.5, -6, 3, 9),
  },
  "po-2-night-bombers": {
    half: "0,-29 3,-27 3,-20 44,-20 45,-12 3,-12 3,-8 41,-6 42,1 3,1 2,20 13,21 14,27 2,28 0,31",
    cuts: box(-1.5, -6, 3, 4) + box(-1.5, 1, 3, 4),
  },
};

/** Return the points of *half* and of its mirror image, as one closed shape. */
function mirrored(half: string): string {
  const points = half.split(" ").map((point) => point.split(",").map(Number) as [number, number]);
  const left = points.toReversed().map(([x, y]) => `${-x},${y}`);
  return shape([...points.map(([x, y]) => `${x},${y}`), ...left].join(" "));
}

function flown({ half, engines = [], cuts = "" }: Plan): Drawing {
  const pods = engines.map(([x, y, radius]) => disc(x, y, radius) + disc(-x, y, radius)).join("");
  const propeller = "M-11-34.5h22";
  return {
    ...NOTHING,
    solid: mirrored(half) + pods,
    cuts,
    wires: engines.length === 0 ? propeller : "",
    transform: "translate(60 36) rotate(28) scale(0.98)",
  };
}

/** Every Aircraft Unit by its card. */
export const AIRCRAFT: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(PLANS).map(([card, plan]) => [card, flown(plan)]),
);
