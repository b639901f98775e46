"""Whole matches: records replay identically, chance can be scripted, forks stay apart."""

import random
from typing import Any

import msgspec
import pytest

from clashtable.core.errors import InvalidMessage
from clashtable.core.match import Match, replay_record
from clashtable.core.record import Record
from clashtable.games.geekfight.cards.decks import BOX
from clashtable.games.geekfight.wire.hands import Discarded
from tests.games.geekfight.board import GEEKFIGHT, asked, board, deck, discard, events, hand, legal, play, seat, settle
from tests.games.geekfight.turns import active, pass_until_asked


def random_match(seats: int, seed: int, **options: Any) -> Match:
    """Play a whole match at random."""
    match, rng = GEEKFIGHT.start(seats, seed, {"turn_limit": 10, **options}), random.Random(seed)
    while not match.is_over:
        match.play(rng.choice(match.legal_moves()))
    return match


def without_luck(match: Match) -> dict[str, Any]:
    return {**match.snapshot(), "luck": None}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_record_replays_identically_by_seed_and_by_chance(seats: int) -> None:
    match = random_match(seats, seed=seats, decks="random")
    record = msgspec.json.decode(msgspec.json.encode(match.record()), type=Record)
    assert replay_record(GEEKFIGHT, record, use_chance=False).snapshot() == match.snapshot()
    by_chance = replay_record(GEEKFIGHT, record)
    assert without_luck(by_chance) == without_luck(match)
    assert by_chance.record().chance == record.chance
    seedless = msgspec.structs.replace(record, seed=None)
    assert without_luck(replay_record(GEEKFIGHT, seedless)) == without_luck(match)


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


def test_a_record_of_another_version_is_refused() -> None:
    record = msgspec.structs.replace(GEEKFIGHT.start().record(), version="0")
    with pytest.raises(InvalidMessage, match="version 0 of Geek Fight"):
        replay_record(GEEKFIGHT, record)


def test_a_fork_goes_on_by_itself() -> None:
    match = GEEKFIGHT.start(3, 6, {"turn_limit": 10})
    rng = random.Random(6)
    for _move in range(60):
        before = match.snapshot()
        fork = match.fork()
        for _ahead in range(5):
            if not fork.is_over:
                fork.play(rng.choice(fork.legal_moves()))
        assert match.snapshot() == before
        match.play(rng.choice(match.legal_moves()))


def test_a_snapshot_at_every_decision_goes_on_alike() -> None:
    rng = random.Random(11)
    match = GEEKFIGHT.start(3, 11, {"turn_limit": 10})
    for _decision in range(150):
        if match.is_over:
            break
        again = GEEKFIGHT.restore(match.snapshot())
        assert again.snapshot() == match.snapshot()
        assert [move.notation for move in again.legal_moves()] == legal(match)
        move = rng.choice(legal(match))
        assert again.play(move) == match.fork().play(move)
        match.play(move)


def test_a_deck_of_ones_own_is_played_and_recorded() -> None:
    own = "; ".join(f"{copies} {card}" for card, copies in BOX.presets[0].cards.items())
    match = random_match(2, 1, decks=f"{own}|mirror")
    again = replay_record(GEEKFIGHT, match.record())
    assert again.outcome == match.outcome
