"""The words of a question: its prompt, and the label of each option."""

from __future__ import annotations

from collections import Counter
from typing import cast

from clashtable.core.effects import Choice
from clashtable.core.state import Ask
from clashtable.core.text import listed, sentence
from clashtable.core.window import Response
from clashtable.games.geekfight.changes.naming import units_fact
from clashtable.games.geekfight.effects.base import GeekEffect
from clashtable.games.geekfight.effects.choices import NewTarget, TargetChooses
from clashtable.games.geekfight.effects.counters import counters_text
from clashtable.games.geekfight.effects.own_choices import LookMayTuck, LookTakeOne, Search
from clashtable.games.geekfight.effects.targets import specs_for
from clashtable.games.geekfight.model.card import Card, Telling
from clashtable.games.geekfight.model.cast import DISCARD as IN_DISCARD
from clashtable.games.geekfight.model.cast import OBJECT, OBJECT_KINDS, SEAT, Cast
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.state import GeekState, find_object, find_piece
from clashtable.games.geekfight.model.values import final_cost, snipe_value, strength
from clashtable.games.geekfight.moves import (
    ATTACK,
    BARTER,
    DEPLOY,
    DISCARD,
    END,
    FORFEIT,
    GIVE_UP,
    KEEP,
    MAKE,
    MODE,
    NO,
    PASS,
    PAY,
    PICK,
    PLAY,
    PRODUCE,
    SNIPE,
    SPEND,
    TAKE,
    TARGET,
    TUCK,
    USE,
    YES,
    GeekMove,
)
from clashtable.games.geekfight.rules.check import AskGiveUp
from clashtable.games.geekfight.rules.control import ability_at
from clashtable.games.geekfight.rules.declaration import AddingChoice, AskPayment
from clashtable.games.geekfight.rules.describe import mark_words
from clashtable.games.geekfight.rules.draft import acting_of, cost_of, price_of
from clashtable.games.geekfight.rules.questions import kind_of
from clashtable.games.geekfight.rules.queue import ControlWindow
from clashtable.games.geekfight.wire.names import object_named
from clashtable.games.geekfight.wire.resources import units_spoken


def prompt(state: GeekState, ask: Ask) -> str:
    """Return what a player is told."""
    if isinstance(ask, AddingChoice):
        return drafting_prompt(state, ask)
    if isinstance(ask, Choice) and isinstance(ask.effect, GeekEffect):
        return choice_prompt(state, ask)
    if isinstance(ask, Response) and isinstance(ask.window, ControlWindow):
        return control_prompt(state)
    if isinstance(ask, AskGiveUp):
        item = find_piece(state, ask.serial)
        return f"Which resources do you want for {'the Item' if item is None else item.card.name}?"
    prompts = {
        "opening_pick": "Choose three Combatants of your deck to start with in hand.",
        "opening_deploy": "Choose your opening Combatant. All are turned up together.",
        "tuck_down": "Seven cards are too many: put one under your deck.",
        "deploy": "Your arena is empty: deploy a Combatant.",
        "control": "Your turn: attack, play cards, use abilities, or end your Action Phase.",
        "keep_items": "Too many Items: choose which to keep. The others are bartered.",
    }
    return prompts[kind_of(ask)]


def control_prompt(state: GeekState) -> str:
    """Return what is about to happen, and that it may be answered."""
    queue = state.queue()
    if not queue:
        return "The turn is ending: respond, or pass."
    top = queue[-1]
    return f"On top of the Queue: {object_label(top)}. Respond, or pass."


def object_label(found: Cast) -> str:
    """Return what something on the Queue is called, with whose it is."""
    return f"{object_named(found.card.id, OBJECT_KINDS[found.kind])} ({{seat:{found.seat}}})"


def drafting_prompt(state: GeekState, ask: AddingChoice) -> str:
    """Return what is still to be chosen of something that is being added."""
    use = ask.adding.draft.use
    if ask.kind == "mode":
        return f"{use.card.name}: choose one."
    if ask.kind == "target":
        spec = specs_for(use)[len(use.targets)].text().replace("target ", "", 1)
        return f"{use.card.name}: choose its target ({spec})."
    if ask.kind == "cost_choice":
        cost = cost_of(use)
        what = "discard a card" if cost is not None and cost.discards else "forfeit an Item"
        return f"{use.card.name}: {what} for it."
    if isinstance(ask, AskPayment):
        return f"{use.card.name} costs {price_of(state, use)}: pay with what?"
    return f"{use.card.name}: which resources do you keep?"


def choice_prompt(state: GeekState, ask: Choice) -> str:
    """Return what an effect asks while it resolves."""
    name = ask.use.printed().name
    effect = ask.effect
    if isinstance(effect, LookTakeOne):
        return (
            f"{name}: take one of these cards." if ask.stage == 0 else f"{name}: which card goes under the deck next?"
        )
    if isinstance(effect, LookMayTuck):
        top = state.players[ask.seat].deck[-1].name
        return f"{name}: the top card of your deck is {top}. Put it under the deck?"
    if isinstance(effect, Search):
        return f"{name}: choose a card from your deck, or find nothing."
    if isinstance(effect, NewTarget):
        return f"{name}: choose the new target."
    if isinstance(effect, TargetChooses):
        return f"{name}: you choose one."
    return sentence(f"{name}: {effect.text(ask.use.printed()).partition('. ')[0]}")


