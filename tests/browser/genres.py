"""How a person plays Clash of the Genres in a browser: what to touch next, by finger or by keys."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any, Final

from tests.browser.player import Player, touches
from tests.browser.wishes import LIT, act
from tests.rulebook import ROOT

ME, OPEN = {"kind": "me"}, {"kind": "open"}
RANDOM, GREEDY = {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}
CARDS: Final = json.loads((ROOT / "web/src/games/genres/card/cards.gen.json").read_text())["cards"]
ATTACKS: Final = [card["id"] for card in CARDS if card["attack"] and card["text"].startswith("Attack")]
"""Cards that attack, and do nothing before."""
PASS, END, DRAW = '[data-move="pass"]', '[data-move="end"]', '[data-move="draw"]'
GO_ON: Final = '[data-testid="choice"]:not([data-move="pass"]):not([data-move="end"]):not([data-move="draw"])'
PICKER = f'[data-testid="picker"] {LIT}'
OFFERS = f'[data-testid="offers"] {LIT}'
STRIP = '[data-testid="stack"].strip'
"""The stack on a phone."""
STACK = f'[data-testid="stack"] {LIT}, dialog[open] {LIT}'
ARMORY = f'[data-testid="piles"] {LIT}'
PLAYER = f'[data-testid="seats"] {LIT}'
HAND = f'[data-testid="hand"] {LIT}'
KEPT: Final = ", ".join(f'[data-thing="card:{card["id"]}"]' for card in CARDS if card["type"] == "Objection!")
SPARE: Final = f'[data-testid="hand"] {LIT}:not({KEPT})'
"""A card that is no Objection!."""
ANSWER: Final = f'body:has({PASS}) [data-testid="hand"] {LIT}:is({KEPT})'
"""An Objection! to what is about to happen."""
GROUND: Final = '[data-testid="battleground"]'
AIM = f'{GROUND} [data-thing^="direction:"]{LIT}'
HIT = f"{GROUND} .hit {LIT}"
"""Somebody to attack."""
PUT = f'{GROUND} .pick [data-thing^="square:"]{LIT}'
"""Somewhere to put something."""
PIECE = f'{GROUND} .pick [data-thing^="piece:"]{LIT}'
"""Something of one's own, to act with or to choose."""
RESTLESS = f'{GROUND} .pick:not([data-place="square:F6"]) [data-thing^="piece:"]{LIT}'
"""The same, unless it has Center Stage."""


COLUMNS: Final = "ABCDEFGHIJK"
SOON: Final = 5.0
"""How many seconds something gets to come, where chance may have decided against it."""


def cell(name: str) -> str:
    """Return the selector of a square."""
    return f'{GROUND} [data-place="square:{name}"]'


def distance(one: str, other: str) -> int:
    """Return how far two squares are apart (G-1.7)."""
    columns = abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0]))
    return max(columns, abs(int(one[1:]) - int(other[1:])))


def nearest(name: str) -> list[str]:
    """Return the names of all squares, the nearest to *name* first."""
    names = [f"{column}{row}" for row in range(1, 12) for column in COLUMNS]
    return sorted(names, key=lambda other: distance(name, other))


GO: Final = tuple(f"{cell(name)}.go {LIT}" for name in nearest("F6"))
"""Somewhere to go, Center Stage first."""
ASKED: Final = (PICKER, GO_ON, OFFERS, AIM, STACK, HIT, *GO, PUT, ARMORY, PLAYER)
"""What is answered first, whoever plays."""
EAGER: Final = (*ASKED, PASS, HAND, RESTLESS, DRAW, END, PIECE)
"""What somebody touches who plays what there is and goes for Center Stage; they never object."""
GATHERING: Final = (*ASKED, PASS, DRAW, SPARE, RESTLESS, END, PIECE, HAND)
"""What somebody touches who draws, plays the rest, and keeps every Objection! card."""
BESIDE: Final = ", ".join(f'[data-place="square:{name}"]' for name in nearest("F6")[1:9])
"""The squares around Center Stage."""
DARING: Final = (
    *(PICKER, GO_ON, OFFERS, STACK, *GO[1:], PUT, ARMORY, PLAYER, PASS),
    f'{GROUND} .pick:not({BESIDE}) [data-thing^="piece:"]{LIT}',
    *(END, HAND, PIECE, HIT, AIM),
)
"""What somebody touches who stands beside Center Stage, and hurts nobody: soon they are dead."""


def open_genres(player: Player, *seats: dict[str, str], **options: Any) -> str:
    """Open a table; one without open seats begins at once."""
    chosen = {"response_hold_ms": 0, **options}
    return player.open_table(game="genres", seats=list(seats), start=OPEN not in seats, options=chosen)


