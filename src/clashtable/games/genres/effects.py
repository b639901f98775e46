"""What cards do: each effect knows its sentence, what it asks when declared, and its deed. Next, read choices.py."""

from dataclasses import dataclass
from typing import Final, cast

from clashtable.core.effects import Asking, Choice, Choose, Do, Effect, Printed, Use
from clashtable.core.state import Move, State, Step
from clashtable.games.genres import blows, board, chance, declaring, hands, steps
from clashtable.games.genres.areas import GRID, SQUARES, STARTS
from clashtable.games.genres.attacks import assault_of, can_target
from clashtable.games.genres.card import (
    BY_HEADS,
    EACH,
    SELECTIONS,
    TWO_AT_CENTER,
    TWO_IF_TWO_HIT,
    AttackLine,
    Card,
)
from clashtable.games.genres.events import ActionsGained, TurnEndsEarly
from clashtable.games.genres.movement import destinations, route
from clashtable.games.genres.moves import (
    GENRE,
    PIECE,
    PLAYER_MOVES,
    STAY,
    TO,
    GenresMove,
    is_long,
    narrowed,
    piece_move,
    plain,
    resolved,
    square_moves,
)
from clashtable.games.genres.state import GHOST_ATTACK, Cast, GenresState, Piece, is_summon, within
from clashtable.games.genres.values import can_fly
from clashtable.games.genres.words import EQUIPMENT, GHOST, PAWN, SUMMON, SUMMONED


class GenresEffect(Asking):
    """An effect of this game: it may ask as it is declared, and again as it is carried out."""

    def question(self, state: GenresState, use: Cast) -> str:
        """Return the decision that is still to be made at declaration; empty when none is."""
        return ""

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        """Return what can be chosen for ``question``."""
        return []

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        """Note a choice on *use*, which is being made."""

    def is_playable(self, state: GenresState, use: Cast) -> bool:
        """Tell whether its conditions hold and each choice has an option (G-5.3)."""
        return True

    def pay(self, state: GenresState, use: Cast) -> None:
        """Pay what it costs besides actions."""

    def heals(self) -> bool:
        """Tell whether its text heals."""
        return False

    def run(self, state: State, use: Use) -> None:
        self.happen(cast(GenresState, state), cast(Cast, use))

    def happen(self, state: GenresState, use: Cast) -> None:
        """Happen, in this game's own types."""

    def moves(self, state: State, use: Use, stage: int) -> list[Move]:
        return self.answers(cast(GenresState, state), cast(Cast, use), stage)

    def answers(self, state: GenresState, use: Cast, stage: int) -> list[Move]:
        """Return every answer to what it asks while it is carried out."""
        return []

    def answer(self, state: State, use: Use, stage: int, move: Move) -> None:
        self.answered(cast(GenresState, state), cast(Cast, use), stage, cast(GenresMove, move))

    def answered(self, state: GenresState, use: Cast, stage: int, move: GenresMove) -> None:
        """Carry out an answer."""

    def ask(self, state: GenresState, use: Cast, seat: int, stage: int) -> None:
        """Ask *seat*, unless a single answer is left (G-21.2)."""
        answers = self.answers(state, use, stage)
        if len(answers) > 1:
            state.push(GenresChoice(seat, self, use, stage))
        elif answers:
            self.answered(state, use, stage, cast(GenresMove, answers[0]))


class GenresChoice(Choice):
    """The question of an effect; of a long hand the genre is asked first (G-21.3), and noted in the stage."""

    __slots__ = ()

    def genre(self) -> int:
        """Return the genre that was chosen first, -1 for none."""
        return self.stage // BY_GENRE - 1

    def plain_stage(self) -> int:
        """Return the stage without the genre."""
        return self.stage % BY_GENRE

    def moves(self, state: State) -> list[Move]:
        return narrowed(self.effect.moves(state, self.use, self.plain_stage()), self.genre())

    def answer(self, state: State, move: Move) -> None:
        stage, chosen = self.plain_stage(), resolved(cast(GenresState, state), move)
        if chosen.kind == GENRE and is_long(self.effect.moves(state, self.use, stage)):
            narrow = GenresChoice(self.seat, self.effect, self.use, stage + BY_GENRE * (chosen.number + 1))
            steps.ask_or_answer(cast(GenresState, state), narrow)
        else:
            self.effect.answer(state, self.use, stage, chosen)


BY_GENRE: Final = 1000
"""More than any stage of an effect."""


