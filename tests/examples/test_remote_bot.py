"""The example that plays over the network takes challenges of people, plays them to the end, and comes back."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
import pytest

import clashtable
from clashtable.server.account_facts import NewToken
from clashtable.server.facts import TableInfo, Terms
from clashtable.server.messages import Moved, Offer, Rematch, Resync, SeatPlan, ServerMessage, State, TableChanged
from clashtable.server.society import NewChallenge, Profile
from tests.inventory import ROOT
from tests.server.foreseen import HASTE
from tests.server.membership import join, make_bot
from tests.server.person import SHORT, Person, Window
from tests.server.process import ServerProcess
from tests.server.rated import soon

PATIENCE: Final = 20.0
RATED: Final = Terms(rated=True)


@dataclass
class Robot:
    """The example as somebody runs it."""

    token: NewToken
    process: subprocess.Popen[bytes]
    log: Path

    @property
    def profile(self) -> str:
        """Under what name it is challenged."""
        return self.token.bot.profile

    def said(self) -> str:
        """Return what it has said so far."""
        return self.log.read_text()

    def stop(self) -> int:
        """Press Ctrl-C; return the exit status."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


def run_robot(server: ServerProcess, token: NewToken, folder: Path, *words: str) -> Robot:
    """Start the example, and wait until it takes challenges."""
    log = folder / "robot.log"
    command = [sys.executable, str(ROOT / "examples" / "remote_bot.py"), server.url, "--level", "greedy", *words]
    environment = {**os.environ, "CLASHTABLE_TOKEN": token.token}
    with log.open("wb") as out:
        robot = Robot(token, subprocess.Popen(command, stdout=out, stderr=out, env=environment, cwd=ROOT), log)
    soon(lambda: "I wait for challenges." in robot.said() or robot.process.poll() is not None)
    return robot


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    """Return a server that holds answers back as briefly as possible."""
    monkeypatch.setenv(HASTE, "50")
    process = ServerProcess(tmp_path)
    process.start()
    yield process
    process.end()


@pytest.fixture
def ann(server: ServerProcess) -> Iterator[Person]:
    """Return a person with an account."""
    person = Person(server)
    join(person, "Ann")
    yield person
    person.leave_all()


@pytest.fixture
def token(ann: Person) -> NewToken:
    """Return the token of a bot of Ann's."""
    return make_bot(ann, "Clockwork")


@pytest.fixture
def robot(server: ServerProcess, token: NewToken, tmp_path: Path) -> Iterator[Robot]:
    """Return the example, which accepts everything."""
    robot = run_robot(server, token, tmp_path)
    yield robot
    if robot.process.poll() is None:
        robot.process.kill()
        robot.process.wait(PATIENCE)
    assert token.token not in robot.said()
    assert "Traceback" not in robot.said()


def challenge(person: Person, robot: Robot, game: str = "coco", terms: Terms = RATED) -> str:
    """Let *person* challenge the bot; return the table. A match of coco that is not rated has one game."""
    options = SHORT if game == "coco" and not terms.rated else {}
    seats = (SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "greedy")) if game == "genres" else ()
    answer = person.post("/api/challenges", NewChallenge(robot.profile, game, seats, options, terms))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def played(person: Person, table: str, moves: int | None = None) -> TableInfo:
    """Let *person* answer with any option, so many times or to the end; return what they heard last of the table."""
    window, state = person.watch(table)
    message: ServerMessage = state
    luck, info, made = random.Random(table), state.table, 0
    while info.status != "finished" and made != moves:
        if isinstance(message, (State, Moved)) and message.question is not None:
            window.play(message.sequence, luck.choice(message.question.options).move)
            made += 1
        message = window.hear()
        info = message.table if isinstance(message, (State, TableChanged)) else info
    window.close()
    return info


def asked(person: Person, table: str) -> tuple[Window, State]:
    """Return a window where *person* is asked something, with the state then."""
    window, state = person.watch(table)
    while state.question is None:
        window.hear()
        window.say(Resync())
        state = window.wait_for(State)
    return window, state


def rated_matches(person: Person, profile: str) -> list[tuple[str, int]]:
    """Return the games in which a player is rated, with how many matches that comes from."""
    answer = person.http.get(f"/api/players/{profile}")
    return [(rating.game, rating.matches) for rating in msgspec.json.decode(answer.content, type=Profile).ratings]


