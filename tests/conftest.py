"""Assertions that explain themselves in the kit too; how many tests the cards have, at the end of the report."""

from pathlib import Path

import pytest

from clashtable.games.geekfight.cards.pool import POOL
from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.panzer.cards.basic_set import EVERY_CARD
from tests.cardbook import count_tests

pytest.register_assert_rewrite("tests.games.kit")
GAMES = Path(__file__).parent / "games"
COUNTED = (
    ("geekfight", f"Geek Fight: {{}} card tests for {len(POOL)} cards"),
    ("panzer", f"Panzer Clash: {{}} card tests for {len(EVERY_CARD)} cards and Terrains"),
    ("genres", f"Clash of the Genres: {{}} card tests for {len(CARDS)} cards"),
)


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
