"""``clashtable serve``: the site on this machine."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import time
import webbrowser
from typing import Final

from clashtable.cli.arguments import Parser
from clashtable.cli.settings import add_settings, chosen_settings
from clashtable.server.settings import ServerSettings

PATIENCE: Final = 30.0
"""For how many seconds the browser waits for the server to answer."""


def add_arguments(parser: Parser) -> None:
    """Describe the command."""
    parser.usage = f"{parser.prog} [--SETTING VALUE ...] [--browser]"
    add_settings(parser)
    parser.add_argument(
        "--browser", action=argparse.BooleanOptionalAction, default=False, help="open the site in the browser"
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from clashtable.server.run import serve

    settings = chosen_settings(arguments)
    serve(settings, announce=(lambda: announce(settings)) if arguments.browser else nothing)
    return 0


def announce(settings: ServerSettings) -> None:
    """Say where the site is, and open it where there is a display."""
    print(f"The site is at http://{reachable(settings.host)}:{settings.port}/ (Ctrl-C stops it).", flush=True)
    if has_display():
        threading.Thread(target=open_when_ready, args=(settings.host, settings.port), daemon=True).start()


def nothing() -> None:
    """Announce nothing: whoever starts a server without a browser knows where it is."""


def has_display() -> bool:
    """Tell whether a browser would open in a window, not inside this terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def reachable(host: str) -> str:
    """Return the name under which this machine reaches a server that listens on *host*."""
    return "127.0.0.1" if host in ("0.0.0.0", "::", "") else host


def open_when_ready(host: str, port: int) -> None:
    """Open the site in the browser as soon as the server answers."""
    name = reachable(host)
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            socket.create_connection((name, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(f"http://{name}:{port}/")
            return
