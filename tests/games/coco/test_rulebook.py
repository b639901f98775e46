"""Every numbered rule of docs/rules/coco.md has a test."""

from tests.games.kit.rulebook import Rulebook


class TestRulebook(Rulebook):
    game, rules = "coco", 60
