"""Whole matches: records replay identically, chance can be scripted, forks stay apart."""

import random

import msgspec
import pytest

from clashtable.core.errors import InvalidMessage
from clashtable.core.match import replay_record
from clashtable.games.geekfight.cards.decks import BOX
from clashtable.games.geekfight.wire.hands import Discarded
from tests.games.geekfight.board import GEEKFIGHT, asked, board, deck, discard, events, hand, play, seat, settle
from tests.games.geekfight.turns import active, pass_until_asked
from tests.games.kit.matches import Matches
from tests.games.kit.play import play_out


class TestMatches(Matches):
    game = GEEKFIGHT
    starts = tuple((seats, {"turn_limit": 10, "decks": "random"}) for seats in (3, 2, 4, 5, 6))
    broken = (
        {"pending": ["nonsense"]},
        {"pending": [{"step": "window"}]},
        {"pending": [{"step": "resolving", "cast": {"cast": {"card": {"card": "x"}}}}]},
        {"hidden": []},
        {"luck": [1, 2, 3]},
        {"table": {}},
    )


def test_chance_is_noted_legibly() -> None:
    match = GEEKFIGHT.start(2, 3, {"decks": "mirror"})
    while asked(match)[1].startswith("opening"):
        match.play(match.legal_moves()[0])
    chance = match.record().chance
    decks = chance[0].split()
    assert (decks[0], len(decks), decks[1] == decks[2]) == ("decks", 3, True)
    assert chance[1].startswith("deck 0: ")
    assert len(chance[1].split()) == 2 + 17
    assert chance[3] in ("first 0", "first 1")


def test_named_decks_leave_nothing_to_note_but_shuffles() -> None:
    match = GEEKFIGHT.start(2, 3, {"decks": "biohazard|craft-fair", "first_player": "1"})
    while asked(match)[1].startswith("opening"):
        match.play(match.legal_moves()[0])
    assert [result.partition(":")[0] for result in match.record().chance] == ["deck 0", "deck 1"]
    assert active(match) == 1


def test_shuffles_and_random_discards_can_be_scripted() -> None:
    match = board(
        seat(
            units="5 tokens 2 tickets", hand=["data-breach", "casting-call"], deck=["speedrunner", "no-you", "jump-cut"]
        ),
        seat(hand=["jump-cut", "no-you", "headshot"]),
        chance=["discard 1: no-you", "deck 0: jump-cut no-you"],
    )
    happened = [*events(match, "play data-breach", "pay 3 tokens"), *settle(match)]
    assert [event.card for event in happened if isinstance(event, Discarded)] == ["no-you"]
    assert (discard(match, 1), hand(match, 1)) == (["no-you"], ["jump-cut", "headshot"])
    play(match, "play casting-call", "pay 2 tickets")
    pass_until_asked(match)
    play(match, "take speedrunner")
    assert deck(match, 0) == ["no-you", "jump-cut"], "the top card comes last in the script"


def test_random_discards_are_fair() -> None:
    gone = set()
    for seed in range(30):
        match = board(
            seat(units="3 tokens", hand=["data-breach"]), seat(hand=["jump-cut", "no-you", "headshot"]), seed=seed
        )
        play(match, "play data-breach")
        settle(match)
        gone |= set(discard(match, 1))
    assert gone == {"jump-cut", "no-you", "headshot"}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("decks nobody biohazard",), "should name two decks"),
        (("decks biohazard",), "should name two decks"),
        (("decks biohazard biohazard", "deck 0: jump-cut"), "names every card of that deck once"),
    ],
)
def test_impossible_chance_is_refused(change: tuple[str, ...], sentence: str) -> None:
    match = GEEKFIGHT.start(2, 3)
    for _pick in range(2):
        match.play(match.legal_moves()[0])
    record = match.record()
    picks = {"biohazard": "pick line-camper line-camper mascot-suit-marathoner"}
    moves = (picks["biohazard"],) * 2
    with pytest.raises(InvalidMessage, match=sentence):
        replay_record(GEEKFIGHT, msgspec.structs.replace(record, moves=moves, chance=change))


def test_a_wrong_first_player_or_discard_in_a_script_is_refused() -> None:
    fighters = ["button-masher", "speedrunner", "guitar-guy"]
    rest = ["jump-cut", "headshot", "photobomb", "air-horn"]
    drawn = [f"deck {number}: {' '.join(rest)}" for number in range(2)]
    newcomer = seat(None, deck=[*fighters, *rest])
    match = board(newcomer, newcomer, phase="set-up", chance=[*drawn, "first 2"])
    play(match, "deploy button-masher")
    with pytest.raises(InvalidMessage, match="who goes first"):
        match.play("deploy button-masher")
    breach = board(seat(units="3 tokens", hand=["data-breach"]), seat(hand=["jump-cut"]), chance=["discard 1: no-you"])
    with pytest.raises(InvalidMessage, match="not in that hand"):
        breach.play("play data-breach")


def test_a_deck_of_ones_own_is_played_and_recorded() -> None:
    own = "; ".join(f"{copies} {card}" for card, copies in BOX.presets[0].cards.items())
    match = play_out(GEEKFIGHT.start(2, 1, {"turn_limit": 10, "decks": f"{own}|mirror"}), random.Random(1))
    again = replay_record(GEEKFIGHT, match.record())
    assert again.outcome == match.outcome
