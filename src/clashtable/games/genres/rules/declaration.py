"""Declaring in steps (G-5.4): Combos, ways, destinations, targets; then it is paid and goes on the stack.

What is chosen so far is seen by its player alone (G-22). Next, read rules/stack.py.
"""

from typing import Final

from clashtable.core.state import Move
from clashtable.games.genres.effects import attack_choices
from clashtable.games.genres.effects.abilities import Does, does_of
from clashtable.games.genres.effects.base import GenresEffect
from clashtable.games.genres.geometry import ADJACENT, BURST, GRID, LINE, NO_CENTER, within
from clashtable.games.genres.model.attack import TAPED_SHAPES, current_attack, is_attack_use
from clashtable.games.genres.model.attack_line import EACH
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import (
    ASSISTING,
    CARD,
    GHOST_ATTACK,
    GHOST_MOVE,
    MELEEING,
    MOVING,
    OBJECTING,
    SUMMON_ATTACK,
    SUMMON_MOVE,
    SUMMON_SPECIAL,
    Cast,
)
from clashtable.games.genres.model.movement import destinations
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.responses import fits
from clashtable.games.genres.model.state import GenresState, find_item
from clashtable.games.genres.model.values import movement
from clashtable.games.genres.moves import (
    ATTACH,
    DONE,
    MODE_MOVES,
    PIECE,
    SHAPE_MOVES,
    TO,
    GenresMove,
    aim_move,
    card_moves,
    piece_move,
    plain,
    square_moves,
)
from clashtable.games.genres.vocabulary import (
    ACTION,
    ALLY,
    COMBO,
    ENEMY_PAWN,
    EQUIPMENT,
    GHOST_MOVEMENT,
    PAWN,
    SUMMON,
    TO_ACTION_CARD,
    TO_ADJACENT_CARD,
    TO_ATTACK_CARD,
    TO_BURST_CARD,
    TO_COST_2_CARD,
    TO_HEALING_CARD,
    TO_LINE_CARD,
    TO_MELEE,
    TO_ONE_TARGET_CARD,
    ZONE,
)

ATTACKS: Final = (MELEEING, SUMMON_ATTACK, GHOST_ATTACK)
NO_PARTS: Final[list[GenresEffect]] = []


def parts_for(use: Cast) -> list[GenresEffect]:
    """Return the effects of *use* that may ask something at declaration."""
    card = use.card
    if card is None:
        return NO_PARTS
    if use.kind == SUMMON_SPECIAL:
        effect = card.abilities[card.special].effects()[0]
        return [effect] if isinstance(effect, GenresEffect) else NO_PARTS
    if use.kind not in (CARD, OBJECTING):
        return NO_PARTS
    does = does_of(card)
    return NO_PARTS if does is None else does.parts(use.mode)


def takes_combos(use: Cast) -> bool:
    """Tell whether Combos can be attached to *use* at all (G-10.5)."""
    return use.kind == MELEEING or (use.kind == CARD and use.card is not None and use.card.type == ACTION)


def has_begun(use: Cast) -> bool:
    """Tell whether a choice was made that comes after the Combos."""
    return (
        use.mode >= 0 or use.direction >= 0 or use.square >= 0 or use.center != NO_CENTER or use.piece > 0
        or use.zone > 0 or use.player >= 0 or bool(use.targets)
    )  # fmt: skip


def question_of(state: GenresState, use: Cast) -> str:
    """Return the decision that is still to be made of *use*; empty when it can be declared."""
    if use.kind in (MOVING, SUMMON_MOVE, GHOST_MOVE):
        return "destination" if use.square < 0 else ""
    if use.kind in (OBJECTING, ASSISTING) and use.aim == 0:
        return "aim"
    if takes_combos(use) and not use.is_done and not has_begun(use):
        if attack_choices.reshapes(use) and use.shape < 0:
            return attack_choices.SHAPE
        if fitting_combos(state, use):
            return "combo"
    if use.kind in ATTACKS:
        return attack_choices.attack_question(state, use)
    if use.kind == CARD and use.card is not None and use.card.type == EQUIPMENT:
        return "" if use.piece else "choose-piece"
    return effect_question(state, use)


