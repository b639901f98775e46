"""What one seat knows of a match of Geek Fight, and the full state in the same legible words (wire/views.py)."""

from __future__ import annotations

from clashtable.core.piles import ids, in_order
from clashtable.core.state import asking
from clashtable.core.view import ValuePart, ValueSum
from clashtable.games.geekfight.changes.naming import target_facts, units_fact
from clashtable.games.geekfight.model.cast import OBJECT_KINDS, Cast
from clashtable.games.geekfight.model.piece import USED_ABILITY, USED_ATTACK, USED_SPECIAL, USED_SPEND, Piece
from clashtable.games.geekfight.model.state import LIMITS, PHASES, SET_UP, GeekOptions, GeekPlayer, GeekState
from clashtable.games.geekfight.model.values import (
    GIVES_HEALTH,
    GIVES_STRENGTH,
    PRODUCTION,
    SNIPES,
    attributes,
    gives,
    item_limit,
    modifiers,
)
from clashtable.games.geekfight.rules.describe import object_text
from clashtable.games.geekfight.rules.questions import holder_of, passes_of
from clashtable.games.geekfight.view.pending import CODEC
from clashtable.games.geekfight.vocabulary import (
    ATTRIBUTES,
    BUFF,
    COMBATANT,
    COUNTERS,
    FRAILTY,
    HEALTH,
    ITEM,
    NO_SNIPE,
    RESOURCE,
    SICKNESS,
    STRENGTH,
    TAX,
)
from clashtable.games.geekfight.wire.views import (
    GeekHidden,
    GeekLasting,
    GeekObject,
    GeekPiece,
    GeekSeat,
    GeekSettings,
    GeekSnapshot,
    GeekTable,
    GeekView,
)

USES = ((USED_ATTACK, "attack"), (USED_SPEND, "spend"), (USED_SPECIAL, "special"), (USED_ABILITY, "ability"))


def geek_view(state: GeekState, seat: int | None) -> GeekView:
    """Return what *seat* may know."""
    player = None if seat is None else state.players[seat]
    return GeekView(
        seat=seat,
        to_act=asking(state).seat if state.pending else None,
        outcome=state.outcome,
        table=table(state),
        hand=None if player is None else ids(player.hand),
        opening=None if player is None or player.opening is None else player.opening.id,
        deck=None if player is None else ids(in_order(player.deck)),
        top=() if player is None else top_of(player),
        bottom=() if player is None else ids(player.deck[: player.known_bottom][::-1]),
        pending=tuple(CODEC.write(step) for step in state.pending),
    )


def top_of(player: GeekPlayer) -> tuple[str, ...]:
    """Return what the owner knows to lie on top of the deck, the top card first."""
    return ids(player.deck[len(player.deck) - player.known_top :][::-1])


def geek_snapshot(state: GeekState) -> GeekSnapshot:
    """Return the full state."""
    return GeekSnapshot(
        luck=state.luck.saved(),
        pending=tuple(CODEC.write(step) for step in state.pending),
        outcome=state.outcome,
        table=table(state),
        decks=state.options.decks,
        hidden=tuple(
            GeekHidden(
                hand=ids(player.hand),
                opening=None if player.opening is None else player.opening.id,
                deck=ids(player.deck[::-1]),
                known_top=player.known_top,
                known_bottom=player.known_bottom,
            )
            for player in state.players
        ),
    )


def table(state: GeekState) -> GeekTable:
    """Return what everybody knows."""
    course = state.course
    ask = asking(state) if state.pending else None
    holder = -1 if ask is None else holder_of(ask)
    return GeekTable(
        options=settings(state.options),
        seats=tuple(seat_facts(state, seat) for seat in range(state.seats)),
        phase=PHASES[course.phase],
        active=None if course.active < 0 else course.active,
        holder=None if holder < 0 else holder,
        passes=0 if ask is None else passes_of(ask),
        queue=tuple(object_facts(state, use) for use in state.queue()),
        waiting=tuple(CODEC.write_parts(use) for use in state.waiting),
        first=None if course.first < 0 else course.first,
        opening_limit=LIMITS[course.limit],
        added=course.added,
        defeated=course.has_defeat,
        cleaned=course.is_cleaned,
        serial=course.serial,
    )


def settings(options: GeekOptions) -> GeekSettings:
    """Return the options that everybody knows."""
    return GeekSettings(
        cred_goal=options.cred_goal,
        turn_limit=options.turn_limit,
        first_player="random" if options.first_player < 0 else str(options.first_player),
        response_hold_ms=options.response_hold_ms,
        ask_always=options.ask_always,
    )


def seat_facts(state: GeekState, seat: int) -> GeekSeat:
    """Return what everybody knows of a player."""
    player = state.players[seat]
    combatant = player.combatant
    return GeekSeat(
        cred=player.cred,
        units=units_fact(player.units),
        combatant=None if combatant is None else piece_facts(state, combatant),
        items=tuple(piece_facts(state, item) for item in player.items),
        item_limit=item_limit(state, seat),
        hand=len(player.hand),
        deck=len(player.deck),
        discard=ids(player.discard),
        shown=ids(in_order(player.shown)),
        somewhere=ids(in_order(player.somewhere)),
        turns=player.turns,
        is_in=player.is_in,
        opening=state.course.phase == SET_UP and player.opening is not None,
    )


