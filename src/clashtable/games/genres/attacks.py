"""Attacks: what they cover, whom they hit, how much they hurt (G-7, G-8.3). Pure questions. Next, read blows.py."""

from typing import Final

from clashtable.games.genres.areas import (
    ADJACENT,
    BLOCK,
    BURST,
    CONE,
    GRID,
    LINE,
    LINES,
    PLUS,
    SQUARES,
    Shape,
    center_square,
    covers,
    is_straight,
)
from clashtable.games.genres.card import (
    EACH,
    FIRST,
    FIXED,
    ONE,
    ONE_ENEMY,
    TWO_AT_CENTER,
    TWO_IF_TWO_HIT,
    AttackLine,
    Card,
)
from clashtable.games.genres.state import (
    CARD,
    GHOST_ATTACK,
    MELEEING,
    SUMMON_ATTACK,
    Cast,
    GenresState,
    Piece,
)
from clashtable.games.genres.values import (
    BODYGUARD,
    CORGI,
    MASTER,
    MIME,
    SIDEKICK,
    SQUIRE,
    WOLF,
    find_beside,
    has_beside,
    is_of_summon,
    push_farther,
    reach,
    summons_with,
    total,
)
from clashtable.games.genres.words import (
    AMPLIFY,
    ATTACK,
    CAP,
    COVER,
    DEFENSE,
    DEFENSE_MELEE,
    DEFENSE_RANGED,
    DRAIN,
    GHOST,
    KUNG_FU,
    MELEE,
    PAWN,
    PIERCE,
    PULL,
    PUSH,
    RANGED,
    SLAM,
)

BELT: Final = "fourth-wash-black-belt"
BRACKET: Final = "tournament-bracket"
TYPECAST: Final = "typecast"
TAPED_SHAPES: Final = (Shape(CONE), Shape(LINE), Shape(BLOCK))
"""The shapes that Duct Tape offers."""
HAND_TO_HAND: Final = Shape(ADJACENT)


class Assault:
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
BRIBERY: Final = "spirit-bribery"
BRIBED_LINE: Final = AttackLine(HAND_TO_HAND, ONE, 2)


def is_attack_use(use: Cast) -> bool:
    """Tell whether *use* is an attack (G-2.6)."""
    if use.kind == CARD:
        return use.card is not None and (use.card.is_attack() or is_bribe(use))
    return use.kind in (MELEEING, SUMMON_ATTACK, GHOST_ATTACK)


def is_bribe(use: Cast) -> bool:
    """Tell whether a card makes a ghost attack, and is answered like that attack (G-18.10)."""
    return use.kind == CARD and use.card is not None and use.card.id == BRIBERY and use.piece > 0


def line_of(state: GenresState, use: Cast, piece: Piece) -> AttackLine:
    """Return what *use* attacks with."""
    if use.card is not None and use.card.attack_line is not None and not piece.is_frog:
        return use.card.attack_line
    return MELEE_LINE


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
            if combo.combo is not None and combo.combo.is_bigger:
                shape = Shape(BURST, min(5, shape.most + 1), shape.least)
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


def assault_of(state: GenresState, use: Cast) -> Assault | None:
    """Return the attack of *use* as it stands now; None when its attacker is gone."""
    piece = state.piece(use.piece if is_bribe(use) else use.actor)
    if piece is None:
        return None
    line = BRIBED_LINE if is_bribe(use) else line_of(state, use, piece)
    shape = shape_of(state, use, piece, line)
    is_melee = use.kind != CARD or shape.kind == ADJACENT
    is_ghost = use.kind == GHOST_ATTACK or is_bribe(use)
    select = line.select
    if select == FIRST and shape.kind != LINE:
        select = ONE
    base = line.damage
    if use.kind == SUMMON_ATTACK and piece.card is not None:
        base = 0 if piece.is_frog else piece.card.attack_value
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
        return Assault(
            piece, use.seat, use.card, line, shape, select, base, True, True, bonus, doubles, push, 0, 0, drain,
            is_piercing,
        )  # fmt: skip
    pull, slam = line.pull, line.slam
    drain += total(state, piece, DRAIN)
    if is_melee:
        push += total(state, piece, PUSH) + (brackets(state) if piece.kind == PAWN else 0)
        pull += total(state, piece, PULL)
        slam += total(state, piece, SLAM)
        is_piercing = is_piercing or total(state, piece, PIERCE) > 0
    return Assault(
        piece, use.seat, use.card, line, shape, select, base, is_melee, False, bonus, doubles + use.crits,
        farther(state, push), farther(state, pull), slam, drain, is_piercing,
    )  # fmt: skip


