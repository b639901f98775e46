"""What the words of cards mean, in a sentence for the player (F-3, F-8, F-10 to F-17, F-23)."""

import re
from typing import Final

from clashtable.core.printed import Reminder, Term
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.vocabulary import INFINITE, NO_SNIPE, RESOURCES

UNIVERSAL: Final = "Universal"
TERMS: Final = (
    Term("Action", r"\bAction:", "Once per round, in your own Action Phase with the Queue empty."),
    Term(
        "Attribute",
        r"\b(Cute|Loud|Obsessive|Shady|Smelly|Wired)\b",
        "An Attribute does nothing by itself; other cards ask for it.",
    ),
    Term("Barter", r"(?i:\bbarter)", "Give up an Item you control for half its printed cost in units, rounded up."),
    Term(
        "Break",
        r"(?i:\b(break|broken|breaks)\b)",
        "A broken Item goes to its owner's discard pile. Forfeiting and bartering are not breaking.",
    ),
    Term("Cancel", r"(?i:\bcancel)", "Taken off the Queue without resolving. Costs stay paid, Actions stay used."),
    Term("Cred", r"\bCred\b", "Defeat a Combatant with damage for 2 Cred. Reach the goal and you win."),
    Term("Defeated", r"(?i:\bdefeat)", "A Combatant is defeated when its damage reaches its health."),
    Term("Deploy", r"(?i:\bdeploy)", "Put a Combatant from your hand into the arena: free, with every Action ready."),
    Term(
        "Distraction Counter",
        r"\bDistraction\b",
        "Cannot attack while it has any. One goes at the end of its controller's turn.",
    ),
    Term("Effect", r"\bEffect\b", "A Tactic or a Skill."),
    Term(
        "Forfeit",
        r"(?i:\bforfeit)",
        "Put your own card from the arena into the discard pile. Not breaking, not a defeat, no Cred.",
    ),
    Term("Frailty Counter", r"\bFrailty\b", "−1 strength each."),
    Term("Health Counter", r"\bHealth Counter", "+1 health each."),
    Term("Host", r"\bhost\b", "The card that this Buff is attached to."),
    Term("Pay", r"\bPay \d", "Units from your pool. Where a type is named, one of them must be of that type."),
    Term("Prevent", r"(?i:\bprevent)", "Prevented damage is not dealt, and nothing triggers on it."),
    Term("Refresh", r"(?i:\brefresh)", "A used Action is available again at once."),
    Term("Resource Counter", r"\bResource Counter", "+1 production each."),
    Term("Sickness Counter", r"\bSickness\b", "−1 health each."),
    Term("Snipe", r"(?i:\bsnip)", "Spend: deal the Snipe Value as direct damage to another Combatant, on any turn."),
    Term("Spend", r"\bSpend\b", "Uses the Spend Action, once per round: for resources, for this, or to snipe."),
    Term("Steal", r"(?i:\b(steal|stolen))", "Take control of another player's Item; your Combatant equips it."),
    Term("Strength Counter", r"\bStrength Counter", "+1 strength each."),
    Term("Tax Counter", r"\bTax\b", "−1 production each."),
    Term(
        "Time",
        r"\bTime Counter",
        "One Time Counter goes at the end of each turn of the Buff's controller; without any, the Buff is over.",
    ),
    Term("Tuck", r"(?i:\btuck)", "Put face down on the bottom of your deck."),
    Term("Universal", r"\bUniversal\b", "Counts as every typed resource."),
    Term("V.I.P.", r"\bV\.I\.P\.", "Cannot open the game, and only one of the same name can be in the arena."),
)
"""Every word there is a reminder for, in the order of the alphabet."""

COUNTERS: Final = {
    "Resource": "+1 production",
    "Tax": "−1 production",
    "Strength": "+1 strength",
    "Frailty": "−1 strength",
    "Health": "+1 health",
    "Sickness": "−1 health",
    "Distraction": "cannot attack",
    "Time": "turns left",
    "Jelly": "for this card alone",
    "Mint": "for this card alone",
    "Stew": "for this card alone",
}
"""What each counter does, in a few words."""

SIGNS: Final = (*RESOURCES, UNIVERSAL)
KEYS: Final = re.compile(
    rf"\b(?:{'|'.join(SIGNS)})\b|^[A-Z][^.:]{{0,40}}:"
    r"|(?<=\. )(?:Once per round, )?(?:Action|Spend|Pay|Forfeit|Discard)[^.:]{0,40}:"
)
"""What stands out in a text: resources with their sign, and costs."""


WORDS: Final = [Reminder(term.word, term.reminder) for term in TERMS]
"""Every word there is a reminder for."""


def card_reminders(card: Card) -> list[Reminder]:
    """Return what the corners and tabs of a card mean, then the words of its text; Attributes explain themselves."""
    corners = {
        "V.I.P.": card.is_vip,
        "Snipe": card.snipe != NO_SNIPE,
        "Time": card.time not in (0, INFINITE),
        UNIVERSAL: UNIVERSAL in card.resource_names(),
    }
    text = card.text()
    told = [term.word for term in TERMS if term.word != "Attribute" and re.search(term.pattern, text)]
    words = dict.fromkeys([*(word for word, is_there in corners.items() if is_there), *told])
    by_word = {term.word: term.reminder for term in TERMS}
    return [Reminder(word, by_word[word]) for word in words]
