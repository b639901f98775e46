"""One use of a card or a piece, and the kinds of use there are (G-11.1). Next, read model/state.py."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.core.effects import Printed, Use
from clashtable.core.errors import RulesBug
from clashtable.games.genres.geometry.shapes import NO_CENTER, NO_DIRECTION
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.pieces import NO_CARDS, NO_NUMBERS
from clashtable.games.genres.vocabulary import MOST_SEATS, NOBODY

# What is declared (G-11.1), or otherwise uses a card.
MOVING: Final = 0
MELEEING: Final = 1
DRAWING: Final = 2
CARD: Final = 3
SUMMON_MOVE: Final = 4
SUMMON_ATTACK: Final = 5
SUMMON_SPECIAL: Final = 6
GHOST_MOVE: Final = 7
GHOST_ATTACK: Final = 8
OBJECTING: Final = 9
ASSISTING: Final = 10
HAPPENING: Final = 11
"""An Event, a zone's trigger, or what happens when a summon dies."""
USE_KINDS: Final = (
    "move", "melee", "draw", "card", "summon-move", "summon-attack", "summon-special", "ghost-move", "ghost-attack",
    "objection", "assist", "happening",
)  # fmt: skip

PREVENTED: Final = 1000
"""A reduction that nothing exceeds."""


@final
@mypyc_attr(acyclic=True)
class Cast(Use):
    """One use of a card or a piece: declared, on the stack, or carried out. Altered only while it is being made."""

    __slots__ = (
        "ability", "actor", "aim", "amount", "card", "center", "combos", "crits", "direction", "extra", "given",
        "holds_card", "is_done", "is_stopped", "kind", "mode", "notes", "piece", "player", "reduced", "serial", "shape",
        "spent", "square", "targets", "zone",
    )  # fmt: skip

    def __init__(self, serial: int, kind: int, seat: int, card: Card | None, actor: int) -> None:
        super().__init__(seat)
        self.serial = serial
        self.kind = kind
        self.card: Final = card
        self.actor = actor
        """The piece that acts; 0 where none does."""
        self.ability = -1
        """Which ability of the card, where it is not what the card does."""
        self.combos = NO_CARDS
        self.is_done = False
        """Whether no more Combos are wanted."""
        self.mode = -1
        self.shape = -1
        """Which shape Duct Tape gives it, -1 for its own."""
        self.square = -1
        self.direction = NO_DIRECTION
        self.extra = NO_DIRECTION
        """The direction that Extra Ammo adds."""
        self.center = NO_CENTER
        self.targets = NO_NUMBERS
        self.player = NOBODY
        self.piece = 0
        self.zone = 0
        self.aim = 0
        self.given = NO_CARDS
        """Cards of the hand that were chosen for it."""
        self.reduced = NO_NUMBERS
        """Pieces and by how much damage to them is reduced, one after the other (G-11.8)."""
        self.notes = NO_NUMBERS
        """Numbers that an effect remembers: the damage dealt to each target, the cards that were chosen in secret."""
        self.spent = NO_NUMBERS
        """Directions whose first target was replaced by another."""
        self.is_stopped = False
        """Whether a Move stops on the first square of its route."""
        self.amount = 0
        """A number that the use itself remembers: the heads that were flipped, the damage of a ghost."""
        self.crits = 0
        """How many coins double its damage."""
        self.holds_card = True
        """Whether its card goes to the discard pile with it; not one that stays in play or went back to a hand."""

    def copy(self) -> "Cast":
        """Return another such use, to be altered."""
        copy = Cast(self.serial, self.kind, self.seat, self.card, self.actor)
        copy.ability = self.ability
        copy.combos = self.combos
        copy.is_done = self.is_done
        copy.mode = self.mode
        copy.shape = self.shape
        copy.square = self.square
        copy.direction = self.direction
        copy.extra = self.extra
        copy.center = self.center
        copy.targets = self.targets
        copy.player = self.player
        copy.piece = self.piece
        copy.zone = self.zone
        copy.aim = self.aim
        copy.given = self.given
        copy.reduced = self.reduced
        copy.notes = self.notes
        copy.spent = self.spent
        copy.is_stopped = self.is_stopped
        copy.amount = self.amount
        copy.crits = self.crits
        copy.holds_card = self.holds_card
        return copy

    def printed(self) -> Printed:
        if self.card is None:
            raise RulesBug("this use is of no card")
        return self.card


BEGINNINGS: Final[list[Cast | None]] = [None] * (MOST_SEATS << 8)
"""The uses of cards of which nothing is chosen yet that were asked for last, by seat and by the card's place."""


def beginning(kind: int, seat: int, card: Card, actor: int) -> Cast:
    """Return a use of *card* of which nothing is chosen yet. It is kept, so copy it to choose something."""
    key = seat << 8 | card.index
    found = BEGINNINGS[key]
    if found is None or found.kind != kind or found.actor != actor or found.card is not card:
        found = Cast(0, kind, seat, card, actor)
        BEGINNINGS[key] = found
    return found
