"""The sockets that the server listens on, taken before anything else, so that a wrong address is told in a sentence."""

from __future__ import annotations

import os
import socket
from contextlib import ExitStack
from typing import Final

from clashtable.core.errors import InvalidMessage

HIGHEST_PORT: Final = 65535


def bound_sockets(host: str, port: int) -> list[socket.socket]:
    """Return a socket for every address of *host*; InvalidMessage says why that cannot be."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except socket.gaierror:
        raise InvalidMessage(f"There is no address {host!r} here; --host 127.0.0.1 is this machine.") from None
    with ExitStack() as half_done:
        try:
            sockets = [half_done.enter_context(bound(family, address)) for family, _, _, _, address in found]
        except OSError as error:
            raise InvalidMessage(
                f"Port {port} on {host} cannot be used: {(error.strerror or str(error)).lower()}; "
                f"choose another one, as in --port {port + 1 if port < HIGHEST_PORT else port - 1}."
            ) from None
        half_done.pop_all()
    return sockets


def bound(family: int, address: tuple[str, int] | tuple[str, int, int, int] | tuple[int, bytes]) -> socket.socket:
    """Return a socket that has *address* to itself, on which nobody listens yet."""
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere the flag would let two servers share a port
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:  # the other half of a name such as localhost has a socket of its own
            taken.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        taken.bind(address)
    except OSError:
        taken.close()
        raise
    return taken
