"""Routes and wiring of the server; what they do is elsewhere. The protocol in words: docs/protocol.md."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

from litestar import Litestar, Request, Response, WebSocket, get, post, put, route, websocket
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotAuthorizedException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody

import clashtable
from clashtable import compiled
from clashtable.core.game import Game
from clashtable.core.record import Record
from clashtable.games.registry import GAMES
from clashtable.server import decks
from clashtable.server.failures import HANDLERS
from clashtable.server.guard import add_headers, same_origin
from clashtable.server.guests import Guest
from clashtable.server.house import House
from clashtable.server.messages import DeckCheck, DeckInfo, DeckText, GameInfo, Lobby, Me, NewTable, Rename, TableInfo
from clashtable.server.opening import open_table
from clashtable.server.refusal import Refusal
from clashtable.server.seats import BOT_LEVELS
from clashtable.server.settings import ServerSettings
from clashtable.server.showing import table_info
from clashtable.server.site import Site
from clashtable.server.socket import serve_lobby, serve_table

LONGEST_BODY = 16_384
"""In bytes."""

Asked: TypeAlias = Request[Any, Any, Any]  # Any: Litestar's generics, which we do not use
Socket: TypeAlias = WebSocket[Any, Any, Any]


@get("/api/health")
async def health(house: NamedDependency[House]) -> dict[str, str]:
    """Say that the server and its database answer."""
    await house.store.check()
    return {"status": "ok"}


@get("/api/version")
async def version(house: NamedDependency[House]) -> dict[str, str | list[str]]:
    """Say what runs here; bots may think in the compiled engine while the server still plays the interpreted one."""
    return {
        "version": clashtable.__version__,
        "engine": compiled.described(),
        "bots": house.thinker.form,
        "games": list(GAMES),
    }


@get("/api/me")
async def me(request: Asked, house: NamedDependency[House]) -> Response[Me]:
    """Say who this browser is; a new one gets a friendly name."""
    guest = await house.guests.known(request) or await house.guests.welcome()
    cookie = house.guests.cookie(guest, secure=request.url.scheme == "https")
    return Response(Me(guest.name), cookies=[cookie])


@put("/api/me")
async def rename(request: Asked, house: NamedDependency[House], data: JSONBody[Rename]) -> Me:
    """Choose a name."""
    return Me((await house.rename(await known_guest(request, house), data.name)).name)


@get("/api/games")
async def games() -> list[GameInfo]:
    """List the games."""
    return [game_info(game) for game in GAMES.values()]


@get("/api/games/{game_id:str}/decks")
async def preset_decks(game_id: FromPath[str]) -> list[DeckInfo]:
    """List the decks that a game comes with."""
    return decks.presets(game_with_decks(game_id))


@post("/api/games/{game_id:str}/decks/check", status_code=200, sync_to_thread=True)
def check_deck(game_id: FromPath[str], data: JSONBody[DeckText]) -> DeckCheck:
    """Say what is wrong with a deck, or what is in it."""
    return decks.check(game_with_decks(game_id), data.deck)


@get("/api/tables")
async def tables(house: NamedDependency[House]) -> Lobby:
    """List the public tables that are open or running."""
    return house.lobby.listing()


@post("/api/tables")
async def new_table(request: Asked, house: NamedDependency[House], data: JSONBody[NewTable]) -> TableInfo:
    """Open a table."""
    return table_info(await open_table(house, await known_guest(request, house), data))


@get("/api/tables/{table_id:str}")
async def one_table(house: NamedDependency[House], table_id: FromPath[str]) -> TableInfo:
    """Describe one table, public or not."""
    return table_info(await house.find(table_id))


@get("/api/tables/{table_id:str}/record")
async def record(house: NamedDependency[House], table_id: FromPath[str]) -> Response[Record]:
    """Give the record of a finished match as a file."""
    table = await house.find(table_id)
    if table.status != "finished":
        raise Refusal("not_allowed", "The record of a match is there once the match is over.")
    file = f"{table.game.id}-{table.id}.json"
    disposition = {"Content-Disposition": f'attachment; filename="{file}"'}
    return Response(table.played_match().record(), headers=disposition)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, house: NamedDependency[House], table_id: FromPath[str]) -> None:
    """Play or watch at a table."""
    await serve_table(house, socket, table_id)


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket, house: NamedDependency[House]) -> None:
    """Watch the lobby."""
    await serve_lobby(house, socket)


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: Asked, site: NamedDependency[Site], path: FromPath[str] = "") -> Response[bytes]:
    """Give a file of the web client."""
    return site.answer(request, path)


async def known_guest(request: Asked, house: House) -> Guest:
    """Return who asks; a browser without a valid cookie is told how to get one."""
    guest = await house.guests.known(request)
    if guest is None:
        raise NotAuthorizedException("This browser has no name yet: load the page again (GET /api/me gives it one).")
    return guest


def game_with_decks(name: str) -> Game:
    """Return the game of that id; a Refusal where there is none or nobody brings a deck."""
    if name not in GAMES or GAMES[name].decks is None:
        raise Refusal("not_found", f"There are no decks for a game {name!r}.")
    return GAMES[name]


def game_info(game: Game) -> GameInfo:
    """Return *game* as the browser hears of it."""
    return GameInfo(
        id=game.id,
        title=game.title,
        tagline=game.tagline,
        fewest=game.seats[0],
        usual=game.usual_seats,
        most=game.seats[-1],
        options=tuple(setting for setting in game.options.values() if not setting.is_per_seat),
        bots=BOT_LEVELS,
        has_decks=game.decks is not None,
        concession=None if game.concession is None else game.concession.notation,
    )


def create_app(settings: ServerSettings) -> Litestar:
    """Return the server for *settings*."""
    house, site = House(settings), Site(settings.site_folder())

    @asynccontextmanager
    async def opened(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    api = [health, version, me, rename, games, preset_decks, check_deck, tables, new_table, one_table, record]
    return Litestar(
        route_handlers=[*api, table_socket, lobby_socket, page],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "site": Provide(lambda: site, sync_to_thread=False),
        },
        lifespan=[opened],
        guards=[same_origin],
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="clashtable", version=clashtable.__version__, render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
