// Pick the icons that a game uses out of the whole set: `node icons.mjs geekfight` writes its icons.gen.json.
import { readFileSync, writeFileSync } from "node:fs";

const [game] = process.argv.slice(2);
const folder = new URL(`./src/games/${game}/card/`, import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, folder), "utf8"));
const set = JSON.parse(
  readFileSync(new URL("./node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8"),
);

/** Return the outline of an icon; every icon of the set is one path on a square of 512. */
function outline(name) {
  const path = set.icons[name]?.body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1];
  if (path === undefined) throw new Error(`The set has no icon ${name} of one path.`);
  return path;
}

// Kinds of cards and single pictures that the game draws itself need no icon.
const { standIns, signs, drawn = [] } = read("icons.json");
const cards = read("cards.gen.json").cards.filter((card) => !drawn.includes(card.kind) && !drawn.includes(card.icon));
const pictures = cards.map((card) => standIns[card.icon] ?? card.icon);
const names = [...new Set([...pictures, ...Object.values(signs)])].sort();
const lines = names.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(outline(name))}`);
writeFileSync(new URL("icons.gen.json", folder), `{\n${lines.join(",\n")}\n}\n`);
