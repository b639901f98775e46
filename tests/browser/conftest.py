"""A real browser and a real server for the tests of this folder. A missing browser fails them; it never skips them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.player import DESKTOP, PATIENCE, Player, Size
from tests.server.process import ServerProcess

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium: the system's, or the one that Playwright installed.

    For this package alone: while Playwright is open, other tests could not run an event loop of their own.
    """
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        system = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=system, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with bots that answer at once."""
    server = ServerProcess(tmp_path_factory.mktemp("site"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, site: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Callable[..., Player]]:
    """Let a new person come with a browser of their own; no error in its console is forgiven.

    What the server draws follows from the test's name, so that it plays the same cards every time.
    """
    site.foresee(request.node.nodeid)
    players: list[Player] = []

    def come(size: Size = DESKTOP, *, motion: bool = False, url: str | None = None) -> Player:
        context = browser.new_context(
            viewport={"width": size.width, "height": size.height},
            has_touch=size.touch,
            is_mobile=size.touch,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark",
        )
        player = Player(context.new_page(), url or site.url)
        players.append(player)
        return player

    yield come
    for player in players:
        errors = player.errors
        player.page.context.close()
        assert errors == []
