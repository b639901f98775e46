"""Hand-written positions: short ones are enough, impossible ones are refused with a sentence."""

from typing import Any

import pytest

from clashtable.core.errors import InvalidMessage
from tests.games.genres.board import (
    GENRES,
    actions,
    armory,
    asked,
    board,
    discard,
    hand,
    health,
    legal,
    pawn,
    piece,
    play,
    seat,
    summon,
    table,
    zone,
    zones,
)
from tests.games.genres.turns import active

GOOD: dict[str, Any] = {"seats": [seat("A1"), seat("K1"), seat("K11")]}
FIVE = ("roller-rink", "sparring-mat", "haunted-parlor", "minefield", "library-hours")


def with_ann(pawn_: Any = "F6", **fields: Any) -> dict[str, Any]:
    """Return what changes seat 0."""
    return {"seats": [seat(pawn_, **fields), seat("K1"), seat("K11")]}


def with_piece(**fields: Any) -> dict[str, Any]:
    """Return what changes the pawn of seat 0."""
    return with_ann(piece("F6", **fields))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": [seat("A1"), seat("K1")]}, r"for 3 to 8 players, not 2 \(G-1\.1\)"),
        ({"seats": [seat("A1")] * 9}, r"for 3 to 8 players, not 9 \(G-1\.1\)"),
        ({"seats": None}, "not a position of Clash of the Genres"),
        ({"wind": "north"}, "unknown field `wind`"),
        ({"turn": 3}, "There is no seat 3: the seats are 0 to 2"),
        ({"turn": -1}, "There is no seat -1"),
        ({"phase": "lunch"}, "There is no phase 'lunch'"),
        ({"actions": -1}, "Expected `int` >= 0"),
        ({"round": -1}, "Expected `int` >= 0"),
        ({"options": {"jokers": 1}}, "has no option 'jokers'"),
        ({"options": {"response_hold_ms": -1}}, "response_hold_ms cannot be -1"),
        (with_ann("L1"), r"'L1' is not a square: they are A1 to K11 \(G-1\.3\)"),
        (with_ann("A12"), "'A12' is not a square"),
        (with_ann("K1"), r"Two standing pieces cannot share K1 \(G-6\.2\)"),
        (with_ann(hand=["nobody"]), r"There is no card 'nobody' \(G-10\.1\)"),
        (with_ann(hand=["rerun", "rerun"]), r"There is only one Rerun \(G-1\.2\)"),
        (with_ann(hand=["plot-twist"]), r"G-19\.6"),
        (with_ann(mood="good"), "unknown field `mood`"),
        (with_ann(summons={"rerun": "B2"}), r"Rerun is an Action, not a Summon \(G-10\.1\)"),
        (with_ann(summons={"mop-bot": "F6"}), "cannot share F6"),
        (with_piece(health=12), r"12 health cannot be: it is 1 to 11 \(G-9\.1\)"),
        (with_piece(health=0), "0 health cannot be"),
        (with_ann(summons={"mop-bot": piece("B2", health=3)}), "3 health cannot be: it is 1 to 2"),
        (with_piece(equipment=["rerun"]), "Rerun is an Action, not an Equipment"),
        (with_piece(equipment=["jetpack-warranty-void", "seven-league-clogs", "enormous-gun"]), r"G-13\.2"),
        (with_piece(bleed=-1), "Expected `int` >= 0"),
        (with_piece(bleed=4), "G-12"),
        (with_piece(bleed=1, bleed_by=3), "There is no seat 3"),
        ({"zones": [zone("rerun", "A1")]}, "Rerun is an Action, not a Zone"),
        ({"zones": [zone("roller-rink", "J1")]}, r"Roller Rink cannot lie at J1 \(G-14\.1\)"),
        ({"zones": [zone("roller-rink", "A1", wide=5)]}, r"Roller Rink cannot lie at A1 \(G-14\.1\)"),
        ({"zones": [zone("briar-hedge", "A1")]}, "Briar Hedge cannot lie at A1"),
        ({"zones": [zone(card, "D4") for card in FIVE]}, r"G-14\.5"),
        ({"zones": [zone("roller-rink", "A1", seat=3)]}, "There is no seat 3"),
        ({"events": ["plot-twist"]}, r"'plot-twist' is not a lasting Event \(G-19\.7\)"),
        ({"events": ["typecast=Opera"]}, "'typecast=Opera' is not a lasting Event"),
        ({"events": ["typecast"]}, "typecast"),
        ({"events": ["rerun"]}, "Rerun is an Action, not an Event"),
        ({"discard": ["nobody"]}, "There is no card 'nobody'"),
        ({"discard": ["rerun"], "armories": [["rerun"]]}, "There is only one Rerun"),
        ({"armories": [[], [], [], [], ["rerun"]]}, r"G-1\.10"),
        ({"seats": [seat("A1"), seat("K1", ghost=True), seat("K11", ghost=True)]}, r"Fewer than two.*\(G-20\.1\)"),
        ({"seats": [seat("A1"), seat("K1"), seat("K11", ghost=True, hand=["rerun"])]}, r"G-18\.1"),
        ({"seats": [seat("A1"), seat("K1"), seat("K11", ghost=True, summons={"mop-bot": "B2"})]}, r"G-18\.1"),
        ({"phase": "ghost"}, r"G-18"),
        ({"seats": [seat("A1", ghost=True), seat("K1"), seat("K11")]}, r"G-18"),
        (
            {"seats": [seat("A1"), seat("K1"), seat("K11", ghost=True)], "zones": [zone("roller-rink", "D4", seat=2)]},
            r"G-17\.3",
        ),
    ],
    ids=lambda value: str(value)[:70],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_what_is_wrong(change: dict[str, Any], sentence: str) -> None:
    GENRES.position(GOOD)
    with pytest.raises(InvalidMessage, match=sentence):
        GENRES.position({**GOOD, **change})


