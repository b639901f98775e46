"""Card types, Combos, equipment, hands and Events (G-10, G-13, G-19)."""

import pytest

from clashtable.games.genres.cards.pool import BY_ID, CARDS
from clashtable.games.genres.model.state import Lasting
from clashtable.games.genres.vocabulary import ACTION, COMBO, EQUIPMENT, EVENT, GENRES, OBJECTION, SUMMON, ZONE
from clashtable.games.genres.wire.events import EventPlayed
from clashtable.games.genres.wire.hands import Drew, Reshuffled
from clashtable.games.genres.wire.pieces import Damaged
from tests.games.genres.board import (
    actions,
    armory,
    asked,
    board,
    discard,
    events,
    follow_ups,
    hand,
    has_summon,
    health,
    legal,
    pawn,
    piece,
    play,
    player,
    seat,
    stack,
    summon,
    view,
    zone,
    zones,
)
from tests.games.genres.turns import CALM, active, end_turn, inner, of_kind, pieces_hit
from tests.rulebook import covers

# --- types


@covers("G-10.1")
def test_genres_types_and_costs() -> None:
    assert {card.genre for card in CARDS} == set(range(len(GENRES)))
    costs = {kind: {card.cost for card in CARDS if card.type == kind} for kind in range(7)}
    assert costs == {
        ACTION: {0, 1, 2}, EQUIPMENT: {1}, ZONE: {1}, SUMMON: {1, 2}, COMBO: {0}, OBJECTION: {0}, EVENT: {0},
    }  # fmt: skip
    assert all(card.flavor and card.text() for card in CARDS)


@covers("G-10.1", "G-10.4")
def test_where_cards_go_afterwards() -> None:
    ann = seat("F6", hand=["inner-peace", "jetpack-warranty-void", "roller-rink", "mop-bot", "wiretap"])
    match = board(ann, "A1", "K1", actions=4)
    play(match, "play inner-peace")
    assert discard(match) == ["inner-peace"]
    play(match, "play jetpack-warranty-void")
    assert pawn(match, 0).equipment == ("jetpack-warranty-void",)
    play(match, "play roller-rink", "layout 3x4", "corner A1", "play mop-bot", "to G6")
    assert (zones(match)[0].card, has_summon(match, "mop-bot")) == ("roller-rink", True)
    assert discard(match) == ["inner-peace"]


@covers("G-10.4")
def test_a_card_on_the_stack_or_resolving_is_not_in_the_discard_pile() -> None:
    match = board(seat("F6", hand=["rerun"]), "A1", "K1", discard=["seance"])
    play(match, "play rerun")
    assert hand(match, 0) == ["seance"], "Rerun could not retrieve itself"
    match = board(seat("F6", hand=["sonic-clap"]), seat("G6", hand=["falling-leaf-step"]), "K1")
    play(match, "play sonic-clap")
    assert (discard(match), stack(match)) == ([], ["sonic-clap"])
    play(match, "respond falling-leaf-step", "to I6")
    assert discard(match) == ["falling-leaf-step", "sonic-clap"]


@covers("G-10.2")
def test_an_action_card_resolves_from_left_to_right() -> None:
    """The healing and the drawing come before the move."""
    match = board(seat(piece("F6", health=5), hand=["everything-bagel"]), "A1", "K1")
    play(match, "play everything-bagel")
    assert (health(match)[0], player(match, 0).hand, asked(match)) == (7, 1, (0, "destination"))


@covers("G-10.3")
def test_a_cancelled_card_and_its_combos_are_discarded_and_nothing_is_refunded() -> None:
    match = board(seat("F6", hand=["sonic-clap", "overcharge"]), seat("G6", hand=["classified"]), "K1")
    play(match, "play sonic-clap", "attach overcharge", "respond classified")
    assert (health(match)[:2], actions(match)) == ([10, 10], 1)
    assert sorted(discard(match)) == ["classified", "overcharge", "sonic-clap"]
    assert discard(match).index("sonic-clap") < discard(match).index("overcharge")


