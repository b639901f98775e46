"""Run every test of this folder on every registered game."""

import pytest

from clashtable.games.registry import GAMES
from tests.shared.entries import ENTRIES, Entry


@pytest.fixture(scope="session", params=sorted({*GAMES, *ENTRIES}))
def entry(request: pytest.FixtureRequest) -> Entry:
    """The game under test; a registered game without an entry fails here."""
    assert request.param in ENTRIES, f"{request.param} has no entry in tests/shared/entries.py"
    return ENTRIES[request.param]
