/** Turn, phase, Control and the Queue in words. */

import { capital, told } from "../../../lib/words";
import type { Pending } from "../../../lib/pending";
import type { GeekObject, GeekTable } from "../../../lib/wire.gen";
import { isAt, targetName } from "../board/arena";
import { nameOf } from "../card/cards";

const PHASES: Readonly<Record<string, string>> = {
  "set-up": "Set-up",
  draw: "Draw Phase",
  arena: "Enter the Arena",
  action: "Action Phase",
  end: "End of Turn",
  over: "The match is over",
};

export function phaseName(phase: string): string {
  return PHASES[phase] ?? phase;
}

/** Return whose turn it is. */
export function turnWords(table: GeekTable, names: readonly string[], you: number | null): string {
  if (table.active === null) return "Doors open";
  return table.active === you ? "Your turn" : `${names[table.active] ?? ""}’s turn`;
}

/** Return who has Control. */
export function controlWords(table: GeekTable, names: readonly string[], you: number | null): string {
  if (table.holder === null) return "Nobody has Control";
  return table.holder === you ? "You have Control" : `${names[table.holder] ?? ""} has Control`;
}

/** Return what is still to come before the Queue resolves. */
export function resolvingWords(table: GeekTable): string {
  const all = table.seats.filter((seat) => seat.is_in).length;
  const left = all - table.passes;
  return `After ${left} more ${left === 1 ? "pass" : "passes"} in a row this happens, from top to bottom:`;
}

/** Return what will happen when something on the Queue resolves, with players by their names and beyond what its title says. */
export function textOf(object: GeekObject, names: readonly string[], you: number | null): string {
  const text = told(object.text, names, you);
  const title = `${titleOf(object, names, you)} `;
  const rest = text.startsWith(title) ? text.slice(title.length) : text;
  return capital(rest);
}

/** Return what something on the Queue is, as a heading. */
export function titleOf(object: GeekObject, names: readonly string[], you: number | null): string {
  const aims = object.targets.map((target) => targetName(target, names, you)).join(", ");
  const card = nameOf(object.card);
  switch (object.kind) {
    case "attack":
      return `${card} attacks ${aims}`;
    case "snipe":
      return `${card} snipes ${aims}`;
    case "card":
      return aims === "" ? card : `${card} → ${aims}`;
    default:
      return aims === "" ? `${card}’s Ability` : `${card}’s Ability → ${aims}`;
  }
}

/** Return what waits on the Queue, the next to happen first. */
export function pendingOf(table: GeekTable, names: readonly string[], you: number | null): Pending[] {
  return table.queue.toReversed().map((object) => ({
    id: object.id,
    thing: `object:${object.id}`,
    card: object.card,
    seat: object.seat,
    title: titleOf(object, names, you),
    text: textOf(object, names, you),
    isMine: you !== null && object.seat !== you && object.targets.some((target) => isAt(target, you, table)),
  }));
}
