"""Espionage, Objection! and Combo cards: each works, does not, and stops where it should."""

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
    legal_starting,
    pawn,
    piece,
    play,
    player,
    seat,
    stack,
    summon,
    zone,
    zones,
)
from tests.rulebook import covers

# --- Classified


@about("classified")
@covers("G-5.7", "G-10.3")
def test_classified_cancels_an_action_card_with_its_combos() -> None:
    match = board(
        seat("F6", hand=["fireball-obviously", "silencer", "lucky-crit", "midnight-sprint"]),
        "G6",
        seat("A1", hand=["classified"]),
    )
    play(match, "play fireball-obviously", "attach lucky-crit", "done")
    assert asked(match) == (2, "respond")
    play(match, "respond classified")
    assert (health(match), actions(match)) == ([10, 10, 10], 0)
    assert discard(match) == ["fireball-obviously", "lucky-crit", "classified"]
    assert hand(match, 0) == ["silencer", "midnight-sprint"]
    assert is_calm(match)


@about("classified")
@covers("G-11.2", "G-11.4")
def test_classified_answers_neither_other_cards_nor_plain_actions() -> None:
    cards = ["jetpack-warranty-void", "mop-bot", "haunted-parlor"]
    match = board(seat("F6", hand=cards), "G6", seat("A1", hand=["classified"]), actions=7)
    play(match, "play jetpack-warranty-void", "play mop-bot", "to F7", "melee", "move", "to F5", "draw")
    play(match, "play haunted-parlor", "layout 3x4", "corner A8")
    assert (hand(match, 2), actions(match), len(zones(match))) == (["classified"], 1, 1)


@about("classified")
@covers("G-11.2")
def test_classified_is_of_no_use_in_the_own_turn_or_in_a_silence_zone() -> None:
    own = board(seat("F6", hand=["classified", "seance"]), "G6", "A1")
    assert legal_starting(own, "play") == ["play seance"]
    silent = board(
        seat("F6", hand=["seance"]), "G6", seat("A1", hand=["classified"]), zones=[zone("library-hours", "A1", seat=1)]
    )
    play(silent, "play seance")
    assert (hand(silent, 2), len(hand(silent, 0))) == (["classified"], 2)


@about("classified", "deflector-bubble")
@covers("G-11.7")
def test_classified_is_aimed_at_the_action_card_whatever_objections_lie_on_it() -> None:
    match = board(
        seat("F6", hand=["fireball-obviously"]), seat("G6", hand=["deflector-bubble"]), seat("A1", hand=["classified"]),
        actions=4,
    )  # fmt: skip
    play(match, "play fireball-obviously", "respond deflector-bubble", "respond classified")
    assert health(match) == [10, 10, 10]
    assert discard(match) == ["fireball-obviously", "classified", "deflector-bubble"]


@about("classified", "cream-pie-delivery")
def test_classified_stays_in_the_hand_of_a_player_with_pie_on_the_face() -> None:
    match = board(seat("F6", hand=["cream-pie-delivery", "seance"]), seat("H6", hand=["classified"]), "A1", actions=3)
    play(match, "play cream-pie-delivery", "pass", "play seance")
    assert (health(match), hand(match, 1)) == ([10, 9, 10], ["classified"])
    assert len(hand(match, 0)) == 2


# --- Counter-Intelligence


@about("counter-intelligence", "undo-button", "scream-queen")
@covers("G-11.6")
def test_counter_intelligence_cancels_an_objection_and_draws_a_card() -> None:
    match = board(
        seat("C6", hand=["scream-queen"]),
        seat("E5", hand=["undo-button"]),
        seat("F6", hand=["counter-intelligence"]),
        armories=[["rerun"]],
    )
    play(match, "play scream-queen")
    assert asked(match) == (1, "respond")
    play(match, "respond undo-button")
    assert (asked(match), legal(match)) == ((2, "respond"), ["pass", "respond counter-intelligence"])
    play(match, "respond counter-intelligence", "stay")
    assert (health(match), hand(match, 0), hand(match, 2)) == ([10, 9, 9], [], ["rerun"])
    assert discard(match) == ["undo-button", "counter-intelligence", "scream-queen"]
    assert is_calm(match)


