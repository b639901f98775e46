"""Who is asked what, and what is carried out without asking (C-8.11 and C-10)."""

import random

import pytest

from tests.games.corgis.board import CORGIS, asked, board, legal, play, table
from tests.games.kit.play import walk
from tests.rulebook import covers

KINDS = {
    "LEAD", "FOLLOW", "ACTIVATE", "ENCORE", "RETURN", "DECLARE", "TARGET", "REACT", "EXPOSE_LOCK", "DISCARD", "EXPOSE",
}  # fmt: skip
WORDS = {
    "LEAD": {"play"},
    "FOLLOW": {"play", "pass"},
    "ACTIVATE": {"activate", "decline"},
    "ENCORE": {"play", "decline"},
    "RETURN": {"return"},
    "DECLARE": {"high", "low"},
    "TARGET": {"target"},
    "REACT": {"react", "decline"},
    "EXPOSE_LOCK": {"expose"},
    "DISCARD": {"discard"},
    "EXPOSE": {"expose"},
}


@covers("C-10.1", "C-10.2")
@pytest.mark.parametrize("optional", [False, True])
def test_exactly_the_stated_questions_are_asked_with_the_stated_answers(optional: bool) -> None:
    rng, seen = random.Random(101), set()
    for seed in range(40):
        match = CORGIS.start(seats=2 + seed % 3, seed=seed, options={"effects_optional": optional})
        for _decision in walk(match, rng):
            kind, answers = asked(match)[1], legal(match)
            seen.add(kind)
            assert {answer.split()[0] for answer in answers} <= WORDS[kind]
            assert len(answers) == len(set(answers))
            if kind not in ("LEAD", "FOLLOW"):
                assert len(answers) >= 2, "a lone answer is carried out without asking"
    assert seen == (KINDS if optional else KINDS - {"ACTIVATE"})


@covers("C-10.2")
def test_a_follower_is_asked_even_if_passing_is_the_only_answer() -> None:
    match = play(board("AE 3W", "4W 5W"), "play AE")
    assert (asked(match), legal(match)) == ((1, "FOLLOW"), ["pass"])


@covers("C-10.2")
def test_a_leader_is_asked_even_with_one_card() -> None:
    match = play(board("AE 3W", "4W 5W"), "play AE", "pass")
    assert (asked(match), legal(match)) == ((0, "LEAD"), ["play 3W"])


@covers("C-10.3")
def test_with_always_questions_with_one_answer_are_still_not_asked() -> None:
    """The option speaks of REACT and ENCORE only."""
    mage = play(board("6E 3E 4W", "8W 5W", reaction_prompt="always"), "play 6E")
    assert asked(mage) == (1, "FOLLOW")
    archer = play(board("7E 3E", "8W", reaction_prompt="always"), "play 7E")
    assert (asked(archer), legal(archer)) == ((1, "REACT"), ["decline"])
    fighter = play(board("5E 3E", "8W", reaction_prompt="always"), "play 5E", "decline")
    assert asked(fighter) == (1, "FOLLOW")


@covers("C-10.3")
def test_with_always_an_impossible_effect_asks_nobody() -> None:
    match = play(board("5E 3E", "", exposed=["", "8W"], reaction_prompt="always"), "play 5E")
    assert asked(match) == (1, "FOLLOW")


@covers("C-10.3", "C-7.3")
def test_with_always_and_optional_effects_every_bard_is_asked() -> None:
    match = play(board("2E 8W", "9W 5W", reaction_prompt="always", effects_optional=True), "play 2E")
    assert asked(match) == (0, "ACTIVATE")
    play(match, "activate")
    assert (asked(match), legal(match)) == ((0, "ENCORE"), ["decline"])


@covers("C-8.11")
@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("1E", (1, "FOLLOW")),
        ("2E", (0, "ENCORE")),
        ("3E", (0, "RETURN")),
        ("4E", (0, "DECLARE")),
        ("5E", (1, "EXPOSE_LOCK")),
        ("6E", (0, "DISCARD")),
        ("7E", (0, "TARGET")),
        ("8E", (1, "FOLLOW")),
        ("9E", (2, "FOLLOW")),
        ("AE", (1, "FOLLOW")),
    ],
)
def test_each_effect_asks_its_question(card: str, question: tuple[int, str]) -> None:
    match = play(board(f"{card} 3E#2 4E#2 8W", "5W 6W", "7F 6F", deck="7V 7N", decks=2), f"play {card}")
    assert asked(match) == question


@covers("C-8.11")
@pytest.mark.parametrize("card", ["1E", "2E", "3E", "5E", "6E", "7E", "AE"])
def test_what_is_not_possible_asks_nothing(card: str) -> None:
    match = play(board(f"{card} 8W", "", "", exposed=["", "5W 6W", "7F 6F"]), f"play {card}")
    assert asked(match) == (1, "FOLLOW")
    assert not table(match)["low"]
