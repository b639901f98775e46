"""Your games, replays and branches in a real browser: by mouse on a desk, by keyboard and thumb on a phone."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable
from typing import TypeAlias

import pytest
from playwright.sync_api import expect

from tests.browser.player import DESKTOP, PHONE, Player, Size

Visit: TypeAlias = Callable[..., Player]
SHORT = {"match_max_games": 1}
LONGEST_MATCH = 60_000
"""How many milliseconds bots may play."""
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def coco(player: Player, *, over: bool = True) -> str:
    """Return a match of coco against a bot, played to its end if it shall be *over*."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = player.open_table(game="coco", seats=seats, options=SHORT, public=True, start=True)
    if over:
        player.play_to_the_end()
    return table


def at_step(player: Player, number: int) -> None:
    """See that the step of that number is shown, and that the address comes to name it."""
    expect(player.find("where")).to_have_text(re.compile(rf"^Step {number} of "))
    expect(player.page).to_have_url(re.compile(rf"[?&]at={number}(&|$)"))


@SIZES
def test_a_match_that_was_left_is_found_again(visit: Visit, size: Size) -> None:
    ann = visit(size)
    table = coco(ann, over=False)
    ann.go("/")
    row = ann.find("your-game")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Clash (Coco)")
    ann.go("/lobby")
    expect(ann.page.locator(f'a[href="/table/{table}"]')).to_have_text(["Return", "Return"])
    ann.check_accessibility()
    ann.page.locator(f'a[href="/table/{table}"]').first.click()
    expect(ann.page).to_have_url(re.compile(f"/table/{table}"))


