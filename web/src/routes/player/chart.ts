/** A rating over time as a line: points in a box, the newest at the right. */

export interface Box {
  width: number;
  height: number;
}

/** Return where each of *values* stands in a box, the highest at the top; equal ones stand in the middle. */
export function pointsOf(values: readonly number[], { width, height }: Box): [x: number, y: number][] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, at) => [
    Math.round(at * step * 10) / 10,
    Math.round((high === low ? height / 2 : height - ((value - low) / (high - low)) * height) * 10) / 10,
  ]);
}

/** Return the line through *points* as a path. */
export function pathOf(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** Return `+12`, `−3`, `±0`. */
export function gainText(gain: number): string {
  return gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : "±0";
}

/** Return `1st`, `2nd`, `3rd`, `4th`. */
export function placeText(place: number): string {
  const ending = { 1: "st", 2: "nd", 3: "rd" }[place % 10];
  return `${place}${ending === undefined || (place > 10 && place < 14) ? "th" : ending}`;
}

/** Return `1 match`, `2 matches`. */
export function matchesText(count: number): string {
  return `${count} ${count === 1 ? "match" : "matches"}`;
}
