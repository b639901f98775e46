/** Where an enlarged card is shown: beside what it belongs to, wholly on the screen. */

export const WIDTH = 536;
export const HEIGHT = 420;
const GAP = 14;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Return the upper left corner; to the right if there is room, else to the left, never off the screen. */
export function placeOf(box: Box, screen: { width: number; height: number }): { left: number; top: number } {
  const fitsRight = box.right + GAP + WIDTH <= screen.width;
  const left = fitsRight ? box.right + GAP : Math.max(GAP, box.left - GAP - WIDTH);
  const middle = (box.top + box.bottom) / 2 - HEIGHT / 2;
  return { left, top: Math.max(GAP, Math.min(middle, screen.height - HEIGHT - GAP)) };
}
