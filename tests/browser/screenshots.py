"""Take the pictures of the documentation: ``make screenshots``."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser import genres, panzers
from tests.browser.conftest import FLAGS
from tests.browser.geeks import BOT, EAGER, ME, open_geeks
from tests.browser.panzers import open_panzer
from tests.browser.player import DESKTOP, PHONE, Player, Size, touches
from tests.browser.wishes import LIT, act, finish, next_touch, reach
from tests.rulebook import ROOT
from tests.server.process import ServerProcess

FOLDER = ROOT / "docs/screenshots"
MANY = 40
"""How many squares of an attack would hide the battleground."""


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
    take_panzers(player, name)
    take_genres(player, name)
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
        act(player, EAGER)
    keep(player, f"geekfight-opening-{name}")
    reach(player, f'[data-testid="hand"] {LIT}', EAGER)
    fight_until_queued(player)
    keep(player, f"geekfight-table-{name}")
    finish(player, wishes=EAGER)
    keep(player, f"geekfight-game-over-{name}")


def fight_until_queued(player: Player) -> None:
    """Play until the person is asked about the Queue, with an Item of their own in the arena if that comes about."""
    for touch in touches():
        is_asked = next_touch(player, EAGER) is not None and player.page.locator('[data-move="pass"]').count() > 0
        is_queued = player.find("queue").locator("li, b").count() > 0
        is_equipped = player.find("arena").locator(".item").count() > 0
        if player.is_over() or (is_asked and is_queued and (is_equipped or touch > 60)):
            return
        act(player, EAGER)


def take_panzers(player: Player, name: str) -> None:
    """Bring a deck to Panzer Clash, look at the first hand, and march until two armies have met."""
    player.go("/how-to-play/panzer")
    player.find("how-to").wait_for()
    keep(player, f"panzer-how-to-{name}")
    player.go("/new?game=panzer")
    player.find("deck-german-spearhead").check()
    player.find("deck-german-spearhead").evaluate("(deck) => deck.scrollIntoView({ block: 'center' })")
    keep(player, f"panzer-decks-{name}")
    for attempt in range(5):
        open_panzer(player, panzers.ME, BOT, deck="german-spearhead", bot_decks="random", first_player="0")
        player.find("mulligan").wait_for()
        if attempt == 0:
            keep(player, f"panzer-mulligan-{name}")
        if march_until_met(player):
            break
    keep(player, f"panzer-table-{name}")


def march_until_met(player: Player) -> bool:
    """Play until the field is crowded and a touched Unit has somebody to attack; tell whether it came to that."""
    for touch in touches():
        if player.is_over():
            return False
        crowd = player.page.locator('[aria-label*="movement point"]').count()
        is_asked = player.page.locator(panzers.END).count() > 0
        if is_asked and crowd >= (8 if touch < 120 else 6) and touch_attacker(player):
            return True
        act(player, panzers.EAGER)
    return False


def touch_attacker(player: Player) -> bool:
    """Touch a Unit that can attack, if there is one."""
    for unit in [unit.get_attribute("data-thing") for unit in player.page.locator(panzers.UNIT).all()]:
        player.page.locator(f'{panzers.FIELD} [data-thing="{unit}"]').click()
        if player.page.locator(panzers.HIT).count():
            player.page.mouse.move(2, 2)
            return True
        player.page.keyboard.press("Escape")
    return False


def take_genres(player: Player, name: str) -> None:
    """Fight on a crowded stage in Clash of the Genres, aim, see somebody object, and see how it ends."""
    player.go("/how-to-play/genres")
    player.find("how-to").wait_for()
    keep(player, f"genres-how-to-{name}")
    for crowd in (9, 8, 8, 7, 7, 7, 6, 6, 6):
        if genres.aim(player, *[genres.GREEDY] * 5, crowd=crowd):
            break
    player.page.mouse.move(2, 2)
    keep(player, f"genres-table-{name}")
    finish(player, wishes=genres.EAGER)
    keep(player, f"genres-game-over-{name}")
    while not see_objection(player):
        pass
    keep(player, f"genres-objection-{name}")


def see_objection(player: Player) -> bool:
    """Play until somebody has objected and one is asked about it; tell whether it came to that."""
    two = '[data-testid="stack"] li:has(u) ~ li, [data-testid="stack"] .cards > :nth-child(2)'
    genres.open_genres(player, genres.ME, *[genres.GREEDY] * 3)
    genres.take_places(player)
    genres.ask(player, "always")
    for _touch in touches():
        if player.is_over():
            return False
        is_asked = player.page.locator(genres.PASS).count() > 0
        if is_asked and player.page.locator(two).count() and player.page.locator(".area").count() < MANY:
            return True
        act(player, genres.GATHERING)
    return False


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
