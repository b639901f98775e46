"""The first screen: what the README promises about games, pictures and commands holds."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest

import clashtable as ct
from clashtable.cli import COMMANDS, main
from tests.rulebook import ROOT

README = (ROOT / "README.md").read_text()
HERE = re.compile(r"^\| \[([^\]]+)\]\(docs/rules/(\w+)\.md\) \| ([\d–]+) \| ([^|]+) \|", re.MULTILINE)
"""A row of the table of games: title, id, players, cards."""
LEAST_WIDTH = 1200
"""How many pixels a picture must have to be seen."""


def test_table_of_games_tells_players_and_cards_of_each() -> None:
    rows = {found[2]: found for found in HERE.finditer(README)}
    assert tuple(rows) == ct.games()
    for name, row in rows.items():
        game = ct.game(name)
        low, high = game.seats[0], game.seats[-1]
        assert row[1] == game.title
        assert row[3] == (str(low) if low == high else f"{low}–{high}")
        told = sum(int(number) for number in re.findall(r"\d+", row[4]))
        assert told in (len(game.cards()), sum(card.copies for card in game.cards()))


def pictures() -> list[tuple[int, Path]]:
    """Return where each picture stands in the text, with its file."""
    files = dict(re.findall(r"^\[(\w+)\]: (\S+\.png)$", README, re.MULTILINE))
    return [(found.start(), ROOT / files[found[1]]) for found in re.finditer(r"!\[[^\]]+\]\[(\w+)\]", README)]


def width(picture: Path) -> int:
    """Return how many pixels wide *picture* is."""
    wide: int = struct.unpack(">I", picture.read_bytes()[16:20])[0]
    return wide


def test_one_large_picture_stands_before_the_commands_and_one_of_every_game_after() -> None:
    commands = README.index("make play")
    before = [file for place, file in pictures() if place < commands]
    after = [file for place, file in pictures() if place > commands]
    assert len(before) == 1
    assert [file.name.split("-")[0] for file in after] == list(ct.games())
    assert all(width(file) >= LEAST_WIDTH for file in before + after)


def test_pictures_are_few_enough_in_a_row_to_be_seen() -> None:
    assert max(line.count("![") for line in README.splitlines()) == 2


def test_make_knows_every_target_that_is_named() -> None:
    makefile = (ROOT / "Makefile").read_text()
    documents = [
        README,
        (ROOT / "CONTRIBUTING.md").read_text(),
        *(file.read_text() for file in (ROOT / "docs").glob("*.md")),
    ]
    named = {
        target for text in documents for target in re.findall(r"(?:`|^)make ([a-z]+(?:-[a-z]+)*)", text, re.MULTILINE)
    }
    assert {"play", "test", "setup", "docs", "hooks", "bench", "bench-peers"} <= named
    assert {target for target in named if not re.search(rf"^{target}:", makefile, re.MULTILINE)} == set()


def test_every_command_is_named() -> None:
    sentence = README[README.index("The commands are") : README.index("docs/command_line.md")]
    assert set(re.findall(r"`(\w+)`", sentence)) == {"clashtable", *COMMANDS}


def test_commands_that_are_shown_do_what_they_are_shown_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A simulation is shortened: how long it is changes nothing about whether it runs."""
    monkeypatch.chdir(tmp_path)
    shown = re.findall(r"^ *\$ clashtable (.*)$", README, re.MULTILINE)
    assert len(shown) == 3
    for line in shown:
        command, _, file = line.partition(" > ")
        words = [
            "2" if before == "--games" else word
            for before, word in zip(["", *command.split()], command.split(), strict=False)
        ]
        assert main(words) == 0
        told = capsys.readouterr().out
        assert told
        if file:
            Path(file).write_text(told)


def test_requirement_of_the_readme_is_that_of_the_package() -> None:
    [version] = re.findall(r"Python (\d\.\d+) or newer", README)
    assert f'requires-python = ">={version}"' in (ROOT / "pyproject.toml").read_text()
