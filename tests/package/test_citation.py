"""How to cite the package: CITATION.cff says what the package says of itself."""

from __future__ import annotations

import tomllib
from typing import Any, Final

import yaml

from clashtable import __version__
from tests.rulebook import ROOT

CITATION: Final[dict[str, Any]] = yaml.safe_load((ROOT / "CITATION.cff").read_text())  # Any: YAML
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]  # Any: TOML


def test_citation_has_the_fields_that_its_format_demands() -> None:
    assert CITATION["cff-version"] == "1.2.0"
    assert CITATION["type"] == "software"
    assert CITATION["message"]
    assert CITATION["title"].startswith(PROJECT["name"])
    assert CITATION["authors"] == [{"name": "The clashtable developers"}]


def test_version_licence_and_keywords_are_those_of_the_package() -> None:
    assert str(CITATION["version"]) == __version__
    assert CITATION["license"] == PROJECT["license"]
    assert CITATION["keywords"] == PROJECT["keywords"]
