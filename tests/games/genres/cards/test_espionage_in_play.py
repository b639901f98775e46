"""Espionage, cards that stay in play: each works, does not, and stops where it should."""

import pytest

from tests.cardbook import about
from tests.games.genres.board import (
    actions,
    asked,
    board,
    discard,
    hand,
    health,
    is_calm,
    legal,
    pawn,
    piece,
    play,
    player,
    seat,
    summon,
    view,
    zone,
    zones,
)
from tests.rulebook import covers

NINE = [
    "rerun", "seance", "sonic-clap", "split-kick", "inner-peace", "lets-split-up", "throw-a-bus", "team-up-issue",
    "huff-and-puff",
]  # fmt: skip
"""Cards that nobody answers."""

# --- Trench Coat of Many Pockets


@about("trench-coat-of-many-pockets")
@covers("G-19.4")
def test_trench_coat_raises_the_hand_limit_to_nine() -> None:
    match = board(seat("A1", hand=["trench-coat-of-many-pockets", *NINE]), "K1", "K11")
    play(match, "play trench-coat-of-many-pockets")
    assert (player(match, 0).hand_limit, player(match, 1).hand_limit, actions(match)) == (9, 7, 1)
    play(match, "draw")
    assert (asked(match), len(hand(match, 0))) == ((0, "hand-card"), 10)
    play(match, "pick rerun")
    assert (asked(match), len(hand(match, 0))) == ((1, "main"), 9)


@about("trench-coat-of-many-pockets")
def test_trench_coat_lowers_ranged_attacks_by_one_and_nothing_else() -> None:
    coat = seat(piece("G6", equipment=["trench-coat-of-many-pockets"]))
    ranged = board(seat("F6", hand=["sonic-clap"]), coat, "A1")
    play(ranged, "play sonic-clap")
    assert health(ranged) == [10, 10, 10]
    melee = board("F6", coat, "A1")
    play(melee, "melee")
    assert health(melee) == [10, 9, 10]
    effect = board(seat("F6", hand=["blackmail"]), coat, "A1")
    play(effect, "play blackmail", "player 1")
    assert health(effect) == [10, 8, 10]
    pierced = board(
        seat("F6", hand=["rain-of-arrows"]), seat(piece("I6", equipment=["trench-coat-of-many-pockets"])), "A1"
    )
    play(pierced, "play rain-of-arrows")
    assert health(pierced) == [10, 9, 10]


@about("trench-coat-of-many-pockets")
@covers("G-13.1")
def test_trench_coat_fits_only_the_pawn_of_its_player() -> None:
    match = board(
        seat("A1", hand=["trench-coat-of-many-pockets"], summons={"mop-bot": "A2"}),
        seat("B1", summons={"hired-cleric": "B2"}),
        "K11",
    )
    play(match, "play trench-coat-of-many-pockets")
    assert pawn(match, 0).equipment == ("trench-coat-of-many-pockets",)
    assert summon(match, "mop-bot").equipment == ()
    assert is_calm(match)


@about("trench-coat-of-many-pockets", "agency-budget-cuts")
@covers("G-19.4")
def test_trench_coat_makes_up_for_budget_cuts() -> None:
    match = board(
        seat(piece("A1", equipment=["trench-coat-of-many-pockets"])), "K1", "K11", events=["agency-budget-cuts"]
    )
    assert [player(match, number).hand_limit for number in range(3)] == [7, 5, 5]


@about("trench-coat-of-many-pockets", "emp-hiccup")
@covers("G-19.4")
def test_trench_coat_that_is_destroyed_costs_cards_only_at_the_end_of_the_own_turn() -> None:
    match = board(
        seat("A1", hand=["emp-hiccup"]),
        seat(piece("B1", equipment=["trench-coat-of-many-pockets"]), hand=NINE[:8]),
        "K11",
    )
    play(match, "play emp-hiccup")
    assert (player(match, 1).hand_limit, len(hand(match, 1))) == (7, 8)
    play(match, "end", "end", "pick rerun", "pick seance")
    assert (asked(match), len(hand(match, 1))) == ((2, "main"), 7)


