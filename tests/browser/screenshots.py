"""Take the pictures of the documentation: ``make screenshots``."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.player import DESKTOP, PHONE, Player, Size
from tests.rulebook import ROOT
from tests.server.process import ServerProcess

FOLDER = ROOT / "docs/screenshots"


def take_all(browser: Browser, url: str, size: Size, name: str) -> None:
    """Walk through the site once, as one person, and keep what is seen."""
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height},
        has_touch=size.touch,
        is_mobile=size.touch,
        reduced_motion="reduce",
        color_scheme="dark",
    )
    player = Player(context.new_page(), url)
    player.go("/")
    player.find("play-now").first.wait_for()
    keep(player, f"home-{name}")
    for game, seats, touches in (("coco", 2, 16), ("corgis", 4, 6)):
        take_game(player, game, seats, touches, name)
    context.close()


def take_game(player: Player, game: str, seats: int, touches: int, name: str) -> None:
    """Play a game against bots and keep how it looks in the middle and at the end."""
    bots = [{"kind": "bot", "level": "greedy"}] * (seats - 1)
    short = {"match_max_games": 1} if game == "coco" else {}
    player.open_table(game=game, seats=[{"kind": "me"}, *bots], start=True, options=short)
    for _touch in range(touches):
        player.wait_for_turn()
        player.touch_something()
    player.wait_for_turn()
    player.page.keyboard.press("Escape")
    keep(player, f"{game}-table-{name}")
    player.play_to_the_end()
    keep(player, f"{game}-game-over-{name}")


def keep(player: Player, name: str) -> None:
    """Save what the page shows once it has come to rest."""
    player.page.wait_for_timeout(800)
    player.page.screenshot(path=FOLDER / f"{name}.png")
    print(f"docs/screenshots/{name}.png")


def main() -> None:
    """Take every picture, on a desktop and on a phone."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            for size, name in ((DESKTOP, "desktop"), (PHONE, "phone")):
                take_all(browser, server.url, size, name)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
