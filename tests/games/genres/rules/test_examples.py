"""Every worked example of the rules has a test, named by its number."""

from tests.games.kit.rulebook import Examples


class TestExamples(Examples):
    game, examples = "genres", 50
