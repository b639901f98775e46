"""Each viewer counts the moves of which it has seen something, and only those."""

from __future__ import annotations

import random

import pytest

from clashtable.core.events import Event
from clashtable.games.registry import GAMES
from clashtable.server.course import SPECTATORS, Course, Viewer, bit, viewers


def begun(game: str, seats: int, seed: int = 5) -> Course:
    rules = GAMES[game]
    return Course(rules.start(seats, seed, rules.check_options(seats, rules.online_options({}))))


def walked(course: Course, moves: int) -> list[tuple[str, int]]:
    """Play at random; return each move with who saw it."""
    luck, made = random.Random(3), list[tuple[str, int]]()
    while not course.match.is_over and len(made) < moves:
        turn = course.tried(luck.choice(course.match.legal_moves()).notation)
        course.take(turn)
        made.append((turn.notation, turn.shown))
    return made


def what(course: Course, viewer: Viewer) -> tuple[object, object]:
    asked = course.match.question() if viewer is not None and course.match.to_act == viewer else None
    return course.match.view(viewer), asked


@pytest.mark.parametrize(
    ("game", "seats"), [("coco", 2), ("corgis", 4), ("geekfight", 3), ("panzer", 2), ("genres", 4)]
)
def test_who_sees_a_move_is_who_gets_anything_new(game: str, seats: int) -> None:
    course, luck = begun(game, seats), random.Random(8)
    secret = 0
    for _move in range(200):
        if course.match.is_over:
            break
        before = {viewer: what(course, viewer) for viewer in viewers(seats)}
        counted = {viewer: course.sequence(viewer) for viewer in viewers(seats)}
        turn = course.tried(luck.choice(course.match.legal_moves()).notation)
        course.take(turn)
        for viewer in viewers(seats):
            is_new = bool(turn.events) or viewer == turn.seat or what(course, viewer) != before[viewer]
            assert turn.is_shown_to(viewer) == is_new
            assert course.sequence(viewer) == counted[viewer] + is_new
        secret += turn.is_secret
    assert secret or game not in ("genres", "panzer")


def test_a_pass_in_a_window_is_seen_by_the_next_who_is_asked_and_by_nobody_else() -> None:
    course = begun("genres", 4)
    silent: list[int] = []
    for notation, shown in walked(course, 400):
        if notation == "pass" and not shown & SPECTATORS:
            silent.append(shown.bit_count())
    assert silent
    assert set(silent) <= {1, 2}


def test_a_log_is_followed_to_the_same_sequences_with_and_without_knowing_who_saw_it() -> None:
    played = begun("panzer", 2)
    made = walked(played, 150)
    known, unknown = begun("panzer", 2), begun("panzer", 2)
    for notation, shown in made:
        known.follow(notation, shown)
        unknown.follow(notation, None)
    assert played.seen == known.seen == unknown.seen
    assert played.seen[None] != list(range(1, len(made) + 1)), "nothing was silent: the test would prove nothing"


def test_a_move_is_found_again_by_the_sequence_at_which_its_mover_chose_it() -> None:
    course = begun("panzer", 2)
    luck, chosen = random.Random(4), list[tuple[int, int, int]]()
    for number in range(1, 120):
        turn = course.tried(luck.choice(course.match.legal_moves()).notation)
        chosen.append((turn.seat, course.sequence(turn.seat), number))
        course.take(turn)
    assert all(course.number(seat, sequence) == number for seat, sequence, number in chosen)
    assert course.number(0, course.sequence(0)) is None
    assert course.number(0, -1) is None
    assert [course.sequence_at(None, number) for number in (0, 119)] == [0, course.sequence(None)]


def test_trying_a_move_changes_nothing() -> None:
    course = begun("coco", 2)
    before = course.match.snapshot()
    events: tuple[Event, ...] = course.tried(course.match.legal_moves()[0].notation).events
    assert events
    assert course.match.snapshot() == before
    assert course.sequence(None) == 0
    assert bit(None) | bit(0) | bit(1) == 0b111
