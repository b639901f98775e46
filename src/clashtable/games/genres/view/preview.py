"""What an option would do, as data: the squares and pieces of an attack, the cost of a way, where a zone would lie."""

from __future__ import annotations

from collections.abc import Mapping

from clashtable.core.effects import Choice
from clashtable.core.preview import AnyShown, ShownArea, ShownCost, ShownHit, ShownPatch
from clashtable.core.state import Ask
from clashtable.games.genres.changes.naming import square_names
from clashtable.games.genres.effects.attack_choices import attack_question
from clashtable.games.genres.effects.zones import MoveZone
from clashtable.games.genres.geometry import GRID
from clashtable.games.genres.model.attack import area_squares, current_attack, is_attack_use
from clashtable.games.genres.model.attack_targets import pieces_hit
from clashtable.games.genres.model.cast import MOVING, SUMMON_MOVE, Cast
from clashtable.games.genres.model.damage import attack_damage
from clashtable.games.genres.model.movement import UNREACHED, blocked_squares, cheapest, entry_costs
from clashtable.games.genres.model.state import GenresState, zone_of
from clashtable.games.genres.model.values import can_fly, movement
from clashtable.games.genres.moves import GenresMove
from clashtable.games.genres.rules.declaration import note_choice
from clashtable.games.genres.rules.entering_play import ZoneCorner
from clashtable.games.genres.rules.stack import Declare
from clashtable.games.genres.vocabulary import GHOST


def shown(state: GenresState, use: Cast) -> tuple[AnyShown, ...]:
    """Return the squares that the attack of *use* would cover, and whom it would hit for how much."""
    if not is_attack_use(use) or attack_question(state, use):
        return ()
    attack = current_attack(state, use)
    if attack is None:
        return ()
    hit = pieces_hit(state, use, attack)
    enemies = sum(piece.kind != GHOST for piece in hit)
    hits = []
    for piece in hit:
        if piece.kind == GHOST:
            hits.append(ShownHit(piece.serial, 0, 0, 0, "frozen"))
        else:
            damage = attack_damage(state, use, attack, piece, enemies)
            hits.append(ShownHit(piece.serial, damage, piece.health, piece.health - damage))
    return (ShownArea(square_names(area_squares(state, use, attack))), *hits)


def after(state: GenresState, use: Cast, move: GenresMove) -> Cast:
    """Return *use* with one more choice."""
    found = use.copy()
    note_choice(state, found, move)
    return found


def shown_by(state: GenresState, ask: Ask, move: GenresMove) -> tuple[AnyShown, ...]:
    """Return what choosing *move* in a declaration would show, or where a zone would lie."""
    if isinstance(ask, Declare):
        return shown(state, after(state, ask.draft.use, move))
    if isinstance(ask, ZoneCorner):
        return (ShownPatch(GRID.names[move.number], ask.wide(), ask.high()),)
    if isinstance(ask, Choice) and isinstance(ask.effect, MoveZone) and isinstance(ask.use, Cast):
        zone = zone_of(state, ask.use.zone)
        return () if zone is None else (ShownPatch(GRID.names[ask.effect.goal(zone, move)], zone.wide, zone.high),)
    return ()


def costs_of(state: GenresState, use: Cast) -> Mapping[int, ShownCost] | None:
    """Return what a Move to each square costs, in movement points; None where steps are not counted."""
    piece = state.piece(use.actor)
    if use.kind not in (MOVING, SUMMON_MOVE) or piece is None or can_fly(state, piece):
        return None
    budget = 2 * movement(state, piece)
    found = cheapest(piece.square, blocked_squares(state), entry_costs(state, piece), budget)
    return {square: ShownCost(cost / 2, budget / 2) for square, cost in enumerate(found) if cost < UNREACHED}
