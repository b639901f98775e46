"""The routes of ratings: leaderboards and profiles. What they read is in ``leaderboard.py``."""

from __future__ import annotations

import msgspec
import sqlalchemy as sql
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from clashtable.games.registry import GAMES
from clashtable.server.bodies import Asked
from clashtable.server.failures import refusals
from clashtable.server.friends import tie_between
from clashtable.server.house import House
from clashtable.server.leaderboard import game_ratings, leaderboard, results, since
from clashtable.server.players import found_player, player_infos
from clashtable.server.refusal import Refusal
from clashtable.server.society import Leaderboard, Profile

LONGEST_NAME = 96


@get("/api/leaderboard/{game_id:str}", responses=refusals(400, 404))
async def game_leaderboard(
    house: NamedDependency[House],
    game_id: FromPath[str],
    before: FromQuery[str | None] = None,
) -> Leaderboard:
    """List the best players of a game."""
    if game_id not in GAMES:
        raise Refusal("not_found", f"There is no game {game_id!r}.")
    return await house.store.read(lambda connection: leaderboard(connection, game_id, before))


@get("/api/players/{name:str}", responses=refusals(400, 404))
async def player_profile(request: Asked, house: NamedDependency[House], name: FromPath[str]) -> Profile:
    """Say who a player is, how strong, and what they have played lately."""
    asker = await house.guests.known(request)

    def read(connection: sql.Connection) -> tuple[str, Profile]:
        player = found_player(connection, name[:LONGEST_NAME])
        profile = Profile(
            player=player_infos(connection, [player])[player],
            since=since(connection, player),
            is_online=False,
            tie=tie_between(connection, None if asker is None else asker.id, player),
            ratings=game_ratings(connection, player),
            results=results(connection, player),
        )
        return player, profile

    player, profile = await house.store.read(read)
    may_know = profile.player.is_bot or profile.tie in ("friend", "self")
    return msgspec.structs.replace(profile, is_online=may_know and house.crowd.is_online(player))
