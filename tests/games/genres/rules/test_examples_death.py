"""Worked examples: summons, death, ghosts, cards and the course of the game."""

from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.wire.events import EventPlayed, TurnBegan
from clashtable.games.genres.wire.hands import Drew, Reshuffled
from tests.games.genres.board import (
    actions,
    armory,
    asked,
    board,
    discard,
    events,
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
    view,
    zone,
    zones,
)
from tests.games.genres.turns import CALM, active, dealt, end_turn, go_to_turn, of_kind, pass_all

HARMLESS = ["rerun", "wiretap", "side-quest", "seance", "inner-peace", "blackmail", "pickpocket", "undo-button"]
OTHERS = ["duct-tape", "callback", "silencer", "lucky-crit", "overcharge", "extra-ammo", "bigger-boom"]

# --- summons


def test_e44a_loot() -> None:
    bunny = {"furious-bunny": piece("G6", equipment=["jetpack-warranty-void", "seven-league-clogs"])}
    ann = seat(piece("F6", equipment=["spiked-shoulder-pads", "vending-machine-sword"]))
    match = board(ann, seat("K1", summons=bunny), "K11", "A11")
    play(match, "melee")
    question = match.question()
    assert question is not None
    assert (question.seat, question.kind, "Jetpack" in question.prompt) == (0, "loot", True)
    assert legal(match) == ["discard it", "piece pawn 0"]
    play(match, "piece pawn 0")
    assert pawn(match, 0).equipment == ("vending-machine-sword", "jetpack-warranty-void")
    question = match.question()
    assert question is not None
    assert "Clogs" in question.prompt
    play(match, "discard it")
    assert pawn(match, 0).equipment == ("vending-machine-sword", "jetpack-warranty-void")
    assert sorted(discard(match)) == ["furious-bunny", "seven-league-clogs", "spiked-shoulder-pads"]
    assert asked(match) == (0, "main")


def test_e44b_a_ghost_does_not_loot() -> None:
    bunny = {"furious-bunny": piece("G6", health=1, equipment=["jetpack-warranty-void", "seven-league-clogs"])}
    match = board("A1", seat("K1", summons=bunny), "K11", seat("G5", ghost=True), turn=3, phase="ghost")
    play(match, "attack")
    assert sorted(discard(match)) == ["furious-bunny", "jetpack-warranty-void", "seven-league-clogs"]


def test_e45_skipped_turn() -> None:
    summons = {"furious-bunny": "F7", "mop-bot": "E5"}
    bob = seat(piece("F6", skip=True, health=8), summons=summons)
    match = board(
        "A1", bob, seat("G6", hand=["poke-with-a-spindle"]), "A11",
        turn=1, phase="turn", zones=[zone("haunted-parlor", "F5")],
    )  # fmt: skip
    assert asked(match) == (2, "main"), "Bob's turn is over"
    assert (health(match)[1], pawn(match, 1).skip, pawn(match, 1).immune) == (8, False, True)
    assert player(match, 1).hand == 0
    play(match, "play poke-with-a-spindle", "target pawn 1")
    assert (health(match)[1], pawn(match, 1).skip) == (7, False)
    go_to_turn(match, 1)
    assert pawn(match, 1).immune, "until the end of his next real turn"
    end_turn(match)
    assert not pawn(match, 1).immune


# --- death and ghosts


def test_e47_hand_transfer() -> None:
    bob = seat(
        piece("G6", health=1, equipment=["jetpack-warranty-void"]), hand=OTHERS, summons={"mop-bot": "H6"}
    )  # fmt: skip
    match = board(seat("F6", hand=HARMLESS[:6]), bob, "K11", "A11", zones=[zone("haunted-parlor", "A4", seat=1)])
    play(match, "melee")
    assert hand(match, 0) == HARMLESS[:6] + OTHERS
    assert (player(match, 0).hand, player(match, 1).hand, player(match, 1).is_alive) == (13, 0, False)
    assert sorted(discard(match)) == ["haunted-parlor", "jetpack-warranty-void", "mop-bot"]
    assert (zones(match), has_summon(match, "mop-bot")) == ([], False)
    assert (pawn(match, 1).kind, pawn(match, 1).square, pawn(match, 1).frozen) == ("ghost", "G6", False)
    assert (asked(match), actions(match)) == ((0, "main"), 1)
    assert legal_starting(match, "play"), "she may go on playing"
    play(match, "end")
    for left in range(13, 7, -1):
        assert (asked(match), player(match, 0).hand) == ((0, "hand-card"), left)
        play(match, legal(match)[0])
    assert player(match, 0).hand == 7
    assert active(match) == 1


