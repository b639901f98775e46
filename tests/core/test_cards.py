"""A set of cards: numbered, with the notes of their abilities, and found by id or name."""

import pytest

from clashtable.core.cards import CardNames, CardSet
from clashtable.core.effects import Effect, Printed, Sentences
from clashtable.core.errors import InvalidMessage

BARK = Effect()
BARK_TWICE = Sentences((BARK, BARK))


class Loud:
    """An ability that barks, and notes on its card that it does."""

    def effects(self) -> list[Effect]:
        return [BARK_TWICE]

    def note(self, card: "Dog") -> None:
        card.is_loud = True


class Dog(Printed):
    """A card of this test."""

    def __init__(self, key: str, name: str, *abilities: Loud) -> None:
        super().__init__(key, name)
        self.abilities = abilities
        self.is_loud = False


def kennel() -> tuple[CardSet[Dog], CardNames]:
    """Return a set of two cards, and the names it has filled in."""
    named = CardNames()
    return CardSet([Dog("old-dog", "Old Dog"), Dog("pup", "The Pup", Loud())], named, " in the kennel (X-1)"), named


def test_cards_are_numbered_in_their_order() -> None:
    dogs, _named = kennel()
    assert [(card.index, card.id) for card in dogs] == [(0, "old-dog"), (1, "pup")]


def test_abilities_note_on_their_card_and_list_their_effects_before_the_parts() -> None:
    quiet, loud = kennel()[0]
    assert (quiet.is_loud, quiet.effects) == (False, [])
    assert (loud.is_loud, loud.effects) == (True, [BARK_TWICE, BARK, BARK])


def test_the_set_fills_in_the_printed_names_and_an_unknown_id_stands_for_itself() -> None:
    _dogs, named = kennel()
    assert (named("pup"), named("cat")) == ("The Pup", "cat")


@pytest.mark.parametrize("words", ["pup", "The Pup", " the pup ", "PUP"])
def test_a_card_is_found_by_id_or_name_in_any_letters(words: str) -> None:
    assert kennel()[0].named(words).id == "pup"


def test_a_card_is_found_by_its_exact_id_alone_where_an_id_is_asked_for() -> None:
    dogs, _named = kennel()
    assert dogs.with_id("old-dog").name == "Old Dog"
    with pytest.raises(InvalidMessage, match=r"There is no card 'Old Dog' in the kennel \(X-1\)\."):
        dogs.with_id("Old Dog")


def test_an_unknown_name_is_refused_with_its_rule_and_cut_when_it_is_long() -> None:
    dogs, _named = kennel()
    with pytest.raises(InvalidMessage, match=r"There is no card 'Cat' in the kennel \(X-1\)\."):
        dogs.named("Cat")
    with pytest.raises(InvalidMessage) as refusal:
        dogs.named("c" * 500)
    assert len(str(refusal.value)) < 120


def test_several_cards_come_in_the_order_of_their_ids_and_as_often() -> None:
    assert [card.id for card in kennel()[0].with_ids(["pup", "old-dog", "pup"])] == ["pup", "old-dog", "pup"]
