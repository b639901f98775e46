"""A quick and sensible way to play on, for play-outs: no looking ahead, only what each answer is good for."""

from typing import Final, cast

from clashtable.core.effects import Choice
from clashtable.core.evaluation import Best
from clashtable.core.luck import Luck
from clashtable.core.state import Move, asking
from clashtable.core.window import Response
from clashtable.games.panzer.changes import damage
from clashtable.games.panzer.effects.choices import Discard, Inspect, Search, TakeFromHand
from clashtable.games.panzer.geometry import is_field, row_of
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import AT_PLAYER
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import attack_against, remaining_defense, supply_attack, value
from clashtable.games.panzer.moves import (
    ACTION,
    ATTACK,
    DONE,
    END,
    KEEP,
    MOVE,
    NO,
    PARADROP,
    PASS,
    PLAY,
    RANGED,
    REPAIR,
    RESHUFFLE,
    TARGET_PLAYER,
    YES,
    PanzerMove,
    plain,
)
from clashtable.games.panzer.rules import battle
from clashtable.games.panzer.rules.declaration import AskMay, AskStack, AskTarget
from clashtable.games.panzer.rules.main_phase import AskAttack, AskMove, Main
from clashtable.games.panzer.rules.setup import Mulligan
from clashtable.games.panzer.rules.triggered import AskJunkyard
from clashtable.games.panzer.rules.turns import DiscardDown
from clashtable.games.panzer.vocabulary import ATTACK as ATTACK_VALUE
from clashtable.games.panzer.vocabulary import EVENT, FACTORY, UNIT

FEWEST_FACTORIES: Final = 2
MOST_FACTORIES: Final = 5
"""A first hand with fewer or more Factories is shuffled back."""
ENOUGH_POWER: Final = 9
"""With so many Factories on the table, further ones are the first to be discarded."""
FACTORY_GAIN: Final = (2.0, 1.6, 1.4, 0.4)
"""What a Factory on top of so many is good for."""
SPARE_SUPPLY: Final = 8
"""With fewer cards in the Supply, nothing is drawn that need not be."""


def steady_move(state: PanzerState, moves: list[Move], luck: Luck) -> Move:
    """Return a sensible answer to the open question."""
    if len(moves) == 1:
        return moves[0]
    ask = asking(state)
    if isinstance(ask, Main):
        return main_move(state, moves)
    if isinstance(ask, Response):
        return plain(PASS)
    if isinstance(ask, AskStack):
        return stack_move(state, moves, ask.draft.use.card)
    if isinstance(ask, AskTarget):
        return best_target(state, moves, ask.seat)
    if isinstance(ask, AskMove):
        return best_step(moves, ask.unit_of(state).seat)
    if isinstance(ask, AskAttack):
        return best_attack(state, moves, ask.unit_of(state))
    return other_move(state, moves, luck)


def other_move(state: PanzerState, moves: list[Move], luck: Luck) -> Move:
    """Return a sensible answer to what is asked less often."""
    ask = asking(state)
    if isinstance(ask, Mulligan):
        return keep_or_not(state, ask.seat)
    if isinstance(ask, AskMay):
        return plain(YES if len(state.players[ask.seat].supply) > SPARE_SUPPLY else NO)
    if isinstance(ask, AskJunkyard):
        return moves[1 + luck.below(len(moves) - 1)]
    if isinstance(ask, DiscardDown):
        return worst_card(state, moves, ask.seat)
    if isinstance(ask, Choice):
        if isinstance(ask.effect, Discard):
            return worst_card(state, moves, ask.seat)
        if isinstance(ask.effect, (Inspect, Search, TakeFromHand)):
            return best_card(moves)
    return moves[luck.below(len(moves))]


def card_good(card: Card) -> float:
    """Return how good a card is to have."""
    if card.kind == FACTORY:
        return 1.5
    return card.cost + (0.8 if card.kind == UNIT else 0.0)


def best_card(moves: list[Move]) -> Move:
    """Return the choice of the best card."""
    best = Best(moves[0])
    for move in moves:
        card = cast(PanzerMove, move).card
        best.offer(move, 0.0 if card is None else card_good(card))
    return best.move


def worst_card(state: PanzerState, moves: list[Move], seat: int) -> Move:
    """Return the choice of the card that is missed least."""
    power = 0
    for space in range(seat * 25, seat * 25 + 5):
        power += state.factories[space]
    worst = Best(moves[0])
    for move in moves:
        card = cast(PanzerMove, move).card
        assert card is not None
        worst.offer(move, 0.0 if card.kind == FACTORY and power >= ENOUGH_POWER else -card_good(card))
    return worst.move


def keep_or_not(state: PanzerState, seat: int) -> Move:
    """Keep a hand with a sensible number of Factories; a second reshuffle costs a card and is not taken."""
    player = state.players[seat]
    count = 0
    for card in player.hand:
        if card.kind == FACTORY:
            count += 1
    is_fine = FEWEST_FACTORIES <= count <= MOST_FACTORIES
    return plain(KEEP if is_fine or player.reshuffles else RESHUFFLE)


