"""Every card of Geek Fight, a file a kind. A new card is a few lines in one of them."""

from typing import Final

from clashtable.core.cards import CardSet
from clashtable.games.geekfight.cards.buffs import BUFFS
from clashtable.games.geekfight.cards.combatants import COMBATANTS
from clashtable.games.geekfight.cards.items import ITEMS
from clashtable.games.geekfight.cards.skills import SKILLS
from clashtable.games.geekfight.cards.tactics import TACTICS
from clashtable.games.geekfight.wire.names import named

POOL: Final = CardSet([*COMBATANTS, *ITEMS, *TACTICS, *SKILLS, *BUFFS], named, " in the pool (F-4.6)")
"""All cards, in a fixed order."""
BY_ID: Final = POOL.by_id
