"""Rules by their numbers, and what a shell and the prompt complete."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import clashtable as ct
from clashtable.cli.line_editing import Tab
from clashtable.core.rulebook import FOLDERS, numbered_parts, rulebook
from tests.cli.conftest import Run
from tests.rulebook import ROOT, numbered_rules


@pytest.mark.parametrize("number", ["K-7.3", "k-7.3", "7.3"])
def test_api_9b_a_rule_is_printed_by_its_number(run: Run, number: str) -> None:
    ended = run("rules", "coco", number)
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.startswith("K-7.3 A turn in which no card is played is idle.")
    assert "Ruling. Reason: passing is voluntary" in ended.out
    assert "K-7.4" not in ended.out


def test_api_9b_a_section_and_the_whole_book_are_printed(run: Run) -> None:
    section = run("rules", "corgis", "C-8").out
    assert "C-8.1" in section
    assert "C-8.11" in section
    assert "C-9.1" not in section
    assert "C-9.1" in run("rules", "corgis").out


def test_api_9b_an_unknown_rule_is_one_sentence(run: Run) -> None:
    ended = run("rules", "coco", "K-99.1")
    assert (ended.status, ended.out) == (2, "")
    assert ended.err == "There is no rule 'K-99.1'; they go from K-1 to K-15.\n"


@pytest.mark.parametrize("name", ct.games())
def test_api_9b_every_numbered_rule_can_be_printed(name: str) -> None:
    parts = numbered_parts(name)
    assert numbered_rules(name) <= set(parts)
    assert all(parts.values())


def test_api_9b_a_question_mark_shows_the_text_of_the_rule(run: Run) -> None:
    ended = run("play", "corgis", "--seed", "1", "--bots", "random", typed="?\nquit\n")
    assert re.search(r"This is asked by a rule of Clash of Corgis:\nC-5\.\d \w+\. .+\.", ended.out)


def test_the_rules_are_packed_into_the_wheel() -> None:
    assert f'"docs/rules" = "clashtable/{FOLDERS[0].name}"' in (ROOT / "pyproject.toml").read_text()
    assert rulebook("coco") == (ROOT / "docs/rules/coco.md").read_text()


def completed(script: Path, *words: str) -> list[str]:
    """Return what bash would complete the last of *words* to."""
    line = " ".join(f"'{word}'" for word in words)
    code = f'source {script}; COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; _clashtable; echo "${{COMPREPLY[@]}}"'
    return subprocess.run(["bash", "-c", code], capture_output=True, text=True, check=True).stdout.split()


def test_api_9c_bash_completes_commands_games_and_options(run: Run, tmp_path: Path) -> None:
    script = tmp_path / "completion.bash"
    script.write_text(run("completion", "bash").out)
    assert completed(script, "clashtable", "ru") == ["rules"]
    assert completed(script, "clashtable", "play", "co") == ["coco", "corgis"]
    assert completed(script, "clashtable", "simulate", "coco", "--g") == ["--games"]
    assert completed(script, "clashtable", "completion", "f") == ["fish"]


def test_api_9c_zsh_and_fish_have_scripts_too(run: Run) -> None:
    assert "bashcompinit" in run("completion", "zsh").out
    assert "__fish_seen_subcommand_from play' -a 'coco corgis" in run("completion", "fish").out
    assert run("completion", "tcsh").status == 2


def test_api_9c_tab_completes_moves_whatever_the_size_of_letters() -> None:
    tab = Tab(["S P", "C HGT", "C HGQ", "undo"])
    assert [tab("c h", number) for number in range(3)] == ["C HGT", "C HGQ", None]
    assert tab("und", 0) == "undo"
    assert tab("x", 0) is None


def test_api_9a_a_card_of_corgis_says_what_it_does(run: Run) -> None:
    archer = run("cards", "corgis", "7F").out
    assert archer == (
        "7 of Fire (7F), Clash of Corgis, one copy\n"
        "Archer (Deadeye)\n"
        "Name another player: one of their hidden cards is turned up at random.\n"
    )
    assert "copy its rank, suits and effect" in run("cards", "corgis", "wild").out
    assert len(run("cards", "corgis").out.splitlines()) > 51 * 3


def test_api_9a_what_cards_do_is_printed_for_every_client() -> None:
    printed = ct.game("corgis").printed()
    effects = {effect.kind: effect for effect in printed.effects}  # type: ignore[union-attr]  # corgis prints some
    assert len(effects) == 11
    assert [kind for kind in effects if effects[kind].name] == ["Oracle", "Bard", "Fighter", "Archer", "Assassin"]
    rules = numbered_rules("corgis")
    for effect in effects.values():
        assert effect.rule in rules
        assert effect.text.endswith(".")


def test_api_9a_labels_name_who_is_played() -> None:
    question = ct.game("corgis").position({"hidden": ["7E 7N", "9W"]}).question()
    assert question is not None
    labels = [option.label for option in question.options]
    assert labels == ["Play 7 of Earth: Archer", "Play 7 of Wind: Archer", "Play 7 of Earth and 7 of Wind: Archer"]


@pytest.mark.parametrize("line", ["play 7n 7e", "7e 7n", "7N 7E", "PLAY 7N 7e"])
def test_api_7_a_combo_is_read_in_any_order_and_in_small_letters(line: str) -> None:
    match = ct.game("corgis").position({"hidden": ["7E 7N 2W", "9W 9E"]})
    match.play(line)
    assert match.moves == ("play 7E 7N",)


def test_api_7_the_refusal_gives_an_example_that_can_be_typed() -> None:
    corgis = ct.game("corgis")
    with pytest.raises(ct.InvalidMessage) as refused:
        corgis.parse("dance")
    for example in re.findall(r"'([^']+)'", str(refused.value))[1:]:
        assert corgis.parse(example).notation == example
    assert corgis.parse("play 7F 7W").notation == "play 7W 7F"


def test_api_9e_the_document_shows_what_is_printed(run: Run) -> None:
    text = (ROOT / "docs/command_line.md").read_text()
    wrong = run("simulate", "cocoo", "--bots", "greedy,random").err
    assert f"$ clashtable simulate cocoo --bots greedy,random\n{wrong}" in text
    for command in ("rules", "completion"):
        assert f"| `clashtable {command}" in text
