/** What a recognition drawing is made of: a few shapes on a sheet of 120 by 72, facing right, the ground at 68. */

export const SHEET = { width: 120, height: 72, ground: 68 } as const;

/** Outlines by how they are drawn; each is the data of a path, and may be empty. */
export interface Drawing {
  /** Filled with ink. */
  solid: string;
  /** Thick round strokes of ink: arms, legs, barrels. */
  limbs: string;
  /** Thin strokes of ink: rifles, wires, rigging. */
  wires: string;
  /** What is cut out of the ink: wheels, slits. */
  cuts: string;
  /** How the whole is turned on its sheet. */
  transform?: string;
}

export const NOTHING: Drawing = { solid: "", limbs: "", wires: "", cuts: "" };
type Layer = "solid" | "limbs" | "wires" | "cuts";

/** Return the drawings laid over one another. */
export function together(...drawings: readonly Partial<Drawing>[]): Drawing {
  const all = (layer: Layer) => drawings.map((drawing) => drawing[layer] ?? "").join("");
  return { solid: all("solid"), limbs: all("limbs"), wires: all("wires"), cuts: all("cuts") };
}

/** Return a closed shape through points written `x,y x,y …`. */
export function shape(points: string): string {
  return points === "" ? "" : `M${points.split(" ").join("L")}Z`;
}

/** Return a full circle. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

/** Return an upright box. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}
