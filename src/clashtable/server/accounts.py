"""Accounts: what a guest gets by choosing a password. The guest stays who they are, so nothing is moved or lost.

Beside the password there are recovery codes, as no address to write to is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.guests import BANNED, Guest, Guests, mark
from clashtable.server.limits import Limits
from clashtable.server.lookalikes import are_alike
from clashtable.server.names import checked_login, login_of
from clashtable.server.passwords import Passwords, checked_password
from clashtable.server.refusal import Refusal
from clashtable.server.schema import ACCOUNTS, GUESTS, RECOVERY_CODES
from clashtable.server.sessions import Sessions, others_ended
from clashtable.server.store import Store
from clashtable.server.tokens import NO_PASSWORD
from clashtable.server.writer import Step

CODES: Final = 8
CODE_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Those that are not mistaken for each other; five bits each."""
CODE_LENGTH: Final = 16
GROUP: Final = 4
WRONG: Final = "This name and password do not belong together. Check both, or use a recovery code."
WRONG_CODE: Final = "This name and code do not belong together, or the code has been used."
TAKEN: Final = "Somebody with an account is called that, or almost that; choose another name."


class Accounts:
    """The accounts of everybody."""

    def __init__(self, guests: Guests, sessions: Sessions, limits: Limits) -> None:
        self.guests = guests
        self.sessions = sessions
        self.limits = limits
        self.passwords = Passwords()

    @property
    def store(self) -> Store:
        """Where they are kept."""
        return self.guests.store

    @property
    def chance(self) -> Chance:
        """Where codes come from."""
        return self.guests.chance

    @property
    def clock(self) -> Clock:
        """What time it is."""
        return self.guests.clock

    # --- becoming an account

    async def create(self, guest: Guest, password: str, device: str) -> tuple[Guest, tuple[str, ...]]:
        """Give *guest* an account under their name; return them as logged in, and their recovery codes."""
        if guest.has_account:
            raise Refusal("not_allowed", "You have an account already.")
        login = checked_login(guest.name)
        checked_password(password, guest.name)
        await self.check_free(guest, guest.name)
        kept, codes = await self.passwords.hashed(password), self._new_codes()
        session, begun = self.sessions.new(guest.id, device)
        row = {"guest_id": guest.id, "login": login, "password": kept, "created": self.clock.stamp()}
        named = sql.update(GUESTS).where(GUESTS.c.id == guest.id).values(name=guest.name)
        try:
            await self._write(sql.insert(ACCOUNTS).values(row), named, begun, *codes_kept(guest.id, codes))
        except IntegrityError:
            raise Refusal("not_allowed", TAKEN) from None
        return replace(guest, profile=login, session=session), codes

    async def renamed(self, guest: Guest, name: str) -> Guest:
        """Call *guest* by another name, by which they log in too if they have an account."""
        if guest.is_bot:
            raise Refusal("not_allowed", "A bot keeps its name.")
        login = login_of(name)
        if guest.has_account:
            login = checked_login(name)
            await self.check_free(guest, name)
        try:
            await self.store.rename_guest(guest.id, name, login)
        except IntegrityError:
            raise Refusal("not_allowed", TAKEN) from None
        return replace(guest, name=name, profile=login if guest.has_account else None)

    async def check_free(self, guest: Guest, name: str) -> None:
        """Refuse a *name* for the account of *guest* that can be taken for somebody else's."""
        query = sql.select(GUESTS.c.name).join(ACCOUNTS, ACCOUNTS.c.guest_id == GUESTS.c.id)
        query = query.where(GUESTS.c.id != guest.id, sql.func.length(GUESTS.c.name) == len(name))
        names: Sequence[str] = await self.store.read(lambda connection: connection.scalars(query).all())
        if any(are_alike(name, other) for other in names):
            raise Refusal("not_allowed", TAKEN)

    # --- coming back

    async def log_in(self, name: str, password: str, address: str, device: str) -> Guest:
        """Return the person of that *name*; a Refusal unless the *password* is theirs."""
        login = login_of(name)
        self.limits.check_try(login, address)
        row = await self._row(ACCOUNTS.c.login == login)
        if not await self.passwords.fits(None if row is None else row.password, password) or row is None:
            raise Refusal("not_allowed", WRONG)
        self.limits.forgive_try(login, address)
        self._check_let_in(row.guest_id)
        session, begun = self.sessions.new(row.guest_id, device)
        await self._write(begun)
        return Guest(row.guest_id, row.name, row.login, session)

    async def recover(self, name: str, code: str, password: str, address: str, device: str) -> Guest:
        """Return the person of that *name*, who has another password from now on; their other sessions end.

        The new session has its id from the code: of two who use it at once, one is too late.
        """
        login = login_of(name)
        self.limits.check_try(login, address)
        row = await self._row(ACCOUNTS.c.login == login)
        used = code_mark(code)
        if row is None or used not in await self._codes(row.guest_id):
            raise Refusal("not_allowed", WRONG_CODE)
        self._check_let_in(row.guest_id)
        kept = await self.passwords.hashed(checked_password(password, row.name))
        session, begun = self.sessions.new(row.guest_id, device, used[:20])
        mine = RECOVERY_CODES.c.guest_id == row.guest_id
        try:
            await self._write(
                begun,
                sql.delete(RECOVERY_CODES).where(mine, RECOVERY_CODES.c.code == used),
                sql.update(ACCOUNTS).where(ACCOUNTS.c.guest_id == row.guest_id).values(password=kept),
                others_ended(row.guest_id, session),
            )
        except IntegrityError:
            raise Refusal("not_allowed", WRONG_CODE) from None
        self.limits.forgive_try(login, address)
        await self.sessions.announce(row.guest_id)
        return Guest(row.guest_id, row.name, row.login, session)

    def _check_let_in(self, guest: str) -> None:
        if guest in self.guests.banned:
            raise Refusal("banned", BANNED)

    # --- what an account can do

    async def confirm(self, guest: Guest, password: str, address: str) -> None:
        """Refuse unless *password* is that of *guest*, who has an account."""
        assert guest.profile is not None
        self.limits.check_try(guest.profile, address)
        row = await self._row(ACCOUNTS.c.guest_id == guest.id)
        if row is None or not await self.passwords.fits(row.password, password):
            raise Refusal("not_allowed", "That is not your password.")
        self.limits.forgive_try(guest.profile, address)

    async def change_password(self, guest: Guest, password: str) -> None:
        """Let *guest* log in by another password; every other session ends."""
        kept = await self.passwords.hashed(checked_password(password, guest.name))
        changed = sql.update(ACCOUNTS).where(ACCOUNTS.c.guest_id == guest.id).values(password=kept)
        await self._write(changed, others_ended(guest.id, guest.session))
        await self.sessions.announce(guest.id)

    async def renew_codes(self, guest: Guest) -> tuple[str, ...]:
        """Return new recovery codes; the old ones work no more."""
        codes = self._new_codes()
        await self._write(
            sql.delete(RECOVERY_CODES).where(RECOVERY_CODES.c.guest_id == guest.id), *codes_kept(guest.id, codes)
        )
        return codes

    async def codes_left(self, guest: Guest) -> int:
        """Return how many recovery codes *guest* has not used."""
        return len(await self._codes(guest.id))

    # --- what is kept

    async def _row(self, is_it: sql.ColumnElement[bool]) -> sql.Row[Any] | None:  # Any: a row, read by name
        """Return the account that *is_it*, with its owner's name; bots have none."""
        query = sql.select(ACCOUNTS, GUESTS.c.name).join(GUESTS, GUESTS.c.id == ACCOUNTS.c.guest_id)
        query = query.where(is_it, ACCOUNTS.c.password != NO_PASSWORD)
        return await self.store.read(lambda connection: connection.execute(query).first())

    async def _codes(self, guest: str) -> set[str]:
        query = sql.select(RECOVERY_CODES.c.code).where(RECOVERY_CODES.c.guest_id == guest)
        return set(await self.store.read(lambda connection: connection.scalars(query).all()))

    def _new_codes(self) -> tuple[str, ...]:
        return tuple(recovery_code(self.chance.number(5 * CODE_LENGTH)) for _code in range(CODES))

    async def _write(self, *statements: sql.Executable) -> None:
        steps: list[Step] = [(statement, None) for statement in statements]
        await self.store.writer.write(steps)


def recovery_code(number: int) -> str:
    """Return *number* as a code such as ``k7qm-2xrp-9dtn-wv4c``."""
    letters = [CODE_LETTERS[(number >> 5 * place) % len(CODE_LETTERS)] for place in range(CODE_LENGTH)]
    return "-".join("".join(letters[first : first + GROUP]) for first in range(0, CODE_LENGTH, GROUP))


def code_mark(code: str) -> str:
    """Return by what a recovery code is known; how it is capitalised and parted does not matter."""
    return mark("".join(letter for letter in code.lower() if letter in CODE_LETTERS))


def codes_kept(guest: str, codes: Sequence[str]) -> list[sql.Executable]:
    """Return the statements that keep the recovery *codes* of *guest*."""
    return [sql.insert(RECOVERY_CODES).values(guest_id=guest, code=code_mark(code)) for code in codes]
