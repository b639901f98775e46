"""The worked examples of F-24 about resources: E-12 to E-25."""

import pytest

from clashtable.core.events import Event
from clashtable.core.match import Match
from clashtable.games.geekfight.wire.hands import Drew
from clashtable.games.geekfight.wire.resources import Produced
from tests.games.geekfight.board import (
    asked,
    board,
    combatant,
    discard,
    events,
    legal,
    legal_starting,
    piece,
    play,
    player,
    production,
    seat,
    settle,
    units,
)
from tests.games.geekfight.turns import active, end_turn, go_to_turn

SIX = ["jump-cut", "jump-cut", "headshot", "headshot", "photobomb", "photobomb"]


def cost_of(match: Match, card: str) -> int:
    """Return what playing a card costs the player to act, as its label says."""
    question = match.question()
    assert question is not None
    label = next(option.label for option in question.options if option.move == f"play {card}")
    return int(label.rpartition("cost ")[2].rstrip(")"))


@pytest.mark.parametrize("opponent", ["button-masher", "price-gouger"])
def test_e12_barter(opponent: str) -> None:
    match = board(seat(items=["thinking-wig"]), seat(opponent))
    play(match, "barter thinking-wig@2 2 generic")
    assert units(match, 0) == {"generic": 2}
    assert discard(match, 0) == ["thinking-wig"]
    assert player(match, 0).items == ()
    assert asked(match) == (0, "control")


@pytest.mark.parametrize(
    ("pool", "playable"),
    [("1 tokens 1 glue", True), ("2 glue", False), ("1 tickets 1 generic", True), ("2 generic", False)],
)
def test_e14_of_two_types_either_will_do(pool: str, playable: bool) -> None:
    match = board(seat(), seat(piece("button-masher", used=["spend"]), units=pool, hand=["jump-cut"]))
    play(match, "attack 1")
    assert (asked(match)[0] == 1 and "play jump-cut" in legal(match)) == playable


def test_e15a_payment_options_of_a_generic_item() -> None:
    match = board(seat(units="1 generic 1 cash 1 tickets", hand=["folding-chair"]), seat())
    play(match, "play folding-chair")
    assert asked(match) == (0, "payment")
    assert sorted(legal(match)) == ["pay 1 cash 1 generic", "pay 1 tickets 1 generic"]


def test_e15b_payment_options_of_a_typed_item() -> None:
    match = board(seat(units="2 cash 1 glue 1 generic", hand=["metal-deck-box"]), seat())
    play(match, "play metal-deck-box")
    assert asked(match) == (0, "payment")
    assert sorted(legal(match)) == ["pay 1 cash 1 glue 1 generic", "pay 2 cash 1 generic"]


def test_e15c_a_single_payment_is_not_asked_for() -> None:
    match = board(seat(units="1 cash 3 generic", hand=["metal-deck-box"]), seat())
    play(match, "play metal-deck-box")
    assert asked(match) == (0, "control")
    assert units(match, 0) == {"generic": 1}


@pytest.mark.parametrize(
    ("card", "options"),
    [
        (
            "super-mecha-death-christ",
            ["spend 3 tokens", "spend 2 tokens 1 caffeine", "spend 1 tokens 2 caffeine", "spend 3 caffeine"],
        ),
        ("somebodys-mom", ["spend 3 tokens", "spend 3 cash", "spend 3 tickets", "spend 3 glue", "spend 3 caffeine"]),
        ("badge-check-gus", ["spend 3 generic"]),
    ],
)
def test_e16_splits(card: str, options: list[str]) -> None:
    assert legal_starting(board(seat(card), seat()), "spend") == options


def test_e17_price_gouger() -> None:
    buyer = seat(units="5 generic", hand=["thinking-wig"])
    gouger = seat("price-gouger", units="5 generic", hand=["thinking-wig"])
    assert cost_of(board(buyer, gouger), "thinking-wig") == 4
    assert cost_of(board(buyer, gouger, turn=1), "thinking-wig") == 3
    assert cost_of(board(buyer, gouger, gouger), "thinking-wig") == 5
    short = board(seat(units="3 generic", hand=["thinking-wig"]), gouger)
    assert "play thinking-wig" not in legal(short)
    play(board(buyer, gouger, gouger), "play thinking-wig")


def left_over() -> Match:
    """Return P2's turn, with two units that P1 has left over and Jump Cut in P1's hand."""
    match = board(seat("foley-phil", hand=["photobomb", *SIX], deck=["drop-test"]), seat())
    play(match, "spend 4 tickets", "play photobomb", "target foley-phil@1")
    settle(match)
    assert units(match, 0) == {"tickets": 2}
    go_to_turn(match, 1)
    assert units(match, 0) == {"tickets": 2}
    return match


