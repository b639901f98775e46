"""Geek Fight in a real browser: decks, a response, conceding, a phone, keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.geeks import BOT, EAGER, GO_ON, HAND, ME, OPEN, PATIENT, open_geeks
from tests.browser.player import DESKTOP, PHONE, Player, Size, touches
from tests.browser.test_play import focus_is_on, tab_to
from tests.browser.wishes import act, check_fits, finish, next_touch, reach, sit_down

pytestmark = pytest.mark.browser
Visit = Callable[..., Player]
PICKED = '[data-testid="picker"] [aria-pressed="true"]'
JUMP_CUT = '[data-testid="hand"] [data-thing="card:jump-cut"]'


def test_a_person_with_a_preconstructed_deck_plays_a_bot_to_the_end(visit: Visit) -> None:
    """From the form: a deck, a bot, a low goal; the deck's own Combatants are there to pick from."""
    ann = visit()
    ann.go("/new?game=geekfight")
    ann.find("deck-convention-carnage").check()
    expect(ann.find("decks")).to_contain_text("2 Cardboard Knight")
    ann.check_accessibility()
    ann.page.get_by_label("Who takes seat 2").select_option("greedy")
    ann.find("fold-rules").click()
    ann.page.get_by_label("Cred to win").fill("2")
    ann.page.get_by_label("Time for a response").fill("0")
    ann.find("open-table").click()
    ann.find("picker").wait_for()
    expect(ann.find("picker")).to_contain_text("Cardboard Knight")
    ann.check_accessibility()
    finish(ann, wishes=EAGER)
    expect(ann.find("game-over")).to_contain_text("win")
    ann.check_accessibility()


def test_jump_cut_answers_an_attack_on_both_screens(visit: Visit) -> None:
    """Both see it lie on top of the attack, and that the attack then does nothing."""
    ann, bea = visit(), visit()
    table = open_geeks(ann, ME, OPEN, deck="arcade-annihilation", first_player="1", turn_limit=30)
    sit_down(ann, bea, table, "convention-carnage")
    attack_into_a_jump_cut(ann, bea)
    ask_always(ann)
    for _touch in touches():
        if ann.find("queue").locator("li").count() > 1:
            break
        answer(bea)
    for player in (ann, bea):
        expect(player.find("queue").locator("li")).to_contain_text(["Jump Cut", "attacks"])
    tab_to(ann, '[aria-label="What waits there"]')  # where more waits than fits, the keys must be able to scroll it
    for _touch in touches():
        if ann.find("queue").locator("li").count() == 0:
            break
        act(ann, PATIENT)
        act(bea, PATIENT)
    for player in (ann, bea):
        expect(player.find("log").first).to_contain_text("Jump Cut resolves")
        expect(player.find("log").first).to_contain_text("takes 0 damage")


def ask_always(player: Player) -> None:
    """Ask to be asked even where there is nothing to decide, so that a moment lasts."""
    player.find("pass-settings").click()
    player.find("ask-always").check()
    player.page.keyboard.press("Escape")


def attack_into_a_jump_cut(attacker: Player, defender: Player) -> None:
    """Let turns go by until *defender* holds Jump Cut, with a Combatant that makes Tickets; then attack."""
    double = '[data-thing^="card:stunt-double"][data-lit="true"]'
    defence = (f'[data-testid="picker"] {double}', GO_ON, f'[data-testid="hand"] {double}', *PATIENT)
    for _touch in touches():
        if defender.page.locator(JUMP_CUT).count() and attacker.page.locator(EAGER[6]).count():
            attacker.find("chip-attack").click()
            expect(defender.find("prompt")).to_contain_text("attack")
            return
        act(attacker, PATIENT)
        act(defender, defence)
    raise AssertionError("Jump Cut never came to the hand")


def answer(player: Player) -> None:
    """Make Tickets, then play Jump Cut at the attack."""
    for wish in (
        '[data-testid="queue"] [data-lit="true"]',
        '[data-move="play jump-cut"]',
        f'{JUMP_CUT}[data-lit="true"]',
        '[data-move^="spend"][data-move*="tickets"]',
        '[data-testid="chip-spend"].able',
        '[data-testid="offers"] [data-thing*="ticket"]',
    ):
        found = player.page.locator(wish)
        if found.count():
            player.touch(found.last)
            return
    player.page.wait_for_timeout(20)


