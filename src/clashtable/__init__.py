"""Five clash games on one table: a rules engine for play, bots, research and design.

>>> import clashtable as ct
>>> match = ct.game("coco").start(seed=7)
>>> match.to_act, match.legal_moves()[0].notation  # doctest: +SKIP
"""

from collections.abc import Mapping
from typing import Any

from clashtable.form import choose_form

choose_form()

from clashtable.core.errors import IllegalMove, InvalidMessage, RulesBug  # noqa: E402  # the form is chosen first
from clashtable.core.game import Game, read  # noqa: E402
from clashtable.core.match import Match, replay_record  # noqa: E402
from clashtable.core.outcome import Outcome  # noqa: E402
from clashtable.core.record import Record  # noqa: E402
from clashtable.core.text import listed  # noqa: E402
from clashtable.games.registry import GAMES  # noqa: E402

__all__ = ["Game", "IllegalMove", "InvalidMessage", "Match", "Outcome", "Record", "RulesBug", "game", "games", "replay"]
__version__ = "0.1.0"


def games() -> tuple[str, ...]:
    """Return the id of every game."""
    return tuple(GAMES)


def game(name: str) -> Game:
    """Return the game called *name*."""
    if name not in GAMES:
        raise InvalidMessage(f"There is no game {name!r}; the games are {listed(games())}.")
    return GAMES[name]


def replay(record: Record | Mapping[str, Any] | str | bytes) -> Match:
    """Play a record again and return the match as it stood at its end."""
    told = record if isinstance(record, Record) else read(record, Record, "record of a match")
    return replay_record(game(told.game), told)
