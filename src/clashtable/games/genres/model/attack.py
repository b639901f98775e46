"""An attack as it stands, and what it covers (G-7). Pure questions. Next, read model/attack_targets.py."""

from typing import Final

from clashtable.games.genres.geometry import (
    ADJACENT,
    BLOCK,
    BURST,
    CONE,
    GRID,
    LINE,
    LINES,
    Shape,
    covered_squares,
    covers,
    is_straight,
    line_squares,
)
from clashtable.games.genres.model.attack_line import EACH, FIRST, ONE, AttackLine
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import CARD, GHOST_ATTACK, MELEEING, SUMMON_ATTACK, Cast
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import has_trait, lasting_bonus, push_farther, reach, total
from clashtable.games.genres.vocabulary import DRAIN, GHOST, PIERCE, PULL, PUSH, SLAM, STOPS_LINES

TAPED_SHAPES: Final = (Shape(CONE), Shape(LINE), Shape(BLOCK))
"""The shapes that Duct Tape offers."""
HAND_TO_HAND: Final = Shape(ADJACENT)


class CurrentAttack:
    """An attack as it stands now: its shape, its keywords, its bonuses. Never altered."""

    __slots__ = (
        "attacker", "base", "bonus", "card", "doubles", "drain", "is_ghost", "is_melee", "is_piercing", "is_true",
        "line", "pull", "push", "rule", "seat", "select", "shape", "slam",
    )  # fmt: skip

    def __init__(
        self, attacker: Piece, seat: int, card: Card | None, line: AttackLine, shape: Shape, select: int, base: int,
        is_melee: bool, is_ghost: bool, bonus: int, doubles: int, push: int, pull: int, slam: int, drain: int,
        is_piercing: bool,
    ) -> None:  # fmt: skip
        self.attacker: Final = attacker
        self.seat: Final = seat
        self.card: Final = card
        self.line: Final = line
        self.shape: Final = shape
        self.select: Final = select
        self.base: Final = base
        self.rule: Final = line.rule
        self.is_melee: Final = is_melee
        self.is_ghost: Final = is_ghost
        self.is_true: Final = line.is_true or is_ghost
        self.bonus: Final = bonus
        self.doubles: Final = doubles
        self.push: Final = push
        self.pull: Final = pull
        self.slam: Final = slam
        self.drain: Final = drain
        self.is_piercing: Final = is_piercing

    def is_one_target(self) -> bool:
        """Tell whether it is a one-target attack (G-2.7)."""
        return self.select != EACH


MELEE_LINE: Final = AttackLine(HAND_TO_HAND, ONE, 1)


def is_attack_use(use: Cast) -> bool:
    """Tell whether *use* is an attack (G-2.6)."""
    if use.kind == CARD:
        return use.card is not None and (use.card.is_attack() or is_bribe(use))
    return use.kind in (MELEEING, SUMMON_ATTACK, GHOST_ATTACK)


def is_bribe(use: Cast) -> bool:
    """Tell whether a card makes a ghost attack, and is answered like that attack (G-18.10)."""
    return use.kind == CARD and use.card is not None and use.card.ghost_line is not None and use.piece > 0


def line_of(state: GenresState, use: Cast, piece: Piece) -> AttackLine:
    """Return what *use* attacks with."""
    card = use.card
    if card is None:
        return MELEE_LINE
    if card.ghost_line is not None and is_bribe(use):
        return card.ghost_line
    return MELEE_LINE if card.attack_line is None or piece.is_frog else card.attack_line


def shape_of(state: GenresState, use: Cast, piece: Piece, line: AttackLine) -> Shape:
    """Return the shape of an attack with its Combos."""
    if use.shape >= 0:
        return TAPED_SHAPES[use.shape]
    if line is MELEE_LINE and use.kind in (MELEEING, SUMMON_ATTACK):
        far = reach(state, piece)
        return HAND_TO_HAND if far == 1 else Shape(BURST, far)
    shape = line.shape
    if shape.kind == BURST:
        for combo in use.combos:
            if combo.combo is not None and combo.combo.bigger:
                most = min(combo.combo.biggest, shape.most + combo.combo.bigger)
                shape = Shape(BURST, most, shape.least)
    return shape


def is_anybody_near(state: GenresState, use: Cast) -> bool:
    """Tell whether a target is within the farthest reach of an attack; quick, as it is asked for every card."""
    piece = state.piece(use.actor)
    if piece is None or use.kind == GHOST_ATTACK or is_bribe(use):
        return piece is not None
    far = shape_of(state, use, piece, line_of(state, use, piece)).reach
    start = use.square if use.square >= 0 else piece.square
    for other in state.pawns:
        if (other.seat != use.seat or other.kind == GHOST) and GRID.distance(start, other.square) <= far:
            return True
    for other in state.summons:
        if other.seat != use.seat and GRID.distance(start, other.square) <= far:
            return True
    return False