def ids(kind: str, **wanted: Any) -> list[str]:
    """Return the ids of all cards of a type; those with such values, where any are given."""
    return [card["id"] for card in CARDS if card["type"] == kind and wanted.items() <= card.items()]


def held(*cards: str) -> str:
    """Return the selector of these cards in the hand."""
    return ", ".join(f'[data-testid="hand"] [data-thing="card:{card}"]' for card in cards)


def lit(selectors: str) -> str:
    """Return the selector of the same things where they are lit."""
    return ", ".join(selector + LIT for selector in selectors.split(", "))


def take_places(*players: Player) -> None:
    """Let everybody choose a start square, until the hands are dealt."""
    for _touch in touches():
        if all(player.page.locator('[data-testid="hand"] [data-thing]').count() >= 7 for player in players):
            return
        for player in players:
            act(player, ASKED)
    raise AssertionError("no hand was dealt")


def shows(player: Player, selector: str) -> bool:
    """Tell whether something is on the page."""
    return bool(player.page.evaluate("(selector) => !!document.querySelector(selector)", selector))


def soon(player: Player, wanted: str, wishes: Sequence[str]) -> bool:
    """Play until *wanted* is on the page; tell whether it came within a few seconds."""
    deadline = time.monotonic() + SOON
    while time.monotonic() < deadline:
        if player.page.locator(wanted).count():
            return True
        act(player, wishes)
    return False


def deal(player: Player, wanted: str, *seats: dict[str, str], **options: Any) -> None:
    """Open tables and choose a start square until, on one's own first turn, *wanted* is on the page."""
    for _table in touches():
        player.page.context.clear_cookies()  # somebody new: nobody sits at many tables at once
        open_genres(player, ME, *seats, first_player="0", **options)
        take_places(player)
        if soon(player, END, (*ASKED, PASS)) and player.page.locator(wanted).count():
            return
    raise AssertionError(f"{wanted} was never dealt")


def ask(player: Player, when: str) -> None:
    """Set when to be asked: ``always``, so that a moment lasts, or when ``able`` to answer."""
    player.find("pass-settings").click()
    player.find(f"ask-{when}").check()
    player.page.keyboard.press("Escape")


def own_square(player: Player) -> str:
    """Return where one's own pawn or ghost is."""
    token = player.page.locator(f"{GROUND} .mine:not(.summon)").first
    column, row = token.evaluate(
        """(token) => ["--x", "--y"].map((name) => Number(getComputedStyle(token).getPropertyValue(name)))"""
    )
    return f"{COLUMNS[column]}{row + 1}"


def touch_own(player: Player) -> None:
    """Touch one's own pawn or ghost, also where others are on its square."""
    own = player.page.locator(f'{GROUND} [data-testid^="piece-"]:has(.mine:not(.summon))').first
    piece = str(own.get_attribute("data-testid")).replace("-", ":")
    player.page.locator(f"{cell(own_square(player))} button").click()
    if shows(player, '[data-testid="crowd"]'):
        player.page.locator(f'[data-testid="crowd"] [data-thing="{piece}"]').click()


def names_of(player: Player, selector: str) -> list[str]:
    """Return the names of the squares that *selector* finds."""
    places = [str(square.get_attribute("data-place")) for square in player.page.locator(selector).all()]
    return [place.removeprefix("square:") for place in places]


def bring_on(player: Player, cards: str, shown: str) -> None:
    """Deal and play one of *cards* in the first turn until *shown* is on the page: somebody may object."""
    for _table in touches():
        deal(player, cards, RANDOM, RANDOM)
        if soon(player, shown, (GO_ON, OFFERS, lit(cards), PASS)):
            return
    raise AssertionError(f"{shown} never came")


def aim(player: Player, *seats: dict[str, str], crowd: int = 0) -> bool:
    """Play until an attack card is aimed, among *crowd* pieces at least; tell whether one lived to see that."""
    open_genres(player, ME, *seats, first_player="0")
    for _touch in touches():
        if player.is_over() or player.find("status").get_by_text("Your haunting").count():
            return False
        if is_aimed(player) and is_crowded(player, crowd):
            return True
        act(player, (lit(held(*ATTACKS)), *ASKED, PASS, SPARE, RESTLESS, END, HAND))
    raise AssertionError("nobody ever came near enough")


def is_aimed(player: Player) -> bool:
    """Tell whether an attack card is chosen, and all that it asks for."""
    chosen = player.page.locator('[data-testid="hand"] .chosen').count()
    return chosen > 0 and player.page.locator(f"{GROUND} .area").count() > 0 and player.page.locator(GO_ON).count() > 0


def is_crowded(player: Player, crowd: int) -> bool:
    """Tell whether there are so many pieces, and a zone if any are wanted."""
    pieces, zones = (player.page.locator(f"{GROUND} {what}").count() for what in (".standee", ".zone"))
    return crowd == 0 or (pieces >= crowd and zones > 0)
