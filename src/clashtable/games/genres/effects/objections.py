"""What Objection! cards do to what they are aimed at (G-11). Next, read rules/stack.py."""

from dataclasses import dataclass

from clashtable.core.effects import Printed
from clashtable.core.state import Move
from clashtable.games.genres.changes import attack, chance, deaths, hands, pieces, walking
from clashtable.games.genres.effects.bargains import has_other_card
from clashtable.games.genres.effects.base import GenresEffect, own_pawn
from clashtable.games.genres.effects.movement import swap
from clashtable.games.genres.geometry import GRID
from clashtable.games.genres.model.attack import Assault, area_has, assault_of, directions_of, is_attack_use, standpoint
from clashtable.games.genres.model.attack_targets import first_along, may_target, pieces_hit
from clashtable.games.genres.model.card import EACH, FIRST, Card
from clashtable.games.genres.model.cast import (
    CARD,
    DRAWING,
    GHOST_MOVE,
    MOVING,
    OBJECTING,
    PREVENTED,
    SUMMON_MOVE,
    Cast,
)
from clashtable.games.genres.model.state import GenresState, Item, Piece, alter_item, find_item
from clashtable.games.genres.moves import PICK, PIECE, GenresMove, card_moves, piece_move
from clashtable.games.genres.vocabulary import (
    ACTION,
    EQUIPMENT,
    ON_ACTION_CARD,
    ON_ATTACK,
    ON_ATTACK_ON_ANOTHER,
    ON_DRAW,
    ON_EQUIPMENT_CARD,
    ON_FAR_ATTACK,
    ON_MELEE_ATTACK,
    ON_MOVE,
    ON_OBJECTION,
    ON_ONE_TARGET_ATTACK,
    ON_RANGED_ATTACK,
    ON_STANDING_MOVE,
    ON_SUMMON_CARD,
    ON_ZONE_CARD,
    PAWN,
    SUMMON,
    ZONE,
)
from clashtable.games.genres.wire.events import Cancelled

ON_ANY_ATTACK = (
    ON_ATTACK | ON_FAR_ATTACK | ON_MELEE_ATTACK | ON_RANGED_ATTACK | ON_ONE_TARGET_ATTACK | ON_ATTACK_ON_ANOTHER
)
CARD_BITS = {ACTION: ON_ACTION_CARD, EQUIPMENT: ON_EQUIPMENT_CARD, ZONE: ON_ZONE_CARD, SUMMON: ON_SUMMON_CARD}


# --- what may be answered (G-11.4, G-11.9)


def fits(state: GenresState, seat: int, card: Card, item: Cast) -> bool:
    """Tell whether the Objection! *card* of *seat* may answer *item*."""
    wanted = card.respond
    if item.kind == OBJECTING:
        return bool(wanted & ON_OBJECTION)
    if item.kind == CARD and item.card is not None and wanted & CARD_BITS.get(item.card.type, 0):
        return True
    if item.kind in (MOVING, SUMMON_MOVE, GHOST_MOVE):
        return bool(wanted & ON_MOVE) or (bool(wanted & ON_STANDING_MOVE) and item.kind != GHOST_MOVE)
    if item.kind == DRAWING:
        return bool(wanted & ON_DRAW)
    return bool(wanted & ON_ANY_ATTACK) and fits_attack(state, seat, wanted, item)


def fits_attack(state: GenresState, seat: int, wanted: int, item: Cast) -> bool:
    """Tell whether *item* is an attack that would hit the right pawn in the right way."""
    if not is_attack_use(item):
        return False
    assault = assault_of(state, item)
    if assault is None:
        return False
    hit = pieces_hit(state, item, assault)
    pawn = state.pawns[seat]
    if wanted & ON_ATTACK_ON_ANOTHER:
        return any(piece.kind == PAWN and piece.seat != seat for piece in hit)
    if pawn not in hit:
        return False
    if wanted & ON_MELEE_ATTACK:
        return assault.is_melee
    if wanted & ON_RANGED_ATTACK:
        return not assault.is_melee
    if wanted & ON_ONE_TARGET_ATTACK:
        return assault.select != EACH
    if wanted & ON_FAR_ATTACK:
        return GRID.distance(standpoint(item, assault), pawn.square) >= 3
    return True


# --- changing what is on the stack


def cancel(state: GenresState, serial: int, *, to_hand: bool) -> None:
    """Take an item off the stack; its card and Combos are discarded, or the card returns to its player (G-10.3)."""
    for at in range(len(state.pending)):
        step = state.pending[at]
        if isinstance(step, Item) and step.use.serial == serial:
            use = step.use
            del state.pending[at]
            if state.events is not None:
                state.events.append(Cancelled(serial, use.seat, None if use.card is None else use.card.id))
            if to_hand and use.card is not None:
                hands.enter_openly(state, use.seat, use.card, "return")
                state.discard += use.combos
            else:
                deaths.discard_use(state, use)
            return


