"""Every card is played many times across random matches, without an error."""

import json

import pytest

import clashtable as ct
from clashtable.cli import main
from clashtable.core.deck import WILD
from clashtable.core.errors import RulesBug
from clashtable.sim import exercise as module
from clashtable.sim.exercise import exercise
from tests.shared.walks import scaled


@pytest.mark.parametrize(("name", "cards"), [("geekfight", 143), ("panzer", 160), ("genres", 160)])
def test_every_card_is_played_often_enough(name: str, cards: int) -> None:
    heard: list[tuple[int, int]] = []
    least = scaled(5, 50)
    played, matches = exercise(ct.game(name), least, 3, lambda done, left: heard.append((done, left)))
    assert set(played) == {card.name for card in ct.game(name).cards()}
    assert min(played.values()) >= least
    assert heard[0] == (0, cards)
    assert heard[-1] == (matches, 0)


def test_a_card_that_is_never_played_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_MATCHES", 2)
    with pytest.raises(RulesBug, match="after 2 matches some cards were hardly played"):
        exercise(ct.game("geekfight"), 20, 1)


def test_wild_decks_are_legal_and_differ() -> None:
    box = ct.game("geekfight").decks
    assert box is not None
    decks = set()
    for seed in range(50):
        match = ct.game("geekfight").start(seed=seed, options={"decks": WILD})
        for seat in range(2):
            hidden = match.snapshot()["hidden"][seat]
            cards = sorted(hidden["hand"] + hidden["deck"])
            assert box.flaws("\n".join(cards)) == []
            decks.add(tuple(cards))
    assert len(decks) == 100


def test_the_command_lists_the_count_of_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exercise", "geekfight", "--least", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["played"]) == 143
    assert found["least"] == min(found["played"].values()) >= 1
    assert main(["exercise", "geekfight", "--least", "1"]) == 0
    assert "Every one of 143 cards was played at least" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [(["coco"], "that is for games whose cards do things"), (["geekfight", "--least", "0"], "--least is 1 or more")],
)
def test_what_cannot_be_exercised_is_refused(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["exercise", *arguments]) == 2
    assert sentence in capsys.readouterr().err
