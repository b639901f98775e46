/** The eleven effects, one sentence each. */

import type { CorgiClass } from "../card/cards";

export const EFFECTS: readonly { rank: string; kind: CorgiClass; text: string }[] = [
  {
    rank: "1",
    kind: "Oracle",
    text: "Look at the top card of the deck: if its suit is in your combo, you win the round at once.",
  },
  { rank: "2", kind: "Bard", text: "Play again: a combo that beats this one and shares one of its suits." },
  { rank: "3", kind: "Healer", text: "Draw a card, then put any card of your hand under the deck." },
  { rank: "4", kind: "Monk", text: "Say high or low. After low, the next combo must have a lower rank." },
  {
    rank: "5",
    kind: "Fighter",
    text: "The next player turns up a hidden card of their choice; it is locked until the round ends.",
  },
  { rank: "6", kind: "Mage", text: "Discard one more card, of a suit in your combo." },
  { rank: "7", kind: "Archer", text: "Name another player: one of their hidden cards is turned up at random." },
  { rank: "8", kind: "Berserker", text: "While this combo leads, everybody who passes turns up a hidden card." },
  { rank: "9", kind: "Assassin", text: "The next player loses the turn." },
  {
    rank: "A",
    kind: "Samurai",
    text: "Does nothing when played. Shown from your hidden hand, it cancels a low Monk, a Fighter, an Archer or an Assassin aimed at you.",
  },
  {
    rank: "★",
    kind: "Illusionist",
    text: "As many Wilds as there are cards beat any combo and copy its rank, suits and effect. Led, they count as 0.",
  },
];
