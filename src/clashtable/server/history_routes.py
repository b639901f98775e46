"""Routes about one's own games, and about matches that are over; what they do is elsewhere."""

from __future__ import annotations

import gzip
from typing import Annotated, Final

from litestar import MediaType, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from clashtable.server.bodies import Asked
from clashtable.server.branches import open_branch
from clashtable.server.comments import add_comment, comments_of, remove_comment
from clashtable.server.facts import TableInfo
from clashtable.server.failures import refusals
from clashtable.server.history_facts import BranchPlan, Comment, Frames, NewComment, Replay, YourTables
from clashtable.server.house import House
from clashtable.server.limits import address_of
from clashtable.server.record_archive import records_of
from clashtable.server.showing import ENCODER, table_info

PAGE: Final = 20
MOST: Final = 100
SMALL: Final = 1000
"""Up to how many bytes an answer is not worth packing."""


@get("/api/me/tables", responses=refusals(400, 401))
async def your_tables(
    request: Asked,
    house: NamedDependency[House],
    finished: Annotated[int, QueryParameter(ge=0, le=MOST)] = PAGE,
    before: Annotated[str | None, QueryParameter(max_length=32)] = None,
) -> YourTables:
    """List one's own tables: all that wait or run, and a page of those that are over."""
    guest = (await house.guests.required(request)).id
    found = await house.yours.finished(guest, finished + 1, before)
    page = found[:finished]
    underway = await house.yours.underway(guest) if before is None else ()
    return YourTables(underway, page, page[-1].id if page and len(found) > finished else None)


@get("/api/me/records", media_type="application/zip", responses=refusals(401))
async def your_records(request: Asked, house: NamedDependency[House]) -> Stream:
    """Give the records of all one's matches that are over, as one archive."""
    guest = await house.guests.required(request)
    house.limits.count_replay(address_of(request))
    headers = {"Content-Disposition": 'attachment; filename="clashtable-records.zip"'}
    return Stream(records_of(house, guest.id), headers=headers, media_type="application/zip")


@post("/api/tables/{table_id:str}/branch", responses=refusals(400, 401, 403, 404, 409, 413))
async def branch(
    request: Asked, house: NamedDependency[House], table_id: FromPath[str], data: JSONBody[BranchPlan]
) -> TableInfo:
    """Open a table where a match that is over is played on from one of its moments."""
    guest = await house.guests.required(request)
    return table_info(await open_branch(house, guest, table_id, data, address_of(request)))


@get(
    "/api/tables/{table_id:str}/replay",
    responses={200: ResponseSpec(Replay, generate_examples=False), **refusals(400, 404, 409)},
)
async def replay(
    request: Asked,
    house: NamedDependency[House],
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    is_open: Annotated[bool, QueryParameter(name="open")] = False,
) -> Response[bytes]:
    """Tell all but the steps of a match that is over: who played, the story as a seat was told it, the comments."""
    house.limits.count_replay(address_of(request))
    reel = await house.replays.find(table_id)
    reel.check_seat(seat)
    guest = await house.guests.known(request)
    made = Replay(
        table=table_info(reel.table),
        you=None if guest is None else reel.table.seats.of(guest.id),
        entries=reel.entries,
        steps=tuple(reel.steps(seat, is_open=is_open)),
        story=await house.replays.work(lambda: reel.story(seat)),
        is_whole=reel.is_whole,
        can_branch=reel.is_whole,
        comments=await comments_of(house.store, table_id, None if guest is None else guest.id),
    )
    return await packed(request, house, await house.replays.work(lambda: ENCODER.encode(made)))


@get(
    "/api/tables/{table_id:str}/replay/frames",
    responses={200: ResponseSpec(Frames, generate_examples=False), **refusals(400, 404, 409)},
)
async def frames(
    request: Asked,
    house: NamedDependency[House],
    table_id: FromPath[str],
    first: Annotated[int, QueryParameter(ge=0)] = 0,
    seat: FromQuery[int | None] = None,
    is_open: Annotated[bool, QueryParameter(name="open")] = False,
) -> Response[bytes]:
    """Give some steps of a match that is over, as a seat or a spectator saw them, or with all hands open."""
    house.limits.count_replay(address_of(request))
    reel = await house.replays.find(table_id)
    reel.check_seat(seat)
    return await packed(request, house, await house.replays.frames(reel, seat, first, is_open=is_open))


async def packed(request: Asked, house: House, content: bytes) -> Response[bytes]:
    """Return JSON as an answer, packed where the browser takes that."""
    headers = {"Vary": "Accept-Encoding"}
    if len(content) > SMALL and "gzip" in request.headers.get("accept-encoding", ""):
        content = await house.replays.work(lambda: gzip.compress(content, 5, mtime=0))
        headers["Content-Encoding"] = "gzip"
    return Response(content, headers=headers, media_type=MediaType.JSON)


@post("/api/tables/{table_id:str}/comments", responses=refusals(400, 401, 403, 404, 409, 413))
async def comment(
    request: Asked, house: NamedDependency[House], table_id: FromPath[str], data: JSONBody[NewComment]
) -> Comment:
    """Say something about a move of a match that is over."""
    guest = await house.guests.required(request)
    reel = await house.replays.find(table_id)
    reel.check_number(data.number)
    house.limits.check_comment(guest.id)
    return await add_comment(house.store, house.chance, house.clock, table_id, guest, data)


@delete("/api/tables/{table_id:str}/comments/{comment_id:str}", responses=refusals(400, 401, 403, 404, 409))
async def forget_comment(
    request: Asked, house: NamedDependency[House], table_id: FromPath[str], comment_id: FromPath[str]
) -> None:
    """Remove what one has said."""
    await remove_comment(house.store, table_id, await house.guests.required(request), comment_id)


HISTORY: Final = [your_tables, your_records, replay, frames, branch, comment, forget_comment]