def stack_move(state: PanzerState, moves: list[Move], card: Card) -> Move:
    """Return the stack for a card: the smallest that does, and for a Factory where it gains most."""
    best = Best(moves[0])
    for move in moves:
        power = state.factories[cast(PanzerMove, move).space]
        best.offer(move, FACTORY_GAIN[min(3, power)] if card.kind == FACTORY else float(-power))
    return best.move


def main_move(state: PanzerState, moves: list[Move]) -> Move:
    """Return the next action: the best by what each is good for, the end of the turn if none is."""
    best = Best(moves[-1], 0.0)
    for move in moves:
        best.offer(move, action_good(state, cast(PanzerMove, move)))
    return best.move


def action_good(state: PanzerState, move: PanzerMove) -> float:
    """Return what an action is good for; 0 for what is better left."""
    if move.kind == PLAY and move.card is not None:
        return play_good(move.card)
    if move.kind == END:
        return 0.0
    unit = state.units[move.space]
    if unit is None:
        return 0.0
    if move.kind == ATTACK:
        return attack_good(state, unit)
    if move.kind == MOVE:
        return 1.0 if is_worth_moving(state, unit) else 0.0
    if move.kind in (RANGED, ACTION, REPAIR):
        return 2.5
    return 1.5 if move.kind == PARADROP else 0.3


def play_good(card: Card) -> float:
    """Return what playing a card is good for."""
    if card.kind == FACTORY:
        return 9.0
    if card.kind == UNIT:
        return 3.0 + card.cost
    if card.kind == EVENT:
        return 0.0 if card.is_flash() else 1.2
    return 0.8


def is_worth_moving(state: PanzerState, unit: Unit) -> bool:
    """Tell whether *unit* should go on: out of its stack, or towards the enemy Back Line."""
    if not is_field(unit.space):
        return True
    return row_of(unit.seat, unit.space) < 4 and value(state, unit, ATTACK_VALUE) > 0


def best_step(moves: list[Move], seat: int) -> Move:
    """Return the leg that leads *seat* furthest towards the enemy."""
    best = Best(moves[0])
    for move in moves:
        best.offer(move, float(row_of(seat, cast(PanzerMove, move).space)))
    return best.move


def worth(unit: Unit) -> float:
    """Return what a Unit is worth in a trade."""
    return 1.0 + unit.card.cost


def trade(state: PanzerState, unit: Unit, other: Unit) -> float:
    """Return what an attack of *unit* on *other* gains: what is destroyed, and a share of what is hurt."""
    mine = damage.damage_after(state, other, attack_against(state, unit, other, is_attacker=True), damage.AS_DEFENDER)
    theirs = damage.damage_after(state, unit, attack_against(state, other, unit, is_attacker=False), damage.AS_ATTACKER)
    kills = mine >= remaining_defense(state, other)
    dies = theirs >= remaining_defense(state, unit)
    first = battle.first_striker(state, unit, other)
    if first == unit.seat and kills:
        dies, theirs = False, 0
    elif first == other.seat and dies:
        kills, mine = False, 0
    return (worth(other) if kills else 0.3 * mine) - (worth(unit) if dies else 0.3 * theirs)


def attack_good(state: PanzerState, unit: Unit) -> float:
    """Return what the best attack of *unit* is good for."""
    most = 0.0
    for mark in battle.attack_marks(state, unit):
        if mark.kind == AT_PLAYER:
            most = max(most, 4.0 + supply_attack(state, unit))
        else:
            other = state.field_unit(mark.number)
            if other is not None:
                gain = trade(state, unit, other)
                most = max(most, 4.0 + gain if gain > 0.0 else 0.0)
    return most


def best_attack(state: PanzerState, moves: list[Move], unit: Unit) -> Move:
    """Return the attack of *unit* that gains most."""
    best = Best(moves[0])
    for move in moves:
        space = cast(PanzerMove, move).space
        other = state.units[space] if space >= 0 else None
        best.offer(move, float(supply_attack(state, unit)) if other is None else trade(state, unit, other))
    return best.move


def best_target(state: PanzerState, moves: list[Move], seat: int) -> Move:
    """Return a sensible target: a costly enemy, a strong friend, the opponent."""
    best = Best(moves[0])
    for move in moves:
        best.offer(move, target_good(state, cast(PanzerMove, move), seat))
    return best.move


def target_good(state: PanzerState, move: PanzerMove, seat: int) -> float:
    """Return how good a target is."""
    if move.kind == DONE:
        return 0.0
    if move.kind == TARGET_PLAYER:
        return 1.5 if move.number != seat else -5.0
    if move.card is not None:
        return card_good(move.card)
    if move.space < 0:
        return 1.0
    unit = state.units[move.space]
    if unit is None:
        return 0.5 + state.factories[move.space]
    left = remaining_defense(state, unit) if is_field(unit.space) else unit.card.defense
    return worth(unit) + 1.0 / max(1, left) if unit.seat != seat else 0.5 * unit.card.attack
