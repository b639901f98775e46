"""Whom an attack can be aimed at, and whom it hits (G-7.5, G-7.7). Pure questions. Next, read model/damage.py."""

from clashtable.games.genres.geometry.areas import Area, is_in, is_nowhere, joined, nowhere, only, shared
from clashtable.games.genres.geometry.board import GRID, SIDE
from clashtable.games.genres.model.attack import (
    AttackForm,
    area_has,
    attacked_area,
    directions_of,
    line_area,
    standpoint,
)
from clashtable.games.genres.model.attack_line import EACH, FIRST, ONE_ENEMY
from clashtable.games.genres.model.cast import SUMMON_ATTACK, Cast
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import find_beside, has_beside, has_trait
from clashtable.games.genres.vocabulary import GHOST, GUARDS_PAWN, HIDES_BESIDE_PAWN, PAWN, WARDS_OFF_GHOSTS


def is_target(attack: AttackForm, piece: Piece) -> bool:
    """Tell whether *piece* is an enemy or a ghost, as far as the attack goes (G-8.1)."""
    if attack.is_ghost:
        return piece.kind != GHOST
    return piece.kind == GHOST or piece.seat != attack.seat


def can_target(state: GenresState, attack: AttackForm, piece: Piece) -> bool:
    """Tell whether *piece* may be chosen for an attack on one target, by its own conditions too (G-7.5)."""
    return may_target(state, attack, piece) and (not attack.line.alone or is_alone(state, piece, attack.line.alone))


def may_target(state: GenresState, attack: AttackForm, piece: Piece) -> bool:
    """Tell whether a one-target attack may target *piece*."""
    if not is_target(attack, piece):
        return False
    if attack.is_ghost:
        return not (piece.kind == PAWN and has_beside(state, piece, WARDS_OFF_GHOSTS))
    if attack.select == ONE_ENEMY and piece.kind == GHOST:
        return False
    if not has_trait(piece, HIDES_BESIDE_PAWN):
        return True
    pawn = state.pawns[piece.seat]
    return pawn.kind != PAWN or GRID.distance(pawn.square, piece.square) > 1


def is_alone(state: GenresState, piece: Piece, distance: int) -> bool:
    """Tell whether no other standing piece is within so many squares of *piece*."""
    for other in state.pieces():
        if other is not piece and other.kind != GHOST and GRID.distance(other.square, piece.square) <= distance:
            return False
    return True


def choosable(state: GenresState, use: Cast, attack: AttackForm) -> list[Piece]:
    """Return the pieces in the area that can be chosen as the target."""
    area = attacked_area(state, use, attack)
    return [piece for piece in state.pieces() if is_in(area, piece.square) and can_choose(state, use, attack, piece)]


def can_choose(state: GenresState, use: Cast, attack: AttackForm, piece: Piece) -> bool:
    """Tell whether *piece* can be chosen as the target, if it is in the area: not twice (G-15.8)."""
    if piece.serial in use.targets or (use.kind == SUMMON_ATTACK and piece.serial in attack.attacker.attacked):
        return False
    return can_target(state, attack, piece)


def obstacle_to_target(state: GenresState, use: Cast, attack: AttackForm, piece: Piece) -> str:
    """Return which condition of ``choosable`` *piece* does not meet, a word of view/obstacles.py; empty for none."""
    if piece.serial in use.targets:
        return "chosen"
    if not is_target(attack, piece):
        return "friend"
    if use.kind == SUMMON_ATTACK and piece.serial in attack.attacker.attacked:
        return "attacked"
    if not may_target(state, attack, piece):
        return "protected"
    if not can_target(state, attack, piece):
        return "company"
    return "" if area_has(state, use, attack, piece.square) else "area"


def targets_in_area(state: GenresState, use: Cast, attack: AttackForm) -> list[Piece]:
    """Return every target in the area: for an attack on each, those it hits."""
    area = attacked_area(state, use, attack)
    return [piece for piece in state.pieces() if is_target(attack, piece) and is_in(area, piece.square)]


def more_targets(use: Cast) -> int:
    """Return how many targets Combos add."""
    more = 0
    for card in use.combos:
        if card.combo is not None:
            more += card.combo.more_targets
    return more


