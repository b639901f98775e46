"""How a player is asked, and why something is refused."""

import random

import pytest

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.core.text import Voice
from tests.games.corgis.board import CORGIS, board, play, with_lock
from tests.games.kit.play import question, walk
from tests.rulebook import covers

PROMPTS = [
    ("play 8E", "FOLLOW", "Beat the Single with a rank above 8, or with as many Wilds, or pass.", "C-5.3"),
    ("play AE", "FOLLOW", "Only Wilds beat this Single of Aces; or pass.", "C-5.3"),
    ("play *1", "FOLLOW", "Beat the Single with any rank, or with as many Wilds, or pass.", "C-5.3"),
    ("play 2E", "ENCORE", "The Bard sings on: add a combo that holds Earth, or leave it.", "C-8.2"),
    ("play 3E", "RETURN", "The Healer: put one card of your hand under the deck.", "C-8.3"),
    ("play 4E", "DECLARE", "The Monk: must the next combo be higher, or lower?", "C-8.4"),
    ("play 6E", "DISCARD", "The Mage: discard a card of Earth.", "C-8.6"),
    ("play 7E", "TARGET", "The Archer: whose hidden hand do you aim at?", "C-8.7"),
    ("play 5E", "REACT", "A Fighter is aimed at you. Show an Ace to cancel it?", "C-8.10"),
]


@pytest.mark.parametrize(("move", "kind", "prompt", "rule"), PROMPTS)
def test_each_prompt_says_what_is_asked_and_by_which_rule(move: str, kind: str, prompt: str, rule: str) -> None:
    match = board("2E 3E 4E 5E 6E 7E 8E 9E AE *1", "AW 9W 3W", "6F 2F", deck="1V 2V")
    asked = question(play(match, move))
    assert (asked.kind, asked.prompt, asked.rule) == (kind, prompt, rule)


def test_the_prompts_of_a_lead_a_low_a_fighter_a_berserker_and_a_choice_of_effects() -> None:
    assert question(board("8E", "9W")).prompt == "You lead: play any combo."
    low = question(play(board("4E 8E", "9W 3W"), "play 4E", "low"))
    assert low.prompt == "Beat the Single with a rank below 4, or with as many Wilds, or pass."
    fighter = question(play(board("5E 8E", "9W 3W"), "play 5E"))
    assert (fighter.kind, fighter.rule) == ("EXPOSE_LOCK", "C-8.5")
    assert fighter.prompt == "The Fighter: turn up one of your hidden cards. It is locked for this round."
    berserker = question(play(board("8E 3E", "9W 3W"), "play 8E", "pass"))
    assert (berserker.kind, berserker.rule) == ("EXPOSE", "C-8.8")
    assert berserker.prompt == "The Berserker: for passing, turn up one of your hidden cards."
    optional = question(play(board("8E 3E", "9W 3W", effects_optional=True), "play 8E"))
    assert (optional.prompt, optional.rule) == ("Use the Berserker's effect?", "C-7.3")


def test_a_prompt_names_every_suit_that_counts() -> None:
    mage = question(play(board("6E 6W 6V 3E 3W", "9W"), "play 6E 6W 6V"))
    assert mage.prompt == "The Mage: discard a card of Earth, Water or Void."


def test_each_label_says_what_the_answer_does() -> None:
    lead = question(board("8E 8W *1 *2", "9W", exposed=["7F", ""]))
    labels = {option.move: option.label for option in lead.options}
    assert labels == {
        "play 7F": "Play 7 of Fire (exposed): Archer",
        "play 8E": "Play 8 of Earth: Berserker",
        "play 8W": "Play 8 of Water: Berserker",
        "play 8E 8W": "Play 8 of Earth and 8 of Water: Berserker",
        "play *1": "Play a Wild",
        "play *1 *2": "Play 2 Wilds",
    }
    twins = question(board("8E 8E#2", "9W", decks=2))
    assert twins.options[-1].label == "Play 8 of Earth and 8 of Earth (second deck): Berserker"
    react = question(play(board("9E 3E", "AW 3W"), "play 9E"))
    assert [option.label for option in react.options] == ["Cancel it with Ace of Water", "Let it happen"]
    encore = question(play(board("2E 3E", "AW 3W"), "play 2E"))
    assert [option.label for option in encore.options] == ["Play 3 of Earth: Healer", "No second play"]
    monk = question(play(board("4E 3E", "AW 3W"), "play 4E"))
    assert [option.label for option in monk.options] == ["Higher", "Lower"]
    optional = question(play(board("8E 3E", "AW 3W", effects_optional=True), "play 8E"))
    assert [option.label for option in optional.options] == ["Use it", "Leave it unused"]


