"""Clash of the Genres in a real browser: objections, summons, zones and aimed attacks, and whole games."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.genres import (
    ANSWER,
    ASKED,
    CARDS,
    DRAW,
    EAGER,
    END,
    GATHERING,
    GO,
    GO_ON,
    GREEDY,
    GROUND,
    ME,
    OPEN,
    PASS,
    PIECE,
    PUT,
    RANDOM,
    SPARE,
    STRIP,
    aim,
    ask,
    bring_on,
    cell,
    deal,
    distance,
    held,
    names_of,
    nearest,
    open_genres,
    own_square,
    shows,
    soon,
    take_places,
)
from tests.browser.player import DESKTOP, PHONE, Player, Size, touches
from tests.browser.test_play import tab_to
from tests.browser.wishes import LIT, act, act_by_keys, check_fits, finish

pytestmark = pytest.mark.browser
Visit = Callable[..., Player]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
ITEMS = '[data-testid="stack"] li:has([data-thing^="item:"])'
ATTACKS = held(*(card["id"] for card in CARDS if card["attack"] and card["text"].startswith("Attack")))
"""Cards that attack and do nothing before."""
WALKERS = held(
    *(
        card["id"]
        for card in CARDS
        if card["type"] == "Summon"
        and card["movement"]
        and card["cost"] == 1
        and not card["text"].startswith("Instead")
    )
)
"""Summons that move, and do nothing for their own side."""
ZONES = held(*(card["id"] for card in CARDS if card["zone"] and card["zone"]["effect"] != "wall"))
WALLS = held(*(card["id"] for card in CARDS if card["zone"] and card["zone"]["effect"] == "wall"))
YOURS, GONE = '[data-testid="status"].yours', '.haunted, [data-testid="game-over"]'
LURES = (
    (held("thou-shalt-not-stroll", "banana-peel"), PIECE),
    (held("cut-in-line"), DRAW),
    (held("undo-button", "classified", "wrong-cue-card", "actual-lawyer"), SPARE),
)
"""Objection! cards, and what somebody else must touch so that they can be played."""


def test_a_game_of_four_with_bots_to_the_end(visit: Visit) -> None:
    """From the form: three bots; then a start square, and the game to its end and everybody's place."""
    ann = visit()
    ann.go("/new?game=genres")
    for seat in (2, 3, 4):
        ann.page.get_by_label(f"Who takes seat {seat}").select_option("greedy")
    ann.find("fold-rules").click()
    ann.page.get_by_label("Time for an Objection!").fill("0")
    ann.find("open-table").click()
    ann.find("battleground").wait_for()
    finish(ann, wishes=EAGER)
    expect(ann.find("game-over")).to_contain_text("win")
    expect(ann.find("places").locator("li")).to_have_count(4)
    ann.check_accessibility()


@pytest.mark.parametrize("objector", [0, 1], ids=["the-host-objects", "the-friend-objects"])
def test_an_objection_is_seen_on_both_screens(visit: Visit, objector: int) -> None:
    people = [visit(), visit()]
    ann, bea = people[objector], people[1 - objector]
    for _table in touches():
        sit_together(*people)
        if object_to(ann, bea):
            break
    for player in people:
        expect(player.find("stack")).to_contain_text("From top to bottom")
        expect(player.page.locator(ITEMS).first).to_contain_text("Objection!")
    expect(ann.page.locator(ITEMS).first).to_contain_text("You: ")
    expect(bea.page.locator(ITEMS).last).to_contain_text("You: ")
    expect(ann.find("log").first).to_contain_text("You object: ")
    expect(bea.find("log").first).to_contain_text(" objects: ")


def sit_together(host: Player, friend: Player) -> None:
    """Let two people and a bot begin."""
    for player in (host, friend):
        player.page.context.clear_cookies()  # somebody new: nobody sits at many tables at once
    table = open_genres(host, ME, OPEN, RANDOM)
    friend.go(f"/table/{table}")
    friend.find("sit").click()
    host.find("start").click()
    take_places(host, friend)


def object_to(ann: Player, bea: Player) -> bool:
    """Let Ann object to what Bea does as long as she holds something for it; tell whether it lies on the stack."""
    objected = f'body:has({PASS}) {ITEMS}:first-child:has(u):has-text("You: ")'
    for _touch in touches():
        lure = next((lure for cards, lure in LURES if shows(ann, cards)), None)
        if lure is None or shows(ann, GONE) or shows(bea, GONE):
            return False
        if shows(bea, YOURS) and shows(ann, ANSWER):
            ask(ann, "always")  # and so once more, with the Objection! on the stack
            if soon(ann, objected, (*ASKED, ANSWER)):
                return True
            ask(ann, "able")
        act(ann, GATHERING)
        act(bea, (lure, *GATHERING))
    raise AssertionError("there was never anything to object to")


