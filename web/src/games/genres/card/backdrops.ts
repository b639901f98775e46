/** The backdrops of the ten genres, on a square of 100. Each is drawn anew for every card. */

export type Draw = () => number;

/** One colour of a backdrop: an outline, and which of the genre's four colours fills it. */
export interface Layer {
  d: string;
  tone: "a" | "b" | "c" | "d";
  opacity?: number;
}

type Point = readonly [x: number, y: number];

const fixed = (value: number) => Number(value.toFixed(1));
const at = ([x, y]: Point) => `${fixed(x)} ${fixed(y)}`;
const shape = (points: readonly Point[]) => `M${points.map(at).join("L")}Z`;
const box = (x: number, y: number, wide: number, high: number) =>
  `M${fixed(x)} ${fixed(y)}h${fixed(wide)}v${fixed(high)}h${fixed(-wide)}Z`;
const disc = (x: number, y: number, r: number) =>
  `M${fixed(x - r)} ${fixed(y)}a${fixed(r)} ${fixed(r)} 0 1 0 ${fixed(2 * r)} 0a${fixed(r)} ${fixed(r)} 0 1 0 ${fixed(-2 * r)} 0Z`;
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const between = (draw: Draw, low: number, high: number) => low + draw() * (high - low);
const whole = (draw: Draw, low: number, high: number) => Math.floor(between(draw, low, high + 1));
const ray = (x: number, y: number, angle: number, far: number): Point => [
  x + Math.cos(angle) * far,
  y + Math.sin(angle) * far,
];

/** A star or burst with points of uneven length. */
function burst(draw: Draw, x: number, y: number, points: number, far: number, near: number): string {
  const step = Math.PI / points;
  const start = draw() * step;
  return shape(
    times(2 * points, (n) => ray(x, y, start + n * step, (n % 2 === 0 ? far : near) * between(draw, 0.82, 1.18))),
  );
}

/** Wedges of light from a point. */
function rays(x: number, y: number, count: number, start: number): string {
  const step = Math.PI / count;
  return times(count, (n) =>
    shape([[x, y], ray(x, y, start + 2 * n * step, 170), ray(x, y, start + (2 * n + 1) * step, 170)]),
  ).join("");
}

/** A row of hills or mountains from the left edge to the right. */
function ridge(draw: Draw, peaks: number, top: number, low: number, isRound = false): string {
  const wide = 100 / peaks;
  const start = -wide * draw();
  const parts = times(peaks + 1, (n) => {
    const x = start + n * wide;
    const [px, py] = [x + wide * between(draw, 0.35, 0.65), top + draw() * (low - top) * 0.5];
    return isRound ? `Q${at([px, 2 * py - low])} ${at([x + wide, low])}` : `L${at([px, py])}L${at([x + wide, low])}`;
  });
  return `M${at([start, 102])}L${at([start, low])}${parts.join("")}L104 102Z`;
}

const horror = (draw: Draw): Layer[] => {
  const [x, y, r] = [between(draw, 18, 82), between(draw, 20, 40), between(draw, 15, 24)];
  const trees = times(whole(draw, 4, 7), (n) => {
    const foot = n * between(draw, 13, 19) + draw() * 6;
    const high = between(draw, 24, 62);
    const lean = between(draw, -8, 8);
    const limb = between(draw, 0.35, 0.7);
    return shape([
      [foot - 3, 101],
      [foot + lean * limb - 0.8, 100 - high * limb],
      [foot + lean * limb - 9, 100 - high * (limb + 0.2)],
      [foot + lean * limb, 100 - high * (limb + 0.08)],
      [foot + lean, 100 - high],
      [foot + lean * limb + 1.6, 100 - high * limb],
      [foot + 3, 101],
    ]);
  }).join("");
  const fog = times(
    3,
    (n) => `M-5 ${66 + n * 12}Q${at([draw() * 60, 52 + n * 14])} 50 ${66 + n * 11}T105 ${62 + n * 13}V102H-5Z`,
  );
  return [
    { d: disc(x, y, r + 5), tone: "c", opacity: 0.3 },
    { d: disc(x, y, r), tone: "c" },
    { d: fog.slice(0, 2).join(""), tone: "b", opacity: 0.55 },
    { d: trees, tone: "d" },
    { d: fog[2] ?? "", tone: "b", opacity: 0.4 },
  ];
};

const kungFu = (draw: Draw): Layer[] => {
  const [x, y] = [between(draw, 30, 70), between(draw, 34, 56)];
  const stalks = times(whole(draw, 2, 4), (n) => {
    const side = n % 2 === 0 ? between(draw, 2, 16) : between(draw, 80, 95);
    const joint = between(draw, 15, 25);
    return times(7, (k) => box(side, k * joint - 8, 5.4, joint - 1.8)).join("");
  }).join("");
  const strokes = times(3, () => {
    const [top, bend, thick] = [between(draw, 60, 96), between(draw, -14, 14), between(draw, 3, 8)];
    return `M-4 ${fixed(top)}Q40 ${fixed(top + bend)} 104 ${fixed(top - 10)}Q60 ${fixed(top + bend + thick)} -4 ${fixed(top + thick * 1.4)}Z`;
  }).join("");
  return [
    { d: disc(x, y, between(draw, 30, 39)), tone: "b" },
    { d: strokes, tone: "c", opacity: 0.85 },
    { d: stalks, tone: "d", opacity: 0.8 },
  ];
};

