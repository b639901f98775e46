"""The transcript of a random match: the same for the same seed, and complete."""

from __future__ import annotations

import json
import subprocess
import sys

import clashtable as ct
from clashtable.core.game import Game
from clashtable.sim.playthrough import compact, differences, is_inside, lines_of, playthrough_text
from tests.parley import PARLEY

ONE_GAME = {"match_max_games": 1}


def test_same_seed_gives_the_same_text() -> None:
    game = ct.game("coco")
    text = playthrough_text(game, 2, 1, ONE_GAME)
    assert playthrough_text(game, 2, 1, ONE_GAME) == text
    assert playthrough_text(game, None, 1, ONE_GAME) == text
    assert playthrough_text(game, 2, 2, ONE_GAME) != text


def test_both_forms_and_a_fresh_process_give_the_same_text() -> None:
    command = [
        sys.executable,
        "-m",
        "clashtable.sim.playthrough",
        "coco",
        "--seed",
        "1",
        "--option",
        "match_max_games=1",
    ]
    printed = subprocess.run(
        command, capture_output=True, text=True, check=True, env={"CLASHTABLE_INTERPRETED": "1", "PYTHONUTF8": "1"}
    ).stdout
    assert printed == playthrough_text(ct.game("coco"), 2, 1, ONE_GAME)


def test_transcript_can_be_played_again() -> None:
    text = playthrough_text(ct.game("coco"), 2, 1, ONE_GAME)
    match = ct.game("coco").start(2, 1, ONE_GAME)
    played = [line.removeprefix("played: ") for line in text.splitlines() if line.startswith("played: ")]
    for move in played:
        match.play(move)
    assert text.endswith(f"\noutcome: {compact(match.outcome)}\n")


def test_every_legal_move_is_told() -> None:
    text = playthrough_text(ct.game("coco"), 2, 1, ONE_GAME)
    match = ct.game("coco").start(2, 1, ONE_GAME)
    for part in text.split("\n## ")[1:-1]:
        question = part[part.index("\nseat ") :].splitlines()[2:]
        told = [line.split(":")[0].strip() for line in question[: len(match.legal_moves())]]
        assert told == [move.notation for move in match.legal_moves()]
        match.play(part[part.index("played: ") :].splitlines()[0].removeprefix("played: "))


def rebuilt(text: str, viewers: str) -> list[dict[str, dict[str, str]]]:
    """Return the position and every view at each decision, from the transcript alone."""
    now: dict[str, dict[str, str]] = {name: {} for name in ("position", *viewers)}
    found = []
    for part in text.split("\n## ")[1:]:
        for line in part.splitlines()[1:]:
            if line.startswith("view "):
                _view, name, rest = line.split(" ", 2)
                note(now[name[0]], rest)
            elif line.startswith(("seat ", "outcome: ")) or not line:
                break
            else:
                seen, rest = line[: len(viewers)], line[len(viewers) + 1 :]
                for name in ("position", *seen.replace(" ", "")):
                    note(now[name], rest)
        found.append({name: dict(lines) for name, lines in now.items()})
    return found


def note(lines: dict[str, str], told: str) -> None:
    """Enter one line of a transcript: it also replaces what it grew out of or shrank from."""
    path, text = told.split(": ", 1)
    for other in [other for other in lines if is_inside(path, other) or is_inside(other, path)]:
        del lines[other]
    lines[path] = text
    if text == "gone":
        del lines[path]


def check_completeness(game: Game, seats: int, options: dict[str, object]) -> None:
    """Compare what the transcript of a match tells with the match."""
    text = playthrough_text(game, seats, 3, options)
    match = game.start(seats, 3, options)
    viewers = "*" + "".join(str(seat) for seat in range(seats))
    played = [line.removeprefix("played: ") for line in text.splitlines() if line.startswith("played: ")]
    for told, move in zip(rebuilt(text, viewers), [*played, None], strict=True):
        assert told["position"] == dict(lines_of(json.loads(compact(game.save(match.state)))))
        assert told["*"] == dict(lines_of(json.loads(compact(match.view(None)))))
        for seat in range(seats):
            assert told[str(seat)] == dict(lines_of(json.loads(compact(match.view(seat)))))
        if move is not None:
            match.play(move)


def test_positions_and_views_can_be_rebuilt_from_the_text() -> None:
    check_completeness(ct.game("coco"), 2, {"match_max_games": 2})
    check_completeness(PARLEY, 3, {})


def test_differences_are_new_altered_and_gone_lines() -> None:
    old = {"hand": "1", "plays": "[]", "stuck": "true", "shown.0": "1", "left.0": "7", "left.1": "8"}
    new = {"hand": "2", "plays.0": "{}", "idle": "0", "shown": "[]", "left.0": "7"}
    assert differences(old, new) == {
        "hand": "2", "plays.0": "{}", "idle": "0", "shown": "[]", "stuck": "", "left.1": "",
    }  # fmt: skip
