"""The pool is the design's card list, card by card, and every card has tests of its own."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from clashtable.games.geekfight.cards.decks import DECKS
from clashtable.games.geekfight.cards.pool import BY_ID, POOL
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.vocabulary import ATTACHMENTS, COMBATANT, INFINITE, KINDS, NO_SNIPE, SUBTYPES, TYPES
from tests import cardbook
from tests.rulebook import ROOT

LIST: dict[str, Any] = yaml.safe_load((ROOT / "tests/data/cards/geekfight.yaml").read_text())
DESIGNED: dict[str, dict[str, Any]] = {card["id"]: card for card in LIST["cards"]}
FEWEST_TESTS = 3


def printed(card: Card) -> dict[str, Any]:
    """Return a card of the pool in the words of the card list."""
    is_combatant = card.kind == COMBATANT
    return {
        "id": card.id,
        "name": card.name,
        "kind": KINDS[card.kind].lower(),
        "type": TYPES[card.type] if is_combatant else None,
        "subtype": SUBTYPES[card.kind][card.subtype],
        "vip": card.is_vip,
        "attributes": sorted(card.attribute_names()),
        "resource_types": sorted(card.resource_names()),
        "resources": card.production if is_combatant else None,
        "cost": None if is_combatant else card.cost,
        "strength": card.strength,
        "health": card.health,
        "snipe": None if card.snipe == NO_SNIPE else card.snipe,
        "time": time_of(card),
        "attach": None if card.attach < 0 else ATTACHMENTS[card.attach],
        "abilities": sorted(card.classes()),
        "text": card.text(),
        "flavor": card.flavor,
        "icon": card.icon,
    }


def time_of(card: Card) -> int | str | None:
    """Return the printed Time of a Buff, None for other cards."""
    if KINDS[card.kind] != "Buff":
        return None
    return "infinite" if card.time == INFINITE else card.time


ATTACHES = {
    "any-combatant": "Attach to any Combatant.",
    "own-item": "Attach to an Item you control.",
    "opposing-item": "Attach to an Item an opponent controls.",
}
"""What the printed text of a Buff says before the designed one: the list has it as a field."""


def designed_text(entry: dict[str, Any]) -> str:
    """Return the text of an entry of the card list, with what a Buff is attached to."""
    return f"{ATTACHES[entry['attach']]} {entry['text']}" if entry["kind"] == "buff" else str(entry["text"])


def designed(entry: dict[str, Any]) -> dict[str, Any]:
    """Return an entry of the card list in a form that can be compared: lists in order, no modifier as 0."""
    lists: dict[str, Any] = {key: sorted(entry[key]) for key in ("attributes", "resource_types", "abilities")}
    lists["text"] = designed_text(entry)
    return {**entry, **lists, "strength": entry["strength"] or 0, "health": entry["health"] or 0}


def test_the_pool_has_the_cards_of_the_list_and_no_others() -> None:
    assert [card.id for card in POOL] == [entry["id"] for entry in LIST["cards"]]
    assert len(DESIGNED) == 143


@pytest.mark.parametrize("name", DESIGNED)
def test_a_card_is_printed_as_designed(name: str) -> None:
    assert printed(BY_ID[name]) == designed(DESIGNED[name])


FILLERS = frozenset(("a", "an", "the", "of", "to", "on", "from", "in", "into", "with", "by", "is", "be", "was", "has"))
"""Words that can change without changing what a text means; all others are numbers, keywords, targets (F-23)."""


def meaning(text: str) -> list[str]:
    """Return the parts of a text that bear its meaning, in order."""
    return [word for word in re.findall(r"[+-]?\d+|[a-z][a-z'.-]*[a-z]", text.lower()) if word not in FILLERS]


@pytest.mark.parametrize("name", DESIGNED)
def test_a_generated_text_means_what_the_designed_one_does(name: str) -> None:
    assert meaning(BY_ID[name].text()) == meaning(designed_text(DESIGNED[name]))


def test_the_comparison_of_texts_sees_numbers_keywords_and_targets() -> None:
    text = "Deal 3 damage to target Combatant."
    for other in (
        "Deal 2 damage to target Combatant.",
        "Heal 3 damage from target Combatant.",
        "Deal 3 damage to your Combatant.",
        "Deal 3 damage to target Item.",
        "Deal 3 damage to another target Combatant.",
    ):
        assert meaning(text) != meaning(other)
    assert meaning(text) == meaning("Deal 3 damage to the target Combatant.")


def test_the_preconstructed_decks_are_the_designed_ones_copy_by_copy() -> None:
    found = [
        {"id": deck.id, "name": deck.name, "bundle": deck.bundle, "theme": deck.theme, "strategy": deck.strategy,
         "cards": deck.cards}
        for deck in DECKS
    ]  # fmt: skip
    assert found == LIST["decks"]
    assert [sum(deck.cards.values()) for deck in DECKS] == [20] * 11


def test_every_card_has_at_least_three_tests_of_its_own() -> None:
    tests = cardbook.tests_by_card(Path(__file__).parent)
    missing = Counter({name: FEWEST_TESTS - tests[name] for name in DESIGNED if tests[name] < FEWEST_TESTS})
    assert not missing, f"tests are missing for {dict(missing)}"
    assert set(tests) <= set(DESIGNED), "a test is about a card that does not exist"
