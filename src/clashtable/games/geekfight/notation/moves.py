"""Moves from their notation."""

from __future__ import annotations

import re

from clashtable.core.errors import InvalidMessage
from clashtable.games.geekfight.cards.pool import POOL
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.cast import DISCARD as IN_DISCARD
from clashtable.games.geekfight.model.cast import OBJECT, PIECE, SEAT
from clashtable.games.geekfight.model.resources import units
from clashtable.games.geekfight.moves import (
    ATTACK_MOVES,
    CONCEDE_MOVE,
    END_MOVE,
    FORFEIT_NONE,
    KEEP,
    MODE_MOVES,
    NO_CARDS,
    NO_MOVE,
    PASS_MOVE,
    PICK,
    TAKE_NONE,
    TARGET,
    VERBS,
    YES_MOVE,
    GeekMove,
    card_move,
    unit_move,
)
from clashtable.games.geekfight.vocabulary import RESOURCES

FIXED = {
    move.notation: move
    for move in (
        PASS_MOVE, END_MOVE, YES_MOVE, NO_MOVE, CONCEDE_MOVE, FORFEIT_NONE, TAKE_NONE, *ATTACK_MOVES, *MODE_MOVES,
    )
}  # fmt: skip
PLACE = re.compile(r"([a-z0-9-]+)([@#])(\d+)")
UNITS = {name.lower(): kind for kind, name in enumerate(RESOURCES)}
CARD_VERBS = ("deploy", "tuck", "play", "discard", "take")
PIECE_VERBS = ("use", "snipe", "forfeit", "give up")


def parse_move(text: str) -> GeekMove:
    """Return the move written as *text*."""
    words = " ".join(text.lower().split())
    found = FIXED.get(words) or read_move(words)
    if found is None or found.notation != words:
        raise InvalidMessage(
            f"{text[:80]!r} is not a move of Geek Fight: write 'play jump-cut', 'attack 1', 'spend 3 tickets', "
            "'use glitch-witch@4', 'snipe camper-in-the-corner@2', 'barter thinking-wig@7 2 generic', "
            "'target guitar-guy@1', 'pay 2 cash', 'pass' or 'end' (F-22.2)."
        )
    return found


def read_move(words: str) -> GeekMove | None:
    """Return the move that *words* begin like."""
    verb, _space, rest = words.partition(" ")
    if words.startswith("give up "):
        verb, rest = "give up", words.removeprefix("give up ")
    if verb in CARD_VERBS:
        return card_move(VERBS.index(verb), POOL.with_id(rest))
    if verb in PIECE_VERBS:
        return placed_move(verb, rest.split())
    if verb in ("spend", "pay", "produce"):
        return unit_move(VERBS.index(verb), units_named(rest))
    if verb in ("barter", "make"):
        return placed_units(words, verb, rest)
    if verb == "target":
        return target_named(words, rest)
    if verb == "pick":
        return GeekMove(words, PICK, None, 0, 0, 0, [POOL.with_id(name) for name in rest.split()])
    return kept_items(words, rest.split()) if verb == "keep" else None


def kept_items(notation: str, names: list[str]) -> GeekMove | None:
    """Return the choice of Items to keep."""
    places = [place_named(name) for name in names if names != ["none"]]
    kept = [place[2] for place in places if place is not None]
    return GeekMove(notation, KEEP, None, 0, 0, 0, NO_CARDS, kept) if len(kept) == len(places) else None


def place_named(text: str) -> tuple[Card, str, int] | None:
    """Return the card, the sign and the number of ``guitar-guy@4``."""
    found = PLACE.fullmatch(text)
    return None if found is None else (POOL.with_id(found[1]), found[2], int(found[3]))


def placed_move(verb: str, words: list[str]) -> GeekMove | None:
    """Return a move about a card in the arena."""
    place = place_named(words[0]) if words else None
    if place is None:
        return None
    number = int(words[1]) - 1 if len(words) == 2 and words[1].isdigit() else PIECE
    kind = VERBS.index(verb)
    return GeekMove(" ".join([verb, *words]), kind, place[0], place[2], number, 0, NO_CARDS)


def placed_units(notation: str, verb: str, rest: str) -> GeekMove | None:
    """Return a move about units from a card in the arena."""
    name, _space, amounts = rest.partition(" ")
    place = place_named(name)
    if place is None:
        return None
    return GeekMove(notation, VERBS.index(verb), place[0], place[2], 0, units_named(amounts), NO_CARDS)


def units_named(text: str) -> int:
    """Return the units written as ``2 cash 1 generic``."""
    if text == "nothing":
        return 0
    words = text.split()
    pairs = list(zip(words[::2], words[1::2], strict=False))
    if not words or len(words) % 2 or any(not amount.isdigit() or kind not in UNITS for amount, kind in pairs):
        raise InvalidMessage(f"{text[:60]!r} are no units: write them as '2 cash 1 generic' (F-10.1).")
    return sum(units(UNITS[kind], int(amount)) for amount, kind in pairs if int(amount) < 256)


def target_named(notation: str, rest: str) -> GeekMove | None:
    """Return the choice of a target."""
    kind, _space, name = rest.partition(" ")
    if kind == "seat" and name.isdigit():
        return GeekMove(notation, TARGET, None, int(name), SEAT, 0, NO_CARDS)
    if kind == "card":
        return GeekMove(notation, TARGET, POOL.with_id(name), 0, IN_DISCARD, 0, NO_CARDS)
    place = place_named(rest)
    if place is None:
        return None
    return GeekMove(notation, TARGET, place[0], place[2], PIECE if place[1] == "@" else OBJECT, 0, NO_CARDS)
