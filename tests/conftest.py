"""How the tests are shared out; assertions that explain themselves in the kit too; how many tests the cards have."""

import os
from pathlib import Path

import pytest

from clashtable.games.geekfight.cards.pool import POOL
from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.panzer.cards.basic_set import EVERY_CARD
from tests.cardbook import count_tests

pytest.register_assert_rewrite("tests.games.kit")
TESTS = Path(__file__).parent
GAMES = TESTS / "games"
COUNTED = (
    ("geekfight", f"Geek Fight: {{}} card tests for {len(POOL)} cards"),
    ("panzer", f"Panzer Clash: {{}} card tests for {len(EVERY_CARD)} cards and Terrains"),
    ("genres", f"Clash of the Genres: {{}} card tests for {len(CARDS)} cards"),
)
LONGEST = (
    "shared/test_non_interference.py",
    "server/test_kill.py",
    "bots/test_bots.py",
    "server/test_leaks.py",
    "browser",
    "server",
    "tools",
    "shared",
    "envs",
    "sim",
    "package",
    "cli",
)
"""What takes longest, in this order: it is begun first, so that nobody is left alone with it at the end."""
MOST_PROCESSES = 4


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Share the tests out to one process more than there are cores, since many of them wait for a server or a page."""
    return min((os.cpu_count() or 1) + 1, MOST_PROCESSES)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest."""
    items.sort(key=lambda item: rank(item.path.relative_to(TESTS)))


def rank(file: Path) -> int:
    """Return how early the tests of *file* are begun."""
    places = [place for place, name in enumerate(LONGEST) if file.is_relative_to(name)]
    return places[0] if places else len(LONGEST)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: pytest.ExitCode, config: pytest.Config
) -> None:
    """Print the number of card tests of each game that was asked for, unless a module of tests cannot be read."""
    if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        return
    asked = [config.invocation_params.dir / argument.split("::")[0] for argument in config.args]
    for game, line in COUNTED:
        folder = GAMES / game
        if any(folder.is_relative_to(path) or path.is_relative_to(folder) for path in asked):
            terminalreporter.write_line(line.format(count_tests(folder)))