def test_hidden_exposed_and_second_copies_are_told_apart() -> None:
    match = play(board("3E 8W *1", "9W", exposed=["8W#2 *2", ""], deck="1V", decks=2), "play 3E")
    assert {option.move: option.label for option in question(match).options} == {
        "return 1V": "Return 1 of Void",
        "return 8W": "Return 8 of Water",
        "return *1": "Return Wild",
        "return 8W#2": "Return 8 of Water (second deck) (exposed)",
        "return *2": "Return Wild (exposed)",
    }


def test_a_path_names_the_things_to_touch() -> None:
    lead = {option.move: option.path for option in question(board("8E 8W *1", "9W")).options}
    assert lead["play 8E 8W"] == ("card:8E", "card:8W")
    assert lead["play *1"] == ("card:*1",)
    follow = {option.move: option.path for option in question(play(board("8E 3E", "9W 3W"), "play 8E")).options}
    assert follow == {"play 9W": ("card:9W",), "pass": ("button:pass",)}
    target = question(play(board("7E 3E", "9W 3W", "6F 2F"), "play 7E"))
    assert [option.path for option in target.options] == [("seat:1",), ("seat:2",)]
    react = question(play(board("9E 3E", "AW 3W"), "play 9E"))
    assert [option.path for option in react.options] == [("card:AW",), ("button:decline",)]


def test_a_target_is_called_by_name() -> None:
    asked = question(play(board("7E 3E", "9W 3W", "6F 2F"), "play 7E"))
    assert [option.label for option in asked.options] == ["Aim at {seat:1}", "Aim at {seat:2}"]
    told = asked.told_by(Voice(("Ann", "Bot Hazel", "Cy"), 0))
    assert [option.label for option in told.options] == ["Aim at Bot Hazel", "Aim at Cy"]
    assert [option.move for option in told.options] == ["target 1", "target 2"]


def test_in_play_labels_and_paths_are_unique_and_of_the_known_kinds() -> None:
    rng = random.Random(14)
    for seed in range(24):
        options = {"decks": 1 + seed % 2, "effects_optional": seed % 3 == 0, "bard_second": ("beat", "free")[seed % 2]}
        match = CORGIS.start(seats=2 + seed % 3, seed=seed, options=options)
        for _decision in walk(match, rng):
            asked = question(match)
            assert [option.move for option in asked.options] == [move.notation for move in match.legal_moves()]
            assert len({option.label for option in asked.options}) == len(asked.options)
            assert len({option.path for option in asked.options}) == len(asked.options)
            assert {thing.split(":")[0] for option in asked.options for thing in option.path} <= set(CORGIS.things)
            assert asked.prompt.endswith((".", "?"))


# --- refusals


REFUSALS = [
    ("LEAD", "pass", "a leader cannot pass", "C-5.1"),
    ("LEAD", "play 9W", "9 of Water is not in your hand", "C-4.1"),
    ("LEAD", "play 7F 7N", "only as a Single", "C-3.4"),
    ("LEAD", "play 8E 8F", "8 of Fire is not in your hand", "C-4.1"),
    ("LEAD", "play *2", "of equal cards the first is used", "C-4.5"),
    ("LEAD", "decline", "you lead, so play a combo", "C-5.1"),
    ("LEAD", "target 1", "you lead, so play a combo", "C-5.1"),
    ("LEAD", "play 6F", "locked it for this round", "C-8.5"),
    ("FOLLOW", "play 5W", "its rank must be above 8", "C-5.4"),
    ("FOLLOW", "play 9W 9F", "a Single leads, so it takes a Single", "C-5.4"),
    ("FOLLOW", "play *4", "of equal cards the first is used", "C-4.5"),
    ("FOLLOW", "high", "it is your turn to beat the leading combo", "C-5.3"),
]


