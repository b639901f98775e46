"""Questions: options with paths, plans of several moves, and players called by their names."""

import msgspec
import pytest

from clashtable.core.question import Option, Question, told
from clashtable.core.text import Voice

FIRE = Option("fire", "Fire at {seat:1}", ("unit:1", "player:1"), True, ("target player 1",), "{seat:1} loses 2.")
REST = Option("rest", "Rest", ("button:rest",))
NAMES = ["Ann", "Bob"]


def asked(**changes: object) -> Question:
    """Return a question with something changed."""
    plain = Question(0, "main", "Your turn.", "X-1", (REST,))
    return msgspec.structs.replace(plain, **changes)


def test_an_option_is_plain_unless_it_says_otherwise() -> None:
    assert (REST.confirm, REST.then, REST.note) == (False, (), "")
    found = asked()
    assert (found.idle, found.plans) == (None, ())


def test_a_question_without_seats_is_told_as_it_is() -> None:
    found = asked(plans=(REST,))
    assert found.told_by(Voice(NAMES, 0)) is found


@pytest.mark.parametrize(("viewer", "name"), [(0, "Bob"), (1, "you"), (None, "Bob")])
def test_seats_are_called_by_their_names_everywhere(viewer: int | None, name: str) -> None:
    found = asked(prompt="{seat:1} attacks.", options=(FIRE, REST), plans=(FIRE,)).told_by(Voice(NAMES, viewer))
    assert found.prompt == f"{name} attacks."
    assert [option.label for option in found.options] == [f"Fire at {name}", "Rest"]
    assert [option.label for option in found.plans] == [f"Fire at {name}"]
    assert [option.note for option in (*found.options, *found.plans)] == [f"{name} loses 2.", "", f"{name} loses 2."]


@pytest.mark.parametrize("part", ["prompt", "options", "plans"])
def test_one_mention_of_a_seat_is_enough(part: str) -> None:
    change = {"prompt": "{seat:0}?", "options": (FIRE,), "plans": (FIRE,)}[part]
    found = asked(**{part: change}).told_by(Voice(NAMES))
    assert "{seat:" not in found.prompt + "".join(
        option.label + option.note for option in (*found.options, *found.plans)
    )


def test_nothing_but_the_words_changes() -> None:
    found = asked(options=(FIRE, REST), plans=(FIRE,), idle="rest").told_by(Voice(NAMES))
    for option in (found.options[0], found.plans[0]):
        assert (option.move, option.path, option.confirm, option.then) == (
            "fire", ("unit:1", "player:1"), True, ("target player 1",),
        )  # fmt: skip
    assert (found.seat, found.kind, found.rule, found.idle) == (0, "main", "X-1", "rest")


def test_options_can_be_told_alone() -> None:
    assert told((FIRE, REST), Voice(NAMES))[0].label == "Fire at Bob"
    assert told((), Voice(NAMES)) == ()


def test_a_question_survives_the_wire() -> None:
    found = asked(options=(FIRE, REST), plans=(FIRE,), idle="rest")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Question) == found
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"move": "a", "label": "b", "path": [], "colour": "red"}', type=Option)
