"""Compiling the engine: only what changed, put in place as a whole, and never to the harm of what was there.

The real tool compiles a package of two tiny groups, with the real ``compiled.py`` to load them.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hatch_build import build_engine, engine_artifacts
from tests.rulebook import ROOT
from tools import engine
from tools.engine import has_compiler

pytestmark = pytest.mark.skipif(not has_compiler(), reason="needs a C compiler")

CORE = """
class State:
    def __init__(self, turn: int) -> None:
        self.turn = turn

    def next(self) -> int:
        return self.turn + 1
"""
RULES = """
from clashtable.core.state import State

def play(state: State) -> int:
    return state.next() * 10
"""
INIT = "from clashtable.compiled import use_compiled_or_source\n\nuse_compiled_or_source()\n"
ASK = """
import clashtable, clashtable.compiled as compiled
from clashtable.core.state import State
from clashtable.games.tiny.rules import play
print(sorted(compiled.loaded_groups()), play(State(1)))
"""


class Checkout:
    """A checkout of the tiny package."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src/clashtable"
        for folder in ("core", "games", "games/tiny"):
            (self.package / folder).mkdir(parents=True, exist_ok=True)
            (self.package / folder / "__init__.py").touch()
        text = (ROOT / "src/clashtable/compiled.py").read_text()
        listed = re.compile(r"OTHER_MODULES: Final = \(.*?\n\)\n", re.DOTALL)
        assert listed.search(text)
        text = listed.sub('OTHER_MODULES: Final = ("clashtable.core.state",)\n', text)
        (self.package / "compiled.py").write_text(text)
        (self.package / "__init__.py").write_text(INIT)
        (root / "pyproject.toml").write_text('[tool.mypy]\nmypy_path = "src"\n')
        self.core, self.rules = self.package / "core/state.py", self.package / "games/tiny/rules.py"
        self.core.write_text(CORE)
        self.rules.write_text(RULES)

    def build(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the tool."""
        return subprocess.run(self.command(*arguments), capture_output=True, text=True)

    def command(self, *arguments: str) -> list[str]:
        """Return the command that runs the tool."""
        return [sys.executable, str(ROOT / "tools/engine.py"), "--root", str(self.root), *arguments]

    def ask(self) -> tuple[str, str]:
        """Return what a process that plays says, and what it complains about."""
        environment = {name: value for name, value in os.environ.items() if name != "CLASHTABLE_INTERPRETED"}
        environment["PYTHONPATH"] = str(self.root / "src")
        result = subprocess.run(
            [sys.executable, "-c", ASK], env=environment, cwd=self.root, capture_output=True, text=True, check=True
        )
        return result.stdout.strip(), result.stderr

    def folders(self) -> dict[str, str]:
        """Return the folder of each group that is in use."""
        manifest: dict[str, Any] = json.loads((self.package / "_engine/manifest.json").read_text())
        return {group: built["folder"] for group, built in manifest["groups"].items()}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """Return a checkout whose engine was compiled; nobody changes it."""
    checkout = Checkout(tmp_path_factory.mktemp("tiny"))
    result = checkout.build()
    assert result.returncode == 0, result.stdout + result.stderr
    assert re.search(r"^  mypyc +\d+ s$", result.stdout, re.MULTILINE)
    assert re.search(r"^  tiny +\d+ s$", result.stdout, re.MULTILINE)
    assert re.search(r"^Compiled the engine in \d+ s \(core, tiny of 2 groups\)\.$", result.stdout, re.MULTILINE)
    return checkout


@pytest.fixture
def checkout(built: Checkout, tmp_path: Path) -> Checkout:
    """Return a copy that a test may change."""
    shutil.copytree(built.root, tmp_path / "copy")
    return Checkout(tmp_path / "copy")


def test_both_groups_run_compiled(built: Checkout) -> None:
    assert built.ask() == ("['core', 'tiny'] 20", "")


def test_nothing_is_done_when_nothing_changed(checkout: Checkout) -> None:
    os.utime(checkout.rules)
    result = checkout.build()
    assert (result.returncode, result.stdout) == (0, "")


def test_a_changed_game_runs_from_its_source_and_is_compiled_alone(checkout: Checkout) -> None:
    before = checkout.folders()
    checkout.rules.write_text(RULES.replace("* 10", "* 100"))
    said, complaint = checkout.ask()
    assert said == "['core'] 200"
    assert complaint.startswith("clashtable: the source of tiny is newer than the compiled engine")
    assert "(tiny of 2 groups)" in checkout.build().stdout
    assert checkout.ask() == ("['core', 'tiny'] 200", "")
    assert checkout.folders()["core"] == before["core"]
    assert checkout.folders()["tiny"] != before["tiny"]


def test_a_core_that_changes_within_leaves_the_games_as_they_are(checkout: Checkout) -> None:
    before = checkout.folders()
    checkout.core.write_text(CORE.replace("+ 1", "+ 2"))
    assert checkout.ask()[0] == "[] 30"
    assert "(core of 2 groups)" in checkout.build().stdout
    assert checkout.ask() == ("['core', 'tiny'] 30", "")
    assert checkout.folders()["tiny"] == before["tiny"]


def test_a_core_that_looks_different_is_compiled_with_all_its_games(checkout: Checkout) -> None:
    checkout.core.write_text(CORE.replace("self.turn = turn", "self.turn = turn\n        self.round = turn"))
    assert "(core, tiny of 2 groups)" in checkout.build().stdout
    assert checkout.ask() == ("['core', 'tiny'] 20", "")


def test_what_does_not_compile_leaves_the_engine_as_it_was(checkout: Checkout) -> None:
    before = checkout.folders()
    checkout.rules.write_text(RULES.replace("state.next()", "state.nothing()"))
    result = checkout.build()
    assert result.returncode == 1
    assert '"State" has no attribute "nothing"' in result.stdout
    assert result.stdout.endswith("interpreted where not, several times slower.\n")
    assert checkout.folders() == before
    checkout.rules.write_text(RULES)
    assert checkout.ask() == ("['core', 'tiny'] 20", "")


def test_an_interrupted_build_changes_nothing(checkout: Checkout) -> None:
    before = checkout.folders()
    checkout.core.write_text(CORE.replace("+ 1", "+ 3"))
    process = subprocess.Popen(checkout.command(), stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "Compiling the engine ...\n"
    process.send_signal(signal.SIGTERM)
    said, _complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said.startswith("The engine was not compiled to the end; it runs as it did before")
    assert checkout.folders() == before
    assert checkout.ask()[0] == "[] 40"


def test_a_running_process_goes_on_with_the_engine_it_began_with(checkout: Checkout) -> None:
    """Folders of the build before stay, since a process may still have to load from them."""
    code = f"import clashtable, time\nprint(flush=True)\ninput()\n{ASK}"
    environment = os.environ | {"PYTHONPATH": str(checkout.root / "src"), "CLASHTABLE_INTERPRETED": ""}
    process = subprocess.Popen(
        [sys.executable, "-c", code], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    process.stdout.readline()
    checkout.rules.write_text(RULES.replace("* 10", "* 1000"))
    assert checkout.build().returncode == 0
    assert process.communicate("\n", timeout=60)[0].strip() == "['core', 'tiny'] 20"


def test_a_wheel_never_gets_the_engine_of_another_source(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout.root / "tools").mkdir()
    shutil.copy(ROOT / "tools/engine.py", checkout.root / "tools")
    monkeypatch.setenv("PATH", str(checkout.root))  # where no compiler is
    assert build_engine(checkout.root)
    in_wheel = "\n".join(engine_artifacts(checkout.root))
    assert all(f"_engine/{folder}/**" in in_wheel for folder in checkout.folders().values())
    checkout.rules.write_text(RULES.replace("* 10", "* 6"))
    assert not build_engine(checkout.root)


def test_two_builds_at_once_take_turns(checkout: Checkout) -> None:
    checkout.rules.write_text(RULES.replace("* 10", "* 7"))
    first = subprocess.Popen(checkout.command(), stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    assert first.stdout.readline() == "Compiling the engine ...\n"
    second = checkout.build()
    assert first.wait(60) == second.returncode == 0
    assert second.stdout == "Another process is compiling the engine; waiting for it ...\n"
    assert checkout.ask() == ("['core', 'tiny'] 14", "")
    first.stdout.close()


def test_in_the_background_a_build_says_two_lines(checkout: Checkout) -> None:
    checkout.rules.write_text(RULES.replace("* 10", "* 5"))
    began, ended = checkout.build("--background").stdout.splitlines()
    assert began == "Compiling the engine in the background; bots use it as soon as it is there."
    assert ended.endswith("bots use it from now on, and everything does after the next start.")


def test_a_library_beside_a_source_is_never_loaded(checkout: Checkout) -> None:
    folder = checkout.package / "_engine" / checkout.folders()["core"]
    [library] = folder.glob("clashtable/core/*.so")
    shutil.copy(library, checkout.package / "core")
    checkout.core.write_text(CORE.replace("+ 1", "+ 4"))
    assert checkout.ask()[0] == "[] 50"


def test_a_memory_that_mypyc_stumbles_over_is_forgotten_once(built: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = built.root / "build/engine/mypy"
    asked: list[bool] = []

    def stumble(_plan: engine.Plan, _memory: Path) -> list[Any]:  # Any: extensions of setuptools
        asked.append(memory.is_dir())
        if memory.is_dir():
            raise ValueError("value is not in list")
        return []

    shutil.copytree(memory, built.root / "kept")
    monkeypatch.chdir(built.root)
    monkeypatch.setattr(engine, "run_mypyc", stumble)
    try:
        assert engine.generate_c(engine.plan_for(built.root)) == {}
        assert asked == [True, False]
    finally:
        shutil.move(built.root / "kept", memory)
