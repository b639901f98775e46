"""What one seat may know. A game's view adds its own fields; each is built, none is stripped."""

import msgspec
from typing_extensions import TypeVar

from clashtable.core.codec import StepData
from clashtable.core.luck import SavedLuck
from clashtable.core.outcome import Outcome


class ValuePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One addend of a value, with what it comes from."""

    label: str
    amount: int


class ValueSum(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value and the sum that makes it; a game says where a value stops, such as at 0."""

    value: int
    parts: tuple[ValuePart, ...]


class View(msgspec.Struct, frozen=True, tag_field="game", forbid_unknown_fields=True):
    """The base of every game's view."""

    seat: int | None
    """Whose knowledge this is; None for a spectator."""
    to_act: int | None
    """The seat that must answer, as far as this seat may know; None when the match is over."""
    outcome: Outcome | None


class Snapshot(msgspec.Struct, frozen=True, tag_field="game", forbid_unknown_fields=True):
    """The base of every game's full state in legible form."""

    luck: SavedLuck
    """The generator, whole: a snapshot is open, and whoever has it can deal on."""
    pending: tuple[StepData, ...]
    """The steps still to happen, the next one last."""
    outcome: Outcome | None


Sight = TypeVar("Sight", bound=View, default=View, covariant=True)
"""The views of a game: ``Game[CocoView]`` has matches whose ``view`` is a ``CocoView``."""
