"""What waits, as data: the steps of this game as snapshots and views hold them."""

from typing import Final

from clashtable.core.codec import Codec

CODEC: Final = Codec("clashtable.games.corgis")
