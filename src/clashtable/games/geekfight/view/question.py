"""How a person is asked in Geek Fight: the question, and each option with what to touch for it."""

from __future__ import annotations

from clashtable.core.effects import Choice
from clashtable.core.question import Option, Question
from clashtable.core.state import Ask, asking, legal_moves
from clashtable.games.geekfight.effects.abilities import Activated, Makes
from clashtable.games.geekfight.effects.own_choices import LookTakeOne, Search
from clashtable.games.geekfight.model.cast import DISCARD as IN_DISCARD
from clashtable.games.geekfight.model.cast import OBJECT, SEAT
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.resources import units_text
from clashtable.games.geekfight.model.state import GeekState, find_piece
from clashtable.games.geekfight.model.values import remaining_health
from clashtable.games.geekfight.moves import (
    ATTACK,
    BARTER,
    END,
    FORFEIT,
    GIVE_UP,
    KEEP,
    MAKE,
    MODE,
    PAY,
    PICK,
    PRODUCE,
    SNIPE,
    SPEND,
    TAKE,
    TARGET,
    USE,
    GeekMove,
)
from clashtable.games.geekfight.rules.capacity import is_worth_asking
from clashtable.games.geekfight.rules.control import ability_at
from clashtable.games.geekfight.rules.declaration import AskPayment
from clashtable.games.geekfight.rules.questions import kind_of
from clashtable.games.geekfight.view.labels import kept_items, label, prompt, told_apart
from clashtable.games.geekfight.view.payments import least_use

THINGS = {
    "card": "a card of one's own hand, or in set-up of one's deck, by its id; #2 marks the second copy in a set",
    "piece": "a card in the arena, by its number",
    "object": "something on the Queue, by its number",
    "seat": "a player",
    "discard": "a card in one's own discard pile, by its id",
    "deck": "a card of one's own deck that is looked at, by its id",
    "mode": "one of several ways that a text offers",
    "units": "an amount of units, such as 2-cash-1-generic",
    "button": "something to press: pass, end, none, yes, no, attack, use, snipe, spend, barter, make",
}

RULES = {
    "opening_pick": "F-6.2", "opening_deploy": "F-6.4", "tuck_down": "F-7.3", "deploy": "F-7.4", "control": "F-8.3",
    "mode": "F-12.1", "cost_choice": "F-12.1", "target": "F-15.2", "payment": "F-10.6", "produce": "F-10.3",
    "keep_items": "F-13.7", "choose": "F-8.8",
}  # fmt: skip


def question(state: GeekState) -> Question:
    """Return the open question."""
    ask = asking(state)
    moves = [move for move in legal_moves(state) if isinstance(move, GeekMove)]
    kind = kind_of(ask)
    labels = told_apart(state, moves, [label(state, ask, move) for move in moves])
    options = tuple(option(state, ask, move, words, len(moves)) for move, words in zip(moves, labels, strict=True))
    passes, pays = idle(state, ask, moves), suggested(state, ask, moves)
    return Question(ask.seat, kind, prompt(state, ask), RULES[kind], options, passes, suggested=pays)


def option(state: GeekState, ask: Ask, move: GeekMove, words: str, options: int) -> Option:
    """Return *move* as an option."""
    warning = loss(state, move)
    return Option(
        move.notation, words, path(state, ask, move), confirm(move, options) or bool(warning), note=warning
    )  # fmt: skip


def suggested(state: GeekState, ask: Ask, moves: list[GeekMove]) -> str | None:
    """Return the payment that is of least use otherwise."""
    if not isinstance(ask, AskPayment):
        return None
    best = least_use(state, ask.adding.draft, [move.units for move in moves])
    return next(move.notation for move in moves if move.units == best)


def loss(state: GeekState, move: GeekMove) -> str:
    """Return a warning where giving up an Item takes the last health of its Combatant, before anything heals it."""
    item = find_piece(state, move.number) if gives_up(move) else None
    combatant = None if item is None else state.players[item.controller].combatant
    if item is None or combatant is None or not combatant.damage:
        return ""
    future = state.fork()
    left = future.players[item.controller]
    left.items = [other for other in left.items if other.serial != item.serial]
    fallen = left.combatant is not None and remaining_health(future, left.combatant) <= 0
    name = combatant.card.name
    return f"{name} has no health left without {item.card.name} and is defeated at once." if fallen else ""


