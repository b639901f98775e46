"""The 160 cards, sixteen of each genre."""

from typing import Final

from clashtable.core.cards import CardSet
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
from clashtable.games.genres.wire.names import named

CARDS: Final = CardSet(
    [*HORROR, *KUNG_FU, *MEATHEAD, *SCI_FI, *ESPIONAGE, *EPIC_FANTASY, *FAIRY_TALE, *SUPERHERO, *COMEDY, *GRAB_BAG],
    named,
    " (G-10.1)",
)
BY_ID: Final = CARDS.by_id
