/** Soldiers in a few strokes: head, helmet, back, arms, legs, and what they carry. Poses stand on the ground at 0. */

import { type Drawing, SHEET, together } from "./drawing";

type Stroke = readonly number[];

interface Pose {
  head: readonly [x: number, y: number];
  limbs: readonly Stroke[];
  /** What is carried: thin strokes. */
  wires?: readonly Stroke[];
}

const POSES = {
  /** Walking on, the rifle across the chest. */
  advance: {
    head: [1, -43],
    limbs: [
      [0, -37, -2, -22],
      [-2, -22, 6, -12, 4, 0],
      [-2, -22, -8, -11, -13, -2],
      [0, -35, 5, -28, 10, -31],
    ],
    wires: [[-6, -27, 18, -37]],
  },
  /** Running at somebody, bayonet first. */
  charge: {
    head: [10, -40],
    limbs: [
      [7, -34, -2, -21],
      [-2, -21, 9, -14, 8, 0],
      [-2, -21, -10, -12, -18, -8],
      [7, -33, 10, -26, 17, -27],
    ],
    wires: [[-2, -24, 32, -31]],
  },
  /** Down on one knee, a tube on the shoulder. */
  kneel: {
    head: [3, -31],
    limbs: [
      [1, -25, -2, -12],
      [-2, -12, 9, -12, 9, 0],
      [-2, -12, -5, -1, -14, 0],
      [1, -24, 8, -19, 12, -25],
    ],
  },
  /** On the belly. */
  prone: {
    head: [4, -13],
    limbs: [
      [0, -8, -16, -3],
      [-16, -3, -30, -1],
      [0, -7, 6, -2, 12, -6],
    ],
  },
  /** Upright on a saddle or a rope, hands in front. */
  sit: {
    head: [2, -41],
    limbs: [
      [0, -35, -4, -20],
      [-4, -20, 7, -17, 5, -6],
      [0, -33, 9, -27, 14, -27],
    ],
  },
  /** Hanging in a harness. */
  hang: {
    head: [0, -24],
    limbs: [
      [0, -18, 0, -8],
      [0, -8, 3, 0],
      [0, -8, -3, 0],
      [0, -17, 6, -24],
      [0, -17, -6, -24],
    ],
  },
  /** Bent over work, a tool in both hands. */
  work: {
    head: [12, -33],
    limbs: [
      [8, -29, -4, -20],
      [-4, -20, 3, -10, 0, 0],
      [-4, -20, -9, -10, -12, 0],
      [8, -28, 13, -18, 20, -15],
    ],
  },
} satisfies Readonly<Record<string, Pose>>;

export type PoseName = keyof typeof POSES;

const place = (value: number) => Math.round(value * 10) / 10;

/** Return somebody in a pose whose feet are at *x*, drawn at a scale. */
export function figure(name: PoseName, x: number, scale = 1, y: number = SHEET.ground): Drawing {
  const { head, limbs, wires = [] }: Pose = POSES[name];
  const at = (dx: number, dy: number) => `${place(x + dx * scale)} ${place(y + dy * scale)}`;
  const stroke = (points: Stroke) =>
    points.reduce((path, dx, i) => (i % 2 ? path : `${path}${i ? "L" : "M"}${at(dx, points[i + 1] ?? 0)}`), "");
  const [hx, hy] = head;
  const r = place(4.6 * scale);
  const face = `M${at(hx - 4.2, hy)}a${r} ${r} 0 0 0 ${place(8.8 * scale)} 0Z`;
  const brim = `M${at(hx - 7, hy + 0.4)}h${place(14.4 * scale)}a${place(7 * scale)} ${place(6.6 * scale)} 0 0 0 ${place(-14.4 * scale)} 0Z`;
  return together({ solid: face + brim, limbs: limbs.map(stroke).join(""), wires: wires.map(stroke).join("") });
}
