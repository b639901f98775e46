"""Data sets: every decision is there, the numbers are explained, and half a file is never left."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

from clashtable.cli import main
from clashtable.core.game import Game
from clashtable.envs.dataset import write_dataset
from clashtable.envs.dealing import SeededDealer
from clashtable.envs.lanes import Lane
from clashtable.games.registry import GAMES

ENCODED = [game for game in GAMES.values() if game.encoding is not None]


@pytest.mark.parametrize("game", ENCODED, ids=lambda game: str(game.id))
def test_the_actions_of_a_data_set_play_its_matches_again(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "matches.parquet"
    bots = ["random"] * game.usual_seats
    rows = write_dataset(file, game, bots, 2, seed=4)
    table = pq.read_table(file)
    assert table.num_rows == rows
    dealer = SeededDealer(game, len(bots), seed=4)
    told = table.to_pylist()
    for number in range(2):
        lane = Lane(dealer.encoding, dealer.deal())
        own = [row for row in told if row["match"] == number]
        for row in own:
            assert lane.seat == row["seat"]
            mask = np.unpackbits(np.frombuffer(row["mask"], np.uint8))[: len(dealer.encoding.actions)]
            assert set(np.flatnonzero(mask)) == set(lane.decision.numbers())
            lane.take(row["action"])
        assert lane.seat < 0
        assert [row["reward"] for row in own] == pytest.approx([lane.rewards[row["seat"]] for row in own])


def test_the_file_says_what_its_numbers_mean(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "coco.parquet"
    assert main(["dataset", "coco", str(file), "--bots", "greedy,random", "--games", "1"]) == 0
    assert "decisions of 1 matches are in" in capsys.readouterr().out
    about = pq.read_schema(file).metadata
    assert msgspec.json.decode(about[b"clashtable.bots"]) == ["greedy", "random"]
    assert msgspec.json.decode(about[b"clashtable.actions"])[126] == "P"
    assert {"name", "about", "kind", "first", "cells"} <= set(msgspec.json.decode(about[b"clashtable.parts"])[0])


def test_what_cannot_be_written_is_said_and_nothing_is_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dataset", "coco", str(tmp_path / "no" / "x.parquet"), "--bots", "random,random"]) == 2
    assert "could not be written" in capsys.readouterr().err
    assert main(["dataset", "coco", str(tmp_path / "x.parquet"), "--bots", "random"]) == 2
    assert "exactly 2 players" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_an_interrupted_data_set_is_not_there(tmp_path: Path) -> None:
    def interrupt(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_dataset(tmp_path / "x.parquet", GAMES["coco"], ["random", "random"], 3, heard=interrupt)
    assert list(tmp_path.iterdir()) == []