def has_target(state: GenresState, use: Cast, attack: AttackForm) -> bool:
    """Tell whether the attack could be declared as it stands: enough targets are in its area (R-16)."""
    more = more_targets(use)
    if attack.select == EACH or (more == 0 and not use.targets and not use.spent):
        return not is_nowhere(shared(attacked_area(state, use, attack), squares_of_targets(state, use, attack)))
    if attack.select == FIRST:
        return bool(first_targets(state, use, attack)) and can_complete(state, use, attack, more)
    return can_complete(state, use, attack, 1 + more)


def squares_of_targets(state: GenresState, use: Cast, attack: AttackForm) -> Area:
    """Return where the pieces are that would be hit or could be chosen, were they in the area."""
    found = nowhere()
    for piece in state.pawns:
        if is_open_to(state, use, attack, piece):
            found = joined(found, only(piece.square))
    for piece in state.summons:
        if is_open_to(state, use, attack, piece):
            found = joined(found, only(piece.square))
    return found


def is_open_to(state: GenresState, use: Cast, attack: AttackForm, piece: Piece) -> bool:
    """Tell whether *piece* would be hit or could be chosen, were it in the area."""
    if attack.select == EACH:
        return is_target(attack, piece)
    if attack.select == FIRST:
        return piece.kind == GHOST or can_target(state, attack, piece)
    return can_choose(state, use, attack, piece)


def can_complete(state: GenresState, use: Cast, attack: AttackForm, wanted: int) -> bool:
    """Tell whether so many targets can be chosen, those included that were."""
    return len(use.targets) >= wanted or bool(open_targets(state, use, attack, wanted))


def open_targets(state: GenresState, use: Cast, attack: AttackForm, wanted: int) -> list[Piece]:
    """Return the pieces that can be chosen next of so many: none that is hit already, and so that enough are left."""
    hit = pieces_hit(state, use, attack)
    found: list[Piece] = []
    tried = use.copy()
    for piece in choosable(state, use, attack):
        tried.targets = [*use.targets, piece.serial]
        if piece not in hit and can_complete(state, tried, attack, wanted):
            found.append(piece)
    return found


def first_targets(state: GenresState, use: Cast, attack: AttackForm) -> list[Piece]:
    """Return whom a line hits that stops at its first target: that one, and every ghost on the way (G-7.5)."""
    found: list[Piece] = []
    for way in directions_of(use):
        found += first_along(state, use, attack, way)
    return found


def first_along(state: GenresState, use: Cast, attack: AttackForm, way: int) -> list[Piece]:
    """Return the same for one direction."""
    start = standpoint(use, attack)
    area = line_area(state, start, way, attack.seat)
    is_spent = way in use.spent
    pieces = [piece for piece in state.pieces() if is_in(area, piece.square)]
    end = SIDE
    for piece in pieces:
        is_stop = piece.serial in use.targets if is_spent else piece.kind != GHOST and can_target(state, attack, piece)
        if is_stop:
            end = min(end, GRID.distance(start, piece.square))
    found: list[Piece] = []
    for piece in pieces:
        far = GRID.distance(start, piece.square)
        is_last = not is_spent and far == end and piece.kind != GHOST
        if (piece.kind == GHOST and far <= end) or (is_last and can_target(state, attack, piece)):
            found.append(piece)
    return found


def pieces_hit(state: GenresState, use: Cast, attack: AttackForm) -> list[Piece]:
    """Return whom the attack would hit were it resolved now, bodyguards included (G-7.7); each once (G-8.5)."""
    if attack.select == EACH:
        return targets_in_area(state, use, attack)
    chosen = first_targets(state, use, attack) if attack.select == FIRST else []
    area = attacked_area(state, use, attack) if use.targets else nowhere()
    for serial in use.targets:
        target = state.piece(serial)
        if target is None or not is_target(attack, target) or not is_in(area, target.square):
            continue
        if target.kind != GHOST or attack.select != ONE_ENEMY:
            chosen.append(target)
    found: list[Piece] = []
    for piece in chosen:
        guard = find_beside(state, piece, GUARDS_PAWN) if piece.kind == PAWN and not attack.is_ghost else None
        hit = piece if guard is None else guard
        if hit not in found:
            found.append(hit)
    return found
