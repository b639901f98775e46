"""What each keyword and each verb of the rules means, in a sentence for the player (P-12, P-18)."""

import re
from typing import Final

from clashtable.core.printed import Reminder, Term, glossary

REMINDERS: Final = {
    "junkyard-trigger": (
        "Junkyard-Trigger",
        "When this card goes from your Supply straight to your Junkyard, you may deploy it (Unit) or play it "
        "for free (Event).",
    ),
    "expend": (
        "Expend",
        "When this Event leaves its Factory-Stack, or has been played through its Junkyard-Trigger, remove "
        "it from the game.",
    ),
    "blitz": ("Blitz", "This Unit is never fresh: it may move and attack in the turn it comes into play."),
    "paradrop": (
        "Paradrop",
        "Instead of moving off its Factory-Stack, this Unit may drop onto an unoccupied face-up Terrain "
        "outside the enemy Back Line; it is then halted.",
    ),
    "flight": (
        "Flight",
        "Ignores all Terrain, Terrain Modifiers and Zone of Control, pays 1 Movement Point per space and may "
        "pass through enemy Units.",
    ),
    "pathfinder": (
        "Pathfinder",
        "Pays 1 Movement Point per space; entering Terrain or Terrain Modifiers neither damages nor halts it.",
    ),
    "scout": ("Scout", "Once per turn in your Main-Phase, turn one adjacent face-down Terrain face up."),
    "ranged-attack": (
        "Ranged Attack",
        "Once per turn, instead of attacking: X damage to any one Unit on the Terrain Field or to either Player.",
    ),
    "emplaced": ("Emplaced", "Cannot use its Ranged Attack in a turn in which it moved; is halted after using it."),
    "first-fire": ("First Fire", "Deals its battle damage before a Unit without First Fire does."),
    "charge": ("Charge", "+X Attack when it attacks a Unit."),
    "massed": ("Massed", "+X Attack while adjacent to another friendly Unit of the same type."),
    "anti-tank": ("Anti-Tank", "+X Attack in battle with a Vehicle Unit."),
    "anti-air": ("Anti-Air", "+X Attack in battle with an Aircraft Unit."),
    "raid": ("Raid", "Deals X more damage when it attacks the Supply."),
    "overrun": (
        "Overrun",
        "After it destroys the Unit it attacked, it may enter that space without spending Movement Points.",
    ),
    "armor": ("Armor", "Takes X less damage from every source, to no less than 1."),
    "entrenched": ("Entrenched", "When attacked, takes X less battle damage, to no less than 1."),
    "cover": ("Cover", "When attacked or hit by a Ranged Attack, takes X less damage, to no less than 1."),
    "guard": ("Guard", "Enemy Units adjacent to this Unit cannot attack the Supply."),
    "zone-of-control": (
        "Zone of Control",
        "An enemy Unit without Flight that enters a space adjacent to this Unit is halted.",
    ),
    "concealed": ("Concealed", "Cannot be the target of the opponent's Ranged Attacks, Events or abilities."),
    "repair": ("Repair", "Action: remove X damage from this Unit or an adjacent friendly Unit."),
    "demolish": (
        "Demolish",
        "Action: destroy a Terrain Modifier here or adjacent, or 1 Factory of an adjacent enemy Factory-Stack.",
    ),
    "play-effect": ("Play-Effect", "Happens when this Unit comes into play."),
    "destroy-effect": ("Destroy-Effect", "Happens when this Unit goes from play to the Junkyard."),
    "victory-effect": (
        "Victory-Effect",
        "Happens when this Unit survives a battle in which the enemy Unit was destroyed.",
    ),
    "standby-effect": ("Standby-Effect", "Happens in its controller's Standby-Phase."),
    "main-effect": ("Main-Effect", "Happens when its controller's Main-Phase starts."),
    "end-effect": ("End-Effect", "Happens in its controller's End-Phase."),
    "action": ("Action", "May be used once per turn in your Main-Phase instead of attacking."),
}
"""The name and the reminder of each keyword, by the word of the card list."""

TERMS: Final = (
    Term("Halt", r"(?i:\bhalt(s|ed)?\b)", "A halted Unit cannot move for the rest of the turn; it may still attack."),
    Term(
        "Suppress",
        r"(?i:\bsuppress)",
        "Until end of turn it cannot attack or use its Ranged Attack or Actions; an attack it has declared fails.",
    ),
    Term(
        "Deploy",
        r"(?i:\bdeploy)",
        "Put the Unit for free on one of your unoccupied Factory-Stacks or on unoccupied face-up Terrain of your "
        "Back Line.",
    ),
    Term("Shift", r"(?i:\bshift\b)", "Put the Unit onto an adjacent unoccupied Terrain. It costs no Movement Points."),
    Term("Relocate", r"(?i:\brelocate\b)", "Put the Unit onto such a space. It costs no Movement Points."),
    Term(
        "Inspect",
        r"\bInspect \d",
        "Look at that many cards on top of your Supply, take one, put the others under the Supply.",
    ),
    Term("Search", r"\bSearch\b", "Look through your Supply, show one such card and take it; then shuffle."),
    Term("Cancel", r"(?i:\bcancel\b)", "It leaves the Chain without effect. A cancelled attack counts as made."),
)
"""Words of the rules that are no keywords."""

NAMES: Final = sorted((name for name, _reminder in REMINDERS.values()), key=len, reverse=True)
KEYS: Final = re.compile(rf"\b(?:{'|'.join(NAMES)})(?::(?: \d)?| \+\d)?|^No (?:abilities|effects)\.")
"""What stands out in a text: keywords with their numbers, and the labels of effects."""


WORDS: Final = glossary(
    [
        *(Reminder(name, reminder, is_keyword=True) for name, reminder in REMINDERS.values()),
        *(Reminder(term.word, term.reminder) for term in TERMS),
    ]
)
"""Every word there is a reminder for, in the order of the alphabet."""


def text_reminders(text: str) -> list[Reminder]:
    """Return what the words of a card's text mean, in the order in which they stand there."""
    found = [
        *((text.index(name), numbered(name, reminder, text)) for name, reminder in REMINDERS.values() if name in text),
        *(
            (match.start(), Reminder(term.word, term.reminder))
            for term in TERMS
            if (match := re.search(term.pattern, text))
        ),
    ]
    return [reminder for _start, reminder in sorted(found, key=lambda one: one[0])]


def numbered(name: str, reminder: str, text: str) -> Reminder:
    """Return a keyword with the number that stands on the card, such as ``Armor: 2``."""
    amount = re.search(rf"{name}: (\d)", text)
    if amount is None:
        return Reminder(name, reminder, is_keyword=True)
    return Reminder(amount[0], re.sub(r"\bX\b", amount[1], reminder), is_keyword=True)
