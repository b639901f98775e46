"""Playing in the terminal: typed lines, a real pseudo-terminal, taking back, saving and going on."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import clashtable as ct
from tests.cli.conftest import Run

ONE_GAME = ("--option", "match_max_games=1")


def test_board_and_options_are_shown_in_letters_and_words(run: Run) -> None:
    ended = run("play", "coco", "--seed", "3", typed="quit\n")
    assert (ended.status, ended.err) == (0, "")
    assert "Clash (Coco) against Hazel (greedy)." in ended.out
    assert "· Game 1. You deal; Hollow, Red and Circle start the three piles." in ended.out
    assert "Singles   G Green  B Blue  R Red  T Triangle  Q Square  C Circle" in ended.out
    assert "  1  O SRQ  Open with Solid Red Square" in ended.out
    assert "(K-3.1)" in ended.out
    assert "\x1b" not in ended.out
    assert "This match was not saved. The same cards once more:\nclashtable play coco --seed 3\n" in ended.out


def test_move_is_typed_as_a_number_or_in_any_case_or_by_enter_alone(run: Run) -> None:
    for first in ("1", "O SRQ", "o srq", "osrq", ""):
        ended = run("play", "coco", "--seed", "3", typed=f"{first}\nquit\n")
        assert "· You open with Solid Red Square." in ended.out


def test_refusals_are_sentences_and_change_nothing(run: Run) -> None:
    ended = run("play", "coco", "--seed", "3", typed="1\n99\nzebra\n\nS G\nlog\nquit\n")
    assert "There is no option 99: choose from 1 to 9." in ended.out
    assert "'zebra' is not a move of Clash (Coco)" in ended.out
    assert "Type a number from 1 to 9, a move, or ? for help." in ended.out
    assert "S G is not possible: Green is not on the top Complete" in ended.out
    assert ended.out.count("Your turn: play as many cards as you can.") == 1


def test_question_mark_gives_the_rule_advice_and_how_to_type(run: Run) -> None:
    ended = run("play", "coco", "--seed", "3", typed="1\n?\nquit\n")
    assert "This is asked by a rule of Clash (Coco):\nK-4.1 " in ended.out
    assert "greedy would play S Q: Place Square on the shape pile." in ended.out
    assert "search:400 would play " in ended.out
    assert "save FILE keeps the match" in ended.out


def test_own_move_can_be_taken_back_when_nothing_was_revealed(run: Run) -> None:
    ended = run("play", "coco", "--seed", "3", typed="1\n1\nundo\nlog\nundo\nquit\n")
    assert "Taken back." in ended.out
    assert ended.out.count("Your turn: play as many cards as you can.") == 2
    assert "There is nothing further to take back." in ended.out
    log = ended.out[ended.out.index("> log") :]
    assert "You place Square" not in log


def test_move_stays_when_another_seat_has_moved(run: Run) -> None:
    ended = run("play", "coco", "--seed", "3", typed="undo\n1\nundo\nquit\n")
    assert "There is no move of yours to take back yet." in ended.out
    assert "Hazel has moved since, so your last move cannot be taken back." in ended.out


def test_move_stays_when_it_drew_cards(run: Run, tmp_path: Path) -> None:
    """The last card of the hand goes by option 4a, so seven new ones are drawn at once (K-6.2)."""
    hands, stocks = ["H H G G T T PBQ", "S B"], ["R R Q P C HBC PRQ", "S"]
    position = {"singles": "HGT", "complete": "HGT", "hands": hands, "stocks": stocks, "turn": 0}
    file = tmp_path / "aligned.json"
    file.write_text(ct.game("coco").position(position).record().to_json())
    ended = run(
        "play", "coco", "--resume", str(file), typed="T HGT\nundo\nT HGT\nT HGT\nC PBQ\nundo\nquit\n"
    )  # fmt: skip
    assert "· You draw seven cards." in ended.out
    before, after = ended.out.split("· You draw seven cards.")
    assert before.count("Taken back.") == 1
    assert "Taken back." not in after
    assert "Your last move showed you something new, so it cannot be taken back." in after


def test_every_line_that_can_be_typed_leads_to_the_end(run: Run) -> None:
    ended = run("play", "coco", "--seed", "8", *ONE_GAME, typed="1\n" * 300)
    assert ended.status == 0
    assert "Final score: You " in ended.out
    assert re.search(r"(You|Hazel) won\.|A draw\.", ended.out)


def test_move_that_ends_something_is_asked_for_once_more(run: Run, tmp_path: Path) -> None:
    position = {"singles": "HGT", "complete": "HGT", "hands": ["H H G S", "S B"], "stocks": ["R", "S"], "turn": 0}
    file = tmp_path / "pass.json"
    file.write_text(ct.game("coco").position(position).record().to_json())
    ended = run("play", "coco", "--resume", str(file), typed="S H\nP\nn\nP\nP\nquit\n")
    assert ended.out.count("Sure? (y/n) ") == 2, "placing a card is not asked about"
    assert ended.out.count("· You pass.") == 1


def test_saved_match_goes_on_where_it_was_left_and_still_verifies(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "saved.json")
    ended = run("play", "coco", "--seed", "3", typed=f"1\nsave\nsave {file}\n1\nquit\n")
    assert "Say where: save FILE" in ended.out
    assert f"clashtable play coco --resume {file}" in " ".join(ended.out.split())
    left = json.loads(Path(file).read_text())["moves"]
    assert ended.out.count("Saved ") == 2
    on = run("play", "coco", "--resume", file, typed="1\nquit\n")
    assert on.status == 0
    assert "Going on with" in on.out
    gone_on = json.loads(Path(file).read_text())["moves"]
    assert gone_on[: len(left)] == left
    assert len(gone_on) > len(left)
    assert run("play", "coco", "--resume", file, *ONE_GAME).status == 2
    to_the_end = run("play", "coco", "--resume", file, typed="1\n" * 2000)
    assert "Final score" in to_the_end.out
    assert run("replay", file, "--verify").status == 0


def test_save_that_is_impossible_is_told(run: Run, tmp_path: Path) -> None:
    ended = run("play", "coco", "--seed", "3", typed=f"save {tmp_path}\nquit\n")
    assert "cannot be written: Is a directory." in " ".join(ended.out.split())
    assert "This match was not saved." in ended.out


def test_names_and_seat_are_as_asked(run: Run) -> None:
    ended = run("play", "coco", "--seed", "3", "--seat", "1", "--names", "Ada [1]", "--bots", "random", typed="")
    assert "Clash (Coco) against Ada [1] (random)." in ended.out
    assert "Ada [1] opens with Solid Red Square." in ended.out
    assert "--seed 3 --seat 1" in ended.out


def test_match_with_chosen_decks_is_given_up_by_a_word(run: Run) -> None:
    decks = "2 Jump Cut; 1 Button Masher"
    refused = run("play", "geekfight", "--option", f"decks={decks}")
    assert refused.status == 2
    assert refused.err.startswith(
        "The option decks, seat 0: This deck is not legal: A deck has exactly 20 cards, this one has 3."
    )
    ended = run("play", "geekfight", "--seed", "3", "--option", "decks=biohazard|craft-fair", typed="?\nConcede\nn\n")
    assert ended.status == 0
    assert "concede gives the match up." in ended.out
    assert "· You concede." in ended.out
    assert "Hazel won." in ended.out
    assert "\nconcede gives" not in run("play", "coco", "--seed", "3", typed="?\nquit\n").out


def test_others_play_on_when_somebody_gives_up(run: Run) -> None:
    options = ("--option", "cred_goal=2", "--option", "turn_limit=10")
    ended = run("play", "geekfight", "--seed", "3", "--bots", "random,random", *options, typed="concede\nn\n")
    assert ended.status == 0
    assert "You won" not in ended.out
    assert "Final score" in ended.out


def test_options_with_blanks_are_written_for_a_shell(run: Run) -> None:
    decks = "decks=biohazard|Craft Fair"
    ended = run("play", "geekfight", "--seed", "3", "--option", decks, typed="quit\n")
    assert f"--option '{decks}'" in " ".join(ended.out.split())


# --- in a real terminal


class Terminal:
    """``clashtable play`` in a pseudo-terminal of 80 by 24."""

    def __init__(self, *argv: str, **environment: str) -> None:
        import fcntl
        import pty
        import struct
        import termios

        def in_a_terminal() -> None:
            # Whoever runs the tests in the background has them ignore Ctrl-C; somebody at a terminal does not.
            signal.signal(signal.SIGINT, signal.default_int_handler)
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        self.leader, follower = pty.openpty()
        fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "clashtable", "play", *argv],
            stdin=follower, stdout=follower, stderr=follower, start_new_session=True,
            env={**os.environ, "TERM": "xterm-256color", "CLASHTABLE_INTERPRETED": "1"} | environment,
            preexec_fn=in_a_terminal,
        )  # fmt: skip
        os.close(follower)
        self.text = ""

    def read_until(self, *wanted: str, seconds: float = 20) -> str:
        """Return everything up to one of the texts in *wanted* at the end of what was printed."""
        fresh, deadline = "", time.monotonic() + seconds
        while time.monotonic() < deadline:
            if select.select([self.leader], [], [], 0.1)[0]:
                try:
                    fresh += os.read(self.leader, 65536).decode()
                except OSError:  # the other side has gone
                    break
            if any(fresh.rstrip("\x1b[0m").endswith(text) for text in wanted):
                break
        self.text += fresh
        return fresh

    def type(self, keys: str) -> None:
        """Press *keys*."""
        os.write(self.leader, keys.encode())

    def press_until_the_end(self, key: str) -> None:
        """Press *key* until the program ends: one that comes before it waits for a key can get lost."""
        for _press in range(20):
            self.type(key)
            self.read_until("\0", seconds=1)
            if self.process.poll() is not None:
                return

    def close(self) -> int:
        """Wait for the end and return the exit status."""
        self.read_until("\0")
        os.close(self.leader)
        return self.process.wait(timeout=20)


posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")


@posix
def test_whole_match_in_a_real_terminal_in_colour() -> None:
    terminal = Terminal("coco", "--seed", "8", *ONE_GAME)
    for _decision in range(300):
        if terminal.read_until("> ", "Sure? (y/n) ", "Play again? (y/n) ").endswith("again? (y/n) "):
            break
        terminal.type("1\r")
    terminal.type("n\r")
    assert terminal.close() == 0
    assert "Final score: You" in terminal.text
    assert "\x1b[1;32m" in terminal.text
    assert "Traceback" not in terminal.text


@posix
def test_no_color_is_respected() -> None:
    terminal = Terminal("coco", "--seed", "8", NO_COLOR="1")
    terminal.read_until("> ")
    terminal.type("quit\r")
    assert terminal.close() == 0
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]", terminal.text)


@posix
@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_control_c_and_control_d_end_well(key: str) -> None:
    terminal = Terminal("coco", "--seed", "8")
    terminal.read_until("> ")
    terminal.press_until_the_end(key)
    assert terminal.close() == 0
    assert "This match was not saved." in terminal.text
    assert "Traceback" not in terminal.text
