"""The printed numbers of cards at work: how far, how hard and how dear, no more and no less."""

from tests.cardbook import about
from tests.games.genres.board import board, health, legal, pawn, piece, play, seat, summon


def stride(card: str, square: str) -> str:
    """Return where a summon on F6 stands after it was sent to *square*."""
    match = play(board(seat("A1", summons={card: "F6"}), "K1", "K11"), "end", "move", f"to {square}")
    return summon(match, card).square


def damage(card: str) -> int:
    """Return the damage of a summon's attack on a pawn, the one of a melee weapon included that it wears."""
    armed = piece("F6", equipment=["laser-letter-opener"])
    match = board(seat("A1", summons={card: armed}), "F7", "K11")
    play(match, "end", "attack", *(["direction south"] if "direction south" in legal(match) else []))
    return 10 - health(match)[1]


def health_left(card: str) -> int:
    """Return the health of a summon after a pawn's melee attack."""
    match = play(board("F6", seat("A1", summons={card: "F7"}), "K11"), "melee")
    return summon(match, card).health


@about("shambling-cousin")
def test_shambling_cousin_walks_two_attacks_for_one_and_has_three_health() -> None:
    assert (stride("shambling-cousin", "F4"), damage("shambling-cousin"), health_left("shambling-cousin")) == (
        "F4",
        2,
        2,
    )


@about("budget-vampire")
def test_budget_vampire_walks_three_attacks_for_one_and_has_three_health() -> None:
    assert (stride("budget-vampire", "F3"), damage("budget-vampire"), health_left("budget-vampire")) == ("F3", 2, 2)


@about("final-girl")
def test_final_girl_walks_three_attacks_for_one_and_has_three_health() -> None:
    assert (stride("final-girl", "F3"), damage("final-girl"), health_left("final-girl")) == ("F3", 2, 2)


@about("retired-master")
def test_retired_master_walks_three_attacks_for_nothing_and_has_three_health() -> None:
    assert (stride("retired-master", "F3"), damage("retired-master"), health_left("retired-master")) == ("F3", 1, 2)


@about("bodyguard-in-sunglasses")
def test_bodyguard_in_sunglasses_walks_four_attacks_for_nothing_and_has_five_health() -> None:
    assert (
        stride("bodyguard-in-sunglasses", "F2"),
        damage("bodyguard-in-sunglasses"),
        health_left("bodyguard-in-sunglasses"),
    ) == ("F2", 1, 4)


@about("self-destruct-intern")
def test_self_destruct_intern_walks_four_attacks_for_one_and_has_two_health() -> None:
    assert (
        stride("self-destruct-intern", "F2"),
        damage("self-destruct-intern"),
        health_left("self-destruct-intern"),
    ) == ("F2", 2, 1)


@about("sleeper-agent")
def test_sleeper_agent_walks_two_attacks_for_two_and_has_two_health() -> None:
    assert (stride("sleeper-agent", "F4"), damage("sleeper-agent"), health_left("sleeper-agent")) == ("F4", 3, 1)


@about("medium-sized-dragon")
def test_medium_sized_dragon_walks_two_attacks_for_two_and_has_five_health() -> None:
    assert (stride("medium-sized-dragon", "F4"), damage("medium-sized-dragon"), health_left("medium-sized-dragon")) == (
        "F4",
        3,
        4,
    )


@about("hired-cleric")
def test_hired_cleric_walks_three_attacks_for_nothing_and_has_three_health() -> None:
    assert (stride("hired-cleric", "F3"), damage("hired-cleric"), health_left("hired-cleric")) == ("F3", 1, 2)


@about("squire-with-potential")
def test_squire_with_potential_walks_three_attacks_for_one_and_has_three_health() -> None:
    assert (
        stride("squire-with-potential", "F3"),
        damage("squire-with-potential"),
        health_left("squire-with-potential"),
    ) == ("F3", 2, 2)


@about("wolf-in-a-nightgown")
def test_wolf_in_a_nightgown_walks_four_attacks_for_one_and_has_four_health() -> None:
    assert (stride("wolf-in-a-nightgown", "F2"), damage("wolf-in-a-nightgown"), health_left("wolf-in-a-nightgown")) == (
        "F2",
        2,
        3,
    )


