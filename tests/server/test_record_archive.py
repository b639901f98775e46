"""All of one's own records in one archive, which is never whole in memory."""

from __future__ import annotations

import asyncio
import io
import zipfile
from pathlib import Path

import pytest

import clashtable
from clashtable.core.record import record_from_json
from clashtable.server import record_archive
from tests.server.matches import PEOPLE, SEATS, finished, opened_house
from tests.server.person import Person
from tests.server.test_replays import over


def test_all_records_come_in_one_archive_that_can_be_replayed(ann: Person, ben: Person) -> None:
    tables = {over(ann, seed) for seed in range(3)}
    over(ben)
    answer = ann.http.get("/api/me/records")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    assert "attachment" in answer.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        assert {name.removesuffix(".json")[16:] for name in archive.namelist()} == tables
        for name in archive.namelist():
            assert clashtable.verify(record_from_json(archive.read(name))).is_over


def test_whoever_has_finished_nothing_gets_an_empty_archive(ann: Person) -> None:
    with zipfile.ZipFile(io.BytesIO(ann.http.get("/api/me/records").content)) as archive:
        assert archive.namelist() == []


def test_one_record_at_a_time_is_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(record_archive, "PAGE", 2)
        async with opened_house(tmp_path) as house:
            for game in sorted(SEATS):
                await finished(house, game)
            parts = [part async for part in record_archive.records_of(house, PEOPLE[0].id)]
            assert len(parts) == len(SEATS) + 1
            with zipfile.ZipFile(io.BytesIO(b"".join(parts))) as archive:
                assert sorted(name.split("-")[3] for name in archive.namelist()) == sorted(SEATS)

    asyncio.run(play())
