"""Comedy, cards that stay in play and Events: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.genres.board import (
    actions,
    asked,
    board,
    discard,
    follow_ups,
    hand,
    health,
    is_calm,
    legal,
    pawn,
    piece,
    play,
    player,
    seat,
    squares,
    summon,
    view,
    zone,
    zones,
)
from tests.games.genres.cards.telling import attack_area, block, damages
from tests.rulebook import covers


@about("clown-shoes")
@covers("G-6.4", "G-13.1")
def test_clown_shoes_take_two_off_the_movement_of_an_enemy_pawn_within_four() -> None:
    match = board(seat("F6", hand=["clown-shoes"]), "J6", "B2", "K1")
    assert follow_ups(match, "play clown-shoes") == ["piece pawn 1", "piece pawn 2"]
    play(match, "play clown-shoes", "piece pawn 2")
    assert (pawn(match, 2).equipment, pawn(match, 2).movement.value) == (("clown-shoes",), 3)
    assert ([pawn(match, number).movement.value for number in range(4)], actions(match)) == ([5, 5, 3, 5], 1)
    assert is_calm(match)
    walker = board(seat(piece("F6", equipment=["clown-shoes"])), "A1", "K1")
    assert set(squares(walker, "move")) == set(block("C3", "I9")) - {"F6"}


@about("clown-shoes")
@covers("G-5.3", "G-13.1")
def test_clown_shoes_fit_neither_summons_nor_ghosts_nor_oneself_nor_the_distant() -> None:
    match = board(
        seat("F6", hand=["clown-shoes"], summons={"furious-bunny": "F5"}), seat("K6", summons={"mop-bot": "G6"}),
        "A6", seat("G7", ghost=True),
    )  # fmt: skip
    assert "play clown-shoes" not in legal(match)


@about("clown-shoes", "enormous-gun", "seven-league-clogs")
@covers("G-6.4", "G-13.2", "G-13.4")
def test_clown_shoes_leave_one_square_and_are_pushed_out_as_the_oldest_of_three() -> None:
    match = board(
        seat(piece("F6", equipment=["clown-shoes", "enormous-gun"]), hand=["seven-league-clogs"]), "A1", "K1",
        events=["gravity-department-on-strike"],
    )  # fmt: skip
    assert pawn(match, 0).movement.value == 2
    plain = board(seat(piece("F6", equipment=["clown-shoes", "enormous-gun"])), "A1", "K1")
    assert (pawn(plain, 0).movement.value, len(squares(plain, "move"))) == (1, 8)
    play(match, "play seven-league-clogs")
    assert (pawn(match, 0).equipment, discard(match)) == (("enormous-gun", "seven-league-clogs"), ["clown-shoes"])
    assert (pawn(match, 0).movement.value, is_calm(match)) == (7, True)


@about("clown-shoes", "intercepted-package")
@covers("G-13.3")
def test_clown_shoes_can_be_handed_back_by_an_intercepted_package() -> None:
    match = board(seat("F6", hand=["clown-shoes"]), seat("G6", hand=["intercepted-package"]), "A1")
    play(match, "play clown-shoes", "respond intercepted-package")
    assert legal(match) == ["piece pawn 0", "piece pawn 1", "piece pawn 2"]
    play(match, "piece pawn 0")
    assert ([pawn(match, number).movement.value for number in range(3)], is_calm(match)) == ([3, 5, 5], True)


@about("clown-shoes")
@covers("G-17.3")
def test_clown_shoes_stay_when_the_player_who_attached_them_dies() -> None:
    match = board(seat(piece("F6", health=1), hand=["clown-shoes"]), "G6", "A1", actions=1)
    play(match, "play clown-shoes", "melee")
    assert (player(match, 0).is_alive, pawn(match, 1).equipment) == (False, ("clown-shoes",))
    assert (pawn(match, 1).movement.value, is_calm(match)) == (3, True)


@about("library-hours")
@covers("G-14.1", "G-14.3")
def test_library_hours_silence_players_whose_pawn_stands_in_them() -> None:
    match = board(
        seat("F6", hand=["library-hours"]), seat("G6", hand=["counterpunch", "giant-pow"]), seat("F5"), actions=3
    )
    assert follow_ups(match, "melee", "target pawn 1") == ["pass", "respond counterpunch", "respond giant-pow"]
    play(match, "play library-hours", "layout 3x4", "corner G5")
    (library,) = zones(match)
    assert (library.square, library.wide, library.high, library.effect) == ("G5", 3, 4, "silence")
    assert (library.temporary, actions(match)) == (False, 2)
    play(match, "melee", "target pawn 1")
    assert (health(match), hand(match, 1), is_calm(match)) == ([10, 9, 10], ["counterpunch", "giant-pow"], True)


@about("library-hours")
@covers("G-14.3")
def test_library_hours_silence_nobody_outside_not_even_when_a_summon_is_inside() -> None:
    match = board(
        "F6", seat("G6", hand=["counterpunch"], summons={"furious-bunny": "H6"}), "A1",
        zones=[zone("library-hours", "H5")],
    )  # fmt: skip
    play(match, "melee")
    assert (asked(match), legal(match)) == ((1, "respond"), ["pass", "respond counterpunch"])


@about("library-hours")
@covers("G-14.3", "G-14.6")
def test_library_hours_allow_cards_and_combos_in_the_own_turn_and_silence_their_own_player_too() -> None:
    laid = [zone("library-hours", "E5")]
    match = board(seat("F6", hand=["crossover-event", "sonic-clap"]), "G6", "A1", zones=laid, actions=3)
    play(match, "melee", "attach crossover-event", "play sonic-clap")
    assert health(match) == [10, 6, 10]
    own = board(seat("F6", hand=["falling-leaf-step"]), "A1", "F5", turn=2, zones=laid)
    play(own, "melee")
    assert (health(own), hand(own, 0)) == ([9, 10, 10], ["falling-leaf-step"])


@about("library-hours")
@covers("G-14.4")
def test_library_hours_are_permanent_and_go_with_their_player() -> None:
    match = board(
        seat(piece("F6", health=1)), seat("G6", hand=["wiretap"]), "A1", "K1", zones=[zone("library-hours", "I8")],
        turn=1,
    )  # fmt: skip
    later = play(match.fork(), "end", "end", "end")
    assert (asked(later)[0], [laid.card for laid in zones(later)]) == (0, ["library-hours"])
    play(match, "melee")
    assert (player(match, 0).is_alive, zones(match), discard(match)) == (False, [], ["library-hours"])


@about("invisible-box-mime", "belt-fed-diplomacy")
@covers("G-15.4", "G-7.2")
def test_invisible_box_mime_ends_enemy_lines_on_its_own_square() -> None:
    match = board(seat("A6", hand=["belt-fed-diplomacy"]), seat("F6", summons={"invisible-box-mime": "C6"}), "H6")
    assert attack_area(match, "play belt-fed-diplomacy") == ["B6", "C6"]
    mime = summon(match, "invisible-box-mime")
    assert (mime.health, mime.square, health(match)) == (3, "E6", [10, 10, 10])
    assert is_calm(match)


@about("invisible-box-mime", "cross-beam-array")
def test_invisible_box_mime_ends_one_of_four_lines() -> None:
    match = board(
        seat("F6", hand=["cross-beam-array"]), seat("A1", summons={"invisible-box-mime": "G6"}), "K6", "F1", actions=3
    )
    play(match, "play cross-beam-array")
    assert (health(match), summon(match, "invisible-box-mime").health) == ([10, 10, 10, 8], 2)


@about("invisible-box-mime", "belt-fed-diplomacy", "scream-queen")
@covers("G-15.4")
def test_invisible_box_mime_stops_neither_its_own_players_lines_nor_other_shapes_nor_as_a_frog() -> None:
    own = board(seat("A6", hand=["belt-fed-diplomacy"], summons={"invisible-box-mime": "C6"}), "F6", "H6")
    play(own, "play belt-fed-diplomacy")
    assert (health(own), summon(own, "invisible-box-mime").health) == ([10, 9, 9], 4)
    frog = board(
        seat("A6", hand=["belt-fed-diplomacy"]),
        seat("F6", summons={"invisible-box-mime": piece("C6", frog=True)}), "H6",
    )  # fmt: skip
    assert attack_area(frog, "play belt-fed-diplomacy") == [f"{column}6" for column in "BCDEFGHIJK"]
    cone = board(seat("A6", hand=["scream-queen"]), seat("D6", summons={"invisible-box-mime": "B6"}), "K1")
    play(cone, "play scream-queen")
    assert health(cone) == [10, 9, 10]


@about("invisible-box-mime", "heat-squint")
@covers("G-5.3", "G-7.5")
def test_invisible_box_mime_shields_whoever_stands_behind_it_from_being_first() -> None:
    match = board(
        seat("A6", hand=["heat-squint"]), "F6", seat("K1", summons={"invisible-box-mime": "C6"}),
        seat("D6", ghost=True),
    )  # fmt: skip
    play(match, "play heat-squint")
    assert (health(match)[:3], summon(match, "invisible-box-mime").health) == ([10, 10, 10], 2)
    assert (pawn(match, 3).frozen, is_calm(match)) == (False, True)


@about("invisible-box-mime")
@covers("G-15.2", "G-15.6", "G-15.8")
def test_invisible_box_mime_moves_three_squares_and_cannot_attack() -> None:
    match = board(seat("A1", hand=["invisible-box-mime"]), "C2", "K1")
    play(match, "play invisible-box-mime", "to B2")
    mime = summon(match, "invisible-box-mime")
    assert (mime.health, mime.attack.value, mime.movement.value, actions(match)) == (4, 0, 3, 1)
    play(match, "end")
    assert legal(match) == ["end", "move"]


@about("unpaid-goose")
@covers("G-15.6", "G-23.1")
def test_unpaid_goose_that_damages_a_pawn_steals_a_random_card() -> None:
    match = board(
        seat("A1", summons={"unpaid-goose": "F6"}), seat("G6", hand=["wiretap", "rerun"]), "K1", phase="summon",
        chance=["card rerun"],
    )  # fmt: skip
    goose = summon(match, "unpaid-goose")
    assert (goose.health, goose.attack.value, goose.movement.value) == (2, 1, 3)
    play(match, "attack")
    assert (health(match), hand(match, 0), hand(match, 1)) == ([10, 9, 10], ["rerun"], ["wiretap"])
    assert is_calm(match)


@about("unpaid-goose", "spiked-shoulder-pads")
@covers("G-8.5")
def test_unpaid_goose_steals_nothing_without_damage_or_cards_or_from_summons() -> None:
    armored = board(
        seat("A1", summons={"unpaid-goose": "F6"}),
        seat(piece("G6", equipment=["spiked-shoulder-pads"]), hand=["wiretap"]), "K1", phase="summon",
    )  # fmt: skip
    play(armored, "attack")
    assert (health(armored), hand(armored, 1), summon(armored, "unpaid-goose").health) == ([10, 10, 10], ["wiretap"], 1)
    empty = board(seat("A1", summons={"unpaid-goose": "F6"}), "G6", "K1", phase="summon")
    play(empty, "attack")
    assert (health(empty), hand(empty, 0)) == ([10, 9, 10], [])
    beside = board(
        seat("A1", summons={"unpaid-goose": "F6"}), seat("K11", hand=["wiretap"], summons={"annoying-sidekick": "G6"}),
        "K1", phase="summon",
    )  # fmt: skip
    play(beside, "attack")
    assert (summon(beside, "annoying-sidekick").health, hand(beside, 1)) == (3, ["wiretap"])


@about("unpaid-goose", "bodyguard-in-sunglasses")
@covers("G-7.7")
def test_unpaid_goose_steals_nothing_when_a_bodyguard_takes_the_hit() -> None:
    match = board(
        seat("A1", summons={"unpaid-goose": "F6"}),
        seat("G6", hand=["wiretap"], summons={"bodyguard-in-sunglasses": "H6"}), "K1", phase="summon",
    )  # fmt: skip
    play(match, "attack")
    assert (summon(match, "bodyguard-in-sunglasses").health, health(match), hand(match, 1)) == (
        4, [10, 10, 10], ["wiretap"],
    )  # fmt: skip


@about("unpaid-goose")
@covers("G-17.2", "G-17.3")
def test_unpaid_goose_that_kills_brings_the_whole_hand() -> None:
    match = board(
        seat("A1", summons={"unpaid-goose": "F6"}), seat(piece("G6", health=1), hand=["wiretap", "rerun"]), "K1", "F11",
        phase="summon",
    )  # fmt: skip
    play(match, "attack")
    assert (player(match, 1).is_alive, hand(match, 0), discard(match)) == (False, ["wiretap", "rerun"], [])


@about("unpaid-goose", "team-up-issue")
@covers("G-15.12")
def test_unpaid_goose_steals_in_a_team_up_too_but_not_as_a_frog() -> None:
    match = board(
        seat("A1", hand=["team-up-issue"], summons={"unpaid-goose": "F6"}), seat("G6", hand=["wiretap"]), "K1"
    )
    play(match, "play team-up-issue", "next unpaid-goose")
    assert (health(match), hand(match, 0), hand(match, 1)) == ([10, 9, 10], ["wiretap"], [])
    frog = board(
        seat("A1", summons={"unpaid-goose": piece("F6", frog=True, equipment=["cereal-box-ring"])}),
        seat("G6", hand=["wiretap"]), "K1", phase="summon",
    )  # fmt: skip
    play(frog, "attack")
    assert (health(frog), hand(frog, 1)) == ([10, 9, 10], ["wiretap"])


@about("typecast")
@covers("G-19.6", "G-19.7")
def test_typecast_stays_in_play_with_the_genre_that_its_drawer_chooses() -> None:
    match = board(seat("F6", hand=["sonic-clap"]), "G6", "A1", armories=[["typecast", "mop-bot"]], actions=3)
    play(match, "draw")
    assert (asked(match), legal(match)) == (
        (0, "choose-genre"),
        [
            "genre horror", "genre kung-fu", "genre meathead", "genre sci-fi", "genre espionage", "genre epic-fantasy",
            "genre fairy-tale", "genre superhero", "genre comedy", "genre grab-bag",
        ],
    )  # fmt: skip
    play(match, "genre superhero")
    (lasting,) = view(match, None).table.events
    assert (lasting.card, lasting.genre, discard(match), hand(match, 0)) == (
        "typecast",
        "Superhero",
        [],
        ["sonic-clap"],
    )
    assert damages(match, "play sonic-clap") == [(1, 2, "attack")]
    assert is_calm(match)


@about("typecast")
@covers("G-8.3")
def test_typecast_changes_neither_other_genres_nor_melee_actions_nor_summons() -> None:
    match = board(
        seat("F6", hand=["chainsaw-solo"], summons={"furious-bunny": "F5"}), "G6", "A1", events=["typecast=Grab Bag"]
    )
    assert damages(match, "melee") == [(1, 1, "attack")]
    assert damages(match.fork(), "play chainsaw-solo") == [(1, 1, "attack")]
    play(match, "end")
    assert damages(match, "attack") == [(1, 1, "attack")]


@about("typecast", "heat-squint", "open-mic-night")
@covers("G-8.2", "G-8.3")
def test_typecast_changes_neither_true_damage_nor_cards_without_an_attack() -> None:
    true = board(seat("A6", hand=["heat-squint"]), "F6", "K1", events=["typecast=Superhero"])
    assert damages(true, "play heat-squint") == [(1, 2, "true")]
    talk = board(seat("A6", hand=["open-mic-night"]), "B6", "K1", events=["typecast=Comedy"])
    assert damages(talk, "play open-mic-night") == [(1, 1, "effect")]


@about("typecast", "fireball-obviously", "overcharge")
@covers("G-8.3")
def test_typecast_counts_before_doubling_and_for_everybody() -> None:
    match = board(
        "A1", seat("F6", hand=["fireball-obviously", "overcharge"]), "G6", turn=1, actions=3,
        events=["typecast=Epic Fantasy"],
    )  # fmt: skip
    play(match, "play fireball-obviously", "attach overcharge")
    assert health(match) == [10, 8, 2]


@about("typecast", "crossover-event")
@covers("G-19.6")
def test_typecast_is_chosen_by_whoever_drew_it_even_in_somebody_elses_turn() -> None:
    match = board("F6", "G6", seat("A1", hand=["crossover-event"]), armories=[["typecast"]])
    play(match, "melee", "respond crossover-event")
    assert asked(match) == (2, "choose-genre")
    play(match, "genre horror")
    assert (view(match, None).table.events[0].genre, health(match), is_calm(match)) == ("Horror", [10, 7, 10], True)


@about("intermission")
@covers("G-4.12", "G-9.1", "G-9.2")
def test_intermission_heals_every_living_player_two_and_ends_the_turn() -> None:
    match = board(
        seat(piece("A1", health=5), hand=["wiretap"], summons={"furious-bunny": piece("F6", health=1)}),
        seat(piece("K1", health=10, bleed=2), hand=["rerun"]), seat("A11", ghost=True), seat(piece("K11", health=3)),
        armories=[["intermission", "mop-bot"]],
    )  # fmt: skip
    play(match, "draw")
    assert ([health(match)[number] for number in (0, 1, 3)], pawn(match, 1).bleed) == ([7, 11, 5], 0)
    assert (asked(match), hand(match, 0), hand(match, 1)) == ((1, "main"), ["wiretap"], ["rerun", "mop-bot"])
    assert (summon(match, "furious-bunny").health, discard(match)) == (1, ["intermission"])


@about("intermission", "crossover-event")
@covers("G-4.12", "G-11.6", "G-19.6")
def test_intermission_lets_the_stack_and_the_action_finish_first() -> None:
    match = board(
        seat("F6", hand=["wiretap"]), seat(piece("G6", health=5)), seat("A1", hand=["crossover-event"]),
        armories=[["intermission", "mop-bot", "sentry-turret"]],
    )  # fmt: skip
    play(match, "melee", "respond crossover-event")
    assert (health(match), asked(match)) == ([11, 4, 11], (1, "main"))


@about("intermission")
@covers("G-4.6", "G-4.9", "G-4.12")
def test_intermission_in_the_draw_step_lets_it_finish_and_the_hand_limit_is_checked() -> None:
    drawn = [["intermission", "mop-bot", "sentry-turret"]]
    match = board("A1", seat("K1", hand=["rerun"]), "A11", phase="draw", armories=drawn)
    assert (hand(match, 0), asked(match)[0]) == (["mop-bot"], 1)
    cards = ["wiretap", "dead-drop", "seance", "mop-bot", "sentry-turret", "clown-shoes", "callback", "duct-tape"]
    full = board(seat("A1", hand=cards), "K1", "A11", armories=[["intermission"]])
    play(full, "draw")
    assert (asked(full), len(legal(full))) == ((0, "hand-card"), 8)


@about("intermission", "crossover-event")
@covers("G-4.12", "G-18.2")
def test_intermission_in_a_ghosts_turn_ends_it_after_its_attack() -> None:
    match = board(
        seat("F6", hand=["rerun"]), seat("A1", hand=["crossover-event"]), seat("G6", ghost=True), "K1", turn=2,
        phase="ghost", armories=[["intermission", "mop-bot", "sentry-turret"]],
    )  # fmt: skip
    play(match, "attack", "respond crossover-event")
    assert ([health(match)[number] for number in (0, 1, 3)], asked(match)[0]) == ([8, 11, 11], 3)
    assert pawn(match, 2).acted == ()


@about("intermission")
@covers("G-9.2", "G-9.3")
def test_intermission_does_not_heal_the_cursed_who_go_on_bleeding() -> None:
    match = board(
        seat("A1"), seat(piece("K1", health=4, bleed=1, equipment=["cursed-doll"]), hand=["rerun"]), "A11",
        armories=[["intermission", "mop-bot"]],
    )  # fmt: skip
    play(match, "draw")
    assert (asked(match)[0], health(match), pawn(match, 1).bleed) == (1, [11, 3, 11], 0)
