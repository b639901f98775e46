"""Records: shown, turned into JSON, verified."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import clashtable as ct
from clashtable.core.commitment import commitment_to
from tests.cli.conftest import SALT, SECRET, Run


def altered(file: Path, **changes: Any) -> Path:
    """Return a copy of a record with some fields changed."""
    copy = file.with_name("altered.json")
    copy.write_text(json.dumps(json.loads(file.read_text()) | changes))
    return copy


def test_match_is_told_move_by_move_with_the_board_at_the_end(run: Run, record_file: Path) -> None:
    record = json.loads(record_file.read_text())
    ended = run("replay", str(record_file))
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.startswith("Game 1. Seat ")
    for sequence, move in enumerate(record["moves"], 1):
        assert f"{sequence:>4}  {move:8}" in ended.out
    assert "wins the match" in ended.out
    assert "╭ pattern" in ended.out


def test_replay_stops_where_it_is_told(run: Run, record_file: Path) -> None:
    ended = run("replay", str(record_file), "--to", "3", "--seat", "1")
    assert "   3  " in ended.out
    assert "   4  " not in ended.out
    assert "Completes" in ended.out
    beyond = run("replay", str(record_file), "--to", "99999")
    assert beyond.status == 2
    assert "--to cannot be 99999: this record has" in beyond.err


def test_json_holds_every_position(run: Run, record_file: Path) -> None:
    ended = run("replay", str(record_file), "--to-json")
    told = json.loads(ended.out)
    assert told["record"] == json.loads(record_file.read_text())
    assert len(told["positions"]) == len(told["record"]["moves"]) + 1
    last = told["positions"][-1]
    assert last["snapshot"] == json.loads(json.dumps(ct.replay(record_file.read_text()).snapshot()))
    middle = told["positions"][5]
    restored = ct.game("coco").restore(middle["snapshot"])
    assert restored.to_act == middle["to_act"]


def test_good_record_holds(run: Run, record_file: Path) -> None:
    ended = run("replay", str(record_file), "--verify")
    assert (ended.status, ended.err) == (0, "")
    assert "the same by its seed and by its chance" in ended.out


def test_swapped_card_in_the_deal_is_found(run: Run, record_file: Path) -> None:
    chance = json.loads(record_file.read_text())["chance"]
    words = chance[1].split()
    other = next(place for place in range(len(words) - 1, 0, -1) if words[place] != words[-1])
    words[-1], words[other] = words[other], words[-1]
    ended = run("replay", str(altered(record_file, chance=[chance[0], " ".join(words), *chance[2:]])), "--verify")
    assert (ended.status, ended.out) == (1, "")
    assert f"result 2 of chance, word {other + 1}, is {words[other]!r}, but the seed gives {words[-1]!r}." in ended.err
    assert ended.err.count("\n") == 1


def test_other_seed_is_found(run: Run, record_file: Path) -> None:
    ended = run("replay", str(altered(record_file, seed=5)), "--verify")
    assert ended.status == 1
    assert "the seed gives" in ended.err


def test_impossible_move_is_found_by_its_number(run: Run, record_file: Path) -> None:
    moves = json.loads(record_file.read_text())["moves"]
    tampered = altered(record_file, moves=[*moves[:6], moves[0], *moves[7:]])
    verified = run("replay", str(tampered), "--verify")
    assert verified.status == 1
    assert "Move 7 of this record cannot be played." in verified.err
    shown = run("replay", str(tampered))
    assert (shown.status, shown.out) == (2, "")
    assert "Move 7 of this record cannot be played." in shown.err


def test_chance_that_nobody_needed_is_found(run: Run, record_file: Path) -> None:
    chance = json.loads(record_file.read_text())["chance"]
    ended = run("replay", str(altered(record_file, chance=[*chance, "dealer 1"])), "--verify")
    assert ended.status == 1
    assert f"it notes {len(chance) + 1} results of chance, but its moves need {len(chance)}." in ended.err


def test_record_without_a_seed_is_verified_by_its_chance(run: Run, record_file: Path) -> None:
    ended = run("replay", str(altered(record_file, seed=None)), "--verify")
    assert ended.status == 0
    assert "the same by its chance." in ended.out


def test_broken_file_is_one_sentence(run: Run, tmp_path: Path, record_file: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"game": "coco", ')
    for file in (broken, altered(record_file, game="chess"), altered(record_file, version="0"), tmp_path):
        for argv in ((), ("--verify",), ("--to-json",)):
            ended = run("replay", str(file), *argv)
            assert (ended.status, ended.out) == (2, "")
            assert ended.err.count("\n") == 1


def test_long_move_is_kept_apart_from_its_story(run: Run, tmp_path: Path) -> None:
    match = ct.game("geekfight").start(seed=1)
    match.play(match.legal_moves()[0])
    match.play("concede")
    file = tmp_path / "geeks.json"
    file.write_text(match.record().to_json())
    lines = run("replay", str(file)).out.splitlines()
    assert lines[1].startswith(f"   1  {match.moves[0]}  Seat ")
    assert lines[2].startswith("   2  concede  Seat 1 concedes.")
    assert run("replay", str(file), "--verify").status == 0


def test_record_of_an_online_table_holds_by_its_commitment_and_its_secret(run: Run, committed_file: Path) -> None:
    record = json.loads(committed_file.read_text())
    ended = run("replay", str(committed_file), "--verify")
    assert (ended.status, ended.err) == (0, "")
    promised = hashlib.sha256(f"{SALT}:{SECRET}".encode()).hexdigest()
    assert ended.out.splitlines() == [
        f"The commitment holds: salt and secret give {promised}, which the table must have shown before the deal.",
        f"This record holds: {len(record['moves'])} moves of Clash of Corgis, "
        f"its deal and all chance ({len(record['chance'])} results) as the secret gives them.",
    ]
    assert ct.verify(committed_file).outcome is not None


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"commitment": {"hash": "0" * 64, "salt": SALT}}, "but salt and secret give "),
        ({"commitment": {"hash": commitment_to(SECRET, SALT), "salt": "f" + SALT[1:]}}, "but salt and secret give "),
        ({"commitment": {"hash": commitment_to(SECRET, SALT), "salt": "salt"}}, "its salt is not written in 64"),
        ({"seed": None}, "the record has no secret seed"),
    ],
)
def test_broken_promise_is_found_and_the_rest_is_told_too(
    run: Run, committed_file: Path, changes: dict[str, Any], sentence: str
) -> None:
    broken = altered(committed_file, **changes)
    ended = run("replay", str(broken), "--verify")
    assert ended.status == 1
    assert ended.err.startswith("The commitment does not hold: ")
    assert sentence in ended.err
    assert ended.out.startswith("This record holds: ")
    with pytest.raises(ct.InvalidMessage):
        ct.verify(broken)


def test_other_secret_breaks_the_promise_and_the_deal(run: Run, committed_file: Path) -> None:
    ended = run("replay", str(altered(committed_file, seed="5d" + SECRET[2:])), "--verify")
    assert (ended.status, ended.out) == (1, "")
    told = ended.err.splitlines()
    assert len(told) == 2
    assert told[0].startswith("The commitment does not hold: ")
    assert told[1].startswith("This record does not hold: ")
    assert "but the seed gives" in told[1]


def test_swapped_card_of_an_online_table_is_found_though_the_promise_holds(run: Run, committed_file: Path) -> None:
    chance = json.loads(committed_file.read_text())["chance"]
    at = next(at for at, result in enumerate(chance) if len(set(result.split()[1:])) > 1)
    first, *words = chance[at].split()
    other = next(place for place, word in enumerate(words) if word != words[0])
    words[0], words[other] = words[other], words[0]
    swapped = [*chance[:at], " ".join([first, *words]), *chance[at + 1 :]]
    ended = run("replay", str(altered(committed_file, chance=swapped)), "--verify")
    assert ended.status == 1
    assert ended.out.startswith("The commitment holds: ")
    assert f"result {at + 1} of chance" in ended.err


def test_commitment_beside_chance_that_was_told_proves_nothing(run: Run, committed_file: Path) -> None:
    chance = json.loads(committed_file.read_text())["chance"]
    ended = run("replay", str(altered(committed_file, scripted=len(chance))), "--verify")
    assert ended.status == 1
    assert "The commitment does not hold: not all of its cards come from the secret." in ended.err
    assert "as the secret gives them" not in ended.out


def test_commitment_beside_a_position_proves_nothing(run: Run, committed_file: Path) -> None:
    start = ct.game("corgis").start(seed=1).snapshot()
    ended = run("replay", str(altered(committed_file, start=start, moves=[], chance=[])), "--verify")
    assert ended.status == 1
    assert "The commitment does not hold: not all of its cards come from the secret." in ended.err


def test_same_cards_as_online_are_dealt_by_the_secret(run: Run) -> None:
    ended = run("play", "corgis", "--seed", SECRET, typed="quit\n")
    assert ended.status == 0
    assert f"clashtable play corgis --seed {SECRET}" in ended.out
    refused = run("play", "corgis", "--seed", SECRET[:-1])
    assert refused.status == 2
    assert "--seed cannot be" in refused.err
