"""Panzer Clash in a real browser: decks, a phone, keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.geeks import touches
from tests.browser.panzers import (
    BOT,
    FIELD,
    HAND,
    KEEP,
    ME,
    OBSERVERS,
    OPEN,
    act,
    check_fits,
    next_touch,
    open_panzer,
    paste_deck,
)
from tests.browser.player import PHONE, Player
from tests.browser.test_play import focus_is_on, tab_to

pytestmark = pytest.mark.browser
Visit = Callable[..., Player]
LONG_MATCH = 240.0
"""How many seconds a match of forty cards may take on a busy machine; on an idle one it takes a tenth of that."""


def test_a_preconstructed_deck_is_chosen_in_the_form_and_its_first_hand_is_shown(visit: Visit) -> None:
    ann = visit()
    ann.go("/new?game=panzer")
    ann.find("deck-quick-axis-raid").check()
    expect(ann.find("decks")).to_contain_text("Motorcycle Scouts")
    ann.check_accessibility()
    ann.page.get_by_label("Who takes seat 2").select_option("greedy")
    ann.page.get_by_label("Time for a response").fill("0")
    ann.find("open-table").click()
    ann.find("mulligan").wait_for()
    ann.check_accessibility()
    expect(ann.page.locator(KEEP)).to_be_visible()


def test_an_illegal_deck_shows_its_errors_by_rule_and_line(visit: Visit) -> None:
    ann = visit()
    ann.go("/new?game=panzer")
    paste_deck(ann, "5 Grenadiers\n2 T-34\n1 Tigger I\n1 Forest\n20 Factory")
    news = ann.find("deck-news")
    for line, rule in (("Line 1", "P-2.5"), ("Line 2", "P-2.3"), ("Line 3", "D-CARD"), ("The deck", "P-2.1")):
        expect(news.locator("li", has_text=line).first).to_contain_text(rule.replace("D-CARD", "P-2.6"))
    expect(ann.find("open-table")).to_be_disabled()
    ann.check_accessibility()
    ann.find("own-deck").fill(OBSERVERS)
    expect(news).to_contain_text("This deck is legal: 40 cards.")
    expect(ann.find("open-table")).to_be_enabled()


def test_supplies_of_different_sizes_are_refused_with_a_sentence(visit: Visit) -> None:
    ann, bea = visit(), visit()
    table = open_panzer(ann, ME, OPEN, deck="german-spearhead")
    bea.go(f"/table/{table}")
    bea.find("sit").click()
    bea.find("deck-quick-allied-stand").check()
    bea.find("bring").click()
    expect(bea.page.get_by_text("Both decks must have the same number of cards, not 60 and 40")).to_be_visible()


def test_conceding_ends_the_match_and_says_so(visit: Visit) -> None:
    ann = visit()
    open_panzer(ann, ME, BOT, deck="quick-axis-raid")
    ann.page.get_by_role("button", name="Menu").first.click()
    ann.find("concede").click()
    ann.find("concede-sure").click()
    expect(ann.find("game-over")).to_be_visible()
    expect(ann.find("log").first).to_contain_text("You concede.")


def test_a_whole_match_on_a_phone(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.go("/how-to-play/panzer")
    ann.find("how-to").wait_for()
    ann.check_accessibility()
    assert not ann.overflows()
    open_panzer(ann, ME, BOT, deck="quick-axis-raid")
    ann.find("mulligan").wait_for()
    checked = False
    for touch in touches(LONG_MATCH):
        if ann.is_over():
            break
        if touch % 12 == 5 and ann.can_act():
            check_fits(ann, PHONE)
        if touch > 60 and not checked and ann.can_act():
            ann.check_accessibility()
            checked = True
        act(ann)
    expect(ann.find("game-over")).to_be_visible()
    assert not ann.overflows()


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    ann = visit()
    open_panzer(ann, ME, BOT, deck="quick-axis-raid")
    ann.find("mulligan").wait_for()
    for _touch in touches(LONG_MATCH):
        if ann.is_over():
            break
        act_by_keyboard(ann)
    expect(ann.find("game-over")).to_be_visible()
    tab_to(ann, '[data-testid="rematch"]')


def act_by_keyboard(player: Player) -> None:
    """Press the number of a button, or reach what one wants by Tab and the arrows and press Enter."""
    wish = next_touch(player, is_eager=False)
    if wish is None:
        player.page.wait_for_timeout(20)
        return
    groups = {HAND: '[data-testid="hand"] [data-thing]', FIELD: '[data-testid="field"] [data-thing]'}
    key = None if wish in groups else player.page.locator(wish).first.get_attribute("aria-keyshortcuts")
    if key is not None:
        player.page.keyboard.press(key)
        return
    tab_to(player, groups.get(wish, wish))
    for _ in range(20):
        if wish not in groups or focus_is_on(player, '[data-lit="true"], [aria-pressed="true"]'):
            player.page.keyboard.press("Enter")
            return
        player.page.keyboard.press("ArrowRight")
