/** The terms of a table: what can be chosen for a new one, and how they are told. */

import { counted } from "../../lib/text";
import type { Setting, Terms } from "../../lib/wire.gen";

interface Choice {
  label: string;
  terms: Partial<Terms>;
}

/** One thing to choose; the first choice is the usual one. */
interface Field {
  name: string;
  title: string;
  text: string;
  choices: readonly Choice[];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const CLOCK: Field = {
  name: "clock",
  title: "Clock",
  text: "It never runs while the server is away.",
  choices: [
    { label: "No clock", terms: { time: "none" } },
    { label: "1 minute a move", terms: { time: "move", seconds: MINUTE } },
    { label: "5 minutes each, and 5 seconds a move", terms: { time: "bank", seconds: 5 * MINUTE, increment: 5 } },
    { label: "15 minutes each, and 10 seconds a move", terms: { time: "bank", seconds: 15 * MINUTE, increment: 10 } },
    { label: "1 hour each, and 30 seconds a move", terms: { time: "bank", seconds: HOUR, increment: 30 } },
    { label: "1 day a move", terms: { time: "move", seconds: DAY, away: 0 } },
    { label: "3 days a move", terms: { time: "move", seconds: 3 * DAY, away: 0 } },
  ],
};
const ON_TIME: Field = {
  name: "on_time",
  title: "When time runs out",
  text: "In a response window the moment simply passes.",
  choices: [
    { label: "The match is lost", terms: { on_time: "lose" } },
    { label: "A bot plays on", terms: { on_time: "bot" } },
    { label: "A bot makes that one move", terms: { on_time: "move" } },
  ],
};
const AWAY: Field = {
  name: "away",
  title: "When somebody is away",
  text: "After this time the others may let a bot play on, or claim the match.",
  choices: [
    { label: "After 2 minutes", terms: { away: 2 * MINUTE } },
    { label: "After 30 seconds", terms: { away: 30 } },
    { label: "After 10 minutes", terms: { away: 10 * MINUTE } },
    { label: "After a day", terms: { away: DAY } },
    { label: "Never", terms: { away: 0 } },
  ],
};
const UNDO: Field = {
  name: "undo",
  title: "Taking back",
  text: "What has revealed nothing can always be taken back.",
  choices: [
    { label: "If everybody agrees", terms: { undo: true } },
    { label: "Moves stand", terms: { undo: false } },
  ],
};
const DELAY: Field = {
  name: "delay",
  title: "Spectators see it",
  text: "A delay keeps friends in the audience from helping.",
  choices: [
    { label: "At once", terms: { delay: 0 } },
    { label: "30 seconds later", terms: { delay: 30 } },
    { label: "2 minutes later", terms: { delay: 2 * MINUTE } },
    { label: "10 minutes later", terms: { delay: 10 * MINUTE } },
  ],
};
const FIELDS = [CLOCK, ON_TIME, AWAY, UNDO, DELAY];

/** A setting that no rule is about. */
export type Choosable = Omit<Setting, "rule">;
export type Chosen = Readonly<Record<string, string>>;

/** How many matches belong together. */
export const SERIES: Choosable = {
  name: "best_of",
  title: "How many matches",
  text: "In a series seats change after each match.",
  choices: [1, 3, 5, 7],
  labels: ["One, and a rematch if you like", "Best of three", "Best of five", "Best of seven"],
  default: 1,
};

/** Return what is to be chosen, given what has been. */
export function termSettings(chosen: Chosen): Choosable[] {
  const terms = termsOf(chosen);
  return FIELDS.filter((field) => field !== ON_TIME || (terms.time ?? "none") !== "none").map(settingOf);
}

function settingOf(field: Field): Choosable {
  const labels = field.choices.map((choice) => choice.label);
  return { name: field.name, title: field.title, text: field.text, choices: labels, labels, default: labels[0] ?? "" };
}

/** Return the terms that were chosen; what nobody touched is as usual. */
export function termsOf(chosen: Chosen): Terms {
  const found = FIELDS.map((field) => field.choices.find((choice) => choice.label === chosen[field.name])?.terms);
  return Object.assign({}, ...found) as Terms;
}

/** Return *seconds* as people say it: `5 minutes`, `1 day`. */
export function span(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return counted(seconds / DAY, "day");
  if (seconds >= HOUR && seconds % HOUR === 0) return counted(seconds / HOUR, "hour");
  if (seconds >= MINUTE && seconds % MINUTE === 0) return counted(seconds / MINUTE, "minute");
  return counted(seconds, "second");
}

const OUT_OF_TIME = {
  lose: "whoever runs out of time loses",
  bot: "a bot plays on for whoever runs out of time",
  move: "a bot moves for whoever runs out of time",
};

/** Return what is unusual about *terms*, a sentence each. */
export function termsInWords(terms: Terms): string[] {
  const words: string[] = [];
  if (terms.time === "move") words.push(`${span(terms.seconds ?? 0)} for each move`);
  if (terms.time === "bank") {
    words.push(`${span(terms.seconds ?? 0)} each${terms.increment ? `, and ${span(terms.increment)} a move` : ""}`);
  }
  if (words.length > 0) words[0] += `; ${OUT_OF_TIME[terms.on_time ?? "lose"]}.`;
  if (terms.undo === false) words.push("Moves stand, unless they have revealed nothing.");
  if (terms.delay) words.push(`Spectators see it ${span(terms.delay)} later.`);
  return words;
}
