"""Every numbered rule of docs/rules/panzer.md has a test, and every ruling is named."""

from tests.games.kit.rulebook import Rulebook, Rulings


class TestRulebook(Rulebook, Rulings):
    game, rules, rulings = "panzer", 124, 40
    sections = frozenset({"P-12"})  # the keywords, which have names instead of numbers