def farther(state: GenresState, amount: int) -> int:
    """Return a Push or Pull with what makes every one of them go farther."""
    return amount + push_farther(state) if amount else 0


def brackets(state: GenresState) -> int:
    """Return the Push that melee attacks by pawns gain from lasting Events."""
    return len([event for event in state.events_in_play if event.card.id == BRACKET])


# --- areas (G-7)


def line_reach(state: GenresState, start: int, direction: int, seat: int) -> int:
    """Return how many squares a line of *seat* covers: to the border, a wall, or an enemy's Invisible Box Mime."""
    columns, rows = ((0, -1), (1, 0), (0, 1), (-1, 0))[direction]
    length = 0
    square = GRID.shifted(start, columns, rows)
    while square >= 0 and not state.is_wall(square):
        length += 1
        for piece in state.summons:
            if piece.square == square and piece.seat != seat and is_of_summon(piece, MIME):
                return length
        square = GRID.shifted(square, columns, rows)
    return length


def directions_of(use: Cast) -> list[int]:
    """Return the directions that were chosen."""
    return [way for way in (use.direction, use.extra) if way >= 0]


def area_has(state: GenresState, use: Cast, assault: Assault, square: int) -> bool:
    """Tell whether the area of an attack, from where its attacker stands, holds *square*."""
    start = standpoint(use, assault)
    shape = assault.shape
    if shape.kind == ADJACENT:
        return GRID.distance(start, square) <= 1
    if shape.kind == LINES:
        return any(in_line(state, start, square, way, assault.seat) for way in range(4))
    if shape.kind == LINE:
        return any(in_line(state, start, square, way, assault.seat) for way in directions_of(use))
    if shape.needs_direction():
        return use.direction >= 0 and covers(shape, start, square, use.direction, use.center)
    return covers(shape, start, square, use.direction, use.center)


def standpoint(use: Cast, assault: Assault) -> int:
    """Return where an attack is made from: until its attacker has gone there, the declared square (G-5.6)."""
    if is_bribe(use) and use.targets:
        return use.amount
    return use.square if use.square >= 0 else assault.attacker.square


def in_line(state: GenresState, start: int, square: int, direction: int, seat: int) -> bool:
    """Tell whether a line from *start* reaches *square*."""
    return is_straight(start, square, direction, line_reach(state, start, direction, seat))


def area_squares(state: GenresState, use: Cast, assault: Assault) -> list[int]:
    """Return every square of the area, in reading order."""
    return [square for square in range(SQUARES) if area_has(state, use, assault, square)]


# --- whom it hits


def is_target(assault: Assault, piece: Piece) -> bool:
    """Tell whether *piece* is an enemy or a ghost, as far as the attack goes (G-8.1)."""
    if assault.is_ghost:
        return piece.kind != GHOST
    return piece.kind == GHOST or piece.seat != assault.seat


def can_target(state: GenresState, assault: Assault, piece: Piece) -> bool:
    """Tell whether *piece* may be chosen for an attack on one target, by its own conditions too (G-7.5)."""
    return may_target(state, assault, piece) and (not assault.line.is_lonely or is_lonely(state, piece))


def may_target(state: GenresState, assault: Assault, piece: Piece) -> bool:
    """Tell whether a one-target attack may target *piece*."""
    if not is_target(assault, piece):
        return False
    if assault.is_ghost:
        return not (piece.kind == PAWN and has_beside(state, piece, CORGI))
    if assault.select == ONE_ENEMY and piece.kind == GHOST:
        return False
    if not is_of_summon(piece, WOLF):
        return True
    pawn = state.pawns[piece.seat]
    return pawn.kind != PAWN or GRID.distance(pawn.square, piece.square) > 1


def is_lonely(state: GenresState, piece: Piece) -> bool:
    """Tell whether no other standing piece is within 2 squares of *piece*."""
    for other in state.pieces():
        if other is not piece and other.kind != GHOST and GRID.distance(other.square, piece.square) <= 2:
            return False
    return True


def choosable(state: GenresState, use: Cast, assault: Assault) -> list[Piece]:
    """Return the pieces in the area that can be chosen as the target."""
    return [
        piece
        for piece in state.pieces()
        if piece.serial not in use.targets
        and not (use.kind == SUMMON_ATTACK and piece.serial in assault.attacker.attacked)
        and can_target(state, assault, piece)
        and area_has(state, use, assault, piece.square)
    ]


