"""Every numbered rule of docs/rules/corgis.md has a test."""

from tests.games.kit.rulebook import Rulebook


class TestRulebook(Rulebook):
    game, rules = "corgis", 76
