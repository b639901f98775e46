"""One server for the tests that only talk to it, and people who come and go."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeVar

import pytest

from tests.server.person import Person
from tests.server.process import GENEROUS, ServerProcess
from tests.server.services import Missing, Postgres, Redis, Service

DATABASES: Final = ("sqlite", "postgresql")
ON_BOTH: Final = (
    "test_play.py",
    "test_seating.py",
    "test_your_games.py",
    "test_accounts.py",
    "test_sessions.py",
    "test_tokens.py",
)
"""The tests that talk to a server on either database; in the long form all of them do."""
Installed = TypeVar("Installed", bound=Service)
INDEX = "<!doctype html><title>Clashtable</title>" + "<p>the page</p>" * 50


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a small site as the web build would leave it."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "index.html").write_text(INDEX)
    (folder / "assets").mkdir()
    (folder / "assets" / "main-abc123.js").write_text("console.log('hello');\n" * 50)
    return folder


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what runs on PostgreSQL only in the long form."""
    if os.environ.get("CLASHTABLE_SOAK") == "1":
        return
    left = [item for item in items if isinstance(item, pytest.Function) and is_for_the_long_form(item)]
    items[:] = [item for item in items if item not in left]
    config.hook.pytest_deselected(items=left)


def is_for_the_long_form(item: pytest.Function) -> bool:
    """Tell whether *item* asks a server on PostgreSQL what one on SQLite is asked already."""
    chosen = item.callspec.params.get("server") if hasattr(item, "callspec") else None
    return chosen == "postgresql" and item.path.name not in ON_BOTH


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Return a running PostgreSQL."""
    yield from running(Postgres)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """Return a running Redis."""
    yield from running(Redis)


def running(kind: Callable[[], Installed]) -> Iterator[Installed]:
    """Return a service of that *kind* while it is needed."""
    try:
        service = kind()
    except Missing as error:
        pytest.skip(str(error))
    try:
        service.start()
        yield service
    finally:
        service.end()


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of a new database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    service: Postgres = request.getfixturevalue("postgres")
    return service.new_database()


@pytest.fixture(scope="session", params=DATABASES)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, site: Path
) -> Iterator[ServerProcess]:
    """Return a running server: one process and a file, or two workers, PostgreSQL and Redis."""
    settings, database = replace(GENEROUS, site=str(site), log_level="debug"), None
    if request.param == "postgresql":
        redis: Redis = request.getfixturevalue("redis")
        settings = replace(settings, workers=2, redis=redis.address())
        database = request.getfixturevalue("postgres").new_database()
    process = ServerProcess(tmp_path_factory.mktemp("server"), settings, database)
    process.start()
    yield process
    process.end()


@pytest.fixture
def newcomer(server: ServerProcess) -> Iterator[Callable[[], Person]]:
    """Return a function that brings in somebody new."""
    people: list[Person] = []

    def arrive() -> Person:
        people.append(Person(server))
        return people[-1]

    yield arrive
    for person in people:
        person.leave_all()


@pytest.fixture
def ann(newcomer: Callable[[], Person]) -> Person:
    """Return a person."""
    return newcomer()


@pytest.fixture
def ben(newcomer: Callable[[], Person]) -> Person:
    """Return another person."""
    return newcomer()


@pytest.fixture
def cleo(newcomer: Callable[[], Person]) -> Person:
    """Return somebody who only watches."""
    return newcomer()