const meathead = (draw: Draw): Layer[] => {
  const [x, y] = [between(draw, 36, 64), between(draw, 38, 60)];
  const debris = times(11, () => burst(draw, draw() * 100, draw() * 92, 2, between(draw, 2, 4.5), 1.4)).join("");
  const spikes = whole(draw, 11, 16);
  return [
    { d: ridge(draw, whole(draw, 6, 9), 58, 78), tone: "d", opacity: 0.35 },
    { d: burst(draw, x, y, spikes, 62, 36), tone: "b" },
    { d: burst(draw, x, y, spikes - 2, 46, 27), tone: "c" },
    { d: debris, tone: "d" },
  ];
};

const sciFi = (draw: Draw): Layer[] => {
  const [x, y, r] = [between(draw, 12, 88), between(draw, 14, 34), between(draw, 8, 17)];
  const horizon = between(draw, 56, 68);
  const vanish = between(draw, 34, 66);
  const floor = times(13, (n) => {
    const foot = vanish + (n - 6) * 22;
    return shape([
      [vanish + (n - 6) * 3.4, horizon],
      [foot - 0.9, 101],
      [foot + 0.9, 101],
    ]);
  });
  const lines = times(6, (n) => box(-1, horizon + (102 - horizon) * (n / 6) ** 1.9, 102, 0.5 + n * 0.22));
  const stars = times(26, () => disc(draw() * 100, draw() * horizon, between(draw, 0.4, 1.2))).join("");
  const tilt = between(draw, 3, 8);
  const belt = `M${at([x - r * 1.9, y + tilt])}Q${at([x, y + r * 0.9])} ${at([x + r * 1.9, y - tilt])}Q${at([x, y + r * 1.35])} ${at([x - r * 1.9, y + tilt])}Z`;
  return [
    { d: stars, tone: "d" },
    { d: disc(x, y, r), tone: "c" },
    { d: belt, tone: "d", opacity: 0.9 },
    { d: [...floor, ...lines].join(""), tone: "b", opacity: 0.85 },
  ];
};

const espionage = (draw: Draw): Layer[] => {
  const [x, y] = [between(draw, 30, 70), between(draw, 34, 60)];
  const slats = whole(draw, 6, 9);
  const lean = between(draw, -16, 16);
  const blinds = times(slats, (n) => {
    const top = (n * 108) / slats;
    return shape([
      [-2, top + lean],
      [102, top - lean],
      [102, top - lean + 48 / slats],
      [-2, top + lean + 48 / slats],
    ]);
  }).join("");
  const barrel = [47, 41, 34, 30].map((r) => disc(x, y, r * between(draw, 0.94, 1.06)));
  const bars = times(4, (n) => box(between(draw, 0, 44), 72 + n * 7.4, between(draw, 22, 56), 4.6)).join("");
  return [
    { d: blinds, tone: "b", opacity: 0.75 },
    { d: barrel.slice(0, 2).join(""), tone: "d" },
    { d: barrel[2] ?? "", tone: "c" },
    { d: bars, tone: "d", opacity: 0.3 },
  ];
};

const epicFantasy = (draw: Draw): Layer[] => {
  const [x, y] = [between(draw, 24, 76), between(draw, 26, 44)];
  const foot = between(draw, 6, 78);
  const tower = (left: number, high: number) =>
    box(left, 92 - high, 8, high + 10) +
    shape([
      [left - 2, 92 - high],
      [left + 4, 78 - high],
      [left + 10, 92 - high],
    ]);
  const castle =
    tower(foot, between(draw, 18, 30)) +
    tower(foot + 7, between(draw, 8, 17)) +
    tower(foot + 15, between(draw, 14, 24));
  return [
    { d: rays(x, y, whole(draw, 9, 14), draw()), tone: "b", opacity: 0.55 },
    { d: disc(x, y, between(draw, 10, 16)), tone: "b" },
    { d: ridge(draw, whole(draw, 3, 5), 34, 76), tone: "c" },
    { d: castle, tone: "d", opacity: 0.85 },
    { d: ridge(draw, whole(draw, 3, 6), 72, 94), tone: "d" },
  ];
};