@pytest.mark.parametrize(
    ("phase", "kind", "number"),
    [
        ("action", "main", 0), ("draw", "main", 0), ("turn", "main", 0), ("round", "main", 0),
        ("summon", "summon-menu", 0), ("end", "hand-card", 0),
    ],
)  # fmt: skip
def test_a_position_goes_on_from_its_phase(phase: str, kind: str, number: int) -> None:
    cards = ["rerun", "seance", "wiretap", "blackmail", "undo-button", "classified", "callback", "duct-tape"]
    match = board(seat("A1", hand=cards, summons={"mop-bot": "B2"}), "K1", "K11", phase=phase)
    assert asked(match) == (number, kind)


def test_a_position_may_be_a_ghosts_turn_and_anybodys() -> None:
    match = board("A1", "K1", seat("K11", ghost=True), turn=2, phase="ghost")
    assert asked(match) == (2, "ghost-menu")
    assert active(board("A1", "K1", "K11", turn=2)) == 2


def test_a_position_has_what_is_named_and_the_rest_in_the_first_armory() -> None:
    match = board(
        seat(piece("F6", health=7, equipment=["jetpack-warranty-void"]),
             hand=["Rerun", "seance"], summons={"mop-bot": piece("B2", frog=True)}),
        "K1", "K11", actions=1, round=4, zones=[zone("roller-rink", "A8", wide=4, seat=1)],
        discard=["wiretap", "callback"],
        armories=[["blackmail"], ["duct-tape", "silencer"]], events=["typecast=Kung-Fu"],
    )  # fmt: skip
    assert (hand(match, 0), health(match), actions(match)) == (["rerun", "seance"], [7, 10, 10], 1)
    assert (pawn(match, 0).equipment, summon(match, "mop-bot").frog) == (("jetpack-warranty-void",), True)
    (laid,) = zones(match)
    assert (laid.square, laid.wide, laid.high, laid.seat) == ("A8", 4, 3, 1)
    assert (discard(match), armory(match, 2), table(match)["round"]) == (
        ["wiretap", "callback"],
        ["duct-tape", "silencer"],
        4,
    )
    assert armory(match, 1)[:2] == ["blackmail", "chainsaw-solo"], "the others beneath, in the order of the set"
    assert len(armory(match, 1)) == 160 - 10
    assert table(match)["events"] == [{"card": "typecast", "genre": "Kung-Fu"}]


def test_pieces_are_numbered_by_seat_the_pawn_then_its_summons() -> None:
    match = board(
        seat("A1", summons={"mop-bot": "B2", "furious-bunny": "C3"}), "K1", "K11", zones=[zone("roller-rink", "E5")]
    )  # fmt: skip
    assert [pawn(match, 0).id, summon(match, "mop-bot").id, summon(match, "furious-bunny").id] == [1, 2, 3]
    assert [pawn(match, 1).id, pawn(match, 2).id, zones(match)[0].id] == [4, 5, 6]


def test_chance_of_a_position_comes_from_its_seed_or_its_script() -> None:
    results = set()
    for seed in range(8):
        match = board(seat("F6", hand=["pickpocket"]), seat("G6", hand=["rerun", "seance", "mop-bot"]), "A1", seed=seed)
        play(match, "play pickpocket")
        results.add(hand(match, 0)[0])
    assert len(results) > 1
    match = board(seat("F6", hand=["pickpocket"]), seat("G6", hand=["rerun", "seance"]), "A1", chance=["card seance"])
    play(match, "play pickpocket")
    assert hand(match, 0) == ["seance"]


@pytest.mark.parametrize(
    ("cards", "chance", "sentence"),
    [
        (["pickpocket"], "card mop-bot", "'card mop-bot', which is not in that hand"),
        (["trap-door"], "square F6", "'square F6', which is not possible"),
        (["rubber-chicken-barrage"], "heads", "should have a coin here, not 'heads'"),
    ],
)
def test_a_script_that_does_not_fit_is_refused(cards: list[str], chance: str, sentence: str) -> None:
    bob = "H6" if cards == ["rubber-chicken-barrage"] else "G6"
    match = board(seat("F6", hand=cards), seat(bob, hand=["rerun", "seance"]), "A1", chance=[chance])
    with pytest.raises(InvalidMessage, match=sentence):
        play(match, f"play {cards[0]}")


def test_a_position_keeps_its_options_and_can_be_played_on() -> None:
    match = board("F6", "A1", "K1", response_hold_ms=0, ask_always=True)
    assert (match.options["response_hold_ms"], match.options["ask_always"]) == (0, True)
    assert legal(match)[:2] == ["end", "move"]
