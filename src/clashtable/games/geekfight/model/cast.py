"""One use of a card: its targets, and its place on the Queue. Next, read state.py."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.core.effects import Printed, Use
from clashtable.core.state import Step
from clashtable.games.geekfight.model.card import Card

# What an object on the Queue is (F-8.1).
ATTACK: Final = 0
CARD: Final = 1
ABILITY: Final = 2
TRIGGER: Final = 3
SNIPE: Final = 4
OBJECT_KINDS: Final = ("attack", "card", "ability", "trigger", "snipe")

# What a target is.
PIECE: Final = 0
OBJECT: Final = 1
SEAT: Final = 2
DISCARD: Final = 3
TARGET_KINDS: Final = ("piece", "object", "seat", "discard")


@mypyc_attr(acyclic=True)
@final
class Mark:
    """A chosen target."""

    __slots__ = ("card", "kind", "number")

    def __init__(self, kind: int, number: int, card: Card | None) -> None:
        self.kind: Final = kind
        self.number: Final = number
        """The serial of a piece or object; a seat; for a card in a discard pile whose pile it is."""
        self.card: Final = card


NO_MARKS: Final[list[Mark]] = []


@mypyc_attr(acyclic=True)
@final
class Cast(Use):
    """One use of a card: an object on the Queue, or one that resolves. Never altered."""

    __slots__ = (
        "ability", "card", "forfeited", "is_shielded", "kind", "mode", "remembered", "serial", "source", "subject",
        "targets",
    )  # fmt: skip

    def __init__(
        self, serial: int, kind: int, seat: int, card: Card, source: int, ability: int, mode: int,
        targets: list[Mark], subject: int, forfeited: Card | None, remembered: int, is_shielded: bool,
    ) -> None:  # fmt: skip
        super().__init__(seat)
        self.serial: Final = serial
        self.kind: Final = kind
        self.card: Final = card
        self.source: Final = source
        """The piece it comes from, 0 if none."""
        self.ability: Final = ability
        """Which ability of the card, -1 for none."""
        self.mode: Final = mode
        """Which of several ways was chosen, -1 for none."""
        self.targets: Final = targets
        self.subject: Final = subject
        """The piece or seat that the text speaks of besides its targets: the attacker, the host, the defeater."""
        self.forfeited: Final = forfeited
        """The card that was forfeited for it."""
        self.remembered: Final = remembered
        """A number from when the source was last in the arena: its counters, its Snipe Value; -1 if it is there."""
        self.is_shielded: Final = is_shielded
        """Whether the damage of this attack is prevented (F-16.7)."""

    def printed(self) -> Printed:
        return self.card

    def altered(self, targets: list[Mark], remembered: int, is_shielded: bool) -> "Cast":
        """Return this cast with other targets, memory or prevention."""
        return Cast(
            self.serial, self.kind, self.seat, self.card, self.source, self.ability, self.mode, targets, self.subject,
            self.forfeited, remembered, is_shielded,
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Queued(Step):
    """An object on the Queue; the pending stack itself is the Queue, its top resolving first (F-8.1)."""

    __slots__ = ("cast",)

    def __init__(self, cast: Cast) -> None:
        self.cast: Final = cast

    def with_cast(self, cast: Cast) -> "Queued":
        """Return this step for another cast."""
        return Queued(cast)
