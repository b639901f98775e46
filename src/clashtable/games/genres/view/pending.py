"""What waits, as data: the steps of this game as snapshots and views hold them."""

from typing import Final

from clashtable.core.codec import Codec
from clashtable.games.genres.cards.pool import BY_ID
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.cast import USE_KINDS, Cast

CODEC: Final = Codec(
    "clashtable.games.genres", BY_ID, {"cast.kind": USE_KINDS, "square": GRID.names, "path": GRID.names}, (Cast,)
)
