"""How a person plays Panzer Clash in a browser: what to touch next, by finger or by keys."""

from __future__ import annotations

from typing import Any, Final

from tests.browser.player import Player
from tests.browser.wishes import LIT

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}
KEEP, END, PASS = '[data-move="keep"]', '[data-move="end"]', '[data-move="pass"]'
GO_ON: Final = '[data-testid="choice"]:not([data-move^="pass"]):not([data-move="end"])'
PICKER = f'[data-testid="picker"] {LIT}'
OFFERS = f'[data-testid="offers"] {LIT}'
CHAIN = f'[data-testid="chain"] {LIT}, dialog[open] {LIT}'
HAND = f'[data-testid="hand"] {LIT}'
FACTORY = f'[data-testid="hand"] [data-thing="card:factory"]{LIT}'
FIELD: Final = '[data-testid="field"]'
HIT = f"{FIELD} .hit ~ {LIT}"
"""Somebody to attack."""
GO = f"{FIELD} .go ~ {LIT}"
"""Somewhere to go; the first of them is the farthest ahead."""
PUT = f'{FIELD} .pick ~ [data-thing^="space:"]{LIT}'
"""Somewhere to put a card, or something of one's own to choose."""
UNIT = f'{FIELD} [data-thing^="unit:"]{LIT}'
SUPPLY = f'.far [data-thing^="player:"]{LIT}'
BRANCH = '[data-testid="branch"]'
ASKED = (KEEP, PICKER, GO_ON, OFFERS, CHAIN)
"""What is answered first, whoever plays."""
BEGUN = (HIT, SUPPLY, BRANCH, GO, PUT)
"""What a touched Unit or card leads on to."""
EAGER = (*ASKED, *BEGUN, PASS, FACTORY, UNIT, HAND, END)
"""What somebody touches who builds, marches and fights; they never answer what the other does."""
CALM = (*ASKED, *BEGUN, PASS, FACTORY, HAND, END)
"""What somebody touches who plays cards and lets the Units stay where they are."""
PATIENT = (*ASKED, PASS, END, HAND)
"""What somebody touches who lets every turn go by."""
RUNNING_OUT = "4 Truck Convoys\n4 Lend-Lease Convoy\n4 BT-7\n28 Factory"
"""A legal Supply that is soon at its end."""


def open_panzer(
    player: Player, *seats: dict[str, str], deck: str | None = None, bot_decks: str = "mirror", **options: Any
) -> str:
    """Open a table; one without open seats begins at once. A bot brings the same deck, unless it says otherwise."""
    chosen = {"response_hold_ms": 0, **options}
    plan = {"seats": list(seats), "start": OPEN not in seats, "deck": deck, "bot_decks": bot_decks, "options": chosen}
    return player.open_table(game="panzer", **plan)


def ask_always(player: Player) -> None:
    """Ask to be asked even where there is nothing to play, so that a moment lasts."""
    player.find("pass-settings").click()
    player.find("ask-always").check()
    player.page.keyboard.press("Escape")


def held(card: str) -> str:
    """Return the selector of a card in the hand."""
    return f'[data-testid="hand"] [data-thing="card:{card}"]'


def square(name: str) -> str:
    """Return the selector of a space as something to touch."""
    return f'[data-place="space:{name}"] button'


def at(name: str, tone: str) -> str:
    """Return the selector of a space that is lit to go to, to hit or to pick, not of a Unit that can act there."""
    return f'[data-place="space:{name}"] .{tone} ~ [data-thing^="space:"]{LIT}'


def acting(name: str) -> str:
    """Return the selector of a Unit that can act there."""
    return f'[data-place="space:{name}"] [data-thing^="unit:"]{LIT}'


def manned(name: str) -> str:
    """Return the selector of a space with a Unit on it."""
    return f'[data-place="space:{name}"] button[aria-label*="movement point"]'


def unless(present: str, *wishes: str) -> tuple[str, ...]:
    """Return the wishes as they are while nothing is *present* on the page."""
    return tuple(f"body:not(:has({present})) :is({wish})" for wish in wishes)
