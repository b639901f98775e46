"""Why a move is refused: the first thing that stands in its way."""

from __future__ import annotations

from clashtable.core.refusal import Reason
from clashtable.core.state import asking
from clashtable.core.text import with_article
from clashtable.core.window import Response
from clashtable.games.geekfight.effects.abilities import Activated, Makes
from clashtable.games.geekfight.effects.targets import (
    ATTACHED_TO,
    specs_for,
)
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.cast import ABILITY, CARD
from clashtable.games.geekfight.model.piece import USED_ABILITY, Piece
from clashtable.games.geekfight.model.resources import total
from clashtable.games.geekfight.model.state import MOST_ADDED, GeekState, is_aimed_at
from clashtable.games.geekfight.model.values import can_barter, final_cost
from clashtable.games.geekfight.moves import (
    ATTACK,
    BARTER,
    DEPLOY,
    END,
    MAKE,
    PASS,
    PLAY,
    SNIPE,
    SPEND,
    USE,
    GeekMove,
)
from clashtable.games.geekfight.rules import obstacles
from clashtable.games.geekfight.rules.control import ability_at
from clashtable.games.geekfight.rules.obstacles import first_cast, is_own_moment, units_budget
from clashtable.games.geekfight.rules.queue import Turn
from clashtable.games.geekfight.view.reasons import hindered, own_piece, told, too_little
from clashtable.games.geekfight.view.refused_answers import why_not_answer, why_not_deploy
from clashtable.games.geekfight.vocabulary import COMBATANT, KINDS, NO_SNIPE, SKILL


def why_not(state: GeekState, move: GeekMove) -> Reason:
    """Return why *move* is not legal, and by which rule."""
    ask = asking(state)
    if not isinstance(ask, (Turn, Response)):
        return why_not_answer(state, ask, move)
    seat = ask.seat
    if move.kind in (PASS, END):
        return why_not_wait(state, seat, move)
    if move.kind in (SPEND, BARTER, MAKE):
        return why_not_make(state, seat, move)
    if move.kind == DEPLOY and move.card is not None:
        return why_not_deploy(state, seat, move.card)
    if move.kind not in (PLAY, USE, SNIPE, ATTACK):
        return Reason("nothing asks for that now.", "F-22.1")
    if state.course.added >= MOST_ADDED:
        return Reason("a hundred objects were added in this turn already.", "F-20.9", "limit")
    if move.kind == PLAY and move.card is not None:
        return why_not_play(state, seat, move.card)
    if move.kind == ATTACK:
        return why_not_attack(state, seat, move.number)
    return why_not_use(state, seat, move) if move.kind == USE else why_not_snipe(state, seat, move)


def why_not_wait(state: GeekState, seat: int, move: GeekMove) -> Reason:
    """Return why one cannot pass, or not end the Action Phase."""
    if move.kind == END:
        return Reason("the Action Phase ends on your own turn, when nothing is on the Queue.", "F-8.3")
    return Reason("there is nothing to let pass on your own turn: end your Action Phase instead.", "F-8.3", "queue")


def why_not_play(state: GeekState, seat: int, card: Card) -> Reason:
    """Return why a card cannot be played."""
    about = f"card:{card.id}"
    if card not in state.players[seat].hand:
        return Reason(f"{card.name} is not in your hand.", "F-8.3", "absent", about)
    if card.kind == COMBATANT:
        return Reason("Combatants are deployed, not played.", "F-13.1", "kind", about)
    if card.kind != SKILL and not is_own_moment(state, seat):
        return Reason(f"{with_article(KINDS[card.kind])} is played on your own turn over an empty Queue.", "F-8.3")
    found = obstacles.play_obstacle(state, seat, card, units_budget(state.players[seat].units))
    price, types = final_cost(state, seat, card), 0 if card.is_universal else card.resources
    use = first_cast(CARD, seat, card, 0, card.acts, 0)
    specs = [ATTACHED_TO[card.attach]] if card.attach >= 0 else specs_for(use)
    return told(state, seat, found, card, about, price, types, specs)