def test_e49_ghost_damage() -> None:
    bob = seat(piece("G6", health=3, equipment=["dragonscale-pajamas"]))
    match = board(
        "A1", bob, seat("K11", hand=["crossover-event"]), seat("G5", ghost=True), seat("H7", ghost=True),
        turn=3, phase="ghost", zones=[zone("brooding-rooftop", "F5")],
    )  # fmt: skip
    play(match, "attack")
    assert asked(match) == (2, "respond")
    play(match, "respond crossover-event")
    assert health(match)[1] == 1
    assert len(hand(match, 2)) == 1
    play(match, "end")
    assert active(match) == 4
    play(match, "attack")
    assert health(match)[1] == 1


def test_e50_frozen() -> None:
    match = board(
        seat("F6", hand=["spinning-back-everything", "sonic-clap"]), "A1", seat("H6", hand=["chainsaw-solo"]),
        seat("G6", ghost=True),
    )  # fmt: skip
    play(match, "play spinning-back-everything")
    assert pawn(match, 3).frozen
    end_turn(match)
    end_turn(match)
    play(match, "play chainsaw-solo")
    assert (pawn(match, 3).frozen, active(match)) == (True, 2)
    end_turn(match)
    assert (active(match), pawn(match, 3).frozen) == (0, False), "one turn is lost, once"
    play(match, "play sonic-clap")
    assert pawn(match, 3).frozen
    end_turn(match)
    end_turn(match)
    end_turn(match)
    assert (active(match), pawn(match, 3).frozen) == (0, False), "the turn after is lost too"
    end_turn(match)
    end_turn(match)
    end_turn(match)
    assert (active(match), asked(match)) == (3, (3, "ghost-menu"))


def test_e51_hit_in_the_same_square() -> None:
    match = board(seat("F6", hand=["spinning-back-everything"]), "A1", "K11", seat("F6", ghost=True))
    play(match, "play spinning-back-everything")
    assert pawn(match, 3).frozen
    assert health(match)[:3] == [10, 10, 10]


def test_e51b_ghosts_are_no_enemies() -> None:
    match = board(seat("F6", hand=["spinning-back-everything"]), "G6", "K11", seat("F6", ghost=True))
    play(match, "play spinning-back-everything")
    assert (health(match)[1], pawn(match, 3).frozen) == (9, True)


def test_e52_struck_first() -> None:
    ann, bob = (
        seat(piece("F6", health=2), hand=["rerun", "wiretap"]),
        seat(piece("G6", health=1), hand=["counterpunch"]),
    )
    match = board(ann, bob, seat(piece("A1", health=9)))
    play(match, "melee", "respond counterpunch")
    assert (health(match)[1], pawn(match, 0).kind) == (1, "ghost")
    assert hand(match, 1)[:2] == ["rerun", "wiretap"]
    assert (active(match), asked(match)) == (1, (1, "main")), "her turn has ended"
    assert discard(match) == ["counterpunch"]


# --- cards


def test_e54_empty_hand_on_center_stage() -> None:
    match = board("F6", "A1", "K1", "K11", phase="draw")
    assert player(match, 0).hand == 3


def test_e55_event_in_the_draw_step() -> None:
    match = board(
        seat("A1", hand=["rerun"]), seat("K1", hand=["wiretap", "seance"]), "K11", seat("A11", ghost=True),
        phase="draw", armories=[["plot-twist"]],
    )  # fmt: skip
    assert [hand(match, number) for number in range(3)] == [[], ["rerun"], ["wiretap", "seance"]]
    assert discard(match) == ["plot-twist"]
    assert asked(match) == (0, "main")


