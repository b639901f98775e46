"""Non-interference: what a seat may not know changes no byte of anything it gets.

The hidden things of a position are put into another possible order; then the view, the question, the events that
follow and every imagined world must be the same to the byte. Options are those of online tables, where being asked
tells nothing.
"""

import random

import msgspec

from clashtable.core.encode import Decision
from clashtable.core.match import Match
from tests.shared.entries import Entry
from tests.shared.walks import positions, scaled

POSITIONS = scaled(20_000, 200_000)
"""Of each game: a million of the five in a soak."""
encode = msgspec.json.encode


def what_it_gets(match: Match, seat: int | None, seed: int) -> list[bytes]:
    """Return all that leaves the engine for *seat* in this position."""
    view = match.view(seat)
    question = match.question() if seat is not None and match.to_act == seat else None
    imagined = match.game.imagine(view, seed).snapshot()
    return [encode(view), encode(question), encode(imagined), *in_numbers(match, seat)]


def in_numbers(match: Match, seat: int | None) -> list[bytes]:
    """Return the observation of *seat* and, where it must answer, the chains of its moves."""
    encoding = match.game.encoding
    if encoding is None or seat is None:
        return []
    chains = Decision(encoding, match.state).chains if match.to_act == seat else []
    return [encoding.observation(match.state, seat), encode(chains)]


def test_hidden_things_change_nothing_a_seat_gets(entry: Entry) -> None:
    rng = random.Random(31)
    changed = compared_moves = 0
    for number, match in enumerate(positions(entry, 21, POSITIONS, online=True)):
        seat = rng.choice([*range(match.seats), None])
        snapshot = match.snapshot()
        other = entry.permuted(snapshot, seat, rng)
        changed += other != snapshot
        elsewhere = entry.game.restore(other)
        assert what_it_gets(match, seat, number) == what_it_gets(elsewhere, seat, number)
        if match.is_over:
            continue
        move = rng.choice(match.legal_moves())
        if move not in elsewhere.legal_moves():
            continue
        here, there = match.fork().play(move), elsewhere.play(move.notation)
        if not any(entry.reveals(event, seat) for event in (*here, *there)):
            compared_moves += 1
            assert [encode(event.seen_by(seat)) for event in here] == [encode(event.seen_by(seat)) for event in there]
    assert changed > POSITIONS * 0.8, "hardly anything was hidden: the test would prove nothing"
    assert compared_moves > POSITIONS * 0.2


def test_an_imagined_world_agrees_with_the_view(entry: Entry) -> None:
    rng = random.Random(32)
    for number, match in enumerate(positions(entry, 22, scaled(3_000, 100_000))):
        seat = rng.choice([*range(match.seats), None])
        view = match.view(seat)
        world = entry.game.imagine(msgspec.json.decode(encode(view), type=entry.game.view_type), number)
        assert world.view(seat) == view
        assert world.is_over == match.is_over
        assert world.is_over or world.legal_moves()
        if seat is not None and match.to_act == seat:
            assert world.question() == match.question()
        assert world.options == match.options


def test_imagined_worlds_differ(entry: Entry) -> None:
    """Many worlds of one view: the hidden cards really are dealt anew."""
    match = entry.game.start(seed=3)
    view = match.view(match.to_act)
    worlds = {encode(entry.game.imagine(view, number).snapshot()) for number in range(20)}
    assert len(worlds) > 10
