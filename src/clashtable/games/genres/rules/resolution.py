"""How items of the stack resolve (G-11.6): actions, cards, responses. Next, read rules/entering_play.py."""

from typing import Final, cast, final

from mypy_extensions import mypyc_attr

from clashtable.core.state import State, Step, ask_or_answer
from clashtable.games.genres.changes import drawing, hands, pieces
from clashtable.games.genres.changes.attack import carry_out_attack
from clashtable.games.genres.changes.course import gain_actions
from clashtable.games.genres.changes.deaths import DEATHS, EVENTS
from clashtable.games.genres.changes.stack import CardDone, alter_item, begin_resolving, discard_use, fizzle
from clashtable.games.genres.changes.walking import walk
from clashtable.games.genres.changes.zone_triggers import deal_ambient_damage
from clashtable.games.genres.effects.abilities import does_of
from clashtable.games.genres.effects.bargains import EffectDamage
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import (
    ASSISTING,
    CARD,
    DRAWING,
    GHOST_ATTACK,
    GHOST_MOVE,
    MELEEING,
    MOVING,
    OBJECTING,
    SUMMON_ATTACK,
    SUMMON_SPECIAL,
    Cast,
)
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState, Item, find_item
from clashtable.games.genres.model.values import movement
from clashtable.games.genres.rules.combos import parts_for
from clashtable.games.genres.rules.entering_play import SummonSquare, lay_zone
from clashtable.games.genres.vocabulary import ENEMY_PAWN, EQUIPMENT, NOBODY, PAWN, SUMMON, ZONE


@final
@mypyc_attr(acyclic=True)
class Resolving(Item):
    """Something on the stack that resolves in its turn, from the top down (G-11.6)."""

    __slots__ = ()

    def with_use(self, use: Cast) -> Item:
        return Resolving(use)

    def run(self, state: State) -> None:
        genres, use = cast(GenresState, state), self.use
        genres.push(EVENTS)
        actor = genres.piece(use.actor) if use.actor else None
        is_gone = (use.kind in (OBJECTING, ASSISTING) and is_idle(genres, use)) or (
            use.kind not in (OBJECTING, ASSISTING) and (actor is None or is_dead_actor(use, actor))
        )
        if is_gone:
            fizzle(genres, use)
            return
        begin_resolving(genres, use)
        resolve(genres, use)


def is_idle(state: GenresState, use: Cast) -> bool:
    """Tell whether a response does nothing: its player has died, or what it is aimed at is gone (G-11.7)."""
    return not state.players[use.seat].is_alive or find_item(state, use.aim) is None


def is_dead_actor(use: Cast, actor: Piece) -> bool:
    """Tell whether the actor of *use* has died since: a ghost acts only as a ghost (G-17.7)."""
    return actor.kind != PAWN and use.kind in (MOVING, MELEEING, DRAWING, CARD)


def resolve(state: GenresState, use: Cast) -> None:
    """Carry out what was declared."""
    kind = use.kind
    if kind == CARD:
        resolve_card(state, use)
    elif kind == OBJECTING:
        state.push(CardDone(use))
        state.push(DEATHS)
        run_effect(state, use)
    elif kind == ASSISTING:
        assist(state, use)
    elif kind in (MELEEING, SUMMON_ATTACK, GHOST_ATTACK):
        state.push(CardDone(use))
        carry_out_attack(state, use, None)
    elif kind == DRAWING:
        drawing.draw_cards(state, use.seat, 1)
    elif kind == SUMMON_SPECIAL:
        state.push(DEATHS)
        for part in parts_for(use):
            part.happen(state, use)
    else:
        resolve_move(state, use)


def run_effect(state: GenresState, use: Cast) -> None:
    """Let the effect of the card of *use* happen."""
    assert use.card is not None
    does = does_of(use.card)
    if does is not None:
        does.way(use.mode).run(state, use)


