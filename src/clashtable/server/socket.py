"""One connection: decode what a browser says, know who says it, answer. What a browser sends can end only itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Container
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.server.chat import say, say_phrase, talk_for
from clashtable.server.guests import BANNED, Guest
from clashtable.server.house import House
from clashtable.server.limits import Pace
from clashtable.server.logs import note, note_failure
from clashtable.server.messages import (
    ChooseDeck,
    Claim,
    ClientMessage,
    Decline,
    Fill,
    Leave,
    Offer,
    Ping,
    Play,
    Pong,
    Refused,
    Rematch,
    Resign,
    Resync,
    ServerMessage,
    Sit,
    Start,
    Story,
    Substitute,
)
from clashtable.server.opening import ask_rematch
from clashtable.server.refusal import Overtaken, Refusal, refused
from clashtable.server.seating import choose_deck, fill, leave, sit, start
from clashtable.server.sessions import ENDED
from clashtable.server.settlement import claim, decline, hand_back, offer, resign, substitute
from clashtable.server.showing import encoded, page_for
from clashtable.server.spectators import look, share
from clashtable.server.tables import Table
from clashtable.server.talk import Chat, Look, Phrase, Share, Talk

LONGEST_MESSAGE: Final = 4096
"""In bytes."""
STATE_COST: Final = 5.0
"""As how many messages a request for a whole state counts."""
LONGEST_OUTBOX: Final = 500
"""How many messages may wait for a browser that does not read; then its connection ends, and it can come back."""
TOO_SLOW: Final = 4408
TOO_FAST: Final = 4429
NOT_FOUND: Final = 4404
NOT_LET_IN: Final = 4403
LOGGED_OUT: Final = 4401
LATER: Final = 1013
CLOSINGS: Final = {"too_many": TOO_FAST, "banned": NOT_LET_IN, "ended": LOGGED_OUT}
"""With what code a connection is closed at once after a refusal; any other is NOT_FOUND."""
Settling: TypeAlias = Resign | Offer | Decline | Substitute | Claim | Share | Chat | Phrase
Seating: TypeAlias = Sit | ChooseDeck | Fill | Start | Leave | Rematch | Settling
DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


class Connection:
    """A browser at the other end of a WebSocket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],  # Any: Litestar's generics
        guest: Guest | None,
        pace: Pace,
        banned: Container[str | None] = (),
    ) -> None:
        self.socket = socket
        self.person = guest
        self.banned = banned
        """Who is not let in; it may change while we are connected."""
        self.outbox: asyncio.Queue[str] = asyncio.Queue()
        self.is_given_up = False
        self.is_ended = False
        """Whether the session or token is over by which this person is known."""
        self.pace = pace
        self.cost = 1.0
        """How much the newest message counts for its sender's rate."""

    @property
    def guest(self) -> str | None:
        """The id of the person; None for a browser that is not known."""
        return None if self.person is None else self.person.id

    def tell(self, text: str) -> None:
        """Send *text* as soon as the browser takes it; never wait."""
        if self.outbox.qsize() < LONGEST_OUTBOX:
            self.outbox.put_nowait(text)
        else:
            self.is_given_up = True

    def say(self, message: ServerMessage) -> None:
        """Send *message* as soon as the browser takes it."""
        self.tell(encoded(message))

    def end(self) -> None:
        """Close the connection once the browser has been told that its session or token is over."""
        self.is_ended = True
        self.say(Refused("ended", ENDED))

    async def deliver(self) -> None:
        """Send what is in the outbox until the connection ends."""
        try:
            while not self.is_given_up:
                await self.socket.send_text(await self.outbox.get())
                if self.is_ended:
                    await self.socket.close(LOGGED_OUT, ENDED)
                    return
                if self.guest in self.banned:
                    await self.socket.close(NOT_LET_IN, BANNED)
                    return
            note("connection_too_slow", guest=self.guest)
            await self.socket.close(TOO_SLOW, "This connection is too slow; come back for the newest state.")
        except (WebSocketDisconnect, OSError):
            return  # the reading side hears of it too and takes leave

    async def heard(self) -> AsyncIterator[str | bytes]:
        """Yield what the browser says until the connection ends."""
        while True:
            event = await self.socket.receive()
            if event["type"] != "websocket.receive" or self.is_ended:
                return
            text, data = event.get("text"), event.get("bytes")
            self.cost = 1.0
            yield text if text is not None else data or b""
            if not await self.pace.keep(self.cost):
                note("connection_too_fast", guest=self.guest)
                await self.socket.close(TOO_FAST, "This connection sends too much; come back more calmly.")
                return


async def serve_table(house: House, socket: WebSocket[Any, Any, Any], name: str) -> None:
    """Connect a browser to the table called *name*."""
    async with admitted(house, socket) as connection:
        table = await house.find(name)
        table.join(connection)
        delivery = asyncio.create_task(connection.deliver())
        try:
            await house.look_at(table)  # what was told before somebody here looked on was not followed
            await hand_back(table, connection.person)
            async for said in connection.heard():
                await answer(house, table, connection, said)
        except Exception:
            note_failure("connection_failed", table=table.id, guest=connection.guest)
            raise
        finally:
            delivery.cancel()
            table.part(connection)


async def serve_lobby(house: House, socket: WebSocket[Any, Any, Any]) -> None:
    """Show a browser the lobby and its own tables; there it can only ask whether we are there."""
    async with admitted(house, socket) as connection:
        house.lobby.join(connection)
        house.yours.join(connection)
        await house.challenges.greet(connection)
        delivery = asyncio.create_task(connection.deliver())
        try:
            async for said in connection.heard():
                connection.say(lobby_answer(said))
        finally:
            delivery.cancel()
            house.lobby.part(connection)
            house.yours.part(connection)


