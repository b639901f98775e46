/** What to do next, once something is touched. Reads the offered options, knows no rules. */

import { idOf, kindOf } from "../../../lib/choice";
import { counted } from "../../../lib/text";
import type { PanzerView } from "../../../lib/wire.gen";
import type { Choosing } from "../../game";
import { face, nameOf } from "../card/cards";
import { squareNamed, squareOfUnit } from "../board/spaces";

const VERBS: Readonly<Record<string, string>> = {
  paradrop: "drop where?",
  scout: "scout where?",
  ranged: "fire at what?",
  action: "at what?",
  repair: "repair what?",
  demolish: "demolish what?",
};

/** Return what to touch next, or what somebody might not expect; null where the question will do. */
export function hintOf(view: PanzerView, { touched, confirming, lit }: Choosing): string | null {
  if (confirming) return ownSide(view, confirming.path);
  const [first, verb] = touched;
  if (first === undefined || view.seat === null) return null;
  if (kindOf(first) === "card" && [...lit].some((thing) => kindOf(thing) === "space")) return cardHint(idOf(first));
  const unit = kindOf(first) === "unit" ? squareOfUnit(view.table, Number(idOf(first)))?.unit : null;
  if (!unit) return null;
  const name = nameOf(unit.card);
  if (verb !== undefined) return `${name}: ${VERBS[idOf(verb)] ?? "at what?"}`;
  const { goes, hits } = reachOf(view, lit);
  const what = goes && hits ? "go where, or attack what?" : goes ? "go where?" : hits ? "attack what?" : "do what?";
  return goes ? `${name}, ${counted(unit.points, "point")}: ${what}` : `${name}: ${what}`;
}

function cardHint(card: string): string {
  return `${nameOf(card)}: onto which ${face(card).kind === "factory" ? "space" : "stack"}?`;
}

/** Return whether there is somewhere to go, and something to attack. */
function reachOf(view: PanzerView, lit: ReadonlySet<string>): { goes: boolean; hits: boolean } {
  const spaces = [...lit].filter((thing) => kindOf(thing) === "space");
  const isTaken = (thing: string) => (squareNamed(view.table, idOf(thing))?.unit ?? null) !== null;
  const hitsSupply = [...lit].some((thing) => kindOf(thing) === "player");
  return { goes: spaces.some((thing) => !isTaken(thing)), hits: hitsSupply || spaces.some(isTaken) };
}

/** Return a word of warning where a Ranged Attack is aimed at the own side (R23). */
function ownSide(view: PanzerView, path: readonly string[]): string | null {
  const target = path.at(-1) ?? "";
  if (kindOf(path[0] ?? "") !== "unit" || view.seat === null) return null;
  if (target === `player:${view.seat}`) return "This is your own Supply.";
  const unit = kindOf(target) === "space" ? squareNamed(view.table, idOf(target))?.unit : null;
  return unit?.seat === view.seat ? `This is your own ${nameOf(unit.card)}.` : null;
}