const fairyTale = (draw: Draw): Layer[] => {
  const clouds = times(3, (n) => {
    const [x, y, r] = [n * 36 + draw() * 24, between(draw, 8, 30), between(draw, 6, 10)];
    return disc(x - r, y + 2, r * 0.7) + disc(x, y, r) + disc(x + r, y + 2, r * 0.75);
  }).join("");
  const stars = times(12, () => burst(draw, draw() * 100, draw() * 62, 4, between(draw, 1.6, 4), 0.7)).join("");
  const caps = times(whole(draw, 2, 4), () => {
    const [x, y, r] = [draw() * 96, between(draw, 82, 94), between(draw, 5, 9)];
    return `M${at([x - r, y])}a${fixed(r)} ${fixed(r)} 0 0 1 ${fixed(2 * r)} 0ZM${at([x - r * 0.3, y])}h${fixed(r * 0.6)}v${fixed(r)}h${fixed(-r * 0.6)}Z`;
  }).join("");
  return [
    { d: clouds, tone: "b", opacity: 0.85 },
    { d: stars, tone: "b" },
    { d: ridge(draw, 2, 52, 76, true), tone: "c", opacity: 0.6 },
    { d: ridge(draw, 3, 70, 90, true), tone: "c" },
    { d: caps, tone: "d" },
  ];
};

const superhero = (draw: Draw): Layer[] => {
  const [x, y] = [between(draw, 30, 70), between(draw, 34, 62)];
  const pitch = between(draw, 4.6, 6);
  const isLeft = draw() < 0.5;
  const dots = times(13, (row) =>
    times(13, (column) => {
      const [dx, dy] = [column * pitch + (row % 2) * (pitch / 2), row * pitch];
      const size = 1.9 - (dx + dy) / 46;
      return size < 0.35 ? "" : disc(isLeft ? dx : 100 - dx, dy, size);
    }).join(""),
  ).join("");
  const skyline = times(9, (n) =>
    box(n * 11.6 - 2 + draw() * 3, 100 - between(draw, 8, 30), between(draw, 7, 11), 34),
  ).join("");
  return [
    { d: rays(x, y, whole(draw, 10, 15), draw()), tone: "b" },
    { d: dots, tone: "c", opacity: 0.8 },
    { d: skyline, tone: "d" },
  ];
};

const comedy = (draw: Draw): Layer[] => {
  const high = between(draw, 7.5, 10);
  const shift = draw() * 12;
  const bricks = times(14, (row) =>
    times(8, (n) => box(n * 17 - 17 + shift + (row % 2) * 8.5, row * high, 15.6, high - 1.4)).join(""),
  ).join("");
  const x = between(draw, 38, 62);
  const confetti = times(22, (n) => {
    const spot: Point = [draw() * 100, draw() * 100];
    return n % 2 === 0 ? burst(draw, ...spot, 2, 2.8, 1.2) : disc(...spot, between(draw, 0.8, 1.7));
  });
  return [
    { d: bricks, tone: "b", opacity: 0.55 },
    { d: disc(x, between(draw, 46, 56), between(draw, 36, 42)), tone: "c" },
    {
      d: `M0 0H${fixed(between(draw, 9, 16))}Q4 50 ${fixed(between(draw, 6, 12))} 100H0ZM100 0H${fixed(between(draw, 84, 91))}Q96 50 ${fixed(between(draw, 88, 94))} 100H100Z`,
      tone: "d",
    },
    { d: confetti.join(""), tone: "d", opacity: 0.75 },
  ];
};

const grabBag = (draw: Draw): Layer[] => {
  const [cut, split] = [between(draw, 38, 62), between(draw, 36, 64)];
  const stripes = times(9, (n) => box(cut + 2, n * 6.6, 98 - cut, 3.3))
    .filter((_, n) => n * 6.6 < split - 6)
    .join("");
  const checks = times(20, (n) => box((n % 5) * (cut / 5), split + 2 + Math.floor(n / 5) * 14, cut / 5, 14))
    .filter((_, n) => (n + Math.floor(n / 5)) % 2 === 0)
    .join("");
  const dots = times(24, (n) =>
    disc(cut + 8 + (n % 5) * 10, split + 8 + Math.floor(n / 5) * 11, between(draw, 2, 3.6)),
  );
  const stitches = times(15, (n) => box(n * 7, split - 0.7, 4, 1.4) + box(cut - 0.7, n * 7, 1.4, 4)).join("");
  return [
    { d: box(cut, 0, 100 - cut, split) + box(0, split, cut, 100 - split), tone: "b" },
    { d: box(cut, split, 100 - cut, 100 - split), tone: "c" },
    { d: stripes + checks, tone: "a", opacity: 0.6 },
    { d: dots.join(""), tone: "b", opacity: 0.75 },
    { d: burst(draw, cut / 2, split / 2, whole(draw, 5, 9), 24, 12), tone: "c", opacity: 0.7 },
    { d: stitches, tone: "d" },
  ];
};

export const BACKDROPS: Readonly<Record<string, (draw: Draw) => Layer[]>> = {
  horror,
  "kung-fu": kungFu,
  meathead,
  "sci-fi": sciFi,
  espionage,
  "epic-fantasy": epicFantasy,
  "fairy-tale": fairyTale,
  superhero,
  comedy,
  "grab-bag": grabBag,
};
