"""Deck construction (P-2), the preconstructed decks, and the option that names them."""

from collections import Counter

import pytest

from clashtable.core.deck import Flaw
from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import luck_from_seed
from clashtable.core.match import replay_record
from clashtable.games.panzer.cards.basic_set import BY_ID, CARDS, EVERY_CARD
from clashtable.games.panzer.cards.decks import BOX, completed
from clashtable.games.panzer.cards.terrains import TERRAINS
from clashtable.games.panzer.vocabulary import ALLIES, AXIS, FACTORY
from tests.games.kit.decks import Decks
from tests.games.panzer.board import PANZER, player
from tests.rulebook import covers

LEGAL = """\
14 Factory
4 Grenadiers
4 Panzer IV
4 Tiger I
4 Rifle Section
4 Bicycle Troops
2 Technical Exchange
2 Fire Mission
2 Bunker
"""


class TestDecks(Decks):
    game, box, cards = PANZER, BOX, EVERY_CARD
    rest = "supply"
    legal, size, pairs = LEGAL, 40, 40
    written = (
        "# forty cards\n14x factory ; 4 GRENADIERS # cheap\n\npanzer-iv;Panzer IV;2 panzer iv\n4 tiger-i\n"
        "4 rifle-section;4 bicycle troops;2 technical-exchange;2 fire mission;2  x bunker"
    )
    impossible = (
        ("quick-axis-raid|quick-axis-raid|quick-axis-raid", r"names 3 decks, but 2 play \(P-2\)"),
        ("german-spearhead|60 Tiger I", r"seat 1: This deck is not legal: Line 1: .*\(P-2\.5, D-COPIES\)"),
        ("Nobody|quick-axis-raid", r"seat 0: This deck is not legal: Line 1: There is no card 'Nobody'\."),
        ("40 Forest", r"seat 0: This deck is not legal: .*\(P-2\.6, D-TERRAIN\)"),
        ("36 Factory; 4 Tiger I; 4 T-34", r"\(P-2\.3, D-SIDE\)"),
        ("39 Factory", r"\(P-2\.1, D-SIZE\)"),
    )


changed, codes, all_cards = TestDecks().changed, TestDecks().codes, TestDecks().all_cards


@covers("P-2.1")
@pytest.mark.parametrize(("factories", "legal"), [(13, False), (14, True), (34, True), (35, False)])
def test_a_supply_has_forty_to_sixty_cards(factories: int, legal: bool) -> None:
    """Ruling R2: other sizes are not offered."""
    text = changed("14 Factory", f"{factories} Factory")
    size = 26 + factories
    expected = [] if legal else [Flaw("D-SIZE", "P-2.1", f"A Supply has 40 to 60 cards, this one has {size}.")]
    assert BOX.flaws(text) == expected


@covers("P-2.2")
@pytest.mark.parametrize(
    ("decks", "sizes"),
    [
        ("german-spearhead | quick-axis-raid", "60 and 40"),
        (f"quick-axis-raid | {changed('14 Factory', '15 Factory')}", "40 and 41"),
    ],
)
def test_a_game_between_unequal_decks_cannot_be_started(decks: str, sizes: str) -> None:
    with pytest.raises(InvalidMessage, match=rf"same number of cards, not {sizes} \(P-2\.2\)"):
        PANZER.start(2, 0, {"decks": decks})
    for seed in range(4):
        match = PANZER.start(2, seed, {"decks": "random"})
        assert player(match, 0).size == player(match, 1).size


@covers("P-2.3")
def test_a_supply_belongs_to_one_side_and_may_mix_its_factions() -> None:
    (flaw, second) = BOX.flaws(changed("2 Bunker", "1 T-34\n1 Rangers"))
    assert flaw == Flaw("D-SIDE", "P-2.3", "T-34 belongs to the Allies, but this Supply to the Axis.", 9)
    assert (second.code, second.line) == ("D-SIDE", 10)
    mixed = "14 Factory\n4 T-34\n4 Rangers\n4 KV-1\n4 M4 Sherman\n4 Conscript Rifles\n4 M3 Stuart\n2 Bunker"
    assert codes(mixed) == []
    (turned,) = BOX.flaws(mixed.replace("2 Bunker", "2 Tiger I"))
    assert turned.sentence == "Tiger I belongs to the Axis, but this Supply to the Allies."


@covers("P-2.3")
def test_both_players_may_choose_the_same_side() -> None:
    """Ruling R3."""
    match = PANZER.start(2, 0, {"decks": "german-spearhead | japanese-infiltrators"})
    assert [player(match, seat).side for seat in (0, 1)] == ["axis", "axis"]


@covers("P-2.4")
@pytest.mark.parametrize(
    ("card", "side"),
    [
        ("Technical Exchange", "Axis"),
        ("Submarine Blockade", "Axis"),
        ("Lend-Lease Convoy", "Allies"),
        ("Second Front", "Allies"),
    ],
)
def test_a_two_faction_event_is_legal_in_any_supply_of_its_side(card: str, side: str) -> None:
    for faction, own in (("Grenadiers", "Axis"), ("Rifle Section", "Axis"), ("T-34", "Allies"), ("Rangers", "Allies")):
        text = f"34 Factory\n4 {faction}\n2 {card}"
        assert codes(text) == ([] if own == side else [("D-SIDE", "P-2.3", 3)])


@covers("P-2.4")
def test_a_side_may_be_told_by_a_two_faction_event_alone() -> None:
    match = PANZER.start(2, 0, {"decks": "36 Factory; 4 Lend-Lease Convoy"})
    assert player(match, 0).side == "allies"
    neutral = PANZER.start(2, 0, {"decks": "36 Factory; 4 Fire Mission"})
    assert player(neutral, 0).side == ""


