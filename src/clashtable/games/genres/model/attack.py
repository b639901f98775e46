"""An attack as it stands, and what it covers (G-7). Pure questions. Next, read model/attack_targets.py."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.games.genres.geometry.areas import Area, is_in, is_nowhere, joined, nowhere, only, shared, squares_in
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.geometry.shapes import (
    ADJACENT,
    BLOCK,
    BURST,
    CONE,
    LINE,
    LINES,
    WITHIN,
    Shape,
    covered_area,
    straight,
)
from clashtable.games.genres.model.attack_line import EACH, FIRST, ONE, AttackLine
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import CARD, GHOST_ATTACK, MELEEING, SUMMON_ATTACK, Cast
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import has_trait, lasting_bonus, push_farther, reach, total
from clashtable.games.genres.vocabulary import DRAIN, GHOST, PIERCE, PULL, PUSH, SLAM, STEPS, STOPS_LINES, WALL

TAPED_SHAPES: Final = (Shape(CONE), Shape(LINE), Shape(BLOCK))
"""The shapes that Duct Tape offers."""
HAND_TO_HAND: Final = Shape(ADJACENT)


@mypyc_attr(acyclic=True)
class AttackForm:
    """Who attacks in which shape, and whom it selects: all that decides who can be hit. Never altered."""

    __slots__ = ("attacker", "is_ghost", "line", "seat", "select", "shape")

    def __init__(self, attacker: Piece, seat: int, line: AttackLine, shape: Shape, select: int, is_ghost: bool) -> None:
        self.attacker: Final = attacker
        self.seat: Final = seat
        self.line: Final = line
        self.shape: Final = shape
        self.select: Final = select
        self.is_ghost: Final = is_ghost


@final
@mypyc_attr(acyclic=True)
class CurrentAttack(AttackForm):
    """An attack as it stands now: its form, its keywords, its bonuses. Never altered."""

    __slots__ = (
        "base", "bonus", "card", "doubles", "drain", "is_melee", "is_piercing", "is_true", "pull", "push", "rule",
        "slam",
    )  # fmt: skip

    def __init__(
        self, form: AttackForm, card: Card | None, base: int, is_melee: bool, bonus: int, doubles: int, push: int,
        pull: int, slam: int, drain: int, is_piercing: bool,
    ) -> None:  # fmt: skip
        super().__init__(form.attacker, form.seat, form.line, form.shape, form.select, form.is_ghost)
        self.card: Final = card
        self.base: Final = base
        self.rule: Final = form.line.rule
        self.is_melee: Final = is_melee
        self.is_true: Final = form.line.is_true or form.is_ghost
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


def attack_form(state: GenresState, use: Cast) -> AttackForm | None:
    """Return the form of the attack of *use*; None when its attacker is gone."""
    bribes = is_bribe(use)
    piece = state.piece(use.piece if bribes else use.actor)
    if piece is None:
        return None
    line = line_of(state, use, piece)
    shape = shape_of(state, use, piece, line)
    is_ghost = use.kind == GHOST_ATTACK or bribes
    return AttackForm(piece, use.seat, line, shape, selection(line, shape), is_ghost)


def selection(line: AttackLine, shape: Shape) -> int:
    """Return whom an attack hits in *shape*, which may not be that of its line."""
    return ONE if line.select == FIRST and shape.kind != LINE else line.select


def form_if_near(state: GenresState, use: Cast) -> AttackForm | None:
    """Return the same; None, too, when nobody is near enough: quick, as it is asked for every card."""
    if use.kind == GHOST_ATTACK or is_bribe(use):
        return attack_form(state, use)
    piece = state.piece(use.actor)
    if piece is None:
        return None
    line = line_of(state, use, piece)
    shape = shape_of(state, use, piece, line)
    if not is_anybody_near(state, use, use.square if use.square >= 0 else piece.square, shape.reach):
        return None
    return AttackForm(piece, use.seat, line, shape, selection(line, shape), False)


def is_anybody_near(state: GenresState, use: Cast, start: int, far: int) -> bool:
    """Tell whether a target is within so many squares of where an attack is made from."""
    for other in state.pawns:
        if (other.seat != use.seat or other.kind == GHOST) and GRID.distance(start, other.square) <= far:
            return True
    for other in state.summons:
        if other.seat != use.seat and GRID.distance(start, other.square) <= far:
            return True
    return False


def current_attack(state: GenresState, use: Cast) -> CurrentAttack | None:
    """Return the attack of *use* as it stands now; None when its attacker is gone."""
    form = attack_form(state, use)
    if form is None:
        return None
    piece, line = form.attacker, form.line
    is_melee = form.is_ghost or use.kind != CARD or form.shape.kind == ADJACENT
    base = line.damage
    if use.kind == SUMMON_ATTACK and piece.card is not None:
        base = piece.printed_attack()
    if form.is_ghost and not is_bribe(use):
        base = max(line.damage, use.amount)
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
    if form.is_ghost:
        return CurrentAttack(form, use.card, base, is_melee, bonus, doubles, push, 0, 0, drain, is_piercing)
    pull, slam = line.pull, line.slam
    drain += total(state, piece, DRAIN)
    if is_melee:
        push += total(state, piece, PUSH) + lasting_bonus(state, piece, PUSH)
        pull += total(state, piece, PULL)
        slam += total(state, piece, SLAM)
        is_piercing = is_piercing or total(state, piece, PIERCE) > 0
    return CurrentAttack(
        form, use.card, base, is_melee, bonus, doubles + use.crits, farther(state, push), farther(state, pull), slam,
        drain, is_piercing,
    )  # fmt: skip


def farther(state: GenresState, amount: int) -> int:
    """Return a Push or Pull with what makes every one of them go farther."""
    return amount + push_farther(state) if amount else 0


def line_area(state: GenresState, start: int, direction: int, seat: int) -> Area:
    """Return what a line of *seat* covers: to the border, a wall, or an enemy's summon that stops it."""
    line = straight(start, direction)
    stops = nowhere()
    for zone in state.zones:
        if zone.card.zone_effect == WALL:
            stops = joined(stops, zone.area)
    for piece in state.summons:
        if piece.seat != seat and has_trait(piece, STOPS_LINES):
            stops = joined(stops, only(piece.square))
    if is_nowhere(shared(line, stops)):
        return line
    return shared(line, WITHIN[line_reach(state, start, direction, seat)][start])


