"""The Basic Set: 146 cards for Supplies, and 14 kinds of Terrain."""

from typing import Final

from clashtable.games.panzer.cards.american import AMERICAN
from clashtable.games.panzer.cards.build import COPIES, set_of
from clashtable.games.panzer.cards.german import GERMAN
from clashtable.games.panzer.cards.japanese import JAPANESE
from clashtable.games.panzer.cards.modifiers import MODIFIERS
from clashtable.games.panzer.cards.neutral import NEUTRAL
from clashtable.games.panzer.cards.soviet import SOVIET
from clashtable.games.panzer.cards.terrains import TERRAINS
from clashtable.games.panzer.model.card import FACTORY_CARD, Card

CARDS: Final = [FACTORY_CARD, *GERMAN, *JAPANESE, *AMERICAN, *SOVIET, *NEUTRAL, *MODIFIERS]
"""What can be in a Supply, in the order of the set."""
EVERY_CARD: Final = set_of([*CARDS, *TERRAINS])
BY_ID: Final = {card.id: card for card in EVERY_CARD}
TERRAIN_DECK: Final[list[Card]] = [card for card in TERRAINS for _copy in range(COPIES[card.id])]
"""The forty Terrain cards."""
PLAIN_TERRAIN: Final = next(card for card in TERRAINS if not card.abilities)
"""The Terrain without effects, which stands for one that nobody has seen."""
