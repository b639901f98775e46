"""All records of somebody's own matches as one archive, written while it is read: no more than one is in memory."""

from __future__ import annotations

import zipfile
from collections.abc import AsyncIterator
from functools import partial
from typing import IO, Final, cast

import sqlalchemy as sql

from clashtable.server import own_tables
from clashtable.server.house import House
from clashtable.server.refusal import Refusal
from clashtable.server.remains import RECORD, unpacked
from clashtable.server.rows import TableRow
from clashtable.server.schema import ENDINGS
from clashtable.server.showing import ENCODER, record_of

PAGE: Final = 50
"""How many tables are looked up at once."""


class Outlet:
    """Where an archive is written, and taken away from before it is complete; nobody can go back in it."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def write(self, part: bytes) -> int:
        """Hold *part* until it is taken."""
        self.parts.append(bytes(part))
        return len(part)

    def flush(self) -> None:
        """Do nothing: what is written can be taken at once."""

    def taken(self) -> bytes:
        """Return what was written since this was asked last."""
        content = b"".join(self.parts)
        self.parts.clear()
        return content


async def records_of(house: House, guest: str) -> AsyncIterator[bytes]:
    """Yield a zip archive with the record of every match of *guest* that is over, the last to end first."""
    outlet = Outlet()
    file = cast(IO[bytes], outlet)  # all that an archive asks of a file which it writes from front to back
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        async for row in own_rows(house, guest):
            content = await record_in(house, row.id)
            if content is not None:
                day = (row.ended or row.created)[:10]
                archive.writestr(f"{day}-{row.game}-{row.id}.json", content)
                yield outlet.taken()
    yield outlet.taken()


async def own_rows(house: House, guest: str) -> AsyncIterator[TableRow]:
    """Yield the tables of *guest* whose match is over, the last to end first."""
    page = await house.store.read(lambda connection: own_tables.finished(connection, guest, PAGE))
    while page:
        for belonging in page:
            yield belonging.row
        last = page[-1].row.id
        page = await house.store.read(partial(own_tables.finished, guest=guest, most=PAGE, before=last))


async def record_in(house: House, table: str) -> bytes | None:
    """Return the record of a match as a file, from the archive or from its log; None where neither can be read."""
    query = sql.select(ENDINGS.c.content).where(ENDINGS.c.table_id == table, ENDINGS.c.part == RECORD)
    kept: bytes | None = await house.store.read(lambda connection: connection.scalar(query))
    if kept is not None:
        return unpacked(kept)
    try:
        return ENCODER.encode(record_of((await house.replays.find(table)).table))
    except Refusal:
        return None
