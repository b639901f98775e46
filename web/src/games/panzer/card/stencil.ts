/** Stencil lettering: figures and capitals as strokes with bridges, on a field of 10 by 14. */

/** Strokes of a letter, separated by bars; each is a run of points. */
const GLYPHS: Readonly<Record<string, string>> = {
  "0": "4.4,0 2,0 0,2 0,12 2,14 4.4,14|5.6,0 8,0 10,2 10,12 8,14 5.6,14",
  "1": "1.5,3 5,0 5,6.4|5,7.6 5,14",
  "2": "0,3 2,0 8,0 10,2 10,5 8,7 5.6,7|4.4,7 2,7 0,9 0,14 10,14",
  "3": "0,0 8,0 10,2 10,6|10,8 10,12 8,14 0,14|3,7 8,7",
  "4": "6.5,0 0,9.5 5.2,9.5|8,4 8,14",
  "5": "10,0 0,0 0,6 4.4,6|5.6,6 8,6 10,8 10,12 8,14 0,14",
  "6": "9,0 2,0 0,2 0,12 2,14 4.4,14|5.6,14 8,14 10,12 10,8 8,6 2.8,6",
  "7": "0,0 10,0 10,2 7.6,6|6.4,8 4.4,14",
  "8": "4.4,0 2,0 0,2 0,5 2,7 0,9 0,12 2,14 4.4,14|5.6,0 8,0 10,2 10,5 8,7 10,9 10,12 8,14 5.6,14|3.6,7 6.4,7",
  "9": "7.2,8 2,8 0,6 0,2 2,0 4.4,0|5.6,0 8,0 10,2 10,12 8,14 1,14",
  A: "0,14 0,3 3,0 4.4,0|5.6,0 7,0 10,3 10,14|2.6,9 7.4,9",
  B: "0,5.6 0,0 7,0 9,2 9,5 7,7 2,7|0,8.4 0,14 8,14 10,12 10,9 8.4,7.4",
  C: "4.4,0 2,0 0,2 0,12 2,14 4.4,14|5.6,0 8,0 10,2 10,4|5.6,14 8,14 10,12 10,10",
  D: "0,0 0,14|2.6,0 7,0 10,3 10,11 7,14 2.6,14",
  E: "10,0 0,0 0,14 10,14|2.6,7 8,7",
  F: "10,0 0,0 0,14|2.6,7 8,7",
  G: "4.4,0 2,0 0,2 0,12 2,14 4.4,14|5.6,0 8,0 10,2 10,3.6|5.6,14 10,14 10,8 6,8",
  H: "0,0 0,14|10,0 10,14|2.6,7 7.4,7",
  I: "5,-1 5,6.6|5,7.4 5,15",
  J: "10,0 10,11 7,14 5.6,14|4.4,14 3,14 0,11 0,10",
  K: "0,0 0,14|9.5,0 2.8,7 9.5,14",
  L: "0,0 0,14 10,14",
  M: "0,14 0,0 4.2,6|5.8,6 10,0 10,14",
  N: "0,14 0,0 4,5.6|6,8.4 10,14 10,0",
  O: "4.4,0 2,0 0,2 0,12 2,14 4.4,14|5.6,0 8,0 10,2 10,12 8,14 5.6,14",
  P: "0,14 0,0 7,0 10,2.5 10,5.5 7,8 2.6,8",
  Q: "4.4,0 2,0 0,2 0,12 2,14 4.4,14|5.6,0 8,0 10,2 10,12 8,14 5.6,14|6,10 11,15",
  R: "0,14 0,0 7,0 10,2.5 10,5.5 7,8 2.6,8|6,9.6 10,14",
  S: "10,3 8,0 2,0 0,2 0,5 2,7 4.4,7|5.6,7 8,7 10,9 10,12 8,14 2,14 0,11",
  T: "0,0 10,0|5,2.6 5,14",
  U: "0,0 0,11 3,14 4.4,14|5.6,14 7,14 10,11 10,0",
  V: "0,0 4.2,13|5.8,13 10,0",
  W: "0,0 2.4,14 4.5,6|5.5,6 7.6,14 10,0",
  X: "0,0 4.4,6|6,8 10,14|10,0 0,14",
  Y: "0,0 4,6.5|10,0 6,6.5|5,8.6 5,14",
  Z: "0,0 10,0 5.6,6.2|4.4,7.8 0,14 10,14",
  "+": "5,3 5,11|1,7 9,7",
  "−": "1,7 9,7",
};

/** How far the letters are apart, and how much room their strokes need around them. */
const PITCH = 15.5;
const EDGE = 2;

/** How much narrower than other letters a stroke of a Roman figure is. */
const NARROW: Readonly<Record<string, number>> = { I: 7.5, "1": 2 };

export interface Lettering {
  width: number;
  height: number;
  path: string;
}

/** Return *text* as strokes; what is not in the stencil is left out as a space. */
export function lettering(text: string): Lettering {
  let at = EDGE;
  let path = "";
  for (const letter of text.toUpperCase()) {
    const narrow = NARROW[letter] ?? 0;
    path += strokes(GLYPHS[letter] ?? "", at - narrow / 2);
    at += letter === " " ? PITCH * 0.55 : PITCH - narrow;
  }
  return { width: at - PITCH + 10 + EDGE + endNarrow(text), height: 14 + 2 * EDGE, path };
}

/** A narrow last letter leaves its room at the end. */
function endNarrow(text: string): number {
  return (NARROW[text.at(-1)?.toUpperCase() ?? ""] ?? 0) / 2;
}

function strokes(glyph: string, x: number): string {
  return glyph
    .split("|")
    .filter((run) => run !== "")
    .map(
      (run) =>
        `M${run
          .split(" ")
          .map((point) => moved(point, x))
          .join("L")}`,
    )
    .join("");
}

function moved(point: string, x: number): string {
  const [dx = 0, dy = 0] = point.split(",").map(Number);
  return `${Math.round((dx + x) * 10) / 10} ${dy + EDGE}`;
}
