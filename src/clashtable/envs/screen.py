"""The board of the browser as a picture: the built web client in a Chromium, without a server.

The client's files come from the package. Its WebSocket is one of ours, on which the table hears one message of the
protocol for every picture: the state as a seat sees it.
"""

from __future__ import annotations

import base64
import importlib.util
import mimetypes
import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import numpy as np
from numpy.typing import NDArray

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.state import State, to_act
from clashtable.core.text import Voice

CLIENT: Final = Path(__file__).parent.parent / "web"
"""The built web client."""
HEIGHT, WIDTH = 900, 1440
ADDRESS: Final = "http://clashtable.invalid/table/environment"
"""No such host exists; everything that is asked of it is answered here."""
PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome")
# Nothing but the package's own files is ever opened, and without rights of its own Chromium has no sandbox.
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage")
PATIENCE: Final = 60_000
"""In milliseconds."""
OWN_LINE: Final = """
localStorage.setItem("autoAnswer", "off");
window.WebSocket = class {
    constructor() { window.line = this; setTimeout(() => this.onopen()); }
    send() { setTimeout(() => this.onmessage({ data: '{"type": "pong"}' })); }
    close() {}
};
"""
HEAR: Final = "(message) => window.line.onmessage({ data: message })"
BOARD: Final = "#main .board"
SETTLE: Final = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    await frame();
}"""
"""What is drawn and loaded in this and the next frame is there afterwards."""
PIXELS: Final = """async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch("data:image/png;base64," + picture)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    canvas.drawImage(bitmap, 0, 0);
    const cells = canvas.getImageData(0, 0, bitmap.width, bitmap.height).data;
    const reader = new FileReader();
    const isRead = new Promise((resolve) => (reader.onload = resolve));
    reader.readAsDataURL(new Blob([cells]));
    await isRead;
    return reader.result.slice(reader.result.indexOf(",") + 1);
}"""
"""Chromium reads its own PNG, so that nobody else must."""


def what_is_missing() -> str | None:
    """Return a sentence on what the board as a picture needs and is not there; None where all is."""
    if importlib.util.find_spec("playwright") is None:
        return "Pictures of the board need Playwright: pip install playwright."
    if program() is None and not any(browsers().glob("chromium*")):
        return "Pictures of the board need a Chromium: playwright install chromium."
    if not (CLIENT / "index.html").is_file():
        return "Pictures of the board need the built web client: make web."
    return None


def program() -> str | None:
    """Return the Chromium of the system."""
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


def browsers() -> Path:
    """Return where Playwright keeps the browsers that it has installed."""
    caches = (".cache", "Library/Caches", "AppData/Local")
    folders = [Path.home() / cache / "ms-playwright" for cache in caches]
    chosen = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    return Path(chosen) if chosen else next((folder for folder in folders if folder.is_dir()), folders[0])


def message_for(game: Game, state: State, seat: int | None) -> bytes:
    """Return what a server would tell *seat* of a table at which *state* is played; None is a spectator."""
    names = [f"player_{number}" for number in range(state.seats)]
    question = None if seat is None or to_act(state) != seat else game.question(state)
    table: dict[str, object] = {
        "id": "environment", "game": game.id, "title": game.title, "public": False, "options": {},
        "status": "running" if state.pending else "finished",
        "seats": [{"kind": "human", "name": name, "level": None, "present": True} for name in names],
        "host": None, "moves": 0, "watchers": 0, "created": "2000-01-01T00:00:00+00:00", "commitment": "",
        "seed": None, "salt": None, "rematch": None,
    }  # fmt: skip
    told: dict[str, object] = {
        "type": "state", "table": table, "you": seat, "sequence": 0, "view": game.view(state, seat),
        "question": None if question is None else question.told_by(Voice(names, seat)), "log": [],
        "first": 0, "deck": None,
    }  # fmt: skip
    return msgspec.json.encode(told)


class Screen:
    """A browser that shows one table, from its first picture until it is closed.

    Playwright lives in a thread of its own, so that it meets no event loop of whoever looks.
    """

    def __init__(self) -> None:
        missing = what_is_missing()
        if missing is not None:
            raise InvalidMessage(missing)
        self.thread: ThreadPoolExecutor | None = None
        self.playwright: Any = None  # Any, here and below: Playwright need not be there
        self.page: Any = None
        """The client's."""
        self.reader: Any = None
        """An empty page, in which pictures are read."""

    def picture(self, message: bytes) -> NDArray[np.uint8]:
        """Return the board that *message* tells of: rows of pixels, each red, green and blue."""
        if self.thread is None:
            self.thread = ThreadPoolExecutor(1, "clashtable-screen")
        return self.thread.submit(self._picture, message.decode()).result()

    def close(self) -> None:
        """Close the browser; another picture would open it again."""
        if self.thread is not None:
            self.thread.submit(self._close).result()
            self.thread.shutdown()
            self.thread = None

    def _picture(self, message: str) -> NDArray[np.uint8]:
        if self.page is None:
            self._open()
        self.page.evaluate(HEAR, message)
        self.page.wait_for_selector(BOARD, state="attached")
        self.page.evaluate(SETTLE)
        taken = base64.b64encode(self.page.screenshot(animations="disabled", caret="hide")).decode()
        cells = np.frombuffer(base64.b64decode(self.reader.evaluate(PIXELS, taken)), np.uint8)
        return cells.reshape(HEIGHT, WIDTH, 4)[:, :, :3].copy()

    def _open(self) -> None:
        from playwright.sync_api import sync_playwright

        self.playwright = sync_playwright().start()
        try:
            browser = self.playwright.chromium.launch(executable_path=program(), args=FLAGS)
            context = browser.new_context(
                viewport={"width": WIDTH, "height": HEIGHT}, reduced_motion="reduce", color_scheme="dark"
            )
            context.set_default_timeout(PATIENCE)
            context.route("**/*", answer)
            context.add_init_script(OWN_LINE)
            page, self.reader = context.new_page(), browser.new_page()
            page.goto(ADDRESS)
            page.wait_for_function("window.line !== undefined")
            self.page = page
        except Exception:
            self._close()
            raise

    def _close(self) -> None:
        if self.playwright is not None:
            self.playwright.stop()  # and the browser with it
        self.playwright = self.page = self.reader = None


def answer(route: Any) -> None:  # Any: as above
    """Answer what the client asks for: its own files, who it is, and no list of games."""
    path = urlsplit(route.request.url).path
    file = CLIENT / path.lstrip("/")
    if path == "/api/me":
        route.fulfill(json={"name": "player"})
    elif path.startswith("/api/"):
        route.fulfill(json=[])
    elif file.is_file():
        route.fulfill(body=file.read_bytes(), content_type=mimetypes.guess_type(file.name)[0])
    elif file.suffix:
        route.fulfill(status=404)
    else:
        route.fulfill(path=CLIENT / "index.html", content_type="text/html")
