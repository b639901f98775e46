"""What a player of Clash of the Genres could wish to do, and how what stands in the way is taken away."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import cast

from clashtable.core.match import Match
from clashtable.core.refusal import Reason
from clashtable.core.state import Ask, Move, asking, settle
from clashtable.core.window import Response
from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.effects.attack_choices import NextTarget
from clashtable.games.genres.geometry.board import CENTER_STAGE, GRID, SQUARES, STARTS
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import CARD, DRAWING, MELEEING, MOVING, OBJECTING, Cast
from clashtable.games.genres.model.pieces import Piece, Zone
from clashtable.games.genres.model.state import ACT, GenresState, zone_fits
from clashtable.games.genres.model.values import attack_value, movement
from clashtable.games.genres.moves import (
    ATTACH,
    ATTACK,
    DRAW,
    END,
    MELEE,
    MOVE,
    PASS,
    PLAY,
    RESPOND,
    SPECIAL,
    TARGET,
    TO,
    GenresMove,
    card_moves,
    piece_move,
    plain,
    square_moves,
)
from clashtable.games.genres.rules.action_step import ACTION_STEP, Main, MainDraft
from clashtable.games.genres.rules.declaration import DESTINATION, PLAYED, NextCombo, card_use, open_decision
from clashtable.games.genres.rules.ghost_turns import GhostMenu
from clashtable.games.genres.rules.resolution import Resolving
from clashtable.games.genres.rules.stack import Declare, ObjectionWindow
from clashtable.games.genres.rules.summon_turns import SUMMONS_STEP, SummonMenu
from clashtable.games.genres.rules.turn_steps import END_STEP
from clashtable.games.genres.rules.turns import TURNS
from clashtable.games.genres.vocabulary import (
    ACTION,
    ACTIONS,
    COMBO,
    EQUIPMENT,
    EVENT,
    GHOST,
    MOST_HEALTH,
    OBJECTION,
    PAWN,
    SILENCE,
    SUMMON,
    SUMMONED,
    WALL,
    ZONE,
)

STRIDE = 7
"""So many squares apart are those that a Move is wished to lead to."""
HOPELESS = {
    "friend": "a pawn is never an enemy of its own player, nor a ghost of a ghost",
    "protected": "a text that protects a piece is printed",
    "chosen": "what is chosen is chosen",
}
"""What no change of a position takes away, and why."""


def wishes(match: Match) -> list[Move]:
    """Return all that the seat to act could wish for: its actions, its cards, and answers to what is asked."""
    state = cast(GenresState, match.state)
    ask = asking(state)
    hand = state.players[ask.seat].hand
    found: list[Move] = [plain(END), plain(MOVE), plain(MELEE), plain(DRAW), plain(PASS)]
    found += card_moves(PLAY, [card for card in hand if card.type in PLAYED])
    found += card_moves(RESPOND, [card for card in hand if card.type == OBJECTION or card.assists])
    if isinstance(ask, SummonMenu):
        piece = state.piece(ask.serial)
        special = piece is not None and piece.card is not None and piece.card.special >= 0
        found += [plain(ATTACK), *([plain(SPECIAL)] if special else [])]
    if isinstance(ask, GhostMenu):
        found.append(plain(ATTACK))
    if isinstance(ask, Declare):
        found += choice_wishes(state, ask)
    return found


def choice_wishes(state: GenresState, ask: Declare) -> list[Move]:
    """Return what one could wish to choose in a declaration: where a Move leads, and whom an attack is aimed at."""
    decision = ask.decision(state)
    if decision is DESTINATION:
        return square_moves(TO, list(range(ask.seat, SQUARES, STRIDE)))
    if isinstance(decision, NextTarget):
        return [piece_move(TARGET, piece) for piece in state.pieces()]
    if isinstance(decision, NextCombo):
        return card_moves(ATTACH, [card for card in state.players[ask.seat].hand if card.type == COMBO])
    return []


def enemies(state: GenresState, seat: int) -> list[Piece]:
    """Return the pawns of others, the living ones first."""
    found = [pawn for pawn in state.pawns if pawn.seat != seat]
    return sorted(found, key=lambda pawn: pawn.kind == GHOST)


def revive(state: GenresState, pawn: Piece) -> None:
    """Let a ghost be a living pawn."""
    pawn.kind, pawn.health, pawn.is_frozen = PAWN, MOST_HEALTH, False
    state.players[pawn.seat].is_alive = True
    if not state.is_free(pawn.square) and state.standing_at(pawn.square) is not pawn:
        pawn.square = free_square(state)


def free_square(state: GenresState, without: int = -1) -> int:
    """Return a square on which nobody stands."""
    return next(square for square in range(SQUARES) if square != without and state.is_free(square))


def clear(state: GenresState, square: int) -> None:
    """Let nobody stand on a square, and no wall."""
    state.zones = [zone for zone in state.zones if not (zone.card.zone_effect == WALL and zone.has(square))]
    there = state.standing_at(square)
    if there is not None:
        there.square = free_square(state, square)


def near(square: int) -> list[int]:
    """Return every square, the nearest first."""
    return sorted(range(SQUARES), key=lambda other: (GRID.distance(square, other), other))


def unused(state: GenresState, kind: int) -> list[Card]:
    """Return the cards of a type that are not in play or in a hand."""
    used = {card for player in state.players for card in player.hand}
    used |= {zone.card for zone in state.zones} | {piece.card for piece in state.summons if piece.card is not None}
    return [card for card in CARDS if card.type == kind and card not in used]


def begin_main(state: GenresState, seat: int) -> None:
    """Let it be the action step of *seat*, with nothing on the stack."""
    if not state.pawns or any(pawn.square < 0 for pawn in state.pawns):
        place_everybody(state)
    course = state.course
    course.active, course.phase, course.acting, course.ends_turn = seat, ACT, 0, False
    course.round = max(1, course.round)
    course.actions = max(course.actions, ACTIONS)
    state.pending = [TURNS, END_STEP, SUMMONS_STEP, ACTION_STEP, Main(seat)]


def place_everybody(state: GenresState) -> None:
    """Put every pawn that has no place yet on a start square."""
    course = state.course
    course.first = max(0, course.first)
    if not state.pawns:
        state.pawns = [Piece(state.number(), PAWN, seat, None, -1, 10) for seat in range(state.seats)]
    taken = {pawn.square for pawn in state.pawns}
    for pawn in state.pawns:
        if pawn.square < 0:
            pawn.square = next(square for square in STARTS if square not in taken)
            taken.add(pawn.square)


def open_window(state: GenresState, seat: int, use: Cast) -> None:
    """Let *seat* be asked for an objection to *use*, which is somebody else's."""
    other = use.seat
    begin_main(state, other)
    use.serial = state.number()
    state.pending[-1:] = [Resolving(use), Response(ObjectionWindow([seat], 0, 0), seat)]