@covers("G-10.3", "G-19.3")
def test_a_cancelled_draw_counts_and_a_cancelled_move_is_over() -> None:
    match = board("F6", seat("A1", hand=["cut-in-line"]), "K1")
    play(match, "draw", "respond cut-in-line")
    assert (player(match, 0).hand, actions(match), "draw" in legal(match)) == (0, 1, False)
    assert player(match, 1).hand == 1
    match = board("F6", seat("A1", hand=["thou-shalt-not-stroll"]), "K1")
    play(match, "move", "to F8", "respond thou-shalt-not-stroll")
    assert (pawn(match, 0).square, pawn(match, 0).rooted, actions(match)) == ("F6", True, 1)


# --- Combos


@covers("G-10.5")
def test_combos_are_attached_one_at_a_time_before_the_choices() -> None:
    """R-37: Combos come before targets."""
    match = board(seat("F6", hand=["poison-umbrella", "one-two-punch", "overcharge", "extra-ammo"]), "G6", "F7")
    play(match, "play poison-umbrella")
    assert legal(match) == ["done", "attach one-two-punch", "attach overcharge"]
    play(match, "attach overcharge")
    assert legal(match) == ["done", "attach one-two-punch"]
    play(match, "attach one-two-punch")
    assert legal(match) == ["target pawn 1", "target pawn 2"]
    play(match, "target pawn 2")
    assert health(match) == [8, 10, 6]


@covers("G-10.5")
def test_combos_go_on_melee_actions_only_where_they_say_so() -> None:
    """R-36: Combos are for Action cards; some widen that."""
    combos = [
        "one-two-punch",
        "ancient-technique",
        "giant-pow",
        "crossover-event",
        "overcharge",
        "callback",
        "silencer",
    ]
    match = board(seat("F6", hand=combos), "G6", "A1")
    assert follow_ups(match, "melee") == ["done", *(f"attach {card}" for card in combos[:4])]


@covers("G-10.5")
def test_a_combo_that_would_leave_no_legal_choice_cannot_be_attached() -> None:
    """R-37: and the printed card must be playable on its own."""
    match = board(seat("F6", hand=["poison-umbrella", "while-youre-here"]), "G6", "A1")
    play(match, "play poison-umbrella")
    assert health(match)[1] == 10
    assert hand(match, 0) == ["while-youre-here"], "there is no second target"
    match = board(seat("F6", hand=["chainsaw-solo", "duct-tape"]), "F4", "A1")
    assert "play chainsaw-solo" not in legal(match), "though a cone would reach him"
    match = board(seat("F6", hand=["dead-drop", "callback"]), "A1", "K1")
    play(match, "play dead-drop")
    assert asked(match)[1] == "armory", "Callback is the one other card, and cannot be attached as well"


@covers("G-10.6")
def test_combos_that_change_the_shape() -> None:
    ann = seat("F6", hand=["freeze-ray-lightly-used", "duct-tape", "deflector-bubble"])
    match = board(ann, "E4", "F3", "G4")
    play(match, "play freeze-ray-lightly-used", "attach duct-tape")
    assert legal(match) == ["shape cone", "shape line", "shape 2x3"]
    play(match, "shape cone")
    assert legal(match) == ["target pawn 1", "target pawn 2", "target pawn 3"], "first target becomes one target"
    play(match, "target pawn 3")
    assert (health(match), pawn(match, 3).slowed) == ([10, 10, 10, 9], True)


@covers("G-10.6", "G-2.8")
def test_melee_or_ranged_follows_the_new_shape() -> None:
    bob = seat("F5", hand=["counterpunch", "deflector-bubble"])
    match = board(seat("F6", hand=["chainsaw-solo", "duct-tape"]), bob, "K1")
    play(match, "play chainsaw-solo", "attach duct-tape", "shape cone")
    assert legal(match) == ["pass", "respond deflector-bubble"]


