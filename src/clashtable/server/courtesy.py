"""The routes by which people keep the peace: whom they have blocked, and what they report to the operator."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from clashtable.server.bodies import Asked
from clashtable.server.failures import refusals
from clashtable.server.house import House
from clashtable.server.mention import mentioned
from clashtable.server.reports import NewReport, Thanks, report
from clashtable.server.ties import NewTie, TieInfo


@get("/api/ties", responses=refusals(401))
async def ties(request: Asked, house: NamedDependency[House]) -> list[TieInfo]:
    """List whom one has blocked, the newest first."""
    return await house.ties.listing((await house.guests.required(request)).id, "block")


@post("/api/ties", responses=refusals(400, 401, 403, 404, 409, 413))
async def tie(request: Asked, house: NamedDependency[House], data: JSONBody[NewTie]) -> list[TieInfo]:
    """Block somebody; the answer is whom one has blocked by now."""
    guest = await house.guests.required(request)
    table = await house.find(data.table)
    await house.ties.block(guest.id, await mentioned(house, table, guest.id, data.seat, data.line))
    return await house.ties.listing(guest.id, data.kind)


@delete("/api/ties/{tie_id:str}", status_code=200, responses=refusals(400, 401, 403, 404))
async def untie(request: Asked, house: NamedDependency[House], tie_id: FromPath[str]) -> list[TieInfo]:
    """Undo a block; the answer is whom one has still blocked."""
    guest = await house.guests.required(request)
    await house.ties.undo(guest.id, tie_id)
    return await house.ties.listing(guest.id, "block")


@post("/api/tables/{table_id:str}/reports", responses=refusals(400, 401, 403, 404, 409, 413))
async def new_report(
    request: Asked, house: NamedDependency[House], table_id: FromPath[str], data: JSONBody[NewReport]
) -> Thanks:
    """Report a person or a rules bug at a table to whoever runs the server."""
    guest = await house.guests.required(request)
    return await report(house, await house.find(table_id), guest, data)