def parts_of(effect: Effect) -> list[GenresEffect]:
    """Return the effects of this game that *effect* is made of, in order; those of ways come with the way."""
    if isinstance(effect, GenresEffect):
        return [effect]
    found: list[GenresEffect] = []
    if not isinstance(effect, Choose):
        for part in effect.parts():
            found += parts_of(part)
    return found


def own_pawn(state: GenresState, use: Cast) -> Piece:
    """Return the pawn of the player of *use*."""
    return state.pawns[use.seat]


def enemies_within(state: GenresState, use: Cast, distance: int) -> list[Piece]:
    """Return the enemies within so many squares of the player's pawn."""
    center = own_pawn(state, use).square
    return [
        piece
        for piece in state.pieces()
        if piece.is_standing() and piece.seat != use.seat and GRID.distance(center, piece.square) <= distance
    ]


def enemy_pawns_within(state: GenresState, use: Cast, distance: int) -> list[Piece]:
    """Return the enemy pawns within so many squares."""
    return [piece for piece in enemies_within(state, use, distance) if piece.kind == PAWN]


# --- attacks


@dataclass(frozen=True)
class Attack(GenresEffect):
    """The ``Attack:`` line (G-12), with what the text says of the pieces hit."""

    line: AttackLine
    after: GenresEffect | None = None

    def text(self, card: Printed) -> str:
        line = self.line
        words = f"Attack: {line.shape.text()}, {selection_text(line)}, {damage_text(line)}"
        parts = [words, *keyword_texts(line)]
        if self.after is not None:
            parts.append(self.after.text(card)[:1].upper() + self.after.text(card)[1:])
        return ". ".join(parts)

    def parts(self) -> list[Effect]:
        return [] if self.after is None else [self.after]

    def question(self, state: GenresState, use: Cast) -> str:
        return declaring.attack_question(state, use)

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return declaring.attack_options(state, use)

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        declaring.choose(state, use, move)

    def is_playable(self, state: GenresState, use: Cast) -> bool:
        return not state.course.has_no_attacks and declaring.is_possible(state, use)

    def happen(self, state: GenresState, use: Cast) -> None:
        blows.strike(state, use, self.after)


def selection_text(line: AttackLine) -> str:
    """Return whom an attack hits."""
    lonely = " with no other standing piece within 2 squares of it" if line.is_lonely else ""
    return SELECTIONS[line.select] + lonely


def damage_text(line: AttackLine) -> str:
    """Return how much an attack hurts."""
    if line.rule == BY_HEADS:
        return "1 damage for each heads"
    if line.rule == TWO_IF_TWO_HIT:
        return "1 damage, or 2 damage if it hits two or more enemies"
    if line.rule == TWO_AT_CENTER:
        return "1 damage, or 2 damage on the center square of the plus"
    return f"{line.damage} {'True ' if line.is_true else ''}damage"


def keyword_texts(line: AttackLine) -> list[str]:
    """Return the keywords of an attack, in the order in which they are printed."""
    numbers = (("Bleed", line.bleed), ("Push", line.push), ("Slam", line.slam), ("Pull", line.pull))
    found = [f"{name} {amount}" for name, amount in numbers if amount]
    who = "Each" if line.select == EACH else "It"
    if line.is_piercing:
        found.append("Pierce")
    if line.slows:
        found.append(f"{who} is Slowed")
    if line.roots:
        found.append(f"{who} is Rooted")
    if line.skips:
        found.append(f"{who} gets a Skip marker")
    if line.skips_summons:
        found.append("Each summon hit gets a Skip marker")
    if line.gags:
        found.append("Its controller can't play Objection! cards until your next turn")
    return found


@dataclass(frozen=True)
class FlipThenAttack(Attack):
    """An attack whose coins are named first."""

    def text(self, card: Printed) -> str:
        return f"flip two coins. {super().text(card)}"


