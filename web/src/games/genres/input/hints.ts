/** What to do next, once something is touched. Reads the offered options, knows no rules. */

import { idOf, kindOf } from "../../../lib/choice";
import type { GenresView } from "../../../lib/wire.gen";
import type { Choosing } from "../../game";
import { nameOf } from "../card/cards";

const ASKED: Readonly<Record<string, string>> = {
  direction: "in which direction?",
  square: "where?",
  piece: "which piece?",
  player: "which player?",
  zone: "which zone?",
  mode: "choose one.",
};

/** Return what to touch next; null where the question will do. */
export function hintOf(view: GenresView, { touched, confirming, lit }: Choosing): string | null {
  const [first] = touched;
  if (first === undefined || confirming !== null || view.seat === null) return null;
  const kinds = new Set([...lit].map(kindOf));
  if (kindOf(first) === "piece") return pieceHint(kinds);
  const asked = Object.keys(ASKED).find((kind) => kinds.has(kind));
  return kindOf(first) === "card" && asked ? `${nameOf(idOf(first))}: ${ASKED[asked]}` : null;
}

function pieceHint(kinds: ReadonlySet<string>): string | null {
  const parts = [kinds.has("square") ? "where to go" : "", kinds.has("piece") ? "whom to strike" : ""];
  const words = parts.filter((part) => part !== "").join(" or ");
  return words && `Touch ${words}.`;
}
