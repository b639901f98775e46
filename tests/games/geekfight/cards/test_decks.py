"""Deck construction (F-4), the preconstructed decks, and the option that names them."""

import random

import pytest

from clashtable.core.deck import Flaw
from clashtable.games.geekfight.cards.decks import BOX, DECKS
from clashtable.games.geekfight.cards.pool import POOL
from clashtable.games.geekfight.vocabulary import COMBATANT
from tests.games.geekfight.board import GEEKFIGHT
from tests.games.kit.decks import Decks
from tests.rulebook import covers

LEGAL = """\
2 Button Masher
2 Speedrunner
1 Alpha Crony
2 Jump Cut
2 Headshot
2 Photobomb
2 Air Horn
2 No, You
2 Loot Drop
2 Late Fee
1 Tag Team
"""


class TestDecks(Decks):
    game, box, cards = GEEKFIGHT, BOX, POOL
    seats = 3
    legal, size, pairs = LEGAL, 20, 121
    written = (
        "# my deck\n2x Button Masher ; 2 speedrunner # fast\n\nALPHA CRONY;jump-cut;Jump Cut\n2  x headshot\n"
        "2 photobomb;2 air-horn;2 no, you;2 loot drop;2 late-fee;tag team"
    )
    impossible = (
        ("biohazard|craft-fair", r"names 2 decks, but 3 play \(F-4\)"),
        ("biohazard|craft-fair|biohazard|biohazard", "names 4 decks, but 3 play"),
        ("biohazard|20 Jump Cut|biohazard", r"seat 1: This deck is not legal: Line 1: .*\(F-4\.3, D-COPIES\)"),
        ("Nobody", r"seat 0: This deck is not legal: Line 1: There is no card 'Nobody'\."),
    )


changed, codes, all_cards = TestDecks().changed, TestDecks().codes, TestDecks().all_cards


@covers("F-4.1")
@pytest.mark.parametrize(("by", "size"), [("1 Jump Cut", 19), ("", 18)])
def test_a_deck_has_exactly_twenty_cards(by: str, size: int) -> None:
    (flaw,) = BOX.flaws(changed("2 Jump Cut", by))
    assert flaw == Flaw("D-SIZE", "F-4.1", f"A deck has exactly 20 cards, this one has {size}.")
    assert codes(LEGAL + "1 Sick Burn") == [("D-SIZE", "F-4.1", None)]


@covers("F-4.2")
def test_a_deck_has_four_to_ten_combatants() -> None:
    assert codes(changed("2 Speedrunner", "2 Sick Burn")) == [("D-COMBATANTS", "F-4.2", None)]
    assert codes(changed("1 Alpha Crony", "1 Sick Burn")) == []
    assert codes(deck_with(10)) == []
    assert codes(deck_with(11)) == [("D-COMBATANTS", "F-4.2", None)]


def deck_with(fighters: int) -> str:
    """Return a deck of twenty cards with so many different Combatants."""
    names = [card.name for card in POOL if card.kind == COMBATANT and not card.is_vip][:fighters]
    others = [card.name for card in POOL if card.kind != COMBATANT][: 20 - fighters]
    return "\n".join([*names, *others])


@covers("F-4.3")
def test_no_name_appears_more_than_twice() -> None:
    thrice = changed("1 Tag Team", "1 Jump Cut")
    (flaw,) = BOX.flaws(thrice)
    assert flaw == Flaw("D-COPIES", "F-4.3", "Jump Cut can be in a deck only twice, not three times.", 11)
    at_once = changed("2 Jump Cut", "3 Jump Cut").replace("1 Tag Team\n", "")
    assert codes(at_once) == [("D-COPIES", "F-4.3", 4)]


@covers("F-4.4")
def test_a_vip_appears_once_only() -> None:
    twice = changed("1 Tag Team", "1 alpha-crony")
    (flaw,) = BOX.flaws(twice)
    assert flaw.code == "D-VIP"
    assert (flaw.rule, flaw.line) == ("F-4.4", 11)
    assert flaw.sentence == "Alpha Crony is a V.I.P. and can be in a deck only once, not two times."


@covers("F-4.5")
def test_at_least_one_combatant_is_no_vip() -> None:
    """Ruling R-6."""
    vips = [card.name for card in POOL if card.is_vip][:4]
    others = [card.name for card in POOL if card.kind != COMBATANT][:16]
    assert codes("\n".join([*vips, *others])) == [("D-OPENING", "F-4.5", None)]


@covers("F-4.6")
def test_every_card_is_in_the_pool() -> None:
    (flaw, size) = BOX.flaws(changed("2 Headshot", "2 Headshoot"))
    assert flaw == Flaw("D-UNKNOWN", "F-4.6", "There is no card 'Headshoot'. Did you mean Headshot?", 5)
    assert size.code == "D-SIZE"
    nonsense = BOX.flaws(changed("2 Headshot", "2 Xyzzyqwrt"))[0]
    assert nonsense.sentence == "There is no card 'Xyzzyqwrt'."


def test_an_empty_deck_has_everything_wrong_with_it() -> None:
    assert [flaw.code for flaw in BOX.flaws("")] == ["D-SIZE", "D-COMBATANTS", "D-OPENING"]


def test_semicolons_count_as_lines() -> None:
    assert codes("2 Nobody;2 Jump Cut;3 Nowhere")[:2] == [("D-UNKNOWN", "F-4.6", 1), ("D-UNKNOWN", "F-4.6", 3)]


def test_there_are_eleven_preconstructed_decks() -> None:
    assert len(DECKS) == 11
    assert len({found.id for found in DECKS}) == len({found.name for found in DECKS}) == 11


def test_who_does_not_mirror_keeps_a_deck_of_its_own() -> None:
    mixed = GEEKFIGHT.start(3, 1, {"decks": "mirror | craft-fair | mirror"})
    assert all_cards(mixed, 0) == all_cards(mixed, 2)
    assert all_cards(mixed, 1) == sorted(BOX.cards("craft-fair"))


def test_a_first_player_beyond_the_seats_is_left_to_chance() -> None:
    assert GEEKFIGHT.start(2, 0, {"first_player": "5"}).options["first_player"] == "random"


def test_nobody_learns_the_other_decks_from_the_view() -> None:
    match = GEEKFIGHT.start(2, random.Random(1).randrange(99), {"decks": "craft-fair|biohazard"})
    shown = str(match.view(0))
    assert "mascot-suit-marathoner" not in shown
    assert "biohazard" not in shown
    assert "craft-fair" not in shown
