"""What a table arranges over the heads of the rules holds in every game: giving up, drawing, taking back."""

from __future__ import annotations

import random

import pytest

from clashtable.core.arrangement import TakenBack, standing
from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.core.luck import luck_from_seed
from clashtable.core.match import Match, replay_record, verify_record
from clashtable.core.revelation import reveals
from tests.shared.entries import Entry
from tests.shared.walks import positions, scaled


def everything_seen(match: Match) -> list[object]:
    """Return the views of all seats and of the spectators, and the open question."""
    return [*(match.view(viewer) for viewer in (None, *range(match.seats))), match.question()]


def played_on(match: Match, rng: random.Random, most: int) -> Match:
    """Return a copy after at most so many random moves more."""
    later = match.fork()
    for _move in range(most):
        if not later.is_over:
            later.play(rng.choice(later.legal_moves()))
    return later


def test_the_last_who_has_not_given_up_wins_at_any_moment(entry: Entry) -> None:
    for found in positions(entry, 61, scaled(40, 400), stride=7):
        if found.is_over:
            continue
        match, left = found.fork(), found.seats - 1
        for seat in range(left):
            assert not match.is_over
            match.play(f"!resign {seat}")
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.reason) == ((left,), "resigned")
        assert (match.to_act, match.legal_moves()) == (None, [])
        assert match.view(None).outcome == match.outcome
        assert replay_record(match.game, match.record()).snapshot() == match.snapshot()


def test_a_draw_ends_the_match_for_everybody(entry: Entry) -> None:
    for found in positions(entry, 62, scaled(20, 200), stride=9):
        if found.is_over:
            continue
        match = found.fork()
        match.play("!draw")
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.reason) == ((), "agreed")
        with pytest.raises(IllegalMove, match="over"):
            match.play("!draw")


def test_nobody_gives_up_twice(entry: Entry) -> None:
    match = entry.game.start(seats := entry.game.seats[-1], 5, entry.needed(seats))
    with pytest.raises(InvalidMessage, match="not there"):
        match.play(f"!resign {seats}")
    match.play("!time 0")
    if seats > 2:
        with pytest.raises(InvalidMessage, match="already"):
            match.play("!resign 0")


def test_what_is_taken_back_stands_exactly_as_before(entry: Entry) -> None:
    rng = random.Random(63)
    for match in positions(entry, 63, scaled(25, 300), stride=9):
        if match.is_over:
            continue
        before, entry_number = match.snapshot(), len(match.moves) + 1
        later = played_on(match, rng, rng.randint(1, 6))
        if later.is_over:
            continue
        assert later.play(f"!undo {entry_number}") == (TakenBack(match.to_act or 0, is_anew=False),)
        assert later.snapshot() == before
        assert standing(list(later.moves)) == list(enumerate(match.moves, 1))
        assert replay_record(later.game, later.record()).snapshot() == before


def test_chance_is_drawn_anew_where_nobody_could_know_it_and_everybody_sees_the_same(entry: Entry) -> None:
    rng, changed = random.Random(64), 0
    for match in positions(entry, 64, scaled(25, 300), stride=9):
        if match.is_over:
            continue
        seen, before, number = everything_seen(match), match.snapshot(), len(match.moves) + 1
        later = played_on(match, rng, rng.randint(1, 4))
        if later.is_over:
            continue
        later.play(f"!undo {number} anew")
        assert everything_seen(later) == seen
        assert entry.conserved(later.snapshot()) == entry.conserved(before)
        changed += later.snapshot()["luck"] != before["luck"]
        twice = played_on(later, random.Random(1), 12)
        assert replay_record(twice.game, twice.record()).snapshot() == twice.snapshot()
    assert changed


def test_a_record_with_moves_taken_back_verifies_by_its_secret_alone(entry: Entry) -> None:
    rng = random.Random(65)
    seats = entry.game.usual_seats
    match = entry.game.start(seats, "5e" * 32, entry.needed(seats))
    for number in range(1, 40):
        if match.is_over:
            break
        match.play(rng.choice(match.legal_moves()))
        if number % 5 == 0 and not match.is_over:
            stands = [at for at, notation in standing(list(match.moves)) if not notation.startswith("!")]
            match.play(f"!undo {rng.choice(stands[-4:])}{' anew' if number % 2 else ''}")
    assert verify_record(match.game, match.record()).snapshot() == match.snapshot()


def test_what_does_not_stand_cannot_be_taken_back(entry: Entry) -> None:
    seats = entry.game.usual_seats
    match = entry.game.start(seats, 3, entry.needed(seats))
    with pytest.raises(InvalidMessage, match="does not stand"):
        match.play("!undo 1")
    match.play(match.legal_moves()[0])
    match.play("!undo 1")
    with pytest.raises(InvalidMessage, match="does not stand"):
        match.play("!undo 1")


def test_a_move_that_reveals_nothing_changes_no_knowledge_in_any_world(entry: Entry) -> None:
    """What ``reveals`` calls quiet is checked against fresh worlds of every other viewer."""
    quiet = 0
    for match in positions(entry, 66, scaled(30, 400), stride=5, online=True):
        if match.is_over:
            continue
        move = match.legal_moves()[len(match.moves) % len(match.legal_moves())].notation
        if reveals(match, move, luck_from_seed(len(match.moves))):
            continue
        quiet += 1
        after = match.fork()
        after.play(move)
        assert after.state.luck.saved() == match.state.luck.saved()
    if entry.id in ("panzer", "genres"):
        assert quiet  # moving a piece shows nothing


def test_whether_a_move_reveals_anything_depends_on_the_movers_knowledge_alone(entry: Entry) -> None:
    rng = random.Random(67)
    for match in positions(entry, 67, scaled(12, 200), stride=11, online=True):
        if match.to_act is None:
            continue
        other = entry.game.restore(entry.permuted(match.snapshot(), match.to_act, rng))
        move = match.legal_moves()[0].notation
        if all(move != found.notation for found in other.legal_moves()):
            continue
        own = match.view(match.to_act)
        assert other.view(match.to_act) == own
        assert reveals(match, move, luck_from_seed(1)) == reveals(other, move, luck_from_seed(1))
