/** The words that card texts use (G-12): what each means in a sentence. */

import type { Face } from "../card/cards";

export interface Word {
  word: string;
  reminder: string;
}

/** A word, what finds it in a text, and what it means; `#` stands for the number on the card. */
interface Term extends Word {
  found: RegExp;
}

const TERMS: readonly Term[] = [
  {
    word: "Bleed",
    found: /\bBleed (\d)/,
    reminder:
      "Put # Bleed on it (at most 3). At the start of each of its turns it loses one and takes 1 damage. Any healing removes all.",
  },
  { word: "Drain", found: /\bDrain (\d)/, reminder: "If the attack damages an enemy, your pawn heals #, once." },
  {
    word: "Push",
    found: /\bPush\b(?: (\d))?/,
    reminder: "It slides # squares straight away from the attacker, until something stops it.",
  },
  {
    word: "Pull",
    found: /\bPull\b(?: (\d))?/,
    reminder: "It slides # squares towards the attacker, until it is adjacent or something stops it.",
  },
  {
    word: "Slam",
    found: /\bSlam (\d)/,
    reminder: "A piece whose Push is cut short by a piece, a wall or the border takes # damage.",
  },
  {
    word: "Recoil",
    found: /\bRecoil (\d)/,
    reminder: "Whoever hits it with a melee attack takes # damage. Ghosts do not.",
  },
  { word: "Pierce", found: /\bPierce\b/, reminder: "Defense does not lower this damage." },
  { word: "True", found: /\bTrue\b/, reminder: "Neither equipment, zones nor Defense change this damage." },
  {
    word: "Unanswerable",
    found: /\bUnanswerable\b/,
    reminder: "Nobody can answer it with an Objection! or an Assist.",
  },
  {
    word: "Assist",
    found: /\bAssist\./,
    reminder: "Also playable in another player’s turn, to help any attack that is not your own.",
  },
  { word: "Fly", found: /\bFly\b/, reminder: "Moves over walls, pieces and zones; only the last square must be free." },
  {
    word: "Reach",
    found: /\bReach (\d)/,
    reminder: "Its melee action or summon attack chooses a target within # squares.",
  },
  {
    word: "Defense",
    found: /\bDefense (\d)/,
    reminder: "Damage to it is # lower, unless the damage is True or has Pierce.",
  },
  {
    word: "Skip marker",
    found: /\bSkip marker\b/,
    reminder: "Its next turn is skipped. Right after that it cannot get another.",
  },
  { word: "Rooted", found: /\bRooted\b/, reminder: "It cannot move until the end of its controller’s turn." },
  {
    word: "Slowed",
    found: /\bSlowed\b/,
    reminder: "Each square costs it double movement until the end of its controller’s turn.",
  },
  {
    word: "Hasted",
    found: /\bHasted\b/,
    reminder: "Each square costs it half movement until the end of its controller’s turn.",
  },
  {
    word: "Retrieve",
    found: /\bRetrieve\b/,
    reminder: "Take such a card from the discard pile into your hand. Needs one there.",
  },
  {
    word: "Redirect",
    found: /\bRedirect\b/,
    reminder: "Choose another enemy of the attacker in the attack’s area: it is hit in your place.",
  },
  {
    word: "Teleport",
    found: /\bTeleport\b/,
    reminder: "Put the piece there, past walls and pieces, even if it is Rooted.",
  },
  {
    word: "Swap squares",
    found: /\bSwap squares\b/,
    reminder: "The two pieces change places; nothing stands in the way.",
  },
  { word: "Cancel", found: /\bcancel\b/i, reminder: "It has no effect and is discarded. What was paid stays paid." },
  { word: "Prevent", found: /\bPrevent\b/, reminder: "You take 0 damage from it, but you are still hit." },
  { word: "Reduce", found: /\bReduce\b/, reminder: "The damage is lowered last of all, never below 0." },
  {
    word: "Steal",
    found: /\bsteal\b/i,
    reminder: "A random card goes from that hand into yours; nothing if the hand is empty.",
  },
  {
    word: "Take control",
    found: /\bTake control\b/,
    reminder: "The summon is yours, with its health, markers and equipment.",
  },
  {
    word: "Pay health",
    found: /\bPay (\d) health\b/,
    reminder: "You lose # health; that is no damage. At least 1 must be left.",
  },
  { word: "Lasting", found: /\bLasting:/, reminder: "This Event stays in play until the game ends." },
  {
    word: "frog",
    found: /\bfrog\b/,
    reminder: "Attack 0 and no abilities as long as it is in play. Equipment still works.",
  },
  {
    word: "Melee",
    found: /\bMelee \+\d|\bmelee attacks?\b/,
    reminder: "Melee actions, adjacent attack cards, and all attacks of summons and ghosts.",
  },
  {
    word: "Ranged",
    found: /\bRanged \+\d|\branged attack|\bagainst ranged\b/,
    reminder: "Every attack that is not melee; burst 1 is ranged too.",
  },
  {
    word: "One target",
    found: /\bone-target attack/,
    reminder: "An attack that picks one piece, or the first on its line.",
  },
];

/** Words that need no reminder on a card, but have a place in the list of words. */
const OTHERS: readonly Word[] = [
  { word: "Ally, enemy", reminder: "Your pawn and your summons are allies; every other pawn and summon is an enemy." },
  { word: "Target", reminder: "An enemy or a ghost. A ghost that is hit is frozen." },
  { word: "Standing piece", reminder: "A pawn or a summon. No two share a square; ghosts do not count." },
  { word: "Adjacent, within n", reminder: "The eight neighbours are adjacent; a diagonal step counts as one square." },
  { word: "Frozen", reminder: "A ghost that was hit loses its next turn." },
];

/** Every word there is a reminder for, in alphabetical order. */
export const WORDS: readonly Word[] = [
  ...TERMS.map(({ word, reminder }) => ({ word, reminder: reminder.replaceAll("#", "that many") })),
  ...OTHERS,
].toSorted((one, other) => one.word.localeCompare(other.word));

/** Return the reminders for the words of a card's text, in the order in which they stand there. */
export function wordsOn({ text }: Face): Word[] {
  return TERMS.map((term) => ({ term, match: term.found.exec(text) }))
    .filter(({ match }) => match !== null)
    .toSorted((one, other) => (one.match?.index ?? 0) - (other.match?.index ?? 0))
    .map(({ term, match }) => numbered(term, match?.[1]));
}

/** Return the word with the number that stands on the card: `Push 3`. */
function numbered({ word, reminder }: Term, amount: string | undefined): Word {
  if (amount === undefined) return { word, reminder: reminder.replace("# squares", "that many squares") };
  const titled = word === "Pay health" ? `Pay ${amount} health` : `${word} ${amount}`;
  const singular = amount === "1" ? reminder.replace("# squares", "1 square") : reminder;
  return { word: titled, reminder: singular.replaceAll("#", amount) };
}
