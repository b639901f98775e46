"""The wheel, installed where there is no repository, serves, plays and simulates."""

from __future__ import annotations

import json
import random
import re
import subprocess
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import httpx
import pytest

import clashtable as ct
from clashtable.server.settings import ServerSettings
from tests.package.conftest import Distributions, Installation, built, clean_environment
from tests.server.person import Person, play_on
from tests.server.process import ServerProcess


class InstalledServer(ServerProcess):
    """A server that the installed command line starts."""

    def __init__(self, installation: Installation, folder: Path, *command: str) -> None:
        super().__init__(folder, ServerSettings(bot_delay_ms=0))
        self.installation = installation
        self.command = command

    def launch(self, log: BinaryIO) -> subprocess.Popen[bytes]:
        address = ["--port", str(self.settings.port), "--database", self.settings.database, "--bot-delay", "0"]
        return subprocess.Popen(
            [self.installation.command, *self.command, *address],
            stdout=log, stderr=log, cwd=self.installation.folder, env=clean_environment() | {"DISPLAY": ""},
        )  # fmt: skip


@pytest.fixture(params=["serve", ""], ids=["serve", "bare"])
def server(request: pytest.FixtureRequest, installation: Installation, tmp_path: Path) -> Iterator[InstalledServer]:
    """Return a running server, started by ``clashtable serve`` and by ``clashtable`` alone."""
    process = InstalledServer(installation, tmp_path, *str(request.param).split())
    process.start()
    yield process
    process.end()


def names_in(wheel: Path) -> set[str]:
    """Return the name of every file in *wheel*."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def is_library(name: str) -> bool:
    """Tell whether *name* is a compiled module."""
    return name.endswith((".so", ".pyd"))


def is_engine(name: str) -> bool:
    """Tell whether *name* belongs to the compiled form of the engine."""
    return name.startswith("clashtable/_engine/")


def test_installed_server_shows_the_site_and_plays_against_a_bot(server: InstalledServer) -> None:
    page = httpx.get(server.url)
    assert page.status_code == 200
    [script] = re.findall(r'<script type="module" crossorigin src="([^"]+)"', page.text)
    assert "javascript" in httpx.get(server.url + script).headers["content-type"]
    assert httpx.get(f"{server.url}/api/version").json()["version"] == ct.__version__
    ann = Person(server)
    window, state = ann.watch(ann.open_table("me", "greedy", start=True).id)
    assert play_on(window, state, random.Random(3)).view.outcome is not None
    ann.leave_all()
    assert server.stop() == 0


def test_installed_command_line_plays_a_match_in_the_terminal(installation: Installation) -> None:
    ended = installation.run("play", "coco", "--seed", "3", typed="1\nquit\n")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "· You open with Solid Red Square." in ended.stdout


@pytest.mark.parametrize("game", ct.games())
def test_installed_command_line_simulates_every_game(installation: Installation, game: str) -> None:
    bots = ",".join(["random"] * ct.game(game).usual_seats)
    ended = installation.run("simulate", game, "--bots", bots, "--games", "2", "--seed", "1", "--jobs", "1", "--json")
    assert (ended.returncode, ended.stderr) == (0, "")
    found = json.loads(ended.stdout)
    assert (found["game"], found["finished"]) == (game, 2)


def test_installed_command_line_prints_a_rule(installation: Installation) -> None:
    ended = installation.run("rules", "coco", "K-7.1")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "K-7.1" in ended.stdout


def test_version_and_form_are_those_of_the_wheel(distributions: Distributions, installation: Installation) -> None:
    is_compiled = any(is_library(name) for name in names_in(distributions.wheel))
    assert distributions.wheel.name.startswith(f"clashtable-{ct.__version__}-")
    assert distributions.wheel.name.endswith("-py3-none-any.whl") == (not is_compiled)
    told = installation.run("--version").stdout
    assert told.startswith(f"clashtable {ct.__version__} ({'compiled' if is_compiled else 'interpreted'} engine")


def test_wheel_holds_the_package_its_types_and_the_site_and_nothing_else(distributions: Distributions) -> None:
    names = names_in(distributions.wheel)
    assert {"clashtable/py.typed", "clashtable/web/index.html", "clashtable/__init__.py"} <= names
    assert {"env.py", "versions/m0001_baseline.py"} <= {name.partition("server/migrations/")[2] for name in names}
    assert all(name.startswith(("clashtable/", f"clashtable-{ct.__version__}.dist-info/")) for name in names)
    assert all(is_engine(name) for name in names if is_library(name))


def test_sdist_makes_the_same_wheel_without_node_or_a_compiler(distributions: Distributions, tmp_path: Path) -> None:
    with tarfile.open(distributions.sdist) as archive:
        assert not any(is_library(name) for name in archive.getnames())
        archive.extractall(tmp_path / "source", filter="data")
    [source] = (tmp_path / "source").iterdir()
    assert (source / "Makefile").is_file()
    assert (source / "docs/rules/genres.md").is_file()
    wheel = built(source, "--wheel", tmp_path)
    assert names_in(wheel) == {name for name in names_in(distributions.wheel) if not is_engine(name)}