@dataclass(frozen=True)
class GoThenAttack(Attack):
    """Move or teleport, then attack from there (G-5.6)."""

    distance: int = 0
    teleports: bool = False

    def text(self, card: Printed) -> str:
        if self.teleports:
            first = f"teleport to a free square within {self.distance} squares"
        else:
            first = f"move up to {self.distance} squares"
        return f"{first}. Then {super().text(card)}"

    def question(self, state: GenresState, use: Cast) -> str:
        if use.square < 0:
            return "teleport-square" if self.teleports else "destination"
        return super().question(state, use)

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        if use.square >= 0:
            return super().options(state, use)
        pawn = own_pawn(state, use)
        found: list[Move] = []
        if not self.teleports and declaring.is_possible(state, standing_on(use, pawn.square)):
            found.append(plain(STAY))
        return found + square_moves(TO, self.squares(state, use, is_one_enough=False))

    def squares(self, state: GenresState, use: Cast, *, is_one_enough: bool) -> list[int]:
        """Return where it can go, so that the attack has a target from there."""
        pawn = own_pawn(state, use)
        if self.teleports:
            near = [square for square in within(pawn.square, self.distance) if state.is_free(square)]
        else:
            near = destinations(state, pawn, self.distance)
        tried = use.copy()
        found: list[int] = []
        for square in near:
            tried.square = square
            if declaring.is_possible(state, tried):
                found.append(square)
                if is_one_enough:
                    break
        return found

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        if use.square < 0:
            use.square = own_pawn(state, use).square if move.kind == STAY else move.number
        else:
            super().choose(state, use, move)

    def is_playable(self, state: GenresState, use: Cast) -> bool:
        if state.course.has_no_attacks:
            return False
        is_there = not self.teleports and declaring.is_possible(state, standing_on(use, own_pawn(state, use).square))
        return is_there or bool(self.squares(state, use, is_one_enough=True))

    def happen(self, state: GenresState, use: Cast) -> None:
        pawn = own_pawn(state, use)
        state.push(Striking(self, use))
        state.push(steps.DEATHS)
        if use.square == pawn.square:
            return
        if self.teleports:
            teleport(state, pawn, use.square)
        else:
            walk(state, pawn, use.square, self.distance, is_stopped=False)


class Striking(Step):
    """The attack that follows a move."""

    __slots__ = ("effect", "use")

    def __init__(self, effect: Attack, use: Cast) -> None:
        self.effect: Final = effect
        self.use: Final = use

    def code(self) -> str:
        return f"striking {self.use.code()}"

    def run(self, state: State) -> None:
        arrived = self.use.copy()
        arrived.square = -1
        blows.strike(cast(GenresState, state), arrived, self.effect.after)


def standing_on(use: Cast, square: int) -> Cast:
    """Return *use* as declared from *square*."""
    found = use.copy()
    found.square = square
    return found


# --- moving


def walk(state: GenresState, piece: Piece, square: int, allowance: int, *, is_stopped: bool) -> None:
    """Let *piece* walk or fly to *square*, if a way still leads there (G-6.13, G-6.14)."""
    path = route(state, piece, square, allowance, is_own_turn=steps.is_own_turn(state, piece))
    flies = can_fly(state, piece)
    if is_stopped:
        path = path[:1]
        if not path or not state.is_free(path[0]):
            return
    if path:
        state.push(steps.Walk(piece.serial, path, "fly" if flies else "walk"))


def teleport(state: GenresState, piece: Piece, square: int) -> None:
    """Put *piece* on *square*, if it is free (G-6.11)."""
    if state.is_free(square):
        start = piece.square
        piece.has_moved = True
        board.put(state, piece, [square], "teleport")
        steps.entered(state, piece, start)


def swap(state: GenresState, piece: Piece, other: Piece) -> None:
    """Let two standing pieces exchange squares."""
    start, end = piece.square, other.square
    board.put(state, piece, [end], "swap")
    board.put(state, other, [start], "swap")
    steps.entered(state, other, end)
    steps.entered(state, piece, start)


@dataclass(frozen=True)
class MayMove(GenresEffect):
    """You may move up to so many squares (G-6.9), chosen as it is carried out."""

    distance: int

    def text(self, card: Printed) -> str:
        return f"then you may move up to {self.distance} squares"

    def decision(self) -> str:
        return "destination"

    def happen(self, state: GenresState, use: Cast) -> None:
        if own_pawn(state, use).kind == PAWN:
            self.ask(state, use, use.seat, 0)

    def answers(self, state: GenresState, use: Cast, stage: int) -> list[Move]:
        found: list[Move] = [plain(STAY)]
        return found + square_moves(TO, destinations(state, own_pawn(state, use), self.distance))

    def answered(self, state: GenresState, use: Cast, stage: int, move: GenresMove) -> None:
        if move.kind == TO:
            walk(state, own_pawn(state, use), move.number, self.distance, is_stopped=False)


