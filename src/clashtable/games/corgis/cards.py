"""What is printed: ten ranks in five suits, five Wilds, and what each does when it is played (C-1, C-8, C-9)."""

from typing import Final

import msgspec

from clashtable.core.game import CardFace
from clashtable.games.corgis.model.card import NAMES, group_of, long_name
from clashtable.games.corgis.vocabulary import DECK_CARDS, EFFECT_NAMES, RANKS

WILD: Final = 50
"""The first Wild; the five are alike."""


class CorgiEffect(msgspec.Struct, frozen=True):
    """One of the eleven effects as a player needs it."""

    rank: str
    """The rank of its cards; a star for Wilds."""
    kind: str
    """Who is on the card, such as ``Archer``."""
    name: str
    """What the printed rulebook calls the effect, where that is known here; else nothing."""
    text: str
    rule: str


class CorgisPrint(msgspec.Struct, frozen=True):
    """Everything printed, for clients that draw cards from data."""

    effects: tuple[CorgiEffect, ...]


TEXTS: Final = (
    ("Chance", "Look at the top card of the deck: if its suit is in your combo, you win the round at once."),
    ("Sing", "Play again: a combo that beats this one and shares one of its suits."),
    ("", "Draw a card, then put any card of your hand under the deck."),
    ("", "Say high or low. After low, the next combo must have a lower rank."),
    ("Pierce", "The next player turns up a hidden card of their choice; it is locked until the round ends."),
    ("", "Discard one more card, of a suit in your combo."),
    ("Deadeye", "Name another player: one of their hidden cards is turned up at random."),
    ("", "While this combo leads, everybody who passes turns up a hidden card."),
    ("K.o.", "The next player loses the turn."),
    (
        "",
        "Does nothing when played. Shown from your hidden hand, it cancels a low Monk, a Fighter, an Archer or an "
        "Assassin aimed at you.",
    ),
)
"""What the cards of each rank do, from 1 to the Ace."""
ILLUSIONIST: Final = CorgiEffect(
    "★",
    "Illusionist",
    "",
    "As many Wilds as there are cards beat any combo and copy its rank, suits and effect. Led, they count as 0.",
    "C-9.1",
)
EFFECTS: Final = (
    *(
        CorgiEffect(rank, kind, name, text, f"C-8.{number}")
        for number, (rank, kind, (name, text)) in enumerate(zip(RANKS, EFFECT_NAMES[1:], TEXTS, strict=True), 1)
    ),
    ILLUSIONIST,
)


def face(card: int) -> CardFace:
    """Return a card as it is printed."""
    effect = EFFECTS[group_of(card)]
    kind = f"{effect.kind} ({effect.name})" if effect.name else effect.kind
    if card == WILD:
        return CardFace("*1", "Wild", DECK_CARDS - WILD, effect.text, kind)
    return CardFace(NAMES[card], long_name(card), 1, effect.text, kind)


FACES: Final = tuple(face(card) for card in range(WILD + 1))
PRINTED: Final = CorgisPrint(EFFECTS)
