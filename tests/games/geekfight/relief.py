"""How what stands in the way of a move of Geek Fight goes away, for the test of refusals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from clashtable.core.match import Match
from clashtable.core.refusal import Reason
from clashtable.core.state import Move, Step, asking
from clashtable.core.window import Response
from clashtable.games.geekfight.cards.pool import BY_ID
from clashtable.games.geekfight.effects.abilities import Activated
from clashtable.games.geekfight.effects.targets import (
    ATTACHED_TO,
    OPPONENTS,
    YOURS,
    CombatantSpec,
    DiscardSpec,
    ItemSpec,
    ObjectSpec,
    Spec,
    specs_for,
)
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.cast import ABILITY, ATTACK, CARD, PIECE, SNIPE, Cast, Mark
from clashtable.games.geekfight.model.piece import USED_ATTACK, USED_SPEND, Piece
from clashtable.games.geekfight.model.resources import poured, units
from clashtable.games.geekfight.model.state import ACTION, LIMIT_OVER, GeekState, count_queued, find_piece, new_piece
from clashtable.games.geekfight.model.values import BARTER_FREELY, production, remaining_health
from clashtable.games.geekfight.moves import (
    DEPLOY,
    MODE,
    PASS,
    PLAY,
    GeekMove,
)
from clashtable.games.geekfight.moves import SNIPE as SNIPE_MOVE
from clashtable.games.geekfight.notation.position import pending_of
from clashtable.games.geekfight.rules.control import ability_at
from clashtable.games.geekfight.rules.declaration import AskMode
from clashtable.games.geekfight.rules.draft import in_way
from clashtable.games.geekfight.rules.obstacles import first_cast
from clashtable.games.geekfight.rules.queue import CONTROL, Turn, control_of
from clashtable.games.geekfight.rules.resolution import Resolving
from clashtable.games.geekfight.rules.turns import Deploy
from clashtable.games.geekfight.vocabulary import (
    DISTRACTION,
    GENERIC,
    ITEM,
    RESOURCE,
    RESOURCES,
    SKILL,
    TAX,
    TYPED,
)

PLAIN: Final = "button-masher"
VIPS: Final = ("the-lag-lord", "professor-continuity", "alpha-crony")


def relieved(match: Match, move: Move, reason: Reason) -> Match | None:
    """Return *match* without what *reason* names; None where that cannot be taken away."""
    other = match.fork()
    seat = match.to_act
    assert seat is not None
    change = CHANGES.get(reason.obstacle)
    if change is None or is_of_itself(cast(GeekState, match.state), reason):
        return None
    state = cast(GeekState, other.state)
    change(state, seat, cast(GeekMove, move), reason)
    state.queued = count_queued(state.pending)
    return other


def is_of_itself(state: GeekState, reason: Reason) -> bool:
    """Tell whether a card is protected by its own text, which cannot be taken away."""
    return reason.obstacle == "protected" and own_piece(state, reason).card.forbids != 0


def own_moment(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Make it the own Action Phase over an empty Queue; for who wants to pass, a moment to respond."""
    state.course.active, state.course.phase, state.waiting = seat, ACTION, []
    beneath = pending_of("action")[:-1]
    if move.kind == PASS:
        respond(state, seat, move, reason)
    elif move.kind == DEPLOY:
        state.players[seat].combatant = None
        state.pending[:] = [*beneath, Deploy(seat)]
    else:
        state.pending[:] = [*beneath, Turn(seat)]


