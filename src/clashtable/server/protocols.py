"""What lies beneath the application: connections that send nothing, half of something, or bytes that are no text.

Uvicorn's protocols, a little stricter. It has no deadline for a request of its own, and it logs a traceback for text
that is not UTF-8; both are the sender's affair alone.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from clashtable.server.settings import ServerSettings

NOT_TEXT: Final = 1007
LATE: Final = b"This request did not arrive in time."
TOO_LATE: Final = (
    b"HTTP/1.1 408 Request Timeout\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
    b"content-length: %d\r\n\r\n%s" % (len(LATE), LATE)
)


class TextSocket(WebSocketsSansIOProtocol):
    """A WebSocket that closes, without a word in the log, when text is not UTF-8."""

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(b"".join(self.frames)):
            self.frames = []
            self.refuse(NOT_TEXT, "Messages are text in UTF-8.")
        else:
            super().send_receive_event_to_app()

    def refuse(self, code: int, reason: str) -> None:
        """Close, and read on until the other side has heard of it: with bytes unread, the reason would be lost."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)


def is_text(said: bytes) -> bool:
    """Tell whether *said* is UTF-8."""
    try:
        said.decode()
    except UnicodeDecodeError:
        return False
    return True


class PunctualRequests(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # which one it is, uvicorn finds out
    """HTTP with a deadline: a request that has begun, or a connection on which none has, arrives whole or is closed."""

    seconds = 20.0
    """How long a request may take to arrive."""
    most_connections = 5000
    """How many connections there may be at once."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # Any: passed on as they are
        super().__init__(*arguments, **named)
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        if len(self.connections) > self.most_connections:
            transport.close()
        else:
            self.wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.is_request_whole():
            self.stop_waiting()
        elif self.deadline is None:
            self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def is_request_whole(self) -> bool:
        """Tell whether nothing of a request is still to come: it is being answered, or it became a WebSocket."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return True
        return self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body

    def wait(self) -> None:
        """Give the request its time, from now on."""
        self.deadline = self.loop.call_later(self.seconds, self.give_up)

    def stop_waiting(self) -> None:
        """Forget the deadline."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        """Close the connection; whoever has had no answer yet is told why."""
        self.deadline = None
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(TOO_LATE)
        self.transport.close()


def http_protocol(settings: ServerSettings) -> type[asyncio.Protocol]:
    """Return the protocol for HTTP as *settings* want it."""

    class Chosen(PunctualRequests):
        seconds = settings.request_seconds
        most_connections = settings.most_connections

    return Chosen
