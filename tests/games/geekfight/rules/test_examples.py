"""Every worked example of F-24 has a test, named by its number."""

from tests.games.kit.rulebook import Examples


class TestExamples(Examples):
    game, examples = "geekfight", 44