# --- Grapnel Watch


@about("grapnel-watch")
def test_grapnel_watch_strikes_two_squares_away_and_pulls_the_target_near() -> None:
    match = board(seat("F6", hand=["grapnel-watch"]), "H8", "I6", "D6")
    play(match, "play grapnel-watch", "melee")
    assert legal(match) == ["target pawn 1", "target pawn 3"]
    play(match, "target pawn 1")
    assert (pawn(match, 1).square, health(match)) == ("G7", [10, 9, 10, 10])


@about("grapnel-watch")
def test_grapnel_watch_reaches_neither_three_squares_nor_farther_with_cards() -> None:
    match = board(
        seat(piece("F6", equipment=["grapnel-watch"]), hand=["chainsaw-solo", "shoulder-charge"]), "I6", "A1", "F3"
    )
    assert "melee" not in legal(match)
    near = board(seat(piece("F6", equipment=["grapnel-watch"]), hand=["chainsaw-solo", "shoulder-charge"]), "H6", "A1")
    assert [move for move in legal(near) if move not in ("end", "move", "draw")] == ["melee"]


@about("grapnel-watch")
@covers("G-12.2")
def test_grapnel_watch_pulls_nobody_who_is_near_already_or_whose_way_is_blocked() -> None:
    match = board(
        seat(piece("F6", equipment=["grapnel-watch"]), summons={"mop-bot": "G6"}),
        "H6",
        "F5",
        seat("D6", ghost=True),
        actions=4,
    )
    play(match, "melee", "target pawn 1", "melee", "target pawn 2", "melee", "target ghost 3")
    assert [pawn(match, number).square for number in (1, 2, 3)] == ["H6", "F5", "D6"]
    assert (health(match)[:3], pawn(match, 3).frozen) == ([10, 9, 9], True)


@about("grapnel-watch", "sentry-turret")
def test_grapnel_watch_on_a_summon_pulls_but_does_not_shorten_a_longer_reach() -> None:
    armed = {"sentry-turret": piece("F6", equipment=["grapnel-watch"])}
    match = board(seat("A1", summons=armed), "I6", "K11", phase="summon")
    play(match, "attack")
    assert (pawn(match, 1).square, health(match)) == ("H6", [10, 9, 10])
    mop = {"mop-bot": piece("F6", equipment=["grapnel-watch"])}
    match = board(seat("A1", summons=mop), "H6", "K11", phase="summon")
    play(match, "attack")
    assert (pawn(match, 1).square, health(match)) == ("G6", [10, 9, 10])


@about("grapnel-watch", "medium-sized-dragon")
def test_grapnel_watch_does_not_change_an_attack_with_a_shape_of_its_own() -> None:
    armed = {"medium-sized-dragon": piece("F6", equipment=["grapnel-watch"])}
    match = board(seat("A1", summons=armed), "H6", "F8", "K11", phase="summon")
    play(match, "attack")
    assert legal(match) == ["direction east", "direction south"]
    play(match, "direction east")
    assert (pawn(match, 1).square, health(match)) == ("G6", [10, 8, 10, 10])


@about("grapnel-watch", "secret-identity", "steel-toed-boots")
@covers("G-12.2")
def test_grapnel_watch_pulls_after_a_push() -> None:
    match = board(seat(piece("F6", equipment=["grapnel-watch", "steel-toed-boots"])), "G6", "A1")
    play(match, "melee")
    assert (pawn(match, 1).square, health(match)) == ("H6", [10, 9, 10])


# --- Customs Checkpoint


