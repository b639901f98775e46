"""Every worked example of P-20 has a test, named by its number."""

from tests.games.kit.rulebook import Examples


class TestExamples(Examples):
    game, letter, examples = "panzer", "X", 47
