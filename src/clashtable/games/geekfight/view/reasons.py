"""What can stand in the way of a move, as players say it."""

from __future__ import annotations

from typing import Final

from clashtable.core.refusal import Reason
from clashtable.core.text import with_article
from clashtable.games.geekfight.effects.targets import (
    Spec,
)
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.state import GeekState, find_piece
from clashtable.games.geekfight.model.values import production
from clashtable.games.geekfight.rules import obstacles
from clashtable.games.geekfight.rules.obstacles import units_budget
from clashtable.games.geekfight.vocabulary import RESOURCES, TYPED

OBSTACLES: Final = {
    "moment": "It is the time for something else, or not the own Action Phase over an empty Queue.",
    "queue": "There is nothing on the Queue that could be let pass.",
    "absent": "The card is not there, or not one's own.",
    "kind": "A card of that kind cannot do that at all.",
    "limit": "A hundred objects were added in this turn already.",
    "combatant": "The player has no Combatant.",
    "attacked": "The Attack Action is used.",
    "spent": "The Spend Action is used.",
    "used": "The ability or the Special Action is used.",
    "distraction": "The Combatant is distracted.",
    "opening": "The first player has used the other Action on the first turn.",
    "hand": "There is no card to discard.",
    "production": "The Combatant makes too little, or another amount.",
    "units": "There are too few units in the pool.",
    "type": "None of the units in the pool is of the type that is needed.",
    "item": "There is no Item to forfeit.",
    "target": "There is nothing that could be its target, or that one cannot be.",
    "aimed": "Something on the Queue has the Item as its target.",
    "bound": "The Item can be bartered only as an excess Item.",
    "twice": "A V.I.P. of that name is in the arena.",
    "generic": "There are Generic units, which are paid first.",
    "whose": "The target is on the wrong side.",
    "health": "The target has too much health left.",
    "protected": "The target cannot be targeted by that.",
    "chosen": "The card is a target already, or is given up for it.",
    "answer": "It is not among the answers to what is asked.",
}
"""What can stand in the way of a move."""


def own_piece(state: GeekState, seat: int, serial: int) -> Piece | None:
    """Return a Combatant or Item that *seat* controls."""
    piece = find_piece(state, serial)
    return piece if piece is not None and piece.controller == seat else None


def too_little(state: GeekState, seat: int, wanted: int) -> Reason:
    """Return that a Combatant makes another amount than *wanted*."""
    piece = state.players[seat].combatant
    assert piece is not None
    made = production(state, piece)
    text = f"{piece.card.name} makes {made} {' or '.join(piece.card.resource_names())}."
    return Reason(text, "F-10.3", "production", f"piece:{piece.serial}", wanted - made)


def hindered(state: GeekState, seat: int, found: int) -> Reason:
    """Return what hinders the Combatant of *seat*."""
    piece = state.players[seat].combatant
    if piece is None:
        return Reason("you have no Combatant.", "F-9.1", "combatant", f"seat:{seat}")
    name, about = piece.card.name, f"piece:{piece.serial}"
    if found == obstacles.ATTACK_USED:
        return Reason(f"{name} has used its Attack Action in this round.", "F-9.1", "attacked", about)
    if found == obstacles.SPEND_USED:
        return Reason(f"{name} has used its Spend Action in this round.", "F-9.5", "spent", about)
    if found == obstacles.DISTRACTED:
        return Reason(f"{name} is distracted and cannot attack.", "F-17.3", "distraction", about)
    return Reason("on the first turn of the match you attack or spend, not both.", "F-6.6", "opening", about)


def told(
    state: GeekState, seat: int, found: int, card: Card, about: str, price: int, types: int, specs: list[Spec]
) -> Reason:
    """Return what keeps a card from being played, or its ability from being used."""
    pool = units_budget(state.players[seat].units)
    if found == obstacles.NO_MOMENT:
        return Reason("an Action is used on your own turn, when nothing is on the Queue.", "F-9.1")
    if found == obstacles.ABILITY_USED:
        return Reason(f"{card.name}'s ability is used in this round.", "F-14.3", "used", about)
    if found == obstacles.NO_HAND:
        return Reason("you have no card to discard for it.", "F-14.3", "hand", f"seat:{seat}")
    if found == obstacles.NO_UNITS:
        lacking = f"it costs {price}, and you have {pool.total}."
        return Reason(lacking, "F-12.2", "units", f"seat:{seat}", price - pool.total)
    if found == obstacles.NO_TYPE:
        names = " or ".join(RESOURCES[kind] for kind in range(TYPED) if types >> kind & 1)
        return Reason(f"at least one unit of {names} must be paid for it.", "F-10.6", "type", f"seat:{seat}", 1)
    if found == obstacles.NO_ITEM:
        return Reason("you have no Item to forfeit for it.", "F-14.5", "item", f"seat:{seat}")
    if found == obstacles.NO_TARGET:
        wanted = " and ".join(spec.text().replace("target ", "", 1) for spec in specs)
        return Reason(f"there is no target for it: it needs {with_article(wanted)}.", "F-12.2", "target", about)
    return hindered(state, seat, found)