def targets_in_area(state: GenresState, use: Cast, assault: Assault) -> list[Piece]:
    """Return every target in the area: for an attack on each, those it hits."""
    return [
        piece for piece in state.pieces() if is_target(assault, piece) and area_has(state, use, assault, piece.square)
    ]


def more_targets(use: Cast) -> int:
    """Return how many targets Combos add."""
    return sum([card.combo.more_targets for card in use.combos if card.combo is not None])


def has_target(state: GenresState, use: Cast, assault: Assault) -> bool:
    """Tell whether the attack could be declared as it stands: enough targets are in its area (R-16)."""
    if assault.select == EACH:
        return any_piece(state, use, assault, is_each=True)
    more = more_targets(use)
    if assault.select == FIRST:
        return bool(first_targets(state, use, assault)) and can_complete(state, use, assault, more)
    if more == 0 and not use.targets:
        return any_piece(state, use, assault, is_each=False)
    return can_complete(state, use, assault, 1 + more)


def can_complete(state: GenresState, use: Cast, assault: Assault, wanted: int) -> bool:
    """Tell whether so many targets can be chosen, those included that were."""
    return len(use.targets) >= wanted or bool(open_targets(state, use, assault, wanted))


def open_targets(state: GenresState, use: Cast, assault: Assault, wanted: int) -> list[Piece]:
    """Return the pieces that can be chosen next of so many: none that is hit already, and so that enough are left."""
    hit = pieces_hit(state, use, assault)
    found: list[Piece] = []
    tried = use.copy()
    for piece in choosable(state, use, assault):
        tried.targets = [*use.targets, piece.serial]
        if piece not in hit and can_complete(state, tried, assault, wanted):
            found.append(piece)
    return found


def any_piece(state: GenresState, use: Cast, assault: Assault, *, is_each: bool) -> bool:
    """Tell whether any piece in the area would be hit, or could be chosen; quick, as it is asked for every card."""
    for piece in state.pawns:
        if is_there(state, use, assault, piece, is_each):
            return True
    for piece in state.summons:
        if is_there(state, use, assault, piece, is_each):
            return True
    return False


def is_there(state: GenresState, use: Cast, assault: Assault, piece: Piece, is_each: bool) -> bool:
    """Tell whether *piece* is a target in the area, and may be chosen where one is."""
    if not is_target(assault, piece) or not area_has(state, use, assault, piece.square):
        return False
    if is_each:
        return True
    if use.kind == SUMMON_ATTACK and piece.serial in assault.attacker.attacked:
        return False
    return can_target(state, assault, piece)


def first_targets(state: GenresState, use: Cast, assault: Assault) -> list[Piece]:
    """Return whom a line hits that stops at its first target: that one, and every ghost on the way (G-7.5)."""
    found: list[Piece] = []
    for way in directions_of(use):
        found += first_along(state, use, assault, way)
    return found


def first_along(state: GenresState, use: Cast, assault: Assault, way: int) -> list[Piece]:
    """Return the same for one direction."""
    start = standpoint(use, assault)
    end = line_reach(state, start, way, assault.seat)
    is_spent = way in use.spent
    for piece in state.pieces():
        is_stop = piece.serial in use.targets if is_spent else piece.kind != GHOST and can_target(state, assault, piece)
        if is_stop and is_straight(start, piece.square, way, end):
            end = GRID.distance(start, piece.square)
    found: list[Piece] = []
    for piece in state.pieces():
        if not is_straight(start, piece.square, way, end):
            continue
        is_last = not is_spent and GRID.distance(start, piece.square) == end and piece.kind != GHOST
        if piece.kind == GHOST or (is_last and can_target(state, assault, piece)):
            found.append(piece)
    return found


def pieces_hit(state: GenresState, use: Cast, assault: Assault) -> list[Piece]:
    """Return whom the attack would hit were it resolved now, bodyguards included (G-7.7); each once (G-8.5)."""
    if assault.select == EACH:
        return targets_in_area(state, use, assault)
    chosen = first_targets(state, use, assault) if assault.select == FIRST else []
    for serial in use.targets:
        target = state.piece(serial)
        if target is None or not is_target(assault, target) or not area_has(state, use, assault, target.square):
            continue
        if target.kind != GHOST or assault.select != ONE_ENEMY:
            chosen.append(target)
    found: list[Piece] = []
    for piece in chosen:
        guard = find_beside(state, piece, BODYGUARD) if piece.kind == PAWN and not assault.is_ghost else None
        hit = piece if guard is None else guard
        if hit not in found:
            found.append(hit)
    return found


