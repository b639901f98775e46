"""The routes by which people find one another: seeks, friends and challenges."""

from __future__ import annotations

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from clashtable.server.bodies import Asked
from clashtable.server.failures import refusals
from clashtable.server.house import House
from clashtable.server.limits import address_of
from clashtable.server.meeting import find_game, start_now
from clashtable.server.messages import TableInfo
from clashtable.server.showing import table_info
from clashtable.server.society import NewSeek


@post("/api/seeks", responses=refusals(400, 401, 403, 409, 413))
async def new_seek(request: Asked, house: NamedDependency[House], data: JSONBody[NewSeek]) -> TableInfo:
    """Look for a game."""
    guest = await house.guests.asking(request)
    return table_info(await find_game(house, guest, data, address_of(request)))


@post("/api/seeks/{table_id:str}/start", status_code=200, responses=refusals(400, 401, 403, 404, 409))
async def start_seek(request: Asked, house: NamedDependency[House], table_id: FromPath[str]) -> TableInfo:
    """Let bots take the free seats now, and begin."""
    guest = await house.guests.asking(request)
    table = await house.find(table_id)
    await start_now(house, guest, table)
    return table_info(table)
