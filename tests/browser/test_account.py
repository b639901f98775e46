"""An account in a real browser: from a guest with a seat, back by a code, ended from elsewhere, on a phone by keys."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.player import DESKTOP, PHONE, Player, Size

pytestmark = pytest.mark.browser
Visit = Callable[..., Player]
PASSWORD = "seven green bottles"


def press(player: Player, name: str) -> None:
    """Press the button of that name."""
    player.page.get_by_role("button", name=name, exact=True).click()


def join(player: Player, name: str) -> list[str]:
    """Make an account under *name*; return the recovery codes."""
    player.go("/account")
    player.find("join-name").fill(name)
    player.find("join-password").fill(PASSWORD)
    press(player, "Make it mine")
    player.find("secret").wait_for()
    codes = player.find("secret").locator("li").all_inner_texts()
    player.find("kept").click()
    expect(player.find("sessions")).to_be_visible()
    return codes


def log_in(player: Player, name: str, password: str = PASSWORD) -> None:
    """Log in on this browser, from the header."""
    player.go("/")
    player.find("account").click()
    player.find("login-name").fill(name)
    player.find("login-password").fill(password)
    press(player, "Log in")


def test_a_guest_keeps_the_seat_at_a_running_table_and_has_it_on_another_browser(visit: Visit) -> None:
    ann, elsewhere = visit(), visit()
    table = ann.play_bot()
    ann.wait_for_turn()
    cards = [card.get_attribute("data-thing") for card in ann.find("hand").locator("[data-thing]").all()]
    codes = join(ann, "Ann At Home")
    assert len(set(codes)) == 8
    expect(ann.find("account")).to_have_text("Account")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Ann At Home")
    log_in(elsewhere, "ann at home")
    expect(elsewhere.page.get_by_text("Welcome back, Ann At Home.")).to_be_visible()
    for player in (ann, elsewhere):
        player.go(f"/table/{table}")
        player.wait_for_turn()
        assert [card.get_attribute("data-thing") for card in player.find("hand").locator("[data-thing]").all()] == cards


def test_a_forgotten_password_is_replaced_by_a_code(visit: Visit) -> None:
    ann, elsewhere = visit(), visit()
    codes = join(ann, "Ann Forgets")
    elsewhere.go("/account")
    elsewhere.find("forgotten").click()
    elsewhere.find("login-name").fill("Ann Forgets")
    elsewhere.find("code").fill(codes[0])
    elsewhere.find("login-password").fill("another fine password")
    press(elsewhere, "Use this code")
    expect(elsewhere.find("safety")).to_contain_text("You have 7 recovery codes left.")
    ann.page.reload()
    expect(ann.find("joining")).to_be_visible()
    log_in(ann, "Ann Forgets")
    expect(ann.page.get_by_role("alert").first).to_contain_text("do not belong together")
    ann.errors[:] = [error for error in ann.errors if "409" not in error]
    ann.find("login-password").fill("another fine password")
    press(ann, "Log in")
    expect(ann.find("sessions")).to_be_visible()


def test_a_session_is_ended_from_another_browser_and_the_table_says_so(visit: Visit) -> None:
    ann, elsewhere = visit(), visit()
    join(ann, "Ann Elsewhere")
    log_in(elsewhere, "Ann Elsewhere")
    expect(elsewhere.find("sessions")).to_be_visible()
    table = elsewhere.play_bot()
    elsewhere.wait_for_turn()
    ann.page.reload()
    ann.find("end-others").click()
    expect(ann.find("sessions").locator("li")).to_have_count(1)
    expect(elsewhere.page.get_by_text("You have been logged out here.")).to_be_visible()
    expect(elsewhere.find("hand")).to_have_count(0)
    elsewhere.go("/")
    expect(elsewhere.find("account")).to_have_text("Log in")
    ann.go(f"/table/{table}")
    ann.wait_for_turn()


def test_a_guest_who_sits_somewhere_is_warned_before_logging_in(visit: Visit) -> None:
    ann, guest = visit(), visit()
    join(ann, "Ann Warned")
    guest.play_bot()
    log_in(guest, "Ann Warned")
    expect(guest.find("warning")).to_contain_text("you sit at 1 table")
    press(guest, "Log in anyway")
    expect(guest.find("sessions")).to_be_visible()


def test_a_bot_gets_a_token_once_and_it_is_revoked(visit: Visit) -> None:
    ann = visit()
    join(ann, "Ann Makes Bots")
    ann.find("bot-name").fill("Clockwork")
    press(ann, "Make a token")
    expect(ann.find("secret")).to_have_text(re.compile("^ct_"))
    ann.find("kept").click()
    expect(ann.find("bots")).to_contain_text("Bot Clockwork")
    ann.find("bots").get_by_role("button", name="Revoke").click()
    expect(ann.find("bots").locator("li")).to_have_count(0)


def test_data_and_codes_are_downloaded_and_the_account_deleted(visit: Visit) -> None:
    ann = visit()
    ann.go("/account")
    ann.find("join-name").fill("Ann Leaves")
    ann.find("join-password").fill(PASSWORD)
    press(ann, "Make it mine")
    with ann.page.expect_download() as codes:
        ann.page.get_by_role("link", name="Download", exact=True).click()
    assert codes.value.suggested_filename == "clashtable-recovery-codes.txt"
    ann.find("kept").click()
    with ann.page.expect_download() as data:
        ann.find("export").click()
    assert data.value.suggested_filename == "clashtable-data.json"
    ann.find("delete").click()
    ann.find("farewell").fill(PASSWORD)
    press(ann, "Delete it for good")
    expect(ann.find("joining")).to_be_visible()
    expect(ann.find("account")).to_have_text("Log in")


def test_an_account_on_a_phone_by_keyboard(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.go("/")
    ann.find("account").focus()
    ann.page.keyboard.press("Enter")
    ann.find("join-password").wait_for()
    assert not ann.overflows()
    tab_to(ann, "join-name")
    ann.page.keyboard.press("ControlOrMeta+a")
    ann.page.keyboard.type("Ann On A Very Small Phon")
    tab_to(ann, "join-password")
    ann.page.keyboard.type(PASSWORD)
    ann.page.keyboard.press("Enter")
    ann.find("secret").wait_for()
    assert not ann.overflows()
    tab_to(ann, "kept")
    ann.page.keyboard.press("Enter")
    expect(ann.find("codes")).to_be_hidden()
    assert not ann.overflows()
    tab_to(ann, "log-out")
    ann.page.keyboard.press("Enter")
    expect(ann.find("joining")).to_be_visible()
    tab_to(ann, "login-name")
    ann.page.keyboard.type("ann on a very small phon")
    tab_to(ann, "login-password")
    ann.page.keyboard.type(PASSWORD)
    ann.page.keyboard.press("Enter")
    expect(ann.find("sessions")).to_be_visible()
    for button in ann.page.get_by_role("button").all():
        box = button.bounding_box()
        assert box is None or box["height"] >= 44


def tab_to(player: Player, testid: str) -> None:
    """Go on by the tab key until the focus is there."""
    for _key in range(60):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("document.activeElement?.dataset.testid") == testid:
            return
    raise AssertionError(f"{testid} cannot be reached by keyboard")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_the_page_of_an_account(visit: Visit, size: Size) -> None:
    ann = visit(size)
    ann.go("/account")
    ann.find("joining").wait_for()
    ann.check_accessibility()
    ann.find("forgotten").click()
    ann.find("code").wait_for()
    ann.check_accessibility()
    ann.find("join-name").fill(f"Ann Examined {size.width}")
    ann.find("join-password").fill(PASSWORD)
    press(ann, "Make it mine")
    ann.find("secret").wait_for()
    ann.check_accessibility()
    ann.find("kept").click()
    ann.find("bot-name").fill(f"Checked {size.width}")
    press(ann, "Make a token")
    ann.find("secret").wait_for()
    ann.check_accessibility()
    ann.find("kept").click()
    ann.find("change-password").click()
    ann.check_accessibility()
    ann.find("delete").click()
    ann.find("farewell").wait_for()
    ann.check_accessibility()