def line_reach(state: GenresState, start: int, direction: int, seat: int) -> int:
    """Return how many squares a line of *seat* covers."""
    columns, rows = STEPS[direction]
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


def attacked_area(state: GenresState, use: Cast, attack: AttackForm) -> Area:
    """Return the area of an attack, from where its attacker stands."""
    start, shape = standpoint(use, attack), attack.shape
    if shape.kind in (LINE, LINES):
        area = nowhere()
        for way in range(4):
            if shape.kind == LINES or way in (use.direction, use.extra):
                area = joined(area, line_area(state, start, way, attack.seat))
        return area
    if shape.needs_direction() and use.direction < 0:
        return nowhere()
    return covered_area(shape, start, use.direction, use.center)


def area_has(state: GenresState, use: Cast, attack: AttackForm, square: int) -> bool:
    """Tell whether the area of an attack holds *square*."""
    return is_in(attacked_area(state, use, attack), square)


def area_squares(state: GenresState, use: Cast, attack: AttackForm) -> list[int]:
    """Return every square of the area, in reading order."""
    return squares_in(attacked_area(state, use, attack))


def standpoint(use: Cast, attack: AttackForm) -> int:
    """Return where an attack is made from: until its attacker has gone there, the declared square (G-5.6)."""
    if is_bribe(use) and use.targets:
        return use.amount
    return use.square if use.square >= 0 else attack.attacker.square
