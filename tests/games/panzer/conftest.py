"""A line at the end of the test report: how many tests the cards have."""

from pathlib import Path

import pytest

from clashtable.games.panzer.cards import EVERY_CARD
from tests.cardbook import count_tests


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the number of card tests."""
    tests = count_tests(Path(__file__).parent)
    terminalreporter.write_line(f"Panzer Clash: {tests} card tests for {len(EVERY_CARD)} cards and Terrains")
