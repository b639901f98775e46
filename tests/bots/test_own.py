"""Bots that somebody else wrote: those of docs/writing_a_bot.md play, and a wrong one is told from a right one."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import clashtable as ct
from clashtable.bots.own import OwnBot, any_bot
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

class Broken(Silent):
    def decide(self, view, question, budget):
        return int("a move")

class Demanding(Cheat):
    def __init__(self, patience):
        self.patience = patience

class Angry(Cheat):
    def __init__(self):
        raise NotImplementedError
"""
CAREFUL = "examples.careful_bot:Careful"
MOST_LINES = 30


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a working directory with the bots of the document, each in a module of its own, and wrong ones."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs/writing_a_bot.md").read_text(), re.DOTALL)
    for number, block in enumerate(blocks):
        (tmp_path / f"documented_{number}.py").write_text(block)
    (tmp_path / "wrong_bots.py").write_text(WRONG)
    (tmp_path / "unreadable.py").write_text("class Bot:\n  def decide(\n")
    (tmp_path / "failing.py").write_text("import json\n\nSTRENGTH = json.loads('strong')\n")
    (tmp_path / "empty.py").write_text("")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_api_8a_the_documented_bots_play(run: Run, own_bots: Path) -> None:
    for spec in ("documented_0:Hasty", "documented_1:Careful"):
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
        ("wrong_bots:Nobody", "The module wrong_bots has no Nobody; its bots are Cheat, Broken, Demanding and Angry."),
        ("empty:Bot", "The module empty has no Bot; there is no bot in it."),
        ("unreadable:Bot", "The bot unreadable:Bot cannot be imported: SyntaxError: "),
        ("failing:Bot", "The bot failing:Bot cannot be imported: JSONDecodeError: "),
        ("failing:Bot", " (failing.py, line 3)."),
        ("wrong_bots:Silent", "wrong_bots:Silent is no class with decide(view, question, budget)."),
        ("wrong_bots:__name__", "wrong_bots:__name__ is no class with decide(view, question, budget)."),
        ("wrong_bots:Cheat", "wrong_bots:Cheat answered 'win at once', which is none of the moves it was offered."),
        ("wrong_bots:Broken", "wrong_bots:Broken failed when it was to decide: ValueError: invalid literal for int()"),
        ("wrong_bots:Broken", " (wrong_bots.py, line 11)."),
        ("wrong_bots:Demanding", "wrong_bots:Demanding cannot be made: TypeError: "),
        ("wrong_bots:Angry", "wrong_bots:Angry cannot be made: NotImplementedError (wrong_bots.py, line 19)."),
    ],
)
def test_api_8a_a_wrong_bot_is_answered_with_a_sentence(run: Run, own_bots: Path, spec: str, sentence: str) -> None:
    ended = run("simulate", "coco", "--bots", f"{spec},random", "--games", "1")
    assert (ended.status, ended.out) == (2, "")
    assert sentence in ended.err
    assert ended.err.count("\n") == 1


def test_a_wrong_bot_is_answered_with_a_sentence_from_another_process(run: Run, own_bots: Path) -> None:
    ended = run("simulate", "coco", "--bots", "wrong_bots:Broken,random", "--games", "2", "--jobs", "2")
    assert (ended.status, ended.out) == (2, "")
    assert "wrong_bots:Broken failed when it was to decide: ValueError: " in ended.err


def test_what_the_engine_did_wrong_is_not_put_down_to_the_bot() -> None:
    class Unlucky:
        def decide(self, view: ct.View, question: ct.Question, budget: ct.Budget) -> str:
            raise ct.RulesBug("two cards in one place")

    match = ct.game("coco").start(seed=1)
    bot = OwnBot(match.game, "tests:Unlucky", 1, Unlucky)
    with pytest.raises(ct.RulesBug, match="two cards in one place"):
        bot.decide(match.view(match.to_act), match.game.question(match.state))


def test_document_shows_the_bot_of_the_examples_as_it_is() -> None:
    code = (ROOT / "examples/careful_bot.py").read_text()
    assert f"```python\n{code}```\n" in (ROOT / "docs/writing_a_bot.md").read_text()
    assert len(code.splitlines()) <= MOST_LINES


@pytest.mark.parametrize("game", ct.games())
def test_bot_of_the_examples_plays_every_game(run: Run, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.chdir(ROOT)
    bots = ",".join([CAREFUL, *["random"] * (ct.game(game).usual_seats - 1)])
    ended = run("simulate", game, "--bots", bots, "--games", "1", "--seed", "5", "--json")
    assert (ended.status, ended.err) == (0, "")
    assert json.loads(ended.out)["finished"] == 1


def test_bot_of_the_examples_wins_against_random_play(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    command = ("simulate", "coco", "--bots", f"{CAREFUL},random", "--games", "12", "--seed", "1", "--json")
    first, again = run(*command), run(*command)
    wins = json.loads(first.out)["wins_by_bot"]
    assert wins[CAREFUL] > wins["random"]
    assert json.loads(again.out)["wins_by_bot"] == wins


def test_a_stranger_cannot_have_modules_imported(own_bots: Path) -> None:
    assert repr(any_bot("documented_0:Hasty", ct.game("coco"), 1)) == "<documented_0:Hasty for coco>"
    with pytest.raises(ct.InvalidMessage, match="There is no bot 'documented_0:Hasty'"):
        make_bot("documented_0:Hasty", ct.game("coco"), 1)
