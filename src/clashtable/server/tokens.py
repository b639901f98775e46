"""Bots that people bring: each is a guest of its own with a name that nobody else has, and plays by a token.

The name is kept among those of accounts, with no password, so that both are looked up alike. A token that was revoked
keeps its row, so that its owner can make another for the same bot.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clashtable.server.account_facts import BotInfo, NewToken
from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.guests import TOKEN_PREFIX, Guest, mark
from clashtable.server.names import checked_bot_name, login_of
from clashtable.server.refusal import Refusal
from clashtable.server.schema import ACCOUNTS, GUESTS, TOKENS
from clashtable.server.sessions import Sessions
from clashtable.server.store import Store
from clashtable.server.writer import Step

NO_PASSWORD: Final = ""
"""What stands for the password of a bot; no hash is empty, so nobody logs in by it."""
MOST_TOKENS: Final = 20
IS_VALID: Final = TOKENS.c.code != TOKENS.c.id
"""A token that was revoked has its own id for a code, which is no hash of anything."""


class Tokens:
    """The tokens of everybody."""

    def __init__(self, store: Store, chance: Chance, clock: Clock, sessions: Sessions) -> None:
        self.store = store
        self.chance = chance
        self.clock = clock
        self.sessions = sessions

    async def make(self, owner: Guest, text: str) -> NewToken:
        """Make a token for the bot of *owner* that is called *text*, and the bot itself if there is none."""
        name = checked_bot_name(text)
        if len(await self.listing(owner)) >= MOST_TOKENS:
            raise Refusal("not_allowed", f"You have {MOST_TOKENS} tokens already; revoke one of them first.")
        bot, steps = await self._bot(owner, name)
        token, now = TOKEN_PREFIX + self.chance.token(30), self.clock.stamp()
        row = {"id": self.chance.token(12), "code": mark(token), "owner_id": owner.id, "bot_id": bot, "created": now}
        try:
            await self.store.writer.write([*steps, (sql.insert(TOKENS).values(row), None)])
        except IntegrityError:
            raise Refusal("not_allowed", f"There is a {name} already; choose another name.") from None
        return NewToken(token, BotInfo(row["id"], name, login_of(name), now, None))

    async def _bot(self, owner: Guest, name: str) -> tuple[str, list[Step]]:
        """Return the bot of that *name*, and what makes it if *owner* has none yet."""
        query = sql.select(ACCOUNTS.c.guest_id).join(TOKENS, TOKENS.c.bot_id == ACCOUNTS.c.guest_id)
        query = query.where(ACCOUNTS.c.login == login_of(name), TOKENS.c.owner_id == owner.id)
        found: str | None = await self.store.read(lambda connection: connection.scalar(query))
        if found is not None:
            return found, []
        bot, now = self.chance.token(12), self.clock.stamp()
        account = {"guest_id": bot, "login": login_of(name), "password": NO_PASSWORD, "created": now}
        return bot, [
            (sql.insert(GUESTS).values(id=bot, name=name, created=now), None),
            (sql.insert(ACCOUNTS).values(account), None),
        ]

    async def listing(self, owner: Guest) -> tuple[BotInfo, ...]:
        """Return the tokens of *owner* that are valid, the newest first."""
        query = sql.select(TOKENS, GUESTS.c.name, ACCOUNTS.c.login).join(GUESTS, GUESTS.c.id == TOKENS.c.bot_id)
        query = query.join(ACCOUNTS, ACCOUNTS.c.guest_id == TOKENS.c.bot_id)
        query = query.where(TOKENS.c.owner_id == owner.id, IS_VALID).order_by(TOKENS.c.created.desc(), TOKENS.c.id)
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return tuple(BotInfo(row.id, row.name, row.login, row.created, row.seen) for row in rows)

    async def revoke(self, owner: Guest, token: str) -> None:
        """Let nobody play by *token* any more; a Refusal when *owner* has none of that id."""
        query = sql.select(TOKENS.c.bot_id).where(TOKENS.c.id == token, TOKENS.c.owner_id == owner.id, IS_VALID)
        bot: str | None = await self.store.read(lambda connection: connection.scalar(query))
        if bot is None:
            raise Refusal("not_found", "There is no such token; it may have been revoked already.")
        await self.store.writer.write([(sql.update(TOKENS).where(TOKENS.c.id == token).values(code=token), None)])
        await self.sessions.announce(bot)


async def bots_of(store: Store, owner: str) -> list[str]:
    """Return the bots that *owner* ever made."""
    query = sql.select(TOKENS.c.bot_id).where(TOKENS.c.owner_id == owner).distinct()
    return list(await store.read(lambda connection: connection.scalars(query).all()))