@pytest.mark.parametrize("game", clashtable.games())
def test_it_accepts_a_rated_challenge_and_plays_it_to_the_end(ann: Person, robot: Robot, game: str) -> None:
    table = challenge(ann, robot, game)
    played(ann, table)
    soon(lambda: all(seat.gain is not None for seat in ann.table(table).seats))
    assert rated_matches(ann, "ann") == rated_matches(ann, robot.profile) == [(game, 1)]
    soon(lambda: f"The match at table {table} is over." in robot.said())
    soon(lambda: not ann.table(table).seats[1].present)


def test_it_plays_at_two_tables_at_once(ann: Person, robot: Robot) -> None:
    tables = [challenge(ann, robot, terms=Terms()) for _table in range(2)]
    for _turn in range(2):
        for table in tables:
            played(ann, table, moves=2)
            assert all(ann.table(other).seats[1].present for other in tables)
    for table in tables:
        assert played(ann, table).status == "finished"


def test_it_comes_back_after_the_server_was_killed(ann: Person, server: ServerProcess, robot: Robot) -> None:
    table = challenge(ann, robot)
    played(ann, table, moves=4)
    server.kill()
    server.start()
    played(ann, table)
    assert "I try again in 3 seconds." in robot.said()
    soon(lambda: rated_matches(ann, robot.profile) == [("coco", 1)])


def test_it_goes_on_where_it_was_when_it_is_started_again(
    ann: Person, server: ServerProcess, robot: Robot, tmp_path: Path
) -> None:
    table = challenge(ann, robot, terms=Terms())
    played(ann, table, moves=2)
    assert robot.stop() == 0
    assert robot.said().rstrip().endswith("I stop. My matches wait for me.")
    again = run_robot(server, robot.token, tmp_path, "--level", "search:60")
    assert played(ann, table).status == "finished"
    assert again.stop() == 0


def test_it_plays_a_series(ann: Person, robot: Robot) -> None:
    first = challenge(ann, robot, terms=Terms(best_of=3))
    played(ann, first)
    following = soon(lambda: ann.table(first).rematch)
    window, _state = ann.watch(first)
    window.say(Rematch())
    soon(lambda: ann.table(following).status == "running")
    info = played(ann, following)
    assert info.series is not None
    assert (info.status, info.series.round) == ("finished", 2)


def test_it_plays_on_when_a_draw_is_offered_and_lets_a_move_be_taken_back(ann: Person, robot: Robot) -> None:
    table = challenge(ann, robot, terms=Terms())
    played(ann, table, moves=2)
    window, _state = asked(ann, table)
    window.say(Offer("draw"))
    window.wait_for_table(lambda info: bool(info.offers))
    window.wait_for_table(lambda info: not info.offers)
    window.say(Offer("undo"))
    assert window.wait_for(Moved).log[0].text.startswith("You take the last move back")
    assert played(ann, table).status == "finished"


def test_it_declines_what_it_does_not_want(ann: Person, server: ServerProcess, token: NewToken, tmp_path: Path) -> None:
    robot = run_robot(server, token, tmp_path, "--games", "coco,corgis", "--rated", "no", "--tables", "1")
    unwanted = [challenge(ann, robot), challenge(ann, robot, "geekfight", Terms())]
    soon(lambda: all(ann.table(table).status == "closed" for table in unwanted))
    challenge(ann, robot, "corgis", Terms())
    second = challenge(ann, robot, "corgis", Terms())
    soon(lambda: ann.table(second).status == "closed")
    assert robot.said().count("I accept.") == 1
    assert robot.stop() == 0


def test_it_stops_when_its_token_is_revoked(ann: Person, robot: Robot) -> None:
    ann.http.delete(f"/api/account/bots/{robot.token.bot.id}")
    assert robot.process.wait(PATIENCE) == 1
    assert "I stop: You have been logged out here." in robot.said()


def test_a_level_that_does_not_exist_is_told(server: ServerProcess, token: NewToken, tmp_path: Path) -> None:
    robot = run_robot(server, token, tmp_path, "--level", "clever")
    assert robot.process.wait(PATIENCE) == 2
    assert "There is no bot 'clever'" in robot.said()
