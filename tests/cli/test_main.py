"""The command line as a whole: help, version, and one helpful sentence for every mistake."""

from __future__ import annotations

import platform

import pytest

import clashtable as ct
from clashtable.compiled import is_compiled
from tests.cli.conftest import Run, started


def test_version_tells_the_form_of_the_engine(run: Run) -> None:
    form = "compiled" if is_compiled() else "interpreted"
    ended = run("--version")
    assert ended.status == 0
    assert ended.out == f"clashtable {ct.__version__} ({form} engine, CPython {platform.python_version()})\n"


def test_module_runs_like_the_command() -> None:
    process = started("--version", CLASHTABLE_INTERPRETED="1")
    out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (0, "")
    assert "interpreted engine" in out


@pytest.mark.parametrize("command", ["serve", "play", "simulate", "replay", "cards"])
def test_every_command_explains_itself(run: Run, command: str) -> None:
    assert command in run("--help").out
    ended = run(command, "--help")
    assert ended.status == 0
    assert f"usage: clashtable {command}" in ended.out


MISTAKES = {
    "cards cocoo": "There is no game 'cocoo'; the games are ",
    "cards coco hxt": "has no card 'hxt'",
    "sere": "There is no command 'sere'; did you mean serve? The commands are serve, admin, play",
    "--nonsense": "clashtable does not understand '--nonsense'; it takes ",
    "simulate": "clashtable simulate needs GAME and --bots",
    "simulate coco": "needs --bots",
    "simulate coco --bots": "--bots needs a value",
    "simulate coco --bots greedy": "is for exactly 2 players, not 1",
    "simulate coco --bots greedy,greedie": "There is no bot 'greedie': the bots are random, greedy",
    "simulate coco --bots search:0,greedy": "out of bounds",
    "simulate coco --bots greedy,random --games 0": "--games cannot be '0': it is a whole number from 1",
    "simulate coco --bots greedy,random --seed 1.5": "--seed cannot be '1.5'",
    "simulate coco --bots greedy,random --jobs none": "--jobs cannot be 'none'",
    "simulate coco --bots greedy,random --option fast": "write name=value",
    "simulate coco --bots greedy,random --option speed=1": "has no option 'speed'; its options are stalemate",
    "simulate coco --bots greedy,random --option match_points=-1": "it is a whole number from 1",
    "simulate coco --bots greedy,random --option stalemate=no": "it is 'both_stuck' or 'two_idle'",
    "simulate coco --bots greedy,random extra": "does not understand 'extra'",
    "play": "clashtable play needs GAME",
    "play coco --seat 2": "--seat cannot be 2: the seats are 0 to 1",
    "play coco --bots random,random": "is for exactly 2 players, not 3",
    "play coco --names A,B": "--names needs one different name",
    "play coco --resume /nowhere/at/all": "cannot be read",
    "replay": "clashtable replay needs FILE",
    "replay /nowhere/at/all": "cannot be read: No such file or directory",
    "serve --port 99999": "--port cannot be '99999': it is a whole number from 1 to 65535",
    "serve --bot-workers none": "--bot-workers cannot be 'none': it is a whole number from 1",
    "serve --log-level loud": "--log-level cannot be 'loud': it is debug, info, warning or error",
    "serve --host nowhere.invalid": "There is no address 'nowhere.invalid'",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_mistake_is_answered_with_one_sentence_and_status_2(run: Run, line: str) -> None:
    ended = run(*line.split())
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.count("\n") == 1
    assert ended.err.endswith((".\n", ").\n"))
    assert MISTAKES[line] in ended.err


def test_mistake_in_a_real_process_leaves_no_traceback() -> None:
    process = started("simulate", "coco", "--bots", "random,wizard", CLASHTABLE_INTERPRETED="1")
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (2, "")
    assert err.startswith("There is no bot 'wizard'")
    assert err.count("\n") == 1


@pytest.mark.parametrize("line", ["cards coco", "simulate coco --bots random,random --games 3 --json"])
def test_reader_that_goes_away_is_left_in_silence(line: str) -> None:
    process = started(*line.split(), CLASHTABLE_INTERPRETED="1")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait(timeout=30) == 1