@covers("G-10.6")
def test_a_line_along_two_directions_has_a_first_target_in_each() -> None:
    match = board(seat("F6", hand=["freeze-ray-lightly-used", "extra-ammo"]), "F4", "F2", "H6")
    play(match, "play freeze-ray-lightly-used", "attach extra-ammo", "direction north")
    assert legal(match) == ["direction east", "direction south", "direction west"]
    play(match, "direction east")
    assert health(match) == [10, 9, 10, 9]


@covers("G-10.6")
def test_a_keyword_of_a_combo_applies_to_every_piece_hit() -> None:
    match = board(seat("F6", hand=["chainsaw-solo", "giant-pow"]), "G6", "F5", "A1")
    play(match, "play chainsaw-solo", "attach giant-pow")
    assert [pawn(match, number).square for number in (1, 2)] == ["I6", "F3"]
    assert health(match)[:3] == [10, 8, 8]


@covers("G-10.7")
def test_combos_of_a_cancelled_action_do_nothing() -> None:
    match = board(
        seat(piece("F6", health=5), hand=["sonic-clap", "ever-after-party"]), seat("G6", hand=["classified"]), "K1"
    )
    play(match, "play sonic-clap", "attach ever-after-party", "respond classified")
    assert (health(match)[0], hand(match, 0)) == (5, [])


@covers("G-10.7")
def test_after_it_resolves_comes_even_if_nothing_was_hit() -> None:
    ann = seat(piece("C6", health=5), hand=["fridge-toss", "ever-after-party"])
    match = board(ann, seat("F6", hand=["falling-leaf-step"]), "K1")
    play(match, "play fridge-toss", "attach ever-after-party", "respond falling-leaf-step", "to G6")
    assert (health(match)[:2], player(match, 0).hand) == ([7, 10], 1)


# --- equipment


@covers("G-13.1")
def test_who_may_wear_equipment() -> None:
    ann = seat(
        "A1", hand=["jetpack-warranty-void", "fourth-wash-black-belt", "cursed-doll", "clown-shoes"],
        summons={"mop-bot": "K11"},
    )  # fmt: skip
    match = board(ann, "D4", "E5", "K1")
    assert follow_ups(match, "play jetpack-warranty-void") == ["piece pawn 0", "piece mop-bot"], "anywhere"
    play(match, "play fourth-wash-black-belt")
    assert pawn(match, 0).equipment == ("fourth-wash-black-belt",)
    play(match, "play cursed-doll")
    assert pawn(match, 1).equipment == ("cursed-doll",), "the only enemy pawn within 3"


@covers("G-13.1", "G-13.4")
def test_equipment_on_an_enemy_stays_when_its_giver_dies_and_can_be_pushed_out() -> None:
    """R-42: it takes up a slot there."""
    bob = seat(piece("G6", equipment=["cursed-doll"]), hand=["jetpack-warranty-void", "seven-league-clogs"])
    match = board("A1", bob, "K1", turn=1)
    play(match, "play jetpack-warranty-void", "play seven-league-clogs")
    assert pawn(match, 1).equipment == ("jetpack-warranty-void", "seven-league-clogs")
    assert discard(match) == ["cursed-doll"]
    match = board(seat(piece("F6", health=1)), seat(piece("G6", equipment=["cursed-doll"])), "K1", turn=1)
    play(match, "melee")
    assert pawn(match, 1).equipment == ("cursed-doll",)


@covers("G-13.2")
def test_a_third_equipment_pushes_out_the_first_on_summons_too() -> None:
    """R-41: two for summons as well as for pawns."""
    bunny = {"furious-bunny": piece("B2", equipment=["enormous-gun", "dragonscale-pajamas"])}
    match = board(seat("A1", hand=["jetpack-warranty-void"], summons=bunny), "K1", "K11")
    play(match, "play jetpack-warranty-void", "piece furious-bunny")
    assert summon(match, "furious-bunny").equipment == ("dragonscale-pajamas", "jetpack-warranty-void")
    assert discard(match) == ["enormous-gun"]


