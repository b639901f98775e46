"""Nothing leaks on the wire: what a viewer may not know changes no byte it hears, and not the tick at which it leaves.

Whole random matches are played through a real server in two worlds that differ only in what one viewer may not know.
The viewer, a seat or a spectator in the audience, behind a shared seat or with a delay, keeps asking: for the state,
for pages of the story, for what was said, for moves that are stale, not its own or not legal. ``worlds.py`` finds the
worlds, ``stage.py`` plays them.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

import pytest

from clashtable.core.match import Match
from clashtable.games.registry import GAMES
from clashtable.server.course import Turn
from clashtable.server.facts import Terms
from clashtable.server.messages import ClientMessage, Play, Resync, Story
from clashtable.server.talk import Chat, Look, Share, Talk
from tests.server.stage import MORNING, Client, Stage, opened
from tests.server.worlds import Pair, Planner
from tests.shared.entries import ENTRIES
from tests.shared.walks import scaled

MOVES = scaled(150, 100_000)
Finder: TypeAlias = Callable[[Match], Pair]
SEATS = {"coco": 2, "corgis": 4, "geekfight": 3, "panzer": 2, "genres": 4}


@dataclass
class Curiosity:
    """What a viewer says to find out more than it is told."""

    looks: int = 0
    known: list[str] = field(default_factory=list)
    """Moves that could be made at some time."""

    def look(self, viewer: Client) -> list[ClientMessage]:
        """Return what the viewer says this time."""
        self.looks += 1
        options = [option["move"] for option in (viewer.question or {"options": []})["options"]]
        wrong = next((move for move in self.known if move not in options), "nonsense")
        self.known += [move for move in options if move not in self.known]
        said: list[list[ClientMessage]] = [
            [Resync()],
            [] if is_held(viewer) else [Play(viewer.sequence, wrong)],
            [Play(viewer.sequence - 1, wrong), Play(viewer.sequence + 1, wrong)],
            [Story(viewer.first_line), Story(self.looks), Story(1_000_000)],
            [Talk(), Chat(f"look {self.looks}"), Look(1)],
        ]
        return said[self.looks % len(said)]


def is_held(viewer: Client) -> bool:
    """Tell whether what *viewer* answers would be held back, so that nothing is heard until the clock goes on."""
    return viewer.question is not None and viewer.question["kind"].lower() in ("response", "respond", "control")


def viewing(stage: Stage, viewer: int | None) -> Client:
    """Return the client of *viewer*."""
    client = stage.watcher if viewer is None else stage.clients[viewer]
    assert client is not None
    return client


@dataclass(frozen=True)
class Place:
    """From where somebody looks at a match."""

    viewer: int | None
    """Through whose eyes."""
    shared: bool = False
    """Whether it is a spectator, to whom that seat is shared."""
    delay: int = 0
    """By how many seconds spectators are behind."""

    async def taken(self, stage: Stage) -> Client:
        """Return the client that looks from here."""
        client = viewing(stage, self.viewer)
        if self.delay:
            swap_late(stage)
        if not self.shared:
            return client
        await client.say(Share(True))
        await stage.settle()
        await stage.watcher.say(Look(self.viewer))
        await stage.settle()
        return stage.watcher


def swap_late(stage: Stage) -> None:
    """Let the match that spectators see late be put in place of others where the real one was."""
    delayed = stage.table.delayed
    assert delayed is not None
    step = delayed.step

    def swapped() -> Turn | None:
        if delayed.course is not None and delayed.count in stage.swaps:
            delayed.course.match = stage.swaps[delayed.count].fork()
        return step()

    delayed.step = swapped  # type: ignore[method-assign]  # this one match alone


async def heard_in(
    folder: Path, word: str, game: str, people: list[bool], place: Place, found: Finder, *, is_there: bool
) -> tuple[list[tuple[float, str]], Pair]:
    """Return what is heard at *place* in one of the worlds that *found* makes of the match as it was dealt."""
    folder.mkdir()
    async with opened(folder, word, game, people, Terms(delay=place.delay)) as stage:
        pair, viewer, curious = found(stage.table.played().match), await place.taken(stage), Curiosity()
        await stage.perform(pair.there if is_there else pair.here, viewer, curious.look)
        if stage.is_delayed:
            await stage.linger(place.delay + 1, viewer, curious.look)
            check_late(stage, viewer, place)
        return viewer.heard, pair


def check_late(stage: Stage, viewer: Client, place: Place) -> None:
    """See that *viewer* heard of every move at the very moment when it was due."""
    seen = stage.table.played().seen[place.viewer]
    told = [(time, json.loads(text)["sequence"]) for time, text in viewer.heard if '"type":"moved"' in text]
    assert [sequence for _time, sequence in told] == list(range(1, len(seen) + 1))
    for time, sequence in told:
        made = datetime.fromisoformat(stage.table.moves[seen[sequence - 1] - 1].made_at)
        assert abs((made - MORNING).total_seconds() + place.delay - time) < 0.002  # stamps are in milliseconds


def compare(folder: Path, game: str, place: Place, people: list[bool], found: Finder) -> Pair:
    """Play two worlds that cannot be told apart from *place*, and see that the same is heard there in both."""
    viewer = place.viewer
    word = f"{game} for {viewer}"
    here, pair = asyncio.run(heard_in(folder / "here", word, game, people, place, found, is_there=False))
    there, _same = asyncio.run(heard_in(folder / "there", word, game, people, place, found, is_there=True))
    for number, (one, other) in enumerate(zip(here, there, strict=False)):
        assert one == other, f"message {number} of {game} tells {viewer} more than it may"
    assert len(here) == len(there)
    return pair


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("viewer", [None, 0])
def test_no_byte_and_no_tick_tells_what_is_hidden(game: str, viewer: int | None, tmp_path: Path) -> None:
    people = [seat == viewer or seat % 2 == 0 for seat in range(SEATS[game])]
    finder = random_walk(game, viewer)
    pair = compare(tmp_path, game, Place(viewer), people, finder)
    assert pair.seen > len(pair.here) / 3
    assert pair.apart > pair.seen / 3, "hardly anything was hidden: the test would prove nothing"


def random_walk(game: str, viewer: int | None) -> Finder:
    """Return what finds worlds of random play."""
    return lambda dealt: Planner(ENTRIES[game], dealt, viewer, 7).play(MOVES)


@pytest.mark.parametrize("game", ["corgis", "genres", "panzer"])
@pytest.mark.parametrize(
    "place",
    [Place(0, shared=True), Place(None, delay=7), Place(0, shared=True, delay=7)],
    ids=["shared", "delayed", "shared-delayed"],
)
def test_no_byte_and_no_tick_tells_a_spectator_more(game: str, place: Place, tmp_path: Path) -> None:
    """Who looks from a shared seat learns no more than its player; with a delay, nothing before it is due."""
    people = [seat % 2 == 0 for seat in range(SEATS[game])]
    pair = compare(tmp_path, game, place, people, random_walk(game, place.viewer))
    assert pair.apart > pair.seen / 3, "hardly anything was hidden: the test would prove nothing"


def choice_in_steps(_dealt: Match) -> Pair:
    """Return worlds in which somebody answers in secret, here in two steps and there in one."""
    genres = GAMES["genres"]
    start = genres.start(4, 5, genres.check_options(4, genres.online_options({})))
    planner = Planner(ENTRIES["genres"], start, None, 3)
    here = there = start
    while not planner.pair.unlike:
        planner.pair, here, there = Pair(), planner.here.fork(), planner.there.fork()
        planner.stretch()
    pair = planner.pair
    pair.here[0] = replace(pair.here[0], before=here)
    pair.there[0] = replace(pair.there[0], before=pair.there[0].before or there)
    return planner.play(40)


@pytest.mark.parametrize("kind", ["people", "bots"])
def test_steps_of_an_answer_given_in_secret_are_neither_counted_nor_waited_for(kind: str, tmp_path: Path) -> None:
    """Nobody sees another's answer before all have answered (G-21.5): not by its steps, nor by how long it takes."""
    mover = choice_in_steps(GAMES["coco"].start()).here[0].seat
    people = [seat != mover or kind == "people" for seat in range(4)]
    pair = compare(tmp_path, "genres", Place(None), people, choice_in_steps)
    assert pair.unlike
