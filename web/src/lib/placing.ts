/** Where something enlarged is shown: beside what it belongs to, wholly on the screen. */

const GAP = 14;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Extent {
  width: number;
  height: number;
}

/** Return the upper left corner: beside the first of *boxes* that leaves room, to the right if possible; never off the screen. */
export function placeOf(boxes: readonly Box[], size: Extent, screen: Extent): { left: number; top: number } {
  const sides = boxes.flatMap((box) => [box.right + GAP, box.left - GAP - size.width]);
  const left = sides.find((at) => at >= GAP && at + size.width <= screen.width) ?? GAP;
  const { top, bottom } = boxes.at(-1) ?? { top: 0, bottom: 0 };
  const middle = (top + bottom) / 2 - size.height / 2;
  return { left, top: Math.max(GAP, Math.min(middle, screen.height - size.height - GAP)) };
}
