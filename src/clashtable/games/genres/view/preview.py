"""What an option would do, as data: the squares and pieces of an attack, the cost of a way, where a zone would lie."""

from __future__ import annotations

from collections.abc import Mapping

from clashtable.core.effects import Choice
from clashtable.core.preview import AnyShown, ShownArea, ShownCost, ShownHit, ShownPatch
from clashtable.core.state import Ask
from clashtable.games.genres.changes.naming import square_names
from clashtable.games.genres.effects.attack_choices import chosen_attack
from clashtable.games.genres.effects.base import Decision
from clashtable.games.genres.effects.zones import MoveZone
from clashtable.games.genres.geometry.areas import only, squares_in
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.attack import area_squares, is_attack_use
from clashtable.games.genres.model.cast import MOVING, SUMMON_MOVE, Cast
from clashtable.games.genres.model.damage import Hit, hits_of
from clashtable.games.genres.model.movement import blocked_area, grounds, levels
from clashtable.games.genres.model.state import GenresState, zone_of
from clashtable.games.genres.model.values import can_fly, movement
from clashtable.games.genres.moves import GenresMove
from clashtable.games.genres.rules.declaration import open_decision
from clashtable.games.genres.rules.describe import hits_text, item_text
from clashtable.games.genres.rules.entering_play import ZoneCorner
from clashtable.games.genres.vocabulary import GHOST


class Preview:
    """What would come of a declaration: its squares and hits as data, and a note in words once nothing is open."""

    __slots__ = ("note", "shows")

    def __init__(self, note: str = "", shows: tuple[AnyShown, ...] = ()) -> None:
        self.note = note
        self.shows = shows


def preview(state: GenresState, use: Cast, *, is_complete: bool) -> Preview:
    """Return what the attack of *use* would do, if it is one for which nothing is left to be chosen."""
    if not is_attack_use(use):
        return Preview()
    attack = chosen_attack(state, use)
    if attack is None:
        return Preview(item_text(state, use) if is_complete else "")
    hits = hits_of(state, use, attack)
    area = ShownArea(square_names(area_squares(state, use, attack)))
    return Preview(hits_text(hits) if is_complete else "", (area, *(shown_hit(hit) for hit in hits)))


def shown_hit(hit: Hit) -> ShownHit:
    """Return a hit as it is shown beside its piece."""
    piece = hit.piece
    if piece.kind == GHOST:
        return ShownHit(piece.serial, 0, 0, 0, "frozen")
    most = None if hit.most == hit.damage else hit.most
    return ShownHit(piece.serial, hit.damage, piece.health, piece.health - hit.damage, most=most)


def preview_of(state: GenresState, use: Cast, decision: Decision, move: GenresMove) -> Preview:
    """Return what would come of choosing *move* for *use*."""
    chosen = use.copy()
    decision.note(state, chosen, move)
    if not is_attack_use(chosen):
        return Preview()
    return preview(state, chosen, is_complete=open_decision(state, chosen) is None)


def shown_by(state: GenresState, ask: Ask, move: GenresMove) -> tuple[AnyShown, ...]:
    """Return where a zone would lie after *move*."""
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
    found = levels(only(piece.square), blocked_area(state), grounds(state, piece), budget)
    return {square: ShownCost(cost / 2, budget / 2) for cost in range(budget + 1) for square in squares_in(found[cost])}
