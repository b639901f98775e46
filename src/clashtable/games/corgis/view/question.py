"""How a person is asked in Clash of Corgis, and why something is refused."""

from __future__ import annotations

from clashtable.core.errors import InvalidMessage
from clashtable.core.question import Option, Question
from clashtable.core.refusal import Reason
from clashtable.core.state import Ask, asking, legal_moves
from clashtable.core.text import listed, sentence, with_article
from clashtable.core.window import Response
from clashtable.games.corgis.changes import suit_letters
from clashtable.games.corgis.effects import SamuraiWindow
from clashtable.games.corgis.model.card import (
    ACE,
    EFFECT_NAMES,
    KIND_NAMES,
    NAMES,
    RANKS,
    SIZES,
    WILD_GROUP,
    cards_in,
    group_cards,
    long_name,
)
from clashtable.games.corgis.model.state import Combo, CorgiState, must_go_lower
from clashtable.games.corgis.moves import (
    DISCARD,
    EXPOSE,
    FIXED_MOVES,
    PASS,
    PLAY,
    REACT,
    RETURN,
    TARGET,
    CorgiMove,
    play_of_cards,
)
from clashtable.games.corgis.wire.events import suits_spoken

THINGS = {
    "card": "a card of one's own hand, hidden or exposed, by its notation",
    "seat": "a player",
    "button": "something to press: pass, decline, activate, high, low",
}


def parse_move(text: str) -> CorgiMove:
    """Return the move written as *text*."""
    words = " ".join(text.split())
    found = FIXED_MOVES.get(words)
    if found is not None:
        return found
    verb, _space, names = words.partition(" ")
    if verb != "play" or not names:
        raise InvalidMessage(
            f"{text[:80]!r} is not a move of Clash of Corgis: write 'play 7F 7W', 'pass', 'high', 'low', 'target 2', "
            "'react AE', 'expose 3W', 'discard 3W', 'return 3W', 'activate' or 'decline' (C-10.1)."
        )
    unknown = [name for name in names.split() if name not in NAMES]
    if unknown:
        raise InvalidMessage(f"There is no card {unknown[0][:12]!r} (C-1.6).")
    move = play_of_cards([NAMES.index(name) for name in names.split()])
    if move is None:
        raise InvalidMessage(f"{names} are no combo: one to five cards of one rank, or Wilds only (C-4.1).")
    if move.notation != words:
        raise InvalidMessage(f"That play is written {move.notation!r} (C-1.6).")
    return move


# --- what a person is asked


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
    return f"Play {listed([card_words(state, card) for card in found])}"


def card_words(state: CorgiState, card: int) -> str:
    """Return a card in words, with what tells it apart from its twin."""
    return f"{long_name(card)}{' (second deck)' if card >= 55 else ''}{' (exposed)' if is_exposed(state, card) else ''}"


def is_exposed(state: CorgiState, card: int) -> bool:
    """Tell whether *card* lies open before whoever is asked."""
    return bool(state.players[asking(state).seat].exposed >> card & 1)


# --- why something is refused


def why_not(state: CorgiState, move: CorgiMove) -> Reason:
    """Return why *move* is not legal, and by which rule."""
    question = asking(state)
    kind = question.window.kind if isinstance(question, Response) else question.kind
    expected = {legal.kind for legal in legal_moves(state) if isinstance(legal, CorgiMove)}
    if move.kind == PASS and kind == "LEAD":
        return Reason("a leader cannot pass.", "C-5.1")
    if move.kind != PLAY:
        if move.kind not in expected:
            return Reason(f"this is the moment for {kind}.", "C-10.1")
        return Reason("that is not among the answers.", "C-10.1")
    if kind not in ("LEAD", "FOLLOW", "ENCORE"):
        return Reason(f"this is the moment for {kind}, not for a play.", "C-10.1")
    return play_reason(state, question.seat, move, kind)


def play_reason(state: CorgiState, seat: int, move: CorgiMove, kind: str) -> Reason:
    """Refuse a play: cards that are not there or not free, or a combo that does not beat."""
    player = state.players[seat]
    played = group_cards(move.subject, move.bits)
    if played & ~(player.hidden | player.exposed):
        missing = cards_in(played & ~(player.hidden | player.exposed))[0]
        return Reason(f"{long_name(missing)} is not in your hand.", "C-4.1")
    if played & player.locked:
        return Reason("a card that a Fighter exposed is locked for this round.", "C-8.5")
    if played & player.exposed and SIZES[move.bits] > 1:
        return Reason("an exposed card can be played only as a Single.", "C-3.4")
    combo = state.leading()
    if combo is None or kind == "LEAD":
        return Reason("of equal cards the first is played.", "C-4.5")
    if kind == "ENCORE":
        suits = suits_spoken(suit_letters(combo.suits)) or "its suit"
        beats = "" if state.options.bard_free else "beat the Bard and "
        return Reason(f"a second play must {beats}hold {suits}.", "C-8.2")
    if SIZES[move.bits] != combo.size:
        return Reason(f"a {KIND_NAMES[combo.size]} leads, so it takes a {KIND_NAMES[combo.size]}.", "C-5.4")
    if move.subject == WILD_GROUP:
        return Reason("of equal cards the first is played.", "C-4.5")
    low = must_go_lower(state, seat)
    if move.subject + 1 < combo.rank if low else move.subject + 1 > combo.rank:
        return Reason("of equal cards the first is played.", "C-4.5")
    if low:
        return Reason(f"after the Monk's low the rank must be below {RANKS[combo.rank - 1]}.", "C-8.4")
    return Reason(f"its rank must be above {RANKS[combo.rank - 1]}.", "C-5.4")
