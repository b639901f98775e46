"""A wheel and an sdist of this checkout, and an environment into which nothing but the wheel was installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from tests.rulebook import ROOT

UV: Final = Path(sys.executable).with_name("uv")
BUILD: Final = (
    str(UV), "build", "--quiet", "--no-build-isolation", "--offline", "--python", sys.executable,
)  # fmt: skip
LEFT_BEHIND: Final = shutil.ignore_patterns("node_modules", "__pycache__", "*.png", "build", "test-results")
OURS: Final = ("PYTHONPATH", "CLASHTABLE_INTERPRETED", "CLASHTABLE_SHORT", "VIRTUAL_ENV")
"""Variables that would lead the installed package back into this checkout."""


@dataclass(frozen=True)
class Distributions:
    """What is uploaded for a release."""

    wheel: Path
    sdist: Path


@dataclass(frozen=True)
class Installation:
    """An environment with the wheel in it, and a folder of its own to work in."""

    environment: Path
    folder: Path

    @property
    def command(self) -> str:
        """Where the command line was installed."""
        return str(self.environment / "bin" / "clashtable")

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run the command line until it ends; *typed* are the lines somebody types."""
        return subprocess.run(
            [self.command, *arguments],
            input=typed, cwd=self.folder, env=clean_environment(), capture_output=True, text=True,
        )  # fmt: skip


def clean_environment() -> dict[str, str]:
    """Return the variables of this process without those that point at this checkout."""
    return {name: value for name, value in os.environ.items() if name not in OURS}


def built(source: Path, kind: str, out: Path) -> Path:
    """Build *source* into *out* and return the file; a compiled engine is taken where it is ready, and never made."""
    tools = out / "tools"
    tools.mkdir(parents=True, exist_ok=True)
    if not (tools / "sh").exists():
        (tools / "sh").symlink_to("/bin/sh")  # npm wants one; there is no C compiler beside it
    result = subprocess.run(
        [*BUILD, kind, "--out-dir", str(out / kind), str(source)],
        env=clean_environment() | {"PATH": str(tools)}, capture_output=True, text=True,
    )  # fmt: skip
    assert result.returncode == 0, result.stdout + result.stderr
    [file] = [file for file in (out / kind).iterdir() if file.name.startswith("clashtable-")]
    return file


@pytest.fixture(scope="session")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> Distributions:
    """Build both from a copy of this checkout, so that nothing here is touched while other tests run."""
    copy, out = tmp_path_factory.mktemp("checkout"), tmp_path_factory.mktemp("dist")
    for name in ("src", "web", "tests", "docs", "bench", "tools", "examples"):
        shutil.copytree(ROOT / name, copy / name, ignore=LEFT_BEHIND)
    for file in ROOT.iterdir():
        if file.is_file() and file.name != ".git" and ".sqlite3" not in file.name:
            shutil.copy2(file, copy)
    return Distributions(built(copy, "--wheel", out), built(copy, "--sdist", out))


@pytest.fixture(scope="session")
def installation(distributions: Distributions, tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """Install the wheel, with the locked versions of what it asks for, where nothing else is."""
    folder = tmp_path_factory.mktemp("installed")
    environment = folder / "environment"
    made = uv("venv", "--python", sys.executable, str(environment))
    assert made.returncode == 0, made.stderr
    install = (
        "pip", "install", "--compile-bytecode", "--python", str(environment / "bin" / "python"),
        "--constraint", str(ROOT / "requirements-dev.lock"), str(distributions.wheel),
    )  # fmt: skip
    if uv("--offline", *install).returncode != 0:  # set-up has fetched it all, unless it was long ago
        installed = uv(*install)
        assert installed.returncode == 0, installed.stderr
    work = folder / "work"
    work.mkdir()
    return Installation(environment, work)


def uv(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run uv."""
    return subprocess.run([str(UV), "--quiet", *arguments], env=clean_environment(), capture_output=True, text=True)
