"""Clash of the Genres: rounds and turns, of the living and of ghosts (G-3, G-4). Next, read stack.py, then effects.py.

The stack of what is to happen begins with ``Turns``; a turn puts its steps on top of it, and an action the stack of
declared things: ``Turns`` → … → ``ActionStep`` → items → ``ObjectionWindow``.
"""

from typing import ClassVar, Final, cast

from clashtable.core.luck import Luck
from clashtable.core.piles import first_seat, shuffled
from clashtable.core.state import Ask, Move, State, Step
from clashtable.games.genres import board, declaring, hands, steps
from clashtable.games.genres.areas import CENTER_STAGE, GRID, STARTS
from clashtable.games.genres.attacks import ambient_damage
from clashtable.games.genres.board import AMBIENT, Harm
from clashtable.games.genres.card import Card
from clashtable.games.genres.drafting import card_use, is_playable, parts_for
from clashtable.games.genres.events import Began, CurtainCall, RoundBegan, StepBegan, TurnBegan
from clashtable.games.genres.movement import can_go
from clashtable.games.genres.moves import (
    ATTACK,
    GENRE,
    MELEE,
    MOVE,
    NEXT,
    PLAY,
    SPECIAL,
    GenresMove,
    card_move,
    card_moves,
    narrowed,
    plain,
    square_moves,
)
from clashtable.games.genres.moves import (
    DRAW as DRAW_MOVE,
)
from clashtable.games.genres.moves import (
    END as END_MOVE,
)
from clashtable.games.genres.moves import (
    START as START_MOVE,
)
from clashtable.games.genres.piece_events import Placed, Unmarked
from clashtable.games.genres.stack import Draft
from clashtable.games.genres.state import (
    ACT,
    DID_ATTACK,
    DID_MOVE,
    DID_SPECIAL,
    DID_TURN,
    DRAW,
    DRAWING,
    END,
    GHOST_ATTACK,
    GHOST_MOVE,
    HAUNT,
    MELEEING,
    MOVING,
    NOBODY,
    PHASES,
    START,
    SUMMON_ATTACK,
    SUMMON_MOVE,
    SUMMON_SPECIAL,
    SUMMON_STEP,
    Cast,
    Course,
    GenresOptions,
    GenresPlayer,
    GenresState,
    Piece,
    living,
)
from clashtable.games.genres.steps import DEATHS, EVENTS, DiscardCards, Draws, ask_or_answer
from clashtable.games.genres.values import attacks_of, center_healing, hand_limit, movement, total
from clashtable.games.genres.wording import card_id
from clashtable.games.genres.words import ACTIONS, CURTAIN_ROUND, GHOST, HAND_LIMIT, PAWN, START_HEALTH
from clashtable.games.genres.words import ATTACK as ATTACK_VALUE
from clashtable.games.genres.words import MELEE as MELEE_VALUE

NANOBOTS: Final = "nanobot-plasters"


def new_match(seats: int, luck: Luck, options: GenresOptions, cards: list[Card]) -> GenresState:
    """Return a match of which nothing has happened yet."""
    players = [GenresPlayer(seats) for _seat in range(seats)]
    state = GenresState(seats, luck, [TURNS, DEALING, PLACING], None, options, players, Course())
    state.discard = cards[:]
    return state


# --- set-up (G-3)


class Placing(Step):
    """Shuffle, choose the first player, and let everybody choose a start square, the last player first."""

    __slots__ = ()

    def code(self) -> str:
        return "placing"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if genres.course.first == NOBODY:
            begin(genres)
        for step in range(genres.seats - 1, -1, -1):
            seat = (genres.course.first + step) % genres.seats
            if genres.pawns[seat].square < 0:
                genres.push(self)
                ask_or_answer(genres, StartSquare(seat))
                return


def begin(state: GenresState) -> None:
    """Deal the armories and draw who goes first."""
    cards = shuffled(state.luck, "cards", state.discard)
    state.discard = []
    for at in range(len(cards)):
        state.armories[at % 4].append(cards[at])
    first = state.options.first_player
    state.course.first = first_seat(state.luck, state.seats) if first < 0 else first
    state.pawns = [Piece(state.number(), PAWN, seat, None, -1, START_HEALTH) for seat in range(state.seats)]
    if state.events is not None:
        state.events.append(Began(state.course.first))