@dataclass(frozen=True)
class MoveNow(GenresEffect):
    """Move up to so many squares, declared beforehand."""

    distance: int

    def text(self, card: Printed) -> str:
        return f"move up to {self.distance} squares"

    def question(self, state: GenresState, use: Cast) -> str:
        return "destination" if use.square < 0 else ""

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        found: list[Move] = [plain(STAY)]
        return found + square_moves(TO, destinations(state, own_pawn(state, use), self.distance))

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.square = own_pawn(state, use).square if move.kind == STAY else move.number

    def happen(self, state: GenresState, use: Cast) -> None:
        pawn = own_pawn(state, use)
        if use.square != pawn.square:
            walk(state, pawn, use.square, self.distance, is_stopped=False)


@dataclass(frozen=True)
class Haste(GenresEffect):
    """You are Hasted."""

    def text(self, card: Printed) -> str:
        return "you are Hasted"

    def happen(self, state: GenresState, use: Cast) -> None:
        board.haste(state, own_pawn(state, use))


# --- costs and actions


@dataclass(frozen=True)
class PayHealth(GenresEffect):
    """Pay health (G-9.4)."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"pay {self.amount} health"

    def is_playable(self, state: GenresState, use: Cast) -> bool:
        return own_pawn(state, use).health > self.amount

    def pay(self, state: GenresState, use: Cast) -> None:
        board.lose_health(state, own_pawn(state, use), self.amount, "payment")


@dataclass(frozen=True)
class TakeSkip(GenresEffect):
    """Take a Skip marker as a price."""

    def text(self, card: Printed) -> str:
        return "take a Skip marker"

    def is_playable(self, state: GenresState, use: Cast) -> bool:
        pawn = own_pawn(state, use)
        return not pawn.has_skip and not pawn.is_immune

    def pay(self, state: GenresState, use: Cast) -> None:
        board.give_skip(state, own_pawn(state, use))


@dataclass(frozen=True)
class GainActions(GenresEffect):
    """More actions this turn (G-5.8)."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"+{self.amount} actions"

    def happen(self, state: GenresState, use: Cast) -> None:
        gain_actions(state, use.seat, self.amount)


def gain_actions(state: GenresState, seat: int, amount: int) -> None:
    """Give the active player more actions."""
    if state.course.active == seat:
        state.course.actions += amount
        if state.events is not None:
            state.events.append(ActionsGained(seat, amount))


@dataclass(frozen=True)
class NoMoreAttacks(GenresEffect):
    """No attack cards for the rest of this turn."""

    def text(self, card: Printed) -> str:
        return "you can't play attack cards for the rest of this turn"

    def happen(self, state: GenresState, use: Cast) -> None:
        state.course.has_no_attacks = True


# --- healing and drawing


def more_healing(use: Cast) -> int:
    """Return what Combos add to the healing of a card."""
    return sum([card.combo.more_healing for card in use.combos if card.combo is not None])


@dataclass(frozen=True)
class Heal(GenresEffect):
    """Heal your pawn."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"heal {self.amount}"

    def heals(self) -> bool:
        return True

    def happen(self, state: GenresState, use: Cast) -> None:
        board.heal(state, own_pawn(state, use), self.amount + more_healing(use))


@dataclass(frozen=True)
class HealEmptyHanded(GenresEffect):
    """Heal more with an empty hand."""

    amount: int
    better: int

    def text(self, card: Printed) -> str:
        return f"heal {self.amount}. If your hand is empty after you play this, heal {self.better} instead"

    def heals(self) -> bool:
        return True

    def happen(self, state: GenresState, use: Cast) -> None:
        amount = self.amount if state.players[use.seat].hand else self.better
        board.heal(state, own_pawn(state, use), amount + more_healing(use))


@dataclass(frozen=True)
class HealAlly(GenresEffect):
    """Heal one of your pieces."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"choose an ally. It heals {self.amount}"

    def heals(self) -> bool:
        return True

    def question(self, state: GenresState, use: Cast) -> str:
        return "" if use.piece else "choose-piece"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [piece_move(PIECE, piece) for piece in state.pieces() if piece.is_standing() and piece.seat == use.seat]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.piece = move.number

    def happen(self, state: GenresState, use: Cast) -> None:
        piece = state.piece(use.piece)
        if piece is not None and piece.seat == use.seat and piece.is_standing():
            board.heal(state, piece, self.amount + more_healing(use))


