"""Whole games in a real browser: against a bot, two people, after a reload, on a phone, by keyboard alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.player import PHONE, Player, touches

pytestmark = pytest.mark.browser
Visit = Callable[..., Player]


def test_a_person_plays_a_bot_to_the_end(visit: Visit) -> None:
    """From the home page: one click to a running game, and then to its end and a rematch."""
    ann = visit()
    ann.go("/")
    ann.find("play-now").first.click()
    ann.page.wait_for_url("**/table/*")
    ann.find("hand").wait_for()
    ann.play_to_the_end()
    over = ann.find("game-over")
    expect(over).to_contain_text("win")
    first = ann.page.url
    ann.find("rematch").click()
    ann.page.wait_for_url(lambda url: url != first and "/table/" in url)
    ann.find("hand").wait_for()


def test_two_people_play_each_other_to_the_end(visit: Visit) -> None:
    """The host opens a table by link, the friend follows it and sits down, the host starts."""
    host, friend = visit(), visit()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = host.open_table(seats=seats, options={"match_max_games": 1})
    friend.go(f"/table/{table}")
    friend.find("sit").click()
    host.find("start").click()
    host.find("hand").wait_for()
    friend.find("hand").wait_for()
    assert host.find("hand").inner_html() != friend.find("hand").inner_html()
    host.play_to_the_end(friend)
    for player in (host, friend):
        expect(player.find("game-over")).to_be_visible()
    host.find("rematch").click()
    friend.find("rematch").click()
    for player in (host, friend):
        player.page.wait_for_url(lambda url: f"/table/{table}" not in url)
        player.find("hand").wait_for()


def test_a_reload_in_the_middle_resumes_the_game(visit: Visit) -> None:
    ann = visit()
    ann.play_bot()
    for _ in range(12):
        ann.wait_for_turn()
        ann.touch_something()
    ann.wait_for_turn()
    if ann.is_over():
        pytest.fail("the game was over too soon to be reloaded")
    cards = [card.get_attribute("data-thing") for card in ann.find("hand").locator("[data-thing]").all()]
    lines = ann.log_lines()
    ann.page.reload()
    ann.wait_for_turn()
    assert [card.get_attribute("data-thing") for card in ann.find("hand").locator("[data-thing]").all()] == cards
    assert ann.log_lines() == lines
    ann.play_to_the_end()


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.go("/")
    assert not ann.overflows()
    ann.play_bot()
    ann.wait_for_turn()
    assert not ann.overflows()
    for card in ann.find("hand").locator("[data-thing]").all():
        box = card.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE.width + 1
        assert box["y"] + box["height"] <= PHONE.height
    ann.play_to_the_end()
    assert not ann.overflows()


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    ann = visit()
    ann.go("/")
    tab_to(ann, '[data-testid="play-now"]')
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/table/*")
    ann.find("hand").wait_for()
    for _touch in touches():
        if ann.is_over():
            break
        if ann.can_act():
            act_by_keyboard(ann)
        else:
            ann.page.wait_for_timeout(30)
    expect(ann.find("game-over")).to_be_visible()
    tab_to(ann, '[data-testid="rematch"]')
    ann.page.keyboard.press("Enter")
    ann.wait_for_turn()


def focus_is_on(player: Player, selector: str) -> bool:
    return bool(player.page.evaluate("(s) => !!document.activeElement?.matches(s)", selector))


def tab_to(player: Player, selector: str) -> None:
    """Press Tab until the focus is on something that *selector* finds."""
    for _ in range(60):
        if focus_is_on(player, selector):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"the focus never came to {selector}")


def act_by_keyboard(player: Player) -> None:
    """Choose something by keys alone: a button by its number, else the next lit card along the hand."""
    page = player.page
    moves = [choice.get_attribute("data-move") or "" for choice in player.find("choice").all()]
    going_on = [at for at, move in enumerate(moves) if not move.startswith("P")]
    lit = page.locator('[data-testid="hand"] [data-lit="true"]')
    if going_on or (moves and lit.count() == 0):
        tab_to(player, f'[data-testid="choice"][data-move="{moves[going_on[0] if going_on else 0]}"]')
        page.keyboard.press("Enter")
        return
    if lit.count() == 0:
        return
    tab_to(player, '[data-testid="hand"] [data-thing]')
    for _ in range(14):
        if focus_is_on(player, '[data-lit="true"]'):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight")
