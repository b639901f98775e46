"""Ghosts (G-18)."""

from clashtable.games.genres.wire.pieces import Damaged
from tests.games.genres.board import (
    asked,
    board,
    discard,
    events,
    follow_ups,
    has_summon,
    health,
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
from tests.games.genres.turns import active, end_turn, go_to_turn, of_kind
from tests.rulebook import covers

GHOST = seat("F6", ghost=True)


@covers("G-18.1")
def test_a_ghost_has_nothing_and_cannot_win() -> None:
    match = board("A1", seat(piece("K1", health=1)), GHOST, turn=2, phase="ghost")
    assert (player(match, 2).hand, pawn(match, 2).equipment, pawn(match, 2).health) == (0, (), 0)
    assert view(match, 2).hand is None
    assert legal(match) == ["end", "move"]
    match = board(seat(piece("A1", health=3)), seat(piece("K1", health=5)), GHOST, phase="round", round=21)
    assert match.outcome is not None
    assert (health(match), match.outcome.winners) == ([-4, -2, 0], (1,)), "whatever its number"


@covers("G-18.2")
def test_a_ghost_moves_once_and_attacks_once_in_any_order() -> None:
    match = board("A1", "G6", GHOST, "E8", turn=2, phase="ghost")
    assert legal(match) == ["end", "move", "attack"]
    play(match, "attack")
    assert legal(match) == ["end", "move"]
    play(match, "move", "to E7")
    assert (active(match), health(match)[1]) == (3, 9), "nothing is left to do"
    match = board("A1", "G6", GHOST, "E8", turn=2, phase="ghost")
    play(match, "move", "to E7")
    assert legal(match) == ["end", "attack"]


@covers("G-18.3")
def test_a_ghost_moves_up_to_five_squares_through_everything() -> None:
    laid = [zone("briar-hedge", "G5"), zone("pit-of-grabby-hands", "C5"), zone("minefield", "F7", wide=4)]
    match = board("A1", "G4", GHOST, "E8", turn=2, phase="ghost", zones=laid, events=["gravity-department-on-strike"])
    assert len(squares(match, "move")) == 120, "everything is within 5 of Center Stage"
    play(match, "move", "to G6")
    assert pawn(match, 2).square == "G6"
    match = board("A1", "G4", seat("A11", ghost=True), "E8", turn=2, phase="ghost")
    assert len(squares(match, "move")) == 35


@covers("G-18.4")
def test_a_ghost_attack_is_1_true_damage_whatever_stands_around() -> None:
    """R-53: zones, Defense, equipment and lasting Events do not change it."""
    bob = seat(piece("G6", equipment=["dragonscale-pajamas", "indestructible-cape"]))
    laid = [zone("brooding-rooftop", "F5"), zone("sparring-mat", "F5")]
    match = board("A1", bob, GHOST, "K1", turn=2, phase="ghost", zones=laid, events=["tournament-bracket"])
    happened = events(match, "attack")
    assert [(event.amount, event.sort, event.by) for event in of_kind(happened, Damaged)] == [(1, "true", "ghost")]
    assert pawn(match, 1).square == "G6", "no Push from the Bracket"


@covers("G-18.4")
def test_a_ghost_attacks_at_distance_0_or_1() -> None:
    match = board("A1", "F6", GHOST, "H6", turn=2, phase="ghost")
    play(match, "attack")
    assert health(match) == [10, 9, 0, 10]


@covers("G-18.4", "G-11.8")
def test_objections_lower_a_ghost_attack() -> None:
    match = board("A1", seat("G6", hand=["counterpunch"]), GHOST, "K1", turn=2, phase="ghost")
    play(match, "attack", "respond counterpunch")
    assert (health(match)[1], pawn(match, 2).kind) == (10, "ghost"), "a ghost takes no damage"


@covers("G-18.4")
def test_text_that_names_ghosts_applies() -> None:
    corgi = seat("G6", summons={"hovering-corgi": "G7"})
    match = board("A1", corgi, GHOST, "K1", turn=2, phase="ghost")
    play(match, "attack")
    assert (health(match)[1], summon(match, "hovering-corgi").health) == (10, 1), "only the Corgi could be chosen"


@covers("G-18.5")
def test_a_ghost_never_kills_a_pawn_but_may_kill_a_summon() -> None:
    match = board("A1", seat(piece("G6", health=1)), GHOST, "K1", turn=2, phase="ghost")
    play(match, "attack")
    assert (health(match)[1], pawn(match, 1).kind) == (1, "pawn")
    weak = seat("K11", summons={"mop-bot": piece("G6", health=1)})
    match = board("A1", weak, GHOST, "K1", turn=2, phase="ghost")
    play(match, "attack")
    assert (has_summon(match, "mop-bot"), discard(match)) == (False, ["mop-bot"])


@covers("G-18.6")
def test_ghosts_do_not_attack_ghosts() -> None:
    """R-54: ghosts freezing each other would only remove them from play."""
    match = board("A1", "K1", GHOST, seat("G6", ghost=True), turn=2, phase="ghost")
    assert legal(match) == ["end", "move"]


@covers("G-18.7")
def test_nothing_touches_a_ghost() -> None:
    laid = [zone("haunted-parlor", "E5"), zone("minefield", "E5")]
    match = board("A1", "K1", GHOST, "K11", turn=2, phase="turn", zones=laid)
    assert (pawn(match, 2).kind, player(match, 2).hand, len(zones(match))) == ("ghost", 0, 2)
    match = board("F8", "K1", GHOST, "K11")
    play(match, "move", "to F6")
    assert pawn(match, 0).square == "F6", "it keeps nobody from Center Stage"
    match = board("A1", "K1", GHOST, "K11", phase="draw", armories=[["the-call-is-from-center-stage"]])
    assert health(match) == [10, 10, 0, 10]


@covers("G-18.8")
def test_a_frozen_ghost_loses_exactly_one_turn() -> None:
    """R-55: its next one."""
    match = board("G6", "K1", GHOST, "K11")
    play(match, "melee")
    assert pawn(match, 2).frozen
    play(match, "melee")
    go_to_turn(match, 3)
    assert not pawn(match, 2).frozen
    go_to_turn(match, 2)
    assert asked(match) == (2, "ghost-menu")


@covers("G-18.8")
def test_a_ghost_hit_for_0_is_frozen_too() -> None:
    match = board(
        seat("G6", summons={"annoying-sidekick": "A1"}), "K1", GHOST, "K11", zones=[zone("brooding-rooftop", "E5")]
    )
    play(match, "melee")
    assert pawn(match, 2).frozen


@covers("G-18.9")
def test_area_attacks_hit_ghosts_whether_wanted_or_not() -> None:
    match = board(seat("G6", hand=["sonic-clap", "trap-door"]), "H6", GHOST, "K11")
    play(match, "play sonic-clap")
    assert (pawn(match, 2).frozen, health(match)[1]) == (True, 9)
    match = board(seat("G6", hand=["trap-door"]), "K1", GHOST, "K11")
    assert "play trap-door" not in legal(match), "a ghost is no pawn"


@covers("G-18.10")
def test_a_card_makes_a_ghost_attack() -> None:
    match = board(seat("A1", hand=["spirit-bribery"]), seat(piece("G6", health=2)), seat("F3", ghost=True), "H3")
    assert follow_ups(match, "play spirit-bribery") == ["piece pawn 1", "piece pawn 3"]
    play(match, "play spirit-bribery", "piece pawn 1")
    assert (pawn(match, 2).square, health(match)[1]) == ("G6", 1), "2 damage, lowered to health minus 1"
    go_to_turn(match, 2)
    assert "attack" in legal(match), "it does not use up the ghost's own turn"


@covers("G-18.10")
def test_a_bribed_ghost_is_answered_as_a_melee_attack_by_that_ghost() -> None:
    cards = ["counterpunch", "deflector-bubble", "it-was-just-the-cat"]
    match = board(seat("A1", hand=["spirit-bribery"]), seat("F6", hand=cards), "A11", seat("F2", ghost=True))
    play(match, "play spirit-bribery")
    assert legal(match) == ["pass", "respond counterpunch"], "melee, and from the square it will move to"
    play(match, "respond counterpunch")
    assert health(match)[:2] == [10, 9], "the ghost is the attacker, and takes nothing"


@covers("G-18.10")
def test_a_bribed_ghost_can_be_redirected_only_to_somebody_near() -> None:
    bob = seat("F6", hand=["secret-identity"])
    match = board(seat("A1", hand=["spirit-bribery"]), bob, "K11", seat("F2", ghost=True))
    play(match, "play spirit-bribery")
    assert (asked(match), health(match)[1]) == ((0, "main"), 8), "Bob is not asked"
    match = board(seat("A1", hand=["spirit-bribery"]), bob, "G7", seat("F2", ghost=True))
    play(match, "play spirit-bribery", "piece pawn 1")
    assert asked(match) == (1, "respond")
    play(match, "respond secret-identity")
    assert health(match)[1:3] == [10, 8]


@covers("G-18.2", "G-4.12")
def test_a_ghosts_turn_simply_ends() -> None:
    match = board(
        seat("A1", hand=["crossover-event"]), "G6", GHOST, "K1", turn=2, phase="ghost", armories=[["intermission"]]
    )
    play(match, "attack", "respond crossover-event")
    assert (active(match), health(match)[1]) == (3, 8), "11 - 3: Ann drew Intermission first, so no move follows"
    end_turn(match)
    assert active(match) == 0
