"""Piles and hands: shuffling by chance or as a record has it, who goes first, and hands in order."""

import pytest

from clashtable.core.effects import Printed
from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import Luck, luck_from_seed
from clashtable.core.piles import (
    dealt_pile,
    fill_hand,
    first_seat,
    ids,
    in_order,
    insert,
    mixed,
    ordered,
    parts_of_pile,
    shuffled,
)


def cards(names: str) -> list[Printed]:
    """Return a card for each letter; equal letters are the same card."""
    made: dict[str, Printed] = {}
    for name in sorted(set(names)):
        made[name] = Printed(name, name.upper())
        made[name].index = ord(name)
    return [made[name] for name in names]


def letters(pile: list[Printed]) -> str:
    return "".join(card.id for card in pile)


def noting(seed: int, *script: str) -> Luck:
    """Return a source of chance that notes its results, or follows *script*."""
    luck = luck_from_seed(seed)
    luck.noted = []
    luck.script = list(reversed(script)) if script else None
    return luck


# --- shuffling


def test_a_shuffled_pile_has_the_same_cards_and_the_old_one_is_untouched() -> None:
    pile = cards("aabcdefgh")
    found = shuffled(luck_from_seed(3), "deck", pile)
    assert sorted(letters(found)) == sorted("aabcdefgh")
    assert letters(pile) == "aabcdefgh"
    assert found is not pile


def test_the_same_seed_shuffles_alike_and_others_do_not() -> None:
    pile = cards("abcdefgh")
    orders = [letters(shuffled(luck_from_seed(seed), "deck", pile)) for seed in (1, 1, 2, 3)]
    assert orders[0] == orders[1]
    assert len(set(orders)) == 3


def test_all_orders_are_about_equally_likely() -> None:
    luck, counts = luck_from_seed(8), dict.fromkeys(("abc", "acb", "bac", "bca", "cab", "cba"), 0)
    for _time in range(1200):
        counts[letters(shuffled(luck, "deck", cards("abc")))] += 1
    assert all(140 < count < 260 for count in counts.values()), counts


def test_a_shuffle_is_noted_under_the_name_of_its_pile() -> None:
    luck = noting(5)
    found = shuffled(luck, "deck 1", cards("abcd"))
    assert luck.noted == [f"deck 1: {' '.join(letters(found))}"]


def test_a_script_stands_in_for_chance_and_is_noted_again() -> None:
    luck = noting(5, "deck 1: c a b")
    before = luck.saved()
    assert letters(shuffled(luck, "deck 1", cards("abc"))) == "cab"
    assert luck.noted == ["deck 1: c a b"]
    assert luck.saved() == before, "no chance was used"


def test_an_empty_pile_stays_empty() -> None:
    luck = noting(5)
    assert shuffled(luck, "deck", cards("")) == []
    assert luck.noted == ["deck: "]
    assert shuffled(noting(5, "deck: "), "deck", cards("")) == []


def test_ordering_keeps_copies() -> None:
    pile = cards("aab")
    assert letters(ordered(pile, ["a", "b", "a"])) == "aba"
    assert letters(pile) == "aab"


@pytest.mark.parametrize("names", ["a b", "a b c c", "a b d", "", "a a b", "c a b x"])
def test_an_order_that_does_not_name_every_card_once_is_refused(names: str) -> None:
    with pytest.raises(InvalidMessage, match="names every card of that deck once"):
        ordered(cards("abc"), names.split())


# --- who goes first


def test_chance_decides_who_goes_first() -> None:
    luck = luck_from_seed(2)
    found = [first_seat(luck, 3) for _time in range(300)]
    assert set(found) == {0, 1, 2}
    assert all(70 < found.count(seat) < 130 for seat in range(3))


def test_who_goes_first_is_noted_and_can_be_scripted() -> None:
    luck = noting(1)
    seat = first_seat(luck, 4)
    assert luck.noted == [f"first {seat}"]
    for wanted in range(4):
        scripted = noting(1, f"first {wanted}")
        assert first_seat(scripted, 4) == wanted
        assert scripted.noted == [f"first {wanted}"]


@pytest.mark.parametrize("word", ["first 4", "first -1", "first x", "first", "deck: a b", ""])
def test_a_script_that_names_nobody_is_refused(word: str) -> None:
    with pytest.raises(InvalidMessage, match="should name who goes first"):
        first_seat(noting(1, word), 4)


# --- hands


@pytest.mark.parametrize(
    ("hand", "card", "after"),
    [
        ("", "c", "c"),
        ("ab", "c", "abc"),
        ("bc", "a", "abc"),
        ("ac", "b", "abc"),
        ("abc", "b", "abbc"),
        ("aa", "a", "aaa"),
    ],
)
def test_a_hand_is_kept_in_the_order_of_the_printed_set(hand: str, card: str, after: str) -> None:
    *held, new = cards(hand + card)
    insert(held, new)
    assert letters(held) == after


def test_cards_in_order_are_in_that_of_the_set_and_the_pile_stays_as_it_was() -> None:
    pile = cards("cabca")
    assert letters(in_order(pile)) == "aabcc"
    assert letters(pile) == "cabca"


def test_ids_are_in_the_order_of_the_cards() -> None:
    assert ids(cards("cab")) == ("c", "a", "b")


def test_mixed_cards_are_the_same_cards_in_the_order_of_a_shuffle() -> None:
    pile = cards("aabcdefgh")
    assert mixed(pile, luck_from_seed(3)) == shuffled(luck_from_seed(3), "deck", pile)
    assert mixed(pile, luck_from_seed(4)) != pile


def test_a_pile_has_a_known_bottom_an_unknown_middle_and_a_known_top() -> None:
    pile = cards("aabcdef")
    parts = parts_of_pile(pile, top=pile[1:3], bottom=[pile[6], pile[5]])
    assert [letters(part) for part in parts] == ["ef", "acd", "ba"]


def test_a_pile_that_is_all_known_from_below_has_no_top() -> None:
    pile = cards("ab")
    parts = parts_of_pile(pile, top=pile[::-1], bottom=pile)
    assert [letters(part) for part in parts] == ["ba", "", ""]


def test_only_the_middle_of_a_dealt_pile_is_left_to_chance() -> None:
    parts = [cards("yz"), cards("abcdef"), cards("x")]
    dealt = {letters(dealt_pile(parts, luck_from_seed(seed))) for seed in range(5)}
    assert len(dealt) == 5
    assert all(pile.startswith("yz") and pile.endswith("x") and len(pile) == 9 for pile in dealt)


def test_a_hand_is_filled_from_the_end_of_a_pile_and_kept_in_order() -> None:
    hand, pile = cards("d"), cards("abce")
    fill_hand(hand, 3, pile)
    assert (letters(hand), letters(pile)) == ("cde", "ab")
