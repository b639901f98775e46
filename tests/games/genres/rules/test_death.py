"""Death, credit, loot and the end of the game (G-17, G-20)."""

import random

import pytest

from clashtable.core.errors import IllegalMove
from clashtable.core.events import Event
from clashtable.games.genres.wire.events import CoinFlipped, MatchEnded
from clashtable.games.genres.wire.hands import HandPassed
from clashtable.games.genres.wire.pieces import Damaged, Died, LostHealth, SummonLeft, Unequipped
from tests.games.genres.board import (
    GENRES,
    asked,
    board,
    discard,
    events,
    hand,
    health,
    legal,
    pawn,
    piece,
    play,
    player,
    seat,
    stack,
    summon,
    table,
    zone,
    zones,
)
from tests.games.genres.hidden import every_card
from tests.games.genres.turns import active, end_turn, go_to_turn, inner, of_kind
from tests.rulebook import covers

# --- deaths


@covers("G-17.1")
def test_all_who_have_no_health_die_at_the_same_time_summons_first() -> None:
    bob = seat(piece("G6", health=1), summons={"mop-bot": piece("H6", health=1)})
    cat = seat(piece("F7", health=1), summons={"furious-bunny": piece("F8", health=1)})
    match = board(seat("F6", hand=["sonic-clap"]), bob, cat, "A1")
    happened = events(match, "play sonic-clap")
    assert [(event.card, event.seat) for event in of_kind(happened, Died)] == [
        ("mop-bot", 1), ("furious-bunny", 2), (None, 1), (None, 2),
    ]  # fmt: skip


@covers("G-17.1")
def test_when_this_dies_comes_after_all_deaths_from_where_it_stood() -> None:
    """The intern belongs to Bob, who dies with it: its blast still happens."""
    bob = seat(piece("H6", health=1), summons={"self-destruct-intern": piece("G6", health=1)})
    match = board(seat("F6", hand=["sonic-clap"]), bob, "G8", "A1")
    happened = events(match, "play sonic-clap")
    kinds = [type(event).__name__ for event in happened if isinstance(event, (Damaged, Died))]
    assert kinds == ["Damaged", "Damaged", "Damaged", "Died", "Died", "Damaged"]
    assert (health(match)[0], health(match)[2]) == (8, 9), "the blast comes before the push"


CREDIT_CASES = {
    "attack": 0, "effect": 0, "summon": 0, "zone": 2, "own zone": None, "bleed": 2, "slam": 0, "recoil": 1, "death": 1,
    "event": None, "curtain": None, "own card": None, "own equipment": None, "dead bleeder": None,
}  # fmt: skip


@covers("G-17.2")
@pytest.mark.parametrize(("source", "credited"), CREDIT_CASES.items())
def test_who_is_credited(source: str, credited: int | None) -> None:
    """R-50: the table of G-17.2, row by row."""
    happened = [event for event in of_kind(death_by(source), Died) if event.card is None]
    assert [event.credited for event in happened] == [credited]


def death_by(source: str) -> list[Event]:
    """Let one player die of something; return what happens."""
    weak = piece("G6", health=1)
    if source in ("attack", "slam", "effect"):
        hand_cards = ["poisoned-apple", "rerun", "shoulder-charge"]
        health_now = 2 if source == "slam" else 1
        zones_now = [zone("briar-hedge", "H5")] if source == "slam" else []
        match = board(seat("F6", hand=hand_cards), seat(piece("G6", health=health_now)), "A1", "A11", zones=zones_now)
        moves = {"attack": ["melee"], "slam": ["play shoulder-charge"], "effect": ["play poisoned-apple", "pick rerun"]}
        return list(events(match, *moves[source]))
    if source == "summon":
        match = board(seat("A1", summons={"mop-bot": "F6"}), seat(weak), "A11", "K1", phase="summon")
        return list(events(match, "attack"))
    if source in ("zone", "own zone"):
        laid = [zone("haunted-parlor", "G5", seat=2 if source == "zone" else 1)]
        return list(board("A1", seat(weak), "A11", "K1", turn=1, phase="turn", zones=laid).beginning)
    if source in ("bleed", "dead bleeder"):
        bleeding = seat(piece("G6", health=1, bleed=1, bleed_by=2))
        cat = seat("A11", ghost=source == "dead bleeder")
        return list(board("A1", bleeding, cat, "K1", turn=1, phase="turn").beginning)
    return own_death_by(source)


