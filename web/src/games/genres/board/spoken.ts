/** How the battleground is read aloud, square by square. */

import { kindOf } from "../../../lib/choice";
import type { GenresTable, Option } from "../../../lib/wire.gen";
import { piecesAt, spokenPiece } from "./pieces";
import type { Hit, Shown } from "./attackPreview";
import { CENTER, STARTS } from "./squares";
import { abilitiesOf, ledTo, type Look } from "../input/squareInput";
import { spokenZone, zonesAt } from "./zones";

/** Who reads a square aloud, and what they know. */
export interface Telling {
  facts: GenresTable;
  names: readonly string[];
  you: number | null;
  options: Option[];
  touched: readonly string[];
  shown: Shown;
}

/** Return how a square is read aloud: where, who stands there, what lies there, what can be done. */
export function spokenSquare(name: string, look: Look, telling: Telling): string {
  const { facts, names, you, shown } = telling;
  const pieces = piecesAt(facts, name);
  const parts = [
    name,
    name === CENTER ? "Center Stage" : "",
    STARTS.has(name) && facts.phase === "set-up" ? "start square" : "",
    ...pieces.map((piece) => spokenPiece(piece, names, you)),
    ...zonesAt(facts, name).map((zone) => spokenZone(zone, names, you)),
    ...(look.isAble ? pieces.flatMap((piece) => abilitiesOf(piece, telling.options)) : []),
    shown.area.has(name) ? "in the area" : "",
    ...pieces.map(({ id }) => hitWords(shown.hits.get(id))),
    look.isChosen ? "chosen" : "",
    look.isLit ? meaningOf(look, telling) : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function hitWords(hit: Hit | undefined): string {
  if (hit === undefined) return "";
  if (hit === "frozen") return "would be frozen";
  return typeof hit === "number" ? `would take ${hit}` : `would take ${hit.from} to ${hit.to}`;
}

/** Return what a touch would do, where the offered options say so. */
function meaningOf({ thing, several }: Look, telling: Telling): string {
  if (several.length > 1) return "several to choose from";
  const led = ledTo(thing, telling);
  const isPlain = kindOf(thing) === "piece" && led.length > 1;
  return led.length === 1 && led[0] && !isPlain ? led[0].label : "can be chosen";
}
