"""What waits, as data: the steps of this game as snapshots and views hold them."""

from typing import Final

from clashtable.core.codec import Codec
from clashtable.games.geekfight.cards.pool import BY_ID
from clashtable.games.geekfight.model.cast import OBJECT_KINDS, TARGET_KINDS, Cast, Mark
from clashtable.games.geekfight.rules.draft import Draft

CODEC: Final = Codec(
    "clashtable.games.geekfight", BY_ID, {"cast.kind": OBJECT_KINDS, "mark.kind": TARGET_KINDS}, (Cast, Mark, Draft)
)
