"""Every game, a line each: the game itself, its view, its events.

The template is no game to play, but its types are told like the others', so that its board is checked with theirs.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from clashtable.core.game import Game
from clashtable.games import coco, corgis, geekfight, genres, panzer, template

GAMES: Final[Mapping[str, Game]] = {
    game.id: game
    for game in (
        coco.GAME,
        corgis.GAME,
        geekfight.GAME,
        panzer.GAME,
        genres.GAME,
    )
}  # fmt: skip

AnyView: TypeAlias = (
    coco.CocoView
    | corgis.CorgisView
    | geekfight.GeekView
    | panzer.PanzerView
    | genres.GenresView
    | template.TemplateView
)  # fmt: skip
"""The views of all games, told apart by ``game``."""

AnyEvent: TypeAlias = (
    coco.AnyCocoEvent
    | corgis.AnyCorgiEvent
    | geekfight.AnyGeekEvent
    | panzer.AnyPanzerEvent
    | genres.AnyGenresEvent
    | template.AnyTemplateEvent
)  # fmt: skip
"""The events of all games, told apart by ``kind``."""
