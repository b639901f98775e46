"""The numbered rules of a game, from its rules document: a rule by its number, a section, or all of it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from clashtable.core.errors import InvalidMessage

PACKAGE: Final = Path(__file__).parent.parent
FOLDERS: Final = (PACKAGE / "rulebooks", PACKAGE.parent.parent / "docs/rules")
"""Where the documents lie: in an installed package, and in the repository they come from."""
RULE: Final = re.compile(r"^(?:- )?\*\*([A-Z]-\d+\.\d+)\b")
SECTION: Final = re.compile(r"^#+ ([A-Z]-\d+)\b")
HEADING: Final = re.compile(r"^(?:#|---)")


@cache
def rulebook(game: str) -> str:
    """Return the rules document of the game with this id."""
    for folder in FOLDERS:
        file = folder / f"{game}.md"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise InvalidMessage(f"The rules of {game} are not installed here.")


@cache
def numbered_parts(game: str) -> dict[str, str]:
    """Return every rule and every section of a game by its number, in order."""
    found: dict[str, list[str]] = {}
    section: list[str] = []
    rule: list[str] = []
    for line in rulebook(game).splitlines():
        if begins := SECTION.match(line):
            section, rule = found.setdefault(begins[1], []), []
        elif HEADING.match(line):
            rule = []
            section = section if line.startswith("###") else []
        elif numbered := RULE.match(line):
            rule = found.setdefault(numbered[1], [])
        for part in (section, rule):
            part.append(line)
    return {number: "\n".join(lines).strip() for number, lines in found.items()}


def rule_text(game: str, letter: str, number: str) -> str:
    """Return the rule or the section *number*, with or without the letter of its game; InvalidMessage when none is."""
    wanted = number.upper() if number[:1].isalpha() else f"{letter}-{number}"
    parts = numbered_parts(game)
    if wanted not in parts:
        raise InvalidMessage(f"There is no rule {number!r}; they go from {next(iter(parts))} to {list(parts)[-1]}.")
    return parts[wanted]


def plain(text: str) -> str:
    """Return a piece of the document without its marks, for a terminal."""
    lines = [line.removeprefix("> ").rstrip(">") for line in text.splitlines()]
    return "\n".join(lines).replace("**", "").replace("`", "").strip()
