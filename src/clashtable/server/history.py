"""Routes about one's own games, and about matches that are over; what they do is elsewhere."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from clashtable.server.bodies import Asked, known_guest
from clashtable.server.failures import refusals
from clashtable.server.history_facts import YourTables
from clashtable.server.house import House

PAGE: Final = 20
MOST: Final = 100


@get("/api/me/tables", responses=refusals(400, 401))
async def your_tables(
    request: Asked,
    house: NamedDependency[House],
    finished: Annotated[int, QueryParameter(ge=0, le=MOST)] = PAGE,
    before: Annotated[str | None, QueryParameter(max_length=32)] = None,
) -> YourTables:
    """List one's own tables: all that wait or run, and a page of those that are over."""
    guest = (await known_guest(request, house)).id
    found = await house.yours.finished(guest, finished + 1, before)
    page = found[:finished]
    underway = await house.yours.underway(guest) if before is None else ()
    return YourTables(underway, page, page[-1].id if page and len(found) > finished else None)


HISTORY: Final = [your_tables]
