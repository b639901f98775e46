"""Every numbered rule of docs/rules/template.md has a test."""

from pathlib import Path

from tests.rulebook import covered_rules, numbered_rules


def test_every_numbered_rule_has_a_test() -> None:
    assert covered_rules(Path(__file__).parent) == numbered_rules("template")