@about("customs-checkpoint")
@covers("G-14.3", "G-14.6")
def test_customs_checkpoint_takes_a_card_of_choice_from_whoever_enters() -> None:
    match = board(seat("A1", hand=["customs-checkpoint", "rerun", "seance"]), "K1", "K11")
    play(match, "play customs-checkpoint", "layout 3x4", "corner C1")
    (laid,) = zones(match)
    assert (laid.effect, laid.value, laid.wide, laid.high, laid.temporary) == ("toll", 1, 3, 4, False)
    play(match, "move", "to C2")
    assert (asked(match), legal(match)) == ((0, "hand-card"), ["pick rerun", "pick seance"])
    play(match, "pick seance")
    assert (hand(match, 0), discard(match), health(match)) == (["rerun"], ["seance"], [10, 10, 10])


@about("customs-checkpoint")
@covers("G-4.5", "G-14.7")
def test_customs_checkpoint_takes_a_card_at_the_start_of_a_turn_and_then_no_more() -> None:
    match = board("A1", seat("D2", hand=["rerun", "seance"]), "K11", zones=[zone("customs-checkpoint", "C1")])
    play(match, "end", "pick rerun")
    assert (asked(match), hand(match, 1)[0], len(hand(match, 1))) == ((1, "main"), "seance", 2)
    play(match, "move", "to G2", "move", "to E2")
    assert (len(hand(match, 1)), discard(match)) == (2, ["rerun"])


@about("customs-checkpoint")
@covers("G-14.3")
def test_customs_checkpoint_affects_neither_summons_nor_empty_hands() -> None:
    toll = zone("customs-checkpoint", "C1", seat=1)
    match = board(seat("A1", hand=["rerun"], summons={"mop-bot": "B2"}), "K1", "K11", zones=[toll], phase="summon")
    play(match, "move", "to D2")
    assert hand(match, 0) == ["rerun"]
    match = board("A1", "K1", "K11", zones=[toll])
    play(match, "move", "to D2")
    assert (pawn(match, 0).square, hand(match, 0)) == ("D2", [])
    assert is_calm(match)


@about("customs-checkpoint", "huff-and-puff")
@covers("G-14.7")
def test_customs_checkpoint_takes_nothing_from_who_is_pushed_in_or_has_it_laid_over_them() -> None:
    match = board(seat("F6", hand=["huff-and-puff", "customs-checkpoint"]), seat("G6", hand=["rerun"]), "A1", actions=3)
    play(match, "play customs-checkpoint", "layout 3x4", "corner H5", "play huff-and-puff")
    assert (pawn(match, 1).square, hand(match, 1)[0]) == ("J6", "rerun")
    match = board(seat("F6", hand=["customs-checkpoint", "rerun"]), seat("G6", hand=["seance"]), "A1")
    play(match, "play customs-checkpoint", "layout 3x4", "corner E5")
    assert (hand(match, 0), hand(match, 1)) == (["rerun"], ["seance"])


@about("customs-checkpoint")
@covers("G-6.7")
def test_customs_checkpoint_is_walked_round_where_another_way_leads_there() -> None:
    match = board(seat("B6", hand=["rerun"]), "K1", "K11", zones=[zone("customs-checkpoint", "C5", seat=1)])
    copy = match.fork()
    play(match, "move", "to F5")
    assert (pawn(match, 0).square, hand(match, 0)) == ("F5", ["rerun"])
    play(copy, "move", "to F6")
    assert (pawn(copy, 0).square, hand(copy, 0)) == ("F6", [])


# --- Sleeper Agent


@about("sleeper-agent")
def test_sleeper_agent_may_enter_beside_any_enemy_pawn() -> None:
    match = board(
        seat("A1", hand=["sleeper-agent"]),
        seat("K1", summons={"mop-bot": "G6"}),
        "K3",
        seat("A11", ghost=True),
    )
    play(match, "play sleeper-agent")
    assert legal(match) == [
        "to B1", "to J1", "to A2", "to B2", "to J2", "to K2", "to J3", "to J4", "to K4",
    ]  # fmt: skip
    play(match, "to K2")
    found = summon(match, "sleeper-agent")
    assert (found.square, found.seat, found.health, found.attack.value, found.movement.value) == ("K2", 0, 2, 2, 2)
    assert actions(match) == 1
    play(match, "end", "attack", "target pawn 1")
    assert health(match)[:3] == [10, 8, 10]


