"""The worked examples of K-15, and the runner that plays them."""

import json
from pathlib import Path
from typing import Any

import pytest

from clashtable import vectors
from tests.rulebook import ROOT

FILE = ROOT / "tests/data/vectors/coco.json"
VECTORS: list[dict[str, Any]] = json.loads(FILE.read_text())


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_worked_example(vector: dict[str, Any]) -> None:
    assert vectors.failures(vector) == []


def test_the_runner_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert vectors.main([str(FILE)]) == 0
    assert capsys.readouterr().out == "33 passed, 0 failed\n"


@pytest.mark.parametrize("name", ["K-X01", "K-X02", "K-X05", "K-X13", "K-X24", "K-X29", "K-X32", "K-X44"])
def test_a_wrong_expectation_fails(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A runner that lets everything pass would prove nothing: each expectation, changed, must fail."""
    (vector,) = [vector for vector in VECTORS if vector["id"] == name]
    for key, wanted in vector["expect"].items():
        wrong: Any = {"result": None}.get(
            key, [] if isinstance(wanted, list) else "SRC" if key != "aligned" else not wanted
        )
        changed = {**vector, "expect": {**vector["expect"], key: wrong}}
        assert vectors.failures(changed), f"{name}: a wrong {key} was not noticed"
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps([{**vector, "expect": {"legal": ["P P"]}}]))
    assert vectors.main([str(file)]) == 1
    assert capsys.readouterr().out.endswith("0 passed, 1 failed\n")


def test_an_illegal_step_an_unknown_game_and_a_missing_file_are_told() -> None:
    (vector,) = [vector for vector in VECTORS if vector["id"] == "K-X06"]
    assert "step 1, S C, was refused" in vectors.failures({**vector, "steps": ["S C"]})[0]
    assert "no game has vectors" in vectors.failures({**vector, "id": "Z-1"})[0]
    assert vectors.main(["no-such-file.json"]) == 2
    assert vectors.main([]) == 2