def label(state: GeekState, ask: Ask, move: GeekMove) -> str:
    """Return what *move* does, in plain English."""
    if move.kind in (PASS, END, YES, NO):
        return plain_label(ask, move)
    if move.kind in (SPEND, PAY, PRODUCE, BARTER, MAKE):
        return units_label(state, ask, move)
    if move.kind in (PLAY, USE, SNIPE, ATTACK):
        return adding_label(state, ask, move)
    if move.kind == PICK:
        return "Start with " + ", ".join(card.name for card in move.cards)
    if move.kind == TARGET:
        return target_label(state, move)
    if move.kind == MODE:
        return mode_label(ask, move)
    if move.kind == KEEP:
        kept = kept_items(state, ask.seat, move)
        return "Keep " + (", ".join(piece.card.name for piece in kept) or "nothing")
    name = "nothing" if move.card is None else move.card.name
    return f"{CARD_VERBS[move.kind]} {name}"


CARD_VERBS = {
    DEPLOY: "Deploy", TUCK: "Put under the deck:", FORFEIT: "Forfeit", DISCARD: "Discard", GIVE_UP: "Give up",
    TAKE: "Take",
}  # fmt: skip


def plain_label(ask: Ask, move: GeekMove) -> str:
    """Return the label of a move that is about nothing."""
    if move.kind == NO:
        looks = isinstance(ask, Choice) and isinstance(ask.effect, LookMayTuck)
        return "Leave it on top" if looks else "Discard nothing"
    return {PASS: "Pass", END: "End Action Phase", YES: "Put it under the deck"}[move.kind]


def units_label(state: GeekState, ask: Ask, move: GeekMove) -> str:
    """Return the label of a move about units."""
    what = units_spoken(units_fact(move.units))
    if move.kind == SPEND:
        return f"Spend for {what}"
    if move.kind in (BARTER, MAKE):
        name = "" if move.card is None else move.card.name
        return f"Barter {name} for {what}" if move.kind == BARTER else f"{name}: make {what}"
    return f"Pay {what}" if move.kind == PAY else f"Take {what}"


def adding_label(state: GeekState, ask: Ask, move: GeekMove) -> str:
    """Return the label of something that goes on the Queue."""
    if move.kind == ATTACK:
        mine, theirs = state.players[ask.seat].combatant, state.players[move.number].combatant
        assert mine is not None
        assert theirs is not None
        return f"Attack {theirs.card.name} ({{seat:{move.number}}}) for {strength(state, mine)}"
    assert move.card is not None
    if move.kind == PLAY:
        return f"Play {move.card.name} (cost {final_cost(state, ask.seat, move.card)})"
    piece = find_piece(state, move.number)
    if move.kind == SNIPE:
        return f"Snipe with {move.card.name} for {0 if piece is None else snipe_value(state, piece)}"
    ability = move.card.abilities[ability_at(move.card, move.place)]
    return f"{move.card.name}: {ability.text(move.card)}"


def target_label(state: GeekState, move: GeekMove) -> str:
    """Return the label of a target, with whose it is."""
    if move.place == SEAT or move.card is None:
        return f"{{seat:{move.number}}}"
    if move.place == OBJECT:
        found = find_object(state, move.number)
        return move.card.name if found is None else object_label(found)
    piece = find_piece(state, move.number) if move.place != IN_DISCARD else None
    return move.card.name if piece is None else f"{move.card.name} ({{seat:{piece.controller}}})"


def mode_label(ask: Ask, move: GeekMove) -> str:
    """Return what one of several ways does."""
    if isinstance(ask, AddingChoice):
        use = ask.adding.draft.use
        acting = acting_of(use)
        return "" if acting is None else sentence(acting.ways[move.number].text(use.card))
    if isinstance(ask, Choice) and isinstance(ask.effect, TargetChooses):
        told = Telling(cast(Card, ask.use.printed()), ask.use.seat, "", "your Combatant")
        return sentence(ask.effect.ways[move.number].text(told))
    return f"Way {move.number + 1}"


def kept_items(state: GeekState, seat: int, move: GeekMove) -> list[Piece]:
    """Return the Items that *move* keeps."""
    return [item for item in state.players[seat].items if item.serial in (move.kept or ())]


def told_apart(state: GeekState, moves: list[GeekMove], labels: list[str]) -> list[str]:
    """Return *labels* so that no two are the same: with what tells their things apart, at last with a number."""
    counts = Counter(labels)
    if len(counts) == len(labels):
        return labels
    found = [
        words + detail(state, move) if counts[words] > 1 else words for move, words in zip(moves, labels, strict=True)
    ]
    counts = Counter(found)
    return [
        f"{words} ({found[: at + 1].count(words)} of {counts[words]})" if counts[words] > 1 else words
        for at, words in enumerate(found)
    ]


def detail(state: GeekState, move: GeekMove) -> str:
    """Return what an object is aimed at, or what is on a card in the arena."""
    if move.kind == TARGET and move.place == OBJECT:
        aimed = find_object(state, move.number)
        aims = [] if aimed is None else [mark_words(mark) for mark in aimed.targets]
        return f" at {listed(aims)}" if aims else ""
    piece = find_piece(state, move.number) if move.card is not None else None
    if piece is None:
        return ""
    on_it = [counters_text(kind, amount) for kind, amount in enumerate(piece.counters) if amount]
    on_it += [buff.card.name for buff in piece.buffs]
    return f" with {listed(on_it)}" if on_it else ""
