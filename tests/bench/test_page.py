"""docs/performance.md: generated, with its circumstances, tables and plots that can be read without being seen."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bench.peers import page
from bench.peers.goals import Judgement
from bench.peers.table import aligned
from bench.seats import COSTS, figure
from tests.rulebook import ROOT

WRITTEN = (ROOT / "docs/performance.md").read_text()


@pytest.fixture
def found() -> dict[str, Any]:
    """Return a run with one game of ours and one peer."""
    ours = {"decisions_per_second": 2e6, "fork_us": 0.3, "clone_us": 0.3, "language": "Python", "version": "0.1.0"}
    peer = {"decisions_per_second": 1e5, "steps_per_second": 5e4, "language": "C++", "version": "2.0"}
    return {
        "circumstances": page.circumstances("python -m bench.peers --seconds 2 --rounds 3"),
        "rounds": 3,
        "rows": {"coco, 2 seats": ours | {"game": "coco"}, "A peer": peer | {"game": ""}},
        "seats": {"genres": {figure(cost, seats): 1.0 * seats for cost in COSTS for seats in (3, 4)}},
        "memory": {"coco": {"bytes@1": 1000.0, "bytes@10": 9000.0, "bytes_per_match": 900.0}},
        "skipped": ["chess could not be installed (no network), so nothing is compared with it."],
        "yardstick": {"median": 6e6, "lowest": 6e6, "highest": 6.1e6},
    }


def test_page_says_how_when_and_on_what_it_was_made(found: dict[str, Any]) -> None:
    words = " ".join(page.page(found, [], plots=True).split())
    made = found["circumstances"]
    assert "`python -m bench.peers --seconds 2 --rounds 3`" in words
    assert all(made[name] in words for name in ("commit", "date", "machine", "python"))
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", made["date"])
    assert "medians of 3 rounds" in words
    assert "chess could not be installed (no network)" in words


def test_page_has_a_row_for_each_and_the_goals(found: dict[str, Any]) -> None:
    text = page.page(found, [Judgement("coco / A peer", "20 ×", "≥ 15 ×", True)], plots=True)
    assert re.search(r"^\| coco, 2 seats +\| Python .*2,000,000 .* – ", text, re.MULTILINE)
    assert re.search(r"^\| A peer +\| C\+\+ .*100,000 .* 50,000 ", text, re.MULTILINE)
    assert re.search(r"^\| coco / A peer +\| +20 × \| +≥ 15 × \| +met \|$", text, re.MULTILINE)
    assert re.search(r"^\| genres +\| +4 \|(?: +4 \|){4}$", text, re.MULTILINE)


def test_our_missing_environments_are_told_until_they_are_measured(found: dict[str, Any]) -> None:
    sentence = "No environment was there to be measured for coco."
    assert sentence in page.notes(found)
    found["rows"]["coco, 2 seats"]["steps_per_second"] = 3e5
    assert sentence not in page.notes(found)


def test_page_does_without_plots_that_could_not_be_drawn(found: dict[str, Any]) -> None:
    assert "![" in page.page(found, [], plots=True)
    assert "![" not in page.page(found, [], plots=False)


def test_tables_are_aligned() -> None:
    lines = aligned(["", "measured"], [["a", "1"], ["longer", "1,000"]], 1).splitlines()
    assert len({len(line) for line in lines}) == 1
    assert lines[1] == "| ------ | -------: |"


def test_written_page_is_of_the_generator() -> None:
    headings = re.findall(r"^## (.*)$", WRITTEN, re.MULTILINE)
    assert headings == [
        "Beside other engines", "Goals", "Our operations", "Cost by number of seats", "Memory by number of matches",
    ]  # fmt: skip
    assert re.search(r"`python -m bench\.peers [^`]+`\) on \d{4}-\d\d-\d\d, commit\s+[0-9a-f]{7}", WRITTEN)


def test_plots_have_words_and_follow_a_dark_page() -> None:
    pictures = {name: words for words, name in re.findall(r"!\[([^\]]+)\]\(plots/(\w+)\.svg\)", WRITTEN)}
    assert set(pictures) == {"speed", "seats", "memory"}
    assert all(len(words) > 40 for words in pictures.values())
    for name in pictures:
        drawn = (ROOT / "docs/plots" / f"{name}.svg").read_text()
        assert "@media (prefers-color-scheme: dark)" in drawn
        assert "var(--ink)" in drawn
        assert len(drawn) < 100_000
