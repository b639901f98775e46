"""Which tables are rated, and who may sit there; what a match does to ratings is in ``ratings.py``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

import sqlalchemy as sql

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.setting import Value
from clashtable.core.text import listed
from clashtable.server.decks import shared_options
from clashtable.server.players import known_players
from clashtable.server.refusal import Refusal
from clashtable.server.rows import TableRow
from clashtable.server.seats import BOT_LEVELS, Seat
from clashtable.server.store import Store

NEEDS_ACCOUNT: Final = (
    "This table is rated, and a rating needs an account. Make one at /account: it takes a "
    "password and nothing else, and your name and your seats stay yours. Or play at a table that is not rated."
)
FEW: Final = 8
NEEDS_PLAYER: Final = "A rated match needs somebody to rate: take a seat yourself, or leave one open."


def is_rated(row: TableRow) -> bool:
    """Tell whether the result at a table counts: a match that was branched off another never does."""
    return row.terms.rated and row.branch_of is None


@cache
def usual_options(game: Game, seats: int) -> dict[str, Value]:
    """Return the options of a table of so many *seats* when nobody chooses any.

    Where so many players need another choice, such as a second deck, it is the first that makes a table for them.
    """
    online = game.online_options({})
    for given in ({}, *single_choices(game)):
        try:
            return shared_options(game, game.check_options(seats, {**online, **given}))
        except InvalidMessage:
            continue
    return shared_options(game, game.check_options(seats, online))


def single_choices(game: Game) -> Iterator[dict[str, Value]]:
    """Yield every choice of a single option that is not per seat, of numbers only the few smallest."""
    for setting in game.options.values():
        few = range(setting.minimum, min(setting.maximum, setting.minimum + FEW) + 1)
        for value in () if setting.is_per_seat or setting.is_text else setting.choices or few:
            yield {setting.name: value}


def check_usual(game: Game, seats: int, options: Mapping[str, Value]) -> None:
    """Refuse a rated table with other *options* than the usual ones; everybody's deck is their own matter."""
    usual = usual_options(game, seats)
    chosen = shared_options(game, options)
    other = [game.options[name].title for name in usual if chosen[name] != usual[name]]
    if other:
        raise InvalidMessage(
            f"A rated match of {game.title} is played with the usual options, and here is another choice for "
            f"{listed(other)}. Leave that as it is, or open a table that is not rated."
        )


async def check_players(store: Store, row: TableRow, seats: Sequence[Seat]) -> None:
    """Refuse anybody on *seats* who cannot be rated, where the table of *row* is."""
    if not is_rated(row):
        return
    check_levels(seats)
    guests = {seat.guest for seat in seats if seat.guest is not None}

    def read(connection: sql.Connection) -> set[str]:
        return known_players(connection, guests)

    strangers = guests - await store.read(read) if guests else set()
    if strangers:
        raise Refusal("not_allowed", NEEDS_ACCOUNT)


def check_levels(seats: Sequence[Seat]) -> None:
    """Refuse bots of a level that people are not offered."""
    offered = {level.level: f"{level.title} ({level.level})" for level in BOT_LEVELS}
    other = next((seat.level for seat in seats if seat.kind == "bot" and seat.level not in offered), None)
    if other is not None:
        levels = listed(list(offered.values()), "or")
        raise Refusal("not_allowed", f"At a rated table a bot is {levels}, not {other}.")


def check_has_player(row: TableRow, seats: Sequence[Seat]) -> None:
    """Refuse a rated match among our own bots."""
    if is_rated(row) and all(seat.kind == "bot" for seat in seats):
        raise Refusal("not_allowed", NEEDS_PLAYER)
