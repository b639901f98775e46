import { describe, expect, it } from "vitest";
import { sheetOf } from "./art";
import { CARDS, deckFaces, face, keywordOf, nameOf, sorted, spoken, terrainFace, TERRAINS, typeLine } from "./cards";
import { drawingOf } from "./drawings";
import { GROUNDS, MODIFIER_SIGNS } from "../board/ground";
import { outlineOf } from "./icons";
import { FACTION_MARKS, TYPE_SIGNS } from "./signs";
import { lettering } from "./stencil";
import { partable, shortName } from "./names";

const PATH = /^M[-\d., MLHVhvlqQtTcCsSaAzZ]+$/i;
const units = CARDS.filter((card) => card.kind === "unit");

describe("the printed cards", () => {
  it("are all there", () => {
    expect(CARDS.length).toBe(146);
    expect(TERRAINS.length).toBe(14);
    expect(TERRAINS.reduce((sum, terrain) => sum + terrain.copies, 0)).toBe(40);
    expect(deckFaces.length).toBe(8);
    for (const deck of deckFaces) for (const card of Object.keys(deck.cards)) expect(face(card).id).toBe(card);
  });

  it("say what they are", () => {
    expect(typeLine(face("tiger-i"))).toBe("Vehicle · Heavy Tank");
    expect(typeLine(face("ambush"))).toBe("Flash Event");
    expect(typeLine(face("bunker"))).toBe("Terrain Modifier");
    expect(typeLine(face("factory"))).toBe("Factory · Industry");
    expect(nameOf("frozen-steppe")).toBe("Frozen Steppe");
  });

  it("can be read aloud in full", () => {
    expect(spoken("tiger-i")).toBe(
      "Tiger I, German, Vehicle, Heavy Tank, cost 3, attack 4, defense 5, movement 2. " + face("tiger-i").text,
    );
    expect(spoken("code-breakers")).toBe("Code Breakers, Flash Event, cost 2. Cancel target Event.");
    expect(spoken("factory")).toMatch(/^Factory, Factory, Industry\. Play onto/);
    expect(spoken("marsh")).toMatch(/^Marsh, Terrain, Wet\. A Vehicle or Gun/);
  });

  it("refuse a card that there is not", () => {
    expect(() => face("nobody")).toThrow("nobody");
    expect(() => terrainFace("panther")).toThrow("panther");
    expect(keywordOf("static")).toBeNull();
    expect(keywordOf("guard")?.word).toBe("Guard");
  });

  it("are held by kind, cost and name", () => {
    expect(sorted(["bunker", "ambush", "tiger-i", "grenadiers", "factory", "panther"])).toEqual([
      "factory",
      "grenadiers",
      "panther",
      "tiger-i",
      "ambush",
      "bunker",
    ]);
  });
});

describe("pictures", () => {
  it("are there for every card, and no two are the same", () => {
    for (const unit of units) expect(drawingOf(unit.id), unit.id).not.toBeNull();
    const others = CARDS.filter((card) => card.kind !== "unit");
    for (const card of others) expect(outlineOf(card.icon), card.id).not.toBe("");
    const drawn = units.map((unit) => JSON.stringify(drawingOf(unit.id)));
    expect(new Set(drawn).size).toBe(units.length);
    expect(new Set(CARDS.map((card) => JSON.stringify(sheetOf(card.id)))).size).toBe(CARDS.length);
    expect(drawingOf("ambush")).toBeNull();
  });

  it("are made of outlines that can be drawn", () => {
    for (const unit of units) {
      const { solid, limbs, wires, cuts } = drawingOf(unit.id) ?? {};
      for (const path of [solid, limbs, wires, cuts]) if (path) expect(path, unit.id).toMatch(PATH);
    }
    for (const card of CARDS) for (const line of sheetOf(card.id).contours) expect(line).toMatch(PATH);
  });

  it("are the same every time", () => {
    expect(sheetOf("tiger-i")).toEqual(sheetOf("tiger-i"));
  });

  it("have a ground and a sign for every Terrain, and a sign for every Modifier, type and faction", () => {
    for (const terrain of TERRAINS) {
      const ground = GROUNDS[terrain.id];
      for (const layer of ground?.layers ?? []) expect(layer.d, terrain.id).toMatch(PATH);
      expect(ground?.sign, terrain.id).toMatch(PATH);
    }
    expect(Object.keys(GROUNDS).length).toBe(TERRAINS.length);
    const modifiers = CARDS.filter((card) => card.kind === "terrain-modifier").map((card) => card.id);
    expect(Object.keys(MODIFIER_SIGNS).toSorted()).toEqual(modifiers.toSorted());
    for (const unit of units) expect(TYPE_SIGNS[unit.type], unit.type).toMatch(PATH);
    for (const card of CARDS) expect(FACTION_MARKS[card.faction], card.faction).toMatch(PATH);
  });
});

describe("stencil lettering", () => {
  it("has every figure and capital", () => {
    for (const letter of "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") expect(lettering(letter).path, letter).toMatch(PATH);
  });

  it("grows with its words, and leaves room where it knows no letter", () => {
    expect(lettering("III").width).toBeGreaterThan(lettering("I").width);
    expect(lettering("A B").width).toBeGreaterThan(lettering("AB").width);
    expect(lettering("a").path).toBe(lettering("A").path);
    expect(lettering("€").path).toBe("");
  });
});

describe("short names", () => {
  it("fit a counter, and no two Units, Terrains or Modifiers share one", () => {
    for (const unit of units) expect(shortName(unit).length, unit.name).toBeLessThanOrEqual(12);
    const onMap = [...TERRAINS, ...CARDS.filter((card) => card.kind === "terrain-modifier")];
    for (const card of onMap) expect(shortName(card).length, card.name).toBeLessThanOrEqual(9);
    for (const group of [units, onMap]) expect(new Set(group.map(shortName)).size).toBe(group.length);
  });

  it("part long words where they may be parted", () => {
    expect(partable("Panzergrenadiers")).toBe("Panzer\u00adgrenadiers");
    expect(partable("Ambush")).toBe("Ambush");
  });
});
