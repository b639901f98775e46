"""Rounds, turns and actions, Center Stage (G-4, G-5, G-16)."""

from typing import Any

import pytest

from clashtable.games.genres.wire.events import EventPlayed, StepBegan, TurnBegan
from clashtable.games.genres.wire.pieces import Damaged, Healed
from tests.games.genres.board import (
    actions,
    asked,
    board,
    discard,
    events,
    follow_ups,
    hand,
    has_summon,
    health,
    legal,
    legal_starting,
    pawn,
    piece,
    play,
    player,
    seat,
    squares,
    stack,
    summon,
    table,
    zone,
    zones,
)
from tests.games.genres.turns import active, end_turn, go_to_turn, of_kind, pieces_hit
from tests.rulebook import covers

EIGHT = ["rerun", "wiretap", "side-quest", "seance", "inner-peace", "blackmail", "pickpocket", "undo-button"]

# --- rounds and turns


@covers("G-4.1", "G-4.2")
def test_every_seat_has_one_turn_in_each_round_to_the_right() -> None:
    """R-11: the turn passes to the next seat number."""
    match = board("A1", "K1", "K11", "A11", turn=2, phase="turn")
    seen = []
    for _turn in range(9):
        seen.append((table(match)["round"], active(match)))
        end_turn(match)
    assert seen == [(1, 2), (1, 3), (2, 0), (2, 1), (2, 2), (2, 3), (3, 0), (3, 1), (3, 2)]


@covers("G-4.3", "G-20.5")
def test_the_curtain_call_comes_before_the_first_turn_of_round_16() -> None:
    match = board("A1", "K1", "K11", turn=2, round=15)
    assert health(match) == [10, 10, 10]
    end_turn(match)
    assert (table(match)["round"], active(match), health(match)) == (16, 0, [9, 9, 9])
    for _turn in range(3):
        end_turn(match)
    assert (table(match)["round"], health(match)) == (17, [7, 7, 7])


@covers("G-4.4")
def test_the_opening_decides_about_the_kind_of_turn() -> None:
    match = board("A1", seat("K1", ghost=True), seat(piece("K11", skip=True)), "A11", phase="round", round=0)
    happened = [*match.beginning]
    while table(match)["round"] == 1:
        happened += match.play("end")
    assert [event.how for event in of_kind(happened, TurnBegan)][:4] == ["normal", "ghost", "skipped", "normal"]


@covers("G-4.4", "G-14.4")
def test_zones_until_your_next_turn_leave_in_the_opening() -> None:
    laid = [zone("brooding-rooftop", "F5", seat=1), zone("haunted-parlor", "F5", seat=1)]
    match = board("A1", "F6", "K11", turn=1, phase="turn", zones=laid)
    assert [found.card for found in zones(match)] == ["haunted-parlor"]
    assert of_kind(match.beginning, Damaged)[0].by == "haunted-parlor", "before the start step"


@covers("G-4.5", "G-16.1")
def test_the_start_step_goes_center_zones_equipment_bleed() -> None:
    """R-49: the healing of Center Stage comes before zone damage and Bleed."""
    bob = seat(piece("F6", health=5, equipment=["nanobot-plasters"]))
    laid = [zone("haunted-parlor", "E5"), zone("consecrated-picnic", "E5")]
    match = board("A1", bob, "K11", turn=1, phase="turn", zones=laid)
    story = [
        (type(event).__name__, event.health) for event in match.beginning if isinstance(event, (Damaged, Healed))
    ]  # fmt: skip
    assert story == [("Healed", 6), ("Damaged", 5), ("Healed", 6), ("Healed", 7)]
    wounded = piece("G6", health=5, bleed=1, bleed_by=0)
    starts: list[tuple[dict[str, Any], list[dict[str, Any]]]] = [
        ({**wounded, "square": "F6"}, []),
        (wounded, [zone("consecrated-picnic", "F5")]),
        ({**wounded, "equipment": ["nanobot-plasters"]}, []),
    ]
    for bleeding, laid in starts:
        match = board("A1", seat(bleeding), "K11", turn=1, phase="turn", zones=laid)
        assert (health(match)[1], of_kind(match.beginning, Damaged)) == (6, []), "healed before it could bleed"


