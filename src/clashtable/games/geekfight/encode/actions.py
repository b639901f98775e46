"""What each number means in Geek Fight, and the numbers of a move. Next, read layout.py.

A card in the arena is told by its name, then by its seat where others have it too, then by its place among equal ones.
"""

from typing import Final

from clashtable.core.errors import RulesBug
from clashtable.games.geekfight.cards.pool import POOL
from clashtable.games.geekfight.model.card import MOST_SEATS, Card
from clashtable.games.geekfight.model.cast import DISCARD as IN_DISCARD
from clashtable.games.geekfight.model.cast import OBJECT, SEAT, Queued
from clashtable.games.geekfight.model.resources import KINDS as UNIT_KINDS
from clashtable.games.geekfight.model.resources import amount_of
from clashtable.games.geekfight.model.state import MOST_ADDED, GeekState
from clashtable.games.geekfight.moves import (
    ATTACK,
    ATTACK_MOVES,
    BARTER,
    DEPLOY,
    DISCARD,
    END,
    FORFEIT,
    GIVE_UP,
    KEEP,
    MAKE,
    MODE,
    MODE_MOVES,
    NO,
    PASS,
    PAY,
    PICK,
    PLAY,
    PRODUCE,
    SNIPE,
    SPEND,
    TAKE,
    TARGET,
    TUCK,
    USE,
    VERBS,
    YES,
    GeekMove,
)
from clashtable.games.geekfight.vocabulary import COMBATANT, ITEM, NO_SNIPE, RESOURCES

ACTIONS: Final[list[str]] = []
"""What each number means."""
NUMBERS: Final[list[list[int]]] = [[-1] * len(POOL) for verb in VERBS]
"""The number of each verb with each card, by their own numbers; -1 for what cannot be."""
MOST_AMOUNT: Final = 32
"""The largest amount that is one number; a larger one is told in several."""
LONGEST: Final = 12
"""Keeping five Items is the longest move: each is told by its name and its place among equal ones."""


def declare(names: list[str]) -> int:
    """Give *names* the next numbers, and return the first of them."""
    first = len(ACTIONS)
    ACTIONS.extend(names)
    return first


def declare_verb(verb: int, cards: list[Card]) -> None:
    """Give a verb a number with each of *cards*."""
    for card in cards:
        NUMBERS[verb][card.index] = declare([f"{VERBS[verb]} {card.id}"])


def declare_cards(words: str, cards: list[Card]) -> list[int]:
    """Give *words* about each of *cards* a number, and return them by card."""
    found = [-1] * len(POOL)
    for card in cards:
        found[card.index] = declare([words.format(card.id)])
    return found


ALL_CARDS: Final[list[Card]] = list(POOL)
ITEMS: Final[list[Card]] = [card for card in POOL if card.kind == ITEM]
PLAIN: Final = declare([VERBS[PASS], VERBS[END], VERBS[YES], VERBS[NO]])
NONE: Final = declare([f"{VERBS[FORFEIT]} none", f"{VERBS[TAKE]} none", f"{VERBS[KEEP]} none", "nothing"])
FORFEIT_NONE: Final = NONE
TAKE_NONE: Final = NONE + 1
KEEP_NONE: Final = NONE + 2
NOTHING: Final = NONE + 3
ATTACKS: Final = declare([move.notation for move in ATTACK_MOVES])
MODES: Final = declare([move.notation for move in MODE_MOVES])
SEATS: Final = declare([f"target seat {seat}" for seat in range(MOST_SEATS)])
OF_SEAT: Final = declare([f"of seat {seat}" for seat in range(MOST_SEATS)])
UNIT_VERBS: Final = declare([VERBS[SPEND], VERBS[PAY], VERBS[PRODUCE]])
AMOUNTS: Final = declare(
    [f"{amount} {kind.lower()}" for kind in RESOURCES for amount in range(1, MOST_AMOUNT + 1)]
)  # fmt: skip
declare_verb(PICK, [card for card in POOL if card.kind == COMBATANT])
declare_verb(DEPLOY, [card for card in POOL if card.kind == COMBATANT])
declare_verb(PLAY, [card for card in POOL if card.kind != COMBATANT])
declare_verb(TUCK, ALL_CARDS)
declare_verb(DISCARD, ALL_CARDS)
declare_verb(TAKE, ALL_CARDS)
declare_verb(SNIPE, [card for card in POOL if card.snipe != NO_SNIPE])
declare_verb(MAKE, [card for card in POOL if card.makes])
declare_verb(BARTER, ITEMS)
declare_verb(FORFEIT, ITEMS)
declare_verb(GIVE_UP, ITEMS)
declare_verb(KEEP, ITEMS)
declare_verb(TARGET, [card for card in POOL if card.kind in (COMBATANT, ITEM)])
for user in [card for card in POOL if card.uses]:
    NUMBERS[USE][user.index] = declare([f"use {user.id}"])
    declare([f"use {user.id} {number}" for number in range(2, len(user.uses) + 1)])
