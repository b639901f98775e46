"""Take the pictures of the documentation: ``make screenshots``."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.geeks import BOT, ME, act, next_touch, open_geeks, play_geeks_to_the_end, reach, touches
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
    for game, seats, count in (("coco", 2, 16), ("corgis", 4, 6)):
        take_game(player, game, seats, count, name)
    take_geeks(player, name)
    context.close()


def take_game(player: Player, game: str, seats: int, count: int, name: str) -> None:
    """Play a game against bots and keep how it looks in the middle and at the end."""
    bots = [{"kind": "bot", "level": "greedy"}] * (seats - 1)
    short = {"match_max_games": 1} if game == "coco" else {}
    player.open_table(game=game, seats=[{"kind": "me"}, *bots], start=True, options=short)
    for _touch in range(count):
        player.wait_for_turn()
        player.touch_something()
    player.wait_for_turn()
    player.page.keyboard.press("Escape")
    keep(player, f"{game}-table-{name}")
    player.play_to_the_end()
    keep(player, f"{game}-game-over-{name}")


def take_geeks(player: Player, name: str) -> None:
    """Bring a deck to Geek Fight, open, and fight until something waits on the Queue."""
    player.go("/how-to-play/geekfight")
    player.find("how-to").wait_for()
    keep(player, f"geekfight-how-to-{name}")
    player.go("/new?game=geekfight")
    player.find("deck-convention-carnage").check()
    player.find("decks").scroll_into_view_if_needed()
    player.find("deck-convention-carnage").evaluate("(deck) => deck.scrollIntoView({ block: 'center' })")
    keep(player, f"geekfight-decks-{name}")
    open_geeks(player, ME, BOT, BOT, deck="convention-carnage", cred_goal=10, turn_limit=30)
    player.find("picker").wait_for()
    for _card in range(2):
        act(player)
    keep(player, f"geekfight-opening-{name}")
    reach(player, '[data-testid="hand"] [data-lit="true"]')
    fight_until_queued(player)
    keep(player, f"geekfight-table-{name}")
    play_geeks_to_the_end(player)
    keep(player, f"geekfight-game-over-{name}")


def fight_until_queued(player: Player) -> None:
    """Play until the person is asked about the Queue, with an Item of their own in the arena if that comes about."""
    for touch in touches():
        is_asked = next_touch(player) is not None and player.page.locator('[data-move="pass"]').count() > 0
        is_queued = player.find("queue").locator("li, b").count() > 0
        is_equipped = player.find("arena").locator(".item").count() > 0
        if player.is_over() or (is_asked and is_queued and (is_equipped or touch > 60)):
            return
        act(player)


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
