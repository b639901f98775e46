"""What a player of Geek Fight could wish to do."""

from __future__ import annotations

from typing import cast

from clashtable.core.match import Match
from clashtable.core.state import Move, asking
from clashtable.games.geekfight.changes.arena import hosts
from clashtable.games.geekfight.effects.abilities import Activated, Makes
from clashtable.games.geekfight.effects.targets import (
    CombatantSpec,
    ItemSpec,
    piece_mark,
    specs_for,
)
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.resources import splits, units
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.model.values import barter_splits, production
from clashtable.games.geekfight.moves import (
    ATTACK_MOVES,
    BARTER,
    DEPLOY,
    END_MOVE,
    MAKE,
    MODE_MOVES,
    PASS_MOVE,
    PAY,
    PLAY,
    SPEND,
    card_move,
    piece_move,
    piece_units,
    target_move,
    unit_move,
    use_move,
)
from clashtable.games.geekfight.moves import SNIPE as SNIPE_MOVE
from clashtable.games.geekfight.rules.control import ability_number, makeable
from clashtable.games.geekfight.rules.declaration import AskMode, AskPayment, AskTarget
from clashtable.games.geekfight.rules.draft import acting_of, price_of, types_of
from clashtable.games.geekfight.vocabulary import (
    COMBATANT,
    ITEM,
    NO_SNIPE,
    TYPED,
    UNIVERSAL_TYPES,
)


def wishes(match: Match) -> list[Move]:
    """Return all that the seat to act could wish: to play each card, use each piece in every way, attack, wait."""
    state, seat = cast(GeekState, match.state), match.to_act
    assert seat is not None
    player = state.players[seat]
    found: list[Move] = [card_move(DEPLOY if card.kind == COMBATANT else PLAY, card) for card in player.hand]
    found += [ATTACK_MOVES[other] for other in range(state.seats) if other != seat and state.players[other].is_in]
    if player.combatant is not None:
        found += piece_wishes(player.combatant)
        found += spend_wishes(state, player.combatant)
    for item in player.items:
        found += piece_wishes(item)
        found += [piece_units(BARTER, item, split) for split in barter_splits(item.card)]
    return [*dict.fromkeys([*found, *answer_wishes(state), PASS_MOVE, END_MOVE])]


def answer_wishes(state: GeekState) -> list[Move]:
    """Return what one could wish to answer: every way, to pay with one type, every card in the arena as a target."""
    ask = asking(state)
    if isinstance(ask, AskMode):
        acting = acting_of(ask.adding.draft.use)
        return [] if acting is None else [*MODE_MOVES[: len(acting.ways)]]
    if isinstance(ask, AskPayment) and ask.adding.draft.paid < 0:
        use = ask.adding.draft.use
        price, types = price_of(state, use), types_of(use) or UNIVERSAL_TYPES
        return [unit_move(PAY, units(kind, price)) for kind in range(TYPED) if types >> kind & 1]
    if not isinstance(ask, AskTarget):
        return []
    use = ask.adding.draft.use
    spec = specs_for(use)[len(use.targets)]
    kind = COMBATANT if isinstance(spec, CombatantSpec) else ITEM if isinstance(spec, ItemSpec) else -1
    return [target_move(piece_mark(piece)) for piece in hosts(state) if piece.card.kind == kind]


def piece_wishes(piece: Piece) -> list[Move]:
    """Return every way to use a card in the arena."""
    found: list[Move] = [piece_move(SNIPE_MOVE, piece)] if piece.card.snipe != NO_SNIPE else []
    for at, ability in enumerate(piece.card.abilities):
        if isinstance(ability, Activated):
            found.append(use_move(piece, ability_number(piece.card, at)))
        if isinstance(ability, Makes):
            found += [piece_units(MAKE, piece, made) for made in makeable(ability, piece)]
    return found


def spend_wishes(state: GeekState, piece: Piece) -> list[Move]:
    """Return every way to spend for what is made now, or for one unit where nothing is."""
    amount = max(1, production(state, piece))
    return [unit_move(SPEND, split) for split in splits(amount, piece.card.resources, piece.card.is_universal)]
