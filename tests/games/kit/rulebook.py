"""Every numbered rule, ruling and worked example of a rules document has a test."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import ClassVar

from tests.inventory import ROOT, written_tests
from tests.rulebook import covered_rules, numbered_rules, rules_document


class Document:
    """A rules document and the tests of its game."""

    game: ClassVar[str]

    @property
    def folder(self) -> Path:
        return ROOT / "tests/games" / self.game


class Rulebook(Document):
    rules: ClassVar[int]
    """So many numbered rules the document has."""
    reasons: ClassVar[Mapping[str, str]] = {}
    """Rules that need no test, each with the reason."""
    sections: ClassVar[frozenset[str]] = frozenset()
    """Sections without numbered rules, such as tables; tests may name them as a whole."""

    def test_every_numbered_rule_has_a_test_or_a_reason(self) -> None:
        rules = numbered_rules(self.game)
        assert len(rules) == self.rules
        covered = covered_rules(self.folder) - self.sections
        assert covered <= rules, f"there is no rule {sorted(covered - rules)}"
        assert rules - covered - set(self.reasons) == set()
        assert not set(self.reasons) & covered, "a rule that has a test needs no reason"

    def test_no_rule_of_the_document_is_overlooked(self) -> None:
        """Whatever is printed as a number in bold is a rule."""
        printed = set(re.findall(r"\*\*([A-Z]-\d+\.\d+)[ *]", rules_document(self.game)))
        assert printed == numbered_rules(self.game)


class Rulings(Document):
    rulings: ClassVar[int]
    """So many rulings the document has."""

    def test_every_ruling_is_named_by_a_test(self) -> None:
        printed = set(numbers(r"\*\*(?:Ruling )?R-?(\d+)\.", rules_document(self.game)))
        assert printed == set(range(1, self.rulings + 1))
        named = {
            number for test in written_tests(self.folder) for number in numbers(r"\bR-?(\d+)\b", test.__doc__ or "")
        }
        assert printed - named == set()
        assert named <= printed, "a test names a ruling that does not exist"


class Examples(Document):
    letter: ClassVar[str] = "E"
    examples: ClassVar[int]
    """So many worked examples the document has."""

    def test_every_worked_example_has_a_test(self) -> None:
        printed = list(numbers(rf"^\*\*{self.letter}-(\d+)\b", rules_document(self.game)))
        assert len(printed) == len(set(printed)) == self.examples
        named = rf"^test_{self.letter.lower()}(\d+)[a-z]?_"
        tests = written_tests(self.folder / "rules", "test_examples*.py")
        assert {number for test in tests for number in numbers(named, test.__name__)} == set(printed)


def numbers(pattern: str, text: str) -> Iterator[int]:
    """Yield the numbers that *pattern* finds in *text*."""
    return (int(number) for number in re.findall(pattern, text, re.MULTILINE))