Change = Callable[[GenresState, Ask, GenresMove, Reason], Iterator[None]]
"""Yields whenever the position is worth a look; what comes after is tried only if that look was not enough."""


def thing(state: GenresState, reason: Reason) -> Piece:
    """Return the piece that a reason is about."""
    piece = state.piece(int(reason.about.removeprefix("piece:")))
    assert piece is not None, reason
    return piece


def right_moment(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    if move.kind in (PASS, RESPOND):
        place_everybody(state)
        rival = enemies(state, ask.seat)[0]
        if rival.kind == GHOST:
            revive(state, rival)
        open_window(state, ask.seat, Cast(0, DRAWING, rival.seat, None, rival.serial))
    else:
        begin_main(state, ask.seat)
    yield


def no_ghost(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    revive(state, state.pawns[ask.seat])
    yield


def not_played(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    state.played = [card for card in state.played if card is not move.card]
    yield


def more_actions(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    state.course.actions += reason.amount
    yield


def not_drawn(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    state.course.drew = False
    yield


def more_cards(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    state.discard.append(unused(state, ACTION)[0])
    yield


def unrooted(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    thing(state, reason).is_rooted = False
    yield


def faster(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    """Take off what slows a piece; give it what makes it faster, and if its card says 0 let it be another's card."""
    piece = thing(state, reason)
    piece.equipment = []
    yield
    replace_summon(state, piece, lambda other: movement(state, other) > 0)
    yield


def stronger(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    piece = thing(state, reason)
    piece.is_frog, piece.equipment = False, []
    yield
    replace_summon(state, piece, lambda other: attack_value(state, other) > 0)
    yield


def replace_summon(state: GenresState, piece: Piece, fits: Callable[[Piece], bool]) -> None:
    """Let a summon be one of another card."""
    at = state.summons.index(piece)
    for card in unused(state, SUMMON):
        other = Piece(piece.serial, SUMMONED, piece.seat, card, piece.square, card.health)
        other.did, other.attacked, other.is_rooted = piece.did, piece.attacked, piece.is_rooted
        state.summons[at] = other
        if fits(other):
            return


def room_beside(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    for square in GRID.around[thing(state, reason).square]:
        clear(state, square)
        yield


def cleared(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    clear(state, move.number)
    yield


def actor_of(state: GenresState, ask: Ask) -> Piece:
    """Return the piece that acts in what is asked."""
    use = ask.draft.use if isinstance(ask, Declare) else None
    piece = None if use is None else state.piece(use.actor)
    if piece is None and isinstance(ask, SummonMenu):
        piece = state.piece(ask.serial)
    return state.pawns[ask.seat] if piece is None else piece


def elsewhere(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    """Let the mover stand beside the square that it is to go to."""
    mover = actor_of(state, ask)
    for square in GRID.around[move.number]:
        if state.is_free(square):
            mover.square = square
            yield
    clear(state, GRID.around[move.number][0])
    mover.square = GRID.around[move.number][0]
    yield


def not_forbidden(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    state.course.has_no_attacks = False
    yield


def on_stage(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    clear(state, CENTER_STAGE)
    state.pawns[ask.seat].square = CENTER_STAGE
    yield


def enemy_near(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    """Let an enemy pawn stand somewhere else, wherever it is in reach."""
    actor = actor_of(state, ask)
    for rival in enemies(state, ask.seat):
        if rival.kind == GHOST:
            revive(state, rival)
        for square in near(actor.square):
            if state.is_free(square) or square == rival.square:
                rival.square = square
                yield
    for square in GRID.around[actor.square]:
        clear(state, square)
        enemies(state, ask.seat)[0].square = square
        yield


def another_near(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    """Let somebody who neither acts nor is asked stand near whoever acts."""
    actors = {use.actor for use in state.stack()}
    for rival in enemies(state, ask.seat):
        if rival.serial in actors:
            continue
        if rival.kind == GHOST:
            revive(state, rival)
        for actor in [piece for piece in state.pieces() if piece.serial in actors]:
            for square in near(actor.square):
                if state.is_free(square):
                    rival.square = square
                    yield


def summon_near(owner: Callable[[GenresState, int], int]) -> Change:
    """Return the change that lets a summon of somebody stand near the pawn."""

    def change(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
        seat = owner(state, ask.seat)
        for card in unused(state, SUMMON)[:3]:
            piece = Piece(state.number(), SUMMONED, seat, card, free_square(state), card.health)
            state.summons.append(piece)
            for square in near(state.pawns[ask.seat].square):
                if state.is_free(square):
                    piece.square = square
                    yield

    return change


def hurt_ally(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    """Let the own pawn stand beside the summon, with little health and nothing that forbids healing."""
    healer, pawn = thing(state, reason), state.pawns[ask.seat]
    square = GRID.around[healer.square][0]
    clear(state, square)
    pawn.square, pawn.health, pawn.equipment = square, 3, []
    yield
    state.zones, state.events_in_play = [], []
    yield


def zone_there(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    """Lay a zone, over the piece that acts if it can be."""
    square = actor_of(state, ask).square
    for card in unused(state, ZONE):
        if card.zone_effect != WALL:
            corner = next(
                at
                for at in range(SQUARES)
                if zone_fits(state, card, at, 3, 4) and Zone(0, card, 0, at, 3, 4).has(square)
            )
            state.zones.append(Zone(state.number(), card, ask.seat, corner, 3, 4))
            yield
            return


def more_hand(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    for card in unused(state, ACTION)[:3]:
        state.players[ask.seat].hand.append(card)
        yield


def fuller_discard(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    for kind in range(EVENT):
        state.discard += unused(state, kind)[:1]
        yield


def healthy(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    state.pawns[ask.seat].health = MOST_HEALTH
    yield


def no_skip(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    state.pawns[ask.seat].has_skip = False
    yield


def not_immune(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    state.pawns[ask.seat].is_immune = False
    yield


def no_silence(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    state.zones = [zone for zone in state.zones if zone.card.zone_effect != SILENCE]
    yield


def no_gag(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    state.players[ask.seat].gagged_by = []
    yield


def not_done(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    piece = thing(state, reason)
    piece.did, piece.attacked = 0, []
    yield


def no_frog(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    thing(state, reason).is_frog = False
    yield


def something_on_stack(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    """Put something on the stack that the card answers: each kind of thing is tried."""
    seat = ask.seat
    rival = enemies(state, seat)[0]
    if rival.kind == GHOST:
        revive(state, rival)
    for use in answerable(state, seat, rival):
        open_window(state, seat, use)
        yield
    state.summons = []  # nobody takes the hit for somebody else
    for use in attacks(state, seat, rival):
        open_window(state, seat, use)
        yield


def answerable(state: GenresState, seat: int, rival: Piece) -> Iterator[Cast]:
    """Yield things that a rival could do, and that somebody could answer."""
    yield Cast(0, DRAWING, rival.seat, None, rival.serial)
    moving = Cast(0, MOVING, rival.seat, None, rival.serial)
    moving.square = free_square(state)
    yield moving
    for kind in (ACTION, EQUIPMENT, ZONE, SUMMON):
        card = next(card for card in unused(state, kind) if card.attack_line is None)
        use = Cast(0, CARD, rival.seat, card, rival.serial)
        use.piece = rival.serial if kind == EQUIPMENT else 0
        yield use
    for card in unused(state, OBJECTION):
        yield Cast(0, OBJECTING, rival.seat, card, 0)
        break
    yield from attacks(state, seat, rival)


def attacks(state: GenresState, seat: int, rival: Piece) -> Iterator[Cast]:
    """Yield attacks on the own pawn and on another, from beside it and from afar."""
    others = [pawn for pawn in enemies(state, seat) if pawn is not rival]
    for pawn in [state.pawns[seat], *others[:1]]:
        if pawn.kind == GHOST:
            revive(state, pawn)
        for square in near(pawn.square):
            if not state.is_free(square) or GRID.distance(square, pawn.square) not in (1, 3):
                continue
            rival.square = square
            melee = Cast(0, MELEEING, rival.seat, None, rival.serial)
            melee.targets = [pawn.serial]
            yield melee
            shot = Cast(0, CARD, rival.seat, SHOT, rival.serial)
            shot.targets = [pawn.serial]
            yield shot


SHOT = next(
    card
    for card in CARDS
    if card.attack_line is not None and card.attack_line.shape.text() == "burst 3" and card.attack_line.select == 1
)
"""An attack on one target within three squares."""


def target_elsewhere(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    """Let the target stand somewhere else."""
    piece, actor = thing(state, reason), actor_of(state, ask)
    for square in near(actor.square):
        if piece.kind == GHOST or state.is_free(square):
            piece.square = square
            yield


def another_action(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    """Let another card be declared, one that the Combo is attached to; if need be, with enemies on two sides."""
    yield from declared_cards(state, ask.seat)
    for rival, square in zip(enemies(state, ask.seat), GRID.beside[state.pawns[ask.seat].square], strict=False):
        if rival.kind == GHOST:
            revive(state, rival)
        clear(state, square)
        rival.square = square
    yield from declared_cards(state, ask.seat)


def declared_cards(state: GenresState, seat: int) -> Iterator[None]:
    """Let one card after another be declared to which a Combo could be attached."""
    for card in CARDS:
        if card.type == ACTION and card not in state.played:
            if card not in state.players[seat].hand:
                state.players[seat].hand.append(card)
            use = card_use(state, seat, card)
            if isinstance(open_decision(state, use), NextCombo):
                state.pending[-1] = Declare(MainDraft(use, Main(seat)))
                yield


def summon_changes_sides(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    piece = thing(state, reason)
    if piece.kind == SUMMONED:
        piece.seat = enemies(state, ask.seat)[0].seat
        yield


def not_protected(state: GenresState, ask: Ask, move: GenresMove, reason: Reason) -> Iterator[None]:
    """Let what protects the piece be gone: summons beside it, or that it is a ghost."""
    piece = thing(state, reason)
    if piece.kind == GHOST:
        revive(state, piece)
        yield
    state.summons = [other for other in state.summons if other is piece or other is actor_of(state, ask)]
    yield
    if piece.kind == SUMMONED:
        state.pawns[piece.seat].square = next(
            square for square in reversed(near(piece.square)) if state.is_free(square)
        )
        yield


CHANGES: Mapping[str, Change] = {
    "moment": right_moment, "ghost": no_ghost, "played": not_played, "actions": more_actions, "drawn": not_drawn,
    "cards": more_cards, "rooted": unrooted, "movement": faster, "room": room_beside, "here": elsewhere,
    "occupied": cleared, "far": elsewhere, "forbidden": not_forbidden, "stage": on_stage, "target": enemy_near,
    "pawn": enemy_near, "enemy-summon": summon_near(lambda state, seat: enemies(state, seat)[0].seat),
    "summon": summon_near(lambda state, seat: seat), "ally": hurt_ally, "zone": zone_there, "hand": more_hand,
    "discard": fuller_discard, "health": healthy, "skip": no_skip, "immune": not_immune, "silenced": no_silence,
    "gagged": no_gag, "stack": something_on_stack, "option": another_near, "done": not_done, "attack": stronger,
    "frog": no_frog, "attacked": not_done, "friend": summon_changes_sides, "protected": not_protected,
    "company": target_elsewhere, "area": target_elsewhere, "fit": another_action,
}  # fmt: skip


def relieved(match: Match, move: Move, reason: Reason) -> Match | None:
    """Return the match without what *reason* names; None where nothing takes it away."""
    better = match.fork()
    state = cast(GenresState, better.state)
    change = CHANGES.get(reason.obstacle)
    if change is not None:
        for _look in change(state, asking(state), cast(GenresMove, move), reason):
            refresh(state)
            left = better.why_not(move)
            if left is None or (left.obstacle, left.about) != (reason.obstacle, reason.about):
                return better
    assert reason.obstacle in HOPELESS, f"{move.notation}: {reason}"
    return None


def refresh(state: GenresState) -> None:
    """Let the open question be asked anew: a declaration knows its answers by heart."""
    ask = asking(state)
    if isinstance(ask, Declare):
        state.pending[-1] = Declare(ask.draft)
    settle(state)
