"""What people ask for about their own account, over HTTP; what happens then is in ``accounts.py`` and beside it."""

from __future__ import annotations

from typing import Final, TypeVar

import sqlalchemy as sql
from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from clashtable.server.account_facts import (
    AccountInfo,
    Confirmation,
    LogIn,
    NewAccount,
    NewBot,
    NewPassword,
    NewToken,
    Recovery,
    RecoveryCodes,
)
from clashtable.server.belongings import delete_account, seats_held
from clashtable.server.bodies import Asked
from clashtable.server.devices import device_of
from clashtable.server.export import exported
from clashtable.server.facts import Me
from clashtable.server.failures import refusals
from clashtable.server.guests import COOKIE, Guest
from clashtable.server.house import House
from clashtable.server.limits import address_of
from clashtable.server.refusal import Refusal
from clashtable.server.schema import GUESTS

FILE: Final = "clashtable-data.json"
Body = TypeVar("Body")


@get("/api/account", responses=refusals(401, 403))
async def account(request: Asked, house: NamedDependency[House]) -> AccountInfo:
    """Say all that the account's page shows, also to a guest."""
    guest = await known_person(request, house)
    query = sql.select(GUESTS.c.created).where(GUESTS.c.id == guest.id)
    return AccountInfo(
        name=guest.name,
        account=guest.has_account,
        profile=guest.profile,
        created=await house.store.read(lambda connection: connection.execute(query).scalar_one()),
        codes=await house.accounts.codes_left(guest),
        sessions=await house.sessions.listing(guest),
        bots=await house.tokens.listing(guest),
        tables=tuple(await seats_held(house.store, guest.id)),
    )


@post("/api/account", responses=refusals(400, 401, 403, 409, 413))
async def become_account(
    request: Asked, house: NamedDependency[House], data: JSONBody[NewAccount]
) -> Response[RecoveryCodes]:
    """Give this guest an account."""
    guest = await known_person(request, house)
    house.limits.check_try(guest.id, address_of(request))
    person, codes = await house.accounts.create(guest, data.password, device(request))
    house.tell_name(person)
    return with_cookie(request, house, person, RecoveryCodes(codes), 201)


@post("/api/login", status_code=200, responses=refusals(400, 403, 409, 413))
async def log_in(request: Asked, house: NamedDependency[House], data: JSONBody[LogIn]) -> Response[Me]:
    """Let this browser be somebody with an account; the guest that it was is left behind."""
    person = await house.accounts.log_in(data.name, data.password, address_of(request), device(request))
    await end_own_session(request, house)
    return with_cookie(request, house, person, Me(person.name, account=True))


@post("/api/recovery", status_code=200, responses=refusals(400, 403, 409, 413))
async def recover(request: Asked, house: NamedDependency[House], data: JSONBody[Recovery]) -> Response[Me]:
    """Log in by a recovery code and choose another password."""
    address = address_of(request)
    person = await house.accounts.recover(data.name, data.code, data.password, address, device(request))
    return with_cookie(request, house, person, Me(person.name, account=True))


@post("/api/logout", status_code=204, responses=refusals(401, 403, 409))
async def log_out(request: Asked, house: NamedDependency[House]) -> Response[None]:
    """Let this browser be nobody."""
    person = await known_account(request, house)
    assert person.session is not None
    await house.sessions.end(person, person.session)
    return without_cookie()


@put("/api/account/password", status_code=204, responses=refusals(400, 401, 403, 409, 413))
async def change_password(request: Asked, house: NamedDependency[House], data: JSONBody[NewPassword]) -> None:
    """Choose another password."""
    person = await known_account(request, house)
    await house.accounts.confirm(person, data.old, address_of(request))
    await house.accounts.change_password(person, data.new)


