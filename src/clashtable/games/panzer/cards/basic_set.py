"""The Basic Set: 146 cards for Supplies, and 14 kinds of Terrain."""

from typing import Final

from clashtable.core.cards import CardSet
from clashtable.games.panzer.cards.american import AMERICAN
from clashtable.games.panzer.cards.build import COPIES
from clashtable.games.panzer.cards.german import GERMAN
from clashtable.games.panzer.cards.japanese import JAPANESE
from clashtable.games.panzer.cards.modifiers import MODIFIERS
from clashtable.games.panzer.cards.neutral import NEUTRAL
from clashtable.games.panzer.cards.soviet import SOVIET
from clashtable.games.panzer.cards.terrains import TERRAINS
from clashtable.games.panzer.model.card import FACTORY_CARD, Card
from clashtable.games.panzer.wire.names import named

CARDS: Final = [FACTORY_CARD, *GERMAN, *JAPANESE, *AMERICAN, *SOVIET, *NEUTRAL, *MODIFIERS]
"""What can be in a Supply, in the order of the set."""
EVERY_CARD: Final = CardSet([*CARDS, *TERRAINS], named, " in the set (P-2.6)")
BY_ID: Final = EVERY_CARD.by_id
TERRAIN_DECK: Final[list[Card]] = [card for card in TERRAINS for _copy in range(COPIES[card.id])]
"""The forty Terrain cards."""
PLAIN_TERRAIN: Final = next(card for card in TERRAINS if not card.abilities)
"""The Terrain without effects, which stands for one that nobody has seen."""
