"""The set is the design's card list, card by card, and every card and Terrain has tests of its own."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from clashtable.core.deck import Deck
from clashtable.games.panzer.cards.basic_set import BY_ID, CARDS, EVERY_CARD, TERRAIN_DECK
from clashtable.games.panzer.cards.build import COPIES
from clashtable.games.panzer.cards.decks import BOX, DECKS
from clashtable.games.panzer.cards.terrains import TERRAINS
from clashtable.games.panzer.model.card import Card, type_line
from clashtable.games.panzer.view import printed_cards
from clashtable.games.panzer.view.reminders import REMINDERS
from clashtable.games.panzer.vocabulary import ANY_TYPE, INFANTRY, KIND_KEYS, NUMBERED, TERRAIN, UNIT, VALUES
from tests import cardbook
from tests.games.panzer.board import PANZER
from tests.rulebook import ROOT

LIST: dict[str, Any] = yaml.safe_load((ROOT / "tests/data/cards/panzer.yaml").read_text())
DESIGNED: dict[str, dict[str, Any]] = {card["id"]: card for card in (*LIST["cards"], *LIST["terrain"])}
FEWEST_TESTS = 3
RANGED_ONLY = {"units": ANY_TYPE, "infantry-units": INFANTRY}
SIDES = {name: side for side, factions in LIST["sides"].items() for name in factions}


def printed(card: Card) -> dict[str, Any]:
    """Return a card of the set in the words of the card list."""
    fights = card.kind == UNIT
    found = {
        "id": card.id,
        "name": card.name,
        "faction": card.faction_name().lower(),
        "kind": KIND_KEYS[card.kind],
        "type": card.type,
        "subtype": card.subtype,
        "cost": None if card.kind == TERRAIN else card.cost,
        "attack": card.attack if fights else None,
        "defense": card.defense if fights else None,
        "movement": card.movement if fights else None,
        "abilities": card.keys(),
        "text": card.text(),
        "flavor": card.flavor,
        "icon": card.icon,
    }
    return {**found, "copies": COPIES[card.id]} if card.kind == TERRAIN else found


def designed(entry: dict[str, Any]) -> dict[str, Any]:
    """Return an entry of the card list in a form that can be compared: what is present counts 1."""
    abilities = {key: ability_value(key, value) for key, value in entry["abilities"].items()}
    values = {key: entry.get(key) for key in ("attack", "defense", "movement", "cost")}
    return {**entry, **values, "abilities": abilities}


def ability_value(key: str, value: Any) -> int:
    """Return the number that the set has for an ability of the card list."""
    if key == "ranged-only":
        return RANGED_ONLY[value]
    return 1 if value is True else int(value)


def test_the_set_has_the_cards_of_the_list_and_no_others() -> None:
    assert [card.id for card in CARDS] == [entry["id"] for entry in LIST["cards"]]
    assert [card.id for card in TERRAINS] == [entry["id"] for entry in LIST["terrain"]]
    assert (len(CARDS), len(TERRAINS), len(DESIGNED), len(BY_ID)) == (146, 14, 160, 160)


@pytest.mark.parametrize("name", DESIGNED)
def test_a_card_is_printed_as_designed(name: str) -> None:
    assert printed(BY_ID[name]) == designed(DESIGNED[name])


def test_the_list_has_no_field_that_the_comparison_overlooks() -> None:
    known = set(printed(BY_ID["forest"]))
    assert {field for entry in DESIGNED.values() for field in entry} == known


def test_the_terrain_deck_has_forty_cards() -> None:
    assert len(TERRAIN_DECK) == 40
    assert Counter(card.id for card in TERRAIN_DECK) == {entry["id"]: entry["copies"] for entry in LIST["terrain"]}


# --- keywords


def test_the_reminders_are_those_of_the_list() -> None:
    wanted = {key: (entry["name"], entry["reminder"]) for key, entry in LIST["keywords"].items()}
    assert wanted == REMINDERS


def test_the_keywords_with_a_number_are_those_of_the_list() -> None:
    numbered = {key for key, entry in LIST["keywords"].items() if entry["value"]}
    assert {VALUES[what] for what in NUMBERED} == numbered


# --- decks


def told(deck: Deck) -> dict[str, Any]:
    """Return a preconstructed deck in the words of the card list."""
    factions = [FACTIONS[word] for word in deck.theme.partition(",")[0].split(" and ")]
    size = int(deck.theme.rpartition(",")[2].split()[0])
    return {
        "id": deck.id,
        "name": deck.name,
        "side": str(deck.side).lower(),
        "factions": factions,
        "size": size,
        "strategy": deck.strategy,
        "cards": deck.cards,
    }


FACTIONS = {name.capitalize(): name for name in SIDES}


def test_the_preconstructed_decks_are_the_designed_ones_copy_by_copy() -> None:
    assert [told(deck) for deck in DECKS] == LIST["decks"]
    assert [sum(deck.cards.values()) for deck in DECKS] == [60] * 6 + [40] * 2


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.id)
def test_a_preconstructed_deck_is_of_its_side_factions_and_size(deck: Deck) -> None:
    facts = told(deck)
    assert sum(deck.cards.values()) == facts["size"]
    assert {SIDES[faction] for faction in facts["factions"]} == {facts["side"]}
    allowed = {"neutral", facts["side"], *facts["factions"]}
    found = {DESIGNED[card]["faction"] for card in deck.cards}
    assert found <= allowed
    assert set(facts["factions"]) <= found
    assert BOX.flaws("\n".join(f"{copies} {card}" for card, copies in deck.cards.items())) == []


# --- what clients draw


def test_the_printed_faces_are_the_cards() -> None:
    everything = printed_cards.printed()
    assert [face.id for face in everything.cards] == [card.id for card in CARDS]
    for face in (*everything.cards, *everything.terrains):
        entry = designed(DESIGNED[face.id])
        for field in ("name", "faction", "kind", "type", "subtype", "cost", "attack", "defense", "movement", "text",
                      "flavor", "icon"):  # fmt: skip
            assert getattr(face, field) == entry[field], f"{field} of {face.id}"
        assert face.keywords == entry["abilities"]
        assert face.copies == entry.get("copies", 0)
    assert {key: (found.word, found.reminder) for key, found in everything.keywords.items()} == REMINDERS


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("tiger-i", "Vehicle, Heavy Tank · German · cost III · Attack 4, Defense 5, Movement 2"),
        ("fire-mission", "Normal Event · Neutral · cost I"),
        ("second-front", "Normal Event · Allies · cost III"),
        ("bunker", "Terrain Modifier, Fortification · Neutral · cost II"),
        ("forest", "Terrain, Wooded · Neutral"),
        ("factory", "Factory, Industry · Neutral"),
    ],
)
def test_a_card_has_a_line_that_says_what_it_is(card: str, line: str) -> None:
    assert type_line(BY_ID[card]) == line


def test_the_list_of_cards_names_every_card_once() -> None:
    faces_listed = PANZER.cards()
    assert [face.name for face in faces_listed] == [card.id for card in EVERY_CARD]
    assert sum(face.copies for face in faces_listed) == 146 + 40


# --- tests


def test_every_card_has_at_least_three_tests_of_its_own() -> None:
    tests = cardbook.tests_by_card(Path(__file__).parent.parent)
    missing = {name: FEWEST_TESTS - tests[name] for name in DESIGNED if tests[name] < FEWEST_TESTS}
    assert not missing, f"tests are missing for {missing}"
    assert set(tests) <= set(DESIGNED), "a test is about a card that does not exist"