@covers("G-4.5")
def test_bleed_is_the_last_item_of_the_start_step() -> None:
    """The Doll keeps the marker through all healing; zone and wound come in this order."""
    bob = seat(piece("F6", health=5, bleed=1, bleed_by=0, equipment=["cursed-doll", "nanobot-plasters"]))
    match = board("A1", bob, "K11", turn=1, phase="turn", zones=[zone("haunted-parlor", "E5")])
    assert [event.by for event in of_kind(match.beginning, Damaged)] == ["haunted-parlor", "bleed"]
    assert (health(match)[1], pawn(match, 1).bleed) == (3, 0)


@covers("G-4.5")
def test_zones_of_the_start_step_trigger_oldest_first() -> None:
    for first, second, wanted in (
        ("haunted-parlor", "consecrated-picnic", 11),
        ("consecrated-picnic", "haunted-parlor", 10),
    ):
        match = board(
            "A1",
            seat(piece("C3", health=11)),
            "K11",
            turn=1,
            phase="turn",
            zones=[zone(first, "B2"), zone(second, "B2")],
        )
        assert health(match)[1] == wanted


@covers("G-4.5", "G-4.11")
def test_deaths_are_checked_after_each_item_of_the_start_step() -> None:
    bob = seat(piece("C3", health=1), hand=["rerun"])
    match = board(
        "A1", bob, "K11", turn=1, phase="turn",
        zones=[zone("haunted-parlor", "B2"), zone("consecrated-picnic", "B2")],
    )  # fmt: skip
    assert (pawn(match, 1).kind, hand(match, 0)) == ("ghost", ["rerun"])
    assert active(match) == 2, "no draw, no actions"


@covers("G-4.5")
def test_a_bleed_marker_goes_and_hurts() -> None:
    match = board("A1", seat(piece("C3", bleed=2, bleed_by=0)), "K11", turn=1, phase="turn")
    assert (pawn(match, 1).bleed, health(match)[1]) == (1, 9)


@covers("G-4.6")
@pytest.mark.parametrize(("square", "cards", "count"), [("A1", 1, 1), ("A1", 0, 2), ("F6", 1, 2), ("F6", 0, 3)])
def test_how_many_cards_are_drawn(square: str, cards: int, count: int) -> None:
    """R-12: an empty-handed player always draws two."""
    match = board(seat(square, hand=EIGHT[:cards]), "K1", "K11", phase="draw")
    assert player(match, 0).hand == cards + count
    assert asked(match) == (0, "main")


@covers("G-4.6", "G-19.1")
def test_each_card_of_the_draw_step_comes_from_an_armory_of_choice() -> None:
    match = board("A1", "K1", "K11", phase="draw", armories=[["rerun"], ["wiretap"], [], ["seance", "blackmail"]])
    assert legal(match) == ["armory 1", "armory 2", "armory 4"]
    play(match, "armory 4")
    assert (asked(match), legal(match)) == ((0, "armory"), ["armory 1", "armory 2", "armory 4"])
    play(match, "armory 4")
    assert (hand(match, 0), asked(match)) == (["seance", "blackmail"], (0, "main"))


@covers("G-4.7")
def test_the_action_step_ends_when_the_player_says_so() -> None:
    """R-13: also with no actions left, as long as something costs nothing; actions left are lost."""
    match = board(seat("A1", hand=["wiretap"]), "K1", "K11", actions=1)
    play(match, "draw")
    assert (actions(match), asked(match), legal(match)) == (0, (0, "main"), ["end", "play wiretap"])
    match = board(seat("A1", hand=["wiretap"]), "K1", "K11")
    play(match, "end")
    assert active(match) == 1
    go_to_turn(match, 0)
    assert actions(match) == 2


