/** A card in the arena in signs and in words. */

import { signed, sumOf } from "../../../lib/words";
import type { GeekPiece, ValueSum, Option } from "../../../lib/wire.gen";
import { healthLeft } from "./arena";
import { COUNTERS, nameOf, printed } from "../card/cards";

export interface Mark {
  sign: string;
  count: string;
  tone: "good" | "bad" | "plain";
}

const GOOD = new Set(["Resource", "Strength", "Health"]);
const BAD = new Set(["Tax", "Frailty", "Sickness", "Distraction"]);

/** Return the counters and the prevention on a card as signs; Time stands in a corner of its own. */
export function marksOf(piece: GeekPiece): Mark[] {
  const counters = Object.entries(piece.counters).filter(([name]) => name !== "Time");
  const shown: Mark[] = counters.map(([sign, count]) => ({
    sign,
    count: String(count),
    tone: GOOD.has(sign) ? "good" : BAD.has(sign) ? "bad" : "plain",
  }));
  if (piece.shields.length === 0) return shown;
  const all = piece.shields.includes(0);
  const sum = piece.shields.reduce((left, right) => left + right, 0);
  return [...shown, { sign: "shield", count: all ? "∞" : String(sum), tone: "good" }];
}

/** A value and the sum that makes it. */
export interface Sum {
  name: string;
  value: string;
  sum: string;
}

/** Return every value of a card with its sum (F-18). */
export function sumsOf(piece: GeekPiece): Sum[] {
  const isFighter = printed(piece.card).kind === "Combatant";
  const row = (name: string, value: ValueSum | null): Sum[] =>
    value === null || (!isFighter && value.parts.every((part) => part.amount === 0))
      ? []
      : [{ name, value: isFighter ? String(value.value) : signed(value.value), sum: sumOf(value) }];
  const left = isFighter && piece.damage > 0 ? healthLeft(piece) : null;
  return [
    ...row(isFighter ? "Strength" : "Gives strength", piece.strength),
    ...row(isFighter ? "Health" : "Gives health", piece.health),
    ...(left === null
      ? []
      : [{ name: "Left", value: String(left), sum: `${piece.health?.value ?? 0} health, −${piece.damage} damage` }]),
    ...row("Production", piece.production),
    ...(piece.snipe ? [{ name: "Snipe", value: String(piece.snipe.value), sum: sumOf(piece.snipe) }] : []),
  ];
}

/** Return what else is to be known of a card, a sentence each. */
export function notesOf(piece: GeekPiece, names: readonly string[], you: number | null): string[] {
  const counters = Object.entries(piece.counters).map(
    ([name, count]) => `${count} ${name} ${count === 1 ? "Counter" : "Counters"}: ${COUNTERS[name] ?? ""}`,
  );
  const lasting = piece.lasting.map(({ what, amount, until }) => {
    const whose = until === you ? "your" : `${names[until ?? 0] ?? ""}’s`;
    return `${signed(amount)} ${what} ${until === null ? "this turn" : `until ${whose} next turn`}`;
  });
  const shields = piece.shields.map((amount) =>
    amount === 0 ? "All damage is prevented this turn" : `The next ${amount} damage is prevented this turn`,
  );
  const used = piece.used.length > 0 ? [`Used in this round: ${piece.used.map(usedName).join(", ")}`] : [];
  const owner =
    piece.owner === piece.controller ? [] : [`Belongs to ${piece.owner === you ? "you" : names[piece.owner]}`];
  return [...counters, ...lasting, ...shields, ...used, ...owner];
}

function usedName(used: string): string {
  return { attack: "Attack Action", spend: "Spend Action", special: "Action", ability: "Ability" }[used] ?? used;
}

/** Return how a card in the arena is read aloud. */
export function spokenPiece(piece: GeekPiece, names: readonly string[], you: number | null): string {
  const values = sumsOf(piece).map(({ name, value, sum }) => `${name} ${value} (${sum})`);
  const buffs = piece.buffs.length > 0 ? [`with ${piece.buffs.map((buff) => nameOf(buff.card)).join(", ")}`] : [];
  const parts = [nameOf(piece.card), ...values, ...notesOf(piece, names, you), ...buffs];
  return `${parts.join(", ")}. ${printed(piece.card).text}`;
}

/** Something that one's own Combatant can do. */
export interface Chip {
  word: string;
  label: string;
  options: Option[];
  isUsed: boolean;
}

const WORDS: Readonly<Record<string, string>> = {
  attack: "Attack",
  spend: "Spend",
  snipe: "Snipe",
  use: "Ability",
  make: "Make",
};

/** Return what a Combatant can do now; its Attack and Spend Actions stay to be seen when they cannot be used. */
export function chipsOf(piece: GeekPiece, options: readonly Option[]): Chip[] {
  const mine = options.filter((option) => option.path[0] === `piece:${piece.id}`);
  return Object.entries(WORDS)
    .map(([word, label]) => ({
      word,
      label,
      options: mine.filter((option) => option.path[1] === `button:${word}`),
      isUsed: piece.used.includes(word),
    }))
    .filter(({ word, options: found }) => found.length > 0 || word === "attack" || word === "spend");
}
