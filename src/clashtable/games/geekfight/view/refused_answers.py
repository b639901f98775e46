"""Why something does not answer what is asked while a card is added or deployed."""

from __future__ import annotations

from clashtable.core.refusal import Reason
from clashtable.core.state import Ask, legal_moves
from clashtable.core.text import counted
from clashtable.games.geekfight.effects.choices import is_in_arena
from clashtable.games.geekfight.effects.targets import (
    FITS,
    NO_VIP,
    TOO_DEAR,
    TOO_HEALTHY,
    WRONG_SIDE,
    YOURS,
    CombatantSpec,
    ItemSpec,
    Spec,
    is_untouchable,
    specs_for,
)
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.cast import PIECE, Cast
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.resources import amount_of, has_any, total
from clashtable.games.geekfight.model.state import SET_UP, GeekState, find_piece
from clashtable.games.geekfight.model.values import remaining_health
from clashtable.games.geekfight.moves import (
    DEPLOY,
    MODE,
    PAY,
    TARGET,
    GeekMove,
)
from clashtable.games.geekfight.rules.declaration import AskMode, AskPayment, AskTarget
from clashtable.games.geekfight.rules.draft import acting_of, cost_of, price_of, types_of
from clashtable.games.geekfight.rules.obstacles import way_obstacle
from clashtable.games.geekfight.rules.setup import Lay
from clashtable.games.geekfight.rules.turns import Deploy
from clashtable.games.geekfight.view.labels import prompt
from clashtable.games.geekfight.view.reasons import told
from clashtable.games.geekfight.vocabulary import COMBATANT, GENERIC, ITEM, RESOURCES, TYPED


def why_not_answer(state: GeekState, ask: Ask, move: GeekMove) -> Reason:
    """Return why *move* does not answer what is asked."""
    if move.kind == DEPLOY and move.card is not None and isinstance(ask, (Deploy, Lay)):
        return why_not_deploy(state, ask.seat, move.card)
    kinds = {legal.kind for legal in legal_moves(state) if isinstance(legal, GeekMove)}
    asked = prompt(state, ask)
    if move.kind not in kinds:
        return Reason(f"something else comes first: {asked}", "F-22.1")
    if isinstance(ask, AskTarget) and move.kind == TARGET and move.place == PIECE:
        return why_not_target(state, ask, move)
    if isinstance(ask, AskMode) and move.kind == MODE:
        return why_not_way(state, ask, move.number)
    if isinstance(ask, AskPayment) and move.kind == PAY:
        return why_not_pay(state, ask, move.units)
    return Reason(f"that does not answer what is asked: {asked}", "F-22.1", "answer")


def why_not_deploy(state: GeekState, seat: int, card: Card) -> Reason:
    """Return why a Combatant cannot be deployed."""
    about = f"card:{card.id}"
    if card not in state.players[seat].hand:
        return Reason(f"{card.name} is not in your hand.", "F-13.2", "absent", about)
    if card.kind != COMBATANT:
        return Reason(f"{card.name} is no Combatant.", "F-13.1", "kind", about)
    if card.is_vip and state.course.phase == SET_UP:
        return Reason(f"{card.name} is a V.I.P. and cannot open the match.", "F-6.4")
    if is_in_arena(state, card) and card.is_vip:
        return Reason(f"{card.name} is a V.I.P. and in the arena already.", "F-13.3", "twice", about)
    return Reason("a Combatant is deployed when your turn begins and you have none.", "F-7.4")


def why_not_way(state: GeekState, ask: AskMode, way: int) -> Reason:
    """Return why a way of a text cannot be chosen."""
    use = ask.adding.draft.use
    acting, cost = acting_of(use), cost_of(use)
    if acting is None or way >= len(acting.ways):
        return Reason(f"{use.card.name} has no such way.", "F-12.1", "answer")
    without = use.source if cost is not None and cost.forfeits else 0
    found = way_obstacle(state, acting, way, use, without)
    specs = [spec for spec in acting.way_specs[way] if isinstance(spec, Spec)]
    return told(state, ask.seat, found, use.card, f"mode:{way}", 0, 0, specs)


def why_not_pay(state: GeekState, ask: AskPayment, paid: int) -> Reason:
    """Return why something cannot be paid with these units."""
    use, pool = ask.adding.draft.use, state.players[ask.seat].units
    price, types = price_of(state, use), types_of(use)
    for kind, name in enumerate(RESOURCES):
        lacking = amount_of(paid, kind) - amount_of(pool, kind)
        if lacking > 0:
            held = amount_of(pool, kind)
            return Reason(f"you have {held or 'no'} {name}.", "F-10.6", "units", f"units:{name.lower()}", lacking)
    if total(paid) != price:
        return Reason(f"{use.card.name} costs {price}.", "F-10.6", "answer")
    if types and not has_any(paid, types):
        names = " or ".join(RESOURCES[kind] for kind in range(TYPED) if types >> kind & 1)
        return Reason(f"at least one unit must be {names}.", "F-10.6", "answer")
    return Reason("Generic units are paid first.", "F-22.3", "generic", "units:generic", amount_of(pool, GENERIC))


def why_not_target(state: GeekState, ask: AskTarget, move: GeekMove) -> Reason:
    """Return why a card in the arena cannot be the target."""
    draft, about = ask.adding.draft, f"piece:{move.number}"
    use, piece = draft.use, find_piece(state, move.number)
    if piece is None:
        return Reason("that card is not in the arena.", "F-15.2", "absent", about)
    spec, name = specs_for(use)[len(use.targets)], piece.card.name
    found = misfit_of(state, use, spec, piece)
    if found is None:
        text = f"{use.card.name} needs another kind of target: {spec.text().replace('target ', '', 1)}."
        return Reason(text, "F-15.2", "kind", about)
    if found != FITS:
        text, obstacle, amount = misfit_words(state, spec, piece, found)
        return Reason(text, "F-15.2", obstacle, about, amount)
    if is_untouchable(state, use, piece):
        return Reason(f"{name} cannot be targeted by {use.card.name}.", "F-15.3", "protected", about)
    return Reason(f"{name} is chosen for it already.", "F-12.2", "chosen", about)


def misfit_of(state: GeekState, use: Cast, spec: Spec, piece: Piece) -> int | None:
    """Return why *piece* does not fit *spec*; None where it is not even of the kind."""
    if isinstance(spec, CombatantSpec) and piece.card.kind == COMBATANT:
        return spec.misfit(state, use, piece)
    return spec.misfit(use, piece) if isinstance(spec, ItemSpec) and piece.card.kind == ITEM else None


def misfit_words(state: GeekState, spec: Spec, piece: Piece, found: int) -> tuple[str, str, int]:
    """Return why *piece* does not fit *spec* in words, with its obstacle and what is lacking."""
    name = piece.card.name
    if found == WRONG_SIDE:
        is_yours = isinstance(spec, (CombatantSpec, ItemSpec)) and spec.who == YOURS
        return f"{name} is {'not yours' if is_yours else 'your own'}.", "whose", 0
    if found == TOO_HEALTHY and isinstance(spec, CombatantSpec):
        over = remaining_health(state, piece) - spec.most_health
        return f"{name} has {counted(over, 'point')} of health too many.", "health", over
    if found == TOO_DEAR:
        return f"{name} costs too much as printed.", "kind", 0
    return f"{name} {'is no V.I.P.' if found == NO_VIP else 'snipes itself and cannot be the target.'}", "kind", 0
