"""How a person plays Panzer Clash in a browser: what to touch next, by finger or by keys."""

from __future__ import annotations

from typing import Any

from tests.browser.player import Player, Size

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}
LIT = '[data-lit="true"]'
KEEP, END, PASS = '[data-move="keep"]', '[data-move="end"]', '[data-move="pass"]'
GO_ON = '[data-testid="choice"]:not([data-move="pass"]):not([data-move="pass turn"]):not([data-move="end"])'
FIELD = f'[data-testid="field"] {LIT}'
HAND = f'[data-testid="hand"] {LIT}'
PICKER = f'[data-testid="picker"] {LIT}'
FACTORY = f'[data-testid="hand"] [data-thing="card:factory"]{LIT}'
TOUCHED = '[data-testid="cancel"]'
"""Something has been touched, and more is to be touched for it."""
OBSERVERS = "4 Forward Observers\n36 Factory"
"""A legal Supply with a Flash-Event that needs no target."""


def open_panzer(player: Player, *seats: dict[str, str], deck: str | None = None, **options: Any) -> str:
    """Open a table; one without open seats begins at once."""
    start = OPEN not in seats
    plan = {"seats": list(seats), "start": start, "deck": deck, "options": {"response_hold_ms": 0, **options}}
    return player.open_table(game="panzer", **plan)


def next_touch(player: Player, *, is_eager: bool) -> str | None:
    """Return what to touch next; None while there is nothing. Somebody eager builds, moves and fights."""
    page = player.page
    if page.locator("dialog[open]:not(:has([data-lit]))").count():
        return None
    wishes = [KEEP, GO_ON, PICKER, f'[data-testid="offers"] {LIT}']
    if page.locator(TOUCHED).count():
        wishes += [FIELD, f'[data-testid="chain"] {LIT}']
    elif is_eager and player.rng.random() < 0.8:
        wishes += [FACTORY, FIELD if player.rng.random() < 0.5 else HAND, HAND, FIELD]
    wishes += [END, PASS]
    if not page.locator(END).count():
        wishes += [HAND, FIELD]
    return next((wish for wish in wishes if page.locator(wish).count()), None)


def act(player: Player, *, is_eager: bool = True) -> None:
    """Touch one thing, or wait a moment."""
    wish = next_touch(player, is_eager=is_eager)
    if wish is None:
        player.page.wait_for_timeout(20)
        return
    found = player.page.locator(wish)
    count = found.count()
    if count:
        player.touch(found.nth(player.rng.randrange(count)) if wish in (FIELD, HAND, GO_ON) else found.first)


def paste_deck(player: Player, deck: str) -> None:
    """Choose a deck of one's own in a deck picker."""
    player.find("deck-own").check()
    player.find("own-deck").fill(deck)


def check_fits(player: Player, size: Size) -> None:
    """Nothing can be scrolled sideways, and whatever can be touched is large enough and within the width."""
    assert not player.overflows()
    for thing in player.page.locator(f'{LIT}:visible, [data-testid="choice"]:visible').all():
        box = thing.bounding_box()
        if box is None:
            continue
        assert box["width"] >= 24, thing
        assert box["height"] >= 40, thing
        assert box["x"] >= -1, thing
        assert box["x"] + box["width"] <= size.width + 1, thing