def effect_question(state: GenresState, use: Cast) -> str:
    """Return what the effects of *use* still ask for."""
    does = None if use.card is None or use.kind not in (CARD, OBJECTING) else does_of(use.card)
    if does is not None and does.has_ways and use.mode < 0:
        return "mode"
    for part in parts_for(use):
        found = part.question(state, use)
        if found:
            return found
    return ""


def options_of(state: GenresState, use: Cast) -> list[Move]:
    """Return what can be chosen next for *use*."""
    question = question_of(state, use)
    if use.kind in (MOVING, SUMMON_MOVE, GHOST_MOVE):
        return square_moves(TO, goals(state, use))
    if question == "aim":
        return [aim_move(item.serial) for item in aims(state, use)]
    if question == "combo":
        return [plain(DONE), *card_moves(ATTACH, fitting_combos(state, use))]
    if question == attack_choices.SHAPE:
        return [SHAPE_MOVES[at] for at in range(len(TAPED_SHAPES)) if is_shape_open(state, use, at)]
    if use.kind in ATTACKS:
        return attack_choices.attack_options(state, use)
    if use.card is not None and use.kind == CARD and use.card.type == EQUIPMENT:
        return [piece_move(PIECE, piece) for piece in wearers(state, use.seat, use.card)]
    if question == "mode":
        return [MODE_MOVES[mode] for mode in open_modes(state, use)]
    for part in parts_for(use):
        if part.question(state, use):
            return part.options(state, use)
    return []


def note_choice(state: GenresState, use: Cast, move: GenresMove) -> None:
    """Note a choice on *use*, which is being made."""
    question = question_of(state, use)
    if use.kind in (MOVING, SUMMON_MOVE, GHOST_MOVE):
        use.square = move.number
    elif question == "aim":
        use.aim = move.number
    elif question == "combo":
        if move.card is None:
            use.is_done = True
        else:
            use.combos = [*use.combos, move.card]
    elif use.kind in ATTACKS or question == attack_choices.SHAPE:
        attack_choices.choose(state, use, move)
    elif use.card is not None and use.kind == CARD and use.card.type == EQUIPMENT:
        use.piece = move.number
    elif question == "mode":
        use.mode = move.number
    else:
        for part in parts_for(use):
            if part.question(state, use):
                part.choose(state, use, move)
                return


def goals(state: GenresState, use: Cast) -> list[int]:
    """Return where the piece of a Move can go."""
    piece = state.piece(use.actor)
    if piece is None:
        return []
    if use.kind == GHOST_MOVE:
        return [square for square in within(piece.square, GHOST_MOVEMENT) if square != piece.square]
    return destinations(state, piece, movement(state, piece))


def wearers(state: GenresState, seat: int, card: Card) -> list[Piece]:
    """Return who may be given Equipment (G-13.1)."""
    pawn = state.pawns[seat]
    if card.wearer == ENEMY_PAWN:
        return [
            piece
            for piece in state.pieces()
            if piece.kind == PAWN and piece.seat != seat and GRID.distance(piece.square, pawn.square) <= card.within
        ]
    return [pawn, *state.summons_of(seat)] if card.wearer == ALLY else [pawn]


def fitting_combos(state: GenresState, use: Cast) -> list[Card]:
    """Return the Combos of the hand that fit *use* as it stands."""
    return [
        card
        for card in state.players[use.seat].hand
        if card.type == COMBO and card not in use.combos and card not in state.played and combo_fits(state, use, card)
    ]


def combo_fits(state: GenresState, use: Cast, combo: Card) -> bool:
    """Tell whether *combo* may be attached, and leaves a legal declaration."""
    if not attaches(state, use, combo.attach):
        return False
    tried = use.copy()
    tried.combos = [*use.combos, combo]
    if use.kind == MELEEING:
        return attack_choices.is_possible(state, tried)
    return bool(open_modes(state, tried))