@covers("C-10.1")
@pytest.mark.parametrize(("moment", "move", "sentence", "rule"), REFUSALS)
def test_a_refusal_says_what_was_asked_why_not_and_what_is_possible(
    moment: str, move: str, sentence: str, rule: str
) -> None:
    match = board("8E 8W *1 *2", "5W 9W 9F *3 *4", exposed=["7F 7N 6F", ""])
    match = with_lock(match, 0, ["6F"])
    if moment == "FOLLOW":
        play(match, "play 8E")
    before = match.snapshot()
    with pytest.raises(IllegalMove, match=sentence) as refused:
        match.play(move)
    assert refused.value.rule == rule
    assert str(refused.value).startswith(f"{move} is not possible: ")
    assert "Possible now: " in str(refused.value)
    assert match.snapshot() == before, "nothing happens"


@pytest.mark.parametrize(
    ("opening", "move", "sentence", "rule"),
    [
        (["play 4E", "low"], "play 9W", "the rank must be below 4", "C-8.4"),
        (["play 4E"], "pass", "first say high or low for the Monk", "C-8.4"),
        (["play 4E"], "play 8E", "first say high or low for the Monk", "C-8.4"),
        (["play 2E"], "play 8W", "hold Earth", "C-8.2"),
        (["play 2E"], "pass", "first add a second play to the Bard, or leave it", "C-8.2"),
        (["play 6E"], "discard 8W", "the Mage discards a card of Earth", "C-8.6"),
        (["play 7E"], "target 0", "an Archer aims at another player", "C-8.7"),
        (["play 5E"], "expose 8E", "8 of Earth is not in your hand", "C-4.1"),
        (["play 5E"], "pass", "first turn up a hidden card for the Fighter", "C-8.5"),
    ],
)
def test_a_wrong_answer_to_an_effects_question_is_refused_with_its_rule(
    opening: list[str], move: str, sentence: str, rule: str
) -> None:
    match = play(board("2E 4E 5E 6E 7E 8E 8W", "9W 3W", "6F 2F"), *opening)
    with pytest.raises(IllegalMove, match=sentence) as refused:
        match.play(move)
    assert refused.value.rule == rule


def test_nothing_can_be_played_after_the_end() -> None:
    match = play(board("8E", "9W"), "play 8E")
    with pytest.raises(IllegalMove, match="The match is over") as refused:
        match.play("pass")
    assert refused.value.rule == "C-12.4"
    assert match.question() is None


def test_a_long_list_of_answers_is_cut_short() -> None:
    with pytest.raises(IllegalMove, match="or 19 more") as refused:
        board("7E 7W 7F 7N 7V", "9W").play("pass")
    assert str(refused.value).count("play ") == 12


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("dance", "is not a move of Clash of Corgis: write 'play 7W 7F'"),
        ("play", "is not a move"),
        ("target 8", "is not a move"),
        ("expose 7Q", "is not a move"),
        ("play 7Q", r"There is no card '7Q' \(C-1\.6\)"),
        ("play 7F 8F", r"7F 8F are no combo: .*C-4\.1"),
        ("play 7F *1", "are no combo"),
    ],
)
def test_what_is_no_move_at_all_is_refused_with_what_to_write(text: str, sentence: str) -> None:
    with pytest.raises(InvalidMessage, match=sentence):
        CORGIS.parse(text)


def test_spaces_do_not_matter() -> None:
    assert CORGIS.parse("  play   7E  7W ").notation == "play 7E 7W"
    assert CORGIS.parse(" pass ").notation == "pass"


def test_prompts_read_as_english() -> None:
    match = play(board("9E 3W", "AE 4W", "5E 5W"), "play 9E")
    question = match.question()
    assert question is not None
    assert question.prompt == "An Assassin is aimed at you. Show an Ace to cancel it?"


@covers("C-4.5")
def test_under_a_monks_low_the_second_copy_is_refused_as_equal() -> None:
    match = play(board("4E 9W", "2E 2E#2 9N", decks=2), "play 4E", "low")
    with pytest.raises(IllegalMove, match="of equal cards the first") as refused:
        match.play("play 2E#2")
    assert refused.value.rule == "C-4.5"