def resolve_move(state: GenresState, use: Cast) -> None:
    """Let a piece move to its destination (G-6.13)."""
    piece = state.piece(use.actor)
    assert piece is not None
    if use.kind == GHOST_MOVE:
        pieces.put(state, piece, [use.square], "ghost")
        return
    state.push(DEATHS)
    if use.is_stopped and use.given:
        state.push(EffectDamage(Cast(0, OBJECTING, use.player, use.given[0], 0), piece.serial, use.amount))
    walk(state, piece, use.square, movement(state, piece), is_stopped=use.is_stopped)


def assist(state: GenresState, use: Cast) -> None:
    """Add a Combo to an attack on the stack (G-11.11)."""
    item = find_item(state, use.aim)
    assert item is not None
    assert use.card is not None
    changed = item.copy()
    changed.combos = [*item.combos, use.card]
    alter_item(state, changed)
    combo = use.card.combo
    if combo is not None:
        drawing.draw_cards(state, use.seat, combo.draws_if_assisting)


def resolve_card(state: GenresState, use: Cast) -> None:
    """Carry out a card by its type (G-10.1)."""
    card = use.card
    assert card is not None
    if card.type == EQUIPMENT:
        attach(state, use, card)
    elif card.type == ZONE:
        state.push(DEATHS)
        lay_zone(state, use, card)
    elif card.type == SUMMON:
        ask_or_answer(state, SummonSquare(use))
    else:
        state.push(CardDone(use))
        state.push(DEATHS)
        state.push(Afterwards(use, 0))
        state.push(DEATHS)
        run_effect(state, use)


def attach(state: GenresState, use: Cast, card: Card) -> None:
    """Attach Equipment, if its wearer is still there and legal (G-13.3)."""
    piece = state.piece(use.piece)
    is_intercepted = use.is_stopped and piece is not None and piece.kind == PAWN
    if piece is not None and (is_intercepted or is_wearer(state, use, card, piece)):
        pieces.equip(state, piece, card)
    else:
        discard_use(state, use)


def is_wearer(state: GenresState, use: Cast, card: Card, piece: Piece) -> bool:
    """Tell whether *piece* may still be given the Equipment."""
    if not piece.is_standing():
        return False
    if card.wearer == ENEMY_PAWN:
        near = GRID.distance(piece.square, state.pawns[use.seat].square) <= card.within
        return piece.kind == PAWN and piece.seat != use.seat and near
    return piece.seat == use.seat


@mypyc_attr(acyclic=True)
class Afterwards(Step):
    """What Combos do after the action has resolved, in the order attached (G-8.4, step 5)."""

    __slots__ = ("at", "use")

    def __init__(self, use: Cast, at: int) -> None:
        self.use: Final = use
        self.at: Final = at

    def run(self, state: State) -> None:
        genres, use = cast(GenresState, state), self.use
        if self.at == len(use.combos):
            return
        genres.push(Afterwards(use, self.at + 1))
        genres.push(DEATHS)
        card = use.combos[self.at]
        combo = card.combo
        pawn = genres.pawns[use.seat]
        if combo is None or pawn.kind != PAWN:
            return
        if combo.damage_after:
            deal_ambient_damage(genres, card, NOBODY, pawn, combo.damage_after)
        if combo.heals_after:
            pieces.heal(genres, pawn, combo.heals_after)
        if combo.actions_after:
            gain_actions(genres, use.seat, combo.actions_after)
        if combo.returns_card and use.card is not None:
            take_back(genres, use)
        drawing.draw_cards(genres, use.seat, combo.draws_after)


def take_back(state: GenresState, use: Cast) -> None:
    """Return the card of *use* to its player's hand instead of discarding it."""
    for at in range(len(state.pending)):
        step = state.pending[at]
        if isinstance(step, CardDone) and step.use.serial == use.serial:
            kept = use.copy()
            kept.holds_card = False
            state.pending[at] = CardDone(kept)
            assert use.card is not None
            hands.enter_openly(state, use.seat, use.card, "return")
            return
