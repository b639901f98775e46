"""A server that cannot start says in one sentence what is wrong and what is possible, and ends with status 2."""

from __future__ import annotations

import os
import socket
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Run, started
from tests.server.process import free_port


def missing_folder(tmp_path: Path) -> list[str]:
    """Name a file in a folder that is not there."""
    return ["--database", str(tmp_path / "missing" / "tables.sqlite3")]


def folder(tmp_path: Path) -> list[str]:
    """Name a folder as the database."""
    return ["--database", str(tmp_path)]


def read_only_folder(tmp_path: Path) -> list[str]:
    """Name a file in a folder where nothing can be written, not even by root."""
    if os.geteuid() == 0:
        return ["--database", "/proc/tables.sqlite3"]
    tmp_path.chmod(0o500)
    return ["--database", str(tmp_path / "tables.sqlite3")]


def corrupt_file(tmp_path: Path) -> list[str]:
    """Name a file that is no database."""
    file = tmp_path / "tables.sqlite3"
    file.write_bytes(b"not a database at all" * 200)
    return ["--database", str(file)]


def damaged_file(tmp_path: Path) -> list[str]:
    """Name a database in the middle of which there is rubbish."""
    file = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE moves (notation TEXT)")
        database.executemany("INSERT INTO moves VALUES (?)", [("x" * 500,)] * 100)
        database.commit()
    content = file.read_bytes()
    file.write_bytes(content[:100] + b"\xff" * 3000 + content[3100:])
    return ["--database", str(file)]


def file_of_the_future(tmp_path: Path) -> list[str]:
    """Name a database that a newer clashtable has written."""
    file = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    return ["--database", str(file)]


def unknown_scheme(_tmp_path: Path) -> list[str]:
    """Name a database that nobody knows."""
    return ["--database", "foo://somewhere"]


def no_address(_tmp_path: Path) -> list[str]:
    """Name what is no address at all."""
    return ["--database", "://"]


def unknown_driver(_tmp_path: Path) -> list[str]:
    """Name a driver that nobody has."""
    return ["--database", "postgresql+carrier_pigeon://me@127.0.0.1/tables"]


def unreachable(_tmp_path: Path) -> list[str]:
    """Name a PostgreSQL that does not run."""
    return ["--database", f"postgresql://me:hush@127.0.0.1:{free_port()}/tables"]


def missing_site(tmp_path: Path) -> list[str]:
    """Name a site that is not there."""
    return ["--site", str(tmp_path / "nowhere"), "--database", str(tmp_path / "tables.sqlite3")]


FAILURES: dict[str, Callable[[Path], list[str]]] = {
    "There is no folder ": missing_folder,
    " is a folder: give a file in it with --database": folder,
    "): see that this user may write the file and its folder": read_only_folder,
    " is no database of SQLite: give another file": corrupt_file,
    "is damaged (database disk image is malformed): bring a backup back": damaged_file,
    "This database was written by a newer clashtable (its schema is '9999'": file_of_the_future,
    "There is no database 'foo' here: give a file such as clashtable.sqlite3, or an address": unknown_scheme,
    "'://' is not the address of a database: give a file": no_address,
    "carrier_pigeon": unknown_driver,
    "The database postgresql": unreachable,
    "There is no site in ": missing_site,
}


@pytest.mark.skipif(sys.platform == "win32", reason="folders are guarded otherwise there")
@pytest.mark.parametrize("sentence", FAILURES)
def test_failure_is_one_sentence_and_status_2(run: Run, tmp_path: Path, sentence: str) -> None:
    ended = run("serve", "--port", str(free_port()), *FAILURES[sentence](tmp_path))
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.count("\n") == 1
    assert sentence in ended.err
    assert ended.err.endswith(".\n")
    assert "hush" not in ended.err


def test_failure_in_a_real_process_leaves_no_traceback(tmp_path: Path) -> None:
    process = started("serve", "--port", str(free_port()), *corrupt_file(tmp_path), CLASHTABLE_INTERPRETED="1")
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (2, "")
    assert err.startswith(str(tmp_path))
    assert err.count("\n") == 1


def test_port_in_use_leaves_the_database_alone(run: Run, tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        ended = run("serve", "--port", str(busy.getsockname()[1]), "--database", str(tmp_path / "tables.sqlite3"))
    assert ended.status == 2
    assert list(tmp_path.iterdir()) == []
