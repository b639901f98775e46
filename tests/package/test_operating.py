"""The page for operators tells every setting and every metric, as they are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from clashtable.cli.settings import setting_fields, written
from clashtable.server.census import Census
from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.house import House
from clashtable.server.settings import ServerSettings
from tests.rulebook import ROOT

PAGE: Final = ROOT / "docs/operating.md"
HEADING: Final = "| option | default | what it says |\n|---|---|---|\n"


def rows() -> str:
    """Return the table of settings as it should stand in the page."""
    return "".join(
        f"| `{field.option}` | {'' if field.default in (None, ()) else f'`{written(field.default)}`'} | {field.doc} |\n"
        for field in setting_fields()
    )


def test_every_setting_is_told_with_its_default() -> None:
    _before, heading, after = PAGE.read_text().partition(HEADING)
    assert heading
    assert after[: after.index("\n\n") + 1] == rows(), f"write this into the page:\n{rows()}"


def test_every_metric_is_told(tmp_path: Path) -> None:
    house = House(ServerSettings(database=str(tmp_path / "tables.sqlite3")), Chance(), Clock())
    house.metrics.registry.register(Census(house))
    names = {family.name for family in house.metrics.registry.collect()}
    ours = {name for name in names if name.startswith("clashtable_")}
    told = set(re.findall(r"^\| `(clashtable_\w+)`", PAGE.read_text(), re.MULTILINE))
    assert {name.removesuffix("_total") for name in told} == ours
    assert "process_resident_memory_bytes" in names


if __name__ == "__main__":
    before, heading, after = PAGE.read_text().partition(HEADING)
    PAGE.write_text(before + heading + rows() + after[after.index("\n\n") + 1 if after.startswith("|") else 0 :])
