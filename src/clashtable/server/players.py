"""Who can be rated, and under what name a player is found: people with accounts, bots with a token, our own bots."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import sqlalchemy as sql

from clashtable.server.names import login_of
from clashtable.server.refusal import Refusal
from clashtable.server.schema import ACCOUNTS, GUESTS, TOKENS
from clashtable.server.seats import BOT_LEVELS, Seat
from clashtable.server.society import PlayerInfo

LEVEL: Final = "level:"
"""How the name of one of our own bots begins."""


def player_of(seat: Seat) -> str | None:
    """Return who is rated for what happens on *seat*; None for an open one."""
    if seat.kind == "bot":
        return f"{LEVEL}{seat.level}"
    return seat.guest


def known_players(connection: sql.Connection, guests: Collection[str]) -> set[str]:
    """Return those of *guests* who have an account, as people's bots have too."""
    return set(connection.scalars(sql.select(ACCOUNTS.c.guest_id).where(ACCOUNTS.c.guest_id.in_(guests))))


def player_infos(connection: sql.Connection, players: Collection[str]) -> dict[str, PlayerInfo]:
    """Return each of *players* as people hear of them."""
    query = sql.select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id.in_(players))
    names = {row[0]: row[1] for row in connection.execute(query)}
    logins, owners = logins_of(connection, players), owners_of(connection, players)
    found = {
        guest: PlayerInfo(logins.get(guest), name, is_bot=guest in owners, owner=owners.get(guest))
        for guest, name in names.items()
    }
    return found | {player: level_info(player) for player in players if player.startswith(LEVEL)}


def logins_of(connection: sql.Connection, guests: Collection[str]) -> dict[str, str]:
    """Return by what name each of *guests* logs in, of those who have an account."""
    query = sql.select(ACCOUNTS.c.guest_id, ACCOUNTS.c.login).where(ACCOUNTS.c.guest_id.in_(guests))
    return {row[0]: row[1] for row in connection.execute(query)}


def owners_of(connection: sql.Connection, bots: Collection[str]) -> dict[str, str | None]:
    """Return the login of whoever owns each of *bots*, of those that have a token."""
    query = sql.select(TOKENS.c.bot_id, ACCOUNTS.c.login).where(TOKENS.c.bot_id.in_(bots))
    query = query.outerjoin(ACCOUNTS, ACCOUNTS.c.guest_id == TOKENS.c.owner_id)
    return {row[0]: row[1] for row in connection.execute(query)}


def level_info(player: str) -> PlayerInfo:
    """Return one of our own bots as people hear of it."""
    level = player.removeprefix(LEVEL)
    title = next((offered.title for offered in BOT_LEVELS if offered.level == level), level)
    return PlayerInfo(player, f"Bot ({title})", is_bot=True)


def found_player(connection: sql.Connection, name: str) -> str:
    """Return the player whose profile is found under *name*; a Refusal when there is none."""
    if name.startswith(LEVEL):
        found = name if name.removeprefix(LEVEL) in {offered.level for offered in BOT_LEVELS} else None
    else:
        found = connection.scalar(sql.select(ACCOUNTS.c.guest_id).where(ACCOUNTS.c.login == login_of(name)))
    if found is None:
        raise Refusal("not_found", f"There is no player {name!r} here.")
    return found