@asynccontextmanager
async def admitted(house: House, socket: WebSocket[Any, Any, Any]) -> AsyncIterator[Connection]:
    """Let a browser in while it keeps to the limits; it is told why not, and when what it came for is not there."""
    asker = house.asker(socket)
    pace = Pace(house.limits, asker)
    await socket.accept()
    try:
        with house.limits.connection(asker):
            await pace.keep(STATE_COST)
            connection = Connection(socket, await house.guests.known(socket), pace, house.guests.banned)
            with house.sessions.attending(connection), house.crowd.present(connection.guest):
                yield connection
    except Refusal as refusal:
        await socket.send_text(encoded(refused(refusal)))
        await socket.close(CLOSINGS.get(refusal.code, NOT_FOUND), refusal.sentence)
    except SQLAlchemyError:
        note_failure("store_failed")
        await socket.close(LATER, "The database does not answer. Come back in a moment.")


def lobby_answer(said: str | bytes) -> Pong | Refused:
    """Return the answer to what is said in the lobby."""
    try:
        message = decoded(said)
    except Refusal as refusal:
        return refused(refusal)
    if isinstance(message, Ping):
        return Pong()
    return Refused("not_allowed", "In the lobby you can only look; open a table to do more.")


def decoded(said: str | bytes) -> ClientMessage:
    """Return what *said* means; a Refusal says why it means nothing."""
    if isinstance(said, bytes):
        raise Refusal("invalid", "Messages are text, not bytes.")
    if len(said.encode()) > LONGEST_MESSAGE:
        raise Refusal("too_large", f"A message has at most {LONGEST_MESSAGE} bytes; this one has {len(said.encode())}.")
    try:
        return DECODER.decode(said)
    except msgspec.DecodeError as error:
        raise Refusal("invalid", f"This message is not understood: {error}.") from None
    except RecursionError:
        raise Refusal("invalid", "This message is not understood: it is nested too deeply.") from None


async def answer(house: House, table: Table, connection: Connection, said: str | bytes) -> None:
    """Do what a browser asks for, or say why not; an error of our own ends this connection and no other."""
    try:
        await obey(house, table, connection, decoded(said))
    except (Refusal, IllegalMove, InvalidMessage) as error:
        refusal = refused(error)
        house.metrics.refusals.labels(refusal.code).inc()
        note("refused", table=table.id, guest=connection.guest, code=refusal.code, sentence=refusal.sentence)
        connection.say(refusal)
        if refusal.code == "stale":
            table.show_state(connection)
    except SQLAlchemyError:
        house.referee.outages.has_failed = True
        note_failure("store_failed", table=table.id, guest=connection.guest)
        connection.say(Refused("not_allowed", "That could not be saved, so it did not happen. Try again in a moment."))


async def obey(house: House, table: Table, connection: Connection, message: ClientMessage) -> None:
    """Do what *message* asks for."""
    match message:
        case Ping():
            connection.say(Pong())
        case Resync():
            connection.cost = STATE_COST
            table.show_state(connection)
        case Story(before):
            connection.cost = STATE_COST
            connection.say(page_for(table, table.audience.witness(connection, table.seats), before))
        case Look(seat):
            connection.cost = STATE_COST
            await house.look_at(table)
            look(table, connection, seat)
        case Talk():
            connection.cost = STATE_COST
            connection.say(await talk_for(house, table, connection.guest))
        case Play(sequence, move):
            if not await table.play(connection.guest, sequence, move):
                table.show_state(connection)
        case _:
            asking = await person(house, connection)
            await house.look_at(table)
            try:
                await obey_person(house, table, asking, message)
            except Overtaken:  # by now it is known what the other worker did: it is still possible, or why not is
                await obey_person(house, table, asking, message)


async def obey_person(house: House, table: Table, guest: Guest, message: Seating) -> None:
    """Do what *message* asks for, which only somebody known can."""
    match message:
        case Sit(seat, deck):
            await sit(table, guest, seat, deck)
        case ChooseDeck(deck):
            await choose_deck(table, guest, deck)
        case Fill(seat, level):
            await fill(table, guest, seat, level)
        case Start():
            await start(table, guest)
        case Leave():
            await leave(table, guest)
        case Rematch():
            await ask_rematch(house, table, guest)
        case _:
            await obey_company(house, table, guest, message)


async def obey_company(house: House, table: Table, guest: Guest, message: Settling) -> None:
    """Do what *message* asks for among the people at a table."""
    match message:
        case Resign():
            await resign(table, guest)
        case Offer(what):
            await offer(table, guest, what)
        case Decline(what):
            await decline(table, guest, what)
        case Substitute(seat):
            await substitute(table, guest, seat)
        case Claim(seat):
            await claim(table, guest, seat)
        case Share(on):
            await share(table, guest, on=on)
        case Chat(text):
            await say(house, table, guest, text)
        case Phrase(name):
            await say_phrase(house, table, guest, name)


async def person(house: House, connection: Connection) -> Guest:
    """Return who is connected, by their present name; a Refusal for a browser that is not known."""
    known = None if connection.person is None else await house.guests.again(connection.person)
    if known is None:
        raise Refusal("not_allowed", "This browser has no name yet: load the page again, then take a seat.")
    return known
