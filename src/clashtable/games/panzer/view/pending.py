"""What waits, as data: the steps of this game as snapshots and views hold them."""

from typing import Final

from clashtable.core.codec import Codec
from clashtable.games.panzer.cards.basic_set import BY_ID
from clashtable.games.panzer.geometry import GRID
from clashtable.games.panzer.model.cast import TARGET_KINDS, USE_KINDS, Cast, Mark

CODEC: Final = Codec(
    "clashtable.games.panzer",
    BY_ID,
    {"cast.kind": USE_KINDS, "mark.kind": TARGET_KINDS, "space": GRID.names},
    (Cast, Mark),
)