IN_PILE: Final = declare_cards("target card {}", ALL_CARDS)
ON_QUEUE: Final = declare_cards("target {} on the Queue", ALL_CARDS)
ORDINALS: Final = declare([f"number {place}" for place in range(1, MOST_ADDED + 1)])
"""Which of several equal things, in the order of the table or, on the Queue, from the bottom up."""
KNOWN_UNITS: Final[list[dict[int, list[int]]]] = [{}, {}, {}]
"""The chains that spend, pay and produce have been asked for, by units; matches have few different ones."""
SINGLES: Final[list[list[int]]] = [[number] for number in range(len(ACTIONS))]
"""The chains of one number."""


def chain_of(state: GeekState, move: GeekMove) -> list[int]:
    """Return the numbers of *move*."""
    kind, card = move.kind, move.card
    if kind == TARGET:
        return target_chain(state, move)
    if kind in (SPEND, PAY, PRODUCE):
        return units_chain(0 if kind == SPEND else 1 if kind == PAY else 2, move.units)
    if kind == PICK:
        return [NUMBERS[PICK][picked.index] for picked in move.cards]
    if kind == KEEP:
        return keep_chain(state, move)
    if card is None:
        return SINGLES[plain_number(move)]
    number = NUMBERS[kind][card.index]
    if kind in (DEPLOY, PLAY, TUCK, DISCARD, TAKE):
        return SINGLES[number]
    if kind == USE:
        number += move.place
    chain = [number, ORDINALS + place_of(state, move.number, card) % MOST_ADDED]
    return amounts_chain(chain, move.units) if kind in (BARTER, MAKE) else chain


def plain_number(move: GeekMove) -> int:
    """Return the number of a move that is about no card."""
    kind = move.kind
    if kind == PASS:
        return PLAIN
    if kind == END:
        return PLAIN + 1
    if kind == YES:
        return PLAIN + 2
    if kind == NO:
        return PLAIN + 3
    if kind == ATTACK:
        return ATTACKS + move.number
    if kind == MODE:
        return MODES + move.number
    if kind not in (FORFEIT, TAKE):
        raise RulesBug(f"{move.notation} has no number")
    return FORFEIT_NONE if kind == FORFEIT else TAKE_NONE


def target_chain(state: GeekState, move: GeekMove) -> list[int]:
    """Return the numbers of the choice of a target."""
    card = move.card
    if move.place == SEAT or card is None:
        return SINGLES[SEATS + move.number]
    if move.place == IN_DISCARD:
        return SINGLES[IN_PILE[card.index]]
    if move.place == OBJECT:
        return [ON_QUEUE[card.index], ORDINALS + place_on_queue(state, move.number, card)]
    place = place_of(state, move.number, card)
    return [NUMBERS[TARGET][card.index], OF_SEAT + place // MOST_ADDED, ORDINALS + place % MOST_ADDED]


def units_chain(verb: int, units: int) -> list[int]:
    """Return the numbers of a move that is about *units* alone."""
    found = KNOWN_UNITS[verb].get(units)
    if found is None:
        found = amounts_chain([UNIT_VERBS + verb], units)
        KNOWN_UNITS[verb][units] = found
    return found


def amounts_chain(chain: list[int], units: int) -> list[int]:
    """Return *chain* with the numbers of *units*, kind by kind; all payments of a question have the same total."""
    if units == 0:
        chain.append(NOTHING)
    for kind in range(UNIT_KINDS):
        amount = amount_of(units, kind)
        first = AMOUNTS + kind * MOST_AMOUNT - 1
        while amount > MOST_AMOUNT:
            chain.append(first + MOST_AMOUNT)
            amount -= MOST_AMOUNT
        if amount:
            chain.append(first + amount)
    return chain


def keep_chain(state: GeekState, move: GeekMove) -> list[int]:
    """Return the numbers of the Items that are kept, in the order of the table."""
    chain: list[int] = []
    kept = move.kept
    assert kept is not None
    for player in state.players:
        for item in player.items:
            if item.serial in kept:
                chain.append(NUMBERS[KEEP][item.card.index])
                chain.append(ORDINALS + place_of(state, item.serial, item.card) % MOST_ADDED)
    return chain or SINGLES[KEEP_NONE]


def place_of(state: GeekState, serial: int, card: Card) -> int:
    """Return the seat of a Combatant or Item times MOST_ADDED, and its place among that seat's equal ones."""
    for seat in range(state.seats):
        player = state.players[seat]
        if player.combatant is not None and player.combatant.serial == serial:
            return seat * MOST_ADDED
        place = 0
        for item in player.items:
            if item.serial == serial:
                return seat * MOST_ADDED + place
            if item.card is card:
                place += 1
    raise RulesBug(f"{card.id}@{serial} is not in the arena")


def place_on_queue(state: GeekState, serial: int, card: Card) -> int:
    """Return the place of an object among those of the same card, from the bottom of the Queue up."""
    place = 0
    for step in state.pending:
        if isinstance(step, Queued) and step.cast.card is card:
            if step.cast.serial == serial:
                return place
            place += 1
    raise RulesBug(f"{card.id}#{serial} is not on the Queue")