def respond(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Put something of an opponent on the Queue, to which *seat* may respond."""
    put_object(state, seat, CARD, BY_ID["flame-war"])


def put_object(state: GeekState, seat: int, kind: int, card: Card) -> None:
    """Let an opponent's object lie on the Queue, with one target, and *seat* have Control."""
    other = state.left_of(seat)
    give_combatant(state, other)
    give_combatant(state, seat)
    aimed, source = state.players[seat].combatant, state.players[other].combatant
    assert aimed is not None
    assert source is not None
    mark = Mark(PIECE, aimed.serial, aimed.card)
    use = Cast(
        state.number(), kind, other, source.card if kind == ATTACK else card, 0 if kind == CARD else source.serial,
        card.acts if kind == CARD else -1, -1, [mark], 0, None, -1, False,
    )  # fmt: skip
    beneath: list[Step] = [*pending_of("action")[:-1], CONTROL, Resolving(use)]
    state.pending[:] = [*beneath, Response(control_of(state, seat), seat)]


def give_combatant(state: GeekState, seat: int) -> Piece:
    """Let *seat* have a Combatant."""
    player = state.players[seat]
    if player.combatant is None:
        player.combatant = new_piece(state, BY_ID[PLAIN], seat, seat)
    return player.combatant


def give_item(state: GeekState, seat: int) -> None:
    """Let *seat* have an Item more."""
    state.players[seat].items.append(new_piece(state, BY_ID["folding-chair"], seat, seat))


def own_piece(state: GeekState, reason: Reason) -> Piece:
    """Return the card in the arena that a reason is about."""
    piece = find_piece(state, int(reason.about.removeprefix("piece:")))
    assert piece is not None
    return piece


def unused(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Renew what is used."""
    piece = own_piece(state, reason)
    bits = {"attacked": USED_ATTACK, "spent": USED_SPEND}.get(reason.obstacle, ~(USED_ATTACK | USED_SPEND))
    piece.used &= ~bits


def attentive(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Take the Distraction Counters away."""
    put_counters(own_piece(state, reason), DISTRACTION, 0)


def put_counters(piece: Piece, counter: int, amount: int) -> None:
    """Let so many counters be on a card."""
    piece.counters = [amount if kind == counter else held for kind, held in enumerate(piece.counters)]


def productive(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Let a Combatant make the amount that is lacking."""
    piece = own_piece(state, reason)
    counter = RESOURCE if reason.amount > 0 else TAX
    raw = piece.card.production + piece.counters[RESOURCE] - piece.counters[TAX]
    put_counters(piece, counter, piece.counters[counter] + abs(reason.amount))
    while raw >= 0 and production(state, piece) == 0 and reason.amount > 0:
        put_counters(piece, RESOURCE, piece.counters[RESOURCE] + 1)


def paid(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Put the units that are lacking into the pool, of the type that is asked for."""
    player = state.players[seat]
    if reason.about.startswith("units:"):
        kind = [name.lower() for name in RESOURCES].index(reason.about.removeprefix("units:"))
        player.units = poured(player.units, units(kind, reason.amount))
        return
    player.units = poured(player.units, units(wanted_type(move), max(1, reason.amount)))


def wanted_type(move: GeekMove) -> int:
    """Return a type of units that pays for what *move* is about."""
    assert move.card is not None
    types = move.card.resources
    if move.kind != PLAY:
        ability = move.card.abilities[ability_at(move.card, max(0, move.place))]
        types = ability.cost.types if isinstance(ability, Activated) else 0
    return next((kind for kind in range(TYPED) if types >> kind & 1), GENERIC)


def typed(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Take the Generic units out of the pool."""
    state.players[seat].units -= units(GENERIC, reason.amount)


def alone(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Take the other V.I.P. of that name out of the arena."""
    for player in state.players:
        if player.combatant is not None and player.combatant.card is move.card:
            player.combatant = None


def handed(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Give *seat* a card to discard."""
    state.players[seat].hand = [BY_ID["no-you"]]


def itemed(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Give *seat* an Item to forfeit."""
    give_item(state, seat)


def fighting(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Give *seat* a Combatant."""
    give_combatant(state, seat)


def opened(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Let the opening be over."""
    state.course.limit = LIMIT_OVER


def uncounted(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Forget what was added in this turn."""
    state.course.added = 0


def unaimed(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Take away what is aimed at the Item."""
    number = own_piece(state, reason).serial
    state.pending[:] = [
        step
        for step in state.pending
        if not (isinstance(step, Resolving) and any(m.kind == PIECE and m.number == number for m in step.cast.targets))
    ]


def unbound(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Take away what binds the Item: its Buffs, and where its own text does, the Combatant that equips it."""
    item = own_piece(state, reason)
    item.buffs = []
    if item.card.forbids & BARTER_FREELY:
        state.players[seat].combatant = None


def aimable(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Put a legal target where *move* can reach it."""
    if reason.about.startswith("seat:"):
        give_combatant(state, int(reason.about.removeprefix("seat:")))
        return
    for spec in wanted_specs(state, seat, move):
        put_target(state, seat, spec)


def wanted_specs(state: GeekState, seat: int, move: GeekMove) -> list[Spec]:
    """Return what the targets of *move* must be."""
    ask = asking(state)
    if isinstance(ask, AskMode) and move.kind == MODE:
        return specs_for(in_way(ask.adding.draft.use, move.number, []))
    assert move.card is not None
    if move.kind == SNIPE_MOVE:
        return [CombatantSpec(OPPONENTS)]
    if move.kind == PLAY and move.card.attach >= 0:
        return [ATTACHED_TO[move.card.attach]]
    if move.kind == PLAY:
        return specs_for(first_cast(CARD, seat, move.card, 0, move.card.acts, 0))
    at = ability_at(move.card, max(0, move.place))
    return specs_for(first_cast(ABILITY, seat, move.card, move.number, at, 0))


def put_target(state: GeekState, seat: int, spec: Spec) -> None:
    """Put something there that fits *spec*."""
    other = state.left_of(seat)
    if isinstance(spec, CombatantSpec):
        put_combatant(state, seat if spec.who == YOURS else other, spec)
    elif isinstance(spec, ItemSpec):
        give_item(state, seat if spec.who == YOURS else other)
    elif isinstance(spec, DiscardSpec):
        state.players[seat].discard.append(next(card for card in BY_ID.values() if card.kind in spec.kinds))
    elif isinstance(spec, ObjectSpec):
        kind = CARD if spec.cards else (ATTACK if ATTACK in spec.kinds else SNIPE)
        card = "mean-comment" if SKILL in spec.cards else "flame-war"
        put_object(state, seat, kind, BY_ID[card])


def put_combatant(state: GeekState, seat: int, spec: CombatantSpec) -> None:
    """Let *seat* have a Combatant that fits *spec* and that nothing protects."""
    there = [player.combatant.card.id for player in state.players if player.combatant is not None]
    name = next(vip for vip in VIPS if vip not in there) if spec.vip else PLAIN
    piece = new_piece(state, BY_ID[name], seat, seat)
    state.players[seat].combatant, state.players[seat].items = piece, []
    if spec.most_health >= 0:
        piece.damage = max(0, remaining_health(state, piece) - spec.most_health)


def held(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Put the card into the hand."""
    assert move.card is not None
    state.players[seat].hand.append(move.card)


def sides(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Let an Item change sides, or two players' Combatants."""
    piece = own_piece(state, reason)
    loser, winner = piece.controller, state.left_of(seat) if piece.controller == seat else seat
    if piece.card.kind == ITEM:
        state.players[loser].items.remove(piece)
        state.players[winner].items.append(piece)
    else:
        other = give_combatant(state, winner)
        state.players[loser].combatant, state.players[winner].combatant = other, piece
        other.controller = loser
    piece.controller = winner


def weakened(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Let the target have less health left."""
    own_piece(state, reason).damage += reason.amount


def bared(state: GeekState, seat: int, move: GeekMove, reason: Reason) -> None:
    """Take away what protects the target."""
    piece = own_piece(state, reason)
    piece.buffs = []
    player = state.players[piece.controller]
    player.items = [item for item in player.items if not item.card.forbids]


CHANGES: Final[dict[str, Callable[[GeekState, int, GeekMove, Reason], None]]] = {
    "moment": own_moment, "queue": respond, "absent": held, "limit": uncounted, "combatant": fighting,
    "attacked": unused, "spent": unused, "used": unused, "distraction": attentive, "opening": opened, "hand": handed,
    "production": productive, "units": paid, "type": paid, "item": itemed, "target": aimable, "aimed": unaimed,
    "bound": unbound, "whose": sides, "health": weakened, "protected": bared, "generic": typed,
    "twice": alone,
}  # fmt: skip