def own_death_by(source: str) -> list[Event]:
    """Let seat 0 die in its own turn, or by no one's doing."""
    weak = piece("F6", health=1)
    if source == "recoil":
        match = board(seat(weak), seat(piece("G6", equipment=["spiked-shoulder-pads"])), "A1", "A11")
        return list(events(match, "melee"))
    if source == "death":
        intern = {"self-destruct-intern": piece("G6", health=1)}
        return list(events(board(seat(weak), seat("A1", summons=intern), "A11", "K1"), "melee"))
    if source == "event":
        top = [["the-call-is-from-center-stage"]]
        return list(board(seat(weak), "A1", "A11", "K1", phase="draw", armories=top).beginning)
    if source == "curtain":
        return list(board("A1", "A11", seat(weak), "K1", phase="round", round=15).beginning)
    if source == "own card":
        match = board(seat(weak, hand=["sonic-clap", "overcharge"]), "G6", "A11", "K1")
        return list(events(match, "play sonic-clap", "attach overcharge"))
    worn = piece("F6", health=1, equipment=["nunchucks-of-regret"])
    return list(events(board(seat(worn), "G6", "A11", "K1", chance=["coin tails"]), "melee"))


@covers("G-17.2", "G-18.5")
def test_a_summon_killed_by_a_ghost_or_its_own_controller_is_credited_to_nobody() -> None:
    weak = {"mop-bot": piece("G6", health=1)}
    match = board("A1", seat("K1", summons=weak), seat("F6", ghost=True), "A11", turn=2, phase="ghost")
    assert of_kind(events(match, "attack"), Died)[0].credited is None
    match = board(
        seat("A1", summons=weak), "K1", "A11", phase="summon", zones=[zone("haunted-parlor", "G5", seat=0)]
    )  # fmt: skip
    assert of_kind(match.beginning, Died)[0].credited is None


@covers("G-17.3")
def test_it_is_told_that_a_dead_players_summons_leave_with_what_they_wear() -> None:
    mop = piece("A6", equipment=["seven-league-clogs"])
    match = board("F6", seat(piece("G6", health=1), summons={"mop-bot": mop}), "A1", "K11")
    happened = events(match, "melee")
    assert [(event.card, event.square) for event in of_kind(happened, SummonLeft)] == [("mop-bot", "A6")]
    assert [(event.equipment, event.why) for event in of_kind(happened, Unequipped)] == [("seven-league-clogs", "gone")]
    assert [event.card for event in of_kind(happened, Died)] == [None], "a summon that leaves does not die"


@covers("G-17.8")
def test_it_is_told_when_the_equipment_of_a_dead_summon_is_looted_by_nobody() -> None:
    worn = {"mop-bot": piece("G6", health=1, equipment=["seven-league-clogs"])}
    match = board(
        seat("A1", summons=worn), "K1", "A11", phase="summon", zones=[zone("haunted-parlor", "G5", seat=0)]
    )  # fmt: skip
    assert [event.equipment for event in of_kind(match.beginning, Unequipped)] == ["seven-league-clogs"]