class StartSquare(Ask):
    """Choose a Player Start square."""

    __slots__ = ()
    kind: ClassVar[str] = "start-square"

    def code(self) -> str:
        return f"start {self.seat}"

    def moves(self, state: State) -> list[Move]:
        taken = [pawn.square for pawn in cast(GenresState, state).pawns]
        return square_moves(START_MOVE, [square for square in STARTS if square not in taken])

    def answer(self, state: State, move: Move) -> None:
        genres = cast(GenresState, state)
        pawn = genres.pawns[self.seat]
        pawn.square = cast(GenresMove, move).number
        if genres.events is not None:
            genres.events.append(Placed(pawn.serial, self.seat, None, GRID.names[pawn.square]))


class Dealing(Step):
    """Deal hands in turn order until everybody has seven; Events are played at once (G-3.5, G-3.6)."""

    __slots__ = ()

    def code(self) -> str:
        return "dealing"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        course = genres.course
        short = [seat for seat in range(genres.seats) if len(genres.players[seat].hand) < HAND_LIMIT]
        if not short:
            genres.played = []
            return
        genres.push(self)
        for step in range(genres.seats - 1, -1, -1):
            seat = (course.first + step) % genres.seats
            genres.push(DealOne(seat))


class DealOne(Step):
    """Deal one card to a player with fewer than seven, from the armories in rotation."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def code(self) -> str:
        return f"deal {self.seat}"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if len(genres.players[self.seat].hand) >= HAND_LIMIT or not hands.drawable(genres):
            return
        genres.push(EVENTS)
        hands.draw_in_rotation(genres, self.seat)


# --- rounds and turns


class Turns(Step):
    """Go on to the next seat; a round begins with the first player (G-4.1)."""

    __slots__ = ()

    def code(self) -> str:
        return "turns"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        course = genres.course
        seat = course.first if course.active == NOBODY else (course.active + 1) % genres.seats
        genres.push(self)
        genres.push(Opening(seat))
        if seat == course.first:
            course.round += 1
            if genres.events is not None:
                genres.events.append(RoundBegan(course.round))
            if course.round >= CURTAIN_ROUND:
                curtain_call(genres)


def curtain_call(state: GenresState) -> None:
    """Let every living player lose health (G-20.5)."""
    amount = state.course.round - CURTAIN_ROUND + 1
    state.course.active = NOBODY
    state.course.phase = START
    if state.events is not None:
        state.events.append(CurtainCall(state.course.round, amount))
    for seat in living(state):
        pawn = state.pawns[seat]
        board.lose_health(state, pawn, amount, "curtain")
        if pawn.health <= 0:
            pawn.hurt_by = NOBODY
    state.push(DEATHS)


class Opening(Step):
    """Open a turn: what lasts until it ends, and it is a normal, a ghost's or a skipped turn (G-4.4)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def code(self) -> str:
        return f"opening {self.seat}"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        reset(genres, self.seat)
        pawn = genres.pawns[self.seat]
        if pawn.kind == GHOST:
            haunt(genres, pawn)
        elif pawn.has_skip:
            skip_turn(genres, pawn)
        else:
            tell_turn(genres, "normal")
            genres.pending += [END_STEP, SUMMONS_STEP, ACTION_STEP, BEGIN_ACTIONS, EVENTS, DRAW_STEP, EVENTS]
            begin_start(genres, pawn)


def reset(state: GenresState, seat: int) -> None:
    """Clear what the turn before left, and what lasts until the next turn of *seat*."""
    course = state.course
    course.active = seat
    course.acting = 0
    course.actions = 0
    course.drew = False
    course.has_no_attacks = False
    course.ends_turn = False
    state.played = []
    for zone in [zone for zone in state.zones if zone.seat == seat and zone.card.zone_is_temporary]:
        board.remove_zone(state, zone, "over")
    for zone in state.zones:
        zone.triggered = []
    for player in state.players:
        if seat in player.gagged_by:
            player.gagged_by = [by for by in player.gagged_by if by != seat]
    for piece in [*state.pawns, *state.summons]:
        piece.did = 0
        piece.attacked = []
        piece.has_moved = False


