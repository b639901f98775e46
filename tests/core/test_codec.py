"""Steps as legible data and back."""

from __future__ import annotations

from typing import Final

import pytest

from clashtable.core.codec import Codec
from clashtable.core.effects import Asking, Choice, Do, Effect, Printed, Use
from clashtable.core.errors import InvalidMessage
from clashtable.core.state import Ask, Step

SQUARES = ("A1", "A2", "B1", "B2")


class Leaf(Effect):
    pass


CARD = Printed("gust", "Gust")
PONDER = Asking()
CARD.effects = [PONDER, Leaf()]


class Blowing(Use):
    """A use that is made and then completed."""

    __slots__ = ("card", "kind", "targets")

    def __init__(self, seat: int, kind: int, card: Printed) -> None:
        super().__init__(seat)
        self.kind = kind
        self.card = card
        self.targets: list[int] = []

    def printed(self) -> Printed:
        return self.card


class WalkOn(Step):
    __slots__ = ("is_quick", "path", "piece", "then")

    def __init__(self, piece: int, path: list[int], is_quick: bool = False, then: Step | None = None) -> None:
        self.piece: Final = piece
        self.path: Final = path
        self.is_quick: Final = is_quick
        self.then: Final = then


class Menu(Ask):
    __slots__ = ("known",)
    derived = ("known",)

    def __init__(self, seat: int, known: list[int] | None = None) -> None:
        super().__init__(seat)
        self.known = known


CODEC = Codec("tests.core.test_codec", {"gust": CARD}, {"path": SQUARES, "blowing.kind": ("card", "puff")}, (Blowing,))


def again(step: Step) -> Step:
    """Return *step* after a journey through data."""
    return CODEC.read(CODEC.write(step))


def test_a_step_is_written_by_its_name_and_what_it_was_called_with() -> None:
    assert CODEC.write(WalkOn(7, [0, 3])) == {
        "step": "walk-on", "piece": 7, "path": ["A1", "B2"], "is_quick": False, "then": None,
    }  # fmt: skip


def test_a_step_within_a_step_survives() -> None:
    found = again(WalkOn(7, [0], True, Menu(1)))
    assert isinstance(found, WalkOn)
    assert (found.piece, found.path, found.is_quick) == (7, [0], True)
    assert isinstance(found.then, Menu)
    assert found.then.seat == 1


def test_what_can_be_found_again_is_not_written() -> None:
    assert CODEC.write(Menu(2, [1, 2])) == {"step": "menu", "seat": 2}


def test_a_use_is_written_by_what_differs_from_a_fresh_one() -> None:
    use = Blowing(1, 1, CARD)
    told = CODEC.write(Do(CARD.effects[1], use))
    blowing = {"seat": 1, "kind": "puff", "card": {"card": "gust"}}
    assert told == {"step": "do", "effect": {"effect": 1}, "use": {"blowing": blowing}}
    use.targets = [3, 4]
    found = again(Choice(0, PONDER, use, 2))
    assert isinstance(found, Choice)
    assert found.effect is PONDER
    assert isinstance(found.use, Blowing)
    assert (found.use.targets, found.use.kind, found.use.card) == ([3, 4], 1, CARD)


@pytest.mark.parametrize(
    "data",
    [
        "walk-on",
        {"step": "fly"},
        {"step": "walk-on", "piece": 7},
        {"step": "walk-on", "piece": "seven", "path": [], "is_quick": False, "then": None},
        {"step": "walk-on", "piece": 7, "path": [], "colour": "red"},
        {"step": "walk-on", "piece": 7, "path": [{"card": "gale"}]},
        {"step": "do", "effect": {"effect": 5}, "use": {"blowing": {"seat": 1, "kind": 0, "card": {"card": "gust"}}}},
        {"step": "do", "effect": {"effect": 0}, "use": None},
    ],
)
def test_what_is_no_step_is_refused_with_a_sentence(data: object) -> None:
    with pytest.raises(InvalidMessage):
        CODEC.read(data)
