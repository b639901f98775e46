"""Clash of the Genres on a desk and on a phone: what fits, pans and zooms, and a whole game under one's finger."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import expect

from tests.browser.genres import (
    DARING,
    EAGER,
    END,
    GO_ON,
    GREEDY,
    GROUND,
    ME,
    PIECE,
    RANDOM,
    cell,
    deal,
    distance,
    names_of,
    nearest,
    open_genres,
    own_square,
    shows,
    take_places,
    touch_own,
)
from tests.browser.player import DESKTOP, PHONE, Player, Size, touches
from tests.browser.wishes import LIT, act, check_fits, finish, reach

pytestmark = pytest.mark.browser
Visit = Callable[..., Player]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@SIZES
def test_axe_finds_nothing_and_the_discard_pile_can_be_looked_through(visit: Visit, size: Size) -> None:
    ann = visit(size)
    ann.go("/how-to-play/genres")
    ann.find("how-to").wait_for()
    ann.check_accessibility()
    assert not ann.overflows()
    open_genres(ann, ME, GREEDY, GREEDY, GREEDY)
    reach(ann, '[data-testid="discard"][aria-label*=" on top"]', EAGER)
    reach(ann, END, EAGER)
    check_fits(ann, size, but=GROUND)
    ann.check_accessibility()
    label = ann.find("discard").get_attribute("aria-label") or ""
    ann.find("discard").click()
    expect(ann.find("discard-sheet").get_by_role("img")).to_have_count(int(re.findall(r"\d+", label)[0]))
    ann.check_accessibility()
    ann.page.keyboard.press("Escape")
    ann.find("seat-1").click()
    expect(ann.find("seat-sheet")).to_contain_text("Hand")
    ann.check_accessibility()


@SIZES
def test_a_table_of_eight_fits(visit: Visit, size: Size) -> None:
    ann = visit(size)
    open_genres(ann, ME, *[GREEDY] * 7)
    take_places(ann)
    reach(ann, END, EAGER)
    check_fits(ann, size, but=GROUND)
    for seat in range(8):
        expect(ann.find(f"seat-{seat}")).to_be_in_viewport(ratio=0.99)
    expect(ann.page.locator(f"{GROUND} .token.pawn, {GROUND} .token.ghost")).to_have_count(8)
    expect(ann.find("battleground")).to_be_in_viewport(ratio=0.99)
    ann.check_accessibility()


def test_a_phone_pans_and_zooms(visit: Visit) -> None:
    ann = visit(PHONE)
    deal(ann, PIECE, RANDOM, RANDOM)
    assert square_width(ann) >= 24
    ann.find("zoom-in").click()
    ann.find("zoom-in").click()
    assert ann.finds_soon(lambda: square_width(ann) >= 44), "large enough to be touched safely"
    assert not ann.overflows()
    ann.find("zoom-me").click()
    own = ann.page.locator(cell(own_square(ann)))
    expect(own).to_be_in_viewport(ratio=0.99)
    before = looking_at(ann)
    away = -200 if before[0] > 0 else 200
    drag(ann, [(200, 400)], [(200 - away, 400)])
    assert ann.finds_soon(lambda: looking_at(ann) != before), "a finger moves it"
    drag(ann, [(150, 400), (250, 400)], [(190, 400), (210, 400)])
    assert ann.finds_soon(lambda: square_width(ann) < 44), "two fingers bring it farther away"
    drag(ann, [(190, 400), (210, 400)], [(100, 400), (300, 400)])
    assert ann.finds_soon(lambda: square_width(ann) >= 44), "and nearer"
    ann.find("zoom-me").click()
    ann.page.locator(PIECE).click()
    expect(ann.page.locator(f"{GROUND} .go").first).to_be_attached()
    for _press in range(6):
        if ann.find("zoom-out").is_enabled():
            ann.find("zoom-out").click()
    expect(ann.find("zoom-out")).to_be_disabled()
    expect(ann.find("battleground")).to_be_in_viewport(ratio=0.99)


def square_width(player: Player) -> float:
    """Return how wide a square is now."""
    box = player.page.locator(cell("F6")).bounding_box()
    assert box is not None
    return box["width"]


def looking_at(player: Player) -> tuple[int, int]:
    """Return how far the battleground is scrolled."""
    left, top = player.page.locator(".view").evaluate("(view) => [view.scrollLeft, view.scrollTop]")
    return left, top


def drag(player: Player, fingers: list[tuple[int, int]], to: list[tuple[int, int]]) -> None:
    """Put fingers on the screen, move them, and lift them."""
    screen = player.page.context.new_cdp_session(player.page)

    def touch(kind: str, points: Iterable[tuple[float, float]]) -> None:
        told = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    touch("touchStart", fingers)
    for step in range(1, 11):
        pairs = zip(fingers, to, strict=True)
        touch("touchMove", [(x + (u - x) * step / 10, y + (v - y) * step / 10) for (x, y), (u, v) in pairs])
        player.page.wait_for_timeout(16)
    touch("touchEnd", [])
    player.page.wait_for_timeout(200)
    screen.detach()


def test_a_death_a_ghosts_turn_and_the_end_on_a_phone(visit: Visit) -> None:
    """Somebody stands in everybody's way, dies, haunts on, and sees how it ends."""
    ann = visit(PHONE)
    die(ann)
    expect(ann.find("log").first).to_contain_text("You die.")
    expect(ann.find("prompt")).to_contain_text("Your ghost haunts on.")
    expect(ann.find("status")).to_contain_text("Your haunting")
    assert ann.find("hand").locator("[data-thing]").count() == 0
    check_fits(ann, PHONE, but=GROUND)
    ann.check_accessibility()
    home = own_square(ann)
    touch_own(ann)
    reached = names_of(ann, f"{GROUND} .go")
    assert {distance(home, name) for name in reached} == {1, 2, 3, 4, 5}
    act(ann, [f"{cell(name)}.go {LIT}" for name in reversed(nearest(home))])
    ann.page.locator(GO_ON).click()
    objected = r"Your ghost's turn\..* objects: .*It is cancelled\."  # a bot may have the card for it
    expect(ann.find("log").first).to_contain_text(re.compile(f"drifts? to|{objected}"))
    finish(ann, wishes=DARING)
    expect(ann.find("places").locator("li", has_text="You")).to_contain_text("a ghost")
    assert not ann.overflows()
    ann.check_accessibility()


def die(player: Player) -> None:
    """Let turns go by until one's ghost has a turn; who lives too long tries another table."""
    for _table in touches():
        open_genres(player, ME, GREEDY, GREEDY)
        for _touch in touches():
            is_dead = shows(player, ".haunted")
            if is_dead and shows(player, END):
                return
            if player.is_over() or (not is_dead and player.find("round").get_by_text("Round 8").count()):
                break
            act(player, () if is_dead else DARING)
    raise AssertionError("nobody died")
