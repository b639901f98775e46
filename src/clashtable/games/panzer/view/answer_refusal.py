"""Why an answer about a space, a target or a card is refused."""

from __future__ import annotations

from clashtable.core.effects import Choice
from clashtable.core.refusal import Reason
from clashtable.games.panzer.effects.card_targets import CardSpec, JunkyardSpec
from clashtable.games.panzer.effects.choices import DeployFromHand, DeployFromJunkyard, Relocate, Search, Shift
from clashtable.games.panzer.effects.targets import Spec
from clashtable.games.panzer.geometry import GRID, is_field
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import Cast
from clashtable.games.panzer.model.places import deployment_misfit, modifier_misfit, relocation_misfit
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.moves import (
    DEPLOY,
    DISCARD,
    DONE,
    PICK,
    TAKE,
    TARGET,
    TARGET_CARD,
    TARGET_ITEM,
    TARGET_PLAYER,
    TO,
    PanzerMove,
)
from clashtable.games.panzer.rules.declaration import AskTarget
from clashtable.games.panzer.rules.modifiers import PickModifier, PlaceModifier
from clashtable.games.panzer.rules.requirements import open_phrase, specs_for
from clashtable.games.panzer.rules.triggered import AskJunkyard
from clashtable.games.panzer.view.unit_refusal import at, place_reason
from clashtable.games.panzer.vocabulary import (
    FITTING,
    HIDDEN,
    NO_ABILITY,
    NO_FACTORY,
    NO_FRIEND,
    NO_ROOM,
    NOTHING_THERE,
    OBSTACLES,
    OCCUPIED,
    OTHER_LINE,
    OTHER_SIDE,
    OTHER_TYPE,
    TOO_FAR,
    UNDAMAGED,
)

TARGET_TEXTS = {
    NOTHING_THERE: "nothing that could be chosen is at {}.",
    OTHER_SIDE: "what is at {} belongs to the wrong player.",
    OTHER_TYPE: "the Unit at {} is of another type.",
    OTHER_LINE: "{} is in another line.",
    TOO_FAR: "{} is not adjacent.",
    NO_FRIEND: "no friendly Unit is adjacent to {}.",
    NO_ABILITY: "the Unit at {} has no Ranged Attack.",
    HIDDEN: "the Unit at {} is Concealed.",
    UNDAMAGED: "the Unit at {} has no damage.",
    NO_FACTORY: "no Factory is at {}.",
    NO_ROOM: "the Unit at {} has nowhere to go.",
}
TARGET_RULES = {HIDDEN: "P-12", NO_ROOM: "P-7.8", NO_FACTORY: "P-6.6"}


def why_not_target(state: PanzerState, ask: AskTarget, move: PanzerMove) -> Reason | None:
    """Return why something cannot be chosen as a target; None where *move* chooses none."""
    use = ask.draft.use
    spec = specs_for(use)[open_phrase(state, use)]
    if move.kind == DONE:
        return Reason("choose at least one target first.", "P-13.2", "target", "button:done")
    if move.kind == TARGET:
        return why_not_target_at(state, use, spec, move.space)
    if move.kind == TARGET_PLAYER:
        text = f"{use.card.name} cannot be aimed at a player."
        return Reason(text, "P-9.9", "type", f"player:{move.number}")
    if move.kind == TARGET_CARD and move.card is not None:
        return why_not_target_card(state, use, spec, move.card)
    if move.kind == TARGET_ITEM:
        text = f"{use.card.name} cannot be aimed at that."
        return Reason(text, "P-13.2", "type", f"item:{move.number}")
    return None


def why_not_target_at(state: PanzerState, use: Cast, spec: Spec, space: int) -> Reason:
    """Return why what is at *space* cannot be chosen."""
    name = GRID.names[space]
    misfit = spec.misfit(state, use, space)
    if misfit == FITTING:
        return Reason(f"{name} is chosen already.", "P-13.2", "chosen", at(space))
    text = TARGET_TEXTS.get(misfit, "the Terrain at {} is face up.").format(name)
    return Reason(text, TARGET_RULES.get(misfit, "P-13.2"), OBSTACLES[misfit], at(space))


