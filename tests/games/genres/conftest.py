"""A line at the end of the test report: how many tests the cards have."""

from pathlib import Path

import pytest

from clashtable.games.genres.cards import CARDS
from tests.cardbook import count_tests


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the number of card tests."""
    tests = count_tests(Path(__file__).parent)
    terminalreporter.write_line(f"Clash of the Genres: {tests} card tests for {len(CARDS)} cards")
