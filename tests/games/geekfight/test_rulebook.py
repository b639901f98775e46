"""Every numbered rule of docs/rules/geekfight.md has a test, or a reason why it needs none."""

from pathlib import Path

from tests.rulebook import covered_rules, numbered_rules

REASONS: dict[str, str] = {}


def test_every_numbered_rule_has_a_test_or_a_reason() -> None:
    rules = numbered_rules("geekfight")
    assert len(rules) > 140
    covered = covered_rules(Path(__file__).parent)
    assert covered <= rules, f"there is no rule {sorted(covered - rules)}"
    assert rules - covered - set(REASONS) == set()
    assert not set(REASONS) & covered, "a rule that has a test needs no reason"