def attaches(state: GenresState, use: Cast, wanted: int) -> bool:
    """Tell whether *use* is something that such a Combo is attached to."""
    if use.kind == MELEEING:
        return bool(wanted & TO_MELEE)
    card = use.card
    if card is None:
        return False
    if wanted & TO_ACTION_CARD or (wanted & TO_COST_2_CARD and card.cost == 2):
        return True
    does = does_of(card)
    if wanted & TO_HEALING_CARD and does is not None and does.heals(use.mode):
        return True
    return card.attack_line is not None and attaches_to_attack(state, use, wanted)


def attaches_to_attack(state: GenresState, use: Cast, wanted: int) -> bool:
    """Tell the same of an attack card."""
    if wanted & TO_ATTACK_CARD:
        return True
    attack = current_attack(state, use)
    if attack is None:
        return False
    kind = attack.shape.kind
    if wanted & TO_ADJACENT_CARD:
        return kind == ADJACENT
    if wanted & TO_ONE_TARGET_CARD:
        return attack.select != EACH
    if wanted & TO_BURST_CARD:
        return kind == BURST
    return bool(wanted & TO_LINE_CARD) and kind == LINE


def is_shape_open(state: GenresState, use: Cast, shape: int) -> bool:
    """Tell whether a shape of Duct Tape leaves a legal declaration."""
    tried = attack_choices.with_shape(use, shape)
    return attack_choices.is_possible(state, tried) if use.kind == MELEEING else bool(open_modes(state, tried))


def open_modes(state: GenresState, use: Cast) -> list[int]:
    """Return the ways of *use* that can be played, with its Combos."""
    does = None if use.card is None else does_of(use.card)
    if does is None:
        return []
    heals = any(card.combo is not None and card.combo.more_healing > 0 for card in use.combos)
    return [
        mode
        for mode in range(len(does.ways))
        if is_way_open(state, use, does, mode) and (not heals or does.heals(mode))
    ]


def is_way_open(state: GenresState, use: Cast, does: Does, mode: int) -> bool:
    """Tell whether every effect of a way is playable."""
    for part in does.way_parts[mode]:
        if not part.is_playable(state, use):
            return False
    return True


def card_use(state: GenresState, seat: int, card: Card) -> Cast:
    """Return a card of the hand that is being played."""
    return Cast(0, CARD, seat, card, state.pawns[seat].serial)


def is_playable(state: GenresState, seat: int, card: Card) -> bool:
    """Tell whether *seat*, which is active, can play *card* now."""
    if card.cost > state.course.actions or card in state.played or card.type not in PLAYED:
        return False
    if card.type == EQUIPMENT:
        return bool(wearers(state, seat, card))
    if card.type != ACTION:
        return True
    return bool(open_modes(state, card_use(state, seat, card)))


PLAYED: Final = (ACTION, EQUIPMENT, ZONE, SUMMON)
"""The types that are played in the action step (G-10.1)."""


def aims(state: GenresState, use: Cast) -> list[Cast]:
    """Return the items that a response can be aimed at, from the bottom up (G-11.4)."""
    card = use.card
    assert card is not None
    found: list[Cast] = []
    for item in state.stack():
        if use.kind == ASSISTING:
            if can_assist(state, use.seat, item):
                found.append(item)
        elif fits(state, use.seat, card, item) and is_answer_open(state, use, item):
            found.append(item)
    return found


def is_answer_open(state: GenresState, use: Cast, item: Cast) -> bool:
    """Tell whether every choice of a response to *item* has an option."""
    tried = use.copy()
    tried.aim = item.serial
    for part in parts_for(tried):
        if not part.is_playable(state, tried) or (part.question(state, tried) and not part.options(state, tried)):
            return False
    return find_item(state, item.serial) is not None


def can_assist(state: GenresState, seat: int, item: Cast) -> bool:
    """Tell whether *item* is an attack that *seat* may assist (G-11.11)."""
    return is_attack_use(item) and item.seat != seat
