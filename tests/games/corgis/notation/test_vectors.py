"""The worked examples of C-14, and the runner that plays them."""

import json
from pathlib import Path
from typing import Any

import pytest

from clashtable import vectors
from tests.rulebook import ROOT

FILE = ROOT / "tests/data/vectors/corgis.json"
VECTORS: list[dict[str, Any]] = json.loads(FILE.read_text())
WRONG: dict[str, Any] = {
    "to_act": [7, "LEAD"],
    "legal": ["play 1E", "pass"],
    "leading": {"owner": 7},
    "hidden": ["1E"],
    "exposed": ["1E"],
    "deck": "1E 1E",
    "discard": "1E 1E",
    "locked": "1E 1E",
    "winner": 7,
}
"""For each thing a vector can expect, a value that never holds."""


def named(name: str) -> dict[str, Any]:
    (vector,) = [vector for vector in VECTORS if vector["id"] == name]
    return vector


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_worked_example(vector: dict[str, Any]) -> None:
    assert vectors.failures(vector) == []


def test_the_runner_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert vectors.main([str(FILE)]) == 0
    assert capsys.readouterr().out == "54 passed, 0 failed\n"


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_a_wrong_expectation_fails(vector: dict[str, Any]) -> None:
    """A runner that lets everything pass would prove nothing: each expectation, changed, must fail."""
    for key in vector["expect"]:
        wrong = WRONG[key] if key != "refused" else vector["expect"]["legal"][:1]
        changed = {**vector, "expect": {**vector["expect"], key: wrong}}
        assert vectors.failures(changed), f"a wrong {key} was not noticed"


def test_each_value_of_the_leading_combo_is_compared() -> None:
    vector = named("C-X48")
    for key, wrong in (("owner", 0), ("kind", 2), ("rank", "A"), ("colour", "red")):
        expect = {"leading": {**vector["expect"]["leading"], key: wrong}}
        assert f"the leading combo's {key}" in vectors.failures({**vector, "expect": expect})[0]
    assert vectors.failures({**vector, "expect": {"leading": None}})
    assert vectors.failures({**named("C-X06"), "expect": {"leading": {"owner": 0}}})


def test_an_expectation_nobody_knows_and_an_unexpected_winner_fail() -> None:
    vector = named("C-X24")
    assert "something unknown: wind" in vectors.failures({**vector, "expect": {"winner": 0, "wind": "north"}})[0]
    assert "winner is 0, expected None" in vectors.failures({**vector, "expect": {}})[0]


def test_a_failure_is_told_and_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps([{**named("C-X01"), "expect": {"legal": ["pass"]}}]))
    assert vectors.main([str(file)]) == 1
    assert capsys.readouterr().out.endswith("0 passed, 1 failed\n")


def test_an_illegal_step_and_a_step_of_the_wrong_seat_are_told() -> None:
    vector = named("C-X06")
    assert "step 1, pass, was refused" in vectors.failures({**vector, "steps": [[vector["turn"], "pass"]]})[0]
    wrong_seat = vectors.failures({**vector, "steps": [[vector["turn"] + 1, "pass"]]})
    assert "is to act, not" in wrong_seat[0]
