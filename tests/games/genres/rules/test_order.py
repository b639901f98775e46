"""Rules about what comes before what, and about things that change while others wait on the stack."""

from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.vocabulary import EVENT, GENRES
from clashtable.games.genres.wire.events import CoinFlipped
from clashtable.games.genres.wire.pieces import Died
from tests.games.genres.board import (
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
    seat,
    summon,
    zone,
    zones,
)
from tests.games.genres.turns import of_kind
from tests.rulebook import covers


@covers("G-19.6", "G-4.5")
def test_an_event_of_a_start_step_zone_is_played_before_the_next_zone() -> None:
    """Bob has 2 health: the Yard takes 1 and draws Intermission, which heals 2 before the Parlor takes 1."""
    laid = [zone("gingerbread-yard", "G5"), zone("haunted-parlor", "G5")]
    match = board(
        "A1", seat(piece("G6", health=2)), "K11", "K1",
        turn=1, phase="turn", zones=laid, armories=[["intermission"]],
    )  # fmt: skip
    assert (pawn(match, 1).kind, health(match)[1]) == ("pawn", 2)


@covers("G-12", "G-2.7")
def test_a_redirect_has_no_effect_once_a_double_is_the_target() -> None:
    bob = seat("G6", hand=["secret-identity", "stunt-double"], summons={"mop-bot": "K1"})
    match = board("F6", bob, "F5", "A1")
    play(match, "melee", "target pawn 1", "respond secret-identity", "respond stunt-double")
    assert (health(match), summon(match, "mop-bot").health) == ([10, 10, 10, 10], 1), "Bob is no target any more"


@covers("G-12", "G-2.7")
def test_a_redirected_first_target_stays_the_only_one() -> None:
    """Bob makes Dan the target and then steps off the line: Cat, who is nearer than Dan, is not hit."""
    bob = seat("C6", hand=["secret-identity", "falling-leaf-step"])
    match = board(seat("A6", hand=["heat-squint"]), bob, "E6", "G6")
    play(match, "play heat-squint", "respond falling-leaf-step", "to C5", "respond secret-identity", "piece pawn 3")
    assert health(match) == [10, 10, 10, 8]


@covers("G-8.4", "G-23.2", "G-17.2")
def test_recoils_come_in_the_order_of_the_seats_whoever_was_chosen_first() -> None:
    ann = seat(piece("F6", health=1), hand=["shoulder-charge", "while-youre-here", "rerun"])
    bob = seat(piece("G6", equipment=["spiked-shoulder-pads"]))
    match = board(ann, bob, seat("A1", summons={"wicked-stepmother": "E6"}), "K1")
    happened = events(match, "play shoulder-charge", "attach while-youre-here", "target wicked-stepmother")
    assert [event.credited for event in of_kind(happened, Died)] == [1]


@covers("G-12", "G-17.2")
def test_a_marker_that_finds_no_room_is_nobodys() -> None:
    """Bob holds three markers, the last of them Cat's; Ann cannot put a fourth on."""
    match = board(seat("F6", hand=["chainsaw-solo"]), seat(piece("G6", bleed=3, bleed_by=2)), "A1", "K1")
    play(match, "play chainsaw-solo")
    assert (pawn(match, 1).bleed, pawn(match, 1).bleed_by) == (3, 2)


@covers("G-10.5", "G-5.4")
def test_a_first_target_that_leaves_no_second_is_not_offered() -> None:
    """While You're Here: a blow at Bob hits his Bodyguard, who then cannot be the second target."""
    bob = seat("G6", summons={"bodyguard-in-sunglasses": "G7"})
    match = board(seat("F6", hand=["shoulder-charge", "while-youre-here"]), bob, "A1")
    play(match, "play shoulder-charge")
    if "attach while-youre-here" in legal(match):
        play(match, "attach while-youre-here")
        assert "target pawn 1" not in legal(match)
    assert asked(match)[0] == 0, "Ann's turn goes on"


@covers("G-14.9", "G-14.5")
def test_a_wall_without_a_place_has_no_effect_at_all() -> None:
    """Nine pieces stand so that no twelve squares are free; four zones are in play, and stay."""
    names = ["roller-rink", "haunted-parlor", "sparring-mat", "library-hours"]
    laid = [zone(name, square, seat=1) for name, square in zip(names, ["A1", "D1", "G1", "A5"], strict=True)]
    match = board(
        seat("C3", hand=["briar-hedge"]), "F3", "I3", "C6", "F6", "I6", "C9",
        seat("F9", summons={"mop-bot": "I9"}), zones=laid,
    )  # fmt: skip
    play(match, "play briar-hedge")
    assert ([found.card for found in zones(match)], discard(match)) == (names, ["briar-hedge"])


