"""Decks as plain text: lines, numbers, remarks, and what is wrong with them."""

from collections.abc import Mapping, Sequence

import pytest

from clashtable.core.deck import Deck, DeckBox, Entry, Flaw, flaw_text
from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import Luck


class Pairs(DeckBox):
    """A game whose decks have exactly two cards."""

    presets = (Deck("both", "Both Of Them", "two", "play both", {"red-hat": 1, "no-one": 1}),)
    rule = "X"
    unknown = ("X-UNKNOWN", "X-1")

    @property
    def names(self) -> Mapping[str, str]:
        return {"red hat": "red-hat", "red-hat": "red-hat", "no, one": "no-one", "no-one": "no-one"}

    def invent(self, luck: Luck) -> list[str]:
        return ["red-hat", "no-one"] if luck.below(2) else ["no-one", "no-one"]

    def broken_rules(self, entries: Sequence[Entry]) -> list[Flaw]:
        size = sum(entry.copies for entry in entries)
        return [] if size == 2 else [Flaw("X-SIZE", "X-2", f"Two cards, not {size}.")]


BOX = Pairs()


@pytest.mark.parametrize(
    ("text", "entries"),
    [
        ("Red Hat", [Entry("red-hat", 1, 1)]),
        ("2 Red Hat", [Entry("red-hat", 2, 1)]),
        ("2x red hat", [Entry("red-hat", 2, 1)]),
        ("2 x red hat", [Entry("red-hat", 2, 1)]),
        ("  12   RED-HAT  ", [Entry("red-hat", 12, 1)]),
        ("red hat # a remark\n# another\n\nno, one", [Entry("red-hat", 1, 1), Entry("no-one", 1, 4)]),
        ("red hat;no, one", [Entry("red-hat", 1, 1), Entry("no-one", 1, 2)]),
        ("", []),
        (" ; ;\n", []),
    ],
)
def test_a_line_is_a_number_and_a_name(text: str, entries: list[Entry]) -> None:
    assert BOX.read(text) == (entries, [])


def test_a_line_that_names_no_card_is_a_flaw_with_its_number() -> None:
    entries, flaws = BOX.read("red hat\n2 Red Hatt\nblue")
    assert entries == [Entry("red-hat", 1, 1)]
    assert flaws == [
        Flaw("X-UNKNOWN", "X-1", "There is no card 'Red Hatt'. Did you mean Red Hat?", 2),
        Flaw("X-UNKNOWN", "X-1", "There is no card 'blue'.", 3),
    ]


def test_a_very_long_name_is_cut_short() -> None:
    (flaw,) = BOX.read("z" * 500)[1]
    assert len(flaw.sentence) < 100


def test_flaws_come_by_line_and_then_as_a_whole() -> None:
    assert [flaw.code for flaw in BOX.flaws("red hat\nblue")] == ["X-UNKNOWN", "X-SIZE"]
    assert BOX.flaws("2 red hat") == []


@pytest.mark.parametrize("name", ["both", "Both Of Them", "  BOTH of them "])
def test_a_preconstructed_deck_is_known_by_id_and_name(name: str) -> None:
    assert BOX.preset(name) is BOX.presets[0]
    assert BOX.flaws(name) == []
    assert BOX.cards(name) == ["red-hat", "no-one"]


def test_there_is_no_preset_of_another_name() -> None:
    assert BOX.preset("neither") is None


def test_the_cards_of_a_legal_deck_are_listed_copy_by_copy() -> None:
    assert BOX.cards("2 red hat") == ["red-hat", "red-hat"]


def test_an_illegal_deck_is_refused_with_all_that_is_wrong() -> None:
    with pytest.raises(InvalidMessage) as refused:
        BOX.cards("blue")
    assert str(refused.value) == (
        "This deck is not legal: Line 1: There is no card 'blue'. (X-1, X-UNKNOWN) Two cards, not 0. (X-2, X-SIZE)"
    )


def test_a_flaw_says_where_it_is_and_which_rule_it_breaks() -> None:
    assert flaw_text(Flaw("X-SIZE", "X-2", "Too few.")) == "Too few. (X-2, X-SIZE)"
    assert flaw_text(Flaw("X-SIZE", "X-2", "Too few.", 3)) == "Line 3: Too few. (X-2, X-SIZE)"
