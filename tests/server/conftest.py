"""One server for the tests that only talk to it, and people who come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from clashtable.server.settings import ServerSettings
from tests.server.person import Person
from tests.server.process import ServerProcess

INDEX = "<!doctype html><title>Clashtable</title>" + "<p>the page</p>" * 50


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a small site as the web build would leave it."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "index.html").write_text(INDEX)
    (folder / "assets").mkdir()
    (folder / "assets" / "main-abc123.js").write_text("console.log('hello');\n" * 50)
    return folder


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Iterator[ServerProcess]:
    """Return a running server."""
    settings = ServerSettings(bot_delay_ms=0, site=str(site), log_level="debug")
    process = ServerProcess(tmp_path_factory.mktemp("server"), settings)
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
