"""Routes and wiring of the server; what they do is elsewhere. The protocol in words: docs/protocol.md."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeAlias

from litestar import Litestar, Response, WebSocket, get, post, put, route, websocket
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody

import clashtable
from clashtable import compiled
from clashtable.core.game import Game
from clashtable.core.record import Record
from clashtable.games.registry import GAMES
from clashtable.server import decks
from clashtable.server.account_routes import ACCOUNT_ROUTES
from clashtable.server.bodies import Asked
from clashtable.server.census import Census
from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.company import COMPANY
from clashtable.server.courtesy import new_report, tie, ties, untie
from clashtable.server.facts import DeckInfo, GameInfo, Me, TableInfo
from clashtable.server.failures import HANDLERS, refusals
from clashtable.server.guard import add_headers, same_origin
from clashtable.server.history_routes import HISTORY
from clashtable.server.house import House
from clashtable.server.limits import address_of
from clashtable.server.messages import DeckCheck, DeckText, Lobby, NewTable, Rename
from clashtable.server.opening import open_table
from clashtable.server.operation import health, metrics
from clashtable.server.refusal import Refusal
from clashtable.server.seats import BOT_LEVELS
from clashtable.server.settings import ServerSettings
from clashtable.server.showing import record_of, table_info
from clashtable.server.site import Site
from clashtable.server.socket import serve_lobby, serve_table
from clashtable.server.standing import game_leaderboard, player_profile

LONGEST_BODY = 16_384
"""In bytes."""

Socket: TypeAlias = WebSocket[Any, Any, Any]  # Any: Litestar's generics, which we do not use


@get("/api/version", responses=refusals())
async def version(house: NamedDependency[House]) -> dict[str, str | list[str]]:
    """Say what runs here; bots may think in the compiled engine while the server still plays the interpreted one."""
    return {
        "version": clashtable.__version__,
        "engine": compiled.described(),
        "bots": house.thinker.form,
        "games": list(GAMES),
    }


@get("/api/me", responses=refusals())
async def me(request: Asked, house: NamedDependency[House]) -> Response[Me]:
    """Say who this browser is; a new one gets a friendly name."""
    guest = await house.guests.known(request)
    if guest is None:
        house.limits.check_guest(address_of(request))
        guest = await house.guests.welcome()
    if guest.is_bot:
        return Response(Me(guest.name))
    cookie = house.guests.cookie(guest, secure=request.url.scheme == "https")
    return Response(Me(guest.name, guest.has_account), cookies=[cookie])


@put("/api/me", responses=refusals(400, 401, 403, 409, 413))
async def rename(request: Asked, house: NamedDependency[House], data: JSONBody[Rename]) -> Me:
    """Choose a name."""
    renamed = await house.rename(await house.guests.required(request), data.name)
    return Me(renamed.name, renamed.has_account)


@get("/api/games", responses=refusals())
async def games() -> list[GameInfo]:
    """List the games."""
    return [game_info(game) for game in GAMES.values()]


@get("/api/games/{game_id:str}/decks", responses=refusals(400, 404))
async def preset_decks(game_id: FromPath[str]) -> list[DeckInfo]:
    """List the decks that a game comes with."""
    return decks.presets(game_with_decks(game_id))


@post(
    "/api/games/{game_id:str}/decks/check",
    status_code=200,
    sync_to_thread=True,
    responses=refusals(400, 403, 404, 413),
)
def check_deck(game_id: FromPath[str], data: JSONBody[DeckText]) -> DeckCheck:
    """Say what is wrong with a deck, or what is in it."""
    return decks.check(game_with_decks(game_id), data.deck)


@get("/api/tables", responses=refusals())
async def tables(house: NamedDependency[House]) -> Lobby:
    """List the public tables that are open or running."""
    return house.lobby.listing()


@post("/api/tables", responses=refusals(400, 401, 403, 409, 413))
async def new_table(request: Asked, house: NamedDependency[House], data: JSONBody[NewTable]) -> TableInfo:
    """Open a table."""
    return table_info(await open_table(house, await house.guests.required(request), data, address_of(request)))


@get("/api/tables/{table_id:str}", responses=refusals(400, 404))
async def one_table(house: NamedDependency[House], table_id: FromPath[str]) -> TableInfo:
    """Describe one table, public or not."""
    return table_info(await house.find(table_id))


@get("/api/tables/{table_id:str}/record", responses=refusals(400, 404, 409))
async def record(house: NamedDependency[House], table_id: FromPath[str]) -> Response[Record]:
    """Give the record of a finished match as a file."""
    table = await house.find(table_id)
    file = f"{table.game.id}-{table.id}.json"
    disposition = {"Content-Disposition": f'attachment; filename="{file}"'}
    return Response(record_of(table), headers=disposition)


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


def create_app(settings: ServerSettings, chance: Chance | None = None, clock: Clock | None = None) -> Litestar:
    """Return a server for *settings* that opens its house itself; tests bring a *chance* and a *clock* of their own."""
    house = House(settings, chance or Chance(), clock or Clock())

    @asynccontextmanager
    async def opened(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return app_for(house, opened)


def app_for(house: House, *lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]]) -> Litestar:
    """Return the server of *house*, which somebody opens before it is served."""
    site = Site(house.settings.site_folder())

    def within_limits(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        if connection.scope["type"] == ScopeType.HTTP and connection.scope["path"].startswith("/api/"):
            house.limits.check_request(address_of(connection))

    house.metrics.registry.register(Census(house))
    api = [health, metrics, version, me, rename, games, preset_decks, check_deck, tables, new_table, one_table, record]
    people = [*ACCOUNT_ROUTES, ties, tie, untie, new_report, game_leaderboard, player_profile, *COMPANY]
    return Litestar(
        route_handlers=[*api, *people, *HISTORY, table_socket, lobby_socket, page],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "site": Provide(lambda: site, sync_to_thread=False),
        },
        lifespan=lifespan,
        guards=[same_origin, within_limits],
        before_send=[add_headers, house.metrics.count_response],
        exception_handlers=HANDLERS,
        request_class=Asked,
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="clashtable", version=clashtable.__version__, render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