def test_a_summon_takes_its_turn(visit: Visit) -> None:
    """It enters beside its player, and moves in the summon step no farther than it can."""
    ann = visit()
    bring_on(ann, WALKERS, PUT)
    beside = names_of(ann, f"{GROUND} .pick")
    ann.page.locator(PUT).first.click()
    for _press in range(2):
        ann.page.locator(END).click()  # an action is left, so it asks again
    expect(ann.find("prompt")).to_contain_text(" acts.")
    expect(ann.find("status").locator(".now")).to_have_text("Summon")
    expect(ann.page.locator(PIECE)).to_have_count(1)
    ann.page.locator(PIECE).click()
    expect(ann.find("prompt")).to_contain_text("Touch where to go")
    summon = names_of(ann, f"{GROUND} .chosen")[0]
    assert summon in beside
    reached = names_of(ann, f"{GROUND} .go")
    assert reached
    assert max(distance(summon, name) for name in reached) <= 6
    act(ann, GO)
    expect(ann.find("log").first).to_contain_text(re.compile(" (moves|flies) to "))
    ann.check_accessibility()


def test_a_zone_is_laid_where_it_was_shown(visit: Visit) -> None:
    ann = visit()
    bring_on(ann, ZONES, PUT)
    corner = ann.page.locator(PUT).last
    corner.hover()
    shown = ann.find("patch").bounding_box()
    corner.click()
    zone = ann.page.locator(f"{GROUND} .zone")
    expect(zone).to_have_count(1)
    lies = zone.bounding_box()
    assert shown is not None
    assert lies is not None
    assert [round(shown[side] - lies[side]) for side in ("x", "y", "width", "height")] == pytest.approx([0] * 4, abs=8)
    ann.check_accessibility()


def test_a_wall_is_placed_and_blocks(visit: Visit) -> None:
    ann = visit()
    bring_on(ann, WALLS, PUT)
    home = own_square(ann)
    act(ann, [f"{cell(name)}.pick {LIT}" for name in nearest(home)])
    wall = ann.page.locator(f"{GROUND} .zone.wall")
    expect(wall).to_have_count(1)
    walled = covered(ann)
    assert len(walled) == 12
    assert min(distance(home, name) for name in walled) < 4, "near enough to be in the way"
    ann.page.locator(PIECE).click()
    reached = names_of(ann, f"{GROUND} .go")
    assert reached
    assert walled.isdisjoint(reached)


def covered(player: Player) -> set[str]:
    """Return the squares that are told to be walls."""
    walls = player.page.locator(f"{GROUND} [data-place]", has=player.page.locator('button[aria-label*="wall" i]'))
    return {str(wall.get_attribute("data-place")).removeprefix("square:") for wall in walls.all()}


def test_a_touched_pawn_lights_the_squares_it_can_reach_with_their_cost(visit: Visit) -> None:
    ann = visit()
    there = ""
    for _table in touches():
        deal(ann, PIECE, RANDOM, RANDOM)
        home = own_square(ann)
        ann.page.locator(PIECE).click()
        expect(ann.find("prompt")).to_contain_text("Touch where to go")
        costs = {name: ann.page.locator(f"{cell(name)} .cost").inner_text() for name in names_of(ann, f"{GROUND} .go")}
        assert max(map(int, costs.values())) >= 5
        assert costs == {name: str(distance(home, name)) for name in costs}
        there = max(costs, key=lambda name: distance(home, name))
        ann.page.locator(f"{cell(there)} {LIT}").click()
        expect(ann.page.locator(END)).to_be_visible()
        expect(ann.find("actions")).to_contain_text("1 action left")
        if not ann.find("log").first.get_by_text("objects").count():
            break
    assert own_square(ann) == there


@SIZES
def test_an_aimed_attack_shows_its_area_and_damage_before_it_is_confirmed(visit: Visit, size: Size) -> None:
    ann = visit(size)
    while not aim(ann, GREEDY, GREEDY, GREEDY):
        pass
    assert ann.page.locator(f'[data-thing^="item:"], {STRIP}').count() == 0, "nothing has happened yet"
    assert ann.page.locator(f"{GROUND} .area").count() > 0
    blow = ann.page.locator(f"{GROUND} b.hit").first
    expect(blow).to_have_text(re.compile(r"−\d|0|❄"))
    expect(ann.find("prompt")).to_contain_text(re.compile("hits", re.IGNORECASE))
    check_fits(ann, size, but=GROUND)
    ann.check_accessibility()
    name = attack_named(ann)
    ann.page.locator(GO_ON).first.click()
    expect(ann.page.locator(f"{GROUND} .area")).to_have_count(0)
    expect(ann.find("log").first).to_contain_text(name)


def attack_named(player: Player) -> str:
    """Return the name of the card that is chosen in the hand."""
    thing = player.page.locator('[data-testid="hand"] .chosen').get_attribute("data-thing")
    return str(next(card["name"] for card in CARDS if f"card:{card['id']}" == thing))


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    ann = visit()
    open_genres(ann, ME, GREEDY, GREEDY)
    ann.find("battleground").wait_for()
    for _touch in touches():
        if ann.is_over():
            break
        act_by_keys(ann, EAGER)
    expect(ann.find("game-over")).to_be_visible()
    tab_to(ann, '[data-testid="rematch"]')