def tell_turn(state: GenresState, how: str) -> None:
    """Tell whose turn begins."""
    if state.events is not None:
        state.events.append(TurnBegan(state.course.active, how))


def begin_step(state: GenresState, phase: int) -> None:
    """Note that a step begins."""
    state.course.phase = phase
    if state.events is not None:
        state.events.append(StepBegan(state.course.active, PHASES[phase]))


def skip_turn(state: GenresState, pawn: Piece) -> None:
    """Skip a turn (G-4.10)."""
    state.course.phase = START
    tell_turn(state, "skipped")
    lose_skip(state, pawn)
    board.end_marks(state, pawn.seat)


def lose_skip(state: GenresState, piece: Piece) -> None:
    """Take a Skip marker off; the piece is immune until the end of the next turn it takes."""
    piece.has_skip = False
    piece.is_immune = True
    if state.events is not None:
        state.events.append(Unmarked(piece.serial, piece.seat, card_id(piece), "skip", 0))


# --- the start step (G-4.5, G-15.6)


def begin_start(state: GenresState, piece: Piece) -> None:
    """Let the start step of a pawn or summon happen, in order; deaths are checked after each item."""
    if piece.kind == PAWN:
        begin_step(state, START)
    for part in (BLEEDING, WEARING, COVERED, CENTERED):
        if part != CENTERED or piece.kind == PAWN:
            state.push(EVENTS)
            state.push(DEATHS)
            state.push(StartPart(piece.serial, part))


CENTERED: Final = 0
COVERED: Final = 1
WEARING: Final = 2
BLEEDING: Final = 3


class StartPart(Step):
    """One item of a start step."""

    __slots__ = ("part", "serial")

    def __init__(self, serial: int, part: int) -> None:
        self.serial: Final = serial
        self.part: Final = part

    def code(self) -> str:
        return f"start part {self.serial} {self.part}"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        piece = genres.piece(self.serial)
        if piece is None or not piece.is_standing():
            return
        if self.part == CENTERED and piece.square == CENTER_STAGE:
            board.heal(genres, piece, center_healing(genres))
        elif self.part == COVERED:
            steps.zones_at_start(genres, piece)
        elif self.part == WEARING:
            for worn in piece.equipment:
                if worn.id == NANOBOTS and piece.health <= 6:
                    board.heal(genres, piece, 1)
        elif self.part == BLEEDING and piece.bleed:
            bleed_out(genres, piece)


def bleed_out(state: GenresState, piece: Piece) -> None:
    """Take a Bleed marker off and hurt the piece."""
    piece.bleed -= 1
    if state.events is not None:
        state.events.append(Unmarked(piece.serial, piece.seat, card_id(piece), "bleed", piece.bleed))
    credit = piece.bleed_by
    board.hurt(state, [Harm(piece, ambient_damage(state, piece, 1), AMBIENT, "bleed", credit)])


# --- the other steps


class DrawStep(Step):
    """Draw a card, two with an empty hand, one more on Center Stage (G-4.6)."""

    __slots__ = ()

    def code(self) -> str:
        return "draw step"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if genres.course.ends_turn:
            return
        begin_step(genres, DRAW)
        seat = genres.course.active
        count = 1 if genres.players[seat].hand else 2
        if genres.pawns[seat].square == CENTER_STAGE:
            count += 1
        genres.push(Draws(seat, count, -1, True))


class BeginActions(Step):
    """The action step begins (G-4.7)."""

    __slots__ = ()

    def code(self) -> str:
        return "begin actions"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if not genres.course.ends_turn:
            begin_step(genres, ACT)
            genres.course.actions = ACTIONS


class ActionStep(Step):
    """Ask the active player for the next action."""

    __slots__ = ()

    def code(self) -> str:
        return "action step"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        seat = genres.course.active
        if not genres.course.ends_turn:
            self.ask(genres, Main(seat))

    def ask(self, state: GenresState, main: "Main") -> None:
        """Ask, unless only the end is left and leaving that out tells nothing of a hidden hand (G-21.2)."""
        if main.has_choice(state) or (state.options.ask_always and state.players[main.seat].hand):
            state.push(main)


