"""Whom an attack can be aimed at, and whom it hits (G-7.5, G-7.7). Pure questions. Next, read model/damage.py."""

from clashtable.games.genres.geometry import GRID, is_straight
from clashtable.games.genres.model.attack import CurrentAttack, area_has, directions_of, line_reach, standpoint
from clashtable.games.genres.model.attack_line import EACH, FIRST, ONE_ENEMY
from clashtable.games.genres.model.cast import SUMMON_ATTACK, Cast
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import find_beside, has_beside, has_trait
from clashtable.games.genres.vocabulary import GHOST, GUARDS_PAWN, HIDES_BESIDE_PAWN, PAWN, WARDS_OFF_GHOSTS


def is_target(attack: CurrentAttack, piece: Piece) -> bool:
    """Tell whether *piece* is an enemy or a ghost, as far as the attack goes (G-8.1)."""
    if attack.is_ghost:
        return piece.kind != GHOST
    return piece.kind == GHOST or piece.seat != attack.seat


def can_target(state: GenresState, attack: CurrentAttack, piece: Piece) -> bool:
    """Tell whether *piece* may be chosen for an attack on one target, by its own conditions too (G-7.5)."""
    return may_target(state, attack, piece) and (not attack.line.alone or is_alone(state, piece, attack.line.alone))


def may_target(state: GenresState, attack: CurrentAttack, piece: Piece) -> bool:
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


def choosable(state: GenresState, use: Cast, attack: CurrentAttack) -> list[Piece]:
    """Return the pieces in the area that can be chosen as the target."""
    return [
        piece
        for piece in state.pieces()
        if piece.serial not in use.targets
        and not (use.kind == SUMMON_ATTACK and piece.serial in attack.attacker.attacked)
        and can_target(state, attack, piece)
        and area_has(state, use, attack, piece.square)
    ]


def obstacle_to_target(state: GenresState, use: Cast, attack: CurrentAttack, piece: Piece) -> str:
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


def targets_in_area(state: GenresState, use: Cast, attack: CurrentAttack) -> list[Piece]:
    """Return every target in the area: for an attack on each, those it hits."""
    return [
        piece for piece in state.pieces() if is_target(attack, piece) and area_has(state, use, attack, piece.square)
    ]


def more_targets(use: Cast) -> int:
    """Return how many targets Combos add."""
    return sum([card.combo.more_targets for card in use.combos if card.combo is not None])


def has_target(state: GenresState, use: Cast, attack: CurrentAttack) -> bool:
    """Tell whether the attack could be declared as it stands: enough targets are in its area (R-16)."""
    if attack.select == EACH:
        return any_piece(state, use, attack, is_each=True)
    more = more_targets(use)
    if attack.select == FIRST:
        return bool(first_targets(state, use, attack)) and can_complete(state, use, attack, more)
    if more == 0 and not use.targets:
        return any_piece(state, use, attack, is_each=False)
    return can_complete(state, use, attack, 1 + more)


def can_complete(state: GenresState, use: Cast, attack: CurrentAttack, wanted: int) -> bool:
    """Tell whether so many targets can be chosen, those included that were."""
    return len(use.targets) >= wanted or bool(open_targets(state, use, attack, wanted))


def open_targets(state: GenresState, use: Cast, attack: CurrentAttack, wanted: int) -> list[Piece]:
    """Return the pieces that can be chosen next of so many: none that is hit already, and so that enough are left."""
    hit = pieces_hit(state, use, attack)
    found: list[Piece] = []
    tried = use.copy()
    for piece in choosable(state, use, attack):
        tried.targets = [*use.targets, piece.serial]
        if piece not in hit and can_complete(state, tried, attack, wanted):
            found.append(piece)
    return found


def any_piece(state: GenresState, use: Cast, attack: CurrentAttack, *, is_each: bool) -> bool:
    """Tell whether any piece in the area would be hit, or could be chosen; quick, as it is asked for every card."""
    for piece in state.pawns:
        if is_there(state, use, attack, piece, is_each):
            return True
    for piece in state.summons:
        if is_there(state, use, attack, piece, is_each):
            return True
    return False


def is_there(state: GenresState, use: Cast, attack: CurrentAttack, piece: Piece, is_each: bool) -> bool:
    """Tell whether *piece* is a target in the area, and may be chosen where one is."""
    if not is_target(attack, piece) or not area_has(state, use, attack, piece.square):
        return False
    if is_each:
        return True
    if use.kind == SUMMON_ATTACK and piece.serial in attack.attacker.attacked:
        return False
    return can_target(state, attack, piece)


def first_targets(state: GenresState, use: Cast, attack: CurrentAttack) -> list[Piece]:
    """Return whom a line hits that stops at its first target: that one, and every ghost on the way (G-7.5)."""
    found: list[Piece] = []
    for way in directions_of(use):
        found += first_along(state, use, attack, way)
    return found


def first_along(state: GenresState, use: Cast, attack: CurrentAttack, way: int) -> list[Piece]:
    """Return the same for one direction."""
    start = standpoint(use, attack)
    end = line_reach(state, start, way, attack.seat)
    is_spent = way in use.spent
    for piece in state.pieces():
        is_stop = piece.serial in use.targets if is_spent else piece.kind != GHOST and can_target(state, attack, piece)
        if is_stop and is_straight(start, piece.square, way, end):
            end = GRID.distance(start, piece.square)
    found: list[Piece] = []
    for piece in state.pieces():
        if not is_straight(start, piece.square, way, end):
            continue
        is_last = not is_spent and GRID.distance(start, piece.square) == end and piece.kind != GHOST
        if piece.kind == GHOST or (is_last and can_target(state, attack, piece)):
            found.append(piece)
    return found


def pieces_hit(state: GenresState, use: Cast, attack: CurrentAttack) -> list[Piece]:
    """Return whom the attack would hit were it resolved now, bodyguards included (G-7.7); each once (G-8.5)."""
    if attack.select == EACH:
        return targets_in_area(state, use, attack)
    chosen = first_targets(state, use, attack) if attack.select == FIRST else []
    for serial in use.targets:
        target = state.piece(serial)
        if target is None or not is_target(attack, target) or not area_has(state, use, attack, target.square):
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