def object_facts(state: GeekState, use: Cast) -> GeekObject:
    """Return something on the Queue."""
    return GeekObject(
        id=use.serial,
        seat=use.seat,
        kind=OBJECT_KINDS[use.kind],
        card=use.card.id,
        source=use.source or None,
        targets=target_facts(use.targets),
        text=object_text(state, use),
    )


def piece_facts(state: GeekState, piece: Piece) -> GeekPiece:
    """Return a card in the arena with its values."""
    traits = attributes(state, piece)
    return GeekPiece(
        id=piece.serial,
        card=piece.card.id,
        owner=piece.owner,
        controller=piece.controller,
        damage=piece.damage,
        counters={COUNTERS[counter]: amount for counter, amount in enumerate(piece.counters) if amount},
        used=tuple([name for bit, name in USES if piece.used & bit]),
        lasting=tuple(
            GeekLasting(
                "health" if lasting.what == HEALTH else "strength",
                lasting.amount,
                None if lasting.until < 0 else lasting.until,
            )
            for lasting in piece.lasting
        ),
        shields=tuple(piece.shields),
        buffs=tuple(piece_facts(state, buff) for buff in piece.buffs),
        strength=value_of(state, piece, STRENGTH),
        health=value_of(state, piece, HEALTH),
        production=production_of(state, piece),
        snipe=snipe_of(state, piece),
        attributes=tuple([name for place, name in enumerate(ATTRIBUTES) if traits >> place & 1]),
        hurt_by=None if piece.hurt_by < 0 else piece.hurt_by,
        hurt_from=piece.hurt_from or None,
    )


class Sum:
    """A value with its addends, leaving out those that add nothing."""

    def __init__(self, printed: int) -> None:
        self.total = printed
        self.parts = [ValuePart("printed", printed)]

    def add(self, name: str, amount: int) -> None:
        """Add *amount*, which comes from what is called *name*."""
        if amount:
            self.total += amount
            self.parts.append(ValuePart(name, amount))

    def add_counters(self, piece: Piece, plus: int, minus: int) -> None:
        """Add what a pair of opposite counters adds."""
        for counter, sign in ((plus, 1), (minus, -1)):
            if piece.counters[counter]:
                self.add(f"{COUNTERS[counter]} Counters", sign * piece.counters[counter])

    def add_modifiers(self, state: GeekState, what: int, source: Piece, subject: Piece) -> None:
        """Add what the abilities of *source* add to a value of *subject*."""
        if source.card.modifies:
            self.add(source.card.name, modifiers(state, what, source, subject))

    def value(self, floor: int = 0) -> ValueSum:
        """Return the sum, at least *floor*."""
        return ValueSum(max(floor, self.total), tuple(self.parts))


def value_of(state: GeekState, piece: Piece, what: int) -> ValueSum | None:
    """Return strength or health of a Combatant, or what an Item gives of it."""
    if piece.card.kind == BUFF:
        return None
    plus, minus = (STRENGTH, FRAILTY) if what == STRENGTH else (HEALTH, SICKNESS)
    added = Sum(piece.card.strength if what == STRENGTH else piece.card.health)
    added.add_counters(piece, plus, minus)
    if piece.card.kind == ITEM:
        return given_by(state, piece, added, GIVES_STRENGTH if what == STRENGTH else GIVES_HEALTH)
    added.add_modifiers(state, what, piece, piece)
    for item in state.players[piece.controller].items:
        added.add(item.card.name, gives(state, item, what))
    for buff in piece.buffs:
        added.add_modifiers(state, what, buff, piece)
    for lasting in piece.lasting:
        if lasting.what == what:
            added.add("this turn" if lasting.until < 0 else "for a while", lasting.amount)
    return added.value()


def given_by(state: GeekState, item: Piece, added: Sum, what: int) -> ValueSum:
    """Return what an Item gives, with the sum of F-18.1; an unequipped one gives nothing."""
    combatant = state.players[item.controller].combatant
    if combatant is None:
        return ValueSum(0, (ValuePart("not equipped", 0),))
    added.add_modifiers(state, what, item, item)
    for buff in item.buffs:
        added.add_modifiers(state, what, buff, item)
    added.add_modifiers(state, what, combatant, item)
    return added.value(min(0, added.parts[0].amount))


def production_of(state: GeekState, piece: Piece) -> ValueSum | None:
    """Return the production of a Combatant (F-18.4)."""
    if piece.card.kind != COMBATANT:
        return None
    added = Sum(piece.card.production)
    added.add_counters(piece, RESOURCE, TAX)
    added.add_modifiers(state, PRODUCTION, piece, piece)
    for item in state.players[piece.controller].items:
        added.add(item.card.name, item.counters[RESOURCE] - item.counters[TAX])
    for buff in piece.buffs:
        added.add_modifiers(state, PRODUCTION, buff, piece)
    return added.value()


def snipe_of(state: GeekState, piece: Piece) -> ValueSum | None:
    """Return the Snipe Value of a card that has one (F-14.6)."""
    if piece.card.snipe == NO_SNIPE:
        return None
    added = Sum(piece.card.snipe)
    for buff in piece.buffs:
        added.add_modifiers(state, SNIPES, buff, piece)
    return added.value()
