import { describe, expect, it } from "vitest";
import { posterOf } from "./art";
import {
  CARDS,
  damageOf,
  face,
  type Face,
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
import { partable, piecesOf, printedText } from "./text";
import { WORDS, wordsOn } from "../words/glossary";
import { ZONE_LOOKS } from "../board/zones";

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
    for (const { zone, id } of CARDS) if (zone) expect(ZONE_LOOKS[zone.effect], id).toBeDefined();
  });
});

describe("texts", () => {
  it("lose nothing in pieces", () => {
    for (const { text } of CARDS)
      expect(
        piecesOf(printedText(text))
          .map((piece) => piece.words)
          .join(""),
      ).toBe(printedText(text));
  });

  it("show keywords with their numbers, and the labels of effects", () => {
    const keys = (card: string) =>
      piecesOf(printedText(face(card).text))
        .filter((piece) => piece.isKey)
        .map((piece) => piece.words);
    expect(keys("shoulder-charge")).toEqual(["Attack:", "Push 4", "Slam 1"]);
    expect(keys("enormous-gun")).toEqual(["Ranged +1", "Movement −2"]);
    expect(keys("haunted-parlor")).toEqual(["Damage zone:", "Permanent"]);
    expect(keys("force-field")).toEqual(["Wall zone.", "Until your next turn"]);
    expect(keys("signed-in-red")).toEqual(["+2 actions"]);
    expect(keys("heat-squint")).toEqual(["Attack:", "True"]);
  });

  it("are printed with proper signs", () => {
    expect(printedText("Movement -2. A 2x3 for the pawn's player.")).toBe("Movement −2. A 2×3 for the pawn’s player.");
    expect(printedText('"We split up," said he.')).toBe("“We split up,” said he.");
  });

  it("part long words where they may be parted", () => {
    expect(partable("Yard Work Flamethrower")).toBe("Yard Work Flame\u00adthrower");
    expect(partable("Ribbit")).toBe("Ribbit");
  });
});

describe("reminders", () => {
  const words = (card: string) => wordsOn(face(card)).map(({ word }) => word);

  it("are there for the words that a card uses, in their order and with their numbers", () => {
    expect(words("shoulder-charge")).toEqual(["Push 4", "Slam 1"]);
    expect(words("rodeo-lasso")).toEqual(["Pull 4", "Rooted"]);
    expect(words("jump-scare")).toEqual(["Unanswerable", "Teleport"]);
    expect(words("signed-in-red")).toEqual(["Pay 2 health"]);
    expect(words("gravity-department-on-strike")).toEqual(["Lasting", "Push", "Pull"]);
    expect(words("cross-beam-array")).toEqual([]);
  });

  it("speak of one square in the singular", () => {
    expect(wordsOn(face("hero-landing")).find(({ word }) => word === "Push 1")?.reminder).toContain(
      "1 square straight",
    );
    for (const card of CARDS) for (const { reminder } of wordsOn(card)) expect(reminder).not.toContain("#");
  });

  it("leave out no keyword of the rules", () => {
    const listed = WORDS.map(({ word }) => word);
    expect(new Set(listed).size).toBe(listed.length);
    const keywords = ["Push", "Pull", "Slam", "Bleed", "Drain", "Pierce", "True", "Skip marker", "Rooted", "Slowed"];
    const others = ["Hasted", "Recoil", "Reach", "Fly", "Retrieve", "Unanswerable", "Assist", "Redirect", "Defense"];
    for (const word of [...keywords, ...others]) {
      expect(listed).toContain(word);
      const isUsed = (card: Face) => wordsOn(card).some((entry) => entry.word.startsWith(word));
      expect(CARDS.some(isUsed), word).toBe(true);
    }
  });
});
