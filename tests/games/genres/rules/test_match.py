"""Records, snapshots anywhere, forks: a match can be taken apart and put together again at every moment."""

import random

import msgspec
import pytest

from clashtable.core.errors import InvalidMessage
from clashtable.core.match import Match, replay_record
from clashtable.games.genres.geometry.board import GRID
from tests.games.genres.board import GENRES, asked, board, hand, health, legal, piece, play, seat, stack, view, zone
from tests.games.genres.hidden import every_card
from tests.games.genres.turns import dealt, inner
from tests.games.kit.matches import Matches
from tests.games.kit.play import walk


class TestMatches(Matches):
    game = GENRES
    starts = tuple((4, {"ask_always": always}) for always in (False, True, False))
    broken = ({"pending": ["nonsense"]}, {"hidden": []}, {"luck": [1, 2, 3]}, {"table": {}}, {"armories": [["nobody"]]})


def restored(match: Match) -> Match:
    """Return the match from its snapshot, by way of text."""
    content = msgspec.json.decode(msgspec.json.encode(match.snapshot()))
    again = GENRES.restore(content)
    assert again.snapshot() == match.snapshot()
    for viewer in (*range(match.seats), None):
        assert again.view(viewer) == match.view(viewer)
    return again


def go_on_alike(match: Match, *moves: str) -> None:
    """Play *moves* in the match and in its restored copy; both must come to the same."""
    again = restored(match)
    for move in moves:
        assert legal(again) == legal(match)
        assert again.play(move) == match.play(move)
        assert again.snapshot() == match.snapshot()
        again = restored(match)


def test_a_snapshot_in_the_middle_of_a_stack_of_three() -> None:
    match = board(
        seat("C6", hand=["scream-queen", "overcharge"]), seat("E5", hand=["deflector-bubble"]),
        seat("F6", hand=["falling-leaf-step"]), seat("A1", hand=["counter-intelligence", "classified"]),
    )  # fmt: skip
    go_on_alike(
        match,
        "play scream-queen",
        "attach overcharge",
        "respond deflector-bubble",
        "respond falling-leaf-step",
        "to H4",
    )
    assert stack(match) == ["scream-queen", "deflector-bubble", "falling-leaf-step"]
    go_on_alike(match, "respond counter-intelligence")
    assert asked(match) == (3, "aim")
    go_on_alike(match, legal(match)[0], "pass", "stay")
    assert health(match) == [8, 8, 10, 10]


def test_a_snapshot_in_the_middle_of_a_death_with_loot() -> None:
    bunny = {"furious-bunny": piece("G6", health=1, equipment=["jetpack-warranty-void", "enormous-gun"])}
    match = board(
        seat("F6", hand=["chainsaw-solo"]), seat(piece("G7", health=1), hand=["rerun"], summons=bunny), "K1", "K11"
    )
    go_on_alike(match, "play chainsaw-solo", "piece pawn 0", "discard it")
    assert hand(match, 0) == ["rerun"]


def test_a_snapshot_in_the_middle_of_a_declaration() -> None:
    match = board(
        seat("F6", hand=["freeze-ray-lightly-used", "duct-tape", "extra-ammo", "while-youre-here", "flying-kick"]),
        "F4", "G4", "H6",
    )  # fmt: skip
    shooting = match.fork()
    go_on_alike(shooting, "play freeze-ray-lightly-used", "attach duct-tape", "shape cone", "attach while-youre-here")
    assert (asked(shooting), health(shooting)) == ((0, "target"), [10, 10, 10, 10])
    go_on_alike(shooting, "target pawn 2")
    assert (asked(shooting), health(shooting)) == ((0, "main"), [10, 9, 9, 10])
    go_on_alike(match, "play flying-kick", "done", "to F5")
    assert asked(match) == (0, "target")


def test_a_snapshot_in_the_middle_of_a_walk_and_of_choices_at_resolution() -> None:
    laid = [zone("customs-checkpoint", "C5"), zone("gingerbread-yard", "C5")]
    match = board(
        seat("B6", hand=["rerun", "seance", "roller-rink", "open-mic-night"]), "D9", seat("B9", hand=["wiretap"]),
        zones=laid, armories=[["mop-bot"], ["plot-twist"]],
    )  # fmt: skip
    go_on_alike(match, "move", "to D7", "pick seance", "armory 1", "play open-mic-night", "give")
    assert hand(match, 0)[-1] == "wiretap"


def test_a_snapshot_with_a_script_of_chance_keeps_nothing_of_it() -> None:
    match = board(seat("F6", hand=["rubber-chicken-barrage"]), "H6", "A1", chance=["coin heads", "coin heads"])
    play(match, "play rubber-chicken-barrage")
    assert health(match)[1] == 8


@pytest.mark.parametrize("seed", range(4))
def test_snapshots_anywhere_in_random_games(seed: int) -> None:
    rng = random.Random(seed)
    match = GENRES.start(3 + seed % 4, seed, {"ask_always": seed % 2 == 1})
    for count in range(300):
        if match.is_over:
            break
        move = rng.choice(match.legal_moves())
        if count % 7:
            match.play(move)
        else:
            go_on_alike(match, move.notation)
    assert sum(every_card(match.snapshot()).values()) == 160


def test_a_record_with_chance_that_does_not_fit_is_refused() -> None:
    match = dealt(3, [])
    record = msgspec.structs.replace(match.record(), chance=("cards: rerun",))
    with pytest.raises(InvalidMessage):
        replay_record(GENRES, record)


def test_a_record_from_a_position_begins_there() -> None:
    match = board(seat("F6", hand=["sonic-clap"]), "G6", "A1", seed=5)
    play(match, "play sonic-clap", "draw")
    again = replay_record(GENRES, match.record())
    assert again.snapshot() == match.snapshot()


@pytest.mark.parametrize(
    "step",
    [
        "main 0",
        {"step": "lunch"},
        {"step": "main"},
        {"step": "resolving", "use": None},
        {"step": "window"},
        {"step": "genres-choice", "seat": 0, "effect": {"effect": 99}, "stage": 0, "use": {"cast": {"serial": 1}}},
        {},
    ],
)
def test_a_snapshot_with_a_step_that_does_not_exist_is_refused(step: object) -> None:
    content = board("F6", "A1", "K1").snapshot()
    content["pending"] = [*content["pending"][:-1], step]
    with pytest.raises(InvalidMessage):
        GENRES.restore(content)


@pytest.mark.parametrize("seed", range(4))
def test_positions_stay_sound_in_random_games(seed: int) -> None:
    """No two standing pieces share a square or stand in a wall; nothing exceeds its limit."""
    rng = random.Random(50 + seed)
    match = GENRES.start(rng.choice((3, 4, 5)), 50 + seed)
    for _decision in walk(match, rng):
        table = view(match, None).table
        standing = [found for found in table.pieces if found.kind != "ghost"]
        squares = [found.square for found in standing]
        assert len(set(squares)) == len(squares)
        assert len(table.zones) <= 4
        for found in standing:
            assert len(found.equipment) <= 2
            assert found.bleed <= 3
            assert found.health <= found.most_health
            assert not inner(match).is_wall(GRID.space_named(found.square))
        assert all(found.health > 0 for found in standing) or table.stack
