"""Every card of Geek Fight, a file a kind. A new card is a few lines in one of them."""

from typing import Final

from clashtable.games.geekfight.cards.buffs import BUFFS
from clashtable.games.geekfight.cards.build import pool_of
from clashtable.games.geekfight.cards.combatants import COMBATANTS
from clashtable.games.geekfight.cards.items import ITEMS
from clashtable.games.geekfight.cards.skills import SKILLS
from clashtable.games.geekfight.cards.tactics import TACTICS
from clashtable.games.geekfight.model.card import Card

POOL: Final[list[Card]] = pool_of([*COMBATANTS, *ITEMS, *TACTICS, *SKILLS, *BUFFS])
"""All cards, in a fixed order."""
BY_ID: Final = {card.id: card for card in POOL}
