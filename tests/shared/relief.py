"""What the test of refusals must be told about each game: what one could wish for, and how an obstacle goes away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from clashtable.core.match import Match
from clashtable.core.refusal import Reason
from clashtable.core.state import Move
from tests.games.coco import wishes as coco
from tests.games.corgis import wishes as corgis
from tests.games.geekfight import wishes as geekfight
from tests.games.geekfight.relief import relieved as relieved_geekfight
from tests.games.genres import wishes as genres
from tests.games.panzer import wishes as panzer
from tests.games.panzer.relief import relieved as relieved_panzer


@dataclass(frozen=True)
class Relief:
    """A game whose refusals are asked for their reasons."""

    wishes: Callable[[Match], list[Move]]
    """Everything that the seat to act could wish to do with what it has and sees, legal or not."""
    relieved: Callable[[Match, Move, Reason], Match | None]
    """Another match, in which what the reason names is gone and all else is as it was; None where that cannot be."""


RELIEFS: Mapping[str, Relief] = {
    "geekfight": Relief(geekfight.wishes, relieved_geekfight),
    "coco": Relief(coco.wishes, coco.relieved),
    "corgis": Relief(corgis.wishes, corgis.relieved),
    "genres": Relief(genres.wishes, genres.relieved),
    "panzer": Relief(panzer.wishes, relieved_panzer),
}
"""By the id of the game."""