def test_an_illegal_deck_shows_its_errors_by_rule_and_line(visit: Visit) -> None:
    ann = visit()
    ann.go("/new?game=geekfight")
    ann.find("deck-own").check()
    ann.find("own-deck").fill("3 Stunt Double\n2 Chester A. Bum\n1 Laser Sharc\n2 Jump Cut")
    news = ann.find("deck-news")
    for line, rule in (("Line 1", "F-4.3"), ("Line 2", "F-4.4"), ("Line 3", "F-4.6"), ("The deck", "F-4.1")):
        expect(news.locator("li", has_text=rule)).to_contain_text(line)
    expect(ann.find("open-table")).to_be_disabled()
    ann.check_accessibility()
    ann.find("deck-biohazard").check()
    ann.find("edit-deck").click()
    expect(news).to_contain_text("This deck is legal: 20 cards.")
    expect(ann.find("open-table")).to_be_enabled()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_the_middle_of_a_match(visit: Visit, size: Size) -> None:
    ann = visit(size)
    ann.go("/how-to-play/geekfight")
    ann.find("how-to").wait_for()
    ann.check_accessibility()
    assert not ann.overflows()
    open_geeks(ann, ME, BOT, BOT, BOT, deck="giant-robot-overtime", cred_goal=10)
    ann.find("picker").wait_for()
    check_fits(ann, size)
    ann.check_accessibility()
    reach(ann, '[data-testid="hand"] [data-lit="true"]', EAGER)
    check_fits(ann, size)
    reach(ann, ".able[data-testid=chip-spend]", EAGER)
    ann.check_accessibility()
    check_fits(ann, size)


@pytest.mark.parametrize("first", [0, 1], ids=["the-first-copy", "the-second-copy"])
def test_either_copy_of_a_combatant_can_be_picked_first(visit: Visit, first: int) -> None:
    """Convention Carnage has two Stunt Doubles and two Cardboard Knights; both copies go into the hand."""
    ann = visit(PHONE)
    open_geeks(ann, ME, BOT, deck="convention-carnage")
    doubles = ann.page.locator('[data-testid="picker"] [data-thing^="card:stunt-double"]')
    knights = ann.page.locator('[data-testid="picker"] [data-thing^="card:cardboard-knight"]')
    expect(doubles).to_have_count(2)
    doubles.nth(first).click()
    expect(doubles.nth(first)).to_have_attribute("aria-pressed", "true")
    expect(doubles.nth(1 - first)).to_have_attribute("aria-pressed", "false")
    doubles.nth(1 - first).click()
    expect(ann.page.locator(PICKED)).to_have_count(2)
    doubles.nth(first).click()
    expect(doubles.nth(1 - first)).to_have_attribute("aria-pressed", "true")
    expect(ann.page.locator(PICKED)).to_have_count(1)
    doubles.nth(first).click()
    knights.nth(first).click()
    ann.find("choice").click()
    expect(ann.find("picker")).to_be_hidden()
    expect(ann.page.locator('[data-testid="hand"] [data-thing="card:stunt-double"]')).to_have_count(2)


def test_conceding_ends_the_match_and_says_so(visit: Visit) -> None:
    ann = visit()
    open_geeks(ann, ME, BOT)
    ann.find("picker").wait_for()
    ann.page.get_by_role("button", name="Menu").first.click()
    ann.find("concede").click()
    ann.find("concede-sure").click()
    expect(ann.find("game-over")).to_be_visible()
    expect(ann.find("log").first).to_contain_text("You concede.")
    expect(ann.find("callout")).to_contain_text("Conceded")


def test_a_whole_match_on_a_phone(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.go("/new?game=geekfight")
    ann.find("deck-cute-overload").check()
    assert not ann.overflows()
    open_geeks(ann, ME, BOT, BOT, deck="cute-overload")
    ann.find("picker").wait_for()
    for touch in touches():
        if ann.is_over():
            break
        if touch % 5 == 0 and ann.can_act():
            check_fits(ann, PHONE)
        act(ann, EAGER)
    expect(ann.find("game-over")).to_be_visible()
    assert not ann.overflows()


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    ann = visit()
    open_geeks(ann, ME, BOT, deck="arcade-annihilation")
    ann.find("picker").wait_for()
    for _touch in touches():
        if ann.is_over():
            break
        act_by_keyboard(ann)
    expect(ann.find("game-over")).to_be_visible()
    tab_to(ann, '[data-testid="rematch"]')


def act_by_keyboard(player: Player) -> None:
    """Reach what one wants to touch by Tab, within the hand by the arrows, and press Enter."""
    wish = next_touch(player, EAGER)
    if wish is None:
        player.page.wait_for_timeout(20)
        return
    tab_to(player, '[data-testid="hand"] [data-thing]' if wish == HAND else wish)
    for _ in range(20):
        if wish != HAND or focus_is_on(player, '[data-lit="true"], [aria-pressed="true"]'):
            player.page.keyboard.press("Enter")
            return
        player.page.keyboard.press("ArrowRight")
