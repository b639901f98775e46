"""Who is best at a game, and what a player has done: read from the book of ratings, page by page."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sql

from clashtable.core.errors import InvalidMessage
from clashtable.server.players import player_infos
from clashtable.server.ratings import ESTABLISHED, SURENESS, Rating
from clashtable.server.schema import ACCOUNTS, GUESTS, RATINGS, RESULTS
from clashtable.server.society import GameRating, Leaderboard, PlayerInfo, Point, Ranked, ResultInfo

PAGE: Final = 50
"""How many players stand on a page."""
PROVISIONAL: Final = 20
"""How many of those who are new are shown beside the first page."""
POINTS: Final = 100
"""How many points a history has at most."""
RESULTS_SHOWN: Final = 20
BAR: Final = "~"
"""What parts the two halves of a place on the leaderboard: the strength and the player."""
STRENGTH: Final[sql.Label[float]] = (RATINGS.c.mu - SURENESS * RATINGS.c.sigma).label("strength")
UNKNOWN: Final = PlayerInfo(None, "somebody who is gone")


def leaderboard(connection: sql.Connection, game: str, before: str | None) -> Leaderboard:
    """Return the best players of *game*, or those who come after the place *before*."""
    query = sql.select(RATINGS, STRENGTH).where(RATINGS.c.game == game).order_by(STRENGTH.desc(), RATINGS.c.player)
    settled = query.where(RATINGS.c.matches >= ESTABLISHED)
    first = 1
    if before is not None:
        behind = is_behind(*place_from(before))
        ahead = settled.where(sql.not_(behind)).order_by(None).subquery()
        first += connection.scalar(sql.select(sql.func.count()).select_from(ahead)) or 0
        settled = settled.where(behind)
    rows = connection.execute(settled.limit(PAGE + 1)).all()
    is_new = RATINGS.c.matches < ESTABLISHED
    new = connection.execute(query.where(is_new).limit(PROVISIONAL)).all() if before is None else []
    page = rows[:PAGE]
    following = f"{page[-1].strength!r}{BAR}{page[-1].player}" if len(rows) > PAGE else None
    return Leaderboard(game, ranked(connection, page, first), ranked(connection, new, None), following)


def is_behind(strength: float, player: str) -> sql.ColumnElement[bool]:
    """Return the condition for a line that comes after the one of *player*, who has that *strength*."""
    own = STRENGTH
    return sql.or_(own < strength, sql.and_(own <= strength, RATINGS.c.player > player))


def place_from(text: str) -> tuple[float, str]:
    """Return the place on a leaderboard that *text* names; InvalidMessage when it names none."""
    strength, bar, player = text.partition(BAR)
    try:
        return float(strength if bar else ""), player
    except ValueError:
        raise InvalidMessage(f"{text!r} is no place on a leaderboard: send the next of the page before.") from None


def ranked(connection: sql.Connection, rows: Sequence[sql.Row[Any]], first: int | None) -> tuple[Ranked, ...]:
    """Return lines of a leaderboard, the *first* of which has that place, or none at all."""
    infos = player_infos(connection, [row.player for row in rows])
    return tuple(
        Ranked(
            None if first is None else first + number,
            infos.get(row.player, UNKNOWN),
            Rating(row.mu, row.sigma, row.matches).text,
            row.matches,
        )
        for number, row in enumerate(rows)
    )


# --- one player


def since(connection: sql.Connection, player: str) -> str | None:
    """Return since when *player* has an account, or a bot of theirs a name; None for our own bots."""
    account = connection.scalar(sql.select(ACCOUNTS.c.created).where(ACCOUNTS.c.guest_id == player))
    return account or connection.scalar(sql.select(GUESTS.c.created).where(GUESTS.c.id == player))


def game_ratings(connection: sql.Connection, player: str) -> tuple[GameRating, ...]:
    """Return how strong *player* is in each game they have played, the one they know best first."""
    query = sql.select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.matches.desc(), RATINGS.c.game)
    return tuple(
        GameRating(
            row.game, Rating(row.mu, row.sigma, row.matches).text, row.matches, history(connection, player, row.game)
        )
        for row in connection.execute(query).all()
    )


def history(connection: sql.Connection, player: str, game: str) -> tuple[Point, ...]:
    """Return the rating of *player* after each of their newest matches of *game*, oldest first."""
    query = sql.select(RESULTS).where(RESULTS.c.player == player, RESULTS.c.game == game)
    rows = connection.execute(query.order_by(RESULTS.c.made_at.desc(), RESULTS.c.seat).limit(POINTS)).all()
    found = {row.table_id: Point(row.made_at, Rating(row.mu, row.sigma).value) for row in reversed(rows)}
    return tuple(found.values())


def results(connection: sql.Connection, player: str) -> tuple[ResultInfo, ...]:
    """Return the newest rated matches of *player*, newest first."""
    query = sql.select(RESULTS).where(RESULTS.c.player == player).order_by(RESULTS.c.made_at.desc(), RESULTS.c.seat)
    own = {row.table_id: row for row in reversed(connection.execute(query.limit(RESULTS_SHOWN)).all())}
    players: dict[str, list[str]] = defaultdict(list)
    for row in connection.execute(
        sql.select(RESULTS.c.table_id, RESULTS.c.player).where(RESULTS.c.table_id.in_(own)).order_by(RESULTS.c.seat)
    ):
        players[row.table_id].append(row.player)
    infos = player_infos(connection, {name for names in players.values() for name in names})
    return tuple(
        ResultInfo(
            table=table,
            game=row.game,
            place=row.place,
            seats=len(players[table]),
            gain=round(row.gain),
            at=row.made_at,
            others=tuple(infos.get(name, UNKNOWN).name for name in players[table] if name != player),
        )
        for table, row in reversed(own.items())
    )
