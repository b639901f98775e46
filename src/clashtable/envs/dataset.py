"""Matches of bots as a data set in Parquet: a row for every number that was taken.

What the numbers mean goes with them: the file's metadata holds the game, its options, the version, the parts of an
observation and the names of the actions. ``clashtable dataset`` writes one from the command line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from clashtable.bots.bot import Bot
from clashtable.bots.own import any_bot
from clashtable.core.encode import Decision
from clashtable.core.game import Game
from clashtable.core.luck import derived
from clashtable.core.state import Move, State, legal_moves
from clashtable.envs.dealing import SeededDealer
from clashtable.envs.lanes import Lane
from clashtable.envs.spaces import seen_by

ROWS: Final = 4096
"""How many rows are written at once."""


def write_dataset(
    path: Path,
    game: Game,
    bots: Sequence[str],
    matches: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    heard: Callable[[int], None] = lambda done: None,
) -> int:
    """Let *bots* play *matches* and write every decision to *path*; return how many rows there are.

    The file gets its name when it is whole: one that was interrupted is not there.
    """
    dealer = SeededDealer(game, len(bots), options, seed)
    schema = schema_of(dealer, bots)
    draft = path.with_name(f"{path.name}.part")
    written = 0
    rows: list[dict[str, Any]] = []
    try:
        with pq.ParquetWriter(draft, schema, compression="zstd") as writer:
            for number in range(matches):
                players = [any_bot(spec, game, derived(seed, number, seat)) for seat, spec in enumerate(bots)]
                rows += match_rows(dealer, players, number)
                if len(rows) >= ROWS or number == matches - 1:
                    writer.write_table(pa.Table.from_pylist(rows, schema))
                    written += len(rows)
                    rows = []
                heard(number + 1)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    return written


def schema_of(dealer: SeededDealer, bots: Sequence[str]) -> pa.Schema:
    """Return the columns, with what their numbers mean."""
    encoding = dealer.encoding
    about: dict[str, object] = {
        "game": dealer.game.id,
        "options": dealer.options,
        "bots": list(bots),
        "seed": dealer.seed,
        "encoding": encoding.version(),
        "parts": list(encoding.layout.parts.values()),
        "actions": encoding.actions,
    }
    columns = [
        ("match", pa.int32()),
        ("decision", pa.int32()),
        ("seat", pa.int8()),
        ("observation", pa.binary(encoding.layout.size)),
        ("mask", pa.binary((len(encoding.actions) + 7) // 8)),
        ("action", pa.int32()),
        ("reward", pa.float32()),
    ]
    return pa.schema(columns, {f"clashtable.{name}": msgspec.json.encode(value) for name, value in about.items()})


def match_rows(dealer: SeededDealer, bots: Sequence[Bot], number: int) -> list[dict[str, Any]]:
    """Play one match and return its rows; every row has what its seat got in the end."""
    lane = Lane(dealer.encoding, dealer.deal())
    rows: list[dict[str, Any]] = []
    while lane.seat >= 0:
        bot = bots[lane.seat]
        for action in numbers_of(lane, chosen_by(bot, dealer.game, lane.state, lane.seat)):
            seen = seen_by(lane, lane.seat)
            rows.append(
                {
                    "match": number,
                    "decision": len(rows),
                    "seat": lane.seat,
                    "observation": seen["observation"].tobytes(),
                    "mask": np.packbits(seen["action_mask"].astype(bool)).tobytes(),
                    "action": action,
                }
            )
            lane.take(action)
    for row in rows:
        row["reward"] = lane.rewards[row["seat"]]
    return rows


def chosen_by(bot: Bot, game: Game, state: State, seat: int) -> Move:
    """Return the move of *bot*."""
    return bot.pick(legal_moves(state)) if bot.is_blind else bot.decide(game.view(state, seat), game.question(state))


def numbers_of(lane: Lane, move: Move) -> Iterator[int]:
    """Yield the numbers that are asked for on the way to *move*."""
    decision = Decision(lane.encoding, lane.state)
    chain = decision.chains[decision.moves.index(move)]
    decided = None
    while decided is None:
        number = chain[decision.depth]
        yield number
        decided = decision.take(number)
