"""Two worlds that one viewer cannot tell apart, played move by move.

One match is played at random. Beside it runs another, in which everything that the viewer may not know lies in another
order. Whenever the viewer gets to see something in the first world, moves are looked for in the second that show the
viewer exactly the same; others may think about other questions meanwhile, and decline other things in silence. Where
there are none, the second world begins anew from another order of the first one's hidden things. What may be known is
asked of the engine alone: the events as seen, the view and the question.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, MutableSequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import msgspec

from clashtable.core.events import Event
from clashtable.core.match import Match
from tests.shared.entries import Entry

Viewer: TypeAlias = int | None
Seen: TypeAlias = tuple[bytes, bytes, bytes]
MOST_TRIES: Final = 40
"""How many moves of the second world are tried for one that shows what is wanted."""
LONGEST_SILENCE: Final = 12
DONE: Final = "done"
"""What ends a choice that is open only as long as somebody holds a card for it."""
IN_HANDS: Final = 20
"""About how many of the hidden things lie in hands."""
encode = msgspec.json.encode


@dataclass(frozen=True)
class Made:
    """A move of a world; *before* it the match may be put in place of another that looks the same."""

    seat: int
    notation: str
    before: Match | None = None


@dataclass
class Pair:
    """The moves of both worlds, and how much the comparison is worth."""

    here: list[Made] = field(default_factory=list)
    there: list[Made] = field(default_factory=list)
    seen: int = 0
    """How often the viewer gets to see something."""
    apart: int = 0
    """How often the worlds lie differently while it does."""
    silent: int = 0
    """How many moves the viewer does not get to see, in the first world."""
    unlike: int = 0
    """How often there are more silent moves in one world than in the other."""


def what_is_seen(match: Match, viewer: Viewer, events: tuple[Event, ...] = ()) -> Seen:
    """Return all that *viewer* may know once *events* have led to this position."""
    question = match.question() if viewer is not None and match.to_act == viewer else None
    return encode([event.seen_by(viewer) for event in events]), encode(match.view(viewer)), encode(question)


def after(match: Match, move: str) -> tuple[Match, tuple[Event, ...]]:
    """Return the match once *move* has been made, and what happened."""
    forked = match.fork()
    return forked, forked.play(move)


class Gentle(random.Random):
    """Chance that exchanges only a few things, so that most of a hand stays as it is; hands come first."""

    def shuffle(self, things: MutableSequence[Any]) -> None:
        """Exchange a few of *things*."""
        for _exchange in range(self.randint(1, 8) if things else 0):
            one, other = self.randrange(min(len(things), IN_HANDS)), self.randrange(len(things))
            things[one], things[other] = things[other], things[one]


class Planner:
    """Plays the first world at random, and the second so that it looks the same."""

    def __init__(self, entry: Entry, start: Match, viewer: Viewer, seed: int) -> None:
        self.entry = entry
        self.viewer = viewer
        self.luck = random.Random(seed)
        self.orders = (Gentle(seed), self.luck)
        self.here = start.fork()
        self.there = start.fork()
        self.swap: Match | None = None
        """What the second world is to become before its next move."""
        self.pair = Pair()

    def play(self, most: int) -> Pair:
        """Return both worlds' moves, until the match is over or so many have been made."""
        while not self.here.is_over and len(self.pair.here) < most:
            self.stretch()
        return self.pair

    def stretch(self) -> None:
        """Play on until the viewer sees something."""
        begun = self.here.fork()
        stretch, wanted = self.at_random()
        found = self.likeness(begun, wanted, stretch)
        if found is None:
            self.put(begun.fork())
            found = [move.notation for move in stretch]
        self.pair.apart += self.there.snapshot() != begun.snapshot()
        self.follow(found)
        self.pair.here += stretch
        self.pair.seen += 1
        self.pair.silent += len(stretch) - 1
        self.pair.unlike += len(stretch) != len(found)
        assert what_is_seen(self.there, self.viewer) == what_is_seen(self.here, self.viewer)

    def at_random(self) -> tuple[list[Made], Seen]:
        """Play the first world until the viewer sees something; return the moves and what is seen."""
        known, made = what_is_seen(self.here, self.viewer), list[Made]()
        while True:
            seat = self.here.to_act
            assert seat is not None
            move = self.luck.choice(self.here.legal_moves()).notation
            events = self.here.play(move)
            made.append(Made(seat, move))
            seen = what_is_seen(self.here, self.viewer, events)
            if seat == self.viewer or seen != known:
                return made, seen

    def reordered(self, match: Match) -> Match:
        """Return a match that looks the same to the viewer."""
        order = self.orders[self.luck.random() < 0.3]
        return self.entry.game.restore(self.entry.permuted(match.snapshot(), self.viewer, order))

    def likeness(self, begun: Match, wanted: Seen, stretch: list[Made]) -> list[str] | None:
        """Look for moves that show what is *wanted*: in the second world as it is, or in another order."""
        if any(move.notation == DONE for move in stretch) and (found := self.without_a_step(begun, wanted, stretch)):
            return found
        for attempt in range(4):
            if attempt or self.luck.random() < 0.6:
                self.put(self.reordered(begun))
            if found := self.shadow(wanted, stretch):
                return found
        return None

    def without_a_step(self, begun: Match, wanted: Seen, stretch: list[Made]) -> list[str] | None:
        """Look for an order in which fewer or more steps lead to the same, as other cards are held."""
        for _attempt in range(40):
            self.put(self.reordered(begun))
            found = self.shadow(wanted, stretch)
            if found and len(found) != len(stretch):
                return found
        return None

    def put(self, match: Match) -> None:
        """Let the second world be *match* from now on."""
        self.there = self.swap = match

    def follow(self, moves: list[str]) -> None:
        """Make *moves* in the second world."""
        for move in moves:
            seat = self.there.to_act
            assert seat is not None
            self.pair.there.append(Made(seat, move, None if self.swap is None else self.swap.fork()))
            self.there.play(move)
            self.swap = None

    def shadow(self, wanted: Seen, stretch: list[Made]) -> list[str] | None:
        """Return moves of the second world after which the viewer sees what is *wanted*, and nothing before."""
        known = what_is_seen(self.there, self.viewer)
        tries = iter(range(MOST_TRIES))
        return self._shadow(self.there, known, wanted, [move.notation for move in stretch], tries)

    def _shadow(
        self, match: Match, known: Seen, wanted: Seen, like: list[str], tries: Iterator[int]
    ) -> list[str] | None:
        if len(like) > LONGEST_SILENCE:
            like = like[-1:]
        for move in self.candidates(match, like):
            if next(tries, None) is None:
                return None
            forked, events = after(match, move)
            seen = what_is_seen(forked, self.viewer, events)
            if seen == wanted:
                return [move]
            if seen == known and match.to_act != self.viewer and not forked.is_over:
                rest = self._shadow(forked, known, wanted, like, tries)
                if rest is not None:
                    return [move, *rest]
        return None

    def candidates(self, match: Match, like: list[str]) -> list[str]:
        """Return the moves that can be made: often what was seen in the first world first, else in any order."""
        legal = [move.notation for move in match.legal_moves()]
        self.luck.shuffle(legal)
        return sorted(legal, key=lambda move: move not in like[-1:]) if self.luck.random() < 0.7 else legal