@covers("G-13.3")
def test_equipment_whose_wearer_is_gone_is_discarded() -> None:
    """Cat draws an Event that kills Bob before the Doll is attached to him."""
    match = board(
        seat("C3", hand=["cursed-doll"]), seat(piece("E5", health=2)), seat("A11", hand=["counter-intelligence"]),
        seat("K1", hand=["actual-lawyer"]), armories=[["the-call-is-from-center-stage"]],
    )  # fmt: skip
    play(match, "play cursed-doll", "respond actual-lawyer", "respond counter-intelligence")
    assert (pawn(match, 1).kind, pawn(match, 1).equipment) == ("ghost", ())
    assert discard(match)[-1] == "cursed-doll"


@covers("G-13.3")
def test_equipment_stays_wherever_its_wearer_goes() -> None:
    doll = seat(piece("D4", equipment=["cursed-doll"]))
    match = board(seat("A1", hand=["trap-door"]), doll, "K1", chance=["square K6"])
    play(match, "play trap-door")
    assert (pawn(match, 1).square, pawn(match, 1).equipment) == ("K6", ("cursed-doll",))


@covers("G-13.4")
def test_equipment_works_for_the_wearers_controller() -> None:
    bunny = {"furious-bunny": piece("G6", equipment=["nanobot-plasters"], health=1)}
    match = board(seat("F6", hand=["double-agent"]), seat("K1", summons=bunny), "K11")
    play(match, "play double-agent")
    assert (summon(match, "furious-bunny").seat, summon(match, "furious-bunny").health) == (0, 2)


@covers("G-13.5")
def test_defense_works_against_zones_too() -> None:
    match = board("A1", seat(piece("D6", equipment=["dragonscale-pajamas"])), "K1", turn=1, phase="turn",
                  zones=[zone("haunted-parlor", "C5")])  # fmt: skip
    assert health(match)[1] == 10
    pads = seat(piece("D6", equipment=["spiked-shoulder-pads"]))
    match = board("A1", pads, "K1", turn=1, phase="turn", zones=[zone("haunted-parlor", "C5")])
    assert health(match)[1] == 9, "against melee only"


# --- drawing, hands, the discard pile


@covers("G-19.1")
def test_a_drawn_card_goes_to_the_end_of_the_hand() -> None:
    match = board(seat("A1", hand=["rerun", "seance"]), "K1", "K11", armories=[["mop-bot"]])
    play(match, "draw")
    assert hand(match, 0) == ["rerun", "seance", "mop-bot"]


@covers("G-19.1", "G-23.2")
def test_several_players_draw_one_after_another_each_choosing() -> None:
    tops = [["one-last-job", "rerun"], ["seance", "wiretap", "mop-bot", "blackmail"]]
    match = board("A1", "K1", "K11", turn=1, phase="action", armories=tops)
    play(match, "draw", "armory 1")
    asked_seats = []
    while asked(match)[1] == "armory":
        asked_seats.append(asked(match)[0])
        play(match, "armory 2")
    assert asked_seats == [1, 2, 0, 1], "from the active player on; who drew it once more"
    assert [hand(match, number) for number in range(3)] == [["mop-bot"], ["seance", "blackmail"], ["wiretap"]]


@covers("G-19.2")
def test_only_when_all_armories_are_empty_the_discard_pile_is_dealt() -> None:
    """R-56: single empty armories are not refilled."""
    match = board("A1", "K1", "K11", phase="draw", empty_armories=True, armories=[[], ["rerun"]], discard=CALM[:9])
    assert hand(match, 0)[0] == "rerun"
    assert len(armory(match, 1)) + len(armory(match, 2)) + len(armory(match, 3)) + len(armory(match, 4)) == 9
    assert of_kind(match.beginning, Reshuffled)[0].sizes == (3, 2, 2, 2)
    assert discard(match) == []