@covers("G-4.8", "G-15.5")
def test_each_summon_takes_one_turn_after_the_action_step() -> None:
    """R-47: in the order the controller likes; each must take its turn."""
    match = board(seat("A1", summons={"mop-bot": "C3", "furious-bunny": "E3"}), "K1", "K11")
    play(match, "end")
    assert (asked(match), legal(match)) == ((0, "next-summon"), ["next mop-bot", "next furious-bunny"])
    play(match, "next furious-bunny")
    assert asked(match) == (0, "summon-menu")
    play(match, "end")
    assert asked(match) == (0, "summon-menu"), "the last one needs no choice"
    assert summon(match, "furious-bunny").acted == ("turn",)
    play(match, "end")
    assert active(match) == 1


@covers("G-4.9", "G-19.4")
def test_the_hand_limit_is_checked_once_after_the_summons() -> None:
    """R-14: the end step is the last."""
    match = board(seat("A1", hand=EIGHT, summons={"mop-bot": "C3"}), "K1", "K11", actions=0)
    play(match, "end")
    assert asked(match) == (0, "summon-menu")
    play(match, "end")
    assert (asked(match), legal(match)) == ((0, "hand-card"), [f"pick {card}" for card in EIGHT])
    play(match, "pick seance")
    assert (discard(match), active(match)) == (["seance"], 1)


@covers("G-4.9")
def test_what_lasts_this_turn_ends_for_the_active_players_pieces() -> None:
    marked = {"rooted": True, "slowed": True, "hasted": True}
    match = board(
        seat(piece("A1", **marked), summons={"sentry-turret": piece("C3", **marked)}),
        seat(piece("K1", **marked)),
        "K11",
    )
    end_turn(match)
    for found in (pawn(match, 0), summon(match, "sentry-turret")):
        assert (found.rooted, found.slowed, found.hasted) == (False, False, False)
    other = pawn(match, 1)
    assert (other.rooted, other.slowed, other.hasted) == (True, True, True)
    end_turn(match)
    assert not pawn(match, 1).rooted


@covers("G-4.9", "G-5.3")
def test_no_attacks_for_the_rest_of_the_turn_ends_with_it() -> None:
    match = board(seat("F6", hand=["training-montage", "sonic-clap"]), "G6", "K11")
    play(match, "play training-montage")
    assert (actions(match), "play sonic-clap" in legal(match), "melee" in legal(match)) == (4, False, True)
    go_to_turn(match, 0)
    assert "play sonic-clap" in legal(match)


@covers("G-4.10", "G-16.2")
def test_a_skipped_turn_does_nothing_but_end_marks() -> None:
    """R-15: at most one Skip marker, and immunity until the end of the next turn that is taken."""
    bob = seat(piece("F6", skip=True, health=5, rooted=True, bleed=1), summons={"mop-bot": piece("A6", slowed=True)})
    match = board("A1", bob, "K11", turn=1, phase="turn")
    assert active(match) == 2
    found = pawn(match, 1)
    assert (found.health, found.bleed, found.skip, found.immune, found.rooted) == (5, 1, False, True, False)
    assert (player(match, 1).hand, summon(match, "mop-bot").slowed) == (0, False)
    go_to_turn(match, 1)
    assert (health(match)[1], pawn(match, 1).immune) == (6, True), "this one is taken"
    end_turn(match)
    assert not pawn(match, 1).immune


@covers("G-4.10")
def test_a_second_skip_marker_has_no_effect() -> None:
    match = board(seat("F6", hand=["poke-with-a-spindle", "wiretap"]), seat(piece("G6", skip=True)), "K11")
    play(match, "play poke-with-a-spindle")
    assert (health(match)[1], pawn(match, 1).skip) == (9, True)
    go_to_turn(match, 2)
    assert not pawn(match, 1).skip


@covers("G-4.11")
def test_a_player_who_dies_in_the_own_turn_loses_the_rest_of_it() -> None:
    ann = seat(piece("F6", health=1), hand=["chainsaw-solo", "rerun"], summons={"mop-bot": "A6"})
    bob = seat(piece("G6", equipment=["spiked-shoulder-pads"]), hand=["wiretap"])
    match = board(ann, bob, "K11")
    play(match, "play chainsaw-solo")
    assert (pawn(match, 0).kind, active(match)) == ("ghost", 1)
    assert hand(match, 1)[:2] == ["wiretap", "rerun"]
    assert sorted(discard(match)) == ["chainsaw-solo", "mop-bot"]
    assert (stack(match), has_summon(match, "mop-bot")) == ([], False)


