"""The example remote bot plays a rated game against a person's browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.player import DESKTOP, PHONE, Player, Size
from tests.browser.test_account import join
from tests.browser.test_manners import from_menu, play_once
from tests.examples.test_remote_bot import PATIENCE, Robot, run_robot
from tests.server.membership import join as join_over_http
from tests.server.membership import make_bot
from tests.server.person import Person
from tests.server.process import ServerProcess

pytestmark = pytest.mark.browser
Visit = Callable[..., Player]


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desk", "phone"])
def size(request: pytest.FixtureRequest) -> Size:
    """Return a screen."""
    chosen: Size = request.param
    return chosen


@pytest.fixture
def robot(site: ServerProcess, size: Size, tmp_path: Path) -> Iterator[Robot]:
    """Return the example, run by somebody with an account."""
    owner = Person(site)
    join_over_http(owner, f"Robot Maker {size.width}")
    robot = run_robot(site, make_bot(owner, f"Remote {size.width}"), tmp_path)
    yield robot
    owner.leave_all()
    robot.process.kill()
    robot.process.wait(PATIENCE)


def test_the_example_remote_bot_plays_a_rated_game_against_a_persons_browser(
    visit: Visit, robot: Robot, size: Size
) -> None:
    ann = visit(size)
    join(ann, f"Ann Challenges {size.width}")
    ann.go(f"/player/{robot.profile}")
    ann.find("challenge").click()
    ann.find("challenge-coco").check()
    expect(ann.find("rated")).to_be_checked()
    ann.find("send-challenge").click()
    ann.find("hand").wait_for()
    for _move in range(3):
        play_once(ann)
    from_menu(ann, "resign")
    ann.find("resign-sure").click()
    gains = ann.find("game-over").locator('[data-testid="gains"]')
    expect(gains).to_contain_text(robot.token.bot.name)
    expect(gains).to_contain_text("+")
    expect(gains).to_contain_text("±0")
    ann.check_accessibility()
    ann.go(f"/player/{robot.profile}")
    expect(ann.find("rating-coco")).to_contain_text("1 match")
