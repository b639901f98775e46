/** Guns from the side: wheels, trail, shield, barrel. */

import { box, disc, type Drawing, shape, together } from "./drawing";
import { wheel } from "./vehicles";

interface Carriage {
  wheel: readonly [x: number, radius: number];
  /** Where the trail rests on the ground behind. */
  trail: number;
  /** The shield as points; empty for a gun without. */
  shield: string;
  /** The barrel as points. */
  barrel: string;
  more?: Partial<Drawing>;
}

function mounted({ wheel: [x, radius], trail, shield, barrel, more = {} }: Carriage): Drawing {
  const y = 68 - radius;
  return together(
    {
      solid: shape(shield) + shape(barrel) + disc(x, y, radius),
      limbs: `M${x} ${y}L${trail} 66h-5`,
      cuts: wheel(x, y, radius),
    },
    more,
  );
}

const spokes = (x: number, y: number, radius: number) =>
  [0, 45, 90, 135]
    .map((angle) => {
      const [dx, dy] = [radius * Math.cos((angle * Math.PI) / 180), radius * Math.sin((angle * Math.PI) / 180)];
      return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
    })
    .join("");

/** Every Gun Unit by its card. */
export const GUNS: Readonly<Record<string, Drawing>> = {
  "lefh-18": mounted({
    wheel: [56, 14],
    trail: 12,
    shield: "58,54 64,30 69,31 66,54",
    barrel: "44,48 42,42 102,18 104,24",
    more: { wires: spokes(56, 54, 12), solid: shape("44,50 46,44 72,35 74,41") },
  }),
  "flak-88": together({
    solid: shape("30,52 36,42 52,34 60,52") + shape("36,44 33,38 98,3 101,8") + shape("54,56 60,28 65,29 62,56"),
    limbs: "M10 62H90M50 54V62M10 62v4M90 62v4",
    wires: "M30 52L14 61M62 52L86 61",
    cuts: box(44, 44, 8, 2),
  }),
  "type-41-mountain-gun": mounted({
    wheel: [58, 17],
    trail: 20,
    shield: "",
    barrel: "46,46 45,39 88,30 89,37",
    more: { wires: spokes(58, 51, 15) },
  }),
  "type-1-at-gun": mounted({
    wheel: [52, 11],
    trail: 12,
    shield: "52,60 58,40 63,40 62,60",
    barrel: "42,50 42,46 116,44 116,47.5",
    more: { solid: shape("44,52 44,44 74,44 74,49") },
  }),
  "long-tom": mounted({
    wheel: [58, 10],
    trail: 2,
    shield: "",
    barrel: "34,54 31,46 116,6 118,12",
    more: {
      solid: disc(40, 58, 10) + shape("34,54 36,44 76,27 78,38"),
      cuts: wheel(40, 58, 10),
      wires: "M52 48L44 66",
    },
  }),
  "zis-3": mounted({
    wheel: [54, 12],
    trail: 10,
    shield: "54,58 60,34 65,34 64,58",
    barrel: "44,48 43,43 108,36 108,41",
    more: { solid: box(104, 34, 7, 9) + shape("46,51 46,43 76,40 76,46"), wires: spokes(54, 56, 10) },
  }),
};
