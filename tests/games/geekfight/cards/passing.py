"""Ways to let time pass in the tests of cards."""

from __future__ import annotations

from clashtable.core.match import Match
from tests.games.geekfight.board import asked, play, table
from tests.games.geekfight.turns import pass_until_asked


def end_turn(match: Match) -> Match:
    """End the Action Phase and let everybody pass until the next Action Phase begins or somebody has to choose."""
    active = table(match)["active"]
    match.play("end")
    while not match.is_over and table(match)["active"] == active and asked(match)[1] == "control":
        match.play("pass")
    return match


def play_out(match: Match, *moves: str) -> Match:
    """Play *moves*, and let everybody pass before each and after the last as long as nothing else is asked."""
    for move in moves:
        play(pass_until_asked(match), move)
    return pass_until_asked(match)
