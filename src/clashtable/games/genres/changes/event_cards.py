"""Events that wait are played, and some last (G-19.6). Next, read changes/deaths.py."""

from typing import Final, cast

from clashtable.core.effects import Do
from clashtable.core.state import State, Step
from clashtable.games.genres.changes.stack import CardDone
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.state import GenresState, Lasting
from clashtable.games.genres.vocabulary import GENRES
from clashtable.games.genres.wire.events import EventDropped, EventPlayed, LastingBegan


class Events(Step):
    """Play the Events that wait, the first drawn first."""

    __slots__ = ("after",)

    def __init__(self, after: Step) -> None:
        self.after: Final = after
        """What follows each Event: deaths, which stand above this module."""

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if not genres.queue:
            return
        use = genres.queue.pop(0)
        card = use.card
        assert card is not None
        genres.push(self)
        if card in genres.played:
            genres.discard.append(card)
            if genres.events is not None:
                genres.events.append(EventDropped(card.id))
            return
        genres.played.append(card)
        if genres.events is not None:
            genres.events.append(EventPlayed(use.seat, card.id, card.text()))
        effects = [effect for ability in card.abilities for effect in ability.effects()]
        if not card.is_lasting:
            genres.push(CardDone(use))
        elif not effects:
            begin_lasting(genres, card, -1)
        genres.push(self.after)
        if effects:
            genres.push(Do(effects[0], use))


def begin_lasting(state: GenresState, card: Card, genre: int) -> None:
    """Let a lasting Event stay for the whole game."""
    state.events_in_play.append(Lasting(card, genre))
    if state.events is not None:
        state.events.append(LastingBegan(card.id, None if genre < 0 else GENRES[genre]))
