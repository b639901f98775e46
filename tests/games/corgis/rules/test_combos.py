"""Clash of Corgis, cards, hands and combos (docs/rules/corgis.md, C-1, C-3 and C-4)."""

import random
from typing import Any

import pytest

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.games.corgis.cards import EFFECTS
from clashtable.games.corgis.model.card import NAMES, cards_in, long_name, one_of_each
from tests.games.corgis.board import (
    CORGIS,
    asked,
    board,
    deck,
    discard,
    exposed,
    hidden,
    legal,
    locked,
    play,
    table,
    values,
    with_lock,
)
from tests.rulebook import covers

# --- C-1 Cards


@covers("C-1.1")
def test_ten_ranks_from_1_to_9_and_the_ace_above_the_9() -> None:
    ranks = "123456789A"
    for place, rank in enumerate(ranks):
        match = play(board(f"{rank}E 8V", "1W 2W 3W 4W 5W 6W 7W 8W 9W AW", effects_optional=True), f"play {rank}E")
        while asked(match)[1] != "FOLLOW":
            match.play("decline")
        assert legal(match) == [*(f"play {higher}W" for higher in ranks[place + 1 :]), "pass"]


@covers("C-1.2")
def test_suits_have_no_order_of_strength() -> None:
    for suit in "WFNV":
        assert legal(play(board("8E 8W", f"8{suit} 3{suit}" if suit != "W" else "8V 3V"), "play 8E")) == ["pass"]
    assert legal(play(board("8V 8W", "9E 3E"), "play 8V")) == ["play 9E", "pass"]
    assert legal(play(board("8E 8W", "9V 3E"), "play 8E")) == ["play 9V", "pass"]


@covers("C-1.3")
def test_a_deck_holds_every_rank_in_every_suit_once_and_five_wilds() -> None:
    ranked = {rank + suit for rank in "123456789A" for suit in "EWFNV"}
    assert cards_of(CORGIS.start(seats=4, seed=1).snapshot()) == sorted(ranked | {f"*{n}" for n in range(1, 6)})
    two = cards_of(CORGIS.start(seats=8, seed=1, options={"decks": 2}).snapshot())
    assert len(two) == len(set(two)) == 110
    assert sum(card.endswith("#2") for card in two) == 55


@covers("C-1.3")
@pytest.mark.parametrize("wilds", [0, 1, 2, 3, 4, 5])
def test_the_number_of_wilds_is_an_option(wilds: int) -> None:
    snapshot = CORGIS.start(seats=3, seed=1, options={"wilds": wilds, "decks": 2}).snapshot()
    found = [card for card in cards_of(snapshot) if card[0] == "*"]
    assert found == sorted(f"*{n}{deck}" for n in range(1, wilds + 1) for deck in ("", "#2"))


def cards_of(snapshot: dict[str, Any]) -> list[str]:
    """Return every card of a fresh deal."""
    dealt = [card for hand in snapshot["hands"] for card in hand]
    return sorted(dealt + [slot["card"] for slot in snapshot["deck"]])


@covers("C-1.6")
@pytest.mark.parametrize("cards", [55, 110])
def test_sets_of_one_deck_are_listed_like_those_of_two(cards: int) -> None:
    rng, order = random.Random(55), cards_in((1 << 110) - 1)
    for _set in range(100):
        held = rng.getrandbits(cards) & rng.getrandbits(cards)
        listed = [card for card in order if held >> card & 1]
        firsts: dict[str, int] = {}
        for card in listed:
            firsts.setdefault("*" if NAMES[card][0] == "*" else NAMES[card][:2], card)
        assert cards_in(held) == listed
        assert cards_in(one_of_each(held)) == list(firsts.values())


@covers("C-1.3")
def test_more_than_five_wilds_are_refused() -> None:
    with pytest.raises(InvalidMessage, match="whole number from 0 to 5"):
        CORGIS.start(options={"wilds": 6})


