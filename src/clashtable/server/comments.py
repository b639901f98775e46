"""What people say about the moves of matches that are over."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

from clashtable.core.errors import InvalidMessage
from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.guests import Guest
from clashtable.server.history_facts import Comment, NewComment
from clashtable.server.refusal import Refusal, TooMany
from clashtable.server.schema import COMMENTS, GUESTS
from clashtable.server.store import Store

LONGEST: Final = 500
"""In characters."""
MOST: Final = 500
"""How many comments a match can have."""


def checked_text(text: str) -> str:
    """Return *text* as it is kept; InvalidMessage when it is empty, too long or not legible."""
    written = "\n".join(line.strip() for line in text.strip().splitlines() if line.strip())
    if not any(character.isalnum() for character in written):
        raise InvalidMessage("A comment needs at least one word.")
    if len(written) > LONGEST:
        raise InvalidMessage(f"A comment has at most {LONGEST} characters; this one has {len(written)}.")
    if not all(character.isprintable() or character == "\n" for character in written):
        raise InvalidMessage("A comment holds visible characters only.")
    return written


async def comments_of(store: Store, table: str, guest: str | None) -> tuple[Comment, ...]:
    """Return the comments on the match of *table*, oldest first, as *guest* is told of them."""
    query = (
        sql.select(COMMENTS, GUESTS.c.name)
        .join(GUESTS, GUESTS.c.id == COMMENTS.c.guest_id)
        .where(COMMENTS.c.table_id == table)
        .order_by(COMMENTS.c.number, COMMENTS.c.made_at, COMMENTS.c.id)
    )
    rows = await store.read(lambda connection: connection.execute(query).all())
    return tuple(
        Comment(row.id, row.number, row.name, row.text, row.made_at, is_yours=row.guest_id == guest) for row in rows
    )


async def add_comment(store: Store, chance: Chance, clock: Clock, table: str, guest: Guest, new: NewComment) -> Comment:
    """Keep a comment of *guest* on a move of *table*, which the caller has found."""
    counted = sql.select(sql.func.count()).select_from(COMMENTS).where(COMMENTS.c.table_id == table)
    if (await store.read(lambda connection: connection.scalar(counted)) or 0) >= MOST:
        raise TooMany(f"There are {MOST} comments on this match already")
    made = Comment(chance.token(9), new.number, guest.name, checked_text(new.text), clock.stamp(), is_yours=True)
    row = {"id": made.id, "table_id": table, "number": made.number, "guest_id": guest.id}
    insert = sql.insert(COMMENTS).values(**row, text=made.text, made_at=made.made_at)
    await store.writer.write([(insert, None)])
    return made


async def remove_comment(store: Store, table: str, guest: Guest, comment: str) -> None:
    """Let a comment of *guest* be forgotten; a Refusal when it is not there, or somebody else's."""
    found = COMMENTS.c.id == comment, COMMENTS.c.table_id == table
    query = sql.select(COMMENTS.c.guest_id).where(*found)
    author = await store.read(lambda connection: connection.scalar(query))
    if author is None:
        raise Refusal("not_found", "There is no such comment; it may have been removed.")
    if author != guest.id:
        raise Refusal("not_allowed", "Only who wrote a comment can remove it.")
    await store.writer.write([(sql.delete(COMMENTS).where(*found), None)])
