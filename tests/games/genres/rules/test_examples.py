"""Every worked example of the rules has a test, named by its number."""

import ast
import re
from pathlib import Path

from tests.rulebook import ROOT

FOLDER = Path(__file__).parent
EXAMPLES = 50


def example_numbers() -> list[str]:
    """Return the numbers of the examples in the rules document, in order."""
    text = (ROOT / "docs/rules/genres.md").read_text()
    return re.findall(r"^\*\*E-(\d+)\b", text, re.MULTILINE)


def numbers_of_tests() -> set[str]:
    """Return the numbers of the examples that a test is named by."""
    found: set[str] = set()
    for file in FOLDER.glob("test_examples*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef) and (named := re.match(r"test_e(\d+)[a-z]?_", node.name)):
                found.add(named[1])
    return found


def test_every_worked_example_has_a_test() -> None:
    numbers = example_numbers()
    assert len(numbers) == len(set(numbers)) == EXAMPLES
    assert numbers_of_tests() == set(numbers)