class Main(Ask):
    """The active player acts (G-5.1)."""

    __slots__ = ("genre",)
    kind: ClassVar[str] = "main"

    def __init__(self, seat: int, genre: int = -1) -> None:
        super().__init__(seat)
        self.genre: Final = genre
        """The genre that was chosen first, -1 for none (G-21.3)."""

    def code(self) -> str:
        return f"main {self.seat}{steps.genre_code(self.genre)}"

    def moves(self, state: State) -> list[Move]:
        genres = cast(GenresState, state)
        pawn = genres.pawns[self.seat]
        found: list[Move] = [plain(END_MOVE)]
        if genres.course.actions > 0:
            if can_go(genres, pawn, movement(genres, pawn)):
                found.append(plain(MOVE))
            if declaring.is_possible(genres, Cast(0, MELEEING, self.seat, None, pawn.serial)):
                found.append(plain(MELEE))
            if not genres.course.drew and hands.can_draw(genres):
                found.append(plain(DRAW_MOVE))
        hand = genres.players[self.seat].hand
        found += card_moves(PLAY, [card for card in hand if is_playable(genres, self.seat, card)])
        return narrowed(found, self.genre)

    def has_choice(self, state: GenresState) -> bool:
        """Tell whether there is anything but the end; quick, as it is asked before every action."""
        if state.course.actions > 0:
            pawn = state.pawns[self.seat]
            if can_go(state, pawn, movement(state, pawn)) or (not state.course.drew and hands.can_draw(state)):
                return True
        return len(self.moves(state)) > 1

    def answer(self, state: State, move: Move) -> None:
        genres, chosen = cast(GenresState, state), cast(GenresMove, move)
        if chosen.kind == END_MOVE:
            return
        if chosen.kind == GENRE:
            ask_or_answer(genres, Main(self.seat, chosen.number))
            return
        serial = genres.pawns[self.seat].serial
        if chosen.card is not None:
            use = card_use(genres, self.seat, chosen.card)
        else:
            kind = MOVING if chosen.kind == MOVE else MELEEING if chosen.kind == MELEE else DRAWING
            use = Cast(0, kind, self.seat, None, serial)
        genres.push(MainDraft(use, Main(self.seat).code()))


class MainDraft(Draft):
    """An action of the active player that is being declared."""

    __slots__ = ()

    def again(self, use: Cast) -> Draft:
        return MainDraft(use, self.base)

    def complete(self, state: GenresState) -> None:
        state.push(ACTION_STEP)
        super().complete(state)


class SummonsStep(Step):
    """Each summon of the active player takes a turn, in an order it chooses (G-4.8, G-15.5)."""

    __slots__ = ()

    def code(self) -> str:
        return "summons"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        genres.course.acting = 0
        if genres.course.ends_turn:
            return
        if genres.course.phase != SUMMON_STEP:
            begin_step(genres, SUMMON_STEP)
        if waiting_summons(genres):
            genres.push(self)
            ask_or_answer(genres, NextSummon(genres.course.active))


def waiting_summons(state: GenresState) -> list[Piece]:
    """Return the summons of the active player that have not acted."""
    return [piece for piece in state.summons_of(state.course.active) if not piece.did & DID_TURN]


class NextSummon(Ask):
    """Choose the summon that acts next."""

    __slots__ = ()
    kind: ClassVar[str] = "next-summon"

    def code(self) -> str:
        return f"next {self.seat}"

    def moves(self, state: State) -> list[Move]:
        found: list[Move] = []
        for piece in waiting_summons(cast(GenresState, state)):
            if piece.card is not None:
                found.append(card_move(NEXT, piece.card))
        return found

    def answer(self, state: State, move: Move) -> None:
        genres = cast(GenresState, state)
        for piece in waiting_summons(genres):
            if piece.card is cast(GenresMove, move).card:
                begin_summon(genres, piece)
                return