@covers("P-2.5")
def test_at_most_four_copies_of_a_card_and_any_number_of_factories() -> None:
    """Ruling R4: no minimum of Factories either."""
    (flaw,) = BOX.flaws(changed("2 Fire Mission", "1 Fire Mission\n1 Tiger I"))
    assert flaw == Flaw("D-COPIES", "P-2.5", "Tiger I can be in a Supply four times, not five times.", 9)
    at_once = changed("4 Grenadiers", "5 Grenadiers").replace("2 Fire Mission", "1 Fire Mission")
    assert codes(at_once) == [("D-COPIES", "P-2.5", 2)]
    assert codes("60 Factory") == []
    assert codes(without_factories()) == []


def without_factories() -> str:
    """Return a legal deck of forty cards without a Factory."""
    german = [card.name for card in CARDS if card.faction & AXIS and card.kind != FACTORY][:10]
    return "\n".join(f"4 {name}" for name in german)


@covers("P-2.6")
@pytest.mark.parametrize("terrain", [card.name for card in TERRAINS])
def test_terrain_is_never_in_a_supply(terrain: str) -> None:
    (flaw,) = BOX.flaws(changed("2 Bunker", f"2 {terrain}"))
    assert flaw == Flaw("D-TERRAIN", "P-2.6", f"{terrain} is a Terrain, and Terrain is never in a Supply.", 9)


@covers("P-2.6")
def test_an_unknown_card_is_named_with_what_may_have_been_meant() -> None:
    (flaw, size) = BOX.flaws(changed("4 Tiger I", "4 Tigger I"))
    assert flaw == Flaw("D-CARD", "P-2.6", "There is no card 'Tigger I'. Did you mean Tiger I?", 4)
    assert (size.code, size.line) == ("D-SIZE", None)
    nonsense = BOX.flaws(changed("4 Tiger I", "4 Xyzzyqwrt"))[0]
    assert nonsense.sentence == "There is no card 'Xyzzyqwrt'."


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Panzer IIII", "Panzer III"),
        ("StuG IIII", "StuG III"),
        ("155 mm Long Tim", "155 mm Long Tom"),
        ("Kv-11", "KV-1"),
    ],
)
def test_a_suggestion_is_the_printed_name(written: str, name: str) -> None:
    flaw = BOX.flaws(changed("4 Tiger I", f"4 {written}"))[0]
    assert flaw.sentence == f"There is no card '{written}'. Did you mean {name}?"


def test_an_empty_deck_is_too_small() -> None:
    assert codes("") == [("D-SIZE", "P-2.1", None)]


def test_flaws_come_by_line_and_then_as_a_whole() -> None:
    text = "5 Tiger I; 2 Nobody; 1 T-34; 2 Forest"
    assert codes(text) == [
        ("D-COPIES", "P-2.5", 1),
        ("D-CARD", "P-2.6", 2),
        ("D-SIDE", "P-2.3", 3),
        ("D-TERRAIN", "P-2.6", 4),
        ("D-SIZE", "P-2.1", None),
    ]


@pytest.mark.parametrize("seed", range(4))
def test_wild_decks_are_legal_and_of_one_size(seed: int) -> None:
    match = PANZER.start(2, seed, {"decks": "wild"})
    decks = [all_cards(match, seat) for seat in (0, 1)]
    for deck in decks:
        assert codes("\n".join(deck)) == []
    assert len(decks[0]) == len(decks[1])
    assert decks[0] != decks[1]


@covers("P-2.2")
@pytest.mark.parametrize("kind", ["random", "mirror", "wild"])
@pytest.mark.parametrize("size", [40, 47, 60])
def test_what_chance_brings_has_the_size_of_the_other_deck(kind: str, size: int) -> None:
    named = changed("14 Factory", f"{size - 26} Factory")
    for seed in range(3):
        for decks in (f"{named} | {kind}", f"{kind} | {named}"):
            match = PANZER.start(2, seed, {"decks": decks})
            assert [player(match, seat).size for seat in (0, 1)] == [size, size]
            chance = next(seat for seat in (0, 1) if decks.split(" | ")[seat] == kind)
            assert codes("\n".join(all_cards(match, chance))) == []


@pytest.mark.parametrize(
    "decks", ["random", "mirror", "wild", "random | wild", f"{LEGAL} | random", "quick-axis-raid|wild"]
)
def test_a_record_brings_the_same_decks_again(decks: str) -> None:
    match = PANZER.start(2, 9, {"decks": decks})
    match.play("keep")
    record = match.record()
    for again in (replay_record(PANZER, record), replay_record(PANZER, record, use_chance=False)):
        assert [all_cards(again, seat) for seat in (0, 1)] == [all_cards(match, seat) for seat in (0, 1)]
        assert again.record() == record


def test_a_deck_completed_by_chance_holds_what_was_seen() -> None:
    """What bots think of: the rest of a legal deck around cards that are known."""
    seen = [BY_ID["tiger-i"]] * 4 + [BY_ID["factory"]] * 3
    for seed in range(5):
        rest = completed(seen, 33, luck_from_seed(seed), AXIS)
        assert len(rest) == 33
        assert "tiger-i" not in {card.id for card in rest}
        assert codes("\n".join(card.id for card in [*seen, *rest])) == []
    allied = Counter(card.faction for card in completed([], 60, luck_from_seed(1), ALLIES))
    assert not any(faction & AXIS for faction in allied)
