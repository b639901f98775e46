"""An attack that is carried out: damage, deaths, marks, pushes, recoil (G-8.4). Next, read effects/base.py."""

from typing import Final, cast

from clashtable.core.effects import Do, Effect
from clashtable.core.state import State, Step
from clashtable.games.genres.changes import chance, hands, pieces
from clashtable.games.genres.changes.deaths import DEATHS
from clashtable.games.genres.changes.naming import square_names
from clashtable.games.genres.changes.pieces import AMBIENT, ATTACKING, EFFECT, TRUE, Harm
from clashtable.games.genres.changes.pushing import push_and_pull, survivors
from clashtable.games.genres.model.attack import Assault, area_squares, assault_of
from clashtable.games.genres.model.attack_line import BY_HEADS
from clashtable.games.genres.model.attack_targets import pieces_hit
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.damage import ambient_damage, attack_damage, effect_damage
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import is_of_summon, total
from clashtable.games.genres.vocabulary import GHOST, NOBODY, PAWN, RECOIL, SUMMONED
from clashtable.games.genres.wire.events import AttackHit, AttackMissed, Gagged

NUNCHUCKS: Final = "nunchucks-of-regret"
GOOSE: Final = "unpaid-goose"


def strike(state: GenresState, declared: Cast, after: Effect | None) -> None:
    """Carry out the attack of *declared*; *after* is the rest of its text."""
    use = flipped(state, declared)
    assault = assault_of(state, use)
    if assault is None:
        return
    hit = pieces_hit(state, use, assault)
    tell(state, use, assault, hit)
    enemies = len([piece for piece in hit if piece.kind != GHOST])
    amounts = [attack_damage(state, use, assault, piece, enemies) for piece in hit]
    batch: list[Harm] = []
    for at in range(len(hit)):
        if hit[at].kind == GHOST:
            pieces.freeze(state, hit[at])
        else:
            sort = TRUE if assault.is_true else ATTACKING
            credit = NOBODY if assault.is_ghost else use.seat
            batch.append(Harm(hit[at], amounts[at], sort, source_of(use, assault), credit))
    pieces.hurt(state, batch)
    if assault.line.gags:
        for piece in hit:
            if piece.kind != GHOST:
                gag(state, piece.seat, use.seat)
    aimed = use.copy()
    aimed.targets = [piece.serial for piece in hit]
    aimed.notes = amounts
    aimed.amount = hit[0].square if hit else -1
    if after is not None:
        state.push(DEATHS)
        state.push(Do(after, aimed))
    for phase in (AFTERWARDS, RECOILS, PUSHES, MARKS):
        state.push(DEATHS)
        state.push(Blow(aimed, phase))
    state.push(DEATHS)


def flipped(state: GenresState, use: Cast) -> Cast:
    """Return *use* with the coins that decide about its damage."""
    card = use.card
    line = None if card is None else card.attack_line
    flips = [combo for combo in use.combos if combo.combo is not None and combo.combo.flips]
    if not flips and (line is None or line.rule != BY_HEADS):
        return use
    found = use.copy()
    if line is not None and line.rule == BY_HEADS:
        found.amount = int(chance.flip(state, use.seat)) + int(chance.flip(state, use.seat))
    for _combo in flips:
        found.crits += int(chance.flip(state, use.seat))
    return found


def source_of(use: Cast, assault: Assault) -> str:
    """Return what an attack comes from, in the words of the event."""
    if assault.is_ghost:
        return "ghost"
    return "melee" if use.card is None else use.card.id


def tell(state: GenresState, use: Cast, assault: Assault, hit: list[Piece]) -> None:
    """Tell the area of an attack and whom it hits."""
    if state.events is not None:
        area = square_names(area_squares(state, use, assault))
        serials = tuple([piece.serial for piece in hit])
        card = None if use.card is None else use.card.id
        state.events.append(AttackHit(use.serial, use.seat, card, assault.attacker.serial, area, serials))
        if not hit:
            state.events.append(AttackMissed(use.serial, use.seat, card))


MARKS: Final = 1
PUSHES: Final = 2
RECOILS: Final = 3
AFTERWARDS: Final = 4