def test_e19_left_over_units_pay_on_another_players_turn() -> None:
    match = play(left_over(), "attack 0", "play jump-cut")
    assert units(match, 0) == {}
    settle(match)
    assert combatant(match, 0).damage == 0


def test_e19_what_is_left_vanishes_before_the_draw() -> None:
    match = left_over()
    happened: list[Event] = []
    while asked(match) != (0, "control") or legal(match)[-1] != "end":
        if asked(match) == (0, "tuck_down"):
            assert units(match, 0) == {}
        happened += match.play(legal(match)[-1])
    assert units(match, 0) == {}
    assert [event.card for event in happened if isinstance(event, Drew) and event.seat == 0] == ["drop-test"]


def test_e20_spending_on_another_players_turn() -> None:
    match = board(seat(hand=["jump-cut"]), seat(), turn=1)
    play(match, "attack 0")
    assert asked(match) == (0, "control")
    play(match, "spend 3 tokens")
    assert combatant(match, 0).used == ("spend",)
    assert asked(match) == (0, "control")
    play(match, "pass")
    assert combatant(match, 0).used == ("spend",)
    end_turn(match)
    assert active(match) == 0
    assert combatant(match, 0).used == ()
    assert "spend 3 tokens" in legal(match)


def test_e21_tax_and_floor() -> None:
    taxed = board(seat(piece("guitar-guy", counters={"Tax": 4})), seat())
    assert production(taxed, 0) == 0
    assert legal_starting(taxed, "spend") == []
    better = board(seat(piece("guitar-guy", counters={"Tax": 4, "Resource": 2})), seat())
    assert production(better, 0) == 1
    assert legal_starting(better, "spend") == ["spend 1 tickets"]


def test_e22_tax_on_an_item() -> None:
    match = board(
        seat("guitar-guy", items=["folding-chair"]),
        seat(units="1 cash 2 generic", hand=["late-fee", "drop-test"]),
        turn=1,
    )
    play(match, "play late-fee", "mode 1")
    settle(match)
    assert production(match, 0) == 2
    play(match, "play drop-test")
    settle(match)
    assert player(match, 0).items == ()
    assert production(match, 0) == 3


def test_e24_universal_counts_as_cash() -> None:
    match = board(seat("binder-baron", items=["all-access-badge"]), seat())
    happened = events(match, "barter all-access-badge@2 2 glue")
    assert units(match, 0) == {"glue": 2, "cash": 1}
    made = [(event.card, event.units.cash, event.units.glue) for event in happened if isinstance(event, Produced)]
    assert made == [("all-access-badge", 0, 2), ("binder-baron", 1, 0)]


OPENERS = [("card-flicker", "snipe"), ("catgirl-chorus-line", "use"), ("button-masher", "spend")]
SPENDING = ("spend", "use", "snipe")


def first_turn(opener: str) -> Match:
    """Return the first turn of a game; the first player has a Skill and a unit to answer with on any turn."""
    mine = seat(opener, turns=0, items=["all-access-badge"], hand=["mean-comment", "mean-comment"])
    match = board(mine, seat(turns=0), phase="turn", limit="")
    assert asked(match) == (0, "control")
    return match


def spending_moves(match: Match) -> list[str]:
    """Return the offered moves that use the Spend Action."""
    return [move for move in legal(match) if move.split()[0] in SPENDING]


@pytest.mark.parametrize(("opener", "verb"), OPENERS)
def test_e25_who_attacked_in_the_opening_cannot_spend(opener: str, verb: str) -> None:
    match = first_turn(opener)
    assert legal_starting(match, verb)
    play(match, "attack 1")
    settle(match)
    assert (asked(match), spending_moves(match)) == ((0, "control"), [])
    go_to_turn(match, 1)
    assert legal_starting(match, "attack") == ["attack 0"]
    assert legal_starting(match, "spend") == ["spend 3 tokens"]
    play(match, "spend 3 tokens", "attack 0")
    assert (asked(match), spending_moves(match)) == ((0, "control"), [])
    settle(match)
    go_to_turn(match, 0)
    assert legal_starting(match, "attack") == ["attack 1"]
    assert legal_starting(match, verb)
    play(match, "attack 1")
    settle(match)
    assert legal_starting(match, verb), "on the second turn both Actions are available"


@pytest.mark.parametrize(("opener", "verb"), OPENERS)
def test_e25_who_spent_in_the_opening_cannot_attack(opener: str, verb: str) -> None:
    match = first_turn(opener)
    play(match, legal_starting(match, verb)[0])
    settle(match)
    assert asked(match) == (0, "control")
    assert legal_starting(match, "attack") == []