@about("counter-intelligence", "counterpunch")
@covers("G-11.2")
def test_counter_intelligence_cannot_be_played_in_the_own_turn() -> None:
    match = board(seat("F6", hand=["counter-intelligence"]), seat("G6", hand=["counterpunch"]), "A1")
    play(match, "melee", "respond counterpunch")
    assert (health(match), hand(match, 0)) == ([8, 10, 10], ["counter-intelligence"])


@about("counter-intelligence", "giant-pow")
@covers("G-11.11")
def test_counter_intelligence_answers_neither_actions_nor_combos_that_assist() -> None:
    match = board(
        seat("F6", hand=["chainsaw-solo"]), seat("G6", hand=["counter-intelligence"]), seat("A1", hand=["giant-pow"])
    )
    play(match, "play chainsaw-solo")
    assert asked(match) == (2, "respond")
    play(match, "respond giant-pow")
    assert (health(match), hand(match, 1)) == ([10, 8, 10], ["counter-intelligence"])


@about("counter-intelligence")
@covers("G-11.4")
def test_counter_intelligence_is_aimed_at_one_of_several_objections() -> None:
    match = board(
        seat("F6", hand=["fireball-obviously"]),
        seat("G6", hand=["deflector-bubble"]),
        seat("F5", hand=["fairy-fine-print", "rerun"]),
        seat("A1", hand=["counter-intelligence"]),
        actions=4,
    )
    play(match, "play fireball-obviously", "respond deflector-bubble", "respond fairy-fine-print")
    assert stack(match) == ["fireball-obviously", "deflector-bubble", "fairy-fine-print"]
    assert asked(match) == (3, "respond")
    play(match, "respond counter-intelligence")
    assert len(legal(match)) == 2
    first, second = legal(match)
    copy = match.fork()
    play(match, first)
    assert (health(match), hand(match, 2)) == ([10, 7, 10, 10], [])
    play(copy, second)
    assert (health(copy), hand(copy, 2)) == ([10, 10, 7, 10], ["rerun"])


@about("counter-intelligence")
@covers("G-11.4")
def test_counter_intelligence_may_be_aimed_at_an_objection_of_the_same_player() -> None:
    match = board(
        seat("F6", hand=["fireball-obviously"]),
        seat("G6", hand=["deflector-bubble", "counter-intelligence"]),
        "A1",
        armories=[["rerun"]],
        actions=4,
    )
    play(match, "play fireball-obviously", "respond deflector-bubble")
    assert legal(match) == ["pass", "respond counter-intelligence"]
    play(match, "respond counter-intelligence")
    assert (health(match), hand(match, 1)) == ([10, 7, 10], ["rerun"])


# --- Intercepted Package


@about("intercepted-package")
def test_intercepted_package_puts_equipment_on_any_pawn_instead() -> None:
    match = board(
        seat("A1", hand=["jetpack-warranty-void"], summons={"mop-bot": "A2"}),
        seat("K11", hand=["intercepted-package"], summons={"hired-cleric": "K10"}),
        "F6",
        seat("C3", ghost=True),
    )
    play(match, "play jetpack-warranty-void", "piece mop-bot", "respond intercepted-package")
    assert legal(match) == ["piece pawn 0", "piece pawn 1", "piece pawn 2"]
    play(match, "piece pawn 1")
    assert [pawn(match, number).equipment for number in range(3)] == [(), ("jetpack-warranty-void",), ()]
    assert (summon(match, "mop-bot").equipment, discard(match)) == ((), ["intercepted-package"])
    assert actions(match) == 1
    assert is_calm(match)


@about("intercepted-package")
def test_intercepted_package_answers_nothing_but_equipment() -> None:
    cards = ["seance", "mop-bot", "haunted-parlor"]
    match = board(seat("F6", hand=cards), "G6", seat("A1", hand=["intercepted-package"]), actions=5)
    play(match, "play seance", "play mop-bot", "to F7", "melee", "play haunted-parlor", "layout 3x4", "corner A8")
    assert (hand(match, 2), actions(match)) == (["intercepted-package"], 1)


