"""The set is the design's card list, card by card, and every card has tests of its own."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from clashtable.games.genres.cards.pool import BY_ID, CARDS
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.view import printed_cards
from clashtable.games.genres.vocabulary import (
    ATTACH_KEYS,
    COMBO,
    EQUIPMENT,
    EVENT,
    GENRES,
    OBJECTION,
    RESPOND_KEYS,
    SUMMON,
    TYPES,
    ZONE,
)
from tests import cardbook
from tests.games.genres.board import GENRES as GAME
from tests.rulebook import ROOT

LIST: dict[str, Any] = yaml.safe_load((ROOT / "tests/data/cards/genres.yaml").read_text())
DESIGNED: dict[str, dict[str, Any]] = {card["id"]: card for card in LIST["cards"]}
FEWEST_TESTS = 3


def keys(bits: int, words: tuple[str, ...]) -> set[str]:
    """Return the words whose bits are set."""
    return {word for at, word in enumerate(words) if bits >> at & 1}


def printed(card: Card) -> dict[str, Any]:
    """Return a card of the set in the words of the card list; lists of conditions as sets."""
    found: dict[str, Any] = {
        "id": card.id,
        "name": card.name,
        "genre": GENRES[card.genre],
        "type": TYPES[card.type],
        "cost": card.cost,
        "text": card.text(),
        "flavor": card.flavor,
        "icon": card.icon,
        "tags": list(card.tags),
    }
    if card.is_attack() and card.attack_line is not None:
        line = printed_cards.attack_face(card.attack_line)
        found["attack"] = {"shape": line.shape, "select": line.select, "damage": line.damage}
    return {**found, **by_type(card)}


def by_type(card: Card) -> dict[str, Any]:
    """Return the fields that only cards of one type have."""
    if card.type == OBJECTION:
        return {"respond": keys(card.respond, RESPOND_KEYS)}
    if card.type == COMBO:
        return {"attach": keys(card.attach, ATTACH_KEYS), "assist": card.assists}
    if card.type == EQUIPMENT:
        return {"wearer": printed_cards.wearer_word(card)}
    if card.type == ZONE:
        face = printed_cards.face(card).zone
        assert face is not None
        duration = "until-your-next-turn" if face.temporary else "permanent"
        return {"zone": {"effect": face.effect, "value": face.value, "duration": duration}}
    if card.type == SUMMON:
        return {"stats": {"health": card.health, "attack": card.attack_value, "movement": card.movement}}
    return {"lasting": card.is_lasting} if card.type == EVENT else {}


def designed(entry: dict[str, Any]) -> dict[str, Any]:
    """Return an entry of the card list in a form that can be compared."""
    found = {**entry, "text": entry["text"].strip()}
    if "attack" in entry:
        found["attack"] = {**entry["attack"], "damage": str(entry["attack"]["damage"])}
    for name in ("respond", "attach"):
        if name in entry:
            found[name] = set(entry[name])
    return found


def test_the_set_has_the_cards_of_the_list_and_no_others() -> None:
    assert [card.id for card in CARDS] == [entry["id"] for entry in LIST["cards"]]
    assert (len(CARDS), len(DESIGNED), len(BY_ID)) == (160, 160, 160)
    assert [sum(card.genre == genre for card in CARDS) for genre in range(10)] == [16] * 10


@pytest.mark.parametrize("name", DESIGNED)
def test_a_card_is_printed_as_designed(name: str) -> None:
    assert printed(BY_ID[name]) == designed(DESIGNED[name])


def test_the_list_has_no_field_that_the_comparison_overlooks() -> None:
    known = {field for card in CARDS for field in printed(card)}
    assert {field for entry in DESIGNED.values() for field in entry} == known


# --- what clients draw


@pytest.mark.parametrize("name", DESIGNED)
def test_the_printed_faces_are_the_cards(name: str) -> None:
    face = next(found for found in printed_cards.printed().cards if found.id == name)
    entry = designed(DESIGNED[name])
    for field in ("name", "genre", "type", "cost", "text", "flavor", "icon"):
        assert getattr(face, field) == entry[field], field
    stats = entry.get("stats", {})
    assert (face.health, face.strength, face.movement) == (
        stats.get("health"), stats.get("attack"), stats.get("movement"),
    )  # fmt: skip
    assert (face.attack is None) == ("attack" not in entry)
    assert (face.zone is None) == ("zone" not in entry)
    assert face.wearer == entry.get("wearer")
    assert (face.assist, face.lasting) == (entry.get("assist", False), entry.get("lasting", False))


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("chainsaw-solo", "Horror · Action · cost 1"),
        ("undo-button", "Sci-Fi · Objection!"),
        ("giant-pow", "Superhero · Combo"),
        ("jetpack-warranty-void", "Sci-Fi · Equipment · cost 1"),
        ("roller-rink", "Grab Bag · Zone · cost 1"),
        ("medium-sized-dragon", "Epic Fantasy · Summon · cost 2 · health 5, attack 2, movement 2"),
    ],
)
def test_a_card_has_a_line_that_says_what_it_is(card: str, line: str) -> None:
    assert BY_ID[card].type_line() == line


def test_the_list_of_cards_names_every_card_once() -> None:
    faces_listed = GAME.cards()
    assert [face.name for face in faces_listed] == [card.id for card in CARDS]
    assert {face.copies for face in faces_listed} == {1}


# --- tests


def test_every_card_has_at_least_three_tests_of_its_own() -> None:
    tests = cardbook.tests_by_card(Path(__file__).parent.parent)
    missing = {name: FEWEST_TESTS - tests[name] for name in DESIGNED if tests[name] < FEWEST_TESTS}
    assert not missing, f"tests are missing for {missing}"
    assert set(tests) <= set(DESIGNED), "a test is about a card that does not exist"
