"""One use of a card, and what it is aimed at. Next, read model/unit.py."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.core.effects import Printed, Use
from clashtable.games.panzer.model.card import Card

# What a use of a card is; the first three can be on the Chain (P-14.1).
ATTACK: Final = 0
RANGED: Final = 1
EVENT: Final = 2
TRIGGER: Final = 3
ACTION: Final = 4
OVERRUN: Final = 5
JUNKYARD: Final = 6
REPAIR: Final = 7
DEMOLISH: Final = 8
USE_KINDS: Final = ("attack", "ranged", "event", "trigger", "action", "overrun", "junkyard", "repair", "demolish")

# What a target is.
AT_UNIT: Final = 0
AT_PLAYER: Final = 1
AT_STACK: Final = 2
AT_TERRAIN: Final = 3
AT_MODIFIER: Final = 4
AT_PERMANENT: Final = 5
AT_ITEM: Final = 6
AT_JUNKYARD: Final = 7
TARGET_KINDS: Final = ("unit", "player", "stack", "terrain", "modifier", "permanent", "item", "junkyard")


@final
@mypyc_attr(acyclic=True)
class Mark:
    """A chosen target."""

    __slots__ = ("card", "kind", "number", "space")

    def __init__(self, kind: int, number: int, space: int, card: Card | None) -> None:
        self.kind: Final = kind
        self.number: Final = number
        """The serial of a Unit or Chain item; a seat; for a card in a Junkyard which of its copies, from the oldest."""
        self.space: Final = space
        """Where it is when it is chosen; -1 where it has no space."""
        self.card: Final = card


NO_MARKS: Final[list[Mark]] = []


@final
@mypyc_attr(acyclic=True)
class Cast(Use):
    """One use of a card: on the Chain, in the pool of triggers, or carried out. Never altered."""

    __slots__ = ("ability", "card", "is_chosen", "kind", "mode", "serial", "source", "space", "targets")

    def __init__(
        self, serial: int, kind: int, seat: int, card: Card, source: int, space: int, ability: int, mode: int,
        targets: list[Mark], is_chosen: bool,
    ) -> None:  # fmt: skip
        super().__init__(seat)
        self.serial: Final = serial
        self.kind: Final = kind
        self.card: Final = card
        self.source: Final = source
        """The Unit that uses it, 0 if none."""
        self.space: Final = space
        """The stack of an Event, the space of a Modifier, or where the Unit was last; -1 while an Event has none."""
        self.ability: Final = ability
        """Which ability of the card, -1 for none."""
        self.mode: Final = mode
        """Which of several ways was chosen, -1 for none yet."""
        self.targets: Final = targets
        self.is_chosen: Final = is_chosen
        """Whether no more targets are wanted."""

    def printed(self) -> Printed:
        return self.card

    def aimed(self, targets: list[Mark], is_chosen: bool) -> "Cast":
        """Return this use with other targets."""
        return Cast(
            self.serial, self.kind, self.seat, self.card, self.source, self.space, self.ability, self.mode, targets,
            is_chosen,
        )  # fmt: skip

    def placed(self, serial: int, space: int, mode: int) -> "Cast":
        """Return this use with a number, a space and a way."""
        return Cast(
            serial, self.kind, self.seat, self.card, self.source, space, self.ability, mode, self.targets,
            self.is_chosen,
        )  # fmt: skip
