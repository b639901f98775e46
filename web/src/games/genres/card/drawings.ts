/** Pictures that the icon set lacks, drawn by ourselves: outlines on a square of 512, filled by the even-odd rule. */

/** Return a ring around a point, as two circles. */
const ring = (x: number, y: number, outer: number, inner: number) => circle(x, y, outer) + circle(x, y, inner);

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const box = (x: number, y: number, wide: number, high: number) => `M${x} ${y}h${wide}v${high}h${-wide}Z`;

/** Somebody who stands in line, with the feet at *y*. */
const waiting = (x: number, y: number, size: number) =>
  circle(x, y - size * 0.86, size * 0.14) +
  `M${x - size * 0.2} ${y - size * 0.66}h${size * 0.4}l${size * 0.05} ${size * 0.34}h${-size * 0.1}l${-size * 0.03} ${size * 0.32}` +
  `h${-size * 0.24}l${-size * 0.03} ${-size * 0.32}h${-size * 0.1}Z`;

/** The mirrors of the disco ball: rows of tiles, narrower towards its poles. */
function mirrors(): string {
  const rows = [-110, -66, -22, 22, 66, 110];
  return rows
    .flatMap((y, row) => {
      const half = Math.sqrt(158 ** 2 - Math.max(Math.abs(y), Math.abs(y + 36)) ** 2);
      const tiles = 5;
      const wide = (2 * half) / tiles;
      return Array.from({ length: tiles }, (_, at) =>
        (row + at) % 2 === 0 ? box(Math.round(256 - half + at * wide + 4), 290 + y, Math.round(wide - 8), 36) : "",
      );
    })
    .join("");
}

/** A match of the tournament: two lines that become one. */
const match = (x: number, y: number, high: number, wide: number) =>
  `M${x} ${y - high}h${wide}v${high - 14}h${wide}v28h${-wide}v${high - 14}h${-wide}v-28h${wide - 28}v${-(2 * high - 56)}h${-(wide - 28)}Z`;

export const DRAWINGS: Readonly<Record<string, string>> = {
  "disco-ball": box(248, 20, 16, 100) + circle(256, 290, 176) + mirrors(),
  "duct-tape":
    ring(226, 236, 196, 96) +
    ring(226, 236, 84, 70) +
    "M226 460L470 460L492 436L470 424L492 402L470 384L360 384A196 196 0 0 1 226 460Z",
  mime:
    "M96 150Q110 40 270 44Q424 52 424 128Q424 152 380 154L128 172Q98 174 96 150Z" +
    "M262 26h20v30h-20Z" +
    "M132 190L378 172Q404 330 342 404Q258 482 172 410Q112 336 132 190Z" +
    "M196 224h24v34h34v24h-34v44h-24v-44h-34v-24h34Z" +
    "M310 218h24v34h34v24h-34v44h-24v-44h-34v-24h34Z" +
    "M196 376Q256 420 322 368Q300 366 260 372Q222 378 196 376Z" +
    "M140 440Q258 540 376 434L420 492H92Z",
  queue: waiting(88, 440, 220) + waiting(236, 450, 290) + waiting(408, 464, 380) + box(30, 470, 452, 18),
  tournament: match(30, 130, 84, 110) + match(30, 382, 84, 110) + match(250, 256, 126, 100) + circle(466, 256, 34),
  "walking-cane":
    "M150 214A106 106 0 1 1 362 214V486Q362 500 348 500H326Q312 500 312 486V214A56 56 0 1 0 200 214V236Q200 250 186 250H164Q150 250 150 236Z" +
    "M312 280h50v-34h-50ZM312 352h50v-34h-50Z",
};