@covers("C-1.4")
def test_a_wild_matches_no_suit() -> None:
    oracle = play(board("1E 1W 1F 1N 1V 8E", "9E 9W", deck="*1"), "play 1E 1W 1F 1N 1V")
    assert (asked(oracle), deck(oracle)) == ((1, "FOLLOW"), "*1")
    mage = play(board("6E 6W 6F 6N 6V *1", "9E 9W"), "play 6E 6W 6F 6N 6V")
    assert (asked(mage), hidden(mage, 0)) == ((1, "FOLLOW"), "*1")
    bard = play(board("2E 2W *1 *2", "9E 9W"), "play 2E 2W")
    assert (asked(bard), hidden(bard, 0)) == ((1, "FOLLOW"), "*1 *2")


@covers("C-1.5")
@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("1E", "Oracle"),
        ("2E", "Bard"),
        ("3E", "Healer"),
        ("4E", "Monk"),
        ("5E", "Fighter"),
        ("6E", "Mage"),
        ("7E", "Archer"),
        ("8E", "Berserker"),
        ("9E", "Assassin"),
        ("AE", "Samurai"),
    ],
)
def test_each_rank_has_its_effect(card: str, effect: str) -> None:
    match = play(board(f"{card} 8W", "9W", effects_optional=True), f"play {card}")
    assert values(match) == (0, card[0], effect, "E")
    assert {face.name: face.line for face in CORGIS.cards()}[card].split()[0] == effect


@covers("C-1.5")
def test_the_wild_is_the_illusionist() -> None:
    (wild,) = [face for face in CORGIS.cards() if face.name.startswith("*")]
    assert (wild.title, wild.copies, wild.text) == ("Wild", 5, EFFECTS[-1].text)


@covers("C-1.6")
def test_a_card_is_written_as_rank_and_suit_letter() -> None:
    assert long_name(NAMES.index("7F")) == "7 of Fire"
    assert long_name(NAMES.index("AN")) == "Ace of Wind"
    assert long_name(NAMES.index("3V#2")) == "3 of Void"
    assert [long_name(NAMES.index(name)) for name in ("*1", "*5", "*1#2")] == ["Wild"] * 3
    assert (len(NAMES), len(set(NAMES))) == (110, 110)


@covers("C-1.6")
def test_listed_cards_stand_by_rank_suit_and_deck_and_wilds_by_deck_and_number() -> None:
    match = board("*1#2 *3 *1 AE 7W 7E#2 7E 7V 7N 7F 2V", "8E", decks=2)
    assert hidden(match, 0) == "2V 7E 7E#2 7W 7F 7N 7V AE *1 *3 *1#2"
    assert "play 7E 7E#2 7W" in legal(match)
    assert "play *1 *3 *1#2" in legal(match)


@covers("C-1.6")
@pytest.mark.parametrize("text", ["play 7W 7E", "play 7E#2 7E", "play *1#2 *1", "play *3 *2"])
def test_a_play_is_written_in_that_order_and_read_in_any(text: str) -> None:
    written = {"play 7W 7E": "play 7E 7W", "play 7E#2 7E": "play 7E 7E#2", "play *1#2 *1": "play *1 *1#2"}
    assert CORGIS.parse(text).notation == written.get(text, "play *2 *3")


# --- C-3 Hidden and exposed


@covers("C-3.1")
def test_an_exposed_card_is_still_in_hand() -> None:
    match = play(board("8E", "9W 3W", exposed=["3F", ""]), "play 8E")
    assert not match.is_over
    assert (hidden(match, 0), exposed(match, 0)) == ("", "3F")


@covers("C-3.2")
def test_to_expose_moves_a_card_from_the_hidden_to_the_exposed_hand_for_good() -> None:
    match = play(board("8E 9E 3N", "4W 3W AW", deck="1V"), "play 8E", "pass", "expose 4W")
    assert (hidden(match, 1), exposed(match, 1)) == ("3W AW", "4W")
    play(match, "play 3N", "return 1V", "pass", "play 9E")
    assert (hidden(match, 1), exposed(match, 1)) == ("3W AW", "4W"), "no later round hides it again"


