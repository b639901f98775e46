"""Who is whose friend: two people are friends once each has said so. Its routes are in ``company.py``."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from typing import Final

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clashtable.server.players import LEVEL, found_player, known_players, logins_of, owners_of, player_infos
from clashtable.server.refusal import Refusal, TooMany
from clashtable.server.schema import ACCOUNTS, TIES
from clashtable.server.society import Friend, Friends, Tie
from clashtable.server.store import Store

MOST: Final = 500
"""How many friends somebody can have."""
NEEDS_ACCOUNT: Final = (
    "Friends are for people with accounts. Make one at /account: it takes a password and nothing else."
)


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


async def friends_of(store: Store, guest: str, is_online: Callable[[str], bool]) -> Friends:
    """Return everybody who is a friend of *guest*, or may become one."""

    def read(connection: sql.Connection) -> Friends:
        check_account(connection, guest)
        said, heard = called_friends(connection, guest), callers(connection, guest)

        def told(guests: Iterable[str], *, knows: bool) -> tuple[Friend, ...]:
            return listing(connection, set(guests), is_online if knows else lambda _guest: False)

        return Friends(told(said & heard, knows=True), told(said - heard, knows=False), told(heard - said, knows=False))

    return await store.read(read)


def listing(connection: sql.Connection, guests: set[str], is_online: Callable[[str], bool]) -> tuple[Friend, ...]:
    """Return *guests* by their names, those who are there first."""
    infos, logins = player_infos(connection, guests), logins_of(connection, guests)
    found = [Friend(logins[guest], infos[guest].name, is_online(guest)) for guest in guests if guest in logins]
    return tuple(sorted(found, key=lambda friend: (not friend.is_online, friend.name.casefold(), friend.login)))


async def befriend(store: Store, guest: str, login: str, stamp: str) -> None:
    """Let *guest* call whoever has that *login* a friend: ask them, or agree to be theirs."""
    other = await store.read(lambda connection: asked_friend(connection, guest, login))
    if other is None:
        return
    tie = {"guest_id": guest, "other_id": other, "kind": "friend", "since": stamp}
    with suppress(IntegrityError):  # said twice at the same moment
        await store._do(sql.insert(TIES).values(tie))


def asked_friend(connection: sql.Connection, guest: str, login: str) -> str | None:
    """Return who shall be called a friend; None where that has been said, a Refusal where it cannot be."""
    check_account(connection, guest)
    other = found_player(connection, login)
    if other.startswith(LEVEL) or owners_of(connection, [other]):
        raise Refusal("not_allowed", "A bot is nobody's friend; challenge it instead.")
    if other == guest:
        raise Refusal("not_allowed", "You are your own friend already.")
    mine = connection.scalar(sql.select(TIES.c.kind).where(TIES.c.guest_id == guest, TIES.c.other_id == other))
    if mine == "block":
        raise Refusal("not_allowed", f"You have blocked {login}; take that back first.")
    if mine is None and len(called_friends(connection, guest)) >= MOST:
        raise TooMany(f"You can have {MOST} friends; remove one of them first")
    return other if mine is None else None


async def part(store: Store, guest: str, login: str) -> None:
    """End a friendship, decline one, or take back that one asked for it."""
    other = await store.read(lambda connection: found_player(connection, login))
    pairs = ((guest, other), (other, guest))
    await store._do(
        *(
            sql.delete(TIES).where(TIES.c.guest_id == one, TIES.c.other_id == two, TIES.c.kind == "friend")
            for one, two in pairs
        )
    )


def check_account(connection: sql.Connection, guest: str) -> None:
    """Refuse whoever has no account."""
    if connection.scalar(sql.select(ACCOUNTS.c.login).where(ACCOUNTS.c.guest_id == guest)) is None:
        raise Refusal("not_allowed", NEEDS_ACCOUNT)
