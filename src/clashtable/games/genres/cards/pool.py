"""The 160 cards, sixteen of each genre."""

from typing import Final

from clashtable.games.genres.cards.build import set_of
from clashtable.games.genres.cards.comedy import COMEDY
from clashtable.games.genres.cards.epic_fantasy import EPIC_FANTASY
from clashtable.games.genres.cards.espionage import ESPIONAGE
from clashtable.games.genres.cards.fairy_tale import FAIRY_TALE
from clashtable.games.genres.cards.grab_bag import GRAB_BAG
from clashtable.games.genres.cards.horror import HORROR
from clashtable.games.genres.cards.kung_fu import KUNG_FU
from clashtable.games.genres.cards.meathead import MEATHEAD
from clashtable.games.genres.cards.sci_fi import SCI_FI
from clashtable.games.genres.cards.superhero import SUPERHERO

CARDS: Final = set_of(
    [*HORROR, *KUNG_FU, *MEATHEAD, *SCI_FI, *ESPIONAGE, *EPIC_FANTASY, *FAIRY_TALE, *SUPERHERO, *COMEDY, *GRAB_BAG]
)
BY_ID: Final = {card.id: card for card in CARDS}