def reduce(state: GenresState, item: Cast, piece: Piece, amount: int) -> None:
    """Reduce the damage of an attack on the stack to *piece*."""
    changed = item.copy()
    changed.reduced = [*item.reduced, piece.serial, amount]
    alter_item(state, changed)


class Objection(GenresEffect):
    """An effect on the item that the card is aimed at."""

    def happen(self, state: GenresState, use: Cast) -> None:
        item = find_item(state, use.aim)
        if item is not None:
            self.touch(state, use, item)

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        """Happen to *item*."""


@dataclass(frozen=True)
class Prevent(Objection):
    """Prevent the damage to your pawn."""

    def text(self, card: Printed) -> str:
        return "prevent its damage to you"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        reduce(state, item, own_pawn(state, use), PREVENTED)


@dataclass(frozen=True)
class Reduce(Objection):
    """Reduce the damage to your pawn."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"reduce its damage to you by {self.amount}"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        reduce(state, item, own_pawn(state, use), self.amount)


@dataclass(frozen=True)
class HitBack(Objection):
    """The attacker takes damage."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"the attacker takes {self.amount} damage"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        assault = assault_of(state, item)
        if assault is not None and assault.attacker.is_standing():
            attack.deal_effect(state, use, [assault.attacker], [self.amount])


@dataclass(frozen=True)
class Cancel(Objection):
    """Cancel it."""

    to_hand: bool = False

    def text(self, card: Printed) -> str:
        return "cancel it and return it to its player's hand" if self.to_hand else "cancel it"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        cancel(state, item.serial, to_hand=self.to_hand)


@dataclass(frozen=True)
class RootMover(Objection):
    """Cancel a Move and root the mover."""

    def text(self, card: Printed) -> str:
        return "cancel it. The mover is Rooted"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        mover = state.piece(item.actor)
        cancel(state, item.serial, to_hand=False)
        if mover is not None and mover.is_standing():
            pieces.root(state, mover)


@dataclass(frozen=True)
class CancelThenItsPlayerDraws(Objection):
    """Cancel a card; its player draws."""

    def text(self, card: Printed) -> str:
        return "cancel it. Its player draws 1 card"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        cancel(state, item.serial, to_hand=False)
        walking.draw_cards(state, item.seat, 1)


@dataclass(frozen=True)
class CancelThenDraw(Objection):
    """Cancel it and draw instead."""

    link: str

    def text(self, card: Printed) -> str:
        return f"cancel it{self.link} 1 card"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        cancel(state, item.serial, to_hand=False)
        walking.draw_cards(state, use.seat, 1)


@dataclass(frozen=True)
class CoinCancel(Objection):
    """A coin decides."""

    def text(self, card: Printed) -> str:
        return "flip a coin. Tails: cancel it. Heads: draw 1 card"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        if chance.flip(state, use.seat):
            walking.draw_cards(state, use.seat, 1)
        else:
            cancel(state, item.serial, to_hand=False)


@dataclass(frozen=True)
class TripUp(Objection):
    """A Move stops on its first square, and the mover is hurt."""

    def text(self, card: Printed) -> str:
        return "it stops on the first square of its route and takes 1 damage"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        changed = item.copy()
        changed.is_stopped = True
        changed.player = use.seat
        changed.given = [*item.given, *([use.card] if use.card is not None else [])]
        alter_item(state, changed)


@dataclass(frozen=True)
class MakeFrog(Objection):
    """A summon enters as a frog."""

    def text(self, card: Printed) -> str:
        return "that summon enters play as a frog: Attack 0 and no abilities"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        changed = item.copy()
        changed.amount = 1
        alter_item(state, changed)


@dataclass(frozen=True)
class Intercept(Objection):
    """Equipment goes to another pawn."""

    def text(self, card: Printed) -> str:
        return "choose any pawn. The card is attached to that pawn instead"

    def question(self, state: GenresState, use: Cast) -> str:
        return "" if use.piece else "choose-piece"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [piece_move(PIECE, piece) for piece in state.pieces() if piece.kind == PAWN]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.piece = move.number

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        changed = item.copy()
        changed.piece = use.piece
        changed.is_stopped = True
        alter_item(state, changed)


@dataclass(frozen=True)
class DiscardAndPrevent(Objection):
    """Discard another card and prevent the damage."""

    def text(self, card: Printed) -> str:
        return "discard 1 other card from your hand. Prevent its damage to you"

    def decision(self) -> str:
        return "hand-card"

    def is_playable(self, state: GenresState, use: Cast) -> bool:
        return has_other_card(state, use)

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        reduce(state, item, own_pawn(state, use), PREVENTED)
        if state.players[use.seat].hand:
            self.ask(state, use, use.seat, 0)

    def answers(self, state: GenresState, use: Cast, stage: int) -> list[Move]:
        return card_moves(PICK, state.players[use.seat].hand)

    def answered(self, state: GenresState, use: Cast, stage: int, move: GenresMove) -> None:
        if move.card is not None:
            hands.discard(state, use.seat, move.card, "choice")


