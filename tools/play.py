"""``make play``: serve the site at once, and compile the engine beside it where that is still to be done.

The bots of the running server take the compiled engine up by themselves. Ctrl-C ends both.
"""

from __future__ import annotations

import argparse
import http.client
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ENGINE: Final = (sys.executable, str(Path(__file__).with_name("engine.py")), "--background")
PATIENCE: Final = 10.0
"""How many seconds server and build get to end."""


class Terminated(BaseException):  # like KeyboardInterrupt, it is no error
    """Another process has told this one to end."""


def play(serve: Sequence[str], build: Sequence[str], port: int, began: float) -> int:
    """Run the server until it ends, and the build beside it; return the exit status of the server."""
    signal.signal(signal.SIGTERM, terminated)
    server = subprocess.Popen(serve)
    builder: subprocess.Popen[bytes] | None = None
    try:
        if wait_until_ready(server, port):
            print(f"Ready after {time.time() - began:.0f} s: http://localhost:{port} (Ctrl-C stops it).", flush=True)
            builder = subprocess.Popen(gently(build), start_new_session=True)
        return server.wait()
    except KeyboardInterrupt:  # from the terminal, which has told the server as well
        return ended(server)
    except Terminated:
        server.terminate()
        return ended(server)
    finally:
        if builder is not None:
            end_group(builder)


def terminated(_signal: int, _frame: object) -> None:
    """Leave what is being waited for."""
    raise Terminated


def wait_until_ready(server: subprocess.Popen[bytes], port: int) -> bool:
    """Wait until the server answers; tell whether it did before it ended."""
    while server.poll() is None:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
        try:
            connection.request("GET", "/api/health")
            if connection.getresponse().status == http.client.OK:
                return True
        except OSError:
            pass
        finally:
            connection.close()
        time.sleep(0.1)
    return False


def gently(command: Sequence[str]) -> list[str]:
    """Return *command* so that it reads and writes only when nobody else does, where the system can do that."""
    idle = [] if shutil.which("ionice") is None else ["ionice", "-c", "3"]
    return [*idle, *command]


def ended(server: subprocess.Popen[bytes]) -> int:
    """Wait for the server to end in good order, and return its exit status."""
    try:
        return server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.terminate()
        return server.wait(PATIENCE)


def end_group(leader: subprocess.Popen[bytes]) -> None:
    """End a process and the compilers it has started."""
    if leader.poll() is None:
        os.killpg(leader.pid, signal.SIGTERM)
        try:
            leader.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(leader.pid, signal.SIGKILL)


def main() -> int:
    """Serve on the port that was asked for."""
    parser = argparse.ArgumentParser(description="Serve the site, and compile the engine beside it.")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--began", type=float, default=time.time(), help="when the set-up began, in seconds since 1970")
    arguments = parser.parse_args()
    serve = (sys.executable, "-m", "clashtable", "serve", "--port", str(arguments.port))
    return play(serve, ENGINE, arguments.port, arguments.began)


if __name__ == "__main__":
    sys.exit(main())
