"""Espionage, Action cards: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.genres.board import (
    actions,
    armory,
    asked,
    board,
    discard,
    hand,
    health,
    is_calm,
    legal,
    legal_starting,
    pawn,
    piece,
    play,
    player,
    seat,
    summon,
    view,
    zone,
)
from tests.rulebook import covers

# --- Pickpocket


@about("pickpocket")
def test_pickpocket_steals_a_random_card_and_lets_its_player_move_two_squares() -> None:
    match = board(
        seat("F6", hand=["pickpocket"]),
        seat("G6", hand=["rerun", "seance", "wiretap"]),
        seat("F5", hand=["classified"]),
        chance=["card seance"],
    )
    play(match, "play pickpocket")
    assert legal(match) == ["piece pawn 1", "piece pawn 2"]
    play(match, "piece pawn 1", "pass")
    assert (hand(match, 0), hand(match, 1)) == (["seance"], ["rerun", "wiretap"])
    assert asked(match) == (0, "destination")
    assert legal(match)[0] == "stay"
    assert {"to D6", "to H8", "to F4", "to E4"} <= set(legal(match))
    assert {"to C6", "to F9", "to G6"}.isdisjoint(legal(match))
    play(match, "to F8")
    assert (pawn(match, 0).square, actions(match), health(match)) == ("F8", 1, [10, 10, 10])
    assert is_calm(match)


@about("pickpocket")
def test_pickpocket_needs_an_adjacent_enemy_pawn() -> None:
    match = board(
        seat("F6", hand=["pickpocket"]),
        seat("H6", hand=["rerun"], summons={"mop-bot": "G6"}),
        "A1",
        seat("F6", ghost=True),
    )
    assert "play pickpocket" not in legal(match)


@about("pickpocket")
@covers("G-5.3")
def test_pickpocket_takes_nothing_from_an_empty_hand_but_still_moves() -> None:
    match = board(seat("F6", hand=["pickpocket"]), "G6", seat("A1", hand=["rerun"]))
    play(match, "play pickpocket", "stay")
    assert (hand(match, 0), hand(match, 2), pawn(match, 0).square) == ([], ["rerun"], "F6")
    assert discard(match) == ["pickpocket"]


@about("pickpocket")
@covers("G-6.4")
def test_pickpocket_moves_no_rooted_pawn() -> None:
    match = board(
        seat(piece("F6", rooted=True), hand=["pickpocket"]), seat("G6", hand=["rerun"]), "A1", chance=["card rerun"]
    )
    play(match, "play pickpocket")
    assert (hand(match, 0), pawn(match, 0).square) == (["rerun"], "F6")
    assert is_calm(match)


@about("pickpocket")
@covers("G-22.1")
def test_pickpocket_tells_the_robbed_player_what_is_gone_and_nobody_else() -> None:
    match = board(seat("F6", hand=["pickpocket"]), seat("G6", hand=["rerun", "seance"]), "A1", chance=["card seance"])
    play(match, "play pickpocket", "stay")
    assert view(match, 1).known_hands[0] == ("seance",)
    assert view(match, 2).known_hands[0] == ()


# --- Dead Drop


@about("dead-drop")
def test_dead_drop_lays_a_card_on_an_armory_and_draws_two_from_the_others() -> None:
    match = board(
        seat("A1", hand=["dead-drop", "seance", "sniper-nest"]),
        "K1",
        "K11",
        armories=[["chainsaw-solo"], ["rerun", "wiretap"], ["signed-in-red"]],
    )
    play(match, "play dead-drop")
    assert legal(match) == ["pick seance", "pick sniper-nest"]
    play(match, "pick seance")
    assert legal(match) == ["armory 1", "armory 2", "armory 3", "armory 4"]
    play(match, "armory 2")
    assert legal(match) == ["armory 1", "armory 3"]
    play(match, "armory 3")
    assert hand(match, 0) == ["sniper-nest", "signed-in-red", "chainsaw-solo"]
    assert armory(match, 2) == ["seance", "rerun", "wiretap"]
    assert (armory(match, 3), armory(match, 4)) == ([], [])
    assert (actions(match), discard(match)) == (2, ["dead-drop"])
    assert is_calm(match)


@about("dead-drop")
@covers("G-5.3")
def test_dead_drop_needs_another_card_in_hand() -> None:
    match = board(seat("A1", hand=["dead-drop"]), "K1", "K11")
    assert legal_starting(match, "play") == []


@about("dead-drop")
@covers("G-19.2")
def test_dead_drop_draws_nothing_if_only_the_armory_used_has_cards() -> None:
    match = board(
        seat("A1", hand=["dead-drop", "seance"]), "K1", "K11",
        armories=[[], [], ["rerun"]], discard=["wiretap", "huff-and-puff"], empty_armories=True,
    )  # fmt: skip
    play(match, "play dead-drop", "armory 3")
    assert (hand(match, 0), armory(match, 3)) == ([], ["seance", "rerun"])
    assert discard(match) == ["wiretap", "huff-and-puff", "dead-drop"]
    assert is_calm(match)


@about("dead-drop", "the-call-is-from-center-stage")
@covers("G-19.6")
def test_dead_drop_plays_an_event_only_after_both_draws() -> None:
    match = board(
        seat("F6", hand=["dead-drop", "seance"]),
        "K1",
        "K11",
        armories=[[], ["the-call-is-from-center-stage"], ["rerun", "wiretap"]],
        empty_armories=True,
    )
    play(match, "play dead-drop", "armory 1", "armory 2")
    assert (health(match), hand(match, 0)) == ([8, 10, 10], ["rerun"])
    assert discard(match) == ["dead-drop", "the-call-is-from-center-stage"]


@about("dead-drop")
@covers("G-22.1")
def test_dead_drop_is_seen_by_its_player_alone() -> None:
    match = board(
        seat("A1", hand=["dead-drop", "seance"]), "K1", "K11", armories=[["rerun", "wiretap"]], empty_armories=True
    )
    play(match, "play dead-drop", "armory 4")
    assert view(match, 0).known_tops[3] == ("seance",)
    assert view(match, 1).known_tops[3] == ()


# --- Sniper Nest


@about("sniper-nest")
def test_sniper_nest_hits_one_target_four_or_five_squares_away_for_three() -> None:
    match = board(
        seat("F6", hand=["sniper-nest"]),
        "J7",
        seat("A2", summons={"mop-bot": "C3", "hired-cleric": "F10"}),
        "I9",
        seat("K1", ghost=True),
        actions=4,
    )
    play(match, "play sniper-nest")
    assert legal(match) == ["target pawn 1", "target pawn 2", "target hired-cleric", "target ghost 4"]
    play(match, "target pawn 2")
    assert health(match)[:4] == [10, 10, 7, 10]
    assert (actions(match), discard(match)) == (2, ["sniper-nest"])
    assert is_calm(match)


@about("sniper-nest")
def test_sniper_nest_cannot_reach_three_or_six_squares() -> None:
    match = board(seat("E6", hand=["sniper-nest"]), "H6", "K6", "E9")
    assert "play sniper-nest" not in legal(match)
    tired = board(seat("E6", hand=["sniper-nest"]), "I6", "K6", "E9", actions=1)
    assert "play sniper-nest" not in legal(tired)


@about("sniper-nest", "falling-leaf-step")
@covers("G-7.6")
def test_sniper_nest_misses_a_target_that_comes_too_near() -> None:
    match = board(seat("F6", hand=["sniper-nest"]), seat("J6", hand=["falling-leaf-step"]), "F3", actions=4)
    play(match, "play sniper-nest", "respond falling-leaf-step", "to I6")
    assert health(match) == [10, 10, 10]


@about("sniper-nest", "bodyguard-in-sunglasses")
@covers("G-2.7")
def test_sniper_nest_hits_the_bodyguard_wherever_it_stands() -> None:
    match = board(
        seat("F6", hand=["sniper-nest"]), seat("J6", summons={"bodyguard-in-sunglasses": "I6"}), "F3", actions=4
    )
    play(match, "play sniper-nest")
    assert (health(match), summon(match, "bodyguard-in-sunglasses").health) == ([10, 10, 10], 2)


@about("sniper-nest", "trench-coat-of-many-pockets", "enormous-gun", "spiked-shoulder-pads")
@covers("G-8.3")
def test_sniper_nest_is_a_ranged_attack() -> None:
    match = board(
        seat(piece("F6", equipment=["enormous-gun", "laser-letter-opener"]), hand=["sniper-nest"]),
        seat(piece("J6", equipment=["trench-coat-of-many-pockets", "spiked-shoulder-pads"])),
        "F3",
        actions=4,
    )
    play(match, "play sniper-nest")
    assert health(match) == [10, 10 - (3 + 1 - 1), 10]


# --- Wiretap


@about("wiretap")
def test_wiretap_shows_a_hand_to_its_player_alone_and_draws_a_card() -> None:
    match = board(
        seat("A1", hand=["wiretap"]),
        seat("K1", hand=["seance", "chainsaw-solo"]),
        seat("K11", hand=["rerun"]),
        armories=[["huff-and-puff"]],
    )
    play(match, "play wiretap")
    assert legal(match) == ["player 1", "player 2"]
    play(match, "player 1")
    assert view(match, 0).known_hands == ((), ("chainsaw-solo", "seance"), ())
    assert view(match, 2).known_hands[1] == ()
    assert (hand(match, 0), hand(match, 1)) == (["huff-and-puff"], ["seance", "chainsaw-solo"])
    assert (actions(match), health(match), discard(match)) == (2, [10, 10, 10], ["wiretap"])
    assert is_calm(match)


@about("wiretap")
@covers("G-2.4")
def test_wiretap_cannot_choose_the_dead_or_oneself() -> None:
    match = board(
        seat("A1", hand=["wiretap"]),
        seat("K1", ghost=True),
        seat("K11", hand=["rerun"]),
        seat("A11", hand=["seance"]),
    )
    play(match, "play wiretap")
    assert legal(match) == ["player 2", "player 3"]


@about("wiretap", "wrong-cue-card")
def test_wiretap_shows_the_hand_as_it_is_when_it_resolves() -> None:
    match = board(
        seat("A1", hand=["wiretap"]),
        seat("K1", hand=["wrong-cue-card", "seance"]),
        "K11",
        armories=[["chainsaw-solo", "rerun"]],
        chance=["coin heads"],
    )
    play(match, "play wiretap", "player 1", "respond wrong-cue-card")
    assert view(match, 0).known_hands[1] == ("chainsaw-solo", "seance")
    assert hand(match, 0) == ["rerun"]


@about("wiretap")
def test_wiretap_draws_even_if_the_hand_is_empty_and_not_if_it_is_cancelled() -> None:
    match = board(seat("A1", hand=["wiretap"]), "K1", seat("K11", ghost=True), "A11", armories=[["rerun"]])
    play(match, "play wiretap", "player 1")
    assert hand(match, 0) == ["rerun"]
    match = board(seat("A1", hand=["wiretap"]), seat("K1", hand=["classified"]), "K11")
    play(match, "play wiretap", "player 1", "respond classified")
    assert (hand(match, 0), view(match, 0).known_hands[1]) == ([], ())


# --- Poison Umbrella


@about("poison-umbrella")
def test_poison_umbrella_does_no_damage_but_leaves_three_bleed_markers() -> None:
    match = board(seat("F6", hand=["poison-umbrella"]), "G6", "E5")
    play(match, "play poison-umbrella")
    assert legal(match) == ["target pawn 1", "target pawn 2"]
    play(match, "target pawn 1")
    assert health(match) == [10, 10, 10]
    assert [pawn(match, number).bleed for number in range(3)] == [0, 3, 0]
    assert actions(match) == 1
    play(match, "end")
    assert (health(match), pawn(match, 1).bleed) == ([10, 9, 10], 2)


@about("poison-umbrella")
def test_poison_umbrella_reaches_only_the_next_square() -> None:
    match = board(seat(piece("F6", equipment=["grapnel-watch"]), hand=["poison-umbrella"]), "H6", "A1")
    assert "play poison-umbrella" not in legal(match)


@about("poison-umbrella", "spiked-shoulder-pads")
@covers("G-8.5")
def test_poison_umbrella_hits_for_nothing_and_still_sets_off_recoil() -> None:
    match = board(seat("F6", hand=["poison-umbrella"]), seat(piece("G6", equipment=["spiked-shoulder-pads"])), "A1")
    play(match, "play poison-umbrella")
    assert (health(match), pawn(match, 1).bleed) == ([9, 10, 10], 3)


@about("poison-umbrella")
@covers("G-18.8")
def test_poison_umbrella_never_leaves_more_than_three_markers_and_none_on_a_ghost() -> None:
    match = board(
        seat("F6", hand=["poison-umbrella"]),
        seat(piece("G6", bleed=2, bleed_by=2)),
        "A1",
        seat("F6", ghost=True),
    )
    copy = match.fork()
    play(match, "play poison-umbrella", "target pawn 1")
    assert (pawn(match, 1).bleed, pawn(match, 1).bleed_by) == (3, 0)
    play(copy, "play poison-umbrella", "target ghost 3")
    assert (pawn(copy, 3).frozen, pawn(copy, 3).bleed, pawn(copy, 1).bleed) == (True, 0, 2)


@about("poison-umbrella")
@covers("G-17.2")
def test_poison_umbrella_is_credited_with_a_death_by_bleeding() -> None:
    match = board(
        seat("F6", hand=["poison-umbrella", "seance"]), seat(piece("G6", health=1), hand=["rerun"]), "A1", "K1"
    )
    play(match, "play poison-umbrella", "end")
    assert not player(match, 1).is_alive
    assert (hand(match, 0), asked(match)) == (["seance", "rerun"], (2, "main"))


# --- Double Agent


@about("double-agent")
def test_double_agent_takes_an_enemy_summon_which_acts_in_the_same_turn() -> None:
    agent = piece("G6", health=1, bleed=1, bleed_by=2, equipment=["seven-league-clogs"])
    match = board(
        seat("F6", hand=["double-agent", "midnight-sprint"]), seat("A1", summons={"sentry-turret": "I9"}),
        seat("H6", summons={"squire-with-potential": {**agent, "health": 2}}),
    )  # fmt: skip
    play(match, "play double-agent")
    assert legal(match) == ["piece sentry-turret", "piece squire-with-potential"]
    play(match, "piece squire-with-potential")
    taken = summon(match, "squire-with-potential")
    assert (taken.seat, taken.square, taken.health, taken.bleed, taken.equipment) == (
        0, "G6", 2, 1, ("seven-league-clogs",),
    )  # fmt: skip
    assert (actions(match), discard(match)) == (0, ["double-agent"])
    play(match, "end", "attack")
    assert (health(match), summon(match, "squire-with-potential").health) == ([10, 10, 9], 1)


@about("double-agent")
def test_double_agent_needs_an_enemy_summon_within_three_squares() -> None:
    match = board(
        seat("F6", hand=["double-agent"], summons={"mop-bot": "F7"}), seat("G6", summons={"hired-cleric": "J6"}), "A1"
    )
    assert "play double-agent" not in legal(match)
    tired = board(seat("F6", hand=["double-agent"]), seat("G6", summons={"hired-cleric": "I6"}), "A1", actions=1)
    assert "play double-agent" not in legal(tired)


@about("double-agent", "bodyguard-in-sunglasses")
@covers("G-15.4")
def test_double_agent_turns_abilities_round() -> None:
    match = board(
        seat("F6", hand=["double-agent"]), seat("G6", summons={"bodyguard-in-sunglasses": "G7"}), "A1", actions=4
    )
    play(match, "play double-agent", "melee")
    assert (health(match), summon(match, "bodyguard-in-sunglasses").health) == ([10, 9, 10], 5)
    play(match, "end", "end")
    assert asked(match) == (1, "main")
    play(match, "melee", "target pawn 0")
    assert (health(match), summon(match, "bodyguard-in-sunglasses").health) == ([10, 9, 10], 4)


@about("double-agent")
@covers("G-15.7")
def test_double_agent_gets_a_summon_with_its_skip_marker() -> None:
    match = board(
        seat("F6", hand=["double-agent"]), seat("A1", summons={"mop-bot": piece("G6", skip=True)}), "H6", actions=3
    )
    play(match, "play double-agent", "end")
    assert asked(match) == (1, "main")
    assert (summon(match, "mop-bot").seat, summon(match, "mop-bot").skip, health(match)) == (0, False, [10, 10, 10])


@about("double-agent", "self-destruct-intern")
@covers("G-17.3")
def test_double_agent_keeps_the_summon_when_its_former_player_dies() -> None:
    match = board(
        seat("F6", hand=["double-agent", "heat-squint"]),
        seat(piece("F3", health=2), summons={"mop-bot": "G7"}),
        "A1",
        "K1",
        actions=4,
    )
    play(match, "play double-agent", "play heat-squint")
    assert not player(match, 1).is_alive
    assert summon(match, "mop-bot").seat == 0


# --- Blackmail


@about("blackmail")
def test_blackmail_makes_a_player_give_two_cards_of_their_choice() -> None:
    match = board(
        seat("A1", hand=["blackmail"]), seat("K11", hand=["rerun", "seance", "wiretap"]), seat("K1", hand=["dead-drop"])
    )
    play(match, "play blackmail")
    assert legal(match) == ["player 1", "player 2"]
    play(match, "player 1")
    assert (asked(match), legal(match)) == ((1, "either-or"), ["give", "take damage"])
    play(match, "give")
    assert legal(match) == ["pick rerun", "pick seance", "pick wiretap"]
    play(match, "pick seance", "pick wiretap")
    assert (hand(match, 0), hand(match, 1), hand(match, 2)) == (["seance", "wiretap"], ["rerun"], ["dead-drop"])
    assert (health(match), actions(match)) == ([10, 10, 10], 1)
    assert is_calm(match)


@about("blackmail")
def test_blackmail_deals_two_damage_at_any_distance_if_the_player_prefers_that() -> None:
    match = board(seat("A1", hand=["blackmail"]), seat("K11", hand=["rerun", "seance"]), "K1")
    play(match, "play blackmail", "player 1", "take damage")
    assert (health(match), hand(match, 0), hand(match, 1)) == ([10, 8, 10], [], ["rerun", "seance"])
    assert is_calm(match)


@about("blackmail")
def test_blackmail_leaves_only_damage_to_a_player_with_a_single_card() -> None:
    match = board(seat("A1", hand=["blackmail"]), seat("K11", hand=["rerun"]), seat("K1", ghost=True), "A11")
    play(match, "play blackmail")
    assert legal(match) == ["player 1", "player 3"]
    play(match, "player 1")
    assert (health(match)[1], hand(match, 1)) == (8, ["rerun"])


@about("blackmail", "annoying-sidekick", "dragonscale-pajamas", "enormous-gun", "laser-letter-opener")
@covers("G-8.2")
def test_blackmail_damage_is_effect_damage() -> None:
    match = board(
        seat(piece("A1", equipment=["enormous-gun", "laser-letter-opener"]), hand=["blackmail"]),
        seat(piece("K11", equipment=["dragonscale-pajamas", "trench-coat-of-many-pockets"])),
        "K1",
        zones=[zone("sparring-mat", "I8", seat=2)],
    )
    play(match, "play blackmail", "player 1")
    assert health(match) == [10, 10 - (2 + 1 - 1), 10]
    match = board(
        seat(piece("A1", equipment=["cereal-box-ring"]), hand=["blackmail"], summons={"annoying-sidekick": "B1"}),
        seat(piece("K11", equipment=["dragonscale-pajamas"])),
        "K1",
    )
    play(match, "play blackmail", "player 1")
    assert health(match) == [10, 10 - (2 + 1 - 1 - 1), 10]


@about("blackmail")
@covers("G-17.2", "G-17.3")
def test_blackmail_that_kills_brings_the_whole_hand() -> None:
    match = board(seat("A1", hand=["blackmail"]), seat(piece("K11", health=2), hand=["rerun", "seance"]), "K1", "F1")
    play(match, "play blackmail", "player 1", "take damage")
    assert not player(match, 1).is_alive
    assert (hand(match, 0), discard(match)) == (["rerun", "seance"], ["blackmail"])
