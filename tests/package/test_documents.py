"""What the documents say is so: their links lead somewhere, and what they name is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rulebook import ROOT

DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "src").rglob("README.md")),
]
TREES = [ROOT / folder for folder in ("src/clashtable", "web/src", "tests", "docs", "bench", "tools", "examples")]
"""Where the files lie that documents speak of; a path may begin anywhere below."""
BUILT = (".venv", ".bench-venv", "build", "src/clashtable/_engine")
"""What is there only once it is built."""
LONGEST = 120
ANY = pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))


def outside_code(text: str) -> str:
    """Return *text* without its blocks of code."""
    return re.sub(r"^ *```.*?^ *```", "", text, flags=re.MULTILINE | re.DOTALL)


def links(text: str) -> Iterator[str]:
    """Yield where the links and pictures of *text* lead."""
    for found in re.finditer(r"\]\(([^)#\s]+)[^)]*\)|^\[[^\]]+\]: (\S+)$", outside_code(text), re.MULTILINE):
        yield found[1] or found[2]


@ANY
def test_links_lead_somewhere(file: Path) -> None:
    wanted = [link for link in links(file.read_text()) if "://" not in link]
    assert [link for link in wanted if not (file.parent / link).exists()] == []


def headings(file: Path) -> set[str]:
    """Return the names by which links reach the headings of *file*."""
    found = re.findall(r"^#+ (.*)$", outside_code(file.read_text()), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in found}


@ANY
def test_links_to_a_heading_find_it(file: Path) -> None:
    inside = re.findall(r"\]\(([^)#\s]*)#([^)\s]+)\)", outside_code(file.read_text()))
    wanted = [(name, heading) for name, heading in inside if "://" not in name]
    assert [
        f"{name}#{heading}" for name, heading in wanted if heading not in headings(file.parent / name if name else file)
    ] == []


def paths(text: str) -> Iterator[str]:
    """Yield the files and folders that *text* names between backticks, such as `core/match.py` or `games/<game>`."""
    for name in re.findall(r"`([\w.<>*-]+(?:/[\w.<>*-]*)*)`", outside_code(text)):
        if ("/" in name or re.search(r"\.(py|ts|svelte|md|css|mjs|lock|toml)$", name)) and not name.startswith(BUILT):
            yield name


def exists(name: str) -> bool:
    """Tell whether *name* is the end of the path of a file or folder of ours."""
    pattern = re.sub(r"<\w+>", "*", name).strip("/")
    at_the_top = (ROOT, ROOT / "web")
    return any(any(top.glob(pattern)) for top in at_the_top) or any(any(tree.rglob(pattern)) for tree in TREES)


@ANY
def test_files_that_are_named_are_there(file: Path) -> None:
    assert [name for name in paths(file.read_text()) if not exists(name)] == []


@ANY
def test_prose_keeps_to_the_length_of_a_line(file: Path) -> None:
    """Tables and code cannot be wrapped; all else can."""
    lines = [line for line in outside_code(file.read_text()).splitlines() if not line.startswith("|")]
    assert [line for line in lines if len(line) > LONGEST] == []


def test_every_document_is_reached_from_the_readme() -> None:
    """A page that nothing leads to is not read."""
    seen: set[Path] = set()
    waiting = [ROOT / "README.md"]
    while waiting:
        file = waiting.pop()
        seen.add(file)
        reached = [(file.parent / link).resolve() for link in links(file.read_text()) if link.endswith(".md")]
        waiting += [other for other in reached if other.is_file() and other not in seen]
    assert {file for file in (ROOT / "docs").rglob("*.md") if file not in seen} == set()


def test_tokens_and_colours_of_the_look_are_those_of_the_client() -> None:
    look = (ROOT / "docs/look.md").read_text()
    styles = "".join(file.read_text() for file in (ROOT / "web/src").rglob("*") if file.suffix in (".css", ".svelte"))
    tokens = set(re.findall(r"`(--[a-z][\w-]*[a-z0-9])`", look))
    assert len(tokens) > 50
    assert {token for token in tokens if f"{token}:" not in styles} == set()
    assert {colour for colour in set(re.findall(r"`(#[0-9a-f]{6})`", look)) if colour not in styles} == set()


@pytest.mark.parametrize("plot", sorted((ROOT / "docs/plots").glob("*.svg")), ids=lambda plot: str(plot.stem))
def test_plots_follow_a_dark_page(plot: Path) -> None:
    drawn = plot.read_text()
    assert "@media (prefers-color-scheme: dark)" in drawn
    assert not re.search(r"<rect[^>]*#fff", drawn), "on a ground of its own"
