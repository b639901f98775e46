"""What the words of cards, zones and marks mean, in a sentence for the player (G-12, G-14.3)."""

import re
from typing import Final

from clashtable.core.printed import AMOUNT, Reminder, Term, glossary, unnumbered

TERMS: Final = (
    Term(
        "Bleed",
        r"\bBleed (\d)",
        "Put # Bleed on it (at most 3). At the start of each of its turns it loses one and takes 1 damage. "
        "Any healing removes all.",
    ),
    Term("Drain", r"\bDrain (\d)", "If the attack damages an enemy, your pawn heals #, once."),
    Term(
        "Push", r"\bPush\b(?: (\d))?", "It slides # squares straight away from the attacker, until something stops it."
    ),
    Term(
        "Pull",
        r"\bPull\b(?: (\d))?",
        "It slides # squares towards the attacker, until it is adjacent or something stops it.",
    ),
    Term("Slam", r"\bSlam (\d)", "A piece whose Push is cut short by a piece, a wall or the border takes # damage."),
    Term("Recoil", r"\bRecoil (\d)", "Whoever hits it with a melee attack takes # damage. Ghosts do not."),
    Term("Pierce", r"\bPierce\b", "Defense does not lower this damage."),
    Term("True", r"\bTrue\b", "Neither equipment, zones nor Defense change this damage."),
    Term("Unanswerable", r"\bUnanswerable\b", "Nobody can answer it with an Objection! or an Assist."),
    Term("Assist", r"\bAssist\.", "Also playable in another player's turn, to help any attack that is not your own."),
    Term("Fly", r"\bFly\b", "Moves over walls, pieces and zones; only the last square must be free."),
    Term("Reach", r"\bReach (\d)", "Its melee action or summon attack chooses a target within # squares."),
    Term("Defense", r"\bDefense (\d)", "Damage to it is # lower, unless the damage is True or has Pierce."),
    Term("Skip marker", r"\bSkip marker\b", "Its next turn is skipped. Right after that it cannot get another."),
    Term("Rooted", r"\bRooted\b", "It cannot move until the end of its controller's turn."),
    Term("Slowed", r"\bSlowed\b", "Each square costs it double movement until the end of its controller's turn."),
    Term("Hasted", r"\bHasted\b", "Each square costs it half movement until the end of its controller's turn."),
    Term("Retrieve", r"\bRetrieve\b", "Take such a card from the discard pile into your hand. Needs one there."),
    Term(
        "Redirect",
        r"\bRedirect\b",
        "Choose another enemy of the attacker in the attack's area: it is hit in your place.",
    ),
    Term("Teleport", r"\bTeleport\b", "Put the piece there, past walls and pieces, even if it is Rooted."),
    Term("Swap squares", r"\bSwap squares\b", "The two pieces change places; nothing stands in the way."),
    Term("Cancel", r"(?i:\bcancel\b)", "It has no effect and is discarded. What was paid stays paid."),
    Term("Prevent", r"\bPrevent\b", "You take 0 damage from it, but you are still hit."),
    Term("Reduce", r"\bReduce\b", "The damage is lowered last of all, never below 0."),
    Term("Steal", r"(?i:\bsteal\b)", "A random card goes from that hand into yours; nothing if the hand is empty."),
    Term("Take control", r"\bTake control\b", "The summon is yours, with its health, markers and equipment."),
    Term("Pay health", r"\bPay (\d) health\b", "You lose # health; that is no damage. At least 1 must be left."),
    Term("Lasting", r"\bLasting:", "This Event stays in play until the game ends."),
    Term("frog", r"\bfrog\b", "Attack 0 and no abilities as long as it is in play. Equipment still works."),
    Term(
        "Melee",
        r"\bMelee \+\d|\bmelee attacks?\b",
        "Melee actions, adjacent attack cards, and all attacks of summons and ghosts.",
    ),
    Term(
        "Ranged",
        r"\bRanged \+\d|\branged attack|\bagainst ranged\b",
        "Every attack that is not melee; burst 1 is ranged too.",
    ),
    Term("One target", r"\bone-target attack", "An attack that picks one piece, or the first on its line."),
)
"""The words that get a reminder on a card; ``#`` stands for the number on it."""