@covers("G-4.11", "G-19.6")
def test_events_drawn_before_the_death_are_still_played() -> None:
    match = board(
        seat(piece("C6", health=1)), seat(piece("K1", health=5)), "K11",
        zones=[zone("gingerbread-yard", "D5")], armories=[["intermission"]],
    )  # fmt: skip
    happened = events(match, "move", "to D6")
    assert (pawn(match, 0).kind, [event.card for event in of_kind(happened, EventPlayed)]) == (
        "ghost",
        ["intermission"],
    )
    assert health(match)[1] == 7


@covers("G-4.12")
def test_a_turn_that_ends_early_finishes_the_action_and_goes_to_its_end_step() -> None:
    match = board(
        seat("A1", hand=[*EIGHT[:6], "duct-tape"], summons={"mop-bot": "C3"}), "K1", "K11", armories=[["intermission"]]
    )  # fmt: skip
    happened = events(match, "play wiretap", "player 1")
    assert [event.step for event in of_kind(happened, StepBegan)][:1] == ["end"]
    assert (active(match), summon(match, "mop-bot").acted) == (1, ())


@covers("G-4.12")
def test_an_early_end_in_the_draw_step_finishes_that_step() -> None:
    match = board("A1", "K1", "K11", phase="draw", armories=[["intermission", "rerun"]])
    assert (hand(match, 0), active(match)) == (["rerun"], 1)


@covers("G-4.12")
def test_a_turn_that_ends_in_its_start_step_has_no_draw_step() -> None:
    """Bob's start step draws Intermission from the Yard: the step is finished, then comes the end step."""
    match = board(
        "A1", seat("G6", hand=["rerun"]), "K11",
        turn=1, phase="turn", zones=[zone("gingerbread-yard", "G5")], armories=[["intermission", "seance"]],
    )  # fmt: skip
    assert [event.step for event in of_kind(match.beginning, StepBegan)][:2] == ["start", "end"]
    assert hand(match, 1) == ["rerun"]


@covers("G-4.12")
def test_an_early_end_still_discards_down_to_the_limit() -> None:
    match = board(seat("A1", hand=EIGHT), "K1", "K11", armories=[["intermission"]])
    play(match, "draw")
    assert asked(match) == (0, "hand-card")


# --- actions


@covers("G-5.1")
def test_the_menu_of_the_action_step() -> None:
    match = board(seat("F6", hand=["sonic-clap", "undo-button", "roller-rink", "fireball-obviously"]), "G6", "K11")
    assert legal(match) == [
        "end", "move", "melee", "draw", "play sonic-clap", "play roller-rink", "play fireball-obviously",
    ]  # fmt: skip
    play(match, "melee")
    assert "play fireball-obviously" not in legal(match), "it costs 2"
    assert legal(match)[:4] == ["end", "move", "melee", "draw"], "Move and Melee any number of times"


@covers("G-5.1", "G-19.3")
def test_draw_is_taken_once_per_turn() -> None:
    match = board("F6", "G6", "K11")
    play(match, "draw")
    assert (player(match, 0).hand, actions(match), "draw" in legal(match)) == (1, 1, False)


@covers("G-5.1")
def test_move_melee_and_draw_are_offered_only_when_they_would_do_something() -> None:
    match = board(
        seat(piece("F6", rooted=True)), "H6", "K11", empty_armories=True, ask_always=True, phase="action"
    )  # fmt: skip
    assert active(match) == 1, "there is nothing to do but to end"
    match = board(seat(piece("F6", rooted=True), hand=["rerun"]), "H6", "K11", empty_armories=True, ask_always=True)
    assert legal(match) == ["end"]


