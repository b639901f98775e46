"""Every numbered rule of docs/rules/genres.md has a test, or a reason why it needs none; every ruling is named."""

import ast
import re
from pathlib import Path

from tests.rulebook import ROOT, covered_rules, numbered_rules

FOLDER = Path(__file__).parent
RULES = 178
RULINGS = 59
REASONS: dict[str, str] = {}
TABLES = {"G-12", "G-22", "G-24"}
"""Sections that are tables without numbers; tests may name them as a whole."""


def test_every_numbered_rule_has_a_test_or_a_reason() -> None:
    rules = numbered_rules("genres")
    assert len(rules) == RULES
    covered = covered_rules(FOLDER) - TABLES
    assert covered <= rules, f"there is no rule {sorted(covered - rules)}"
    assert rules - covered - set(REASONS) == set()
    assert not set(REASONS) & covered, "a rule that has a test needs no reason"


def test_no_rule_of_the_document_is_overlooked() -> None:
    """Whatever is printed as a number in bold is a rule."""
    text = (ROOT / "docs/rules/genres.md").read_text()
    printed = set(re.findall(r"\*\*(G-\d+\.\d+)[ *]", text))
    assert printed == numbered_rules("genres")


def rulings() -> set[int]:
    """Return the numbers of the rulings in the rules document."""
    text = (ROOT / "docs/rules/genres.md").read_text()
    return {int(number) for number in re.findall(r"\*\*(?:Ruling )?R-(\d+)\.", text)}


def named_rulings() -> set[int]:
    """Return the rulings that the docstring of a test names."""
    found: set[int] = set()
    for file in FOLDER.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= {int(number) for number in re.findall(r"\bR-(\d+)\b", ast.get_docstring(node) or "")}
    return found


def test_every_ruling_is_named_by_a_test() -> None:
    assert rulings() == set(range(1, RULINGS + 1))
    assert rulings() - named_rulings() == set()
    assert named_rulings() <= rulings(), "a test names a ruling that does not exist"
