"""Thinking time is shared out: whoever asks for much waits for their own, counted in decisions and never in time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

import clashtable as ct
from clashtable.server import thinking
from clashtable.server.clock import Clock
from clashtable.server.sharing import FairShare
from clashtable.server.thinking import Decision, Thinker, Thought

HARD = "search:2000"
MEDIUM = "search:60"


async def settle() -> None:
    """Let everything happen that can."""
    for _round in range(10):
        await asyncio.sleep(0)


class Desk:
    """Where decisions are handed out one by one, as the test lets them end."""

    def __init__(self, most: int = 1) -> None:
        self.share = FairShare(most)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    def ask(self, owner: str, name: str, effort: float, seconds: float) -> None:
        """Ask for a decision of *owner* that will have taken so many *seconds*."""
        self.ends[name] = asyncio.Event()
        self.tasks.append(asyncio.create_task(self._think(owner, name, effort, seconds)))

    async def _think(self, owner: str, name: str, effort: float, seconds: float) -> None:
        async with self.share.turn(owner, effort) as spent:
            self.begun.append(name)
            await self.ends[name].wait()
            spent.seconds = seconds

    async def end_first(self) -> None:
        """End the decision that began first among those that run."""
        running = [name for name in self.begun if not self.ends[name].is_set()]
        self.ends[running[0]].set()
        await settle()

    async def close(self) -> None:
        """Give up everything."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def at_a_desk(play: Callable[[Desk], Awaitable[None]], most: int = 1) -> None:
    """Run *play* at a desk."""

    async def played() -> None:
        desk = Desk(most)
        try:
            await play(desk)
        finally:
            await desk.close()
        assert (desk.share.running, [a for a in desk.share.accounts.values() if a.waiting]) == (0, [])

    asyncio.run(played())


@pytest.mark.parametrize("most", [1, 3])
def test_a_newcomer_waits_only_for_what_is_running(most: int) -> None:
    async def play(desk: Desk) -> None:
        for number in range(1600):
            desk.ask("mallory", f"mallory {number}", 2.0, 2.0)
        await settle()
        for _turn in range(50):
            await desk.end_first()
        before = len(desk.begun)
        desk.ask("ann", "ann", 0.06, 0.06)
        await settle()
        assert "ann" not in desk.begun
        await desk.end_first()
        assert desk.begun[before:] == ["ann"]

    at_a_desk(play, most)


def test_time_is_shared_by_what_was_used_and_not_by_how_often_somebody_asks() -> None:
    async def play(desk: Desk) -> None:
        for number in range(300):
            desk.ask("mallory", f"mallory {number}", 0.5, 1.0)
            desk.ask("ann", f"ann {number}", 0.5, 0.1)
        await settle()
        for _turn in range(110):
            await desk.end_first()
        begun = Counter(name.split()[0] for name in desk.begun)
        assert begun["ann"] == pytest.approx(100, abs=3)
        assert begun["mallory"] == pytest.approx(10, abs=3)

    at_a_desk(play)


def test_ones_own_easy_decisions_come_before_hard_ones() -> None:
    async def play(desk: Desk) -> None:
        for name, effort in (("first", 1.0), ("hard", 2.0), ("medium", 0.5), ("easy", 0.1)):
            desk.ask("ann", name, effort, effort)
        await settle()
        for _turn in range(3):
            await desk.end_first()
        assert desk.begun == ["first", "easy", "medium", "hard"]

    at_a_desk(play)


def test_whoever_was_away_has_saved_up_nothing() -> None:
    async def play(desk: Desk) -> None:
        desk.ask("ann", "ann early", 0.1, 0.1)
        await settle()
        await desk.end_first()
        for number in range(20):
            desk.ask("ben", f"ben {number}", 1.0, 1.0)
        await settle()
        for _turn in range(10):
            await desk.end_first()
        for number in range(20):
            desk.ask("ann", f"ann {number}", 1.0, 1.0)
        await settle()
        before = len(desk.begun)
        for _turn in range(10):
            await desk.end_first()
        assert Counter(name.split()[0] for name in desk.begun[before:]) == {"ann": 5, "ben": 5}

    at_a_desk(play)


def test_a_decision_that_is_given_up_holds_up_nobody() -> None:
    async def play(desk: Desk) -> None:
        for name in ("one", "two", "three"):
            desk.ask("ann", name, 1.0, 1.0)
        await settle()
        desk.tasks[1].cancel()
        await settle()
        desk.tasks[0].cancel()
        await settle()
        assert desk.begun == ["one", "three"]

    at_a_desk(play)


def coco_thought(level: str) -> Thought:
    """Return a decision for a bot of *level*."""
    match = ct.game("coco").start(seed=1)
    question = match.question()
    assert question is not None
    return Thought("coco", level, 1, msgspec.Raw(b"{}"), question)


def test_two_hundred_tables_of_eight_hard_bots_delay_nobody_elses(monkeypatch: pytest.MonkeyPatch) -> None:
    """One visitor's 200 tables each ask for a hard decision; another's bots are the next to be handed out."""
    handed: list[tuple[str, asyncio.Future[Decision]]] = []

    async def played() -> None:
        thinker = Thinker(1, Clock())

        def kept(lane: str) -> Callable[..., Any]:
            def decided(thought: Thought, _asked: bytes) -> asyncio.Future[Decision]:
                future: asyncio.Future[Decision] = asyncio.get_running_loop().create_future()
                handed.append((f"{lane} {thought.level}", future))
                return future

            return decided

        monkeypatch.setattr(thinker.quick, "_decided", kept("quick"))
        monkeypatch.setattr(thinker.deep, "_decided", kept("deep"))
        flood = [asyncio.create_task(thinker.decide(coco_thought(HARD), "mallory")) for _table in range(200)]
        await settle()
        easy = asyncio.create_task(thinker.decide(coco_thought("greedy"), "ann"))
        medium = asyncio.create_task(thinker.decide(coco_thought(MEDIUM), "ann"))
        await settle()
        assert [name for name, _future in handed] == [f"deep {HARD}", "quick greedy"]
        for _name, future in tuple(handed):
            future.set_result(Decision("P", 2.0))
        await settle()
        assert [name for name, _future in handed[2:]] == [f"deep {MEDIUM}"]
        assert easy.done()
        for task in (*flood, medium):
            task.cancel()
        await asyncio.gather(*flood, medium, return_exceptions=True)

    asyncio.run(played())


def test_a_search_ends_after_the_longest_time_whatever_its_budget() -> None:
    match = ct.game("coco").start(seed=1)
    question, seat = match.question(), match.to_act
    assert question is not None
    view = msgspec.Raw(msgspec.json.encode(match.view(seat)))
    thought = Thought("coco", "search:1000000", 1, view, question, longest=0.01)
    decision = thinking.decide(msgspec.json.encode(thought))
    assert decision.notation in [option.move for option in question.options]
