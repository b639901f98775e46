"""Ways to let time pass in the tests of the rules."""

from __future__ import annotations

from clashtable.core.events import Event
from clashtable.core.match import Match
from tests.games.kit.play import active, of_kind
from tests.games.panzer.board import asked


def pass_windows(match: Match) -> list[Event]:
    """Pass every Flash window until something else is asked; return what happens."""
    happened: list[Event] = []
    while not match.is_over and asked(match)[1] == "response":
        happened += match.play("pass")
    return happened


def go_to_turn(match: Match, seat: int) -> list[Event]:
    """End this turn, and go on until *seat* may act in the Main-Phase of a later turn; nothing else may be asked."""
    happened: list[Event] = pass_windows(match)
    while True:
        assert asked(match)[1] == "main", f"{asked(match)} is still to be answered"
        happened += [*match.play("end"), *pass_windows(match)]
        if match.is_over or active(match) == seat:
            return happened