def test_e56_reshuffle() -> None:
    pile = [card.id for card in CARDS if card.type == 0][:23]
    bob = seat("K1", hand=["undo-button"])
    match = board("A1", bob, "K11", turn=1, phase="draw", empty_armories=True, discard=pile)
    assert asked(match) == (1, "armory")
    assert [len(armory(match, number)) for number in (1, 2, 3, 4)] == [6, 6, 6, 5]
    assert of_kind(match.beginning, Reshuffled)[0].sizes == (6, 6, 6, 5)
    assert sorted(card for number in (1, 2, 3, 4) for card in armory(match, number)) == sorted(pile)
    top = armory(match, 4)[0]
    play(match, "armory 4")
    assert hand(match, 1) == ["undo-button", top]


def test_e57_hand_limit() -> None:
    ann = seat(piece("A1", equipment=["trench-coat-of-many-pockets"]))
    match = board(ann, "K1", "K11", "A11", events=["agency-budget-cuts"])
    assert [player(match, number).hand_limit for number in range(4)] == [7, 5, 5, 5]


def test_e60_longest_game() -> None:
    match = board(
        seat(piece("A1", health=11)), seat(piece("K1", health=11)), seat("K11", ghost=True), phase="round", round=25
    )
    assert match.is_over
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == ((0, 1), (1, 1, 3))
    assert health(match)[:2] == [0, 0]


def test_e61_set_up() -> None:
    draws = [card for card in CALM if card not in HARMLESS][:60]
    draws[9] = "clock-strikes-twelve"
    match = dealt(4, draws)
    for number, square in ((3, "A1"), (2, "K1"), (1, "F1")):
        assert asked(match) == (number, "start-square")
        play(match, f"start {square}")
    assert asked(match) == (0, "start-square")
    happened = events(match, "start K11")
    drew = of_kind(happened, Drew)
    assert [(event.seat, event.armory) for event in drew[:5]] == [(0, 1), (1, 2), (2, 3), (3, 4), (0, 1)]
    assert (drew[9].seat, drew[9].card, drew[9].is_event) == (1, "clock-strikes-twelve", True)
    at = happened.index(drew[9])
    assert isinstance(happened[at + 1], EventPlayed), "played at once"
    assert [event.seat for event in drew[24:]] == [0, 1, 2, 3, 1], "the eighth pass is Bob's"
    assert drew[28].armory == 1
    assert [player(match, number).hand for number in range(4)] == [7, 7, 7, 7]
    assert asked(match) == (0, "armory"), "Ann's draw step"


def test_e62a_seats_and_ghosts() -> None:
    match = board("A1", seat("F6", ghost=True), "K1", seat(piece("K11", skip=True)), phase="round", round=0)
    happened = [*match.beginning]
    while view(match, None).table.round == 1:
        happened += match.play("end")
    turns = [(event.seat, event.how) for event in of_kind(happened, TurnBegan)]
    assert turns == [(0, "normal"), (1, "ghost"), (2, "normal"), (3, "skipped"), (0, "normal")]


def test_e62b_who_is_asked_for_a_response() -> None:
    match = board(
        seat("F6", hand=["sonic-clap"]), seat("A6", ghost=True), seat("G6", hand=["rerun"]),
        seat("F7", hand=["wiretap"]), ask_always=True,
    )  # fmt: skip
    play(match, "play sonic-clap")
    assert asked(match) == (2, "respond")
    play(match, "pass")
    assert asked(match) == (3, "respond")
    play(match, "pass")
    assert health(match)[2:] == [9, 9]


def test_e62c_who_is_asked_in_a_ghosts_turn() -> None:
    match = board(
        seat("A1", hand=["sonic-clap"]), seat("F6", ghost=True), seat("G6", hand=["rerun"]),
        seat("K11", hand=["wiretap"]), turn=1, phase="ghost", ask_always=True,
    )  # fmt: skip
    play(match, "attack")
    for number in (2, 3, 0):
        assert asked(match) == (number, "respond")
        play(match, "pass")
    assert health(match)[2] == 9
    pass_all(match)