def why_not_attack(state: GeekState, seat: int, defender: int) -> Reason:
    """Return why a Combatant cannot attack a player's."""
    if defender == seat:
        return Reason("you cannot attack your own Combatant.", "F-16.1", "target", f"seat:{seat}")
    if not is_own_moment(state, seat):
        return Reason("you attack on your own turn, when nothing is on the Queue.", "F-16.1")
    found = obstacles.attack_obstacle(state, seat)
    if found != obstacles.FREE:
        return hindered(state, seat, found)
    return Reason("there is no Combatant to attack.", "F-16.1", "target", f"seat:{defender}")


def why_not_snipe(state: GeekState, seat: int, move: GeekMove) -> Reason:
    """Return why something cannot snipe."""
    piece = own_piece(state, seat, move.number)
    if piece is None:
        return Reason("you have nothing there that can snipe.", "F-14.6", "absent", f"piece:{move.number}")
    if piece.card.snipe == NO_SNIPE:
        return Reason(f"{piece.card.name} has no Snipe Value.", "F-14.6", "kind", f"piece:{piece.serial}")
    found = obstacles.snipe_obstacle(state, seat)
    if found == obstacles.NO_TARGET:
        return Reason("there is no other Combatant that can be sniped.", "F-14.6", "target", f"piece:{piece.serial}")
    return hindered(state, seat, found)


def why_not_use(state: GeekState, seat: int, move: GeekMove) -> Reason:
    """Return why an Activated Ability cannot be used."""
    piece = own_piece(state, seat, move.number)
    at = -1 if piece is None else ability_at(piece.card, max(0, move.place))
    if piece is None or at < 0:
        return Reason("you have no such ability there.", "F-14.3", "absent", f"piece:{move.number}")
    ability = piece.card.abilities[at]
    if state.players[seat].combatant is None or not isinstance(ability, Activated):
        return hindered(state, seat, obstacles.NO_COMBATANT)
    is_own = is_own_moment(state, seat)
    found = obstacles.use_obstacle(state, seat, piece, ability, at, units_budget(state.players[seat].units), is_own)
    specs = specs_for(first_cast(ABILITY, seat, piece.card, piece.serial, at, 0))
    cost = ability.cost
    if found == obstacles.NO_PRODUCTION:
        return too_little(state, seat, cost.spend)
    return told(state, seat, found, piece.card, f"piece:{piece.serial}", cost.pay, cost.types, specs)


def why_not_make(state: GeekState, seat: int, move: GeekMove) -> Reason:
    """Return why units cannot be made: by spending, by bartering, or by an ability."""
    if move.kind == SPEND:
        found = obstacles.spend_obstacle(state, seat)
        return too_little(state, seat, total(move.units)) if found == obstacles.FREE else hindered(state, seat, found)
    item = own_piece(state, seat, move.number)
    about = f"piece:{move.number}"
    if item is None or item is state.players[seat].combatant:
        return Reason("you have no such Item.", "F-8.3", "absent", about)
    if move.kind == BARTER:
        return why_not_barter(state, item, about)
    makes = [ability for ability in item.card.abilities if isinstance(ability, Makes)]
    if not makes:
        return Reason(f"{item.card.name} makes nothing.", "F-14.8", "kind", about)
    if state.players[seat].combatant is None:
        return hindered(state, seat, obstacles.NO_COMBATANT)
    if makes[0].cost.is_once and item.used & USED_ABILITY:
        return Reason(f"{item.card.name}'s ability is used in this round.", "F-14.3", "used", about)
    return Reason(f"{item.card.name} makes something else.", "F-14.8", "answer", about)


def why_not_barter(state: GeekState, item: Piece, about: str) -> Reason:
    """Return why an Item cannot be bartered."""
    name = item.card.name
    if not can_barter(state, item):
        return Reason(f"{name} can be bartered only as an excess Item.", "F-11.3", "bound", about)
    if is_aimed_at(state, item):
        return Reason(f"{name} is the target of something on the Queue.", "F-11.3", "aimed", about)
    return Reason(f"{name} is not bartered for that.", "F-11.1", "answer", about)
