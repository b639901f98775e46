"""Five clash games on one table: a rules engine for play, bots, research and design.

>>> import clashtable as ct
>>> match = ct.game("coco").start(seed=7)
>>> match.to_act, match.legal_moves()
(1, [Move('O PGT'), Move('O PBC'), Move('O PRQ')])
>>> match.question().prompt
'You deal, so you begin: open the Complete pile with any Complete.'
>>> match.play("O PGT")
(Placed(seat=1, option=0, cards=('PGT',), aligned=False),)
>>> match.view(0).hand
('H', 'Q', 'Q', 'C', 'PGQ', 'SGC', 'SBC')
>>> match
<match of Clash (Coco), 2 seats, seed 7, one move, seat 0 to act>

A `Game` is a set of rules, a `Match` one playing of it. A `Move` is what a seat asks for, an `Event` what happened, a
`View` what one seat may know, a `Question` what it is asked, an `Outcome` how the match ended, a `Record` all of it in
a small file.
"""

import sys
from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from clashtable.compiled import use_compiled_or_source

use_compiled_or_source()

from clashtable.bots.bot import Bot, Budget  # noqa: E402  # the form is chosen first
from clashtable.core.errors import IllegalMove, InvalidMessage, RulesBug  # noqa: E402
from clashtable.core.events import Event  # noqa: E402
from clashtable.core.game import Game, read  # noqa: E402
from clashtable.core.match import Match, replay_record, verify_record  # noqa: E402
from clashtable.core.outcome import Outcome  # noqa: E402
from clashtable.core.question import Option, Question  # noqa: E402
from clashtable.core.record import Record, load_record  # noqa: E402
from clashtable.core.refusal import Reason  # noqa: E402
from clashtable.core.state import Move  # noqa: E402
from clashtable.core.text import listed  # noqa: E402
from clashtable.core.validation import text  # noqa: E402
from clashtable.core.view import View  # noqa: E402
from clashtable.games.registry import GAMES  # noqa: E402

__all__ = [
    "Bot",
    "Budget",
    "Event",
    "Game",
    "IllegalMove",
    "InvalidMessage",
    "Match",
    "Move",
    "Option",
    "Outcome",
    "Question",
    "Reason",
    "Record",
    "RulesBug",
    "View",
    "game",
    "games",
    "replay",
    "verify",
]
__version__ = "0.1.0"


def games() -> tuple[str, ...]:
    """Return the id of every game.

    >>> games()
    ('coco', 'corgis', 'geekfight', 'panzer', 'genres')
    """
    return tuple(GAMES)


games.__dict__ = vars(sys.modules["clashtable.games"])  # the package it hides: clashtable.games.coco is there too


def game(name: str) -> Game:
    """Return the game called *name*.

    >>> game("corgis").title, game("corgis").seats
    ('Clash of Corgis', range(2, 9))
    """
    if text(name, "The name of a game") not in GAMES:
        raise InvalidMessage(f"There is no game {name!r}; the games are {listed(games())}.")
    return GAMES[name]


def replay(record: Record | Mapping[str, Any] | str | bytes | PathLike[str]) -> Match:
    """Play a record again and return the match as it stood at its end; it goes on as the original would.

    *record* is a Record, what its JSON decodes to, the JSON itself, or the path of a file with it.

    >>> match = game("coco").start(seed=7)
    >>> events = match.play("O PGT")
    >>> again = replay(match.record().to_json())
    >>> again.moves, again.snapshot() == match.snapshot()
    (('O PGT',), True)
    """
    told = record_of(record)
    return replay_record(game(told.game), told)


def verify(record: Record | Mapping[str, Any] | str | bytes | PathLike[str]) -> Match:
    """Return the match of a record, dealt and played by its seed alone; InvalidMessage says what does not hold.

    Chance that the record notes must be what its seed gives. For what *record* can be, see ``replay``.

    >>> import msgspec
    >>> record = game("coco").start(seed=7).record()
    >>> verify(record)
    clashtable.game('coco').start(seats=2, seed=7)
    >>> verify(msgspec.structs.replace(record, seed=8))
    Traceback (most recent call last):
    clashtable.core.errors.InvalidMessage: ...
    """
    told = record_of(record)
    return verify_record(game(told.game), told)


def record_of(told: Record | Mapping[str, Any] | str | bytes | PathLike[str]) -> Record:
    """Return a record from whatever form somebody has it in."""
    if isinstance(told, Record):
        return told
    if isinstance(told, PathLike) or (isinstance(told, str) and not told.lstrip().startswith("{")):
        return load_record(Path(told))
    return read(told, Record, "record of a match")
