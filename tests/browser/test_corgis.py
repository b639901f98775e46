"""Clash of Corgis in a real browser: four seats, the Samurai in each direction, a long hand on a phone, keys alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.player import PHONE, Player, touches
from tests.browser.test_play import focus_is_on, tab_to

pytestmark = pytest.mark.browser
Visit = Callable[..., Player]
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}


def open_corgis(player: Player, *seats: dict[str, str], **options: Any) -> str:
    """Open a table; one without open seats begins at once."""
    start = OPEN not in seats
    return player.open_table(game="corgis", seats=list(seats), start=start, options=options)


def test_two_people_and_two_bots_play_to_the_end(visit: Visit) -> None:
    ann, bea = visit(), visit()
    table = open_corgis(ann, ME, OPEN, BOT, BOT)
    bea.go(f"/table/{table}")
    bea.find("sit").click()
    ann.find("start").click()
    ann.find("hand").wait_for()
    bea.find("hand").wait_for()
    assert ann.find("hand").locator("[data-thing]").count() == 12
    ann.play_to_the_end(bea)
    for player in (ann, bea):
        expect(player.find("game-over")).to_be_visible()
        player.check_accessibility()


def test_play_now_starts_a_game_of_four(visit: Visit) -> None:
    ann = visit()
    ann.go("/")
    ann.find("play-now").nth(1).click()
    ann.page.wait_for_url("**/table/*")
    ann.find("hand").wait_for()
    for seat in range(4):
        expect(ann.find(f"seat-{seat}").first).to_be_visible()
    ann.wait_for_turn()
    ann.check_accessibility()


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    ann = visit(PHONE)
    open_corgis(ann, ME, BOT, BOT, BOT)
    ann.wait_for_turn()
    assert not ann.overflows()
    ann.play_to_the_end()
    assert not ann.overflows()


def test_a_hand_of_fourteen_fits_on_a_phone(visit: Visit) -> None:
    """More than the rules ever deal (C-12.1): two cards are put into the hand on their way to the browser."""
    ann = visit(PHONE)
    ann.page.route_web_socket("**/ws/tables/*", with_fourteen_cards)
    open_corgis(ann, ME, BOT, BOT, BOT)
    cards = ann.find("hand").locator("[data-thing]")
    expect(cards).to_have_count(14)
    ann.wait_for_turn()
    assert not ann.overflows()
    boxes = [card.bounding_box() for card in cards.all()]
    for box in boxes:
        assert box is not None
        assert box["height"] >= 44
        assert box["x"] >= -1
        assert box["x"] + box["width"] <= PHONE.width + 1
        assert box["y"] + box["height"] <= PHONE.height
    lefts = [box["x"] for box in boxes if box is not None]
    for left, right in pairwise(lefts):
        assert right < left or right - left >= 44, "every card shows a strip to touch, or begins the second row"


EARTH = [f"{rank}E" for rank in "123456789A"]
"""A clan, of which any hand leaves enough to be filled up with."""


def with_fourteen_cards(socket: WebSocketRoute) -> None:
    """Pass everything on, with the hand filled up to fourteen cards."""
    server = socket.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        message = json.loads(text)
        hand = (message.get("view") or {}).get("hand")
        if hand is not None:
            hand += [card for card in EARTH if card not in hand][: 14 - len(hand)]
            hand.sort()
        socket.send(json.dumps(message))

    server.on_message(pass_on)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    ann = visit()
    open_corgis(ann, ME, BOT)
    ann.find("hand").wait_for()
    for _touch in touches():
        if ann.is_over():
            break
        if ann.can_act():
            act_by_keyboard(ann)
        else:
            ann.page.wait_for_timeout(40)
    expect(ann.find("game-over")).to_be_visible()


def act_by_keyboard(player: Player) -> None:
    """Press the first button that is offered, or touch the first lit card along the hand."""
    page = player.page
    moves = [choice.get_attribute("data-move") or "" for choice in player.find("choice").all()]
    wanted = [move for move in moves if move.startswith("play")] or ([] if lit_cards(player) else moves)
    if wanted:
        tab_to(player, f'[data-testid="choice"][data-move="{wanted[0]}"]')
        page.keyboard.press("Enter")
    elif lit_cards(player):
        tab_to(player, '[data-testid="hand"] [data-thing]')
        for _ in range(20):
            if focus_is_on(player, '[data-lit="true"]'):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("ArrowRight")


def lit_cards(player: Player) -> int:
    return player.page.locator('[data-testid="hand"] [data-lit="true"]').count()


def test_the_effects_are_one_touch_away(visit: Visit) -> None:
    ann = visit()
    open_corgis(ann, ME, BOT)
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Effects").first.click()
    sheet = ann.find("effects")
    for name in ("Oracle", "Bard", "Healer", "Monk", "Fighter", "Mage", "Archer", "Berserker", "Assassin", "Samurai"):
        expect(sheet).to_contain_text(name)
    ann.check_accessibility()


STRIKERS = "579"
"""Ranks whose effect is aimed at the next player at once: Fighter, Archer, Assassin."""


@pytest.mark.parametrize("leader", [0, 1], ids=["the-host-strikes", "the-friend-strikes"])
def test_a_samurai_cancels_what_is_aimed_at_its_holder(visit: Visit, leader: int) -> None:
    people = [visit(), visit()]
    striker, samurai = people[leader], people[1 - leader]
    strike = deal_a_duel(people, leader)
    play_single(striker, strike)
    samurai.wait_for_turn()
    expect(samurai.find("prompt")).to_contain_text("aimed at you")
    ace = samurai.page.locator('[data-testid="hand"] [data-thing^="card:A"][data-lit="true"]').first
    ace.click()
    for player in people:
        expect(player.find("log").first).to_contain_text("the Samurai cancels")


def deal_a_duel(people: list[Player], leader: int) -> str:
    """Open tables until *leader* leads with a striker in hand and the other holds an Ace; return the striker."""
    host, friend = people
    for _table in range(18):
        table = open_corgis(host, ME, OPEN)
        friend.go(f"/table/{table}")
        friend.find("sit").click()
        host.find("start").click()
        for player in people:
            player.find("hand").wait_for()
        expect(host.find("hand").locator("[data-thing]")).to_have_count(12)
        expect(friend.find("hand").locator("[data-thing]")).to_have_count(12)
        strikers = [card for card in hand_of(people[leader]) if card[0] in STRIKERS]
        if people[leader].can_act() and strikers and any(card[0] == "A" for card in hand_of(people[1 - leader])):
            return strikers[0]
    raise AssertionError("no deal of eighteen made a duel")


def hand_of(player: Player) -> list[str]:
    """Return the notations of the cards in hand."""
    things = player.find("hand").locator("[data-thing]")
    return [str(things.nth(at).get_attribute("data-thing")).removeprefix("card:") for at in range(things.count())]


def play_single(player: Player, card: str) -> None:
    """Play one card alone, by touching it and, where it could be part of more, by its button."""
    player.page.locator(f'[data-testid="hand"] [data-thing="card:{card}"]').first.click()
    button = player.page.locator(f'[data-testid="choice"][data-move="play {card}"]')
    if button.count():
        button.first.click()