@covers("G-12")
def test_a_redirect_never_chooses_a_target_of_the_attack() -> None:
    """Both targets are chosen, Bob and Cat; the Bodyguard will be hit for Cat, and nobody else is in reach."""
    cat = seat("F5", summons={"bodyguard-in-sunglasses": "F4"})
    match = board(
        seat("F6", hand=["shoulder-charge", "while-youre-here"]), seat("G6", hand=["secret-identity"]), cat, "A1"
    )
    play(match, "play shoulder-charge", "attach while-youre-here", "target pawn 1")
    assert asked(match) == (0, "main"), "Bob is not asked"


@covers("G-12", "G-10.6")
def test_the_first_target_of_the_other_direction_is_a_target_already() -> None:
    """Extra Ammo: Bob and Cat are both first targets, and nobody else is in the area to redirect to."""
    ann = seat("F6", hand=["heat-squint", "extra-ammo"])
    match = board(ann, seat("H6", hand=["secret-identity"]), "F3", "A1")
    play(match, "play heat-squint", "attach extra-ammo", "direction east", "direction north")
    assert health(match) == [10, 8, 8, 10], "Bob is not asked"


@covers("G-18.10", "G-5.5")
def test_a_bribed_ghost_moves_even_if_its_prey_is_gone() -> None:
    """Cat draws an Event that kills Bob before Spirit Bribery resolves."""
    match = board(
        seat("A1", hand=["spirit-bribery"]), seat(piece("F6", health=2)), seat("A11", hand=["wrong-cue-card"]),
        seat("F2", ghost=True), "K11", armories=[["the-call-is-from-center-stage"]], chance=["coin heads"],
    )  # fmt: skip
    play(match, "play spirit-bribery", "respond wrong-cue-card")
    assert (pawn(match, 1).kind, pawn(match, 3).square) == ("ghost", "F6")


@covers("G-17.1", "G-4.11")
def test_every_dead_summon_has_its_say_even_if_the_turn_ends() -> None:
    """The Intern's blast kills Ann, whose turn it is; the Cousin still flips its coin."""
    dying = {"self-destruct-intern": piece("G6", health=1), "shambling-cousin": piece("G7", health=1)}
    match = board(
        seat(piece("F6", health=1), hand=["sonic-clap"]), seat("K1", summons=dying), "A1", "A11", chance=["coin heads"]
    )
    happened = events(match, "play sonic-clap")
    assert (pawn(match, 0).kind, len(of_kind(happened, CoinFlipped))) == ("ghost", 1)
    assert "shambling-cousin" in hand(match, 1)


@covers("G-10.5", "G-10.6")
def test_two_directions_count_together_for_a_second_target() -> None:
    cards = ["fridge-toss", "duct-tape", "extra-ammo", "while-youre-here"]
    match = board(seat("F6", hand=cards), "I6", "F3", "A1")
    play(match, "play fridge-toss", "attach duct-tape", "shape line", "attach extra-ammo")
    assert "attach while-youre-here" in legal(match)


@covers("G-5.6", "G-10.5", "G-10.6")
def test_a_taped_shape_is_judged_from_every_destination() -> None:
    """From F6 no shape reaches Bob; after a step or two each of them does."""
    match = board(seat("F6", hand=["flying-kick", "duct-tape"]), "J8", "A1")
    play(match, "play flying-kick", "attach duct-tape")
    assert (asked(match), legal(match)) == ((0, "shape"), ["shape cone", "shape line", "shape 2x3"])
    match = board(seat("A1", hand=["hero-landing", "duct-tape"]), "F4", "K11")
    play(match, "play hero-landing", "attach duct-tape")
    assert (asked(match), legal(match)) == ((0, "shape"), ["shape cone", "shape line", "shape 2x3"])


@covers("G-5.6", "G-10.6")
def test_a_taped_shape_that_has_a_target_only_from_elsewhere_is_offered() -> None:
    """Bob on I8 is in the cone from F6; a line or a 2x3 needs a step first."""
    match = board(seat("F6", hand=["flying-kick", "duct-tape"]), "I8", "A1")
    play(match, "play flying-kick", "attach duct-tape")
    assert legal(match) == ["shape cone", "shape line", "shape 2x3"]


@covers("G-21.2", "G-21.3")
def test_a_single_card_of_the_chosen_genre_is_taken_without_asking() -> None:
    cards = [card.id for card in CARDS if card.type != EVENT and card.genre != GENRES.index("Horror")][:62]
    match = board(seat("F6", hand=[*cards, "seance"]), "A1", "K1", phase="end")
    play(match, "genre horror")
    assert discard(match) == ["seance"]