@covers("G-17.3")
def test_what_becomes_of_a_dead_players_things() -> None:
    bob = seat(
        piece("G6", health=1, bleed=2, slowed=True, equipment=["jetpack-warranty-void"]), hand=["rerun", "seance"],
        summons={"mop-bot": piece("A6", equipment=["seven-league-clogs"])},
    )  # fmt: skip
    cat = seat(piece("A1", bleed=1, bleed_by=1, equipment=["cursed-doll"]))
    laid = [zone("haunted-parlor", "A8", seat=1), zone("roller-rink", "D8", seat=0)]
    match = board(seat("F6", hand=["wiretap"]), bob, cat, "K11", zones=laid, events=["full-moon"])
    play(match, "melee")
    assert hand(match, 0) == ["wiretap", "rerun", "seance"]
    assert discard(match) == ["mop-bot", "seven-league-clogs", "haunted-parlor", "jetpack-warranty-void"]
    ghost = pawn(match, 1)
    assert (ghost.kind, ghost.square, ghost.frozen, ghost.bleed, ghost.slowed) == ("ghost", "G6", False, 0, False)
    assert [found.card for found in zones(match)] == ["roller-rink"]
    assert (pawn(match, 2).equipment, pawn(match, 2).bleed) == (("cursed-doll",), 1)
    assert table(match)["events"] == [{"card": "full-moon", "genre": None}]
    assert asked(match) == (0, "main"), "nobody is asked about loot"


@covers("G-17.3")
def test_a_gag_and_skip_markers_end_with_the_life_of_their_bearer() -> None:
    for marks in ({"skip": True}, {"immune": True}):
        ann = seat("F6", hand=["cream-pie-delivery", "heat-squint"])
        match = board(ann, seat(piece("H6", health=2, **marks)), "A1", "K1")
        play(match, "play cream-pie-delivery")
        assert player(match, 1).gagged_by == (0,)
        play(match, "play heat-squint")
        ghost = pawn(match, 1)
        assert (ghost.kind, ghost.skip, ghost.immune, player(match, 1).gagged_by) == ("ghost", False, False, ())


@covers("G-17.3")
def test_without_credit_the_hand_is_discarded() -> None:
    bob = seat(piece("G6", health=1), hand=["rerun", "seance"])
    match = board("A1", bob, "K11", "K1", turn=1, phase="turn", zones=[zone("haunted-parlor", "G5", seat=1)])
    assert discard(match)[:2] == ["rerun", "seance"]


@covers("G-17.4")
def test_inherited_cards_are_not_drawn_and_the_limit_waits() -> None:
    bob = seat(piece("G6", health=1), hand=["rerun", "seance", "mop-bot", "wiretap"])
    cards = ["undo-button", "classified", "callback", "duct-tape", "silencer"]
    match = board(seat("F6", hand=cards), bob, "K11", "K1")
    play(match, "melee")
    assert (player(match, 0).hand, asked(match)) == (9, (0, "main"))
    play(match, "end")
    assert asked(match) == (0, "hand-card")


@covers("G-17.5")
def test_the_dead_stay_dead_and_keep_their_turn() -> None:
    match = board("F6", seat(piece("G6", health=1)), "K11", "K1")
    play(match, "melee")
    end_turn(match)
    assert (active(match), asked(match)) == (1, (1, "ghost-menu"))
    go_to_turn(match, 1)
    assert (pawn(match, 1).kind, player(match, 1).is_alive) == ("ghost", False)


@covers("G-17.6", "G-17.2")
def test_a_killer_who_dies_in_the_same_batch_gets_nothing() -> None:
    match = board(
        seat(piece("F6", health=1), hand=["arm-wrestling", "rerun", "wiretap"]),
        seat(piece("G6", health=1), hand=["seance", "blackmail"]), "A1", "K1", chance=["card rerun", "card seance"],
    )  # fmt: skip
    happened = events(match, "play arm-wrestling")
    assert [(event.seat, event.credited) for event in of_kind(happened, Died)] == [(0, None), (1, None)]
    assert (of_kind(happened, HandPassed), [player(match, number).hand for number in (0, 1)]) == ([], [0, 0])
    assert {"wiretap", "blackmail"} <= set(discard(match))


