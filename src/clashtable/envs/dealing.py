"""The beginning of matches: which game, how many seats, which options, and a seed for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import clashtable
from clashtable.core.encode import Encoding
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.luck import derived, luck_from_seed
from clashtable.core.state import State, settle


class SeededDealer:
    """Deal match after match from one seed: the same seed, the same matches."""

    def __init__(
        self, game: Game | str, seats: int | None = None, options: Mapping[str, object] | None = None, seed: int = 0
    ) -> None:
        self.game = clashtable.game(game) if isinstance(game, str) else game
        self.seats = self.game.usual_seats if seats is None else seats
        self.options = self.game.check_options(self.seats, {} if options is None else options)
        self.seed = seed
        self.dealt = 0
        """How many matches were dealt since the seed was set."""

    @property
    def encoding(self) -> Encoding:
        """How the game is written in numbers."""
        if self.game.encoding is None:
            raise InvalidMessage(f"{self.game.title} is not written in numbers, so it has no environments.")
        return self.game.encoding

    def choose(self, given: Mapping[str, Any] | None) -> None:
        """Deal with the options of the game in ``given["game"]`` from now on, if there are any."""
        if given is not None and "game" in given:
            self.options = self.game.check_options(self.seats, given["game"])

    def reseed(self, seed: int) -> None:
        """Begin again from another seed."""
        self.seed, self.dealt = seed, 0

    def deal(self) -> State:
        """Return the next match, waiting for its first answer."""
        state = self.game.deal(self.seats, luck_from_seed(derived(self.seed, self.dealt)), self.options)
        self.dealt += 1
        settle(state)
        return state
