"""How much damage an attack, an effect or anything else deals (G-8.3). Pure questions. Next, read changes/attack.py."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.games.genres.geometry.shapes import PLUS, center_square
from clashtable.games.genres.model.attack import CurrentAttack, current_attack, standpoint
from clashtable.games.genres.model.attack_line import BY_HEADS, FIXED, MORE_AT_CENTER, MORE_IF_SEVERAL
from clashtable.games.genres.model.attack_targets import pieces_hit
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import granted, total
from clashtable.games.genres.vocabulary import (
    AMPLIFY,
    ATTACK,
    CAP,
    COVER,
    DEFENSE,
    DEFENSE_MELEE,
    DEFENSE_RANGED,
    GHOST,
    MELEE,
    PAWN,
    RANGED,
)


def attack_damage(state: GenresState, use: Cast, attack: CurrentAttack, piece: Piece, enemies: int) -> int:
    """Return the damage to *piece* of an attack that hits so many *enemies*."""
    if piece.kind == GHOST:
        return 0
    amount = base_damage(use, attack, piece, enemies) + attack.bonus
    if not attack.is_true:
        amount += attacker_bonus(state, attack)
    amount = max(0, amount)
    for _double in range(attack.doubles):
        amount *= 2
    if not attack.is_true:
        amount += place_bonus(state, piece)
        if not attack.is_piercing:
            amount -= attack_defense(state, attack, piece)
    amount = max(0, amount - reduction(use, piece))
    if not attack.is_true:
        amount = capped(state, piece, amount)
    if attack.is_ghost and piece.kind == PAWN:
        amount = min(amount, max(0, piece.health - 1))
    return amount


def capped(state: GenresState, piece: Piece, amount: int) -> int:
    """Return *amount*, or the most that *piece* takes from one attack."""
    cap = total(state, piece, CAP)
    return min(amount, cap) if cap > 0 else amount


def base_damage(use: Cast, attack: CurrentAttack, piece: Piece, enemies: int) -> int:
    """Return the printed damage to *piece*."""
    if attack.rule == FIXED:
        return attack.base
    line = attack.line
    if attack.rule == MORE_IF_SEVERAL:
        return line.more_damage if enemies >= line.several else line.damage
    if attack.rule == MORE_AT_CENTER:
        is_plus = attack.shape.kind == PLUS
        is_center = is_plus and piece.square == center_square(standpoint(use, attack), use.center)
        return line.more_damage if is_center else line.damage
    return use.amount * line.damage


def attacker_bonus(state: GenresState, attack: CurrentAttack) -> int:
    """Return what the attacker's side adds (step 3)."""
    piece = attack.attacker
    amount = total(state, piece, ATTACK) + total(state, piece, MELEE if attack.is_melee else RANGED)
    if piece.kind == PAWN:
        amount += granted(state, piece, ATTACK) + granted(state, piece, MELEE if attack.is_melee else RANGED)
    card = attack.card
    if card is not None and piece.kind == PAWN:
        amount += genre_bonus(state, piece, card)
    return amount


def genre_bonus(state: GenresState, pawn: Piece, card: Card) -> int:
    """Return what equipment and lasting Events add to attack cards of a genre."""
    amount = 0
    for worn in pawn.equipment:
        if worn.genre_bonus and worn.bonus_genre == card.genre:
            amount += worn.genre_bonus
    for event in state.events_in_play:
        if event.card.genre_bonus and event.genre == card.genre:
            amount += event.card.genre_bonus
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


def attack_defense(state: GenresState, attack: CurrentAttack, piece: Piece) -> int:
    """Return the Defense of *piece* against an attack (step 6)."""
    amount = total(state, piece, DEFENSE) + total(state, piece, DEFENSE_MELEE if attack.is_melee else DEFENSE_RANGED)
    if piece.kind == PAWN:
        amount += granted(state, piece, DEFENSE_MELEE if attack.is_melee else DEFENSE_RANGED)
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
        amount += total(state, pawn, ATTACK) + granted(state, pawn, ATTACK)
        if use.card is not None and use.card.is_attack():
            amount += genre_bonus(state, pawn, use.card)
    amount = max(0, amount) + place_bonus(state, piece) - total(state, piece, DEFENSE)
    return max(0, amount - reduction(use, piece))


def ambient_damage(state: GenresState, piece: Piece, amount: int) -> int:
    """Return the ambient damage to *piece*."""
    return max(0, amount - total(state, piece, DEFENSE))


@final
@mypyc_attr(acyclic=True)
class Hit:
    """A piece that an attack would hit, and for how much. Never altered."""

    __slots__ = ("damage", "most", "piece")

    def __init__(self, piece: Piece, damage: int, most: int) -> None:
        self.piece: Final = piece
        self.damage: Final = damage
        """The damage if every coin that is still to be flipped shows tails."""
        self.most: Final = most
        """The damage if every one of them shows heads."""


def hits_of(state: GenresState, use: Cast, attack: CurrentAttack) -> list[Hit]:
    """Return whom the attack would hit were it resolved now, and for how much; a ghost for nothing."""
    hit = pieces_hit(state, use, attack)
    enemies = len([piece for piece in hit if piece.kind != GHOST])
    lucky = with_all_heads(use)
    best = attack if lucky is use else current_attack(state, lucky)
    found: list[Hit] = []
    for piece in hit:
        damage = attack_damage(state, use, attack, piece, enemies)
        most = damage if best is None or lucky is use else attack_damage(state, lucky, best, piece, enemies)
        found.append(Hit(piece, damage, most))
    return found


def with_all_heads(use: Cast) -> Cast:
    """Return *use* as if every coin that decides about its damage showed heads; itself where none does."""
    line = None if use.card is None else use.card.attack_line
    coins = line.coins if line is not None and line.rule == BY_HEADS else 0
    crits = len([card for card in use.combos if card.combo is not None and card.combo.flips])
    if not coins and not crits:
        return use
    lucky = use.copy()
    lucky.amount = coins if coins else use.amount
    lucky.crits = use.crits + crits
    return lucky
