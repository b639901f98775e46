import { describe, expect, it } from "vitest";
import { CARDS, face } from "./cards";
import { SHAPES } from "../guide/gallery";
import { areaOf, DODGE, GHOSTS, MOVING, pawn, PUSHES, STAGE, summon, SUMMONS, ZONE } from "../guide/guide";
import { arrowOf, placeOf, squaresIn } from "../guide/scenes";
import { isDirected, marginOf, offsetsOf } from "./shapes";
import { spotOf } from "../board/squares";
import { markersOf } from "../board/states";

const area = (from: string, shape: string, way?: "north" | "east") =>
  areaOf(from, way === undefined ? { shape } : { shape, way }).toSorted();

describe("the shapes of attacks", () => {
  it("are those of the rules", () => {
    expect(area("A1", "burst 1")).toEqual(["A1", "A2", "B1", "B2"]);
    expect(area("F6", "burst 3").length).toBe(49);
    expect(area("C6", "cone", "east")).toEqual(["D6", "E5", "E6", "E7", "F4", "F5", "F6", "F7", "F8"]);
    expect(area("F2", "cone", "north")).toEqual(["F1"]);
    expect(area("F6", "2x3", "north")).toEqual(["E4", "E5", "F4", "F5", "G4", "G5"]);
    expect(area("F6", "3 away").length).toBe(24);
    expect(area("F6", "burst 2 not burst 1").length).toBe(16);
    expect(area("F6", "X 3").length).toBe(12);
    expect(area("F6", "alternate plus")).toEqual(["E6", "F5", "F6", "F7", "G6"]);
    expect(area("A6", "line", "east").length).toBe(10);
    expect(area("F6", "line in all four directions").length).toBe(20);
    expect(area("F6", "checkerboard").length).toBe(61);
    expect(area("F6", "anywhere").length).toBe(121);
    expect(area("F6", "plus")).toEqual(["E4", "F3", "F4", "F5", "G4"]);
  });

  it("fit the small board of every attack card", () => {
    for (const { attack, id } of CARDS) {
      if (attack === null) continue;
      expect(offsetsOf(attack).length, id).toBeGreaterThan(3);
      expect(marginOf(attack.shape), id).toBeLessThanOrEqual(5);
    }
    expect(isDirected("cone")).toBe(true);
    expect(isDirected("burst 2")).toBe(false);
  });

  it("are all in the guide", () => {
    const kinds = CARDS.flatMap(({ attack }) => (attack ? [attack.shape.replaceAll(/\d+/g, "#")] : []));
    const shown = new Set(SHAPES.map(({ name }) => name.replace("×", "x").replaceAll(/\d+/g, "#")));
    for (const kind of kinds) expect(shown).toContain(kind);
  });
});

describe("the guide's positions", () => {
  const scenes = [
    STAGE,
    ...MOVING,
    ...PUSHES,
    ...DODGE,
    ...ZONE,
    ...SUMMONS,
    ...GHOSTS,
    ...SHAPES.map(({ scene }) => scene),
  ];

  it("show everybody who is in them, one to a square", () => {
    for (const scene of scenes) {
      const squares = (scene.actors ?? []).map(({ piece }) => piece.square);
      for (const square of [...squares, ...(scene.ways ?? []).flat(), ...Object.keys(scene.marks ?? {})])
        expect(squaresIn(scene)).toContain(square);
      expect(new Set(squares).size).toBe(squares.length);
    }
  });

  it("walk from square to neighbouring square", () => {
    for (const way of [...MOVING, ...PUSHES].flatMap(({ ways }) => ways ?? []))
      for (const [at, square] of way.slice(1).entries()) {
        const [one, other] = [spotOf(way[at] ?? ""), spotOf(square)];
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)), square).toBe(1);
      }
  });

  it("put squares and arrows where they belong", () => {
    const scene = { from: "C3", wide: 4, high: 2, actors: [pawn(1, "F3")] };
    expect(squaresIn(scene)).toEqual(["C3", "D3", "E3", "F3", "C4", "D4", "E4", "F4"]);
    expect(placeOf(scene, "D4")).toBe("left:25%;top:50%;width:25%;height:50%");
    expect(arrowOf(scene, ["C3", "E3"])).toEqual({ line: "M0.5 0.5L2.5 0.5", point: "translate(2.5 0.5) rotate(0)" });
    expect(arrowOf(scene, ["E3", "F3"]).line).toBe("M2.5 0.5L2.92 0.5");
  });
});

describe("a token", () => {
  it("carries the markers of its piece", () => {
    expect(markersOf(pawn(0, "F6").piece)).toEqual([]);
    expect(markersOf(pawn(0, "F6", { bleed: 2, slowed: true, skip: true }).piece)).toEqual([
      { state: "skip", count: 1 },
      { state: "bleed", count: 2 },
      { state: "slowed", count: 1 },
    ]);
  });

  it("of a summon begins with the values of its card", () => {
    const { piece, name } = summon(0, "furious-bunny", "A1");
    expect([piece.health, piece.attack.value, piece.movement.value, name]).toEqual([
      2,
      1,
      4,
      face(piece.card ?? "").name,
    ]);
  });
});
