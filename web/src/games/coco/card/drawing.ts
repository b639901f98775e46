/** The geometry of the prints, in a field of 100 by 100. */

import type { Colour, Shape } from "./cards";

export const OUTLINES: Record<Shape, string> = {
  triangle: "M50 13 L91 84 L9 84 Z",
  square: "M17 17 H83 V83 H17 Z",
  circle: "M50 12 A38 38 0 1 1 50 88 A38 38 0 1 1 50 12 Z",
};

/** Helping lines as a draughtsman leaves them. */
export const CONSTRUCTION: Record<Shape, string> = {
  triangle: "M50 2 V98 M2 84 H98 M50 60.3 L91 84 M50 60.3 L9 84",
  square: "M17 2 V98 M83 2 V98 M2 17 H98 M2 83 H98 M17 17 L83 83 M83 17 L17 83",
  circle: "M50 2 V98 M2 50 H98 M23 23 L77 77 M77 23 L23 77",
};

export const CORNERS: Record<Shape, [number, number][]> = {
  triangle: [
    [50, 13],
    [91, 84],
    [9, 84],
  ],
  square: [
    [17, 17],
    [83, 17],
    [83, 83],
    [17, 83],
  ],
  circle: [[50, 50]],
};

/** Each colour has a mark of its own, in a field of 24 by 24: grass, water, fire. */
export const MARKS: Record<Colour, string> = {
  green: "M4 12l8-7 8 7M4 20l8-7 8 7",
  blue: "M2 8c3.3-4 6.7-4 10 0s6.7 4 10 0M2 17c3.3-4 6.7-4 10 0s6.7 4 10 0",
  red: "M12 2v20M2 12h20M5 5l14 14M19 5L5 19",
};

/** Diagonal stripes over the whole field. */
export const STRIPES = Array.from({ length: 15 }, (_, at) => `M${at * 14 - 98} 100 L${at * 14 + 2} 0`).join(" ");

/** A piece of cloth cut with pinking shears: it shows a pattern and is no shape that anybody would name. */
export const SWATCH = pinked(20, 8, 5, 7, 6);

/** Return the outline of a panel with *across* by *down* teeth, half a tooth being *half* wide, from its upper left corner. */
function pinked(left: number, top: number, across: number, down: number, half: number): string {
  const depth = half / 1.5;
  const teeth = (count: number, there: string, back: string) => Array.from({ length: count }, () => there + back);
  return [
    `M${left} ${top}`,
    ...teeth(across, `l${half} ${-depth}`, `l${half} ${depth}`),
    ...teeth(down, `l${depth} ${half}`, `l${-depth} ${half}`),
    ...teeth(across, `l${-half} ${depth}`, `l${-half} ${-depth}`),
    ...teeth(down, `l${-depth} ${-half}`, `l${depth} ${-half}`),
    "Z",
  ].join(" ");
}
