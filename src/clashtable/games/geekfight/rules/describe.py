"""What objects on the Queue will do, in words for the player."""

from __future__ import annotations

from clashtable.core.text import listed, sentence
from clashtable.games.geekfight.effects.groups import telling_of
from clashtable.games.geekfight.model.cast import ATTACK, CARD, SEAT, SNIPE, Cast, Mark
from clashtable.games.geekfight.model.state import GeekState, find_piece
from clashtable.games.geekfight.model.values import snipe_value, strength
from clashtable.games.geekfight.rules.draft import acting_of
from clashtable.games.geekfight.vocabulary import BUFF


def mark_words(mark: Mark) -> str:
    """Return what a target is called; a player by the seat, to be told with a name."""
    return f"{{seat:{mark.number}}}" if mark.kind == SEAT or mark.card is None else mark.card.name


def object_text(state: GeekState, use: Cast) -> str:
    """Return what happens when *use* resolves, in a sentence or two."""
    aims = listed([mark_words(mark) for mark in use.targets])
    if use.kind == ATTACK:
        return attack_text(state, use, aims)
    if use.kind == SNIPE:
        source = find_piece(state, use.source)
        amount = use.remembered if source is None else snipe_value(state, source)
        return f"{use.card.name} snipes {aims} for {amount} damage."
    if use.kind == CARD and use.card.attach >= 0:
        return f"{use.card.name} goes onto {aims}." if use.card.kind == BUFF else f"{aims} equips {use.card.name}."
    acting = acting_of(use)
    words = "" if acting is None else sentence(acting.way(use.mode).text(telling_of(state, use)))
    return f"{words} Aimed at {aims}." if aims else words


def attack_text(state: GeekState, use: Cast, aims: str) -> str:
    """Return what an attack does as things stand."""
    attacker = find_piece(state, use.source)
    if attacker is None or find_piece(state, use.targets[0].number) is None:
        return f"{use.card.name}'s attack will be ignored: it lost its Combatant."
    if use.is_shielded:
        return f"{use.card.name} attacks {aims}, but all its damage is prevented."
    return f"{use.card.name} attacks {aims} for {strength(state, attacker)} damage."
