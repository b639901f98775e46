"""The routes by which people find one another: seeks, friends and challenges."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from clashtable.server.bodies import Asked
from clashtable.server.facts import TableInfo
from clashtable.server.failures import refusals
from clashtable.server.friends import befriend, friends_of, part
from clashtable.server.house import House
from clashtable.server.limits import address_of
from clashtable.server.meeting import find_game, start_now
from clashtable.server.showing import table_info
from clashtable.server.society import Acceptance, Friends, NewChallenge, NewSeek


@post("/api/seeks", responses=refusals(400, 401, 403, 409, 413))
async def new_seek(request: Asked, house: NamedDependency[House], data: JSONBody[NewSeek]) -> TableInfo:
    """Look for a game."""
    guest = await house.guests.required(request)
    return table_info(await find_game(house, guest, data, address_of(request)))


@post("/api/seeks/{table_id:str}/start", status_code=200, responses=refusals(400, 401, 403, 404, 409))
async def start_seek(request: Asked, house: NamedDependency[House], table_id: FromPath[str]) -> TableInfo:
    """Let bots take the free seats now, and begin."""
    guest = await house.guests.required(request)
    table = await house.find(table_id)
    await start_now(house, guest, table)
    return table_info(table)


@get("/api/friends", responses=refusals(401, 403, 409))
async def friends(request: Asked, house: NamedDependency[House]) -> Friends:
    """List one's friends, and who is there."""
    guest = await house.guests.required(request)
    return await friends_of(house.store, guest.id, house.crowd.is_online)


@put("/api/friends/{login:str}", responses=refusals(400, 401, 403, 404, 409))
async def new_friend(request: Asked, house: NamedDependency[House], login: FromPath[str]) -> Friends:
    """Ask somebody to be a friend, or agree to it."""
    guest = await house.guests.required(request)
    await befriend(house.store, guest.id, login, house.clock.stamp())
    return await friends_of(house.store, guest.id, house.crowd.is_online)


@delete("/api/friends/{login:str}", status_code=200, responses=refusals(400, 401, 403, 404, 409))
async def no_friend(request: Asked, house: NamedDependency[House], login: FromPath[str]) -> Friends:
    """End a friendship, decline one, or take back that one asked for it."""
    guest = await house.guests.required(request)
    await part(house.store, guest.id, login)
    return await friends_of(house.store, guest.id, house.crowd.is_online)


@post("/api/challenges", responses=refusals(400, 401, 403, 404, 409, 413))
async def new_challenge(request: Asked, house: NamedDependency[House], data: JSONBody[NewChallenge]) -> TableInfo:
    """Ask somebody to play."""
    guest = await house.guests.required(request)
    return table_info(await house.challenges.make(guest, data, address_of(request)))


@post("/api/challenges/{table_id:str}", status_code=200, responses=refusals(400, 401, 403, 404, 409, 413))
async def accept_challenge(
    request: Asked, house: NamedDependency[House], table_id: FromPath[str], data: JSONBody[Acceptance]
) -> TableInfo:
    """Accept a challenge: sit down where a seat is kept."""
    guest, table = await house.guests.required(request), await house.find(table_id)
    await house.challenges.accept(table, guest, data.deck)
    return table_info(table)


@delete("/api/challenges/{table_id:str}", status_code=200, responses=refusals(400, 401, 403, 404, 409))
async def decline_challenge(request: Asked, house: NamedDependency[House], table_id: FromPath[str]) -> TableInfo:
    """Decline a challenge."""
    guest, table = await house.guests.required(request), await house.find(table_id)
    await house.challenges.decline(table, guest)
    return table_info(table)


COMPANY: Final = (
    new_seek,
    start_seek,
    friends,
    new_friend,
    no_friend,
    new_challenge,
    accept_challenge,
    decline_challenge,
)
"""All of these routes."""