@covers("C-3.2")
def test_nothing_turns_an_exposed_card_back() -> None:
    """Over many games an exposed card is exposed until it has left the hand."""
    rng, exposures = random.Random(32), 0
    for seed in range(15):
        match = CORGIS.start(seats=3, seed=seed)
        before: set[tuple[int, str]] = set()
        while not match.is_over:
            match.play(rng.choice(match.legal_moves()))
            hands = match.snapshot()["hands"]
            assert not any(card in hands[seat] for seat, card in before)
            before = exposed_cards(table(match))
            exposures += len(before)
    assert exposures > 100


def exposed_cards(shown: dict[str, list[dict[str, list[str]]]]) -> set[tuple[int, str]]:
    return {(seat, card) for seat, facts in enumerate(shown["seats"]) for card in facts["exposed"]}


@covers("C-3.3")
def test_a_player_without_hidden_cards_exposes_nothing() -> None:
    match = play(board("8E 9E", "", exposed=["", "3W 4W"]), "play 8E", "pass")
    assert (asked(match), exposed(match, 1)) == ((0, "LEAD"), "3W 4W")
    fighter = play(board("5E 9E", "", exposed=["", "6W 4W"]), "play 5E")
    assert (asked(fighter), locked(fighter, 1)) == ((1, "FOLLOW"), "")


@covers("C-3.4", "C-4.2")
def test_an_exposed_card_is_played_only_as_a_single() -> None:
    match = board("7E 7W", "9E", exposed=["7F 7N", ""])
    assert sorted(legal(match)) == ["play 7E", "play 7E 7W", "play 7F", "play 7N", "play 7W"]
    for refused in ("play 7F 7N", "play 7E 7F", "play 7E 7W 7F 7N"):
        with pytest.raises(IllegalMove, match="only as a Single") as error:
            match.play(refused)
        assert error.value.rule == "C-3.4"


@covers("C-3.5")
def test_exposed_and_locked_cards_may_be_discarded_and_returned() -> None:
    mage = with_lock(board("6E 8W", "9W", exposed=["3E 4E", ""]), 0, ["4E"])
    assert legal(play(mage, "play 6E")) == ["discard 3E", "discard 4E"]
    play(mage, "discard 4E")
    assert (discard(mage), exposed(mage, 0), locked(mage, 0)) == ("4E", "3E", "")
    healer = with_lock(board("3N 8W", "9W", exposed=["3E 4E", ""], deck="1V"), 0, ["4E"])
    assert legal(play(healer, "play 3N")) == ["return 1V", "return 8W", "return 3E", "return 4E"]
    play(healer, "return 4E")
    assert (deck(healer), exposed(healer, 0), locked(healer, 0)) == ("4E", "3E", "")


# --- C-4 Combos


@covers("C-4.1")
def test_a_combo_is_one_to_five_cards_of_one_rank_or_wilds() -> None:
    match = board("7E 7W 7F 7N 7V 8E", "9E")
    sizes = [len(move.split()) - 1 for move in legal(match) if "8E" not in move]
    assert [sizes.count(size) for size in range(1, 6)] == [5, 10, 10, 5, 1]
    wilds = board("*1 *2 *3 *4 *5", "9E")
    assert legal(wilds) == [
        "play *1", "play *1 *2", "play *1 *2 *3", "play *1 *2 *3 *4", "play *1 *2 *3 *4 *5",
    ]  # fmt: skip


@covers("C-4.1", "C-4.3")
@pytest.mark.parametrize("cards", ["7E 8E", "7E *1", "7E 7E", "7E 7W 7F 7N 7V *1"])
def test_other_cards_are_no_combo(cards: str) -> None:
    with pytest.raises(InvalidMessage, match=r"are no combo: one to five cards of one rank, or Wilds only \(C-4\.1\)"):
        board("7E 7W 7F 7N 7V 8E *1", "9E").play(f"play {cards}")


