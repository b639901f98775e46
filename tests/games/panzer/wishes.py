"""What a player of Panzer Clash could wish to do."""

from __future__ import annotations

from typing import cast

from clashtable.core.effects import Choice
from clashtable.core.match import Match
from clashtable.core.state import Ask, Move, asking
from clashtable.games.panzer.effects.card_targets import JunkyardSpec
from clashtable.games.panzer.effects.choices import DeployFromHand, DeployFromJunkyard, Relocate, Shift
from clashtable.games.panzer.effects.targets import RangedSpec
from clashtable.games.panzer.effects.thing_targets import (
    DemolishSpec,
    ItemSpec,
    PermanentSpec,
    StackSpec,
)
from clashtable.games.panzer.geometry import BACK_LINE, FIELD, INDUSTRY, is_field, row_of
from clashtable.games.panzer.model.cast import Cast
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.moves import (
    ACTION,
    AT,
    ATTACK,
    DEMOLISH,
    DEPLOY,
    END,
    MODE_MOVES,
    MOVE,
    PARADROP,
    PASS,
    PASS_TURN,
    PICK,
    PLAY,
    PLAYER_MOVES,
    RANGED,
    REPAIR,
    SCOUT,
    STACK,
    SUPPLY_MOVE,
    TARGET,
    TARGET_CARD,
    TO,
    card_moves,
    item_move,
    plain,
    space_move,
    space_moves,
)
from clashtable.games.panzer.rules.declaration import AskMode, AskStack, AskTarget
from clashtable.games.panzer.rules.main_phase import AskAttack, AskDrop, AskMove, UnitAsk
from clashtable.games.panzer.rules.modifiers import PickModifier, PlaceModifier
from clashtable.games.panzer.rules.requirements import acting_of, open_phrase, specs_for
from clashtable.games.panzer.rules.triggered import AskJunkyard
from clashtable.games.panzer.vocabulary import UNIT

STACK_VERBS = (MOVE, PARADROP)
FIELD_VERBS = (MOVE, ATTACK, RANGED, ACTION, REPAIR, DEMOLISH, SCOUT)
"""A verb names the space of its Unit, so each is wished for where a Unit could do it at all."""


def wishes(match: Match) -> list[Move]:
    """Return all that the seat to act could wish for: its cards, its Units, and answers to what is asked."""
    state = cast(PanzerState, match.state)
    ask = asking(state)
    found = card_moves(PLAY, state.players[ask.seat].hand)
    for unit in state.units:
        if unit is not None and unit.seat == ask.seat:
            verbs = FIELD_VERBS if is_field(unit.space) else STACK_VERBS
            found += [space_move(verb, unit.space) for verb in verbs]
    return [*found, plain(END), plain(PASS), plain(PASS_TURN), *answers(state, ask)]


def answers(state: PanzerState, ask: Ask) -> list[Move]:
    """Return what one could wish to answer to *ask*, beside the general wishes."""
    own = [*INDUSTRY[ask.seat], *BACK_LINE[ask.seat]]
    if isinstance(ask, AskStack):
        return space_moves(STACK, INDUSTRY[ask.seat])
    if isinstance(ask, AskMode):
        acting = acting_of(ask.draft.use)
        return list(MODE_MOVES[: 0 if acting is None else len(acting.ways)])
    if isinstance(ask, AskTarget):
        return target_wishes(state, ask)
    if isinstance(ask, UnitAsk):
        elsewhere = [space for space in FIELD if space != ask.space]
        if isinstance(ask, (AskMove, AskDrop)):
            return space_moves(TO, elsewhere)
        return [*space_moves(AT, elsewhere), *([SUPPLY_MOVE] if isinstance(ask, AskAttack) else [])]
    if isinstance(ask, PlaceModifier):
        return space_moves(TO, list(FIELD))
    if isinstance(ask, PickModifier):
        return space_moves(PICK, INDUSTRY[ask.seat])
    if isinstance(ask, AskJunkyard):
        return space_moves(TO, own) if ask.use.card.kind == UNIT else []
    return choice_wishes(state, ask, own) if isinstance(ask, Choice) else []


def choice_wishes(state: PanzerState, ask: Choice, own: list[int]) -> list[Move]:
    """Return what one could wish to answer to an effect."""
    effect = ask.effect
    if isinstance(effect, DeployFromHand) and ask.stage == 0:
        return card_moves(DEPLOY, state.players[ask.seat].hand)
    if isinstance(effect, (DeployFromHand, DeployFromJunkyard)):
        return space_moves(TO, own)
    if isinstance(effect, Shift):
        here = effect.who.units(state, cast(Cast, ask.use))[0].space
        return space_moves(TO, [space for space in FIELD if space != here])
    if isinstance(effect, Relocate):
        lines = effect.lines
        return space_moves(TO, [space for space in FIELD if lines >> row_of(ask.seat, space) & 1])
    return []


def target_wishes(state: PanzerState, ask: AskTarget) -> list[Move]:
    """Return what one could wish to choose as a target."""
    use = ask.draft.use
    spec = specs_for(use)[open_phrase(state, use)]
    if isinstance(spec, JunkyardSpec):
        return card_moves(TARGET_CARD, state.players[ask.seat].junkyard)
    if isinstance(spec, ItemSpec):
        return [item_move(item.serial) for item in state.chain()]
    if isinstance(spec, StackSpec):
        return space_moves(TARGET, INDUSTRY[spec.owner(use)])
    if isinstance(spec, PermanentSpec):
        return space_moves(TARGET, [*INDUSTRY[0], *INDUSTRY[1]])
    more = INDUSTRY[1 - ask.seat] if isinstance(spec, DemolishSpec) else []
    players = PLAYER_MOVES if isinstance(spec, RangedSpec) else []
    return [*space_moves(TARGET, [*FIELD, *more]), *players]
