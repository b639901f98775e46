"""Whole matches: records replay identically, snapshots go on alike, forks stay apart."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec
import pytest

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.match import Match, replay_record
from clashtable.core.record import record_from_json
from tests.games.kit.play import legal, play_out, walk


class Matches:
    game: ClassVar[Game]
    starts: ClassVar[Sequence[tuple[int, Mapping[str, Any]]]]
    """The seats and options of the matches that are played; the number of each is its seed."""
    broken: ClassVar[Sequence[Mapping[str, Any]]]
    """Changes of the snapshot of a new match that make it impossible."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "seed" in metafunc.fixturenames:
            metafunc.parametrize("seed", range(len(self.starts)))
        elif "change" in metafunc.fixturenames:
            metafunc.parametrize("change", self.broken, ids=lambda change: str(change)[:40])

    def start(self, seed: int) -> tuple[Match, random.Random]:
        """Return a match and the luck of those who play it at random."""
        seats, options = self.starts[seed]
        return self.game.start(seats, seed, options), random.Random(seed)

    def test_a_record_replays_identically_by_seed_and_by_chance(self, seed: int) -> None:
        match = play_out(*self.start(seed))
        record = record_from_json(match.record().to_json())
        assert record == match.record()
        assert replay_record(self.game, record, use_chance=False).snapshot() == match.snapshot()
        by_chance = replay_record(self.game, record)
        assert without_luck(by_chance) == without_luck(match)
        assert (by_chance.record(), by_chance.outcome) == (record, match.outcome)
        seedless = msgspec.structs.replace(record, seed=None)
        assert without_luck(replay_record(self.game, seedless)) == without_luck(match)

    def test_the_same_answers_give_the_same_events(self, seed: int) -> None:
        (one, rng), (other, _rng) = self.start(seed), self.start(seed)
        assert one.beginning == other.beginning
        while not one.is_over:
            move = rng.choice(legal(one))
            assert one.play(move) == other.play(move)

    def test_a_record_of_another_version_is_refused(self) -> None:
        record = msgspec.structs.replace(self.game.start().record(), version="0")
        with pytest.raises(InvalidMessage, match=f"version 0 of {self.game.title}"):
            replay_record(self.game, record)

    def test_a_fork_goes_on_by_itself(self) -> None:
        match, rng = self.start(0)
        for _decision in walk(match, rng, 80):
            before, fork = match.snapshot(), match.fork()
            play_out(fork, rng, 5)
            assert match.snapshot() == before
            assert fork.snapshot() != before

    def test_a_snapshot_at_every_decision_goes_on_alike(self) -> None:
        match, rng = self.start(0)
        for _decision in walk(match, rng, 200):
            again = self.game.restore(match.snapshot())
            assert again.snapshot() == match.snapshot()
            assert legal(again) == legal(match)
            move = rng.choice(legal(match))
            assert again.play(move) == match.fork().play(move)

    def test_an_impossible_snapshot_is_refused(self, change: Mapping[str, Any]) -> None:
        snapshot = self.game.start().snapshot()
        with pytest.raises(InvalidMessage):
            self.game.restore({**snapshot, **change})


def without_luck(match: Match) -> dict[str, Any]:
    """Return a snapshot without what is drawn next."""
    return {**match.snapshot(), "luck": None}