@covers("C-4.3")
def test_wilds_and_other_cards_never_stand_in_one_combo() -> None:
    for move in legal(board("7E 7W *1 *2", "9E")):
        assert len({card[0] for card in move.split()[1:]}) == 1


@covers("C-4.2")
def test_two_exposed_wilds_are_no_double() -> None:
    assert legal(board("8E", "9E", exposed=["*1 *2", ""])) == ["play 8E", "play *1"]


@covers("C-4.4", "C-5.2")
def test_a_combo_on_the_table_has_kind_rank_effect_and_suit_set() -> None:
    match = play(board("8E 8N 8V 3E", "9E"), "play 8E 8N 8V")
    assert values(match) == (0, "8", "Berserker", "ENV")
    twins = play(board("8E 8E#2 3E", "9E", decks=2), "play 8E 8E#2")
    assert values(twins) == (0, "8", "Berserker", "E")


@covers("C-4.5")
def test_wilds_of_one_state_are_one_answer_and_of_two_states_two() -> None:
    assert legal(board("*2 *3", "9E", exposed=["*1 *4", ""])) == ["play *2", "play *2 *3", "play *1"]
    locked_one = with_lock(board("*2 *3", "9E", exposed=["*1 *4", ""]), 0, ["*1"])
    assert legal(locked_one) == ["play *2", "play *2 *3", "play *4"]
    with pytest.raises(IllegalMove) as refused:
        locked_one.play("play *3")
    assert refused.value.rule == "C-4.5"


@covers("C-4.5", "C-2.2")
def test_two_copies_of_a_card_are_one_answer() -> None:
    match = board("7E 7E#2 7W#2 8E", "9E", decks=2)
    assert sorted(legal(match)) == [
        "play 7E", "play 7E 7E#2", "play 7E 7E#2 7W#2", "play 7E 7W#2", "play 7W#2", "play 8E",
    ]  # fmt: skip
    apart = board("7E#2 8E", "9E", exposed=["7E", ""], decks=2)
    assert legal(apart) == ["play 7E#2", "play 7E", "play 8E"]


@covers("C-4.5", "C-10.2")
def test_equal_cards_are_one_answer_in_every_decision() -> None:
    returning = play(board("3E 4W 4W#2 *1 *1#2", "9E", deck="8V", decks=2), "play 3E")
    assert legal(returning) == ["return 4W", "return 8V", "return *1"]
    discarding = play(board("6E 4E 4E#2 5E#2", "9E", decks=2), "play 6E")
    assert legal(discarding) == ["discard 4E", "discard 5E#2"]
    exposing = play(board("8E 8W", "4E 4E#2 *1 *1#2", decks=2), "play 8E", "pass")
    assert legal(exposing) == ["expose 4E", "expose *1"]
    fighting = play(board("5E 8W", "4E 4E#2 *2 *1#2", decks=2), "play 5E")
    assert legal(fighting) == ["expose 4E", "expose *2"]
    reacting = play(board("5E 8W", "AE AE#2 AW#2", decks=2), "play 5E")
    assert legal(reacting) == ["react AE", "react AW#2", "decline"]
    adding = play(board("2E 4E 4E#2", "9E", decks=2), "play 2E")
    assert legal(adding) == ["play 4E", "decline"]


@covers("C-4.5")
def test_the_three_states_of_equal_cards_are_three_answers() -> None:
    match = with_lock(board("3E *1 *2 *1#2", "9E", exposed=["*3 *4 *5 *2#2", ""], deck="8V", decks=2), 0, ["*4", "*5"])
    play(match, "play 3E")
    assert legal(match) == ["return 8V", "return *1", "return *3", "return *4"]