@covers("G-18.6", "G-18.8")
def test_a_ghost_attack_on_a_pawn_that_has_become_a_ghost_does_nothing() -> None:
    """Cat's assist draws an Event that kills Bob before the attack resolves."""
    match = board(
        "A1", seat(piece("G6", health=2)), seat("K1", hand=["crossover-event"]), seat("F6", ghost=True),
        turn=3, phase="ghost", armories=[["the-call-is-from-center-stage"]],
    )  # fmt: skip
    play(match, "attack", "respond crossover-event")
    assert (pawn(match, 1).kind, pawn(match, 1).frozen) == ("ghost", False)


@covers("G-7.5", "G-18.9")
def test_an_attack_on_one_enemy_never_freezes_a_ghost() -> None:
    match = board(
        seat("A1", hand=["lets-split-up"]), seat(piece("G6", health=2)), seat("K1", hand=["crossover-event"]), "K11",
        armories=[["the-call-is-from-center-stage"]],
    )  # fmt: skip
    play(match, "play lets-split-up", "target pawn 1", "respond crossover-event")
    assert (pawn(match, 1).kind, pawn(match, 1).frozen) == ("ghost", False)


@covers("G-8.2", "G-8.3", "G-11.8")
def test_prevent_covers_the_second_damage_of_the_same_card() -> None:
    """Effect damage goes through step 7 too."""
    for answer in ("it-was-just-the-cat", "deflector-bubble"):
        match = board(seat("F6", hand=["cane-from-stage-left"]), seat("I6", hand=[answer]), "A1")
        play(match, "play cane-from-stage-left", "target pawn 1", f"respond {answer}")
        assert (pawn(match, 1).square, health(match)[1]) == ("G6", 10)


@covers("G-8.2", "G-8.3")
def test_typecast_raises_all_damage_of_an_attack_card() -> None:
    match = board(seat("F6", hand=["cane-from-stage-left"]), "I6", "A1", events=["typecast=Comedy"])
    play(match, "play cane-from-stage-left", "target pawn 1")
    assert health(match)[1] == 6, "2 from the attack, 2 beside Ann"


@covers("G-18.10", "G-12")
def test_a_bribed_ghost_may_be_turned_against_the_briber() -> None:
    bob = seat("F6", hand=["secret-identity"])
    match = board(seat("G7", hand=["spirit-bribery"]), bob, "K11", seat("F2", ghost=True))
    play(match, "play spirit-bribery")
    assert asked(match) == (1, "respond")
    play(match, "respond secret-identity")
    assert health(match)[:2] == [8, 10]


@covers("G-12", "G-7.5")
def test_a_redirect_asks_for_no_lonely_target() -> None:
    """Let's Split Up chooses somebody who stands alone; whom it is redirected to need not."""
    bob = seat("H6", hand=["secret-identity"])
    match = board(seat("A1", hand=["lets-split-up"]), bob, seat("K11", summons={"mop-bot": "J11"}))
    play(match, "play lets-split-up", "respond secret-identity")
    assert set(legal(match)) == {"piece pawn 2", "piece mop-bot"}


@covers("G-11.7", "G-17.5")
def test_a_rescuer_who_comes_too_late_still_draws() -> None:
    """Dan's assist draws an Event that kills Bob before Cat's Just in Time resolves."""
    match = board(
        "H6", seat(piece("G6", health=2)), seat("A1", hand=["just-in-time"]), seat("K1", hand=["crossover-event"]),
        "K11", armories=[["the-call-is-from-center-stage", "rerun"]],
    )  # fmt: skip
    play(match, "melee", "respond just-in-time", "respond crossover-event")
    assert (pawn(match, 1).kind, hand(match, 2)) == ("ghost", ["rerun"])


@covers("G-21.1")
def test_pawns_to_rescue_are_offered_from_the_active_player_on() -> None:
    match = board("G6", seat("A1", hand=["just-in-time"]), seat("F6", hand=["sonic-clap"]), "E6", turn=2)
    play(match, "play sonic-clap", "respond just-in-time")
    assert (asked(match), legal(match)) == ((1, "choose-piece"), ["piece pawn 3", "piece pawn 0"])


@covers("G-2.7", "G-7.5")
def test_a_double_of_a_first_target_is_the_only_one_hit() -> None:
    """Next to Bob the Wolf is passed over as first target, but it has become the target; Cat behind is not hit."""
    bob = seat("D6", hand=["stunt-double"], summons={"wolf-in-a-nightgown": "E7"})
    match = board(seat("A6", hand=["heat-squint"]), bob, "F6")
    play(match, "play heat-squint", "respond stunt-double")
    assert (health(match), summon(match, "wolf-in-a-nightgown").health) == ([10, 10, 10], 2)
