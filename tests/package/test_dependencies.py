"""Every dependency earns its line in docs/dependencies.md, and no lock names an address."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Final

from bench.packages import NUMPY, PACKAGES
from clashtable import __version__
from tests.rulebook import ROOT

PAGE: Final = (ROOT / "docs/dependencies.md").read_text()
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text())
PYTHON: Final = (
    *PROJECT["project"]["dependencies"],
    *(package for extra in PROJECT["project"]["optional-dependencies"].values() for package in extra),
    *(package for group in PROJECT["dependency-groups"].values() for package in group),
)
WEB: Final = json.loads((ROOT / "web/package.json").read_text())
BENCH: Final = (NUMPY, *(requirement for requirements in PACKAGES.values() for requirement in requirements))
FONTS: Final = "@fontsource-variable/"


def explained() -> set[str]:
    """Return the packages in the first column of the page's tables."""
    rows = re.findall(r"^\| ([^|]+) \|", PAGE, re.MULTILINE)
    cells = [re.sub(r"\(with (\w+)\)", r", \1", row) for row in rows]
    return {name.strip().lower() for cell in cells for name in cell.split(",")}


def named(requirement: str) -> str:
    """Return the name in *requirement*, with its extras."""
    found = re.match(r"[\w.-]+(\[\w+\])?", requirement)
    assert found is not None
    return found[0].lower()


def test_every_python_package_has_its_line() -> None:
    assert {named(text) for text in PYTHON} - explained() == set()


def test_every_package_of_the_bench_has_its_line() -> None:
    assert {named(text) for text in BENCH} - explained() == set()


def test_every_package_of_the_web_client_has_its_line() -> None:
    wanted = {name for name in (*WEB["dependencies"], *WEB["devDependencies"]) if not name.startswith(FONTS)}
    assert wanted - explained() == set()
    assert "fontsource packages" in explained()


def test_no_line_explains_what_is_not_there() -> None:
    known = {named(text) for text in (*PYTHON, *BENCH)} | {*WEB["dependencies"], *WEB["devDependencies"]}
    known |= {"package", "---", "fontsource packages", "mypyc", "uv"}
    assert explained() - known == set()


def test_tools_of_development_are_pinned_exactly() -> None:
    versions = [*WEB["dependencies"].values(), *WEB["devDependencies"].values()]
    assert [version for version in versions if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


def test_locks_name_no_address() -> None:
    assert "://" not in (ROOT / "requirements-dev.lock").read_text()
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text()


def test_version_is_written_in_one_place() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert "version" not in PROJECT["project"]
    assert "version" not in WEB
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