@dataclass(frozen=True)
class SendDouble(Objection):
    """Swap with a summon, which takes the hit."""

    def text(self, card: Printed) -> str:
        return (
            "swap squares with a summon you control within 5 squares. If the attack has one target, that summon "
            "becomes the target"
        )

    def question(self, state: GenresState, use: Cast) -> str:
        return "" if use.piece else "choose-piece"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        pawn = own_pawn(state, use)
        near = [piece for piece in state.summons_of(use.seat) if GRID.distance(piece.square, pawn.square) <= 5]
        return [piece_move(PIECE, piece) for piece in near]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.piece = move.number

    def is_playable(self, state: GenresState, use: Cast) -> bool:
        return bool(self.options(state, use))

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        double, pawn = state.piece(use.piece), own_pawn(state, use)
        if double is None or not double.is_standing() or double.seat != use.seat:
            return
        is_target = is_target_of(state, item, pawn)
        changed = item if not is_target else redirected(state, item, pawn, double.serial)
        swap(state, pawn, double)
        alter_item(state, changed)


def redirected(state: GenresState, item: Cast, pawn: Piece, serial: int) -> Cast:
    """Return an attack that hits another piece instead of *pawn*, which is its target."""
    assault = assault_of(state, item)
    changed = item.copy()
    if pawn.serial in item.targets:
        changed.targets = [serial if target == pawn.serial else target for target in item.targets]
    elif assault is not None and assault.select == FIRST:
        changed.targets = [*item.targets, serial]
        changed.spent = [*item.spent, *ways_to(state, item, assault, pawn)]
    return changed


def ways_to(state: GenresState, item: Cast, assault: Assault, pawn: Piece) -> list[int]:
    """Return the directions along which *pawn* is the first target."""
    return [way for way in directions_of(item) if pawn in first_along(state, item, assault, way)]


def is_target_of(state: GenresState, item: Cast, pawn: Piece) -> bool:
    """Tell whether *pawn* is a target of an attack that has one: chosen, or the first on its line."""
    assault = assault_of(state, item)
    if assault is None or not assault.is_one_target():
        return False
    if pawn.serial in item.targets:
        return area_has(state, item, assault, pawn.square)
    return assault.select == FIRST and bool(ways_to(state, item, assault, pawn))


@dataclass(frozen=True)
class Redirect(Objection):
    """Another enemy of the attacker becomes the target (G-12)."""

    def text(self, card: Printed) -> str:
        return "redirect it"

    def question(self, state: GenresState, use: Cast) -> str:
        return "" if use.piece else "choose-piece"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        item = find_item(state, use.aim)
        return [] if item is None else [piece_move(PIECE, piece) for piece in others(state, use, item)]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.piece = move.number

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        pawn = own_pawn(state, use)
        if is_target_of(state, item, pawn):
            alter_item(state, redirected(state, item, pawn, use.piece))


def others(state: GenresState, use: Cast, item: Cast) -> list[Piece]:
    """Return the enemies of the attacker that an attack can be redirected to."""
    assault = assault_of(state, item)
    if assault is None:
        return []
    hit = pieces_hit(state, item, assault)
    return [
        piece
        for piece in state.pieces()
        if piece.is_standing()
        and piece.seat != assault.attacker.seat
        and piece is not own_pawn(state, use)
        and piece not in hit
        and piece.serial not in item.targets
        and may_target(state, assault, piece)
        and area_has(state, item, assault, piece.square)
    ]


@dataclass(frozen=True)
class Rescue(Objection):
    """Reduce the damage to somebody else's pawn, and both draw."""

    def text(self, card: Printed) -> str:
        return "reduce its damage to that pawn by 3. You and that player each draw 1 card"

    def question(self, state: GenresState, use: Cast) -> str:
        return "" if use.piece else "choose-piece"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        item = find_item(state, use.aim)
        assault = None if item is None else assault_of(state, item)
        if item is None or assault is None:
            return []
        hit = pieces_hit(state, item, assault)
        pawns = [piece for piece in state.pieces() if piece in hit and piece.kind == PAWN and piece.seat != use.seat]
        return [piece_move(PIECE, pawn) for pawn in pawns]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.piece = move.number

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        pawn = state.piece(use.piece)
        if pawn is None:
            return
        reduce(state, item, pawn, 3)
        order = [seat for seat in state.in_turn_order() if seat in (use.seat, pawn.seat)]
        for seat in reversed(order):
            walking.draw_cards(state, seat, 1)