@covers("G-5.2")
def test_objections_combos_and_events_are_not_played_in_the_menu() -> None:
    match = board(seat("F6", hand=["undo-button", "overcharge", "giant-pow"]), "G6", "K11")
    assert legal_starting(match, "play") == []


@covers("G-5.3")
@pytest.mark.parametrize(
    ("card", "fields", "is_playable"),
    [
        ("sonic-clap", {}, True),
        ("sonic-clap", {"bob": "K1"}, False),
        ("signed-in-red", {"health": 3}, True),
        ("signed-in-red", {"health": 2}, False),
        ("borrowed-tomorrow", {}, True),
        ("borrowed-tomorrow", {"skip": True}, False),
        ("borrowed-tomorrow", {"immune": True}, False),
        ("dead-drop", {}, False),
        ("dead-drop", {"more": ["undo-button"]}, True),
        ("poisoned-apple", {}, False),
        ("poisoned-apple", {"more": ["undo-button"]}, True),
        ("rerun", {}, False),
        ("rerun", {"discard": ["seance"]}, True),
        ("rerun", {"discard": ["roller-rink"]}, False),
        ("three-wishes", {}, True),
        ("urban-planning", {}, False),
        ("team-up-issue", {}, True),
        ("spirit-bribery", {}, True),
        ("seance", {}, True),
        ("double-agent", {}, False),
        ("haunted-disco-floor", {}, False),
        ("cursed-doll", {}, True),
        ("cursed-doll", {"bob": "K1"}, False),
        ("open-mic-night", {}, True),
        ("open-mic-night", {"bob": "K1"}, True),
        ("inner-peace", {"health": 10}, True),
    ],
)
def test_which_cards_can_be_played(card: str, fields: dict[str, object], is_playable: bool) -> None:
    """R-16: an attack with nobody in its area cannot be declared."""
    settings = {name: fields[name] for name in ("health", "skip", "immune") if name in fields}
    more = fields.get("more", [])
    match = board(
        seat(piece("G7", **settings), hand=[card, *more]),  # type: ignore[misc]
        str(fields.get("bob", "H6")), "A1", discard=fields.get("discard", []),
    )  # fmt: skip
    assert (f"play {card}" in legal(match)) == is_playable


@covers("G-5.3")
def test_an_area_that_holds_only_a_ghost_is_enough() -> None:
    """R-16, second half."""
    match = board(seat("F6", hand=["sonic-clap"]), "A1", "K1", seat("G6", ghost=True))
    assert "play sonic-clap" in legal(match)


@covers("G-5.3")
def test_only_the_modes_that_can_be_played_are_offered() -> None:
    match = board(seat("F6", hand=["three-wishes"]), "A1", "K1")
    assert follow_ups(match, "play three-wishes") == ["mode 0", "mode 1"]
    match = board(seat("F6", hand=["three-wishes"]), "A1", "K1", discard=["mop-bot"])
    assert follow_ups(match, "play three-wishes") == ["mode 0", "mode 1", "mode 2"]


@covers("G-5.4", "G-21.4")
def test_a_declaration_goes_combos_choices_payment_window() -> None:
    match = board(seat("F6", hand=["sonic-clap", "overcharge"]), seat("G6", hand=["falling-leaf-step"]), "A1")
    play(match, "play sonic-clap")
    assert (asked(match), actions(match), hand(match, 0)) == ((0, "combo"), 2, ["sonic-clap", "overcharge"])
    play(match, "attach overcharge")
    assert (asked(match), actions(match), hand(match, 0)) == ((1, "respond"), 1, [])
    assert stack(match) == ["sonic-clap"]
    assert table(match)["stack"][0]["combos"] == ["overcharge"]


