import { describe, expect, it } from "vitest";
import { apart, bounded, centred, fitting, GUTTER, held } from "./camera";
import { covers, NAMES, nameAt, shifted, spotOf, squaresOf, walkSquares } from "./squares";

describe("the battleground", () => {
  it("runs from A1, top left, to K11, bottom right", () => {
    expect(NAMES.flat()).toHaveLength(121);
    expect([NAMES[0]?.[0], NAMES[0]?.[10], NAMES[10]?.[0], NAMES[10]?.[10]]).toEqual(["A1", "K1", "A11", "K11"]);
    expect(NAMES.flat().every((name) => nameAt(spotOf(name).x, spotOf(name).y) === name)).toBe(true);
  });

  it("is walked by arrow keys, and has edges", () => {
    expect(walkSquares("ArrowUp", "F6")).toBe("F5");
    expect(walkSquares("ArrowRight", "F6")).toBe("G6");
    expect(walkSquares("ArrowDown", "F11")).toBe("F11");
    expect(walkSquares("Home", "F6")).toBe("A6");
    expect(walkSquares("PageDown", "F6")).toBe("F11");
    expect(walkSquares("x", "F6")).toBeNull();
  });

  it("has rectangles on it", () => {
    const patch = { square: "J10", wide: 3, high: 4 };
    expect(squaresOf(patch)).toEqual(["J10", "K10", "J11", "K11"]);
    expect(covers({ square: "A1", wide: 3, high: 4 }, "C4")).toBe(true);
    expect(covers({ square: "A1", wide: 3, high: 4 }, "D4")).toBe(false);
    expect(shifted("F6", -2, 3)).toBe("D9");
    expect(shifted("A1", -1, 0)).toBe("");
  });
});

describe("the camera", () => {
  it("shows everything, or comes nearer, but not too near", () => {
    expect(fitting(400, 352) * 11 + GUTTER).toBeLessThanOrEqual(352);
    expect([0.5, 2, 9].map(bounded)).toEqual([1, 2, 3]);
  });

  it("keeps what lies under the fingers where it is", () => {
    expect(held(100, 50, 2)).toBe(250);
    expect(apart({ clientX: 0, clientY: 0 }, { clientX: 3, clientY: 4 })).toBe(5);
  });

  it("brings a square to the middle", () => {
    expect(centred("F6", 40, { width: 300, height: 200 })).toEqual({ left: GUTTER + 70, top: GUTTER + 120 });
  });
});
