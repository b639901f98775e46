import { describe, expect, it } from "vitest";
import { posterOf } from "./art";
import {
  CARDS,
  damageOf,
  face,
  genreKey,
  GENRES,
  hasCost,
  nameOf,
  sorted,
  spoken,
  typeKey,
  typeLine,
  TYPES,
} from "./cards";
import { genreMark, outlineOf } from "./icons";
import { STATE_SIGNS, TYPE_SIGNS, VALUE_SIGNS } from "./signs";
import { partable } from "./names";
import { ZONE_SIGNS } from "../board/zones";

const PATH = /^M[-\d., MLHVhvlqQtTcCsSaAzZe]+$/i;

describe("the printed cards", () => {
  it("are all there, sixteen of each genre", () => {
    expect(CARDS.length).toBe(160);
    for (const genre of GENRES) expect(CARDS.filter((card) => card.genre === genre).length, genre).toBe(16);
    for (const card of CARDS) expect(TYPES).toContain(card.type);
  });

  it("have a key for their genre and their type", () => {
    expect(GENRES.map(genreKey)).toEqual([
      "horror",
      "kung-fu",
      "meathead",
      "sci-fi",
      "espionage",
      "epic-fantasy",
      "fairy-tale",
      "superhero",
      "comedy",
      "grab-bag",
    ]);
    expect(typeKey("Objection!")).toBe("objection");
  });

  it("say what they are", () => {
    expect(typeLine(face("full-moon"))).toBe("Lasting Event");
    expect(typeLine(face("giant-pow"))).toBe("Combo · Assist");
    expect(typeLine(face("classified"))).toBe("Objection!");
    expect(nameOf("giant-pow")).toBe("Giant POW!");
    expect(nameOf("nobody")).toBe("nobody");
  });

  it("can be read aloud in full", () => {
    expect(spoken("medium-sized-dragon")).toBe(
      "Medium-Sized Dragon, Epic Fantasy, Summon, cost 2, health 5, attack 2, movement 2. Fly. Its attack is 2x3, each target.",
    );
    expect(spoken("classified")).toBe("Classified, Espionage, Objection!. Respond to an Action card. Cancel it.");
  });

  it("refuse a card that there is not", () => {
    expect(() => face("nobody")).toThrow("nobody");
  });

  it("cost actions where they are played for actions", () => {
    for (const card of CARDS) if (!hasCost(card)) expect(card.cost, card.id).toBe(0);
    expect(hasCost(face("signed-in-red"))).toBe(true);
    expect(hasCost(face("classified"))).toBe(false);
  });

  it("show their damage in figures", () => {
    for (const { attack } of CARDS) if (attack) expect(damageOf(attack)).toMatch(/^\d(–\d)?$/);
    expect(damageOf({ shape: "plus", select: "each", damage: "1-center-2" })).toBe("1–2");
  });

  it("are held by genre, type, cost and name", () => {
    expect(sorted(["plot-twist", "full-moon", "scream-queen", "signed-in-red", "split-kick", "chainsaw-solo"])).toEqual(
      ["signed-in-red", "chainsaw-solo", "scream-queen", "full-moon", "split-kick", "plot-twist"],
    );
  });
});

describe("pictures", () => {
  it("are there for every card, and no two are the same", () => {
    for (const card of CARDS) expect(outlineOf(card.icon), card.id).toMatch(PATH);
    expect(new Set(CARDS.map((card) => outlineOf(card.icon))).size).toBe(CARDS.length);
    expect(new Set(CARDS.map((card) => JSON.stringify(posterOf(card)))).size).toBe(CARDS.length);
  });

  it("stand before a backdrop that can be drawn, the same every time", () => {
    for (const card of CARDS) {
      expect(posterOf(card).layers.length, card.id).toBeGreaterThan(2);
      for (const { d } of posterOf(card).layers) expect(d, card.id).toMatch(PATH);
    }
    expect(posterOf(face("ribbit"))).toEqual(posterOf(face("ribbit")));
  });

  it("have a mark for every genre, and a sign for every type, value, marker and zone", () => {
    for (const genre of GENRES) expect(genreMark(genreKey(genre)), genre).toMatch(PATH);
    for (const signs of [TYPE_SIGNS, VALUE_SIGNS, STATE_SIGNS])
      for (const [name, sign] of Object.entries(signs)) expect(sign, name).toMatch(PATH);
    for (const { zone, id } of CARDS) if (zone) expect(ZONE_SIGNS[zone.effect], id).toBeDefined();
  });
});

it("parts long names where they may be parted", () => {
  expect(partable("Yard Work Flamethrower")).toBe("Yard Work Flame\u00adthrower");
  expect(partable("Ribbit")).toBe("Ribbit");
});
