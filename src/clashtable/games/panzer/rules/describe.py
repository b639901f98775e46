"""What is on the Chain, in words for the player."""

from __future__ import annotations

from clashtable.core.text import listed, sentence
from clashtable.games.panzer.geometry import GRID
from clashtable.games.panzer.model.cast import AT_PLAYER, AT_STACK, ATTACK, RANGED, Cast, Mark
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.values import attack_against, supply_attack, value
from clashtable.games.panzer.rules.requirements import acting_of
from clashtable.games.panzer.vocabulary import RANGED_ATTACK


def mark_words(mark: Mark) -> str:
    """Return what a target is called; a player by the seat, to be told with a name."""
    if mark.kind == AT_PLAYER:
        return f"{{seat:{mark.number}}}"
    if mark.kind == AT_STACK:
        return f"the stack {GRID.names[mark.space]}"
    name = "the Terrain" if mark.card is None else mark.card.name
    return f"{name} ({GRID.names[mark.space]})" if mark.space >= 0 else name


def item_text(state: PanzerState, use: Cast) -> str:
    """Return what happens when *use* resolves, in a sentence or two."""
    aims = listed([mark_words(mark) for mark in use.targets])
    if use.kind == ATTACK:
        return attack_text(state, use, aims)
    if use.kind == RANGED:
        unit = state.field_unit(use.source)
        amount = use.card.printed_values[RANGED_ATTACK] if unit is None else value(state, unit, RANGED_ATTACK)
        return f"{use.card.name} fires at {aims} for {amount} damage."
    if use.card.is_permanent():
        return f"Comes into play: {use.card.text()}"
    acting = acting_of(use)
    words = "" if acting is None else sentence(acting.way(use.mode).text(use.card))
    return f"{words} Aimed at {aims}." if aims else words


def attack_text(state: PanzerState, use: Cast, aims: str) -> str:
    """Return what an attack does as things stand."""
    unit = state.field_unit(use.source)
    mark = use.targets[0]
    if unit is None:
        return f"{use.card.name} is gone: its attack will fail."
    if mark.kind == AT_PLAYER:
        return f"{use.card.name} attacks the Supply of {aims} for {supply_attack(state, unit)}."
    other = state.field_unit(mark.number)
    if other is None:
        return f"{use.card.name} attacks {aims}, which is gone."
    mine = attack_against(state, unit, other, is_attacker=True)
    theirs = attack_against(state, other, unit, is_attacker=False)
    return f"{use.card.name} attacks {aims} with {mine} against {theirs}."
