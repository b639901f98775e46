"""Run the server until it is told to stop."""

import asyncio
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn

from clashtable.server.app import app_for
from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.crew import Crew
from clashtable.server.house import House
from clashtable.server.listening import bound_sockets
from clashtable.server.logs import note, set_up_logs
from clashtable.server.orders import Orders
from clashtable.server.protocols import TextSocket, http_protocol
from clashtable.server.settings import ServerSettings
from clashtable.server.startup import check_places, check_shared, check_workers, new_house, open_house

LONGEST_FRAME: Final = 1 << 20
"""Longer WebSocket messages end their connection; those between our own limit and this are answered with a refusal."""
PATIENCE: Final = 5
"""How many seconds open requests get to end when the server is told to stop."""


def serve(settings: ServerSettings, chance: Chance | None = None, announce: Callable[[], None] = lambda: None) -> None:
    """Serve until interrupted or terminated, and *announce* it once all is ready; InvalidMessage says what is not.

    Tests bring a *chance* that they can foresee.
    """
    set_up_logs(settings.log_level)
    check_places(settings)
    check_workers(settings)
    sockets = bound_sockets(settings.host, settings.port)
    if settings.workers == 1:
        work(settings, sockets, chance or Chance(), announce)
        return
    asyncio.run(check_shared(settings))
    Crew(settings, sockets, chance or Chance()).run(announce)
    note("server_stopped")


def work(settings: ServerSettings, sockets: list[socket.socket], chance: Chance, announce: Callable[[], None]) -> None:
    """Serve on *sockets* in this process until interrupted or terminated."""
    set_up_logs(settings.log_level)
    house = new_house(settings, chance, Clock())
    config, orders = server_config(house), Orders(house)
    # Uvicorn raises the signal that stopped it once more at the end; both then end this process in good order.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        try:
            runner.run(open_house(house))
            runner.run(orders.open())
            note("server_starting", host=settings.host, port=settings.port)
            announce()
            with suppress(KeyboardInterrupt):
                runner.run(uvicorn.Server(config).serve(sockets))
        finally:
            runner.run(orders.close())
            runner.run(house.close())
    note("server_stopped")


def server_config(house: House) -> uvicorn.Config:
    """Return how *house* is served."""
    return uvicorn.Config(
        app_for(house),
        http=http_protocol(house.settings),
        ws=TextSocket,
        forwarded_allow_ips=house.settings.trusted_proxies,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # it makes a 4 kB message cost 108 µs instead of 67
        timeout_graceful_shutdown=PATIENCE,
        log_config=None,
        access_log=False,
        server_header=False,
    )