def current_attack(state: GenresState, use: Cast) -> CurrentAttack | None:
    """Return the attack of *use* as it stands now; None when its attacker is gone."""
    piece = state.piece(use.piece if is_bribe(use) else use.actor)
    if piece is None:
        return None
    line = line_of(state, use, piece)
    shape = shape_of(state, use, piece, line)
    is_melee = use.kind != CARD or shape.kind == ADJACENT
    is_ghost = use.kind == GHOST_ATTACK or is_bribe(use)
    select = line.select
    if select == FIRST and shape.kind != LINE:
        select = ONE
    base = line.damage
    if use.kind == SUMMON_ATTACK and piece.card is not None:
        base = piece.printed_attack()
    if is_ghost:
        base = line.damage if is_bribe(use) else max(line.damage, use.amount)
    bonus, doubles, push, drain = 0, 0, line.push, 0
    is_piercing = line.is_piercing
    for card in use.combos:
        combo = card.combo
        if combo is not None:
            bonus += combo.damage
            doubles += 1 if combo.doubles else 0
            push += combo.push
            drain += combo.drain
            is_piercing = is_piercing or combo.is_piercing
    if is_ghost:
        return CurrentAttack(
            piece, use.seat, use.card, line, shape, select, base, True, True, bonus, doubles, push, 0, 0, drain,
            is_piercing,
        )  # fmt: skip
    pull, slam = line.pull, line.slam
    drain += total(state, piece, DRAIN)
    if is_melee:
        push += total(state, piece, PUSH) + lasting_bonus(state, piece, PUSH)
        pull += total(state, piece, PULL)
        slam += total(state, piece, SLAM)
        is_piercing = is_piercing or total(state, piece, PIERCE) > 0
    return CurrentAttack(
        piece, use.seat, use.card, line, shape, select, base, is_melee, False, bonus, doubles + use.crits,
        farther(state, push), farther(state, pull), slam, drain, is_piercing,
    )  # fmt: skip


def farther(state: GenresState, amount: int) -> int:
    """Return a Push or Pull with what makes every one of them go farther."""
    return amount + push_farther(state) if amount else 0


def line_reach(state: GenresState, start: int, direction: int, seat: int) -> int:
    """Return how many squares a line of *seat* covers: to the border, a wall, or an enemy's summon that stops it."""
    columns, rows = ((0, -1), (1, 0), (0, 1), (-1, 0))[direction]
    length = 0
    square = GRID.shifted(start, columns, rows)
    while square >= 0 and not state.is_wall(square):
        length += 1
        for piece in state.summons:
            if piece.square == square and piece.seat != seat and has_trait(piece, STOPS_LINES):
                return length
        square = GRID.shifted(square, columns, rows)
    return length


def directions_of(use: Cast) -> list[int]:
    """Return the directions that were chosen."""
    return [way for way in (use.direction, use.extra) if way >= 0]


def area_has(state: GenresState, use: Cast, attack: CurrentAttack, square: int) -> bool:
    """Tell whether the area of an attack, from where its attacker stands, holds *square*."""
    start = standpoint(use, attack)
    shape = attack.shape
    if shape.kind == ADJACENT:
        return GRID.distance(start, square) <= 1
    if shape.kind == LINES:
        return any(in_line(state, start, square, way, attack.seat) for way in range(4))
    if shape.kind == LINE:
        return any(in_line(state, start, square, way, attack.seat) for way in directions_of(use))
    if shape.needs_direction():
        return use.direction >= 0 and covers(shape, start, square, use.direction, use.center)
    return covers(shape, start, square, use.direction, use.center)


def standpoint(use: Cast, attack: CurrentAttack) -> int:
    """Return where an attack is made from: until its attacker has gone there, the declared square (G-5.6)."""
    if is_bribe(use) and use.targets:
        return use.amount
    return use.square if use.square >= 0 else attack.attacker.square


def in_line(state: GenresState, start: int, square: int, direction: int, seat: int) -> bool:
    """Tell whether a line from *start* reaches *square*."""
    return is_straight(start, square, direction, line_reach(state, start, direction, seat))


def area_squares(state: GenresState, use: Cast, attack: CurrentAttack) -> list[int]:
    """Return every square of the area, in reading order."""
    start, shape = standpoint(use, attack), attack.shape
    if shape.kind in (LINE, LINES):
        ways = directions_of(use) if shape.kind == LINE else [0, 1, 2, 3]
        found: list[int] = []
        for way in ways:
            found += line_squares(start, way, line_reach(state, start, way, attack.seat))
        return sorted(found)
    if shape.needs_direction() and use.direction < 0:
        return []
    return covered_squares(shape, start, use.direction, use.center)
