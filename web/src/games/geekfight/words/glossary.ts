/** Short reminders of the words that card texts use (F-3, F-8, F-10 to F-17, F-23). */

import type { Printed } from "../card/cards";

export interface Word {
  word: string;
  reminder: string;
  /** How a text shows that it uses the word. */
  found: RegExp;
}

export const WORDS: readonly Word[] = [
  { word: "Action", found: /\bAction:/, reminder: "Once per round, in your own Action Phase with the Queue empty." },
  {
    word: "Attribute",
    found: /\b(Cute|Loud|Obsessive|Shady|Smelly|Wired)\b/,
    reminder: "An Attribute does nothing by itself; other cards ask for it.",
  },
  {
    word: "Barter",
    found: /\bbarter/i,
    reminder: "Give up an Item you control for half its printed cost in units, rounded up.",
  },
  {
    word: "Break",
    found: /\b(break|broken|breaks)\b/i,
    reminder: "A broken Item goes to its owner’s discard pile. Forfeiting and bartering are not breaking.",
  },
  {
    word: "Cancel",
    found: /\bcancel/i,
    reminder: "Taken off the Queue without resolving. Costs stay paid, Actions stay used.",
  },
  {
    word: "Cred",
    found: /\bCred\b/,
    reminder: "Defeat a Combatant with damage for 2 Cred. Reach the goal and you win.",
  },
  { word: "Defeated", found: /\bdefeat/i, reminder: "A Combatant is defeated when its damage reaches its health." },
  {
    word: "Deploy",
    found: /\bdeploy/i,
    reminder: "Put a Combatant from your hand into the arena: free, with every Action ready.",
  },
  {
    word: "Distraction Counter",
    found: /\bDistraction\b/,
    reminder: "Cannot attack while it has any. One goes at the end of its controller’s turn.",
  },
  { word: "Effect", found: /\bEffect\b/, reminder: "A Tactic or a Skill." },
  {
    word: "Forfeit",
    found: /\bforfeit/i,
    reminder: "Put your own card from the arena into the discard pile. Not breaking, not a defeat, no Cred.",
  },
  { word: "Frailty Counter", found: /\bFrailty\b/, reminder: "−1 strength each." },
  { word: "Health Counter", found: /\bHealth Counter/, reminder: "+1 health each." },
  { word: "Host", found: /\bhost\b/, reminder: "The card that this Buff is attached to." },
  {
    word: "Pay",
    found: /\bPay \d/,
    reminder: "Units from your pool. Where a type is named, one of them must be of that type.",
  },
  { word: "Prevent", found: /\bprevent/i, reminder: "Prevented damage is not dealt, and nothing triggers on it." },
  { word: "Refresh", found: /\brefresh/i, reminder: "A used Action is available again at once." },
  { word: "Resource Counter", found: /\bResource Counter/, reminder: "+1 production each." },
  { word: "Sickness Counter", found: /\bSickness\b/, reminder: "−1 health each." },
  {
    word: "Snipe",
    found: /\bsnip/i,
    reminder: "Spend: deal the Snipe Value as direct damage to another Combatant, on any turn.",
  },
  {
    word: "Spend",
    found: /\bSpend\b/,
    reminder: "Uses the Spend Action, once per round: for resources, for this, or to snipe.",
  },
  {
    word: "Steal",
    found: /\b(steal|stolen)/i,
    reminder: "Take control of another player’s Item; your Combatant equips it.",
  },
  { word: "Strength Counter", found: /\bStrength Counter/, reminder: "+1 strength each." },
  { word: "Tax Counter", found: /\bTax\b/, reminder: "−1 production each." },
  {
    word: "Time",
    found: /\bTime Counter/,
    reminder: "One Time Counter goes at the end of each turn of the Buff’s controller; without any, the Buff is over.",
  },
  { word: "Tuck", found: /\btuck/i, reminder: "Put face down on the bottom of your deck." },
  { word: "Universal", found: /\bUniversal\b/, reminder: "Counts as every typed resource." },
  {
    word: "V.I.P.",
    found: /\bV\.I\.P\./,
    reminder: "Cannot open the game, and only one of the same name can be in the arena.",
  },
];

const named = (word: string) => WORDS.filter((entry) => entry.word === word);

/** Return the reminders for a card: what its corners and tabs need, then the words of its text. */
export function wordsOn(card: Printed): Word[] {
  const marks = [
    ...(card.vip ? named("V.I.P.") : []),
    ...(card.snipe === null ? [] : named("Snipe")),
    ...(card.time === null || card.time === "infinite" ? [] : named("Time")),
    ...(card.resources.includes("Universal") ? named("Universal") : []),
  ];
  const told = WORDS.filter((entry) => entry.word !== "Attribute" && entry.found.test(card.text));
  return [...new Set([...marks, ...told])];
}

/** What each Attribute, resource and counter is, for hovering over its sign. */
export const COUNTERS: Readonly<Record<string, string>> = {
  Resource: "+1 production",
  Tax: "−1 production",
  Strength: "+1 strength",
  Frailty: "−1 strength",
  Health: "+1 health",
  Sickness: "−1 health",
  Distraction: "cannot attack",
  Time: "turns left",
  Jelly: "for this card alone",
  Mint: "for this card alone",
  Stew: "for this card alone",
};
