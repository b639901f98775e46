/** The screens of a print as outlines on a window of 120 by 90: dots, rays, bars, checks, rings, bolts. */

import type { Print } from "./art";

export const WIDTH = 120;
export const HEIGHT = 90;

const REACH = 100;
const round = (value: number) => Math.round(value * 10) / 10;

/** Return the outline of the screen; it is filled. */
export function screenOf(print: Print): string {
  const middle = { x: (print.x / 100) * WIDTH, y: (print.y / 100) * HEIGHT };
  switch (print.screen) {
    case "dots":
      return grid(print, (at, size) => dot(at, size * 0.62), middle);
    case "checks":
      return grid(print, (at, size) => diamond(at, size * 0.74), middle);
    case "rays":
      return rays(print, middle);
    case "rings":
      return rings(print, middle);
    case "bars":
      return bars(print);
    case "bolts":
      return bolts(print);
  }
}

interface Point {
  x: number;
  y: number;
}

/** Return marks on a slanted grid that grow away from *middle*, as tones do in a halftone. */
function grid(print: Print, mark: (at: Point, size: number) => string, middle: Point): string {
  const { pitch, slant } = print;
  const turn = (slant * Math.PI) / 180;
  const marks: string[] = [];
  for (let row = -REACH; row <= REACH; row += pitch) {
    for (let column = -REACH; column <= REACH; column += pitch) {
      const at = {
        x: WIDTH / 2 + column * Math.cos(turn) - row * Math.sin(turn),
        y: HEIGHT / 2 + column * Math.sin(turn) + row * Math.cos(turn),
      };
      const isSeen = at.x > -5 && at.x < WIDTH + 5 && at.y > -5 && at.y < HEIGHT + 5;
      const tone = Math.min(1, Math.hypot(at.x - middle.x, at.y - middle.y) / 85);
      if (isSeen && tone > 0.18) marks.push(mark(at, (pitch / 1.5) * tone));
    }
  }
  return marks.join("");
}

function dot({ x, y }: Point, radius: number): string {
  const r = round(radius);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function diamond({ x, y }: Point, radius: number): string {
  const r = round(radius);
  return `M${round(x)} ${round(y - r)}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;
}

function rays(print: Print, middle: Point): string {
  const count = 8 + print.pitch;
  const half = Math.PI / count / 2;
  return Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count + (print.slant * Math.PI) / 180;
    const corner = (turned: number) =>
      `${round(middle.x + 160 * Math.cos(angle + turned))} ${round(middle.y + 160 * Math.sin(angle + turned))}`;
    return `M${round(middle.x)} ${round(middle.y)}L${corner(-half)}L${corner(half)}z`;
  }).join("");
}

function rings(print: Print, middle: Point): string {
  const count = Math.ceil(140 / (print.pitch * 1.6));
  return Array.from({ length: count }, (_, at) => {
    const outer = (at + 1) * print.pitch * 1.6;
    return dot(middle, outer) + hole(middle, outer - print.pitch * 0.55);
  }).join("");
}

/** Return a circle drawn the other way round, which cuts a hole. */
function hole({ x, y }: Point, radius: number): string {
  const r = round(radius);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

/** Return slanted bars that grow thicker from one side to the other. */
function bars(print: Print): string {
  const turn = (print.slant * Math.PI) / 180;
  const along = { x: Math.cos(turn) * 130, y: Math.sin(turn) * 130 };
  const across = { x: -Math.sin(turn), y: Math.cos(turn) };
  const found: string[] = [];
  for (let at = -REACH; at <= REACH; at += print.pitch) {
    const thick = (print.pitch * 0.85 * (at + REACH)) / (2 * REACH);
    const x = WIDTH / 2 + across.x * at - along.x;
    const y = HEIGHT / 2 + across.y * at - along.y;
    const step = `${round(across.x * thick)} ${round(across.y * thick)}`;
    const back = `${round(-2 * along.x)} ${round(-2 * along.y)}`;
    found.push(`M${round(x)} ${round(y)}l${round(2 * along.x)} ${round(2 * along.y)}l${step}l${back}z`);
  }
  return found.join("");
}

/** Return zigzags across the window, thicker towards the bottom. */
function bolts(print: Print): string {
  const step = print.pitch * 1.3;
  const rows = Math.ceil(HEIGHT / (step * 1.4)) + 2;
  return Array.from({ length: rows }, (_, row) => {
    const top = (row - 1) * step * 1.4;
    const thick = 1.5 + (row / rows) * step * 0.7;
    const teeth = Math.ceil(WIDTH / step) + 1;
    const there = Array.from({ length: teeth }, (_, at) => `L${round(at * step)} ${round(top + (at % 2) * step)}`);
    const back = there.toReversed().map((_, at) => {
      const tooth = teeth - 1 - at;
      return `L${round(tooth * step)} ${round(top + thick + (tooth % 2) * step)}`;
    });
    return `M0 ${round(top)}${there.join("")}${back.join("")}z`;
  }).join("");
}