def test_your_games_change_while_the_page_is_open(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ben.go("/")
    table = ann.open_table(game="coco", seats=[{"kind": "me"}, {"kind": "open"}], options=SHORT, public=True)
    ann.go("/lobby")
    expect(ann.find("your-game")).to_contain_text("Waiting for a player")
    ben.go(f"/table/{table}")
    ben.find("sit").click()
    expect(ann.find("your-game")).to_contain_text("Ready to start")


@SIZES
def test_all_games_are_listed_and_their_records_downloaded(visit: Visit, size: Size) -> None:
    ann = visit(size)
    ann.go("/games")
    expect(ann.page.get_by_text("You have not finished a game here yet.")).to_be_visible()
    ann.check_accessibility()
    table = coco(ann)
    ann.go("/games")
    expect(ann.find("your-game")).to_contain_text(re.compile("won|draw"))
    ann.check_accessibility()
    with ann.page.expect_download() as download:
        ann.find("export").click()
    with zipfile.ZipFile(download.value.path()) as archive:
        assert [name for name in archive.namelist() if table in name] == archive.namelist() != []


def test_a_replay_by_mouse(visit: Visit) -> None:
    ann = visit(motion=True)
    coco(ann)
    ann.find("replay").click()
    at_step(ann, 0)
    expect(ann.find("eyes")).to_have_value("0")
    ann.find("step-next").click()
    at_step(ann, 1)
    ann.find("step-last").click()
    expect(ann.find("happening")).to_contain_text(re.compile("wins|draw"))
    ann.find("step-previous").click()
    ann.find("step-first").click()
    at_step(ann, 0)
    story = ann.find("replay-story").first
    line = story.get_by_role("button").nth(5)
    words = line.inner_text().strip()
    line.click()
    expect(story.locator('[aria-current="step"]')).to_have_count(1)
    expect(ann.find("happening")).to_contain_text(words)
    ann.find("open").click()
    expect(ann.find("open-hands").get_by_role("listitem").first).to_be_visible()
    ann.find("eyes").select_option("spectator")
    expect(ann.find("hand")).to_have_count(0)
    ann.find("scrubber").fill("12")
    expect(ann.find("where")).to_contain_text("Step 12 of")
    ann.find("play").click()
    expect(ann.find("where")).to_contain_text("Step 14 of")
    ann.find("play").click()


def test_a_replay_by_keyboard_on_a_phone(visit: Visit) -> None:
    ann = visit(PHONE)
    table = coco(ann)
    ann.go(f"/replay/{table}")
    at_step(ann, 0)
    press = ann.page.keyboard.press
    for _step in range(3):
        press("ArrowRight")
    at_step(ann, 3)
    press("ArrowLeft")
    at_step(ann, 2)
    press("End")
    expect(ann.find("happening")).to_contain_text(re.compile("wins|draw"))
    press("Home")
    at_step(ann, 0)
    press("2")
    expect(ann.find("eyes")).to_have_value("1")
    press("o")
    expect(ann.find("open-hands")).to_be_visible()
    press("0")
    expect(ann.find("eyes")).to_have_value("spectator")
    press("Space")
    expect(ann.find("play")).to_have_attribute("aria-label", "Pause")
    press("Space")
    expect(ann.find("play")).to_have_attribute("aria-label", "Play")


@SIZES
def test_a_link_leads_to_its_moment_for_anybody(visit: Visit, size: Size) -> None:
    ann, ben = visit(size), visit(size)
    table = coco(ann)
    ben.go(f"/replay/{table}?at=7&seat=1&open=1")
    at_step(ben, 7)
    expect(ben.find("eyes")).to_have_value("1")
    expect(ben.find("open")).to_have_attribute("aria-pressed", "true")
    ben.check_accessibility()
    ben.find("open").click()
    expect(ben.find("open-hands")).to_have_count(0)
    ben.check_accessibility()


def test_a_comment_stands_at_its_move_until_it_is_removed(visit: Visit) -> None:
    ann, ben = visit(), visit()
    table = coco(ann)
    ann.go(f"/replay/{table}?at=5")
    at_step(ann, 5)
    ann.find("comment-text").first.fill("Here it was lost.")
    ann.page.get_by_role("button", name="Comment", exact=True).click()
    expect(ann.find("comment")).to_contain_text("Here it was lost.")
    ben.go(f"/replay/{table}?at=0")
    ben.page.get_by_role("button", name="Go to move 5").click()
    at_step(ben, 5)
    expect(ben.page.get_by_role("button", name="Remove")).to_have_count(0)
    ben.check_accessibility()
    ann.page.get_by_role("button", name="Remove").click()
    expect(ann.find("comment")).to_have_count(0)


def test_a_match_that_runs_shows_a_sentence_instead(visit: Visit) -> None:
    ann = visit()
    table = coco(ann, over=False)
    ann.go(f"/replay/{table}")
    expect(ann.page.get_by_text("A match can be replayed once it is over.")).to_be_visible()
    ann.errors[:] = [error for error in ann.errors if "409" not in error]


@SIZES
def test_somebody_plays_on_alone_from_a_moment(visit: Visit, size: Size) -> None:
    ann = visit(size)
    table = coco(ann)
    ann.go(f"/replay/{table}?at=4&seat=0")
    at_step(ann, 4)
    ann.find("branch").click()
    ann.find("occupant-1").select_option("me")
    ann.check_accessibility()
    ann.find("branch-open").click()
    expect(ann.page).to_have_url(re.compile("/table/"))
    ann.play_to_the_end()


def test_a_friend_comes_by_link_to_a_branched_match(visit: Visit) -> None:
    ann, ben = visit(), visit()
    table = coco(ann)
    ann.go(f"/replay/{table}?at=4&seat=0")
    ann.find("branch").click()
    ann.find("occupant-1").select_option("open")
    ann.find("branch-open").click()
    expect(ann.page.get_by_text("It goes on from")).to_be_visible()
    ben.go(ann.page.url.removeprefix(ann.url))
    ben.find("sit").click()
    ann.find("start").click()
    for player in (ann, ben):
        expect(player.find("hand")).to_be_visible()


def finished_bots(player: Player, game: str, seats: int) -> str:
    """Return a match that bots played to its end while *player* watched."""
    bots = [{"kind": "bot", "level": "random"}] * seats
    options = {} if game == "corgis" else {"response_hold_ms": 0}
    table = player.open_table(game=game, seats=bots, options=options, start=True)
    expect(player.find("game-over")).to_be_visible(timeout=LONGEST_MATCH)
    return table


@pytest.mark.parametrize(("game", "seats"), [("corgis", 4), ("geekfight", 3), ("panzer", 2), ("genres", 4)])
def test_every_game_is_replayed_with_open_hands(visit: Visit, game: str, seats: int) -> None:
    ann = visit()
    table = finished_bots(ann, game, seats)
    ann.go(f"/replay/{table}?at=20&seat=1&open=1")
    hands = ann.find("open-hands").get_by_role("region")
    expect(hands).to_have_count(seats - 1)
    for _step in range(5):
        ann.page.keyboard.press("ArrowRight")
    expect(ann.find("where")).to_contain_text("Step 25 of")
    ann.check_accessibility()