class Blow(Step):
    """What an attack does besides damage. The use has the pieces hit as targets, and their damage beside them."""

    __slots__ = ("phase", "use")

    def __init__(self, use: Cast, phase: int) -> None:
        self.use: Final = use
        self.phase: Final = phase

    def code(self) -> str:
        return f"blow {self.phase} {self.use.code()}"

    def run(self, state: State) -> None:
        genres, use = cast(GenresState, state), self.use
        assault = assault_of(genres, use)
        if assault is None:
            return
        if self.phase == MARKS:
            put_marks(genres, use, assault)
        elif self.phase == PUSHES:
            push_and_pull(genres, use, assault)
        elif self.phase == RECOILS:
            recoil(genres, use, assault)
        else:
            act_after(genres, use, assault)


def damage_of(use: Cast, piece: Piece) -> int:
    """Return the damage that *piece* took from the attack of *use*."""
    for at in range(len(use.targets)):
        if use.targets[at] == piece.serial:
            return use.notes[at]
    return 0


def put_marks(state: GenresState, use: Cast, assault: Assault) -> None:
    """Drain, then Bleed, Slowed, Rooted, Skip and the like (G-8.4, step 2)."""
    pawn = state.pawns[use.seat]
    if assault.drain and pawn.kind == PAWN and sum(use.notes) > 0:
        pieces.heal(state, pawn, assault.drain)
    line = assault.line
    for piece in survivors(state, use):
        pieces.bleed(state, piece, line.bleed, use.seat)
        if line.slows:
            pieces.slow(state, piece)
        if line.roots:
            pieces.root(state, piece)
        if line.skips or (line.skips_summons and piece.kind == SUMMONED):
            pieces.give_skip(state, piece)


def gag(state: GenresState, seat: int, by: int) -> None:
    """Keep *seat* from playing Objection! cards until the next turn of *by*."""
    player = state.players[seat]
    if by not in player.gagged_by:
        player.gagged_by = [*player.gagged_by, by]
        if state.events is not None:
            state.events.append(Gagged(seat, by))


class Recoiling(Step):
    """One piece that was hit strikes back at its attacker, if both still stand."""

    __slots__ = ("attacker", "piece")

    def __init__(self, attacker: int, piece: int) -> None:
        self.attacker: Final = attacker
        self.piece: Final = piece

    def code(self) -> str:
        return f"recoil {self.attacker} {self.piece}"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        attacker, piece = genres.piece(self.attacker), genres.piece(self.piece)
        if attacker is None or not attacker.is_standing() or piece is None or not piece.is_standing():
            return
        amount = total(genres, piece, RECOIL)
        if amount:
            dealt = ambient_damage(genres, attacker, amount)
            pieces.hurt(genres, [Harm(attacker, dealt, AMBIENT, "recoil", piece.seat)])


def recoil(state: GenresState, use: Cast, assault: Assault) -> None:
    """Let the pieces hit strike back, one after another; then a goose steals."""
    attacker = assault.attacker
    if is_of_summon(attacker, GOOSE):
        for piece in survivors(state, use):
            if piece.kind == PAWN and damage_of(use, piece) > 0 and state.players[piece.seat].hand:
                card = chance.random_card(state, piece.seat)
                hands.exchange(state, piece.seat, use.seat, card, "steal")
    if assault.is_melee and not assault.is_ghost:
        hit = survivors(state, use)
        for at in range(len(hit) - 1, -1, -1):
            state.push(DEATHS)
            state.push(Recoiling(attacker.serial, hit[at].serial))


def act_after(state: GenresState, use: Cast, assault: Assault) -> None:
    """Let equipment of the attacker act after its attack."""
    attacker = assault.attacker
    if assault.is_melee and attacker.is_standing():
        for worn in attacker.equipment:
            if worn.id == NUNCHUCKS and not chance.flip(state, use.seat):
                pieces.hurt(state, [Harm(attacker, ambient_damage(state, attacker, 1), AMBIENT, worn.id, NOBODY)])


def deal_effect(state: GenresState, use: Cast, hit: list[Piece], amounts: list[int]) -> None:
    """Deal effect damage of the card of *use* to enemies, as one batch."""
    card: Card | None = use.card
    assert card is not None
    batch: list[Harm] = []
    for at in range(len(hit)):
        if hit[at].seat == use.seat:
            amount = ambient_damage(state, hit[at], amounts[at])
            batch.append(Harm(hit[at], amount, AMBIENT, card.id, NOBODY))
        else:
            amount = effect_damage(state, use, hit[at], amounts[at])
            batch.append(Harm(hit[at], amount, EFFECT, card.id, use.seat))
    pieces.hurt(state, batch)
