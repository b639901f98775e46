"""How a person is asked in Clash of Corgis."""

from __future__ import annotations

from clashtable.core.question import Option, Question
from clashtable.core.state import Ask, asking, legal_moves
from clashtable.core.text import listed, sentence, with_article
from clashtable.core.window import Response
from clashtable.games.corgis.effects.samurai import SamuraiWindow
from clashtable.games.corgis.model.card import NAMES, WILD_GROUP, cards_in, group_cards, long_name, suit_letters
from clashtable.games.corgis.model.combos import SIZES
from clashtable.games.corgis.model.plays import must_go_lower
from clashtable.games.corgis.model.state import Combo, CorgiState
from clashtable.games.corgis.moves import DISCARD, EXPOSE, PLAY, REACT, RETURN, TARGET, CorgiMove
from clashtable.games.corgis.vocabulary import ACE, EFFECT_NAMES, KIND_NAMES, RANKS
from clashtable.games.corgis.wire.events import suits_spoken

THINGS = {
    "card": "a card of one's own hand, hidden or exposed, by its notation",
    "seat": "a player",
    "button": "something to press: pass, decline, activate, high, low",
}


def ask(state: CorgiState) -> Question:
    """Return the open question."""
    question = asking(state)
    kind = question.window.kind if isinstance(question, Response) else question.kind
    options = tuple(option(state, kind, move) for move in legal_moves(state) if isinstance(move, CorgiMove))
    prompt, rule = prompt_of(state, question, kind)
    return Question(question.seat, kind, prompt, rule, options)


def prompt_of(state: CorgiState, question: Ask, kind: str) -> tuple[str, str]:
    """Return what a player is told, and by which rule."""
    combo = state.leading()
    if kind == "LEAD" or combo is None:
        return "You lead: play any combo.", "C-5.1"
    if kind == "FOLLOW":
        return follow_prompt(state, question.seat, combo), "C-5.3"
    suits = suits_spoken(suit_letters(combo.suits))
    effect = EFFECT_NAMES[combo.effect]
    if kind == "REACT" and isinstance(question, Response) and isinstance(question.window, SamuraiWindow):
        effect = EFFECT_NAMES[question.window.effect]
    prompts = {
        "ACTIVATE": (f"Use the {effect}'s effect?", "C-7.3"),
        "ENCORE": (encore_prompt(suits), "C-8.2"),
        "RETURN": ("The Healer: put one card of your hand under the deck.", "C-8.3"),
        "DECLARE": ("The Monk: must the next combo be higher, or lower?", "C-8.4"),
        "TARGET": ("The Archer: whose hidden hand do you aim at?", "C-8.7"),
        "REACT": (sentence(f"{with_article(effect)} is aimed at you. Show an Ace to cancel it?"), "C-8.10"),
        "EXPOSE_LOCK": ("The Fighter: turn up one of your hidden cards. It is locked for this round.", "C-8.5"),
        "DISCARD": (f"The Mage: discard a card of {suits}.", "C-8.6"),
        "EXPOSE": ("The Berserker: for passing, turn up one of your hidden cards.", "C-8.8"),
    }
    return prompts[kind]


def encore_prompt(suits: str) -> str:
    """Return what may be added to a Bard; a Wild without suits sings of nothing (C-9.3)."""
    if not suits:
        return "This Bard has no suit, so there is nothing to add."
    return f"The Bard sings on: add a combo that holds {suits}, or leave it."


def follow_prompt(state: CorgiState, seat: int, combo: Combo) -> str:
    """Return what beats the leading combo, in one sentence."""
    kind = KIND_NAMES[combo.size]
    if must_go_lower(state, seat):
        return f"Beat the {kind} with a rank below {RANKS[combo.rank - 1]}, or with as many Wilds, or pass."
    if combo.rank == ACE:
        return f"Only Wilds beat this {kind} of Aces; or pass."
    rank = "any rank" if combo.rank == 0 else f"a rank above {RANKS[combo.rank - 1]}"
    return f"Beat the {kind} with {rank}, or with as many Wilds, or pass."


def option(state: CorgiState, kind: str, move: CorgiMove) -> Option:
    """Return *move* with its label and the things it is about."""
    return Option(move.notation, label(state, kind, move), path(move))


def path(move: CorgiMove) -> tuple[str, ...]:
    """Return the things that *move* is about."""
    if move.kind == PLAY:
        return tuple(f"card:{NAMES[card]}" for card in cards_in(group_cards(move.subject, move.bits)))
    if move.kind in (RETURN, REACT, EXPOSE, DISCARD):
        return (f"card:{NAMES[move.subject]}",)
    return (f"seat:{move.subject}",) if move.kind == TARGET else (f"button:{move.notation}",)


def label(state: CorgiState, kind: str, move: CorgiMove) -> str:
    """Return what *move* does, in plain English."""
    if move.kind == PLAY:
        return play_label(state, move)
    if move.kind in (RETURN, REACT, EXPOSE, DISCARD):
        verb = {RETURN: "Return", REACT: "Cancel it with", EXPOSE: "Turn up", DISCARD: "Discard"}[move.kind]
        return f"{verb} {card_words(state, move.subject)}"
    if move.kind == TARGET:
        return f"Aim at {{seat:{move.subject}}}"
    words = {"pass": "Pass", "activate": "Use it", "high": "Higher", "low": "Lower"}
    if move.notation == "decline":
        return {"REACT": "Let it happen", "ENCORE": "No second play"}.get(kind, "Leave it unused")
    return words[move.notation]


def play_label(state: CorgiState, move: CorgiMove) -> str:
    """Return what a play is, in words; exposed cards and second copies are told apart."""
    found = cards_in(group_cards(move.subject, move.bits))
    if move.subject == WILD_GROUP:
        words = "a Wild" if len(found) == 1 else f"{SIZES[move.bits]} Wilds"
        return f"Play {words}{' (exposed)' if is_exposed(state, found[0]) else ''}"
    cards = listed([card_words(state, card) for card in found])
    return f"Play {cards}: {EFFECT_NAMES[move.subject + 1]}"


def card_words(state: CorgiState, card: int) -> str:
    """Return a card in words, with what tells it apart from its twin."""
    return f"{long_name(card)}{' (second deck)' if card >= 55 else ''}{' (exposed)' if is_exposed(state, card) else ''}"


def is_exposed(state: CorgiState, card: int) -> bool:
    """Tell whether *card* lies open before whoever is asked."""
    return bool(state.players[asking(state).seat].exposed >> card & 1)
