"""The decks that people bring: checked when they are chosen, kept with the seat, joined when the match begins.

A game with decks has one option of which each seat chooses its own part. At a table that waits, this option says what
bots bring (``random`` or ``mirror``); once the match has begun, it holds the deck of every seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from clashtable.core.deck import MIRROR, RANDOM, DeckBox
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.setting import Setting, Value
from clashtable.server.facts import DeckCard, DeckInfo
from clashtable.server.messages import DeckCheck
from clashtable.server.refusal import IllegalDeck, Refusal
from clashtable.server.seats import Seats

LONGEST_DECK: Final = 3000
"""In bytes."""
BAR: Final = "|"
"""What parts the decks of the seats in the option."""


def per_seat(game: Game) -> Setting | None:
    """Return the option of which each seat chooses its own part, where *game* has one."""
    return next((setting for setting in game.options.values() if setting.is_per_seat), None)


def shared_options(game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
    """Return those of *options* that everybody may see."""
    shared = {name for name, setting in game.options.items() if not setting.is_per_seat}
    return {name: value for name, value in options.items() if name in shared}


def box_of(game: Game) -> DeckBox:
    """Return what *game* says about decks; InvalidMessage where there is nothing to say."""
    if game.decks is None:
        raise InvalidMessage(f"Nobody brings a deck to {game.title}.")
    return game.decks


# --- what is told about decks


@cache
def titles(game: Game) -> dict[str, str]:
    """Return the printed name of every card by its id."""
    return {face.name: face.title for face in game.cards()}


def deck_cards(game: Game, copies: Mapping[str, int]) -> tuple[DeckCard, ...]:
    """Return the cards of a deck as the browser hears of them."""
    return tuple(DeckCard(card, titles(game)[card], count) for card, count in copies.items())


def presets(game: Game) -> list[DeckInfo]:
    """Return the decks that *game* comes with."""
    return [
        DeckInfo(deck.id, deck.name, deck.theme, deck.strategy, deck_cards(game, deck.cards), deck.bundle, deck.side)
        for deck in box_of(game).presets
    ]


def check(game: Game, text: str) -> DeckCheck:
    """Return what is wrong with a deck, or what is in it."""
    check_length(text)
    flaws = tuple(box_of(game).flaws(text))
    return DeckCheck(flaws, () if flaws else deck_cards(game, Counter(box_of(game).cards(text))))


def check_length(text: str) -> None:
    """Refuse a text that is too long for a deck."""
    if len(text.encode()) > LONGEST_DECK:
        raise Refusal("too_large", f"A deck has at most {LONGEST_DECK} bytes; this one has {len(text.encode())}.")


# --- what is chosen


def chosen(game: Game, text: str | None) -> str | None:
    """Return a deck as it is kept, None for one that chance chooses; IllegalDeck tells all that is wrong with it.

    A preconstructed deck is kept as its id, another as its cards, so that remarks and bars never reach the option.
    """
    if text is None or text.strip().lower() == RANDOM:
        return None
    found = check(game, text)
    if found.flaws:
        raise IllegalDeck(found.flaws)
    preset = box_of(game).preset(text)
    return preset.id if preset else "; ".join(f"{card.copies} {card.name}" for card in found.cards)


def check_together(game: Game, decks: Sequence[str | None]) -> None:
    """Refuse decks that cannot be played against each other; those left to chance always can."""
    if game.decks is None:
        return
    known = [deck for deck in decks if deck not in (None, MIRROR, RANDOM)]
    try:
        game.decks.check_sizes([len(game.decks.cards(deck)) for deck in known if deck])
    except InvalidMessage as error:
        raise Refusal("not_allowed", str(error)) from None


def bots_bring(game: Game, options: Mapping[str, Value]) -> str | None:
    """Return what bots bring to a waiting table with these *options*."""
    setting = per_seat(game)
    return MIRROR if setting is not None and options.get(setting.name) == MIRROR else None


def begun_options(game: Game, options: Mapping[str, Value], seats: Seats, host: int | None) -> dict[str, Value]:
    """Return the options of a match that begins, in which every seat plays the deck it brought."""
    setting = per_seat(game)
    if setting is None:
        return dict(options)
    check_still_legal(game, seats)
    return {**options, setting.name: BAR.join(mirrored([seat.deck or RANDOM for seat in seats.now], host))}


def mirrored(decks: list[str], host: int | None) -> list[str]:
    """Return *decks* in which those that mirror are a copy of the host's; one left to chance is the same for all."""
    if host is None or MIRROR not in decks:
        return decks
    copied = MIRROR if decks[host] == RANDOM else decks[host]
    return [copied if deck == MIRROR or seat == host else deck for seat, deck in enumerate(decks)]


def waiting_options(game: Game, options: Mapping[str, Value], bots: str | None) -> dict[str, Value]:
    """Return the options of a table that waits, where bots bring *bots*."""
    setting = per_seat(game)
    return dict(options) if setting is None else {**options, setting.name: bots or RANDOM}


def check_still_legal(game: Game, seats: Seats) -> None:
    """Refuse to begin with a deck that the cards have outgrown since it was chosen; what is in it stays unsaid."""
    for seat in seats.now:
        if seat.deck not in (None, MIRROR) and box_of(game).flaws(seat.deck or ""):
            raise Refusal("not_allowed", f"The deck of {seat.name} is no longer legal; they must choose another.")