@about("three-tired-pigs")
def test_three_tired_pigs_walks_two_attacks_for_one_and_has_three_health() -> None:
    assert (stride("three-tired-pigs", "F4"), damage("three-tired-pigs"), health_left("three-tired-pigs")) == (
        "F4",
        2,
        2,
    )


@about("wicked-stepmother")
def test_wicked_stepmother_walks_three_attacks_for_nothing_and_has_four_health() -> None:
    assert (stride("wicked-stepmother", "F3"), damage("wicked-stepmother"), health_left("wicked-stepmother")) == (
        "F3",
        1,
        3,
    )


@about("annoying-sidekick")
def test_annoying_sidekick_walks_three_attacks_for_two_and_has_four_health() -> None:
    assert (stride("annoying-sidekick", "F3"), damage("annoying-sidekick"), health_left("annoying-sidekick")) == (
        "F3",
        3,
        3,
    )


@about("hovering-corgi")
def test_hovering_corgi_walks_four_attacks_for_one_and_has_two_health() -> None:
    assert (stride("hovering-corgi", "F2"), damage("hovering-corgi"), health_left("hovering-corgi")) == ("F2", 2, 1)


@about("invisible-box-mime")
def test_invisible_box_mime_walks_three_attacks_for_nothing_and_has_four_health() -> None:
    assert (stride("invisible-box-mime", "F3"), damage("invisible-box-mime"), health_left("invisible-box-mime")) == (
        "F3",
        1,
        3,
    )


@about("unpaid-goose")
def test_unpaid_goose_walks_three_attacks_for_one_and_has_two_health() -> None:
    assert (stride("unpaid-goose", "F3"), damage("unpaid-goose"), health_left("unpaid-goose")) == ("F3", 2, 1)


def walked(card: str, square: str) -> str:
    """Return where a pawn on F6 that wears *card* stands after it was sent to *square*."""
    match = play(board(seat(piece("F6", equipment=[card])), "K1", "K11"), "move", f"to {square}")
    return pawn(match, 0).square


@about("enormous-gun")
def test_a_pawn_with_an_enormous_gun_walks_three_squares() -> None:
    assert walked("enormous-gun", "F3") == "F3"


@about("clown-shoes")
def test_a_pawn_in_clown_shoes_walks_three_squares() -> None:
    assert walked("clown-shoes", "C6") == "C6"


@about("dragonscale-pajamas")
def test_a_pawn_in_dragonscale_pajamas_walks_four_squares() -> None:
    assert walked("dragonscale-pajamas", "F2") == "F2"


@about("seven-league-clogs")
def test_a_pawn_in_seven_league_clogs_walks_eight_squares() -> None:
    match = board(seat(piece("A1", equipment=["seven-league-clogs"])), "K1", "K11")
    assert pawn(play(match, "move", "to A9"), 0).square == "A9"


@about("training-montage")
def test_training_montage_is_free_and_gives_actions_to_a_pawn_that_has_none() -> None:
    match = board(seat("A1", hand=["training-montage"]), "K1", "K11", actions=0)
    assert "draw" in legal(play(match, "play training-montage"))


@about("dead-drop")
def test_dead_drop_is_free() -> None:
    match = board(seat("A1", hand=["dead-drop", "rerun"]), "K1", "K11", actions=0)
    assert "armory 1" in legal(play(match, "play dead-drop"))


@about("wiretap")
def test_wiretap_is_free() -> None:
    match = board(seat("A1", hand=["wiretap"]), seat("K1", hand=["rerun"]), "K11", actions=0)
    assert "player 1" in legal(play(match, "play wiretap"))


@about("sniper-nest")
def test_sniper_nest_takes_the_two_actions_of_a_turn() -> None:
    match = board(seat("F6", hand=["sniper-nest"]), "F10", "K11")
    assert health(play(match, "play sniper-nest", "target pawn 1")) == [10, 7, 10]


@about("full-moon")
def test_under_a_full_moon_a_summon_walks_two_squares_farther() -> None:
    match = board(seat("A1", summons={"mop-bot": "F6"}), "K1", "K11", events=["full-moon"])
    assert summon(play(match, "end", "move", "to F1"), "mop-bot").square == "F1"


@about("gravity-department-on-strike")
def test_while_gravity_is_on_strike_a_pawn_walks_six_squares() -> None:
    match = board("A6", "K1", "K11", events=["gravity-department-on-strike"])
    assert pawn(play(match, "move", "to G6"), 0).square == "G6"
