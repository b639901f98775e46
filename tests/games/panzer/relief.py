"""How what stands in the way of a move of Panzer Clash is taken away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from clashtable.core.match import Match
from clashtable.core.refusal import Reason
from clashtable.core.state import Ask, Move, asking, settle
from clashtable.core.window import Response
from clashtable.games.panzer.cards.basic_set import CARDS
from clashtable.games.panzer.effects.choices import DeployFromHand
from clashtable.games.panzer.geometry import BACK_LINE, BESIDE, FIELD, INDUSTRY
from clashtable.games.panzer.model import movement
from clashtable.games.panzer.model.state import MAIN, PanzerState, Stacked
from clashtable.games.panzer.model.values import (
    cost_for,
)
from clashtable.games.panzer.moves import (
    MOVE,
    PASS,
    PASS_TURN,
    TARGET_CARD,
    PanzerMove,
)
from clashtable.games.panzer.notation.position import pending_of
from clashtable.games.panzer.rules.chain import FlashWindow
from clashtable.games.panzer.rules.declaration import AskStack, AskTarget
from clashtable.games.panzer.rules.main_phase import AskMove
from clashtable.games.panzer.rules.modifiers import PlaceModifier
from clashtable.games.panzer.rules.requirements import acting_of
from tests.games.panzer.positions import (
    MODIFIER_CARD,
    clear,
    fitting_card,
    free,
    near,
    put,
    space_of,
    unit_of,
    use_of,
)
from tests.games.panzer.target_relief import supply_target
from tests.games.panzer.unit_relief import (
    add_unit,
    bring_near,
    change_line,
    change_side,
    change_type,
    give_ability,
    give_points,
    give_strength,
    hurt,
    refresh,
    reveal_unit,
)

HOPELESS = {
    "line": "a space never comes into another line, so what is chosen by its space cannot",
    "side": "an Industry Zone never changes its owner",
    "type": "a player, a card or something on the Chain never becomes a Unit of another type",
    "target": "a text has only the ways that are printed",
}
"""What no change of a position takes away, and why; each only where a space, player or card is meant as such."""


def change_moment(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Make it the Main-Phase of the seat, or let it be asked for an answer."""
    if move.kind in (PASS, PASS_TURN):
        state.push(Response(FlashWindow([ask.seat], 0, 0), ask.seat))
        return True
    state.course.active, state.course.phase = ask.seat, MAIN
    state.pending = pending_of("main")
    return True


def add_card(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Put the card where it is wanted."""
    assert move.card is not None
    player = state.players[ask.seat]
    (player.junkyard if move.kind == TARGET_CARD else player.hand).append(move.card)
    return True


def add_friend(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Put a friendly Unit where one is wanted."""
    space = space_of(reason) if isinstance(ask, PlaceModifier) else near(state, space_of(reason))
    put(state, fitting_card(lambda card: True), ask.seat, space)
    return True


def turn(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Turn the Terrain over."""
    state.turn(space_of(reason), reason.obstacle == "face-down")
    return True


def make_way(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Take away what occupies the space, or one that will do."""
    if isinstance(ask, PlaceModifier):
        state.lay(space_of(reason), None)
    else:
        clear(state, INDUSTRY[ask.seat][0] if reason.about.startswith("card:") else space_of(reason))
    return True


def build(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Add the Factories that are lacking."""
    if not reason.about.startswith("card:"):
        state.factories[space_of(reason)] += max(1, reason.amount)
        return True
    assert move.card is not None
    space = INDUSTRY[ask.seat][0]
    clear(state, space)
    state.factories[space] = cost_for(state, ask.seat, move.card)
    return True


def allow(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    state.players[ask.seat].allowance = 1
    return True


def make_room(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Let there be a space for what a move brings."""
    if isinstance(ask, AskTarget):
        free(state, BESIDE[space_of(reason)])
    elif move.kind == MOVE:
        free(state, movement.first_spaces(unit_of(state, move, reason)))
    else:
        for start in FIELD[:: len(BACK_LINE[0])]:
            others = [space for space in range(start, start + len(BACK_LINE[0])) if space != move.space]
            state.turn(free(state, others), True)
    return True


def add_to_hand(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Put a card into the hand that the text can deploy."""
    acting = acting_of(use_of(state, ask, move))
    assert acting is not None
    effects = [part for way in acting.ways for part in (way, *way.parts())]
    wanted = next(effect for effect in effects if isinstance(effect, DeployFromHand))
    state.players[ask.seat].hand.append(next(card for card in CARDS if wanted.card.is_fit(card)))
    return True


def remove_guard(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    state.units[space_of(reason)] = None
    return True


def add_supply(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    state.players[1 - ask.seat].supply.append(MODIFIER_CARD)
    return True


def unchoose(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Take a target back that is chosen already."""
    assert isinstance(ask, AskTarget)
    use = ask.draft.use
    if move.card is not None:
        state.players[ask.seat].junkyard.append(move.card)
        return True
    left = [mark for mark in use.targets if mark.space != move.space]
    state.pending[-1] = AskTarget(ask.draft.again(use.aimed(left, False)))
    return True


def add_waiting(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    clear(state, space_of(reason))
    state.put_on_stack(space_of(reason), Stacked(MODIFIER_CARD, False))
    return True


CHANGES: Mapping[str, Callable[[PanzerState, Ask, PanzerMove, Reason], bool]] = {
    "moment": change_moment, "card": add_card, "unit": add_unit, "fresh": refresh, "halted": refresh,
    "suppressed": refresh, "acted": refresh, "scouted": refresh, "moved": refresh, "ability": give_ability,
    "points": give_points, "strength": give_strength, "target": supply_target, "side": change_side,
    "type": change_type, "line": change_line, "distance": bring_near, "friend": add_friend, "concealed": reveal_unit,
    "damage": hurt, "face-up": turn, "face-down": turn, "occupied": make_way, "factory": build, "allowance": allow,
    "room": make_room, "hand": add_to_hand, "guard": remove_guard, "supply": add_supply, "chosen": unchoose,
    "waiting": add_waiting,
}  # fmt: skip
"""How each obstacle is taken away; false where nothing could."""


def relieved(match: Match, move: Move, reason: Reason) -> Match | None:
    """Return the match without what *reason* names."""
    better = match.fork()
    state = cast(PanzerState, better.state)
    change = CHANGES.get(reason.obstacle)
    if change is None or not change(state, asking(state), cast(PanzerMove, move), reason):
        assert reason.obstacle in HOPELESS, reason
        return None
    forget_listed(state)
    settle(state)
    return better


def forget_listed(state: PanzerState) -> None:
    """Let the open question list its answers anew: in a match nothing changes while it is open."""
    match state.pending[-1:]:
        case [AskMove(seat=seat, space=space)]:
            state.pending[-1] = AskMove(seat, space)
        case [AskStack(draft=draft)]:
            state.pending[-1] = AskStack(draft)
