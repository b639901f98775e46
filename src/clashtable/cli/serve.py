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

from clashtable.cli.arguments import Parser, whole_number
from clashtable.core.errors import InvalidMessage

DEFAULT_PORT: Final = 8000
PATIENCE: Final = 30.0
"""For how many seconds the browser waits for the server to answer."""


def add_arguments(parser: Parser) -> None:
    """Describe the command."""
    port = whole_number("--port", 1, 65535)
    delay = whole_number("--bot-delay", 0, 60_000)
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    parser.add_argument("--port", metavar="N", type=port, default=DEFAULT_PORT, help="default: %(default)s")
    parser.add_argument("--database", metavar="URL", help="where tables are kept (default: a file in this folder)")
    parser.add_argument(
        "--bot-delay", metavar="MS", type=delay, help="how long a bot waits before its move, so that one can follow"
    )
    parser.add_argument(
        "--browser", action=argparse.BooleanOptionalAction, default=False, help="open the site in the browser"
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from clashtable.server.run import serve
    from clashtable.server.settings import ServerSettings

    check_port(arguments.host, arguments.port)
    chosen = {
        name: value
        for name, value in (("database", arguments.database), ("bot_delay_ms", arguments.bot_delay))
        if value is not None
    }
    settings = ServerSettings(host=arguments.host, port=arguments.port, **chosen)
    if arguments.browser:
        print(f"The site is at http://{reachable(arguments.host)}:{arguments.port}/ (Ctrl-C stops it).", flush=True)
    if arguments.browser and has_display():
        threading.Thread(target=open_when_ready, args=(arguments.host, arguments.port), daemon=True).start()
    serve(settings)
    return 0


def check_port(host: str, port: int) -> None:
    """Refuse an address that cannot be listened on, with a sentence instead of a server's traceback."""
    try:
        family, kind, protocol, _name, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as trial:
            if os.name == "posix":  # elsewhere the flag would let two servers share a port
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except socket.gaierror:
        raise InvalidMessage(f"There is no address {host!r} here; --host 127.0.0.1 is this machine.") from None
    except OSError as error:
        raise InvalidMessage(
            f"Port {port} on {host} cannot be used: {(error.strerror or str(error)).lower()}; "
            f"choose another one, as in --port {port + 1 if port < 65535 else DEFAULT_PORT}."
        ) from None


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
