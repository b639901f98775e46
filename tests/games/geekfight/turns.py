"""Ways to let time pass in the tests of the rules."""

from __future__ import annotations

from clashtable.core.events import Event
from clashtable.core.match import Match
from tests.games.geekfight.board import asked, legal, table
from tests.games.kit.play import active


def is_own_moment(match: Match) -> bool:
    """Tell whether the active player has Control over an empty Queue in the Action Phase."""
    return asked(match)[1] == "control" and legal(match)[-1] == "end"


def let_pass(match: Match) -> tuple[Event, ...]:
    """Pass, or end the phase; whatever is asked must be a moment of Control."""
    assert asked(match)[1] == "control", f"{asked(match)} is still to be answered"
    return match.play(legal(match)[-1])


def go_to_turn(match: Match, seat: int) -> list[Event]:
    """End this turn, and go on until *seat* may act over an empty Queue on a later turn; return what happens."""
    happened: list[Event] = []
    if is_own_moment(match):
        happened += let_pass(match)
    while not (is_own_moment(match) and active(match) == seat):
        happened += let_pass(match)
    return happened


def end_turn(match: Match) -> list[Event]:
    """End this turn; return what happens until somebody is asked something on the next one."""
    happened: list[Event] = []
    ending = active(match)
    while not match.is_over and active(match) == ending:
        happened += let_pass(match)
    return happened


def pass_until_asked(match: Match) -> Match:
    """Let everybody pass until the Queue is empty or somebody is asked something else than to take Control."""
    while not match.is_over and table(match)["queue"] and asked(match)[1] == "control":
        let_pass(match)
    return match
