"""What the system is asked for, traced: between a move's arrival and its first broadcast the log reaches the disk."""

from __future__ import annotations

import re
import shutil
import subprocess
from itertools import count
from pathlib import Path
from typing import BinaryIO, Final

import pytest

from clashtable.server.messages import Moved, State
from tests.rulebook import ROOT
from tests.server.person import Person, seated_pair
from tests.server.process import ServerProcess

MOVES: Final = 10
CALLS: Final = "fsync,fdatasync,read,readv,recvfrom,recvmsg,write,writev,sendto,sendmsg"
STRACE: Final = ("strace", "--daemonize", "-f", "-y", "-s", "60", "-e", f"trace={CALLS}")
"""The tracer is started by the server, as it were, so that it is the server who is ours to stop."""
LINE: Final = re.compile(r"(?P<thread>\d+) +(?:<\.\.\. )?(?P<call>\w+)(?P<rest>.*)")
LOG: Final = "tables.sqlite3-wal"


class TracedServer(ServerProcess):
    """A server whose reading, writing and waiting for the disk is noted."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.trace = folder / "trace"

    def launch(self, log: BinaryIO) -> subprocess.Popen[bytes]:
        return subprocess.Popen([*STRACE, "-o", str(self.trace), *self.arguments()], stdout=log, stderr=log, cwd=ROOT)


def can_trace() -> bool:
    """Tell whether one process may look at another here."""
    if shutil.which("strace") is None:
        return False
    return subprocess.run([*STRACE, "-o", "/dev/null", "true"], capture_output=True).returncode == 0


class Trace:
    """When, counted in lines of the trace, something came in, reached the disk or went out."""

    def __init__(self, text: str) -> None:
        self.arrivals: list[int] = []
        self.syncs: list[tuple[int, int]] = []
        """When each wait for the log began and ended."""
        self.broadcasts: dict[int, int] = {}
        """When the move of each sequence first left."""
        begun: dict[str, tuple[int, str]] = {}
        clock = count()
        for found in filter(None, map(LINE.match, text.splitlines())):
            now = next(clock)
            began, said = begun.pop(found["thread"], (now, "")) if "resumed>" in found["rest"] else (now, "")
            if "<unfinished" in found["rest"]:
                begun[found["thread"]] = (now, found["rest"])
                self.note_departure(now, found["rest"])
            else:
                self.note(found["call"], began, now, said + found["rest"])

    def note(self, call: str, began: int, ended: int, said: str) -> None:
        """Note what a call did that is over."""
        if call in ("fsync", "fdatasync") and LOG in said and said.endswith("= 0"):
            self.syncs.append((began, ended))
        elif call.startswith(("read", "recv")) and "<socket:" in said and re.search(r"= [1-9]\d*$", said):
            self.arrivals.append(ended)
        self.note_departure(began, said)

    def note_departure(self, began: int, said: str) -> None:
        """Note when a move first leaves; that it begins to leave is enough."""
        found = re.search(r'\\"type\\":\\"moved\\",\\"sequence\\":(\d+)', said)
        if found is not None:
            self.broadcasts.setdefault(int(found[1]), began)


@pytest.mark.skipif(not can_trace(), reason="no process may trace another here; make services installs strace")
def test_log_reaches_the_disk_between_arrival_and_first_broadcast(tmp_path: Path) -> None:
    server = TracedServer(tmp_path)
    server.start()
    ann, ben = Person(server), Person(server)
    try:
        _table, hers, his = seated_pair(ann, ben)
        windows = [hers, his]
        heard: list[State | Moved] = [window.begun() for window in windows]
        for _move in range(MOVES):
            [mover] = [seat for seat in range(2) if heard[seat].question]
            question = heard[mover].question
            assert question is not None
            windows[mover].play(heard[mover].sequence, question.options[0].move)
            heard = [window.wait_for(Moved) for window in windows]
    finally:
        ann.leave_all()
        ben.leave_all()
        server.stop()
    trace = Trace(server.trace.read_text())
    assert sorted(trace.broadcasts) == list(range(1, MOVES + 1))
    for left in trace.broadcasts.values():
        arrival = max(moment for moment in trace.arrivals if moment < left)
        assert any(arrival < began <= ended < left for began, ended in trace.syncs)