@covers("G-19.2", "G-5.1")
def test_with_nothing_to_shuffle_no_card_is_drawn() -> None:
    match = board(seat("A1", hand=["wiretap"]), "K1", "K11", phase="draw", empty_armories=True)
    assert (hand(match, 0), "draw" in legal(match)) == (["wiretap"], False)
    match = board(seat("A1", hand=["wiretap", "rerun"]), "K1", "K11", empty_armories=True)
    play(match, "play wiretap", "player 1")
    assert hand(match, 0) == ["rerun"]


@covers("G-19.4")
def test_the_hand_limit_is_checked_in_the_own_end_step_only() -> None:
    match = board("A1", seat("K1", hand=CALM[:12]), "K11")
    end_turn(match)
    assert (player(match, 1).hand, player(match, 1).hand_limit) == (13, 7)
    match = board(seat("A1", hand=CALM[:3]), "K1", "K11", phase="end", events=["agency-budget-cuts"])
    assert player(match, 0).hand_limit == 5


@covers("G-19.4")
def test_the_hand_limit_is_at_least_1() -> None:
    """No cards go below 5: four times Agency Budget Cuts would leave -1."""
    match = board(seat("A1", hand=CALM[:3]), "K1", "K11")
    inner(match).events_in_play = [Lasting(BY_ID["agency-budget-cuts"], -1)] * 4
    assert player(match, 0).hand_limit == 1
    end_turn(match)
    assert hand(match, 0) == CALM[2:3]


@covers("G-19.5")
def test_the_discard_pile_grows_on_top_in_the_order_played() -> None:
    ann = seat("F6", hand=["sonic-clap", "overcharge", "giant-pow"])
    match = board(ann, "G6", "A1", discard=["rerun"])
    play(match, "play sonic-clap", "attach giant-pow", "attach overcharge")
    assert discard(match) == ["rerun", "sonic-clap", "giant-pow", "overcharge"]


# --- Events


@covers("G-19.6")
def test_an_event_is_played_when_the_effect_that_drew_it_is_finished() -> None:
    """R-57: queue, not interruption; no replacement."""
    match = board(
        seat("A1", hand=["side-quest"]), "K1", "K11", armories=[["clock-strikes-twelve", "rerun"]],
    )  # fmt: skip
    happened = events(match, "play side-quest")
    kinds = [type(event).__name__ for event in happened if isinstance(event, (Drew, EventPlayed))]
    assert kinds == ["Drew", "Drew", "EventPlayed"]
    assert (hand(match, 0), asked(match)) == (["rerun"], (0, "main"))
    assert discard(match) == ["side-quest", "clock-strikes-twelve"]


@covers("G-19.6")
def test_events_wait_in_a_queue_and_those_drawn_by_events_join_its_end() -> None:
    tops = ["one-last-job", "clock-strikes-twelve", "rerun", "seance", "intermission"]
    match = board("A1", "K1", "K11", phase="draw", armories=[tops])
    played = [event.card for event in of_kind(match.beginning, EventPlayed)]
    assert played[:2] == ["one-last-job", "clock-strikes-twelve"]
    assert played[2] == "intermission"


@covers("G-19.6")
def test_each_draw_of_the_draw_step_is_an_effect_of_its_own() -> None:
    match = board("A1", "K1", "K11", phase="draw", armories=[["clock-strikes-twelve", "rerun"]])
    kinds = [type(event).__name__ for event in match.beginning if isinstance(event, (Drew, EventPlayed))]
    assert kinds == ["Drew", "EventPlayed", "Drew"]


