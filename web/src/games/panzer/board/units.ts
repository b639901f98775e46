/** A Unit in words: what it counts now, the sums that make it, what it has done. Decides nothing. */

import { signed, type Sum, sumOf, whose } from "../../../lib/words";
import type { PanzerUnit, ValueSum } from "../../../lib/wire.gen";
import { counted, type Reminder } from "../../../lib/text";
import { type Face, face, keywordOf, nameOf } from "../card/cards";

/** Return what is left of a Unit's Defense (P-10.4). */
export function defenseLeft(unit: PanzerUnit): number {
  return unit.defense.value - unit.damage;
}

/** Return every value of a Unit with its sum (P-10.1). */
export function sumsOf(unit: PanzerUnit): Sum[] {
  const row = (name: string, value: ValueSum): Sum => ({ name, value: String(value.value), sum: sumOf(value) });
  const left = `${unit.defense.value} Defense, −${unit.damage} damage`;
  const points = `${unit.movement.value} Movement, −${unit.spent} spent`;
  return [
    row("Attack", unit.attack),
    row("Defense", unit.defense),
    ...(unit.damage > 0 ? [{ name: "Defense left", value: String(defenseLeft(unit)), sum: left }] : []),
    row("Movement", unit.movement),
    ...(unit.spent > 0 ? [{ name: "Points left", value: String(unit.points), sum: points }] : []),
    ...(unit.ranged ? [row("Ranged Attack", unit.ranged)] : []),
  ];
}

const STATES: readonly [(unit: PanzerUnit) => boolean, string, string][] = [
  [(unit) => unit.fresh, "fresh", "Fresh: it came this turn and cannot move or fight yet."],
  [(unit) => unit.halted, "halted", "Halted: it cannot move for the rest of the turn."],
  [(unit) => unit.suppressed, "suppressed", "Suppressed: it can neither attack nor use Actions this turn."],
];

const USED: Readonly<Record<string, string>> = {
  ranged: "It has used its Ranged Attack this turn.",
  action: "It has used its Action this turn.",
  scout: "It has scouted this turn.",
};

/** Return what has befallen a Unit this turn, and what it has done, a sentence each. */
export function notesOf(unit: PanzerUnit): string[] {
  const changes = Object.entries(unit.changes).map(
    ([word, amount]) => `${changeWords(word, amount)} until end of turn.`,
  );
  const more = unit.extra_attacks > 0 ? [`It may attack ${counted(unit.extra_attacks, "additional time")}.`] : [];
  return [
    ...STATES.filter(([holds]) => holds(unit)).map(([, , sentence]) => sentence),
    ...changes,
    ...(unit.attacks > 0
      ? [`It has attacked ${unit.attacks === 1 ? "once" : `${unit.attacks} times`} this turn.`]
      : []),
    ...more,
    ...unit.used.flatMap((word) => USED[word] ?? []),
  ];
}

function changeWords(word: string, amount: number): string {
  if (word === "slowed") return `−${amount} Movement, to no less than 1,`;
  const name = keywordOf(word)?.word ?? word.slice(0, 1).toUpperCase() + word.slice(1);
  return word === "first-fire" ? name : `${signed(amount)} ${name}`;
}

/** Return what the keywords mean that a Unit has beyond those printed on its card. */
export function remindersOf(unit: PanzerUnit): Reminder[] {
  const printed = face(unit.card).keywords;
  return Object.entries(unit.keywords)
    .filter(([word, amount]) => !(word in printed) || isMore(printed[word], amount))
    .flatMap(([word, amount]) => {
      const keyword = keywordOf(word);
      if (keyword === null) return [];
      const hasNumber = keyword.reminder.includes("X");
      const name = hasNumber ? `${keyword.word}: ${amount}` : keyword.word;
      return [{ word: name, reminder: keyword.reminder.replaceAll(/\bX\b/g, String(amount)) }];
    });
}

/** Return what the keywords of a card mean and those that a Unit has now, each once with the number that counts. */
export function remindersOn(card: Face | null, unit: PanzerUnit | null): Reminder[] {
  const printed = card ? card.reminders.filter(({ is_keyword }) => is_keyword) : [];
  const all = [...printed, ...(unit ? remindersOf(unit) : [])];
  const byName = new Map(all.map(({ word, reminder }) => [word.replace(/:.*/, ""), { word, reminder }]));
  return [...byName.values()];
}

/** Tell whether the number of a keyword is another one than printed; words without numbers are simply there. */
function isMore(printed: number | string | undefined, amount: number): boolean {
  return typeof printed === "number" && printed !== amount;
}

/** Return how a Unit is read aloud: whose, its values, what has befallen it. */
export function spokenUnit(unit: PanzerUnit, names: readonly string[], you: number | null): string {
  const parts = [
    whose(unit.seat, nameOf(unit.card), names, you),
    `attack ${unit.attack.value}`,
    `${defenseLeft(unit)} of ${unit.defense.value} defense left`,
    `${counted(unit.points, "movement point")} left`,
    ...(unit.ranged ? [`ranged attack ${unit.ranged.value}`] : []),
    ...STATES.filter(([holds]) => holds(unit)).map(([, word]) => word),
  ];
  return parts.join(", ");
}
