"""The hooks that git runs: our own tools, from this checkout alone."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import yaml

from tests.rulebook import ROOT

CONFIG = ROOT / ".pre-commit-config.yaml"


def hooks() -> list[dict[str, Any]]:  # Any: YAML
    """Return every hook."""
    return [hook for repository in yaml.safe_load(CONFIG.read_text())["repos"] for hook in repository["hooks"]]


def test_configuration_is_one_that_pre_commit_takes() -> None:
    command = [sys.executable, "-m", "pre_commit", "validate-config", str(CONFIG)]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout


def test_hooks_are_our_own_and_download_nothing() -> None:
    assert {repository["repo"] for repository in yaml.safe_load(CONFIG.read_text())["repos"]} == {"local"}
    assert {hook["language"] for hook in hooks()} == {"system"}


def test_hooks_check_what_make_lint_checks() -> None:
    recipe = (ROOT / "Makefile").read_text().split("\nlint:")[1].split("\n\n")[0]
    entries = " ".join(hook["entry"] for hook in hooks())
    for tool in ("ruff format", "ruff check", "/mypy"):
        assert tool in recipe
        assert tool in entries
    assert "npm run check" in recipe
    assert "npm --prefix web run --silent check" in entries
