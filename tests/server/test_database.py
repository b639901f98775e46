"""The file of a server is its own: no other server writes there, and nobody else can read it."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from clashtable.core.errors import InvalidMessage
from clashtable.server.store import Store
from tests.cli.conftest import started
from tests.server.old_database import old_database
from tests.server.process import ServerProcess, free_port


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """Return a server that is not running yet."""
    process = ServerProcess(tmp_path)
    yield process
    process.end()


def modes(folder: Path) -> dict[str, int]:
    """Return what others may do with each file of a database in *folder*."""
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir() if ".sqlite3" in file.name}


def test_second_server_on_the_same_file_is_refused_with_a_sentence(server: ServerProcess) -> None:
    server.start()
    second = started("serve", "--port", str(free_port()), "--database", server.settings.database)
    out, err = second.communicate(timeout=60)
    assert (second.returncode, out) == (2, "")
    assert err.startswith(f"Another server keeps its tables in {server.settings.database}, and only one can: stop it, ")
    assert err.count("\n") == 1


def test_killed_server_lets_go_of_its_file(server: ServerProcess) -> None:
    server.start()
    server.kill()
    server.start()
    assert server.stop() == 0
    server.start()


def test_file_is_held_only_while_the_store_is_open(tmp_path: Path) -> None:
    async def open_twice() -> None:
        first, second = (Store(f"sqlite:///{tmp_path / 'x.sqlite3'}") for _store in range(2))
        await first.open()
        with pytest.raises(InvalidMessage, match="Another server keeps its tables"):
            await second.open()
        await second.close()
        with pytest.raises(InvalidMessage, match="Another server keeps its tables"):
            await second.open()
        await first.close()
        await second.open()
        await second.close()

    asyncio.run(open_twice())


@pytest.mark.skipif(sys.platform == "win32", reason="files are guarded otherwise there")
@pytest.mark.parametrize("is_old", [False, True], ids=["new", "old"])
def test_only_its_owner_can_read_a_database(tmp_path: Path, is_old: bool) -> None:
    async def write() -> dict[str, int]:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
        await store.open()
        await store.add_guest("ann", "Ann", "2026-01-01")
        found = modes(tmp_path)
        await store.close()
        return found

    before = os.umask(0o022)
    try:
        if is_old:
            old_database(tmp_path).chmod(0o644)
            (tmp_path / "tables.sqlite3-wal").touch(0o644)
        found = asyncio.run(write())
    finally:
        os.umask(before)
    assert {"tables.sqlite3", "tables.sqlite3-wal", "tables.sqlite3-shm"} <= set(found)
    assert set(found.values()) == {0o600}