def why_not_target_card(state: PanzerState, use: Cast, spec: Spec, card: Card) -> Reason:
    """Return why a card in the Junkyard cannot be chosen."""
    thing = f"junkyard:{card.id}"
    if not isinstance(spec, JunkyardSpec):
        return Reason(f"{use.card.name} cannot be aimed at a card in the Junkyard.", "P-13.2", "type", thing)
    if not spec.card.is_fit(card):
        return Reason(f"{card.name} is not {a_card(spec.card)}.", "P-13.2", "type", thing)
    if state.players[use.seat].junkyard.count(card) == 0:
        return Reason(f"{card.name} is not in your Junkyard.", "P-13.2", "card", thing)
    return Reason(f"every copy of {card.name} is chosen already.", "P-17.6", "chosen", thing)


def a_card(spec: CardSpec) -> str:
    """Return ``an Infantry Unit card with cost 2 or less``."""
    words = spec.text()
    return f"{'an' if words[0] in 'AEIO' else 'a'} {words}"


def why_not_answer(
    state: PanzerState, ask: PlaceModifier | PickModifier | AskJunkyard | Choice, move: PanzerMove
) -> Reason | None:
    """Return why a space or a card is not an answer; None for another kind of answer."""
    if isinstance(ask, PickModifier):
        if move.kind != PICK:
            return None
        text = f"no Terrain Modifier of yours waits at {GRID.names[move.space]}."
        return Reason(text, "P-5.2", "waiting", at(move.space))
    if isinstance(ask, Choice):
        return why_not_choice(state, ask, move)
    if move.kind != TO:
        return None
    if isinstance(ask, PlaceModifier):
        return why_not_place(state, ask.seat, move.space)
    return why_not_deploy(state, ask.seat, move.space)


def why_not_place(state: PanzerState, seat: int, space: int) -> Reason:
    """Return why a Terrain Modifier cannot be placed at *space* (P-11.6)."""
    name = GRID.names[space]
    misfit = modifier_misfit(state, seat, space)
    texts = {
        OCCUPIED: f"a Terrain Modifier is at {name} already.",
        OTHER_SIDE: f"an enemy Unit is at {name}.",
        NO_FRIEND: f"no Unit of yours is at {name} or beside it.",
    }
    return Reason(texts.get(misfit, f"{name} is not on the Terrain Field."), "P-11.6", OBSTACLES[misfit], at(space))


def why_not_deploy(state: PanzerState, seat: int, space: int) -> Reason:
    """Return why nothing can be deployed to *space* (P-18.4)."""
    misfit = deployment_misfit(state, seat, space, -1)
    if misfit == NO_FACTORY:
        return Reason(f"no Factory is at {GRID.names[space]}.", "P-18.4", "factory", at(space), 1)
    return place_reason(misfit, space, "P-18.4")


def why_not_choice(state: PanzerState, ask: Choice, move: PanzerMove) -> Reason | None:
    """Return why an answer to an effect is refused."""
    effect, use = ask.effect, ask.use
    assert isinstance(use, Cast)
    if move.kind == TO:
        if isinstance(effect, Shift):
            return why_not_shift(state, move.space)
        if isinstance(effect, Relocate):
            misfit = relocation_misfit(state, use.seat, effect.lines, move.space)
            return place_reason(misfit, move.space, "P-18.4")
        if isinstance(effect, (DeployFromHand, DeployFromJunkyard)) and move.card is None:
            return why_not_deploy(state, use.seat, move.space)
    if move.kind in (DEPLOY, TAKE, DISCARD) and move.card is not None:
        if isinstance(effect, (DeployFromHand, Search)) and not effect.card.is_fit(move.card):
            return Reason(f"{move.card.name} is not {a_card(effect.card)}.", "P-18.4", "type", f"card:{move.card.id}")
        return Reason(f"{move.card.name} is not among the cards.", "P-18.4", "card", f"card:{move.card.id}")
    return None


def why_not_shift(state: PanzerState, space: int) -> Reason:
    """Return why a Unit cannot be shifted to *space* (P-18.4)."""
    name = GRID.names[space]
    if is_field(space) and state.units[space] is not None:
        return Reason(f"{name} is occupied.", "P-18.4", "occupied", at(space))
    return Reason(f"{name} is not adjacent to it.", "P-18.4", "distance", at(space))
