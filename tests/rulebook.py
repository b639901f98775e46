"""Which numbered rule a test checks, and which rules nobody checks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.inventory import ROOT as ROOT
from tests.inventory import marked, written_tests


def covers(*rules: str) -> pytest.MarkDecorator:
    """Say which numbered rules a test checks; ``-m covers`` selects such tests."""
    assert rules, "name a rule"
    return pytest.mark.covers(*rules)


def rules_document(game: str) -> str:
    """Return the text of a game's rules document."""
    return (ROOT / "docs/rules" / f"{game}.md").read_text()


def numbered_rules(game: str) -> set[str]:
    """Return the number of every rule in a game's rules document."""
    return set(re.findall(r"^(?:- )?\*\*([A-Z]-\d+\.\d+)\b", rules_document(game), re.MULTILINE))


def covered_rules(folder: Path) -> set[str]:
    """Return every rule named in a ``covers`` of a test in *folder*."""
    return {rule for test in written_tests(folder) for rule in marked(test, "covers")}
