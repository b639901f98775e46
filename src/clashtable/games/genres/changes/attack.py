"""An attack that is carried out: damage, deaths, marks, pushes, recoil (G-8.4). Next, read effects/base.py."""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.effects import Do, Effect
from clashtable.core.state import State, Step
from clashtable.games.genres.changes import chance, pieces, triggers
from clashtable.games.genres.changes.deaths import DEATHS
from clashtable.games.genres.changes.naming import square_names
from clashtable.games.genres.changes.pieces import AMBIENT, ATTACKING, EFFECT, TRUE, Damage
from clashtable.games.genres.changes.pushing import push_and_pull, survivors
from clashtable.games.genres.model.attack import CurrentAttack, area_squares, current_attack
from clashtable.games.genres.model.attack_line import BY_HEADS
from clashtable.games.genres.model.attack_targets import pieces_hit
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.damage import ambient_damage, attack_damage, effect_damage
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import total
from clashtable.games.genres.vocabulary import AFTER_MELEE, DAMAGES_PAWN, GHOST, NOBODY, PAWN, RECOIL, SUMMONED
from clashtable.games.genres.wire.events import Gagged
from clashtable.games.genres.wire.pieces import AttackHit, AttackMissed


def carry_out_attack(state: GenresState, declared: Cast, after: Effect | None) -> None:
    """Carry out the attack of *declared*; *after* is the rest of its text."""
    use = flipped(state, declared)
    attack = current_attack(state, use)
    if attack is None:
        return
    hit = pieces_hit(state, use, attack)
    tell(state, use, attack, hit)
    enemies = len([piece for piece in hit if piece.kind != GHOST])
    amounts = [attack_damage(state, use, attack, piece, enemies) for piece in hit]
    batch: list[Damage] = []
    for at in range(len(hit)):
        if hit[at].kind == GHOST:
            pieces.freeze(state, hit[at])
        else:
            sort = TRUE if attack.is_true else ATTACKING
            credit = NOBODY if attack.is_ghost else use.seat
            batch.append(Damage(hit[at], amounts[at], sort, source_of(use, attack), credit))
    pieces.deal_damage(state, batch)
    if attack.line.gags:
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
    for part in (AFTERWARDS, RECOILS, PUSHES, MARKS):
        state.push(DEATHS)
        state.push(AttackPart(aimed, part))
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
        found.amount = 0
        for _coin in range(line.coins):
            found.amount += int(chance.flip(state, use.seat))
    for _combo in flips:
        found.crits += int(chance.flip(state, use.seat))
    return found


def source_of(use: Cast, attack: CurrentAttack) -> str:
    """Return what an attack comes from, in the words of the event."""
    if attack.is_ghost:
        return "ghost"
    return "melee" if use.card is None else use.card.id


def tell(state: GenresState, use: Cast, attack: CurrentAttack, hit: list[Piece]) -> None:
    """Tell the area of an attack and whom it hits."""
    if state.events is not None:
        area = square_names(area_squares(state, use, attack))
        serials = tuple([piece.serial for piece in hit])
        card = None if use.card is None else use.card.id
        state.events.append(AttackHit(use.serial, use.seat, card, attack.attacker.serial, area, serials))
        if not hit:
            state.events.append(AttackMissed(use.serial, use.seat, card))


MARKS: Final = 1
PUSHES: Final = 2
RECOILS: Final = 3
AFTERWARDS: Final = 4


@mypyc_attr(acyclic=True)
class AttackPart(Step):
    """What an attack does besides damage. The use has the pieces hit as targets, and their damage beside them."""

    __slots__ = ("part", "use")

    def __init__(self, use: Cast, part: int) -> None:
        self.use: Final = use
        self.part: Final = part

    def run(self, state: State) -> None:
        genres, use = cast(GenresState, state), self.use
        attack = current_attack(genres, use)
        if attack is None:
            return
        if self.part == MARKS:
            put_marks(genres, use, attack)
        elif self.part == PUSHES:
            push_and_pull(genres, use, attack)
        elif self.part == RECOILS:
            recoil(genres, use, attack)
        else:
            act_after(genres, use, attack)


def damage_of(use: Cast, piece: Piece) -> int:
    """Return the damage that *piece* took from the attack of *use*."""
    for at in range(len(use.targets)):
        if use.targets[at] == piece.serial:
            return use.notes[at]
    return 0


def put_marks(state: GenresState, use: Cast, attack: CurrentAttack) -> None:
    """Drain, then Bleed, Slowed, Rooted, Skip and the like (G-8.4, step 2)."""
    pawn = state.pawns[use.seat]
    if attack.drain and pawn.kind == PAWN and sum(use.notes) > 0:
        pieces.heal(state, pawn, attack.drain)
    line = attack.line
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


class Recoil(Step):
    """One piece that was hit deals Recoil damage to its attacker, if both still stand."""

    __slots__ = ("attacker", "piece")

    def __init__(self, attacker: int, piece: int) -> None:
        self.attacker: Final = attacker
        self.piece: Final = piece

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        attacker, piece = genres.piece(self.attacker), genres.piece(self.piece)
        if attacker is None or not attacker.is_standing() or piece is None or not piece.is_standing():
            return
        amount = total(genres, piece, RECOIL)
        if amount:
            dealt = ambient_damage(genres, attacker, amount)
            pieces.deal_damage(genres, [Damage(attacker, dealt, AMBIENT, "recoil", piece.seat)])


def recoil(state: GenresState, use: Cast, attack: CurrentAttack) -> None:
    """Let the attacker's text act on the pawns it has damaged; then the pieces hit recoil, one after another."""
    attacker = attack.attacker
    if attacker.kind == SUMMONED:
        for piece in survivors(state, use):
            damage = damage_of(use, piece)
            if piece.kind == PAWN and damage > 0:
                triggers.trigger_own(state, attacker, DAMAGES_PAWN, piece, damage)
    if attack.is_melee and not attack.is_ghost:
        hit = survivors(state, use)
        for at in range(len(hit) - 1, -1, -1):
            state.push(DEATHS)
            state.push(Recoil(attacker.serial, hit[at].serial))


def act_after(state: GenresState, use: Cast, attack: CurrentAttack) -> None:
    """Let equipment of the attacker act after its attack."""
    if attack.is_melee and attack.attacker.is_standing():
        triggers.trigger_worn(state, attack.attacker, AFTER_MELEE, 0)


def deal_effect_damage(state: GenresState, use: Cast, hit: list[Piece], amounts: list[int]) -> None:
    """Deal effect damage of the card of *use* to enemies, as one batch."""
    card: Card | None = use.card
    assert card is not None
    batch: list[Damage] = []
    for at in range(len(hit)):
        if hit[at].seat == use.seat:
            amount = ambient_damage(state, hit[at], amounts[at])
            batch.append(Damage(hit[at], amount, AMBIENT, card.id, NOBODY))
        else:
            amount = effect_damage(state, use, hit[at], amounts[at])
            batch.append(Damage(hit[at], amount, EFFECT, card.id, use.seat))
    pieces.deal_damage(state, batch)
