"""States from hand-written positions; impossible ones are refused with a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import read
from clashtable.core.luck import luck_from_seed
from clashtable.core.setting import resolve
from clashtable.games.corgis.changes.course import new_trick
from clashtable.games.corgis.model.card import NAMES, bit, cards_in
from clashtable.games.corgis.model.state import CorgiPlayer, CorgiState, Slot, all_cards
from clashtable.games.corgis.notation.snapshot import card_named, cards, check_once, options_from
from clashtable.games.corgis.options import OPTIONS
from clashtable.games.corgis.rules import GAMES, ROUND


class Description(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as a person writes it, and as the worked examples do (C-14): a new round led by ``turn``."""

    hidden: tuple[str, ...]
    exposed: tuple[str, ...] = ()
    deck: str = ""
    turn: int = 0
    options: dict[str, bool | int | str] = {}
    chance: tuple[str, ...] = ()
    seed: int = 0
    wins: tuple[int, ...] = ()


def state_from_description(description: Mapping[str, Any]) -> CorgiState:
    """Return the state at the start of the round that *description* begins with."""
    told = read(dict(description), Description, "position of Clash of Corgis")
    seats = len(told.hidden)
    options = options_from(resolve(OPTIONS, told.options, "Clash of Corgis"))
    check_description(told, seats)
    exposed = told.exposed or ("",) * seats
    wins = told.wins or (0,) * seats
    players = [
        CorgiPlayer(cards(told.hidden[seat].split()), cards(exposed[seat].split()), 0, [], [], wins[seat])
        for seat in range(seats)
    ]
    deck = [Slot(card_named(name), 0, 0) for name in reversed(told.deck.split())]
    luck = luck_from_seed(told.seed)
    luck.script = [f"archer {card}" for card in reversed(told.chance)] if told.chance else None
    pending = [GAMES, ROUND]
    state = CorgiState(seats, luck, [*pending], None, options, players, deck, 0, new_trick(told.turn), 1, told.turn)
    check_once(state)
    check_existing(state)
    for seat, player in enumerate(players):
        if not player.hidden | player.exposed:
            raise InvalidMessage(f"Seat {seat} has no card left, so the game would be over (C-6.1).")
    return state


def check_existing(state: CorgiState) -> None:
    """Refuse cards that the match does not have, and more seats than one deck serves."""
    if state.seats > 4 and state.options.decks == 1:
        raise InvalidMessage(f"{state.seats} players need two decks: set the option decks to 2 (C-2.2).")
    named = 0
    for player in state.players:
        named |= player.hidden | player.exposed
    for slot in state.deck:
        named |= bit(slot.card)
    if strange := named & ~all_cards(state.options):
        names = ", ".join(NAMES[card] for card in cards_in(strange))
        raise InvalidMessage(f"With these options there is no such card: {names} (C-1.3, C-2.2).")


def check_description(told: Description, seats: int) -> None:
    """Refuse numbers that cannot be."""
    if not 2 <= seats <= 8:
        raise InvalidMessage(f"Clash of Corgis is for 2 to 8 players, not {seats} (C-2.1, C-2.2).")
    for name, given in (("exposed", told.exposed), ("wins", told.wins)):
        if given and len(given) != seats:
            raise InvalidMessage(f"{name} names {len(given)} seats, but hidden names {seats}.")
    if told.turn not in range(seats):
        raise InvalidMessage(f"There is no seat {told.turn}: the seats are 0 to {seats - 1}.")