def begin_summon(state: GenresState, piece: Piece) -> None:
    """Let a summon take its turn, unless it has a Skip marker (G-15.6, G-15.7)."""
    piece.did |= DID_TURN
    if piece.has_skip:
        lose_skip(state, piece)
        return
    state.course.acting = piece.serial
    state.push(SummonEnd(piece.serial))
    state.push(SummonTurn(piece.serial))
    begin_start(state, piece)


class SummonTurn(Step):
    """Ask what a summon does next."""

    __slots__ = ("serial",)

    def __init__(self, serial: int) -> None:
        self.serial: Final = serial

    def code(self) -> str:
        return f"summon turn {self.serial}"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        piece = genres.piece(self.serial)
        if piece is not None and not genres.course.ends_turn and piece.seat == genres.course.active:
            ask_or_answer(genres, SummonMenu(piece.seat, self.serial))


class SummonEnd(Step):
    """A summon has had its turn."""

    __slots__ = ("serial",)

    def __init__(self, serial: int) -> None:
        self.serial: Final = serial

    def code(self) -> str:
        return f"summon end {self.serial}"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        genres.course.acting = 0
        piece = genres.piece(self.serial)
        if piece is not None:
            piece.is_immune = False


class SummonMenu(Ask):
    """Choose what a summon does: move, attack or a special action, each at most once."""

    __slots__ = ("serial",)
    kind: ClassVar[str] = "summon-menu"

    def __init__(self, seat: int, serial: int) -> None:
        super().__init__(seat)
        self.serial: Final = serial

    def code(self) -> str:
        return f"menu {self.seat} {self.serial}"

    def moves(self, state: State) -> list[Move]:
        genres = cast(GenresState, state)
        piece = genres.piece(self.serial)
        assert piece is not None
        found: list[Move] = [plain(END_MOVE)]
        if not piece.did & DID_MOVE and can_go(genres, piece, movement(genres, piece)):
            found.append(plain(MOVE))
        if can_attack(genres, piece):
            found.append(plain(ATTACK))
        if can_do_special(genres, piece):
            found.append(plain(SPECIAL))
        return found

    def answer(self, state: State, move: Move) -> None:
        genres, chosen = cast(GenresState, state), cast(GenresMove, move)
        piece = genres.piece(self.serial)
        assert piece is not None
        if chosen.kind == END_MOVE:
            return
        kind = SUMMON_MOVE if chosen.kind == MOVE else SUMMON_ATTACK if chosen.kind == ATTACK else SUMMON_SPECIAL
        genres.push(SummonDraft(summon_use(piece, kind), self.code()))


def summon_use(piece: Piece, kind: int) -> Cast:
    """Return something that a summon does."""
    use = Cast(0, kind, piece.seat, piece.card, piece.serial)
    use.holds_card = False
    return use


def can_attack(state: GenresState, piece: Piece) -> bool:
    """Tell whether a summon may attack: not yet often enough, with an attack value, and a target (G-15.8)."""
    if piece.did & DID_SPECIAL or len(piece.attacked) >= attacks_of(piece) or attack_value(state, piece) <= 0:
        return False
    return declaring.is_possible(state, attack_use(piece))


def attack_use(piece: Piece) -> Cast:
    """Return the attack of a summon, which does not choose whom it has attacked in this turn."""
    return summon_use(piece, SUMMON_ATTACK)


def attack_value(state: GenresState, piece: Piece) -> int:
    """Return the attack value of a summon with all modifiers."""
    base = 0 if piece.is_frog or piece.card is None else piece.card.attack_value
    return base + total(state, piece, ATTACK_VALUE) + total(state, piece, MELEE_VALUE)


def can_do_special(state: GenresState, piece: Piece) -> bool:
    """Tell whether a summon may use its special action now."""
    if piece.is_frog or piece.card is None or piece.card.special < 0 or piece.did & (DID_SPECIAL | DID_ATTACK):
        return False
    use = summon_use(piece, SUMMON_SPECIAL)
    return all(part.is_playable(state, use) for part in parts_for(use))


