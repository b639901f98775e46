"""What an attack asks for as it is declared: shape, direction, center, targets (G-5.4, G-21.4). Pure questions."""

from typing import Final

from mypy_extensions import mypyc_attr

from clashtable.core.state import Move
from clashtable.games.genres.effects.base import Decision
from clashtable.games.genres.geometry.shapes import LINE, NO_CENTER, PLUS, PLUS_OFFSETS, center_square
from clashtable.games.genres.model.attack import (
    TAPED_SHAPES,
    AttackForm,
    CurrentAttack,
    attack_form,
    current_attack,
    form_if_near,
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


def reshapes(use: Cast) -> bool:
    """Tell whether a Combo gives the attack another shape."""
    return any(card.combo is not None and card.combo.reshapes for card in use.combos)


def adds_direction(use: Cast) -> bool:
    """Tell whether a Combo adds a direction."""
    return any(card.combo is not None and card.combo.adds_direction for card in use.combos)


def attack_decision(state: GenresState, use: Cast) -> Decision | None:
    """Return what is still to be chosen for the attack of *use*."""
    if reshapes(use) and use.shape < 0:
        return SHAPE_CHOICE
    attack = attack_form(state, use)
    return None if attack is None else decision_of(use, attack)


def decision_of(use: Cast, attack: AttackForm) -> Decision | None:
    """Return what is still to be chosen for *attack*, whose shape is known."""
    shape = attack.shape
    if shape.needs_direction() and use.direction < 0:
        return FirstDirection(attack)
    if shape.kind == LINE and use.extra < 0 and adds_direction(use):
        return ExtraDirection(attack)
    if shape.kind == PLUS and use.center == NO_CENTER:
        return PlusCenter(attack)
    return NextTarget(attack) if attack.select != EACH and len(use.targets) < wanted_targets(use, attack) else None


def chosen_attack(state: GenresState, use: Cast) -> CurrentAttack | None:
    """Return the attack of *use* if nothing is left to be chosen for it."""
    if reshapes(use) and use.shape < 0:
        return None
    attack = current_attack(state, use)
    return None if attack is None or decision_of(use, attack) is not None else attack


def wanted_targets(use: Cast, attack: AttackForm) -> int:
    """Return how many targets are chosen for an attack that is not on each."""
    return more_targets(use) + (0 if attack.select == FIRST else 1)


class ShapeChoice(Decision):
    """Which shape Duct Tape gives an attack (G-10.6)."""

    __slots__ = ()

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [SHAPE_MOVES[at] for at in range(len(TAPED_SHAPES)) if is_possible(state, with_shape(use, at))]

    def note(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.shape = move.number


SHAPE_CHOICE: Final = ShapeChoice("shape")


@mypyc_attr(acyclic=True)
class AttackDecision(Decision):
    """A choice about an attack as it stands."""

    __slots__ = ("attack",)

    def __init__(self, kind: str, attack: AttackForm) -> None:
        super().__init__(kind)
        self.attack: Final = attack


@mypyc_attr(acyclic=True)
class FirstDirection(AttackDecision):
    """The direction of an attack (G-7.2)."""

    __slots__ = ()

    def __init__(self, attack: AttackForm) -> None:
        super().__init__("direction", attack)

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [DIRECTION_MOVES[way] for way in open_directions(state, use, self.attack)]

    def note(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.direction = move.number


class ExtraDirection(AttackDecision):
    """The direction that a Combo adds to a line."""

    __slots__ = ()

    def __init__(self, attack: AttackForm) -> None:
        super().__init__("direction", attack)

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [DIRECTION_MOVES[way] for way in open_extras(state, use, self.attack)]

    def note(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.extra = move.number


class PlusCenter(AttackDecision):
    """The center of a plus (G-7.3)."""

    __slots__ = ()

    def __init__(self, attack: AttackForm) -> None:
        super().__init__("plus-center", attack)

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [square_move(CENTER, square) for square in open_centers(state, use, self.attack)]

    def note(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        start = standpoint(use, self.attack)
        for where in PLUS_OFFSETS:
            if center_square(start, where) == move.number:
                use.center = where


@mypyc_attr(acyclic=True)
class NextTarget(AttackDecision):
    """A target of an attack that is not on each (G-7.5)."""

    __slots__ = ()

    def __init__(self, attack: AttackForm) -> None:
        super().__init__("target", attack)

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        wanted = wanted_targets(use, self.attack)
        return [piece_move(TARGET, piece) for piece in open_targets(state, use, self.attack, wanted)]

    def note(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.targets = [*use.targets, move.number]


def open_centers(state: GenresState, use: Cast, attack: AttackForm, *, is_one_enough: bool = False) -> list[int]:
    """Return the centers whose plus holds a target, in reading order; the first where one is enough."""
    start = standpoint(use, attack)
    tried = use.copy()
    found: list[int] = []
    for where in PLUS_OFFSETS:
        center = center_square(start, where)
        tried.center = where
        if center >= 0 and has_target(state, tried, attack):
            found.append(center)
            if is_one_enough:
                break
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
    attack = form_if_near(state, use)
    if attack is None:
        return False
    if attack.shape.needs_direction() and use.direction < 0:
        return bool(open_directions(state, use, attack, is_one_enough=True))
    if attack.shape.kind == PLUS and use.center == NO_CENTER:
        return bool(open_centers(state, use, attack, is_one_enough=True))
    return has_target(state, use, attack)


def open_directions(state: GenresState, use: Cast, attack: AttackForm, *, is_one_enough: bool = False) -> list[int]:
    """Return the directions with a target in the area that leave a legal declaration; the first where one is enough."""
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
            if is_one_enough:
                break
    return found


def open_extras(state: GenresState, use: Cast, attack: AttackForm) -> list[int]:
    """Return the directions that can be added to the first: any that leaves enough targets."""
    tried = use.copy()
    found: list[int] = []
    for way in range(4):
        tried.extra = way
        if way != use.direction and has_target(state, tried, attack):
            found.append(way)
    return found