OTHERS: Final = (
    Reminder("Ally, enemy", "Your pawn and your summons are allies; every other pawn and summon is an enemy."),
    Reminder("Target", "An enemy or a ghost. A ghost that is hit is frozen."),
    Reminder("Standing piece", "A pawn or a summon. No two share a square; ghosts do not count."),
    Reminder("Adjacent, within n", "The eight neighbours are adjacent; a diagonal step counts as one square."),
    Reminder("Frozen", "A ghost that was hit loses its next turn."),
)
"""Words that need no reminder on a card, but have a place in the list of words."""

NUMBERED: Final = r"(?:Push|Pull|Slam|Bleed|Drain|Recoil|Reach|Defense) \d"
CHANGED: Final = r"(?:Attack|Melee|Ranged|Movement) [+-]\d"
ALONE: Final = (
    "Unanswerable|Assist|Fly|Pierce|True|Rooted|Slowed|Hasted|Skip marker|Retrieve|Redirect|Teleport|Swap|Lasting:|"
    "Attack:|Permanent|Until your next turn"
)
LABELS: Final = (
    r"(?:Damage|Mine|Heal|Toll|Bait|Slow|Fast|Amplify|Cover|Silence|Wall) zone[.:]?|Heads:|Tails:|Choose one:|"
    r"[+]\d actions?"
)
KEYS: Final = re.compile(rf"(?<!\w)(?:{LABELS}|{NUMBERED}|{CHANGED}|{ALONE})(?!\w)")
"""What stands out in a text: keywords with their numbers, and the labels of effects."""

ZONES: Final = {
    "damage": "Whoever starts a turn in it or enters it takes # damage.",
    "mine": "The first to start a turn in it or enter it takes # damage; then it is gone.",
    "heal": "Whoever starts a turn in it or enters it heals #.",
    "toll": "A player whose pawn starts a turn in it or enters it discards # cards.",
    "bait": "A player whose pawn starts a turn in it or enters it draws 1 card; then the pawn takes # damage.",
    "slow": "Its squares cost double.",
    "fast": "Its squares cost half.",
    "amplify": "Actions deal # more damage to whoever stands in it.",
    "cover": "Actions deal # less damage to whoever stands in it.",
    "silence": "A player whose pawn stands in it can play neither Objection! cards nor Assist.",
    "wall": "Nobody but ghosts can enter its squares.",
}
"""What each kind of zone does to a piece; ``#`` stands for its value."""

MARKS: Final = {
    "bleed": "Bleed: takes 1 damage at the start of its turn.",
    "skip": "Skip marker: its next turn is lost.",
    "rooted": "Rooted: it cannot move.",
    "slowed": "Slowed: each square costs double.",
    "hasted": "Hasted: each square costs half.",
    "frozen": "Frozen: it loses its next turn.",
    "frog": "A frog: attack 0 and no abilities.",
    "immune": "It cannot get a Skip marker now.",
}
"""What lies on a piece, by the field of a view."""


WORDS: Final = glossary([*(Reminder(term.word, unnumbered(term)) for term in TERMS), *OTHERS])
"""Every word there is a reminder for, in the order of the alphabet."""


def zone_words(effect: str, value: int) -> str:
    """Return ``damage 2``, or ``wall`` where a zone has no number."""
    return f"{effect} {value}" if AMOUNT in ZONES[effect] else effect


def zone_sentence(effect: str, value: int) -> str:
    """Return what a zone of that value does to a piece."""
    sentence = ZONES[effect].replace(AMOUNT, str(value))
    return sentence.replace("1 cards", "1 card") if value == 1 else sentence
