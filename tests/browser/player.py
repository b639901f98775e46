"""A person at a browser: looks for what is lit and touches it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from tests.rulebook import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
LIT = '[data-thing][data-lit="true"]'
CHOICE = '[data-testid="choice"]'
PATIENCE = 15_000
"""How many milliseconds a page gets to show what it should."""
LONGEST_PLAY = 240.0
"""How many seconds people play until what they wait for must have come."""
ENDINGS = ("P", "E ", "pass", "decline")
"""How the notations begin that give a turn away; a person here prefers any other."""


@dataclass(frozen=True)
class Size:
    """A screen."""

    width: int
    height: int
    touch: bool = False


DESKTOP = Size(1440, 900)
PHONE = Size(390, 844, touch=True)


def touches() -> Iterator[int]:
    """Count touches for as long as patience lasts."""
    count, deadline = 0, time.monotonic() + LONGEST_PLAY
    while time.monotonic() < deadline:
        yield count
        count += 1


class Player:
    """One person with a browser of their own."""

    def __init__(self, page: Page, url: str, seed: int = 1) -> None:
        self.page = page
        self.url = url
        self.rng = random.Random(seed)
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def forgive_lost_connections(self) -> None:
        """Forget what the browser itself says about a server that was away."""
        self.errors[:] = [error for error in self.errors if "WebSocket" not in error and "ERR_" not in error]

    # --- going places

    def go(self, path: str) -> None:
        """Open a page."""
        self.page.goto(self.url + path)

    def find(self, testid: str) -> Locator:
        """Return what carries the test's name."""
        return self.page.locator(f'[data-testid="{testid}"]')

    def open_table(self, **table: Any) -> str:
        """Open a table as the form would, and go there; return its id."""
        self.go("/")
        made = self.page.evaluate(
            """async (table) => {
                await fetch("/api/me");
                const answer = await fetch("/api/tables", {
                    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(table) });
                return await answer.json();
            }""",
            {"game": "coco", "public": False, **table},
        )
        self.go(f"/table/{made['id']}")
        return str(made["id"])

    def play_bot(self, level: str = "greedy", **options: Any) -> str:
        """Sit down at a running table against a bot."""
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        return self.open_table(seats=seats, start=True, options={"match_max_games": 1, **options})

    # --- playing

    def is_over(self) -> bool:
        """Tell whether the game-over screen is there."""
        return self.find("game-over").is_visible()

    def can_act(self) -> bool:
        """Tell whether there is something to touch."""
        return self.page.locator(f"{LIT}, {CHOICE}").count() > 0

    def touch_something(self) -> None:
        """Touch one thing that is offered: a card first, then what it leads to."""
        buttons = self.page.locator(CHOICE)
        cards = self.page.locator(f'[data-testid="hand"] {LIT}')
        moves = [buttons.nth(at).get_attribute("data-move") or "" for at in range(buttons.count())]
        going_on = [at for at, move in enumerate(moves) if not move.startswith(ENDINGS)]
        if going_on:
            self.touch(buttons.nth(self.rng.choice(going_on)))
        elif moves and (cards.count() == 0 or any(move.startswith("E ") for move in moves)):
            self.touch(buttons.first)
        elif cards.count():
            self.touch(cards.nth(self.rng.randrange(cards.count())))
        elif self.page.locator(LIT).count():
            self.touch(self.page.locator(LIT).first)

    def touch(self, thing: Locator) -> None:
        """Touch *thing*, unless it is gone by now."""
        try:
            thing.click(timeout=1500)
        except Exception as error:  # the thing may be gone: a move arrived in between
            if "Timeout" not in type(error).__name__:
                raise

    def play_to_the_end(self, *others: Player) -> None:
        """Play, taking turns with *others* at the same table, until everybody sees the end."""
        for _touch in touches():
            people = [player for player in (self, *others) if not player.is_over()]
            if not people:
                return
            ready = [player for player in people if player.can_act()]
            for player in ready:
                player.touch_something()
            if not ready:
                self.page.wait_for_timeout(30)
        raise AssertionError("the match did not end")

    def wait_for_turn(self) -> None:
        """Wait until this person is asked something."""
        expect(self.page.locator(f"{LIT}, {CHOICE}").first).to_be_visible()

    # --- looking

    def finds_soon(self, is_so: Callable[[], bool]) -> bool:
        """Tell whether something is so before the page has had all its time."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not is_so():
            if time.monotonic() > deadline:
                return False
            self.page.wait_for_timeout(20)
        return True

    def log_lines(self) -> int:
        """Return how many sentences the log has."""
        return self.find("log").first.locator("li").count()

    def check_accessibility(self) -> None:
        """Let axe look at the page as it is now."""
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("async () => (await axe.run()).violations")
        told = [f"{rule['id']}: {rule['help']}: {[node['target'] for node in rule['nodes']]}" for rule in found]
        assert not told, "\n".join(told)

    def overflows(self) -> bool:
        """Tell whether the page can be scrolled sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > window.innerWidth + 1"))
