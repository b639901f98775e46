"""What people say at a table: kept in the database, told to those in the same room, and to nobody who blocked them.

Players and those who watch are in rooms of their own until the match is over. Each room counts its lines for itself
(the players by even numbers, the others by odd ones), so that nobody can count what is said in the other.
"""

from __future__ import annotations

import hashlib
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clashtable.core.errors import InvalidMessage
from clashtable.server.guests import Guest
from clashtable.server.lookalikes import is_overgrown, is_unseen
from clashtable.server.news import ChatSaid
from clashtable.server.refusal import Refusal
from clashtable.server.schema import CHAT
from clashtable.server.showing import encoded
from clashtable.server.store import Store
from clashtable.server.talk import PHRASES, ChatHeard, ChatLine, PhraseName, Room, TalkPart

if TYPE_CHECKING:
    from clashtable.server.house import House
    from clashtable.server.tables import Table

LONGEST: Final = 300
"""In characters."""
PAGE: Final = 100
"""How many lines are told at once."""
ROOMS: Final[tuple[Room, Room]] = ("players", "watchers")
JOINERS: Final = frozenset("\u200c\u200d\ufe0e\ufe0f")
"""What cannot be seen but changes how its neighbours look, as in many emoji."""
TRIES: Final = 50
"""How often a number is looked for that nobody else takes at the same moment."""


@dataclass(frozen=True)
class ChatRow:
    """A line as it is kept."""

    table_id: str
    number: int
    room: Room
    guest_id: str
    name: str
    text: str
    made_at: str
    phrase: PhraseName | None = None


class ChatLog:
    """Everything that was said."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, table: str, room: Room, guest: Guest, text: str, phrase: PhraseName | None, at: str) -> ChatRow:
        """Keep a line under the next number of its room."""
        for _try in range(TRIES):
            row = ChatRow(table, await self._next(table, room), room, guest.id, guest.name, text, at, phrase)
            try:
                await self.store.writer.write([(sql.insert(CHAT).values(vars(row)), None)])
            except IntegrityError:  # somebody else spoke at this very moment
                continue
            return row
        raise Refusal("not_allowed", "Everybody speaks at once here; try again in a moment.")

    async def _next(self, table: str, room: Room) -> int:
        query = sql.select(sql.func.max(CHAT.c.number)).where(CHAT.c.table_id == table, CHAT.c.room == room)
        newest: int | None = await self.store.read(lambda connection: connection.scalar(query))
        return ROOMS.index(room) if newest is None else newest + len(ROOMS)

    async def line(self, table: str, number: int) -> ChatRow | None:
        """Return the line of that *number*; None when there is none."""
        query = sql.select(CHAT).where(CHAT.c.table_id == table, CHAT.c.number == number)
        return next(iter(await self._rows(query)), None)

    async def newest(self, table: str, rooms: tuple[Room, ...], without: set[str]) -> list[ChatRow]:
        """Return the newest lines of *rooms*, oldest first, but what those in *without* said."""
        query = sql.select(CHAT).where(CHAT.c.table_id == table, CHAT.c.room.in_(rooms))
        return await self._last(query.where(CHAT.c.guest_id.not_in(without)) if without else query)

    async def said_by(self, table: str, guest: str) -> list[ChatRow]:
        """Return the newest lines of *guest* at a table, oldest first."""
        return await self._last(sql.select(CHAT).where(CHAT.c.table_id == table, CHAT.c.guest_id == guest))

    async def _last(self, query: sql.Select[Any]) -> list[ChatRow]:  # Any: rows, read by name
        rows = await self._rows(query.order_by(CHAT.c.made_at.desc(), CHAT.c.number.desc()).limit(PAGE))
        return rows[::-1]

    async def _rows(self, query: sql.Select[Any]) -> list[ChatRow]:  # Any: as above
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [ChatRow(**row._asdict()) for row in rows]


async def say(house: House, table: Table, guest: Guest, text: str) -> None:
    """Let *guest* say *text* to those in the same room."""
    await _say(house, table, guest, checked_text(text), None)


async def say_phrase(house: House, table: Table, guest: Guest, phrase: PhraseName) -> None:
    """Let *guest* say a quick phrase."""
    await _say(house, table, guest, PHRASES[phrase], phrase)


async def _say(house: House, table: Table, guest: Guest, text: str, phrase: PhraseName | None) -> None:
    house.limits.check_chat(guest.id)
    room = room_of(table, guest.id)
    row = await house.chat.add(table.id, room, guest, text, phrase, house.clock.stamp())
    house.relay.tell(ChatSaid(table.id, row.number))
    await tell(house, table, row)


async def hear(house: House, table: Table, number: int) -> None:
    """Tell those who are here of a line that was said at another worker."""
    row = await house.chat.line(table.id, number)
    if row is not None:
        await tell(house, table, row)


async def tell(house: House, table: Table, row: ChatRow) -> None:
    """Tell everybody here of *row* who may hear it and has not blocked its speaker."""
    if not table.audience.listeners:
        return
    deaf = await house.ties.blockers(row.guest_id)
    texts = {mine: encoded(ChatHeard(line_for(table, row, mine=mine))) for mine in (True, False)}
    for listener in tuple(table.audience.listeners):
        if listener.guest not in deaf and row.room in rooms_of(table, listener.guest):
            listener.tell(texts[listener.guest == row.guest_id])


async def talk_for(house: House, table: Table, guest: str | None) -> TalkPart:
    """Return what *guest* may read of what was said lately."""
    without = set() if guest is None else await house.ties.blocked(guest)
    rows = await house.chat.newest(table.id, rooms_of(table, guest), without)
    return TalkPart(tuple(line_for(table, row, mine=row.guest_id == guest) for row in rows))


def line_for(table: Table, row: ChatRow, *, mine: bool) -> ChatLine:
    """Return *row* as people see it."""
    return ChatLine(
        number=row.number,
        room=row.room,
        speaker=hashlib.sha256(f"{row.table_id}:{row.guest_id}".encode()).hexdigest()[:16],
        name=row.name,
        seat=table.seats.of(row.guest_id),
        mine=mine,
        text=row.text,
        phrase=row.phrase,
        at=row.made_at,
    )


def room_of(table: Table, guest: str | None) -> Room:
    """Return in which room *guest* speaks."""
    return "watchers" if table.seats.of(guest) is None else "players"


def rooms_of(table: Table, guest: str | None) -> tuple[Room, ...]:
    """Return what *guest* may hear: their own room, and both once the match is over."""
    return (room_of(table, guest),) if table.status in ("waiting", "running") else ROOMS


def checked_text(text: str) -> str:
    """Return *text* as one line, spaces tidied; InvalidMessage says what is wrong with it."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(line) <= LONGEST:
        raise InvalidMessage(f"A line of chat has 1 to {LONGEST} characters; this one has {len(line)}.")
    if any(is_unseen(character) and character not in JOINERS for character in line):
        raise InvalidMessage("A line of chat is made of visible characters only.")
    if not any(unicodedata.category(character)[0] in "LNPS" for character in line):
        raise InvalidMessage("A line of chat needs at least one letter, digit or sign.")
    if is_overgrown(line):
        raise InvalidMessage("A line of chat has at most two accents on a letter, and none without one.")
    return line
