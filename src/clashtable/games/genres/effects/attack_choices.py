"""What an attack asks for as it is declared: shape, direction, center, targets (G-5.4, G-21.4). Pure questions."""

from typing import Final

from clashtable.core.state import Move
from clashtable.games.genres.geometry import LINE, NO_CENTER, PLUS, PLUS_OFFSETS, center_square
from clashtable.games.genres.model.attack import (
    TAPED_SHAPES,
    CurrentAttack,
    current_attack,
    is_anybody_near,
    standpoint,
)
from clashtable.games.genres.model.attack_line import EACH, FIRST
from clashtable.games.genres.model.attack_targets import has_target, more_targets, open_targets, targets_in_area
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.moves import (
    CENTER,
    DIRECTION_MOVES,
    SHAPE_MOVES,
    TARGET,
    GenresMove,
    piece_move,
    square_move,
)

NOTHING: Final = ""
SHAPE: Final = "shape"
DIRECTION: Final = "direction"
PLUS_CENTER: Final = "plus-center"
TARGETS: Final = "target"


def reshapes(use: Cast) -> bool:
    """Tell whether a Combo gives the attack another shape."""
    return any(card.combo is not None and card.combo.reshapes for card in use.combos)


def adds_direction(use: Cast) -> bool:
    """Tell whether a Combo adds a direction."""
    return any(card.combo is not None and card.combo.adds_direction for card in use.combos)


def attack_question(state: GenresState, use: Cast) -> str:
    """Return what is still to be chosen for the attack of *use*."""
    if reshapes(use) and use.shape < 0:
        return SHAPE
    attack = current_attack(state, use)
    if attack is None:
        return NOTHING
    if attack.shape.needs_direction() and use.direction < 0:
        return DIRECTION
    if attack.shape.kind == LINE and adds_direction(use) and use.extra < 0:
        return DIRECTION
    if attack.shape.kind == PLUS and use.center == NO_CENTER:
        return PLUS_CENTER
    if attack.select == EACH:
        return NOTHING
    return TARGETS if len(use.targets) < wanted_targets(use, attack) else NOTHING


def wanted_targets(use: Cast, attack: CurrentAttack) -> int:
    """Return how many targets are chosen for an attack that is not on each."""
    return more_targets(use) + (0 if attack.select == FIRST else 1)


def attack_options(state: GenresState, use: Cast) -> list[Move]:
    """Return what can be chosen next for the attack of *use*."""
    question = attack_question(state, use)
    if question == SHAPE:
        return [SHAPE_MOVES[at] for at in range(len(TAPED_SHAPES)) if is_possible(state, with_shape(use, at))]
    attack = current_attack(state, use)
    if attack is None:
        return []
    if question == DIRECTION:
        ways = open_extras if use.direction >= 0 else open_directions
        return [DIRECTION_MOVES[way] for way in ways(state, use, attack)]
    if question == PLUS_CENTER:
        return [square_move(CENTER, square) for square in open_centers(state, use, attack)]
    if question == TARGETS:
        return [piece_move(TARGET, piece) for piece in open_targets(state, use, attack, wanted_targets(use, attack))]
    return []


def open_centers(state: GenresState, use: Cast, attack: CurrentAttack) -> list[int]:
    """Return the centers whose plus holds a target, in reading order."""
    start = standpoint(use, attack)
    tried = use.copy()
    found: list[int] = []
    for where in PLUS_OFFSETS:
        center = center_square(start, where)
        tried.center = where
        if center >= 0 and has_target(state, tried, attack):
            found.append(center)
    return found


def with_shape(use: Cast, shape: int) -> Cast:
    """Return *use* with a shape of Duct Tape."""
    found = use.copy()
    found.shape = shape
    return found


def is_possible(state: GenresState, use: Cast) -> bool:
    """Tell whether the attack of *use* has a legal way to be declared from here."""
    if reshapes(use) and use.shape < 0:
        return any(is_possible(state, with_shape(use, at)) for at in range(len(TAPED_SHAPES)))
    if not is_anybody_near(state, use):
        return False
    attack = current_attack(state, use)
    if attack is None:
        return False
    if attack.shape.needs_direction() and use.direction < 0:
        return bool(open_directions(state, use, attack))
    if attack.shape.kind == PLUS and use.center == NO_CENTER:
        return bool(open_centers(state, use, attack))
    return has_target(state, use, attack)


def open_directions(state: GenresState, use: Cast, attack: CurrentAttack) -> list[int]:
    """Return the directions with a target in the area that leave a legal declaration."""
    is_line_with_more = attack.shape.kind == LINE and adds_direction(use)
    tried = use.copy()
    found: list[int] = []
    for way in range(4):
        tried.direction = way
        if not is_line_with_more:
            is_open = has_target(state, tried, attack)
        else:
            is_open = bool(targets_in_area(state, tried, attack)) and bool(open_extras(state, tried, attack))
        if is_open:
            found.append(way)
    return found


def open_extras(state: GenresState, use: Cast, attack: CurrentAttack) -> list[int]:
    """Return the directions that can be added to the first: any that leaves enough targets."""
    tried = use.copy()
    found: list[int] = []
    for way in range(4):
        tried.extra = way
        if way != use.direction and has_target(state, tried, attack):
            found.append(way)
    return found


def choose(state: GenresState, use: Cast, move: GenresMove) -> None:
    """Note a choice on *use*, which is being made."""
    question = attack_question(state, use)
    if question == SHAPE:
        use.shape = move.number
    elif question == DIRECTION:
        if use.direction < 0:
            use.direction = move.number
        else:
            use.extra = move.number
    elif question == PLUS_CENTER:
        attack = current_attack(state, use)
        assert attack is not None
        for where in PLUS_OFFSETS:
            if center_square(standpoint(use, attack), where) == move.number:
                use.center = where
    else:
        use.targets = [*use.targets, move.number]
