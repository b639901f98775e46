"""Every numbered rule of docs/rules/geekfight.md has a test, and every ruling is named."""

from tests.games.kit.rulebook import Rulebook, Rulings


class TestRulebook(Rulebook, Rulings):
    game, rules, rulings = "geekfight", 144, 58