@covers("G-17.6", "G-17.2")
def test_a_killer_who_dies_with_a_summon_does_not_loot_it() -> None:
    """Summons come before players, so the killer is still a pawn then. No cards do this: Ann's last health is taken."""
    bunny = {"furious-bunny": piece("G6", health=1, equipment=["seven-league-clogs"])}
    match = board("F6", seat("K1", hand=["rerun"], summons=bunny), "A1", "A11", ask_always=True)
    play(match, "melee")
    inner(match).pawns[0].health = 0
    happened = events(match, "pass")
    deaths = [(event.card, event.seat, event.credited) for event in of_kind(happened, Died)]
    assert deaths == [("furious-bunny", 1, None), (None, 0, None)]
    assert {"furious-bunny", "seven-league-clogs"} <= set(discard(match))


@covers("G-17.7")
def test_a_declared_action_whose_actor_has_died_does_nothing() -> None:
    match = board(
        seat(piece("F6", health=2), hand=["chainsaw-solo"]), seat("G6", hand=["counterpunch"]), "A1", "K1"
    )  # fmt: skip
    play(match, "play chainsaw-solo", "respond counterpunch")
    assert (health(match)[1], pawn(match, 1).bleed, stack(match)) == (10, 0, [])
    assert sorted(discard(match)) == ["chainsaw-solo", "counterpunch"]


# --- loot


@covers("G-17.8")
def test_the_credited_player_may_take_each_equipment_oldest_first() -> None:
    """R-51: whoever is credited loots."""
    bunny = {"furious-bunny": piece("G6", health=1, equipment=["jetpack-warranty-void", "enormous-gun"])}
    ann = seat("F6", summons={"mop-bot": "A6"})
    match = board(ann, seat("K1", summons=bunny), "K11")
    play(match, "melee")
    assert (asked(match), legal(match)) == ((0, "loot"), ["discard it", "piece pawn 0", "piece mop-bot"])
    play(match, "piece mop-bot", "discard it")
    assert (summon(match, "mop-bot").equipment, pawn(match, 0).equipment) == (("jetpack-warranty-void",), ())
    assert discard(match) == ["furious-bunny", "enormous-gun"]


@covers("G-17.8")
def test_a_zones_controller_loots_in_anothers_turn_and_opens_no_window() -> None:
    bunny = {"furious-bunny": piece("G6", health=1, equipment=["jetpack-warranty-void"])}
    cat = seat("K11", hand=["actual-lawyer", "intercepted-package"])
    match = board(
        seat("A1", summons=bunny), "K1", cat, phase="summon", zones=[zone("haunted-parlor", "G5", seat=2)]
    )  # fmt: skip
    assert asked(match) == (2, "loot")
    play(match, "piece pawn 2")
    assert (pawn(match, 2).equipment, active(match)) == (("jetpack-warranty-void",), 1)


# --- the end


@covers("G-20.1")
def test_the_last_living_player_is_the_champion() -> None:
    match = board("F6", seat(piece("G6", health=1)), seat("A1", ghost=True))
    happened = events(match, "melee")
    assert match.is_over
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "champion")
    assert isinstance(happened[-1], MatchEnded)


@covers("G-20.2")
def test_nothing_more_happens_after_the_end() -> None:
    """The Intern's blast, the Nunchucks and Overcharge would each have killed Ann."""
    ann = seat(piece("F6", health=1, equipment=["nunchucks-of-regret"]), hand=["chainsaw-solo", "overcharge"])
    bob = seat(piece("G6", health=1), summons={"self-destruct-intern": piece("G7", health=1)})
    match = board(ann, bob, seat("A1", ghost=True), chance=["coin tails"])
    happened = events(match, "play chainsaw-solo", "attach overcharge")
    assert [event.card for event in of_kind(happened, Died)] == ["self-destruct-intern", None]
    assert (of_kind(happened, CoinFlipped), isinstance(happened[-1], MatchEnded)) == ([], True)
    assert match.outcome is not None
    assert (match.outcome.winners, health(match)[0]) == ((0,), 1)
    assert legal(match) == []
    with pytest.raises(IllegalMove, match=r"G-20\.2"):
        match.play("end")