class SummonDraft(Draft):
    """Something a summon does that is being declared."""

    __slots__ = ()

    def again(self, use: Cast) -> Draft:
        return SummonDraft(use, self.base)

    def complete(self, state: GenresState) -> None:
        use = self.use
        piece = state.piece(use.actor)
        assert piece is not None
        if use.kind == SUMMON_MOVE:
            piece.did |= DID_MOVE
        elif use.kind == SUMMON_ATTACK:
            piece.did |= DID_ATTACK
            piece.attacked = [*piece.attacked, *(use.targets or [0])]
        else:
            piece.did |= DID_SPECIAL
        state.push(SummonTurn(piece.serial))
        super().complete(state)


class EndStep(Step):
    """Discard down to the hand limit; what lasts for the turn ends (G-4.9)."""

    __slots__ = ()

    def code(self) -> str:
        return "end step"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        seat = genres.course.active
        begin_step(genres, END)
        genres.push(TURN_OVER)
        excess = len(genres.players[seat].hand) - hand_limit(genres, seat)
        if excess > 0:
            genres.push(DiscardCards(seat, excess, "limit"))


class TurnOver(Step):
    """The turn is over."""

    __slots__ = ()

    def code(self) -> str:
        return "turn over"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        seat = genres.course.active
        board.end_marks(genres, seat)
        genres.pawns[seat].is_immune = False


# --- ghosts (G-18)


def haunt(state: GenresState, ghost: Piece) -> None:
    """Let a ghost take its turn, unless it is frozen."""
    state.course.phase = HAUNT
    if ghost.is_frozen:
        ghost.is_frozen = False
        tell_turn(state, "frozen")
        if state.events is not None:
            state.events.append(Unmarked(ghost.serial, ghost.seat, None, "frozen", 0))
        return
    tell_turn(state, "ghost")
    state.push(GHOST_TURN)


class GhostTurn(Step):
    """Ask what a ghost does next."""

    __slots__ = ()

    def code(self) -> str:
        return "ghost turn"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if not genres.course.ends_turn:
            ask_or_answer(genres, GhostMenu(genres.course.active))


class GhostMenu(Ask):
    """Choose what a ghost does: move and attack, each at most once (G-18.2)."""

    __slots__ = ()
    kind: ClassVar[str] = "ghost-menu"

    def code(self) -> str:
        return f"haunt {self.seat}"

    def moves(self, state: State) -> list[Move]:
        genres = cast(GenresState, state)
        ghost = genres.pawns[self.seat]
        found: list[Move] = [plain(END_MOVE)]
        if not ghost.did & DID_MOVE:
            found.append(plain(MOVE))
        attack = Cast(0, GHOST_ATTACK, self.seat, None, ghost.serial)
        if not ghost.did & DID_ATTACK and declaring.is_possible(genres, attack):
            found.append(plain(ATTACK))
        return found

    def answer(self, state: State, move: Move) -> None:
        genres, chosen = cast(GenresState, state), cast(GenresMove, move)
        ghost = genres.pawns[self.seat]
        if chosen.kind == END_MOVE:
            return
        kind = GHOST_MOVE if chosen.kind == MOVE else GHOST_ATTACK
        genres.push(GhostDraft(Cast(0, kind, self.seat, None, ghost.serial), self.code()))


class GhostDraft(Draft):
    """Something a ghost does that is being declared."""

    __slots__ = ()

    def again(self, use: Cast) -> Draft:
        return GhostDraft(use, self.base)

    def complete(self, state: GenresState) -> None:
        ghost = state.pawns[self.use.seat]
        ghost.did |= DID_MOVE if self.use.kind == GHOST_MOVE else DID_ATTACK
        state.push(GHOST_TURN)
        super().complete(state)


TURNS: Final = Turns()
PLACING: Final = Placing()
DEALING: Final = Dealing()
DRAW_STEP: Final = DrawStep()
BEGIN_ACTIONS: Final = BeginActions()
ACTION_STEP: Final = ActionStep()
SUMMONS_STEP: Final = SummonsStep()
END_STEP: Final = EndStep()
TURN_OVER: Final = TurnOver()
GHOST_TURN: Final = GhostTurn()
