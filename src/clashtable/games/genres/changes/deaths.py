"""Deaths, what they set off, and loot (G-17). Next, read changes/zone_triggers.py."""

from typing import ClassVar, Final, cast

from clashtable.core.effects import Do
from clashtable.core.state import Ask, Move, State, Step, ask_or_answer
from clashtable.games.genres.changes import hands, pieces, zones
from clashtable.games.genres.changes.event_cards import Events
from clashtable.games.genres.changes.naming import card_id
from clashtable.games.genres.changes.outcome import over
from clashtable.games.genres.changes.stack import CardDone, discard_use
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import HAPPENING, Cast
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState, Item
from clashtable.games.genres.moves import DISCARD_IT, PIECE, piece_move, plain, resolved
from clashtable.games.genres.vocabulary import ALLY, GHOST, NOBODY, PAWN, SUMMON, YOUR_PAWN
from clashtable.games.genres.wire.pieces import Died


class Deaths(Step):
    """Whoever has no health left dies; then the end of the game is checked."""

    __slots__ = ()

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if is_anybody_fallen(genres):
            bury(genres, [piece for piece in genres.pieces() if piece.is_standing() and piece.health <= 0])


def is_anybody_fallen(state: GenresState) -> bool:
    """Tell whether a standing piece has no health left."""
    return has_fallen(state.pawns) or has_fallen(state.summons)


def has_fallen(among: list[Piece]) -> bool:
    """Tell whether a standing piece of *among* has no health left."""
    for piece in among:
        if piece.health <= 0 and piece.kind != GHOST:
            return True
    return False


DEATHS: Final = Deaths()


def credited(state: GenresState, piece: Piece, fallen: list[Piece]) -> int:
    """Return who is credited with the death of *piece* (G-17.2)."""
    seat = piece.hurt_by
    if seat == NOBODY or seat == piece.seat or not state.players[seat].is_alive:
        return NOBODY
    return NOBODY if state.pawns[seat] in fallen else seat


def bury(state: GenresState, fallen: list[Piece]) -> None:
    """Process deaths of one moment: summons, then players, then the end of the game, then what dying sets off."""
    lost = [piece for piece in fallen if piece.kind != PAWN]
    dead = [piece for piece in fallen if piece.kind == PAWN]
    killers = [credited(state, piece, fallen) for piece in lost]
    for at in range(len(lost)):
        lose_summon(state, lost[at], killers[at])
    rank = state.course.deaths
    for piece in dead:
        die(state, piece, credited(state, piece, fallen), rank)
    state.course.deaths += len(dead)
    if dead and over(state, dead):
        return
    active = state.course.active
    if active >= 0 and state.pawns[active] in dead:
        cut_turn(state)
    state.push(DEATHS)
    for at in range(len(lost) - 1, -1, -1):
        after_death(state, lost[at])
    for at in range(len(lost) - 1, -1, -1):
        loot(state, lost[at], killers[at])


def lose_summon(state: GenresState, piece: Piece, credit: int) -> None:
    """Take a dead summon off the battlefield."""
    state.summons.remove(piece)
    assert piece.card is not None
    state.discard.append(piece.card)
    tell_death(state, piece, credit)


def tell_death(state: GenresState, piece: Piece, credit: int) -> None:
    """Tell that a piece died."""
    if state.events is not None:
        who = None if credit == NOBODY else credit
        state.events.append(Died(piece.serial, piece.seat, card_id(piece), GRID.names[piece.square], who))


def die(state: GenresState, pawn: Piece, credit: int, rank: int) -> None:
    """Let a player die and become a ghost (G-17.3)."""
    seat = pawn.seat
    player = state.players[seat]
    tell_death(state, pawn, credit)
    player.is_alive = False
    player.health = pawn.health
    player.died = rank
    player.gagged_by = []
    if credit == NOBODY:
        for card in player.hand[:]:
            hands.discard(state, seat, card, "death")
    elif player.hand:
        hands.pass_hands(state, [seat], [credit], "death")
    for piece in state.summons_of(seat):
        pieces.dismiss(state, piece)
    for zone in [zone for zone in state.zones if zone.seat == seat]:
        zones.remove_zone(state, zone, "dead")
    for worn in pawn.equipment:
        pieces.unequip(state, pawn, worn, "gone")
    become_ghost(pawn)


def become_ghost(pawn: Piece) -> None:
    """Turn a pawn into a ghost without marks."""
    pawn.kind = GHOST
    pawn.health = 0
    pawn.bleed = 0
    pawn.has_skip = False
    pawn.is_immune = False
    pawn.is_rooted = False
    pawn.is_slowed = False
    pawn.is_hasted = False
    pawn.did = 0


def cut_turn(state: GenresState) -> None:
    """End the turn of a player who died in it: what is left of it has no effect, its cards are discarded (G-4.11)."""
    for step in state.pending:
        if isinstance(step, (Item, CardDone)):
            discard_use(state, step.use)
    last_words = [step for step in state.pending if is_last_word(step)]
    del state.pending[1:]
    state.course.acting = 0
    state.push(EVENTS)
    for step in last_words:
        state.push(DEATHS)
        state.push(step)


def is_last_word(step: Step) -> bool:
    """Tell whether *step* is what the death of a summon sets off: no part of the turn it happens in (G-17.1)."""
    if not isinstance(step, Do) or not isinstance(step.use, Cast):
        return False
    return step.use.kind == HAPPENING and step.use.card is not None and step.use.card.type == SUMMON


def loot(state: GenresState, piece: Piece, credit: int) -> None:
    """Let the credited player take the equipment of a dead summon, the oldest first (G-17.8)."""
    if credit == NOBODY:
        for worn in piece.equipment:
            pieces.unequip(state, piece, worn, "gone")
        return
    for at in range(len(piece.equipment) - 1, -1, -1):
        state.push(Loot(credit, piece.equipment[at]))


class Loot(Step):
    """Ask what becomes of a piece of equipment."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if genres.players[self.seat].is_alive:
            ask_or_answer(genres, AskLoot(self.seat, self.card))
        else:
            genres.discard.append(self.card)


class AskLoot(Ask):
    """Choose who wears a piece of equipment, if anybody."""

    __slots__ = ("card",)
    kind: ClassVar[str] = "loot"

    def __init__(self, seat: int, card: Card) -> None:
        super().__init__(seat)
        self.card: Final = card

    def moves(self, state: State) -> list[Move]:
        found: list[Move] = [plain(DISCARD_IT)]
        genres = cast(GenresState, state)
        if self.card.wearer in (ALLY, YOUR_PAWN):
            found.append(piece_move(PIECE, genres.pawns[self.seat]))
        if self.card.wearer == ALLY:
            found += [piece_move(PIECE, piece) for piece in genres.summons_of(self.seat)]
        return found

    def answer(self, state: State, move: Move) -> None:
        genres = cast(GenresState, state)
        chosen = resolved(genres, move)
        piece = genres.piece(chosen.number) if chosen.kind == PIECE else None
        if piece is None:
            genres.discard.append(self.card)
        else:
            pieces.equip(genres, piece, self.card)


def after_death(state: GenresState, piece: Piece) -> None:
    """Let happen what the death of a summon sets off, measured from where it stood (G-17.1)."""
    card = piece.card
    if card is None or card.on_death < 0 or piece.is_frog:
        return
    use = Cast(0, HAPPENING, piece.seat, card, 0)
    use.square = piece.square
    state.push(DEATHS)
    state.push(Do(card.abilities[card.on_death].effects()[0], use))


EVENTS: Final = Events(DEATHS)