@dataclass(frozen=True)
class SaveOthers(GenresEffect):
    """Heal yourself and other pawns, and draw for those."""

    def text(self, card: Printed) -> str:
        return (
            "heal 3. Each other pawn within 3 squares heals 1. Draw 1 card for each other pawn healed this way "
            "(maximum 2)"
        )

    def heals(self) -> bool:
        return True

    def happen(self, state: GenresState, use: Cast) -> None:
        pawn = own_pawn(state, use)
        board.heal(state, pawn, 3 + more_healing(use))
        helped = 0
        for piece in state.pieces():
            if piece is not pawn and piece.kind == PAWN and GRID.distance(piece.square, pawn.square) <= 3:
                helped += 1 if board.heal(state, piece, 1) else 0
        steps.draw_cards(state, use.seat, min(2, helped))


@dataclass(frozen=True)
class Draw(GenresEffect):
    """Draw cards."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"draw {self.amount} card{'' if self.amount == 1 else 's'}"

    def happen(self, state: GenresState, use: Cast) -> None:
        steps.draw_cards(state, use.seat, self.amount)


@dataclass(frozen=True)
class LookAtTops(GenresEffect):
    """Look at the top card of each armory."""

    def text(self, card: Printed) -> str:
        return "look at the top card of each armory"

    def happen(self, state: GenresState, use: Cast) -> None:
        hands.look_at_tops(state, use.seat)


@dataclass(frozen=True)
class ThenDraw(Draw):
    """Draw cards after something else."""

    def text(self, card: Printed) -> str:
        return f"then {super().text(card)}"


# --- choosing an enemy player or pawn


class AtPawn(GenresEffect):
    """An effect on an enemy pawn that is chosen as the card is declared; subclasses have a field ``distance``."""

    def reach(self) -> int:
        """Return how near the pawn must be."""
        return 1

    def question(self, state: GenresState, use: Cast) -> str:
        return "" if use.piece else "choose-piece"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [piece_move(PIECE, piece) for piece in enemy_pawns_within(state, use, self.reach())]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.piece = move.number

    def is_playable(self, state: GenresState, use: Cast) -> bool:
        return bool(enemy_pawns_within(state, use, self.reach()))

    def happen(self, state: GenresState, use: Cast) -> None:
        pawn = state.piece(use.piece)
        if pawn is not None and pawn.kind == PAWN:
            self.touch(state, use, pawn)

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        """Happen to *pawn*."""


@dataclass(frozen=True)
class JumpScare(AtPawn):
    """Appear beside a pawn, frighten its player and hurt it."""

    def reach(self) -> int:
        return 5

    def text(self, card: Printed) -> str:
        return (
            "teleport to a free square adjacent to an enemy pawn within 5 squares. Its player discards 1 random card "
            "and the pawn takes 1 damage"
        )

    def question(self, state: GenresState, use: Cast) -> str:
        return "choose-piece" if not use.piece else "teleport-square" if use.square < 0 else ""

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        if not use.piece:
            pawns = enemy_pawns_within(state, use, 5)
            return [piece_move(PIECE, pawn) for pawn in pawns if self.squares(state, pawn)]
        pawn = state.piece(use.piece)
        return [] if pawn is None else square_moves(TO, self.squares(state, pawn))

    def squares(self, state: GenresState, pawn: Piece) -> list[int]:
        """Return the free squares adjacent to *pawn*."""
        return [square for square in GRID.around[pawn.square] if state.is_free(square)]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        if use.piece:
            use.square = move.number
        else:
            use.piece = move.number

    def is_playable(self, state: GenresState, use: Cast) -> bool:
        return bool(self.options(state, use))

    def parts(self) -> list[Effect]:
        return [FRIGHTEN]

    def happen(self, state: GenresState, use: Cast) -> None:
        state.push(Do(FRIGHTEN, use))
        state.push(steps.DEATHS)
        teleport(state, own_pawn(state, use), use.square)


@dataclass(frozen=True)
class Frighten(AtPawn):
    """What follows a jump scare: a random card is discarded, and the pawn is hurt."""

    def text(self, card: Printed) -> str:
        return "its player discards 1 random card and the pawn takes 1 damage"

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        if state.players[pawn.seat].hand:
            hands.discard(state, pawn.seat, chance.random_card(state, pawn.seat), "random")
        blows.deal_effect(state, use, [pawn], [1])


FRIGHTEN: Final = Frighten()


@dataclass(frozen=True)
class ArmWrestle(AtPawn):
    """Both discard a random card; the cheaper one hurts."""

    def text(self, card: Printed) -> str:
        return (
            "choose an adjacent enemy pawn. You and its player each discard 1 random card. The lower cost takes 2 "
            "damage (no card is lowest); on a tie, both take 1"
        )

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        mine, theirs = self.lost(state, use.seat), self.lost(state, pawn.seat)
        me = own_pawn(state, use)
        if mine == theirs:
            blows.deal_effect(state, use, [me, pawn], [1, 1])
        else:
            blows.deal_effect(state, use, [me if mine < theirs else pawn], [2])

    def lost(self, state: GenresState, seat: int) -> int:
        """Discard a random card of *seat*, and return its cost; -1 when there is none."""
        if not state.players[seat].hand:
            return -1
        card = chance.random_card(state, seat)
        hands.discard(state, seat, card, "random")
        return card.cost


@dataclass(frozen=True)
class Steal(AtPawn):
    """Steal a random card."""

    def text(self, card: Printed) -> str:
        return "steal 1 random card from the player of an adjacent enemy pawn"

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        if state.players[pawn.seat].hand:
            hands.exchange(state, pawn.seat, use.seat, chance.random_card(state, pawn.seat), "steal")


@dataclass(frozen=True)
class SwapHands(AtPawn):
    """Swap hands."""

    def reach(self) -> int:
        return 3

    def text(self, card: Printed) -> str:
        return "swap hands with the player of an enemy pawn within 3 squares"

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        hands.pass_hands(state, [use.seat, pawn.seat], [pawn.seat, use.seat], "swap")


@dataclass(frozen=True)
class TrapDoor(AtPawn):
    """Send a pawn to a random start square."""

    def reach(self) -> int:
        return 4

    def text(self, card: Printed) -> str:
        return (
            "choose an enemy pawn within 4 squares. Teleport it to a random free Player Start square. It takes 1 damage"
        )

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        squares = [square for square in STARTS if state.is_free(square)]
        if squares:
            teleport(state, pawn, chance.random_square(state, squares))
        blows.deal_effect(state, use, [pawn], [1])


class AtPlayer(GenresEffect):
    """An effect on an enemy player that is chosen as the card is declared."""

    def question(self, state: GenresState, use: Cast) -> str:
        return "" if use.player >= 0 else "choose-player"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        seats = [seat for seat in state.in_turn_order() if state.players[seat].is_alive and seat != use.seat]
        return [PLAYER_MOVES[seat] for seat in seats]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.player = move.number


@dataclass(frozen=True)
class LookAtHand(AtPlayer):
    """Look at a hand."""

    def text(self, card: Printed) -> str:
        return "look at an enemy player's hand"

    def happen(self, state: GenresState, use: Cast) -> None:
        hands.look_at_hand(state, use.seat, use.player)


# --- ghosts


@dataclass(frozen=True)
class Seance(GenresEffect):
    """Ghosts hurt the pawns near them."""

    def text(self, card: Printed) -> str:
        return (
            "each enemy pawn takes 1 damage for each ghost within 2 squares of it (maximum 2). If no ghost is on the "
            "board, draw 2 cards instead"
        )

    def happen(self, state: GenresState, use: Cast) -> None:
        ghosts = [piece for piece in state.pawns if piece.kind == GHOST]
        if not ghosts:
            steps.draw_cards(state, use.seat, 2)
            return
        pawns: list[Piece] = []
        amounts: list[int] = []
        for pawn in enemy_pawns_within(state, use, SQUARES):
            near = len([ghost for ghost in ghosts if GRID.distance(ghost.square, pawn.square) <= 2])
            if near:
                pawns.append(pawn)
                amounts.append(min(2, near))
        blows.deal_effect(state, use, pawns, amounts)


# --- equipment, summons


@dataclass(frozen=True)
class BreakEquipment(GenresEffect):
    """Destroy the oldest equipment near you, and stun summons."""

    def text(self, card: Printed) -> str:
        return (
            "destroy the oldest equipment on each enemy within 3 squares. Each enemy summon within 3 squares gets a "
            "Skip marker"
        )

    def happen(self, state: GenresState, use: Cast) -> None:
        near = enemies_within(state, use, 3)
        for piece in near:
            if piece.equipment:
                board.unequip(state, piece, piece.equipment[0], "destroyed")
        for piece in near:
            if piece.kind == SUMMONED:
                board.give_skip(state, piece)


@dataclass(frozen=True)
class TakeControl(GenresEffect):
    """Take control of an enemy summon."""

    def text(self, card: Printed) -> str:
        return "take control of an enemy summon within 3 squares"

    def question(self, state: GenresState, use: Cast) -> str:
        return "" if use.piece else "choose-piece"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [piece_move(PIECE, piece) for piece in enemies_within(state, use, 3) if is_summon(piece)]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.piece = move.number

    def is_playable(self, state: GenresState, use: Cast) -> bool:
        return bool(self.options(state, use))

    def happen(self, state: GenresState, use: Cast) -> None:
        piece = state.piece(use.piece)
        if piece is not None and is_summon(piece) and piece.seat != use.seat:
            board.take_control(state, piece, use.seat)


@dataclass(frozen=True)
class SwapSquares(GenresEffect):
    """Swap squares with any other standing piece."""

    def text(self, card: Printed) -> str:
        return "swap squares with any other standing piece"

    def question(self, state: GenresState, use: Cast) -> str:
        return "" if use.piece else "choose-piece"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        pawn = own_pawn(state, use)
        return [piece_move(PIECE, piece) for piece in state.pieces() if piece.is_standing() and piece is not pawn]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.piece = move.number

    def happen(self, state: GenresState, use: Cast) -> None:
        piece = state.piece(use.piece)
        if piece is not None and piece.is_standing():
            swap(state, own_pawn(state, use), piece)


@dataclass(frozen=True)
class BribeSpirit(GenresEffect):
    """A ghost moves onto an enemy and attacks it."""

    def text(self, card: Printed) -> str:
        return (
            "choose a ghost and an enemy within 5 squares of it. The ghost moves onto that square and makes a ghost "
            "attack for 2 damage. If no ghost is on the board, draw 1 card instead"
        )

    def ghosts(self, state: GenresState) -> list[Piece]:
        """Return every ghost."""
        return [piece for piece in state.pieces() if piece.kind == GHOST]

    def enemies(self, state: GenresState, use: Cast, ghost: Piece) -> list[Piece]:
        """Return the enemies that *ghost* can be sent to."""
        attack = Cast(0, GHOST_ATTACK, use.seat, None, ghost.serial)
        assault = assault_of(state, attack)
        assert assault is not None
        return [
            piece
            for piece in state.pieces()
            if piece.is_standing()
            and piece.seat != use.seat
            and GRID.distance(piece.square, ghost.square) <= 5
            and can_target(state, assault, piece)
        ]

    def question(self, state: GenresState, use: Cast) -> str:
        if not self.ghosts(state):
            return ""
        return "choose-piece" if not use.piece or not use.targets else ""

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        if not use.piece:
            return [piece_move(PIECE, ghost) for ghost in self.ghosts(state) if self.enemies(state, use, ghost)]
        ghost = state.piece(use.piece)
        return [] if ghost is None else [piece_move(PIECE, piece) for piece in self.enemies(state, use, ghost)]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        if use.piece:
            use.targets = [move.number]
            enemy = state.piece(move.number)
            use.amount = -1 if enemy is None else enemy.square
        else:
            use.piece = move.number

    def is_playable(self, state: GenresState, use: Cast) -> bool:
        return not self.ghosts(state) or bool(self.options(state, use))

    def happen(self, state: GenresState, use: Cast) -> None:
        if not use.piece:
            steps.draw_cards(state, use.seat, 1)
            return
        ghost, enemy = state.piece(use.piece), state.piece(use.targets[0])
        if ghost is None:
            return
        if ghost.square != use.amount:
            board.put(state, ghost, [use.amount], "ghost")
        if enemy is None or not enemy.is_standing():
            return
        attack = use.copy()
        attack.kind = GHOST_ATTACK
        attack.actor = ghost.serial
        attack.amount = 2
        blows.strike(state, attack, None)


RETRIEVABLE: Final = (EQUIPMENT, SUMMON)


def end_turn_early(state: GenresState) -> None:
    """Let the turn end once what is being resolved is finished (G-4.12); not in set-up."""
    if state.course.active >= 0 and not state.course.ends_turn:
        state.course.ends_turn = True
        if state.events is not None:
            state.events.append(TurnEndsEarly(state.course.active))


def card_of(use: Cast) -> Card:
    """Return the card of *use*."""
    assert use.card is not None
    return use.card