@post("/api/account/codes", responses=refusals(400, 401, 403, 409, 413))
async def renew_codes(request: Asked, house: NamedDependency[House], data: JSONBody[Confirmation]) -> RecoveryCodes:
    """Make new recovery codes."""
    person = await known_account(request, house)
    await house.accounts.confirm(person, data.password, address_of(request))
    return RecoveryCodes(await house.accounts.renew_codes(person))


@delete("/api/account/sessions", responses=refusals(401, 403, 409))
async def end_other_sessions(request: Asked, house: NamedDependency[House]) -> None:
    """Log out everywhere else."""
    await house.sessions.end_others(await known_account(request, house))


@delete("/api/account/sessions/{session:str}", responses=refusals(401, 403, 404, 409))
async def end_session(request: Asked, house: NamedDependency[House], session: FromPath[str]) -> None:
    """Log out somewhere."""
    await house.sessions.end(await known_account(request, house), session)


@post("/api/account/bots", responses=refusals(400, 401, 403, 409, 413))
async def make_bot(request: Asked, house: NamedDependency[House], data: JSONBody[NewBot]) -> NewToken:
    """Make a bot that plays over the wire, or another token for one."""
    return await house.tokens.make(await known_account(request, house), data.name)


@delete("/api/account/bots/{token:str}", responses=refusals(401, 403, 404, 409))
async def revoke_token(request: Asked, house: NamedDependency[House], token: FromPath[str]) -> None:
    """Let nobody play by a token any more."""
    await house.tokens.revoke(await known_account(request, house), token)


@get("/api/account/export", responses=refusals(401, 403))
async def export(request: Asked, house: NamedDependency[House]) -> Response[bytes]:
    """Give everything that is known about this person as a file."""
    guest = await known_person(request, house)
    house.limits.check_export(guest.id)
    disposition = {"Content-Disposition": f'attachment; filename="{FILE}"'}
    return Response(await exported(house, guest), headers=disposition, media_type="application/json")


@post("/api/account/deletion", status_code=204, responses=refusals(400, 401, 403, 409, 413))
async def delete_own_account(
    request: Asked, house: NamedDependency[House], data: JSONBody[Confirmation]
) -> Response[None]:
    """Delete this account and everything that belongs to it."""
    person = await known_account(request, house)
    await house.accounts.confirm(person, data.password, address_of(request))
    await delete_account(house, person)
    return without_cookie()


ACCOUNT_ROUTES: Final[list[HTTPRouteHandler]] = [
    account,
    become_account,
    log_in,
    recover,
    log_out,
    change_password,
    renew_codes,
    end_other_sessions,
    end_session,
    make_bot,
    revoke_token,
    export,
    delete_own_account,
]


async def known_person(request: Asked, house: House) -> Guest:
    """Return who asks; a bot is told that this is not for it."""
    guest = await house.guests.required(request)
    if guest.is_bot:
        raise PermissionDeniedException("A token is for playing; accounts are looked after in a browser.")
    return guest


async def known_account(request: Asked, house: House) -> Guest:
    """Return who asks, who must have an account."""
    person = await known_person(request, house)
    if not person.has_account:
        raise Refusal("not_allowed", "You have no account yet: choose a password first.")
    return person


async def end_own_session(request: Asked, house: House) -> None:
    """End the session that this browser had, if there was one."""
    before = await house.guests.known(request)
    if before is not None and before.session is not None and not before.is_bot:
        await house.sessions.end(before, before.session)


def device(request: Asked) -> str:
    """Return what asks, in words."""
    return device_of(request.headers.get("user-agent", ""))


def with_cookie(request: Asked, house: House, person: Guest, body: Body, status: int = 200) -> Response[Body]:
    """Return *body* with the cookie by which *person* is known from now on."""
    cookie = house.guests.cookie(person, secure=request.url.scheme == "https")
    return Response(body, cookies=[cookie], status_code=status)


def without_cookie() -> Response[None]:
    """Return an answer after which this browser is nobody."""
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE, path="/")
    return answer
