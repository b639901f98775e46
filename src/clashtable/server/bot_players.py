"""The bots at the tables: when it is one's turn it is asked, waits a moment, and moves like everybody else."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from clashtable.server.clock import Clock
from clashtable.server.lobby import owner_of
from clashtable.server.logs import note_failure
from clashtable.server.metrics import Metrics
from clashtable.server.refusal import Refusal
from clashtable.server.relay import BEAT, Relay
from clashtable.server.showing import question_for, view_for
from clashtable.server.tables import Table
from clashtable.server.thinking import Thinker, Thought

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 60.0
"""How long, in seconds, to wait before a bot that failed is asked again; doubled each time up to the longest."""


class BotPlayers:
    """Everybody here who is not a person; at most one of them moves at a table at a time."""

    def __init__(self, thinker: Thinker, delay_ms: int, clock: Clock, metrics: Metrics, relay: Relay) -> None:
        self.clock = clock
        self.relay = relay
        self.metrics = metrics
        self.thinker = thinker
        self.delay = delay_ms / 1000
        self.playing: dict[Table, asyncio.Task[None]] = {}
        self.resting: set[Table] = set()
        """Tables whose bots wait until somebody looks."""

    def wake(self, table: Table) -> None:
        """See to it that a bot whose turn it is moves."""
        if not table.audience.is_empty():
            self.resting.discard(table)
        if table not in self.playing and table not in self.resting and table.bot_to_act() is not None:
            self.playing[table] = asyncio.create_task(self._play(table))

    def rest(self, table: Table) -> None:
        """Let the bots of *table* stop after the move they are about to make, until somebody looks again."""
        self.resting.add(table)

    def forget(self, table: Table) -> None:
        """Hear that *table* leaves memory."""
        self.resting.discard(table)
        self.relay.release(table.id)

    async def close(self) -> None:
        """Stop; what a bot has not moved yet it will move after the next start."""
        tasks = tuple(self.playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: Table) -> None:
        """Move for the bots of *table* until it is a person's turn or the end."""
        pause = FIRST_PAUSE
        try:
            while table not in self.resting and (seat := table.bot_to_act()) is not None:
                if not await self.relay.holds(table.id):
                    await self.clock.sleep(BEAT)  # another worker lets them move, for as long as it lives
                    continue
                try:
                    await self._move(table, seat)
                    pause = FIRST_PAUSE
                except Refusal:
                    continue  # the table moved on meanwhile: look again whose turn it is
                except Exception:
                    # The match must not stand still for good because of one failure: it is logged and tried again.
                    note_failure("bot_failed", table=table.id, seat=seat, level=table.seats.now[seat].level)
                    await self.clock.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self.playing[table]

    async def _move(self, table: Table, seat: int) -> None:
        began, sequence = self.clock.monotonic(), table.sequence(seat)
        level = table.seats.now[seat].level
        assert level is not None, "a bot has a level"
        notation = await self.thinker.decide(thought_for(table, seat, level), owner_of(table))
        self.metrics.thinking.observe(self.clock.monotonic() - began)
        # Counted from what was last seen: pauses must not tell how many steps a hidden choice took.
        await self.clock.sleep(max(0.0, self.delay - table.hold.quiet()))
        await table.play_bot(seat, sequence, notation)


def thought_for(table: Table, seat: int, level: str) -> Thought:
    """Return what a bot of *level* on *seat*, whose turn it is, has to decide: it is shown what a person would be."""
    question = question_for(table, seat)
    assert question is not None
    view = msgspec.Raw(msgspec.json.encode(view_for(table, seat)))
    return Thought(table.row.game, level, table.chance.number(62), view, question)
