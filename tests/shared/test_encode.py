"""Games in numbers: observations tell the view, and every number means one move in every state."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest

from clashtable.core.encode import Decision, Encoding
from tests.shared.entries import Entry
from tests.shared.walks import positions, scaled

DECISIONS = scaled(1_500, 100_000)
SERIAL = re.compile(r"[@#]\d+|(?<=aim )\d+|(?<=target item )\d+")
"""What tells things of one name apart in a notation; numbers tell it by the place instead."""


@pytest.fixture(name="encoding")
def encoding_of(entry: Entry) -> Encoding:
    """How the game is written in numbers."""
    if entry.game.encoding is None:
        pytest.skip(f"{entry.game.title} is not written in numbers")
    return entry.game.encoding


def differences(told: Any, seen: Any, path: str, left_out: dict[str, str]) -> list[str]:
    """Return where what an observation tells differs from the view, and what of the view it does not tell."""
    if isinstance(told, dict) and isinstance(seen, dict):
        found = [f"{path}{name} is not in the view" for name in told if name.removesuffix("#") not in seen]
        for name, value in seen.items():
            if name in told:
                found += differences(told[name], value, f"{path}{name}.", left_out)
            elif f"{path}{name}" not in left_out:
                found.append(f"{path}{name} is not told")
            if f"{name}#" in told and told[f"{name}#"] != len(value):
                found.append(f"{path}{name} has {len(value)}, told as {told[f'{name}#']}")
        return found
    if isinstance(told, list) and isinstance(seen, list | tuple) and len(told) == len(seen):
        pairs = zip(told, seen, strict=True)
        return [line for one, other in pairs for line in differences(one, other, path, left_out)]
    return [] if told == seen else [f"{path} {told!r} instead of {seen!r}"]


def test_an_observation_reads_back_as_the_view(entry: Entry, encoding: Encoding) -> None:
    rng = random.Random(41)
    for match in positions(entry, 51, DECISIONS):
        seat = rng.randrange(match.seats)
        cells = encoding.observation(match.state, seat)
        told = encoding.told(encoding.layout.read(cells))
        view = msgspec.to_builtins(match.view(seat))
        assert differences(told, view, "", encoding.left_out) == []


def test_what_is_left_out_is_in_the_view_and_has_a_reason(entry: Entry, encoding: Encoding) -> None:
    assert all(reason.endswith(".") for reason in encoding.left_out.values())
    names = {name for kind in structs(entry.game.view_type) for name in kind.__struct_fields__}
    assert {path.split(".")[-1] for path in encoding.left_out} <= names


def structs(kind: type[msgspec.Struct]) -> set[type[msgspec.Struct]]:
    """Return *kind* and every struct in its fields."""
    found: set[type[msgspec.Struct]] = set()
    waiting: list[Any] = [msgspec.inspect.type_info(kind)]
    while waiting:
        info = waiting.pop()
        if isinstance(info, msgspec.inspect.StructType) and info.cls not in found:
            found.add(info.cls)
            waiting += [field.type for field in info.fields]
        for name in ("item_type", "types", "item_types", "value_type"):
            inner = getattr(info, name, ())
            waiting += list(inner) if isinstance(inner, tuple) else [inner]
    return found


def test_no_cell_holds_more_than_it_may(entry: Entry, encoding: Encoding) -> None:
    most = encoding.layout.most()
    assert len(most) == encoding.layout.size
    for match in positions(entry, 52, DECISIONS // 3):
        for seat in range(match.seats):
            cells = encoding.observation(match.state, seat)
            assert len(cells) == len(most)
            assert all(cell <= bound for cell, bound in zip(cells, most, strict=True))


def test_numbers_lead_to_every_legal_move_and_to_no_other(entry: Entry, encoding: Encoding) -> None:
    for match in positions(entry, 53, DECISIONS):
        if match.is_over:
            continue
        reached = [
            move for number in Decision(encoding, match.state).numbers() for move in below(encoding, match, [number])
        ]
        assert sorted(reached) == sorted(move.notation for move in match.legal_moves())


def below(encoding: Encoding, match: Any, taken: list[int]) -> list[str]:
    """Return the notations of the moves that can be reached after the numbers *taken*."""
    decision = Decision(encoding, match.state)
    move = None
    for number in taken:
        move = decision.take(number)
    if move is not None:
        return [move.notation]
    return [notation for number in decision.numbers() for notation in below(encoding, match, [*taken, number])]


def test_no_number_is_asked_for_that_is_forced(entry: Entry, encoding: Encoding) -> None:
    for match in positions(entry, 55, DECISIONS // 3):
        moves = match.legal_moves()
        if len(moves) > 1:
            assert len(Decision(encoding, match.state).numbers()) > 1, moves


def test_a_number_means_the_same_in_every_state(entry: Entry, encoding: Encoding) -> None:
    assert len(set(encoding.actions)) == len(encoding.actions)
    meant: dict[tuple[int, ...], str] = {}
    for match in positions(entry, 54, DECISIONS):
        for move in match.legal_moves():
            chain = tuple(encoding.chain(match.state, move))
            words = SERIAL.sub("", move.notation)
            assert meant.setdefault(chain, words) == words
            said = SERIAL.sub("", " ".join(encoding.actions[number] for number in chain)).split()
            assert set(words.split()) <= set(said), f"{words} is told as {said}"


def test_a_number_that_cannot_come_next_is_refused(entry: Entry, encoding: Encoding) -> None:
    match = entry.game.start(seed=1)
    decision = Decision(encoding, match.state)
    wrong = next(number for number in range(len(encoding.actions)) if number not in decision.numbers())
    with pytest.raises(ValueError, match="none of those"):
        decision.take(wrong)
    assert decision.numbers(), "nothing was lost"