@covers("G-19.6", "G-14.3")
def test_an_event_of_a_bait_zone_waits_for_the_end_of_the_move() -> None:
    match = board(
        "C6", "K1", "K11", zones=[zone("gingerbread-yard", "D5")], armories=[["the-call-is-from-center-stage"]]
    )  # fmt: skip
    happened = events(match, "move", "to F6")
    kinds = [type(event).__name__ for event in happened if type(event).__name__ in ("Moved", "EventPlayed")]
    assert kinds[-1] == "EventPlayed"
    assert [event.by for event in of_kind(happened, Damaged)] == ["gingerbread-yard", "the-call-is-from-center-stage"]


@covers("G-19.6", "G-11.1")
def test_events_open_no_window_and_come_in_anybodys_turn() -> None:
    bob = seat("G6", hand=["cut-in-line", "actual-lawyer", "undo-button"])
    match = board("F6", bob, "K1", armories=[["intermission"]])
    play(match, "draw", "respond cut-in-line")
    assert active(match) == 1, "Bob drew Intermission in Ann's turn, and nobody could object"


@covers("G-19.7")
def test_lasting_events_stay_and_add_up() -> None:
    match = board("A1", "K1", "K11", phase="draw", armories=[["full-moon", "agency-budget-cuts"]])
    assert [event.card for event in view(match, None).table.events] == ["full-moon", "agency-budget-cuts"]
    assert discard(match) == []
    match = board(
        seat("A1", summons={"mop-bot": "B2"}), "K1", "K11", events=["full-moon", "gravity-department-on-strike"]
    )
    assert (summon(match, "mop-bot").movement.value, pawn(match, 0).movement.value) == (5, 6)


@covers("G-19.8")
def test_looking_and_putting_back_is_not_drawing() -> None:
    tops = [["plot-twist"], ["rerun", "seance"], ["wiretap"], ["blackmail"]]
    match = board(seat("A1", hand=["side-quest", "mop-bot"]), "K1", "K11", armories=tops)
    play(match, "play side-quest")
    assert view(match, 0).known_tops == (("plot-twist",), ("rerun",), ("wiretap",), ("blackmail",))
    assert discard(match) == [], "the Event that was looked at is not played"
    play(match, "armory 2", "armory 2")
    assert hand(match, 0) == ["mop-bot", "rerun", "seance"]


@covers("G-19.1")
@pytest.mark.parametrize("card", ["whose-coat-is-this", "plot-twist"])
def test_a_hand_received_whole_keeps_its_order(card: str) -> None:
    cards = ["seance", "rerun", "mop-bot"]
    if card == "plot-twist":
        match = board(seat("A1", hand=cards), "K1", "K11", phase="draw", armories=[["plot-twist"]])
    else:
        match = board(seat("F6", hand=[card]), seat("G6", hand=cards), "K11")
        play(match, f"play {card}")
    assert hand(match, 1 if card == "plot-twist" else 0) == cards


@covers("G-10.1")
def test_equipment_zones_and_summons_open_a_window_and_can_be_cancelled() -> None:
    for card in ("jetpack-warranty-void", "roller-rink", "mop-bot"):
        match = board(seat("F6", hand=[card]), seat("A1", hand=["actual-lawyer"]), "K1", armories=[["rerun"]])
        play(match, f"play {card}", "respond actual-lawyer")
        assert (discard(match), hand(match, 0)) == ([card, "actual-lawyer"], ["rerun"])


@covers("G-8.4", "G-10.6")
def test_a_second_target_is_hit_like_the_first() -> None:
    match = board(seat("F6", hand=["poison-umbrella", "while-youre-here"]), "G6", "F7", "E6")
    play(match, "play poison-umbrella", "attach while-youre-here", "target pawn 1")
    assert legal(match) == ["target pawn 2", "target pawn 3"]
    assert set(pieces_hit(events(match, "target pawn 3"))) == {2, 4}
    assert [pawn(match, number).bleed for number in (1, 2, 3)] == [3, 0, 3]
