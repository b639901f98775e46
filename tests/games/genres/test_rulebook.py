"""Every numbered rule of docs/rules/genres.md has a test, and every ruling is named."""

from tests.games.kit.rulebook import Rulebook, Rulings


class TestRulebook(Rulebook, Rulings):
    game, rules, rulings = "genres", 178, 59
    sections = frozenset({"G-12", "G-22", "G-24"})  # tables without numbers
