"""Every numbered rule of docs/rules/template.md has a test."""

from tests.games.kit.rulebook import Rulebook


class TestRulebook(Rulebook):
    game, rules = "template", 7