@covers("G-20.3")
def test_a_photo_finish_goes_to_the_highest_number() -> None:
    """R-58: furthest from death was the last standing."""
    match = board(
        seat(piece("A1", health=3)), seat(piece("K1", health=5)), seat("K11", ghost=True), phase="round", round=21
    )
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores, match.outcome.reason) == ((1,), (2, 1, 3), "curtain call")
    assert health(match)[:2] == [-4, -2]


@covers("G-20.3")
def test_equal_numbers_share_the_victory() -> None:
    ann, bob = seat(piece("F6", health=1), hand=["arm-wrestling"]), seat(piece("G6", health=1))
    match = board(ann, bob, seat("A1", ghost=True))
    play(match, "play arm-wrestling")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores, match.outcome.reason) == ((0, 1), (1, 1, 3), "photo finish")


@covers("G-20.4")
def test_places_go_by_the_moment_of_death_then_by_the_health_number() -> None:
    """Dan died first; Bob and Cat die in one batch with -1 and 0; Ann is the champion."""
    match = board(
        seat(piece("A1", health=9)), seat(piece("K1", health=4)), seat(piece("K11", health=5)), seat("A11", ghost=True),
        phase="round", round=19,
    )  # fmt: skip
    assert match.outcome is not None
    assert match.outcome.scores == (1, 3, 2, 4)
    match = board(
        seat(piece("A1", health=9)), seat(piece("K1", health=4)), seat(piece("K11", health=4)), seat("A11", ghost=True),
        phase="round", round=19,
    )  # fmt: skip
    assert match.outcome is not None
    assert match.outcome.scores == (1, 2, 2, 4), "equal numbers share the place"


@covers("G-20.5")
def test_the_curtain_call_is_not_damage_and_nothing_prevents_it() -> None:
    """R-59: r - 15 health each, all at the same time."""
    ann = seat(piece("A1", equipment=["dragonscale-pajamas", "indestructible-cape"]))
    match = board(ann, "K1", seat("K11", ghost=True), phase="round", round=18)
    assert health(match)[:2] == [6, 6]
    assert [event.amount for event in of_kind(match.beginning, LostHealth)] == [4, 4]
    assert of_kind(match.beginning, Damaged) == []


@covers("G-20.5", "G-4.1", "G-23.3")
def test_a_death_in_the_curtain_call_leaves_the_round_as_it_is() -> None:
    """Whoever it is: the last seat too. The ghost's turn comes in its place."""
    for number in range(4):
        squares = ["A1", "K1", "K11", "A11"]
        players = [seat(piece(square, health=1 if at == number else 10)) for at, square in enumerate(squares)]
        match = board(*players, phase="round", round=15)
        assert (table(match)["round"], active(match)) == (16, 0)
        assert health(match) == [0 if at == number else 9 for at in range(4)]
        assert pawn(match, number).kind == "ghost"


@covers("G-20.6")
@pytest.mark.parametrize("seed", range(3))
def test_every_turn_is_finite_and_no_card_is_ever_lost(seed: int) -> None:
    rng = random.Random(seed)
    match = GENRES.start(rng.choice((3, 5)), seed)
    turns: dict[tuple[int, int | None], int] = {}
    count = 0
    while not match.is_over:
        now = (table(match)["round"], active(match))
        turns[now] = turns.get(now, 0) + 1
        match.play(rng.choice(match.legal_moves()))
        count += 1
        if count % 25 == 0:
            assert set(every_card(match.snapshot()).values()) == {1}
            assert sum(every_card(match.snapshot()).values()) == 160
    assert max(turns.values()) < 150
    assert max(turns)[0] <= 26