@about("intercepted-package", "trench-coat-of-many-pockets", "cursed-doll")
@covers("G-13.2")
def test_intercepted_package_ignores_who_may_wear_a_card_but_not_the_limit_of_two() -> None:
    crowded = piece("K11", equipment=["enormous-gun", "clown-shoes"])
    match = board(
        seat("A1", hand=["trench-coat-of-many-pockets"]), seat(crowded), seat("F6", hand=["intercepted-package"])
    )
    play(match, "play trench-coat-of-many-pockets", "respond intercepted-package", "piece pawn 1")
    assert pawn(match, 1).equipment == ("clown-shoes", "trench-coat-of-many-pockets")
    assert player(match, 1).hand_limit == 9
    assert discard(match) == ["intercepted-package", "enormous-gun"]
    match = board(seat("F6", hand=["cursed-doll"]), "G6", seat("K11", hand=["intercepted-package"]))
    play(match, "play cursed-doll", "respond intercepted-package", "piece pawn 0")
    assert [pawn(match, number).equipment for number in range(3)] == [("cursed-doll",), (), ()]


@about("intercepted-package", "counter-intelligence")
def test_intercepted_package_that_is_cancelled_leaves_the_equipment_where_it_was_meant_to_be() -> None:
    match = board(
        seat("A1", hand=["jetpack-warranty-void"]),
        seat("K11", hand=["intercepted-package"]),
        seat("F6", hand=["counter-intelligence"]),
    )
    play(match, "play jetpack-warranty-void", "respond intercepted-package", "piece pawn 1")
    play(match, "respond counter-intelligence")
    assert [pawn(match, number).equipment for number in range(3)] == [("jetpack-warranty-void",), (), ()]


# --- Silencer


@about("silencer")
@covers("G-11.10")
def test_silencer_adds_one_damage_and_leaves_nobody_time_to_answer() -> None:
    match = board(
        seat("F6", hand=["chainsaw-solo", "silencer"]),
        seat("G6", hand=["classified", "fairy-fine-print", "counterpunch"]),
        seat("E5", hand=["giant-pow", "undo-button"]),
    )
    play(match, "play chainsaw-solo", "attach silencer")
    assert (health(match), actions(match)) == ([10, 8, 8], 1)
    assert discard(match) == ["chainsaw-solo", "silencer"]
    assert is_calm(match)


@about("silencer")
@covers("G-10.5")
def test_silencer_fits_neither_melee_actions_nor_cards_without_an_attack() -> None:
    match = board(seat("F6", hand=["seance", "silencer"]), seat("G6", hand=["counterpunch"]), "A1")
    play(match, "play seance", "melee")
    assert (asked(match), hand(match, 0)[0]) == ((1, "respond"), "silencer")


@about("silencer")
def test_silencer_left_in_the_hand_lets_others_answer() -> None:
    match = board(seat("F6", hand=["chainsaw-solo", "silencer"]), seat("G6", hand=["classified"]), "E5")
    play(match, "play chainsaw-solo", "done")
    assert (asked(match), stack(match)) == ((1, "respond"), ["chainsaw-solo"])


@about("silencer", "dragonscale-pajamas")
@covers("G-8.3")
def test_silencer_counts_before_defense() -> None:
    match = board(
        seat("F6", hand=["poison-umbrella", "silencer"]), seat(piece("G6", equipment=["dragonscale-pajamas"])), "E5"
    )
    play(match, "play poison-umbrella", "attach silencer", "target pawn 1")
    assert (health(match), pawn(match, 1).bleed) == ([10, 10, 10], 3)
    match = board(seat("F6", hand=["poison-umbrella", "silencer"]), "G6", "E5")
    play(match, "play poison-umbrella", "attach silencer", "target pawn 1")
    assert health(match) == [10, 9, 10]
