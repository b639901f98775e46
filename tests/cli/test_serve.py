"""Serving: the address is checked first, and the browser opens when the server answers."""

from __future__ import annotations

import http.client
import signal
import socket
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Run, started
from tests.server.process import free_port

PATIENCE = 30.0


def test_port_in_use_is_told_in_one_sentence(run: Run) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        ended = run("serve", "--port", str(port))
    assert ended.status == 2
    assert ended.err.startswith(f"Port {port} on 127.0.0.1 cannot be used: address already in use; choose another one")
    assert ended.err.count("\n") == 1


def waited_for(file: Path) -> str:
    """Return what is written to *file* once it is there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if file.is_file() and file.read_text():
            return file.read_text()
        time.sleep(0.05)
    raise AssertionError(f"nothing was written to {file} within {PATIENCE} s")


@pytest.mark.skipif(sys.platform == "win32", reason="the browser is a shell script here")
def test_bare_command_serves_and_opens_the_browser(tmp_path: Path) -> None:
    opened, browser, port = tmp_path / "opened", tmp_path / "browser", free_port()
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    process = started(
        "--port", str(port), "--database", str(tmp_path / "tables.sqlite3"), BROWSER=str(browser), DISPLAY=":0"
    )
    try:
        assert waited_for(opened) == f"http://127.0.0.1:{port}/\n"
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        connection.request("GET", "/api/games")
        assert connection.getresponse().status == 200
        connection.close()
    finally:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    assert f"http://127.0.0.1:{port}/" in out
    assert "Traceback" not in err
