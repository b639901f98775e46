"""Panzer Clash in a real browser: decks, a Flash response, plans and previews, a phone, keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.panzers import (
    ASKED,
    BOT,
    CALM,
    CHAIN,
    EAGER,
    END,
    FACTORY,
    FIELD,
    GO,
    GO_ON,
    HAND,
    HIT,
    KEEP,
    ME,
    OFFERS,
    OPEN,
    PASS,
    PUT,
    RUNNING_OUT,
    SUPPLY,
    UNIT,
    acting,
    ask_always,
    at,
    held,
    manned,
    open_panzer,
    square,
    unless,
)
from tests.browser.player import DESKTOP, PHONE, Player, Size, touches
from tests.browser.test_play import tab_to
from tests.browser.wishes import LIT, act, act_by_keys, bring, check_fits, finish, reach, sit_down

pytestmark = pytest.mark.browser
Visit = Callable[..., Player]
ITEMS = '[data-testid="chain"] [data-thing^="item:"]'
MARCHERS = "4 Panzer II\n4 Motorcycle Scouts\n4 Bicycle Troops\n28 Factory"
"""A legal Supply of Units that a single Factory can carry."""
STRIKERS = "4 Type 95 Ha-Go\n4 Panzergrenadiers\n4 Panzer III\n28 Factory"
"""A legal Supply of Units that can attack even from a River."""
HOLDERS = "4 Yak-9\n4 BT-7\n4 Pinned Down\n4 Smoke Barrage\n24 Factory"
"""A legal Supply of cheap Units, and of Flash-Events that spoil an attack."""
SENT = ", ".join(held(card) + LIT for card in ("panzer-ii", "motorcycle-scouts", "bicycle-troops"))
RIDERS = ", ".join(held(card) + LIT for card in ("yak-9", "bt-7"))
STRIKING = ", ".join(held(card) + LIT for card in ("type-95-ha-go", "panzergrenadiers", "panzer-iii"))
ANSWERS = ", ".join(held(card) + LIT for card in ("pinned-down", "smoke-barrage"))
FREE_STACK = '[data-place="space:c5"] .free:not(.bare)'
PASS_TURN = '[data-move="pass turn"]'
LIVELY = 80
"""How many touches somebody moves and fights, before only cards are played so that the match comes to its end."""


def test_a_person_with_a_preconstructed_deck_plays_a_bot_to_the_end(visit: Visit) -> None:
    """From the form: a quick deck, a bot; then the first hand, and the match to its end."""
    ann = visit()
    ann.go("/new?game=panzer")
    ann.find("deck-quick-axis-raid").check()
    expect(ann.find("decks")).to_contain_text("Motorcycle Scouts")
    ann.check_accessibility()
    ann.page.get_by_label("Who takes seat 2").select_option("greedy")
    ann.find("fold-rules").click()
    ann.page.get_by_label("Time for a response").fill("0")
    ann.find("open-table").click()
    ann.find("mulligan").wait_for()
    expect(ann.find("mulligan")).to_contain_text("that a single Factory can carry")
    finish(ann, wishes=CALM)
    expect(ann.find("game-over")).to_contain_text("win")
    ann.check_accessibility()


def test_a_flash_event_answers_an_attack_on_both_screens(visit: Visit) -> None:
    """What a battle would bring is told before it is confirmed; both see the answer lie on top, and nobody is hurt."""
    ann, bea = at_the_front(visit)
    for player in (ann, bea):
        ask_always(player)
    ann.page.locator(acting("c3")).click()
    ann.page.locator(square("c4")).click()
    expect(ann.find("prompt")).to_contain_text(re.compile(r"(destroyed|survive)\. .* takes \d, \d left\."))
    assert ann.page.locator(ITEMS).count() == 0, "nothing has happened yet"
    ann.page.locator(GO_ON).click()
    expect(bea.find("prompt")).to_contain_text("Answer with a Flash-Event?")
    for _touch in touches():
        if bea.page.locator(ITEMS).count() == 2:
            break
        act(bea, (GO_ON, OFFERS, CHAIN, HIT, PUT, ANSWERS))
    for player in (ann, bea):
        expect(player.page.locator(ITEMS)).to_contain_text([re.compile("Pinned Down|Smoke Barrage"), "Attack"])
    tab_to(ann, '[aria-label="What waits there"]')  # where more waits than fits, the keys must be able to scroll it
    ann.page.locator(PASS).click()
    for player in (ann, bea):
        expect(player.page.locator(ITEMS)).to_have_count(0)
        expect(player.find("log").first).to_contain_text(re.compile("fails|cancelled"))
        expect(player.find("log").first).not_to_contain_text(" fights ")


def at_the_front(visit: Visit) -> tuple[Player, Player]:
    """Return two people whose Units face each other on c3 and c4; a match that the cards keep from it is left."""
    for _match in range(2):
        try:
            return facing(visit(), visit())
        except AssertionError:
            continue
    return facing(visit(), visit())


def facing(ann: Player, bea: Player) -> tuple[Player, Player]:
    """Play a match until their Units face each other."""
    table = open_panzer(ann, ME, OPEN, deck=STRIKERS, first_player="0")
    sit_down(ann, bea, table, HOLDERS)
    build_up(ann, bea)
    march_up(ann, bea)
    return ann, bea


def build_up(ann: Player, bea: Player) -> None:
    """Let turns go by until Bea has a Unit on c4, an answer and a free stack for it, and Ann has a Unit to send."""
    build = (KEEP, GO_ON, PASS, at("c0", "pick"), FACTORY, END, HAND)
    send = (at("c4", "go"), acting("c5"), FACTORY, *unless(manned("c4"), RIDERS))
    for _touch in touches():
        has_answer = bea.page.locator(ANSWERS.replace(LIT, "")).count() > 0
        is_ready = has_answer and bea.page.locator(manned("c4")).count() and bea.page.locator(FREE_STACK).count()
        if is_ready and ann.page.locator(f"{STRIKING}, {acting('c0')}").count() and ann.page.locator(END).count():
            return
        act(ann, build)
        act(bea, (KEEP, GO_ON, PASS, at("c5", "pick"), *send, END, FACTORY, RIDERS, HAND))
    raise AssertionError("they were never ready")


def march_up(ann: Player, bea: Player) -> None:
    """Let Ann send a Unit up column c, until it can attack c4; one that cannot go on steps aside."""
    ahead = [at(f"c{row}", "go") for row in (3, 2, 1)]
    able = [acting(f"c{row}") for row in (3, 2, 1, 0)]
    on_its_way = ", ".join(manned(f"c{row}") for row in (3, 2, 1))
    march = (KEEP, GO_ON, PASS, at("c0", "pick"), *ahead, GO, *able, *unless(on_its_way, STRIKING), END, HAND)
    reach(ann, at("c4", "hit"), march, (bea, (*ASKED, PASS, END, FACTORY, RIDERS, HAND)))


def test_passing_for_this_turn_lets_everything_else_go_by(visit: Visit) -> None:
    """Ann plays two Events in a turn; Bea passes for the turn at the first, and is not asked about the second."""
    ann, bea = visit(), visit()
    deck = "4 Technical Exchange\n4 Reconnaissance in Force\n32 Factory"
    table = open_panzer(ann, ME, OPEN, deck=deck, first_player="0")
    sit_down(ann, bea, table, deck)
    orders = ", ".join(held(card) + LIT for card in ("technical-exchange", "reconnaissance-in-force"))
    free = '[data-place$="0"]:has(.free:not(.bare))'
    build = (KEEP, GO_ON, PASS, f"{FIELD} :has(> * > .bare) {LIT}", PUT, FACTORY, END, HAND)
    for _touch in touches():
        is_ready = ann.page.locator(orders.replace(LIT, "")).count() > 1 and ann.page.locator(free).count() > 1
        if is_ready and ann.page.locator(END).count():
            break
        act(ann, build)
        act(bea, build)
    ask_always(bea)
    play = (*ASKED, PUT, orders)
    reach(bea, PASS_TURN, (), (ann, play))
    bea.page.locator(PASS_TURN).click()
    expect(bea.find("pass-bar")).to_contain_text("Passing this turn")
    played = bea.find("log").first.get_by_text(re.compile("plays (Technical|Reconnaissance)"))
    for _touch in touches():
        assert bea.page.locator(PASS).count() == 0, "asked in spite of it"
        if played.count() == 2:
            break
        act(ann, play)
    expect(played).to_have_count(2)


def test_an_illegal_deck_shows_its_errors_by_rule_and_line(visit: Visit) -> None:
    ann = visit()
    ann.go("/new?game=panzer")
    ann.find("deck-own").check()
    ann.find("own-deck").fill("5 Grenadiers\n2 T-34\n1 Tigger I\n1 Forest\n20 Factory")
    news = ann.find("deck-news")
    for line, rule in (("Line 1", "P-2.5"), ("Line 2", "P-2.3"), ("Line 3", "P-2.6"), ("The deck", "P-2.1")):
        expect(news.locator("li", has_text=line)).to_contain_text(rule)
    expect(news.locator("li", has_text="Line 4")).to_contain_text("Terrain is never in a Supply")
    expect(ann.find("open-table")).to_be_disabled()
    ann.check_accessibility()
    ann.find("own-deck").fill(RUNNING_OUT)
    expect(news).to_contain_text("This deck is legal: 40 cards.")
    expect(ann.find("open-table")).to_be_enabled()


def test_supplies_of_different_sizes_are_refused_with_a_sentence(visit: Visit) -> None:
    ann, bea = visit(), visit()
    table = open_panzer(ann, ME, OPEN, deck="german-spearhead")
    bea.go(f"/table/{table}")
    bea.find("sit").click()
    bring(bea, "quick-allied-stand")
    expect(bea.page.get_by_text("Both decks must have the same number of cards, not 60 and 40")).to_be_visible()
    bea.find("sit").click()
    bring(bea, "soviet-steamroller")
    expect(ann.find("start")).to_be_enabled()


def test_a_touched_unit_lights_what_it_can_reach_and_the_end_of_the_turn_warns_once(visit: Visit) -> None:
    ann = visit()
    open_panzer(ann, ME, BOT, deck=MARCHERS, first_player="0")
    ann.find("mulligan").wait_for()
    reach(ann, acting("c0"), (KEEP, GO_ON, PASS, at("c0", "pick"), FACTORY, SENT, END, HAND))
    ann.page.locator(acting("c0")).click()
    expect(ann.find("prompt")).to_contain_text(re.compile(r"\d points: go where\?"))
    lit = ann.page.locator(f"{FIELD} {LIT}")
    assert [space.get_attribute("data-thing") for space in lit.all()] == ["space:c1"]
    expect(ann.page.locator('[data-place="space:c1"] .go')).to_have_attribute("data-cost", "1")
    expect(lit).to_have_accessible_name(re.compile("Move .* points"))
    ann.page.keyboard.press("Escape")
    ann.page.locator(END).click()
    expect(ann.find("warning")).to_contain_text("can still act")
    expect(ann.page.locator(f"{FIELD} .idle")).to_have_count(1)
    turns = ann.find("log").first.get_by_text(re.compile(r"'s turn \d"))
    before = turns.count()
    ann.page.locator(END).click()
    expect(ann.find("warning")).to_be_hidden()
    expect(turns).to_have_count(before + 1)


def test_conceding_ends_the_match_and_says_so(visit: Visit) -> None:
    ann = visit()
    open_panzer(ann, ME, BOT, deck="quick-axis-raid")
    ann.find("mulligan").wait_for()
    ann.page.get_by_role("button", name="Menu").first.click()
    ann.find("concede").click()
    ann.find("concede-sure").click()
    expect(ann.find("game-over")).to_contain_text("You concede.")
    expect(ann.find("callout")).to_contain_text("You concede")
    ann.check_accessibility()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_the_middle_of_a_match(visit: Visit, size: Size) -> None:
    ann = visit(size)
    ann.go("/how-to-play/panzer")
    ann.find("how-to").wait_for()
    ann.check_accessibility()
    assert not ann.overflows()
    open_panzer(ann, ME, BOT, deck="quick-axis-raid")
    ann.find("mulligan").wait_for()
    check_fits(ann, size)
    ann.check_accessibility()
    reach(ann, UNIT, CALM)
    check_fits(ann, size)
    ann.page.locator(UNIT).first.click()
    check_fits(ann, size)
    ann.check_accessibility()
    ann.page.keyboard.press("Escape")
    ann.find("junkyard-0").click()
    ann.find("heaps-0").wait_for()
    ann.check_accessibility()


def test_a_whole_match_on_a_phone(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.go("/new?game=panzer")
    ann.find("deck-quick-axis-raid").check()
    assert not ann.overflows()
    open_panzer(ann, ME, BOT, deck=RUNNING_OUT)
    ann.find("mulligan").wait_for()
    for touch in touches():
        if ann.is_over():
            break
        if (touch % 8 == 0 and ann.can_act()) or ann.page.locator(SUPPLY).count():
            check_fits(ann, PHONE)
        act(ann, EAGER if touch < LIVELY else CALM)
    expect(ann.find("game-over")).to_be_visible()
    assert not ann.overflows()


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    ann = visit()
    open_panzer(ann, ME, BOT, deck=RUNNING_OUT)
    ann.find("mulligan").wait_for()
    for touch in touches():
        if ann.is_over():
            break
        act_by_keys(ann, EAGER if touch < LIVELY else CALM)
    expect(ann.find("game-over")).to_be_visible()
    tab_to(ann, '[data-testid="rematch"]')