# --- how much it hurts (G-8.3)


def attack_damage(state: GenresState, use: Cast, assault: Assault, piece: Piece, enemies: int) -> int:
    """Return the damage to *piece* of an attack that hits so many *enemies*."""
    if piece.kind == GHOST:
        return 0
    amount = base_damage(use, assault, piece, enemies) + assault.bonus
    if not assault.is_true:
        amount += attacker_bonus(state, assault)
    amount = max(0, amount)
    for _double in range(assault.doubles):
        amount *= 2
    if not assault.is_true:
        amount += place_bonus(state, piece)
        if not assault.is_piercing:
            amount -= attack_defense(state, assault, piece)
    amount = max(0, amount - reduction(use, piece))
    if not assault.is_true and total(state, piece, CAP) > 0:
        amount = min(amount, 1)
    if assault.is_ghost and piece.kind == PAWN:
        amount = min(amount, max(0, piece.health - 1))
    return amount


def base_damage(use: Cast, assault: Assault, piece: Piece, enemies: int) -> int:
    """Return the printed damage to *piece*."""
    if assault.rule == FIXED:
        return assault.base
    if assault.rule == TWO_IF_TWO_HIT:
        return 2 if enemies >= 2 else 1
    if assault.rule == TWO_AT_CENTER:
        is_plus = assault.shape.kind == PLUS
        return 2 if is_plus and piece.square == center_square(standpoint(use, assault), use.center) else 1
    return use.amount


def attacker_bonus(state: GenresState, assault: Assault) -> int:
    """Return what the attacker's side adds (step 3)."""
    piece = assault.attacker
    amount = total(state, piece, ATTACK) + total(state, piece, MELEE if assault.is_melee else RANGED)
    if piece.kind == PAWN:
        amount -= summons_with(state, piece.seat, SIDEKICK)
        if assault.is_melee:
            amount += summons_with(state, piece.seat, MASTER)
    card = assault.card
    if card is not None and piece.kind == PAWN:
        amount += genre_bonus(state, piece, card)
    return amount


def genre_bonus(state: GenresState, pawn: Piece, card: Card) -> int:
    """Return what equipment and lasting Events add to attack cards of a genre."""
    amount = 0
    if card.genre == KUNG_FU:
        amount += len([worn for worn in pawn.equipment if worn.id == BELT])
    for event in state.events_in_play:
        if event.card.id == TYPECAST and event.genre == card.genre:
            amount += 1
    return amount


def place_bonus(state: GenresState, piece: Piece) -> int:
    """Return what zones add to the damage of actions where *piece* stands (step 5)."""
    amount = 0
    for zone in state.zones:
        if zone.has(piece.square):
            if zone.card.zone_effect == AMPLIFY:
                amount += zone.card.zone_value
            elif zone.card.zone_effect == COVER:
                amount -= zone.card.zone_value
    return amount


def attack_defense(state: GenresState, assault: Assault, piece: Piece) -> int:
    """Return the Defense of *piece* against an attack (step 6)."""
    amount = total(state, piece, DEFENSE) + total(state, piece, DEFENSE_MELEE if assault.is_melee else DEFENSE_RANGED)
    if assault.is_melee and piece.kind == PAWN and has_beside(state, piece, SQUIRE):
        amount += 1
    return amount


def reduction(use: Cast, piece: Piece) -> int:
    """Return by how much responses reduce the damage to *piece* (step 7)."""
    amount = 0
    for at in range(0, len(use.reduced), 2):
        if use.reduced[at] == piece.serial:
            amount += use.reduced[at + 1]
    return amount


def effect_damage(state: GenresState, use: Cast, piece: Piece, amount: int) -> int:
    """Return the effect damage to an enemy from the card of *use* (G-8.2)."""
    pawn = state.pawns[use.seat]
    if pawn.kind == PAWN:
        amount += total(state, pawn, ATTACK) - summons_with(state, use.seat, SIDEKICK)
        if use.card is not None and use.card.is_attack():
            amount += genre_bonus(state, pawn, use.card)
    amount = max(0, amount) + place_bonus(state, piece) - total(state, piece, DEFENSE)
    return max(0, amount - reduction(use, piece))


def ambient_damage(state: GenresState, piece: Piece, amount: int) -> int:
    """Return the ambient damage to *piece*."""
    return max(0, amount - total(state, piece, DEFENSE))
