"""A Unit in play, and what it did in this turn. Next, read model/state.py."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.games.panzer.model.card import Card

# What a Unit has used in this turn, as bits.
USED_RANGED: Final = 1
USED_ACTION: Final = 2
USED_SCOUT: Final = 4


@final
@mypyc_attr(acyclic=True)
class Unit:
    """A Unit in play."""

    __slots__ = (
        "attacks", "card", "damage", "extra_attacks", "is_fresh", "is_halted", "is_suppressed", "legs", "more_armor",
        "more_attack", "more_first_fire", "more_movement", "more_ranged", "seat", "serial", "slowed", "space", "spent",
        "used",
    )  # fmt: skip

    def __init__(self, serial: int, card: Card, seat: int, space: int) -> None:
        self.serial: Final = serial
        """Its number: a card that leaves and comes back is another Unit (P-13.8)."""
        self.card: Final = card
        self.seat: Final = seat
        self.space = space
        self.damage = 0
        self.is_fresh = False
        self.is_halted = False
        self.is_suppressed = False
        self.legs = 0
        """How many legs it has made this turn, a Paradrop included."""
        self.spent = 0
        """Movement Points."""
        self.attacks = 0
        self.extra_attacks = 0
        self.used = 0
        # What lasts until the end of the turn.
        self.more_attack = 0
        self.more_movement = 0
        self.slowed = 0
        """Movement lost, to no less than 1."""
        self.more_ranged = 0
        self.more_armor = 0
        self.more_first_fire = 0

    def fork(self) -> "Unit":
        """Return an independent copy."""
        copy = Unit(self.serial, self.card, self.seat, self.space)
        copy.damage = self.damage
        copy.is_fresh = self.is_fresh
        copy.is_halted = self.is_halted
        copy.is_suppressed = self.is_suppressed
        copy.legs = self.legs
        copy.spent = self.spent
        copy.attacks = self.attacks
        copy.extra_attacks = self.extra_attacks
        copy.used = self.used
        copy.more_attack = self.more_attack
        copy.more_movement = self.more_movement
        copy.slowed = self.slowed
        copy.more_ranged = self.more_ranged
        copy.more_armor = self.more_armor
        copy.more_first_fire = self.more_first_fire
        return copy

    def begin_turn(self) -> None:
        """Clear what it did in the turn before (P-5.1)."""
        self.legs = 0
        self.spent = 0
        self.attacks = 0
        self.extra_attacks = 0
        self.used = 0

    def end_turn(self) -> None:
        """Let everything end that lasts until the end of the turn (P-5.5)."""
        self.is_fresh = False
        self.is_halted = False
        self.is_suppressed = False
        self.extra_attacks = 0
        self.more_attack = 0
        self.more_movement = 0
        self.slowed = 0
        self.more_ranged = 0
        self.more_armor = 0
        self.more_first_fire = 0
