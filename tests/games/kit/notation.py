"""Moves and their notation: each has one text, and whatever is no move is refused."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.match import Match

DECISIONS, MOVES = 150, 5
"""So many decisions of a match are looked at, and so many moves of each are played."""


class Notation:
    game: ClassVar[Game]
    seats: ClassVar[Sequence[int]]
    """How many play each of the random matches, whose number is its seed."""
    options: ClassVar[Mapping[str, Any]] = {}
    """The options of those matches."""
    texts: ClassVar[Sequence[str]]
    """A move of each kind."""
    spellings: ClassVar[Sequence[tuple[str, str]]]
    """Other ways to write moves, each with its notation."""
    nonsense: ClassVar[Sequence[str]]
    """What is no move."""
    answers: ClassVar[Sequence[tuple[str, str]]]
    """What is answered to some of that, as a regular expression."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "seed" in metafunc.fixturenames:
            metafunc.parametrize("seed", range(len(self.seats)))
        elif "text" in metafunc.fixturenames:
            is_move = metafunc.function.__name__ == "test_each_kind_of_move_has_one_text"
            metafunc.parametrize("text", self.texts if is_move else self.nonsense)

    def start(self, seed: int) -> Match:
        return self.game.start(self.seats[seed], seed, dict(self.options))

    def test_every_legal_move_survives_its_notation(self, seed: int) -> None:
        match, rng = self.start(seed), random.Random(seed)
        while not match.is_over:
            for move in match.legal_moves():
                parsed = match.parse(move.notation)
                assert (parsed, match.notation(parsed)) == (move, move.notation)
            match.play(rng.choice(match.legal_moves()))

    def test_a_move_and_its_notation_lead_to_the_same_position(self, seed: int) -> None:
        """Options of many decisions, played once as a move and once as text."""
        match, rng = self.start(seed), random.Random(seed)
        for _decision in range(DECISIONS):
            if match.is_over:
                break
            for move in match.legal_moves()[:MOVES]:
                by_move, by_text = match.fork(), match.fork()
                assert by_move.play(move) == by_text.play(move.notation)
                assert by_move.snapshot() == by_text.snapshot()
            match.play(rng.choice(match.legal_moves()))

    def test_each_kind_of_move_has_one_text(self, text: str) -> None:
        assert self.game.parse(text).notation == text

    def test_spaces_and_capitals_do_not_matter(self) -> None:
        for written, notation in self.spellings:
            assert self.game.parse(written).notation == notation

    def test_what_is_no_move_is_refused(self, text: str) -> None:
        with pytest.raises(InvalidMessage):
            self.game.parse(text)

    def test_nonsense_is_answered_with_what_moves_look_like(self) -> None:
        for text, answer in self.answers:
            with pytest.raises(InvalidMessage, match=answer):
                self.game.parse(text)