def gives_up(move: GeekMove) -> bool:
    """Tell whether *move* gives up the Item that it is about."""
    if move.card is None or move.kind in (BARTER, FORFEIT, GIVE_UP):
        return move.card is not None
    if move.kind == USE:
        ability = move.card.abilities[ability_at(move.card, move.place if move.place > 0 else 0)]
        return isinstance(ability, Activated) and ability.cost.forfeits
    return move.kind == MAKE and any(
        isinstance(ability, Makes) and ability.cost.forfeits for ability in move.card.abilities
    )


def idle(state: GeekState, ask: Ask, moves: list[GeekMove]) -> str | None:
    """Return the move for a player with nothing to decide (F-22.5): a pass, or the end of the phase."""
    if kind_of(ask) == "control" and not is_worth_asking(state, ask.seat):
        return moves[-1].notation
    return None


def confirm(move: GeekMove, options: int) -> bool:
    """Tell whether a single touch should not be enough: ending the phase too early, giving an Item away."""
    return (move.kind == END and options > 1) or move.kind == BARTER


def path(state: GeekState, ask: Ask, move: GeekMove) -> tuple[str, ...]:
    """Return the things that *move* is about, in the order a person would touch them."""
    if move.kind in (SPEND, ATTACK):
        mine = state.players[ask.seat].combatant
        assert mine is not None
        return combatant_path(state, move, mine)
    if move.kind in (USE, SNIPE):
        return (f"piece:{move.number}", f"button:{'use' if move.kind == USE else 'snipe'}")
    if move.kind in (BARTER, MAKE):
        return (f"piece:{move.number}", f"button:{'barter' if move.kind == BARTER else 'make'}", units_thing(move))
    if move.kind in (PAY, PRODUCE):
        return (units_thing(move),)
    if move.kind == TARGET:
        return (target_thing(move),)
    if move.kind == PICK:
        copies = [move.cards[:at].count(card) for at, card in enumerate(move.cards)]
        return tuple(f"card:{card.id}{'#2' if before else ''}" for card, before in zip(move.cards, copies, strict=True))
    if move.kind == KEEP:
        return tuple(f"piece:{item.serial}" for item in kept_items(state, ask.seat, move)) or ("button:none",)
    if move.kind == MODE:
        return (f"mode:{move.number}",)
    return card_path(ask, move)


def combatant_path(state: GeekState, move: GeekMove, mine: Piece) -> tuple[str, ...]:
    """Return what to touch for an Action of the own Combatant."""
    if move.kind == SPEND:
        return (f"piece:{mine.serial}", "button:spend", units_thing(move))
    theirs = state.players[move.number].combatant
    assert theirs is not None
    return (f"piece:{mine.serial}", "button:attack", f"piece:{theirs.serial}")


def card_path(ask: Ask, move: GeekMove) -> tuple[str, ...]:
    """Return what to touch for a move about a card, or about nothing."""
    if move.kind in (FORFEIT, GIVE_UP) and move.card is not None:
        return (f"piece:{move.number}",)
    if move.card is None:
        return (f"button:{'none' if move.kind in (FORFEIT, TAKE) else move.notation}",)
    looks = isinstance(ask, Choice) and isinstance(ask.effect, (LookTakeOne, Search))
    return (f"{'deck' if looks else 'card'}:{move.card.id}",)


def units_thing(move: GeekMove) -> str:
    """Return units as a thing on the screen."""
    return f"units:{units_text(move.units).replace(' ', '-')}"


def target_thing(move: GeekMove) -> str:
    """Return a target as a thing on the screen."""
    if move.place == SEAT:
        return f"seat:{move.number}"
    if move.place == IN_DISCARD and move.card is not None:
        return f"discard:{move.card.id}"
    return f"{'object' if move.place == OBJECT else 'piece'}:{move.number}"
