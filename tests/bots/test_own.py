"""Bots that somebody else wrote: those of docs/writing_a_bot.md play, and a wrong one is told from a right one."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import clashtable as ct
from clashtable.bots.own import any_bot
from clashtable.bots.roster import make_bot
from tests.cli.conftest import Run, run
from tests.rulebook import ROOT

__all__ = ["run"]

WRONG = """
class Silent:
    pass

class Cheat:
    def decide(self, view, question, budget):
        return "win at once"
"""


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a working directory with the bots of the document, each in a module of its own, and wrong ones."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs/writing_a_bot.md").read_text(), re.DOTALL)
    for number, block in enumerate(blocks):
        (tmp_path / f"documented_{number}.py").write_text(block)
    (tmp_path / "wrong_bots.py").write_text(WRONG)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_api_8a_the_documented_bots_play(run: Run, own_bots: Path) -> None:
    for spec in ("documented_0:Hasty", "documented_1:OneStep"):
        for game in ("coco", "corgis"):
            seats = ct.game(game).usual_seats
            bots = ",".join([spec, *["random"] * (seats - 1)])
            ended = run("simulate", game, "--bots", bots, "--games", "2", "--seed", "3", "--json")
            assert (ended.status, ended.err) == (0, "")
            found = json.loads(ended.out)
            assert found["finished"] == 2
            assert found["bots"][0] == spec


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("no_such_module:Bot", "The bot no_such_module:Bot cannot be imported"),
        ("wrong_bots:Nobody", "wrong_bots:Nobody is no class with decide(view, question, budget)."),
        ("wrong_bots:Silent", "wrong_bots:Silent is no class with decide(view, question, budget)."),
        ("wrong_bots:Cheat", "wrong_bots:Cheat answered 'win at once', which is none of the moves it was offered."),
    ],
)
def test_api_8a_a_wrong_bot_is_answered_with_a_sentence(run: Run, own_bots: Path, spec: str, sentence: str) -> None:
    ended = run("simulate", "coco", "--bots", f"{spec},random", "--games", "1")
    assert (ended.status, ended.out) == (2, "")
    assert sentence in ended.err


def test_a_stranger_cannot_have_modules_imported(own_bots: Path) -> None:
    assert repr(any_bot("documented_0:Hasty", ct.game("coco"), 1)) == "<documented_0:Hasty for coco>"
    with pytest.raises(ct.InvalidMessage, match="There is no bot 'documented_0:Hasty'"):
        make_bot("documented_0:Hasty", ct.game("coco"), 1)
