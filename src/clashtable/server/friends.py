"""Who is whose friend: two people are friends once each has said so. Its routes are in ``company.py``."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sql

from clashtable.server.players import known_players
from clashtable.server.schema import TIES
from clashtable.server.society import Tie


def tie_between(connection: sql.Connection, asker: str | None, player: str) -> Tie:
    """Return what *player* is to *asker*."""
    if asker == player:
        return "self"
    if asker is None or not known_players(connection, [asker]):
        return "stranger"
    said = player in called_friends(connection, asker)
    heard = player in callers(connection, asker)
    if said and heard:
        return "friend"
    return "asked" if said else "asking" if heard else "none"


def called_friends(connection: sql.Connection, guest: str) -> set[str]:
    """Return whom *guest* calls a friend."""
    query = sql.select(TIES.c.other_id).where(TIES.c.guest_id == guest, TIES.c.kind == "friend")
    return set(connection.scalars(query))


def callers(connection: sql.Connection, guest: str) -> set[str]:
    """Return who calls *guest* a friend, except those whom *guest* has blocked."""
    query = sql.select(TIES.c.guest_id).where(TIES.c.other_id == guest, TIES.c.kind == "friend")
    blocked = sql.select(TIES.c.other_id).where(TIES.c.guest_id == guest, TIES.c.kind == "block")
    return set(connection.scalars(query.where(TIES.c.guest_id.not_in(blocked))))


def is_apart(connection: sql.Connection, guest: str, others: Collection[str]) -> bool:
    """Tell whether *guest* has blocked one of *others*, or one of them *guest*."""
    either = sql.or_(
        sql.and_(TIES.c.guest_id == guest, TIES.c.other_id.in_(others)),
        sql.and_(TIES.c.other_id == guest, TIES.c.guest_id.in_(others)),
    )
    return connection.execute(sql.select(TIES.c.kind).where(TIES.c.kind == "block", either)).first() is not None
