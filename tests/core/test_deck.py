"""Decks as plain text: lines, numbers, remarks, and what is wrong with them."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

import pytest

from clashtable.core.deck import INVENTED, Deck, DeckBox, Entry, Flaw, flaw_text, invented_rests, possible_rests
from clashtable.core.effects import Printed
from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import Luck, luck_from_seed


class Pairs(DeckBox):
    """A game whose decks have exactly two cards."""

    presets: Sequence[Deck] = (Deck("both", "Both Of Them", "two", "play both", {"red-hat": 1, "no-one": 1}),)
    rule = "X"
    unknown = ("X-UNKNOWN", "X-1")

    names: Mapping[str, str] = {"red hat": "red-hat", "red-hat": "red-hat", "no, one": "no-one", "no-one": "no-one"}

    def invent(self, luck: Luck, size: int | None) -> list[str]:
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


# --- the option: one deck for all, or one a seat


def test_one_deck_serves_all_and_bars_separate_several() -> None:
    assert BOX.texts("both", 3) == ["both"] * 3
    assert BOX.texts(" both | 2 red hat ", 2) == ["both", "2 red hat"]
    with pytest.raises(InvalidMessage, match=r"names 2 decks, but 3 play \(X\)"):
        BOX.texts("both|both", 3)


def test_a_deck_that_is_not_legal_is_refused_by_its_seat() -> None:
    BOX.check("both | random | 2 red hat", 3)
    with pytest.raises(InvalidMessage, match=r"The option decks, seat 1: This deck is not legal: Two cards, not 1\."):
        BOX.check("both | red hat", 2)


class Hats(Pairs):
    """A game whose decks have two to five cards, the same number for all."""

    presets = (
        Deck("pair", "Pair", "two", "small", {"red-hat": 2}),
        Deck("other-pair", "Other Pair", "two", "small", {"no-one": 2}),
        Deck("trio", "Trio", "three", "large", {"red-hat": 2, "no-one": 1}),
    )
    equal_sizes: ClassVar[str] = "X-9"

    def invent(self, luck: Luck, size: int | None) -> list[str]:
        return [("red-hat", "no-one")[luck.below(2)] for _card in range(size or 5)]

    def broken_rules(self, entries: Sequence[Entry]) -> list[Flaw]:
        size = sum(entry.copies for entry in entries)
        return [] if 2 <= size <= 5 else [Flaw("X-SIZE", "X-2", f"Two to five cards, not {size}.")]


HATS = Hats()
CHANCE = ["random", "mirror", "wild"]


def dealt(value: str, seats: int, seed: int, *script: str) -> tuple[list[list[str]], list[str]]:
    """Return the decks of a match and what was noted of them."""
    luck = luck_from_seed(seed)
    luck.noted = []
    luck.script = list(reversed(script)) if script else None
    return HATS.deal(value, seats, luck), luck.noted


def test_decks_of_one_size_go_together() -> None:
    HATS.check("pair | other-pair", 2)
    HATS.check("trio | 3 red hat | random", 3)
    HATS.check("trio", 4)
    HATS.check("random", 2)


@pytest.mark.parametrize("value", ["pair | trio", "4 red hat | 5 red hat", "random | pair | trio"])
def test_decks_of_unequal_size_are_refused_where_a_rule_says_so(value: str) -> None:
    with pytest.raises(InvalidMessage, match=r"must have the same number of cards, not \d and \d \(X-9\)"):
        HATS.check(value, value.count("|") + 1)
    assert BOX.equal_sizes == "", "other games do not ask for it"


@pytest.mark.parametrize("kind", CHANCE)
def test_what_chance_brings_is_of_one_size(kind: str) -> None:
    sizes = set()
    for seed in range(20):
        decks, _noted = dealt(kind, 3, seed)
        assert len({len(deck) for deck in decks}) == 1
        sizes.add(len(decks[0]))
    assert len(sizes) > 1, "which size, chance decides as well"


@pytest.mark.parametrize("kind", CHANCE)
@pytest.mark.parametrize(("named", "size"), [("trio", 3), ("2 no, one", 2), ("4 red hat", 4)])
def test_what_chance_brings_has_the_size_of_the_named_deck(kind: str, named: str, size: int) -> None:
    """There is no preconstructed deck of four cards, so one is made up."""
    for seed in range(6):
        for value in (f"{named} | {kind}", f"{kind} | {named}"):
            decks, _noted = dealt(value, 2, seed)
            assert [len(deck) for deck in decks] == [size, size]


def test_all_who_mirror_have_the_same_deck() -> None:
    for seed in range(8):
        decks, noted = dealt("mirror | random | mirror", 3, seed)
        assert decks[0] == decks[2]
        words = noted[0].split()
        assert (words[0], words[1]) == ("decks", words[3])


@pytest.mark.parametrize("value", ["random", "mirror", "wild", "random | wild", "4 red hat | mirror", "trio | wild"])
def test_a_record_brings_the_same_decks_again(value: str) -> None:
    for seed in range(4):
        decks, noted = dealt(value, 2, seed)
        assert len(noted) == 1
        again, noted_again = dealt(value, 2, seed + 100, *noted)
        assert (again, noted_again) == (decks, noted)


def test_named_decks_leave_nothing_to_chance() -> None:
    luck = luck_from_seed(1)
    luck.noted = []
    before = luck.saved()
    assert HATS.deal("pair | other-pair", 2, luck) == [["red-hat"] * 2, ["no-one"] * 2]
    assert (luck.saved(), luck.noted) == (before, [])


@pytest.mark.parametrize(
    ("value", "script", "sentence"),
    [
        ("random", "decks pair", "should name two decks"),
        ("random", "decks pair nobody", "should name two decks"),
        ("random", "decks pair red-hat", "should name two decks"),
        ("random", "decks pair trio", r"not 2 and 3 \(X-9\)"),
        ("trio | random", "decks pair", r"not 3 and 2 \(X-9\)"),
    ],
)
def test_a_record_with_impossible_decks_is_refused(value: str, script: str, sentence: str) -> None:
    with pytest.raises(InvalidMessage, match=sentence):
        dealt(value, 2, 0, script)


# --- names that look like numbers


class Numbers(Pairs):
    """A game with cards whose names begin with a number."""

    names: Mapping[str, str] = {"88 mm": "gun", "gun": "gun", "7": "seven", "seven": "seven"}


@pytest.mark.parametrize(
    ("text", "entries"),
    [
        ("88 mm", [Entry("gun", 1, 1)]),
        ("2 88 mm", [Entry("gun", 2, 1)]),
        ("2x 88 MM", [Entry("gun", 2, 1)]),
        ("7", [Entry("seven", 1, 1)]),
        ("3 7", [Entry("seven", 3, 1)]),
    ],
)
def test_a_name_may_begin_with_a_number(text: str, entries: list[Entry]) -> None:
    assert Numbers().read(text) == (entries, [])


CARDS = {name: Printed(name, name.title()) for name in ("ace", "king", "queen", "jack")}
GUESSED = (
    Deck("high", "High", "", "", {"ace": 2, "king": 2}),
    Deck("low", "Low", "", "", {"queen": 2, "ace": 1, "jack": 1}),
    Deck("long", "Long", "", "", {"ace": 2, "king": 3}),
)


def rests(seen: str, somewhere: str, hidden: int) -> list[list[str]]:
    """Return the ids of the hidden cards of each deck that fits."""
    known = [[CARDS[name] for name in names.split()] for names in (seen, somewhere)]
    return [[card.id for card in rest] for rest in possible_rests(GUESSED, CARDS, known[0], known[1], hidden)]


@pytest.mark.parametrize(
    ("seen", "somewhere", "hidden", "fitting"),
    [
        ("ace", "", 3, [["ace", "king", "king"], ["queen", "queen", "jack"]]),
        ("ace ace", "", 2, [["king", "king"]]),
        ("ace", "queen", 3, [["queen", "queen", "jack"]]),
        ("queen", "queen queen", 3, []),
        ("ace", "", 4, [["ace", "king", "king", "king"]]),
        ("ace", "", 5, []),
    ],
)
def test_decks_that_fit_what_was_seen_leave_their_other_cards(
    seen: str, somewhere: str, hidden: int, fitting: list[list[str]]
) -> None:
    assert rests(seen, somewhere, hidden) == fitting


def test_invented_decks_hold_what_is_known_and_are_the_same_for_the_same_cards() -> None:
    def completed(known: list[Printed], size: int, luck: Luck) -> list[Printed]:
        assert [card.id for card in known] == ["ace", "king"]
        return [list(CARDS.values())[luck.below(4)] for _card in range(size)]

    def invented() -> list[list[str]]:
        found = invented_rests(completed, [CARDS["ace"]], [CARDS["king"]], 4)
        return [[card.id for card in rest] for rest in found]

    assert invented() == invented()
    assert len(invented()) == INVENTED
    assert all(rest[0] == "king" and len(rest) == 4 for rest in invented())
    assert len({tuple(rest) for rest in invented()}) > 1