@covers("G-5.5")
def test_what_is_chosen_at_declaration_and_what_at_resolution() -> None:
    bob = seat("K1", hand=["undo-button", "actual-lawyer"])
    match = board(seat("F6", hand=["roller-rink"]), bob, "A1")
    play(match, "play roller-rink")
    assert asked(match) == (1, "respond"), "the place of a zone is chosen later"
    play(match, "pass")
    assert asked(match) == (0, "zone-shape")
    match = board(seat("F6", hand=["jetpack-warranty-void"], summons={"mop-bot": "A6"}), bob, "A1")
    play(match, "play jetpack-warranty-void")
    assert asked(match) == (0, "choose-piece"), "the wearer is chosen before"
    match = board(seat("F6", hand=["everything-bagel"]), bob, "A1")
    play(match, "play everything-bagel", "pass")
    assert asked(match) == (0, "destination"), "what follows Then you may is chosen at resolution"
    match = board(seat("F6", hand=["flying-kick"]), "H6", bob)
    play(match, "play flying-kick")
    assert asked(match) == (0, "destination"), "the destination of a move is chosen before"


@covers("G-5.6")
def test_a_move_and_attack_is_declared_from_its_destination() -> None:
    match = board(seat("A6", hand=["flying-kick"]), seat("E6", hand=["counterpunch"]), "K1")
    assert follow_ups(match, "play flying-kick") == ["to D5", "to D6", "to D7"]
    play(match, "play flying-kick", "to D6")
    assert (asked(match), pawn(match, 0).square) == ((1, "respond"), "A6"), "what it would hit is judged from there"
    play(match, "respond counterpunch")
    assert (health(match), pawn(match, 0).square, pawn(match, 1).square) == ([8, 10, 10], "D6", "G6")


@covers("G-5.7")
def test_costs_are_never_refunded() -> None:
    match = board(seat(piece("F6", health=5), hand=["signed-in-red"]), seat("A1", hand=["classified"]), "K1")
    play(match, "play signed-in-red", "respond classified")
    assert (health(match)[0], actions(match)) == (3, 2)
    match = board(seat("F6", hand=["sonic-clap"]), seat("G6", hand=["classified"]), "K1")
    play(match, "play sonic-clap", "respond classified")
    assert (actions(match), health(match)[1]) == (1, 10)


@covers("G-5.8")
def test_more_actions_are_added_to_what_is_left() -> None:
    """R-17: cards that grant actions cost nothing; Equipment, Zones and Summons cost 1 unless labelled otherwise."""
    match = board(seat("F6", hand=["borrowed-tomorrow", "roller-rink", "medium-sized-dragon"]), "A1", "K1", actions=1)
    play(match, "play borrowed-tomorrow")
    assert actions(match) == 4
    play(match, "play roller-rink", "layout 3x4", "corner A1")
    assert actions(match) == 3
    play(match, "play medium-sized-dragon", "to E5")
    assert actions(match) == 1


# --- Center Stage


@covers("G-16.1")
def test_center_stage_heals_and_gives_a_card() -> None:
    match = board("A1", seat(piece("F6", health=5), hand=["rerun"]), "K1", turn=1, phase="turn")
    assert (health(match)[1], player(match, 1).hand) == (6, 3)


@covers("G-16.2")
def test_center_stage_gives_nothing_to_summons_and_ghosts() -> None:
    match = board(seat("A1", summons={"mop-bot": piece("F6", health=1)}), "K1", "K11", phase="turn")
    assert player(match, 0).hand == 2
    play(match, "end")
    assert summon(match, "mop-bot").health == 1
    match = board("A1", "K1", seat("F6", ghost=True), turn=2, phase="turn")
    assert (asked(match), player(match, 2).hand) == ((2, "ghost-menu"), 0)


@covers("G-16.3")
def test_a_wall_closes_center_stage_and_other_zones_work_there() -> None:
    match = board("D6", "K1", "K11", zones=[zone("briar-hedge", "E5")])
    assert "F6" not in squares(match, "move")
    match = board("A1", "F6", "K11", turn=1, phase="turn", zones=[zone("haunted-parlor", "E5")])
    assert health(match)[1] == 10, "11 with the healing, then 1 damage"
    match = board(seat("F6", hand=["sonic-clap"]), "G6", "K11", zones=[zone("sparring-mat", "E5")])
    assert pieces_hit(events(match, "play sonic-clap")) == (2,)
    assert health(match)[1] == 8
