"""What is printed for clients to draw: texts in pieces, reminders of their words, and shapes as squares."""

from typing import TypeAlias

import pytest

from clashtable.core.printed import Reminder, Span
from clashtable.games.geekfight.view import printed_cards as geekfight
from clashtable.games.genres.view import printed_cards as genres
from clashtable.games.panzer.view import printed_cards as panzer

GEEKS = geekfight.printed()
TANKS = panzer.printed()
STAGE = genres.printed()
Face: TypeAlias = geekfight.GeekFace | panzer.PanzerFace | genres.GenresFace
ALL: list[Face] = [*GEEKS.cards, *TANKS.cards, *TANKS.terrains, *STAGE.cards]
BY_ID = {face.id: face for face in reversed(ALL)}
"""A card that two games have is that of the first."""
ON_STAGE = {face.id: face for face in STAGE.cards}


def words(face: Face) -> list[str]:
    """Return the words that are explained on a card."""
    return [found.word for found in face.reminders]


def keys(face: Face) -> list[str]:
    """Return what stands out in a card's text."""
    return [span.words for span in face.spans if span.is_key]


def test_a_text_loses_nothing_in_pieces() -> None:
    for face in ALL:
        assert "".join(span.words for span in face.spans) == face.text, face.id


@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("shoulder-charge", ["Attack:", "Push 4", "Slam 1"]),
        ("enormous-gun", ["Ranged +1", "Movement -2"]),
        ("haunted-parlor", ["Damage zone:", "Permanent"]),
        ("force-field", ["Wall zone.", "Until your next turn"]),
        ("signed-in-red", ["+2 actions"]),
        ("heat-squint", ["Attack:", "True"]),
        ("tiger-i", ["Armor: 1", "Zone of Control", "Destroy-Effect:"]),
    ],
)
def test_keywords_stand_out_with_their_numbers(card: str, found: list[str]) -> None:
    assert keys(BY_ID[card]) == found


def test_resources_have_a_sign_and_costs_stand_out() -> None:
    found = [span for span in BY_ID["chester-a-bum"].spans if span.is_key or span.sign]
    assert found
    assert all(span.sign in ("", span.words) for span in found)
    signs = {span.sign for face in GEEKS.cards for span in face.spans}
    assert signs == {"", "Cash", "Tickets"}
    assert Span("Spend 2:", is_key=True) in [span for face in GEEKS.cards for span in face.spans]


@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("shoulder-charge", ["Push 4", "Slam 1"]),
        ("rodeo-lasso", ["Pull 4", "Rooted"]),
        ("jump-scare", ["Unanswerable", "Teleport"]),
        ("signed-in-red", ["Pay 2 health"]),
        ("gravity-department-on-strike", ["Lasting", "Push", "Pull"]),
        ("cross-beam-array", []),
        ("tiger-i", ["Armor: 1", "Zone of Control", "Destroy-Effect"]),
        ("smoke-barrage", ["Cancel", "Shift"]),
        ("counter-battery", ["Ranged Attack", "Suppress"]),
        ("saboteurs", []),
        ("marsh", ["Halt"]),
        ("chester-a-bum", ["V.I.P.", "Spend", "Tax Counter"]),
        ("lag-spike", ["Cancel", "Distraction Counter"]),
        ("camper-in-the-corner", ["Snipe"]),
        ("button-masher", []),
    ],
)
def test_a_card_explains_the_words_it_uses(card: str, found: list[str]) -> None:
    assert words(BY_ID[card]) == found


def test_reminders_speak_of_the_number_on_the_card() -> None:
    assert Reminder("Push 1", "It slides 1 square straight away from the attacker, until something stops it.") in (
        ON_STAGE["hero-landing"].reminders
    )
    assert "2 less damage" in BY_ID["kv-1"].reminders[0].reminder
    for face in ALL:
        assert not [found for found in face.reminders if "#" in found.word + found.reminder], face.id


@pytest.mark.parametrize("everything", [GEEKS, TANKS, STAGE], ids=["geekfight", "panzer", "genres"])
def test_the_list_of_words_has_each_once_and_all_that_cards_explain(
    everything: geekfight.GeekPrint | panzer.PanzerPrint | genres.GenresPrint,
) -> None:
    listed = [found.word for found in everything.words]
    assert len(set(listed)) == len(listed)
    plain = {word.rstrip("0123456789").rstrip(": ") for face in everything.cards for word in words(face)}
    assert {word for word in plain if not word.startswith("Pay ")} <= set(listed)


def test_zones_say_what_they_do_with_their_number() -> None:
    zone = ON_STAGE["haunted-parlor"].zone
    assert zone is not None
    assert zone.word == f"damage {zone.value}"
    assert zone.text == f"Whoever starts a turn in it or enters it takes {zone.value} damage."
    wall = ON_STAGE["force-field"].zone
    assert wall is not None
    assert (wall.word, wall.text) == ("wall", "Nobody but ghosts can enter its squares.")


def test_every_attack_has_the_squares_of_its_shape() -> None:
    by_name = {shape.name: shape for shape in STAGE.shapes}
    assert {face.attack.shape for face in STAGE.cards if face.attack} == set(by_name)
    assert by_name["cone"].is_directed
    assert set(by_name["cone"].squares) == {
        (0, -1), *((column, -2) for column in (-1, 0, 1)), *((column, -3) for column in range(-2, 3)),
    }  # fmt: skip
    assert len(by_name["line"].squares) == 10
    assert len(by_name["burst 2 not burst 1"].squares) == 16
    assert not by_name["burst 2"].is_directed