@about("sleeper-agent", "ribbit")
def test_sleeper_agent_as_a_frog_enters_beside_its_own_player_and_cannot_attack() -> None:
    match = board(seat("A1", hand=["sleeper-agent"]), seat("K1", hand=["ribbit"]), "C1")
    play(match, "play sleeper-agent", "respond ribbit")
    assert legal(match) == ["to B1", "to A2", "to B2"]
    play(match, "to B1")
    assert (summon(match, "sleeper-agent").frog, summon(match, "sleeper-agent").attack.value) == (True, 0)
    play(match, "end")
    assert legal(match) == ["end", "move"]


@about("sleeper-agent")
def test_sleeper_agent_enters_on_free_squares_only() -> None:
    match = board(
        seat("A1", hand=["sleeper-agent"]),
        seat("K1", summons={"mop-bot": "J2"}),
        "K11",
        zones=[zone("briar-hedge", "H7", seat=1), zone("force-field", "B1", seat=1)],
    )
    play(match, "play sleeper-agent")
    assert legal(match) == ["to J1", "to A2", "to K2", "to K10", "to J11"]


@about("sleeper-agent", "actual-lawyer")
def test_sleeper_agent_that_is_cancelled_never_enters() -> None:
    match = board(seat("A1", hand=["sleeper-agent"]), seat("K1", hand=["actual-lawyer"]), "K11")
    play(match, "play sleeper-agent", "respond actual-lawyer")
    assert [found.kind for found in view(match, None).table.pieces] == ["pawn", "pawn", "pawn"]
    assert discard(match) == ["sleeper-agent", "actual-lawyer"]


# --- Agency Budget Cuts


@about("agency-budget-cuts")
@covers("G-4.9", "G-19.7")
def test_agency_budget_cuts_lower_every_hand_limit_to_five_for_good() -> None:
    match = board(seat("A1", hand=NINE[:6]), "K1", "K11", armories=[["agency-budget-cuts"]])
    play(match, "draw")
    assert [player(match, number).hand_limit for number in range(3)] == [5, 5, 5]
    assert [found.card for found in view(match, None).table.events] == ["agency-budget-cuts"]
    assert (len(hand(match, 0)), discard(match)) == (6, [])
    play(match, "end")
    assert (asked(match), len(legal(match))) == ((0, "hand-card"), 6)
    play(match, "pick seance")
    assert (asked(match), discard(match)) == ((1, "main"), ["seance"])


@about("agency-budget-cuts")
@covers("G-19.4")
@pytest.mark.parametrize(("held", "kept"), [(5, 5), (6, 5), (8, 5)])
def test_agency_budget_cuts_are_felt_only_above_five_cards(held: int, kept: int) -> None:
    match = board(seat("A1", hand=NINE[:held]), "K1", "K11", events=["agency-budget-cuts"])
    play(match, "end", *[f"pick {name}" for name in NINE[: held - kept]])
    assert (asked(match), len(hand(match, 0))) == ((1, "main"), kept)


@about("agency-budget-cuts")
@covers("G-19.4")
def test_agency_budget_cuts_take_nothing_outside_the_own_end_step() -> None:
    match = board("A1", seat("K1", hand=NINE[:7]), "K11", armories=[["agency-budget-cuts"]])
    play(match, "draw")
    assert len(hand(match, 1)) == 7
    play(match, "end")
    assert (asked(match), len(hand(match, 1))) == ((1, "main"), 8)


@about("agency-budget-cuts")
@covers("G-17.3")
def test_agency_budget_cuts_stay_when_the_player_who_drew_them_dies() -> None:
    match = board(
        "A1",
        seat(piece("K1", health=1, bleed=1, bleed_by=0)),
        "K11",
        "A11",
        armories=[["agency-budget-cuts"]],
    )
    play(match, "draw", "end")
    assert [player(match, number).is_alive for number in range(4)] == [True, False, True, True]
    assert player(match, 2).hand_limit == 5
