"""People talk, mute and block, share their cards, and watch with a delay, in real browsers."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.player import DESKTOP, PHONE, Player, Size
from tests.browser.test_play import tab_to

pytestmark = pytest.mark.browser
Visit = Callable[..., Player]
SEATS = [{"kind": "me"}, {"kind": "open"}]


def playing(host: Player, friend: Player, **terms: object) -> str:
    """Let two people sit down and begin; return the table."""
    table = host.open_table(seats=SEATS, options={"match_max_games": 1}, terms=terms)
    friend.go(f"/table/{table}")
    friend.find("sit").click()
    host.find("start").click()
    for player in (host, friend):
        player.find("hand").wait_for()
    return table


def say(player: Player, text: str) -> None:
    """Write *text* into the open panel and send it."""
    player.find("chat-text").fill(text)
    player.find("chat-text").press("Enter")


def lines(player: Player) -> list[str]:
    """Return what stands in the panel."""
    return [said.inner_text() for said in player.find("chat-line").locator(".said").all()]


def test_two_people_talk_and_one_mutes_and_blocks_the_other(visit: Visit) -> None:
    ann, ben = visit(), visit()
    playing(ann, ben)
    ben.find("chat-tab").click()
    say(ben, "Have you seen my keys?")
    expect(ann.find("unread")).to_be_visible()
    ann.find("chat-tab").click()
    expect(ann.find("unread")).to_have_count(0)
    expect(ann.find("chat-line")).to_contain_text("Have you seen my keys?")
    ann.find("phrases").click()
    ann.check_accessibility()
    ann.find("phrase-sorry").click()
    expect(ben.find("chat-line").last).to_contain_text("Sorry!")
    ann.find("about").click()
    ann.check_accessibility()
    ann.find("mute").click()
    expect(ann.find("chat-line")).to_have_count(1)
    say(ben, "My keys!")
    expect(ben.find("chat-line")).to_have_count(3)
    ann.page.reload()
    ann.find("chat-tab").click()
    expect(ann.find("unmute")).to_be_visible()
    ann.find("unmute").click()
    expect(ann.find("chat-line")).to_have_count(3)
    ann.find("about").first.click()
    ann.find("block").click()
    expect(ann.find("chat-line")).to_have_count(1)
    ann.page.reload()
    ann.find("chat-tab").click()
    expect(ann.find("chat-line")).to_have_count(1)
    assert lines(ann) == ["Sorry!"]
    ann.go("/people")
    expect(ann.find("blocked")).to_have_count(1)
    ann.check_accessibility()
    ann.find("unblock").click()
    expect(ann.find("blocked")).to_have_count(0)


def test_what_is_refused_can_be_sent_again(visit: Visit) -> None:
    ann, ben = visit(), visit()
    playing(ann, ben)
    ann.find("chat-tab").click()
    for number in range(6):
        say(ann, f"line {number}")
        expect(ann.find("chat-line")).to_have_count(number + 1)
    say(ann, "one too many")
    expect(ann.page.get_by_text("then one every three seconds")).to_be_visible()
    expect(ann.find("chat-text")).to_have_value("one too many")


def test_writing_does_not_play_cards(visit: Visit) -> None:
    ann = visit()
    ann.play_bot()
    ann.wait_for_turn()
    before = ann.find("hand").locator("[data-thing]").count()
    ann.find("chat-tab").click()
    ann.find("chat-text").press_sequentially("1 2 3 ?")
    expect(ann.find("chat-text")).to_have_value("1 2 3 ?")
    expect(ann.find("how-to")).not_to_be_visible()
    assert ann.find("hand").locator("[data-thing]").count() == before


def test_chat_by_keyboard_on_a_phone(visit: Visit) -> None:
    ann, ben = visit(PHONE), visit(PHONE)
    playing(ann, ben)
    tab_to(ben, '[data-testid="chat-button"]')
    ben.page.keyboard.press("Enter")
    tab_to(ben, '[data-testid="chat-text"]')
    ben.page.keyboard.type("Hello from the bus")
    ben.page.keyboard.press("Enter")
    expect(ann.find("unread")).to_be_visible()
    assert not ann.overflows()
    tab_to(ann, '[data-testid="chat-button"]')
    ann.page.keyboard.press("Enter")
    expect(ann.find("chat-line")).to_contain_text("Hello from the bus")
    expect(ann.find("unread")).to_have_count(0)
    ann.check_accessibility()
    tab_to(ann, '[data-testid="about"]')
    ann.page.keyboard.press("Enter")
    tab_to(ann, '[data-testid="report"]')
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.type("Talks too loudly.")
    tab_to(ann, '[data-testid="report-send"]')
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_text("Whoever runs this server will look into it.")).to_be_visible()
    assert not ann.overflows()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_spectator_looks_from_a_shared_seat_and_with_a_delay(visit: Visit, size: Size) -> None:
    ann, ben, cleo = visit(size), visit(size), visit(size)
    table = playing(ann, ben, delay=1)
    cleo.go(f"/table/{table}")
    expect(cleo.find("behind")).to_have_text("1 s behind")
    expect(cleo.find("hand")).to_have_count(0)
    ann.page.get_by_role("button", name="Menu").click()
    ann.find("share").check()
    ann.page.keyboard.press("Escape")
    cleo.find("look").select_option(label=f"{ann.page.evaluate(NAME)}’s seat")
    expect(cleo.find("hand")).to_be_visible()
    assert things(cleo) == things(ann)
    cleo.check_accessibility()
    assert not cleo.overflows()
    cleo.page.reload()
    expect(cleo.find("look")).to_have_value("")
    cleo.find("look").select_option("0")
    expect(cleo.find("hand")).to_be_visible()
    ann.page.get_by_role("button", name="Menu").click()
    ann.find("share").uncheck()
    expect(cleo.find("hand")).to_have_count(0)
    expect(cleo.find("look")).to_have_count(0)


NAME = "async () => (await (await fetch('/api/me')).json()).name"


def things(player: Player) -> list[str | None]:
    """Return the cards in the hand that is shown."""
    return [card.get_attribute("data-thing") for card in player.find("hand").locator("[data-thing]").all()]


def test_who_is_far_behind_waits_for_the_match_and_sees_its_end_at_once(visit: Visit) -> None:
    ann, ben, cleo = visit(), visit(), visit()
    table = playing(ann, ben, delay=600)
    cleo.go(f"/table/{table}")
    expect(cleo.page.get_by_role("heading", name="The match has begun, and you are 10 min behind")).to_be_visible()
    cleo.check_accessibility()
    ann.play_to_the_end(ben)
    expect(cleo.find("game-over")).to_be_visible()


def test_a_rules_bug_is_reported_from_the_menu(visit: Visit) -> None:
    ann = visit()
    ann.play_bot()
    ann.find("hand").wait_for()
    ann.page.get_by_role("button", name="Menu").click()
    ann.find("rules-bug").click()
    expect(ann.find("report-text")).to_be_focused()
    ann.check_accessibility()
    expect(ann.find("report-send")).to_be_disabled()
    ann.find("report-text").fill("I could not pass.")
    ann.find("report-send").click()
    expect(ann.page.get_by_text("Whoever runs this server will look into it.")).to_be_visible()
