"""Resources, bartering and payments (F-10, F-11, F-22.3)."""

import pytest

from clashtable.core.errors import IllegalMove
from clashtable.core.match import Match
from tests.games.geekfight.board import (
    asked,
    board,
    combatant,
    discard,
    hand,
    is_calm,
    legal,
    legal_starting,
    piece,
    play,
    player,
    queue,
    seat,
    settle,
    units,
    view,
)
from tests.games.geekfight.turns import go_to_turn, pass_until_asked
from tests.rulebook import covers


def label(match: Match, move: str) -> str:
    question = match.question()
    assert question is not None
    return next(option.label for option in question.options if option.move == move)


# --- F-10 resources


@covers("F-10.1")
def test_there_are_six_types_of_units_and_no_universal_ones() -> None:
    """Ruling R-30."""
    match = board(seat(units="1 tokens 1 cash 1 tickets 1 glue 1 caffeine 1 generic"), seat())
    assert units(match, 0) == dict.fromkeys(["tokens", "cash", "tickets", "glue", "caffeine", "generic"], 1)
    assert all("universal" not in move for move in legal(board(seat("somebodys-mom"), seat())))


@covers("F-10.2", "F-21.1")
def test_the_pool_is_public() -> None:
    match = board(seat(units="2 tickets 1 generic"), seat())
    for viewer in (0, 1, None):
        facts = view(match, viewer).table.seats[0].units
        assert (facts.tickets, facts.generic, facts.cash) == (2, 1, 0)


@covers("F-10.3")
@pytest.mark.parametrize(
    ("card", "count", "first"),
    [
        ("button-masher", 1, "spend 3 tokens"),
        ("rage-quitter", 4, "spend 3 tokens"),
        ("transforming-toaster", 5, "spend 3 tokens"),
        ("minimum-wage-minion", 1, "spend 4 generic"),
    ],
)
def test_spending_makes_units_of_the_combatants_types(card: str, count: int, first: str) -> None:
    match = board(seat(card), seat())
    options = legal_starting(match, "spend")
    assert (len(options), options[0]) == (count, first)
    play(match, options[-1])
    assert sum(units(match, 0).values()) == 4 if card == "minimum-wage-minion" else 3


@covers("F-10.3")
def test_with_production_zero_there_is_nothing_to_spend_for() -> None:
    match = board(seat(piece("button-masher", counters={"Tax": 3})), seat())
    assert legal(match) == ["attack 1", "end"]


@covers("F-10.4")
def test_spending_for_resources_is_not_on_the_queue() -> None:
    match = board(seat(), seat(units="2 tickets", hand=["air-horn"]))
    play(match, "spend 3 tokens")
    assert queue(match) == []
    assert asked(match) == (0, "control")


@covers("F-10.5")
def test_left_over_units_are_there_on_the_other_turns_of_the_round() -> None:
    match = board(seat(items=["all-access-badge"]), seat(), seat())
    play(match, "spend 3 tokens")
    for number in (1, 2):
        go_to_turn(match, number)
        assert units(match, 0) == {"tokens": 3}
    go_to_turn(match, 0)
    assert units(match, 0) == {}


@covers("F-10.6")
@pytest.mark.parametrize(
    ("card", "pool", "playable"),
    [
        ("flame-war", "1 caffeine 2 generic", True),
        ("flame-war", "1 tokens 1 glue 1 cash", True),
        ("flame-war", "3 cash", False),
        ("flame-war", "2 tokens", False),
        ("cram-session", "3 generic", True),
        ("cram-session", "1 cash 1 glue 1 generic", True),
        ("drop-test", "2 glue", True),
        ("drop-test", "1 glue", False),
    ],
)
def test_one_unit_of_a_required_type_is_enough(card: str, pool: str, playable: bool) -> None:
    """Ruling R-32: a Generic unit never counts as a typed one."""
    match = board(seat(units=pool, hand=[card], items=["thinking-wig"]), seat())
    assert (f"play {card}" in legal(match)) == playable


@covers("F-10.6")
def test_the_unit_of_the_required_type_may_come_from_bartering() -> None:
    """Ruling R-31."""
    match = board(seat(None, items=["triple-espresso"], units="2 generic", hand=["flame-war"]), seat())
    assert "play flame-war" not in legal(match)
    play(match, "barter triple-espresso@1 1 caffeine")
    assert "play flame-war" in legal(match)


@covers("F-10.6", "F-10.9")
def test_a_card_that_costs_nothing_needs_no_unit() -> None:
    """Ruling R-33: Air Horn costs 2, 1 less as the Combatant is Loud, 1 less for Foley Phil."""
    match = board(seat("glitch-witch", units="2 tokens"), seat(piece("foley-phil", used=["spend"]), hand=["air-horn"]))
    play(match, "use glitch-witch@1", "target foley-phil@2")
    assert asked(match) == (1, "control")
    assert label(match, "play air-horn") == "Play Air Horn (cost 0)"
    play(match, "play air-horn")
    assert units(match, 1) == {}
    settle(match)
    assert combatant(match, 1).lasting == ()


@covers("F-10.7")
def test_units_must_be_in_the_pool_before_something_is_announced() -> None:
    match = board(seat(hand=["headshot"]), seat())
    assert "play headshot" not in legal(match)
    play(match, "spend 3 tokens", "play headshot")
    assert asked(match) == (0, "target")
    resolving = board(seat(units="3 generic", hand=["shakedown"]), seat(items=["thinking-wig", "lucky-socks"]))
    play(resolving, "play shakedown")
    pass_until_asked(resolving)
    with pytest.raises(IllegalMove):
        resolving.play("spend 3 tokens")


@covers("F-10.8", "F-20.3")
def test_units_can_be_used_without_a_combatant() -> None:
    """Ruling R-34."""
    match = board(seat(None, units="2 tokens", hand=["headshot"]), seat())
    play(match, "play headshot")
    settle(match)
    assert combatant(match, 1).damage == 2


@covers("F-10.9")
def test_the_final_cost_is_printed_plus_increases_minus_reductions() -> None:
    match = board(seat("foley-phil", units="5 tickets", hand=["public-humiliation"]), seat("rules-lawyer"))
    assert label(match, "play public-humiliation") == "Play Public Humiliation (cost 3)"
    match = board(
        seat("foley-phil", units="5 tickets", hand=["public-humiliation"]), seat("rules-lawyer"), seat("rules-lawyer")
    )
    assert label(match, "play public-humiliation") == "Play Public Humiliation (cost 4)"


# --- F-11 bartering


@covers("F-11.1", "F-11.4")
def test_bartering_is_an_off_queue_act() -> None:
    """Ruling R-37: what it costs to play does not matter."""
    match = board(seat("wig-wrangler", items=["replica-chainmail"]), seat("price-gouger"))
    play(match, "barter replica-chainmail@2 2 glue")
    assert units(match, 0) == {"glue": 2}
    assert (discard(match, 0), queue(match)) == (["replica-chainmail"], [])


@covers("F-11.2")
@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("foam-sword", ["2 glue"]),
        ("cardboard-standee", ["2 tickets", "1 tickets 1 glue", "2 glue"]),
        ("all-access-badge", ["2 tokens", "2 cash", "2 tickets", "2 glue", "2 caffeine"]),
        ("thinking-wig", ["2 generic"]),
    ],
)
def test_the_units_are_of_the_items_types(card: str, options: list[str]) -> None:
    match = board(seat(items=[card]), seat())
    assert legal_starting(match, "barter") == [f"barter {card}@2 {units}" for units in options]


@covers("F-11.3")
def test_an_item_cannot_be_bartered_while_a_buff_or_trigger_aims_at_it() -> None:
    """Ruling R-35."""
    match = board(
        seat(units="2 cash", hand=["recall-notice"]), seat(items=["thinking-wig", "lucky-socks"], hand=["mean-comment"])
    )
    play(match, "play recall-notice", "target thinking-wig@3")
    assert legal_starting(match, "barter") == ["barter lucky-socks@4 1 generic"]
    mom = board(
        seat(None, hand=["somebodys-mom"]),
        seat(items=["thinking-wig"], units="1 generic", hand=["mean-comment"]),
        phase="turn",
    )
    assert queue(mom) == ["somebodys-mom"]
    assert (asked(mom), legal_starting(mom, "barter")) == ((1, "control"), [])


@covers("F-11.3", "F-13.7")
def test_the_ban_does_not_cover_excess_items_nor_other_costs() -> None:
    """Ruling R-36: an Item that is aimed at can be forfeited for something else."""
    match = board(
        seat(units="2 generic", hand=["drop-test"]),
        seat(items=["thinking-wig"], units="1 generic", hand=["just-throw-it"]),
    )
    play(match, "play drop-test")
    assert legal_starting(match, "barter") == []
    play(match, "play just-throw-it", "target button-masher@1")
    settle(match)
    assert combatant(match, 0).damage == 3
    assert discard(match, 1) == ["thinking-wig", "just-throw-it"]


@covers("F-11.4", "F-13.9")
def test_bartering_is_not_breaking_and_works_without_a_combatant() -> None:
    tank = board(seat(piece("button-masher", damage=5), items=["cardboard-tank"]), seat())
    play(tank, "barter cardboard-tank@2 3 glue")
    assert combatant(tank, 0).damage == 5, "only breaking the Tank heals"
    loose = board(seat(None, items=["thinking-wig"]), seat())
    play(loose, "barter thinking-wig@1 2 generic")
    assert player(loose, 0).items == ()


# --- F-22.3 payments


@covers("F-22.3")
def test_generic_units_go_first() -> None:
    """Ruling R-57."""
    match = board(seat(units="2 tokens 3 generic", hand=["flame-war"]), seat())
    play(match, "play flame-war", "target button-masher@2")
    settle(match)
    assert units(match, 0) == {"tokens": 1, "generic": 1}


@covers("F-22.3")
def test_up_to_forty_payments_are_offered_at_once() -> None:
    match = board(seat(units="3 tokens 3 cash 3 tickets 3 glue 3 caffeine", hand=["cram-session"]), seat())
    play(match, "play cram-session")
    assert len(legal(match)) == len(set(legal(match))) == 35


@covers("F-22.3")
def test_with_more_than_forty_payments_each_unit_is_chosen_by_itself() -> None:
    pool = "4 tokens 4 cash 4 tickets 4 glue 4 caffeine"
    match = board(seat(units=pool, items=["thinking-wig"], hand=["closet-clean-out"]), seat())
    play(match, "play closet-clean-out")
    for _unit in range(3):
        assert asked(match) == (0, "payment")
        assert legal(match) == ["pay 1 tokens", "pay 1 cash", "pay 1 tickets", "pay 1 glue", "pay 1 caffeine"]
        play(match, "pay 1 glue")
    assert units(match, 0)["glue"] == 4, "nothing is paid before all is chosen"
    play(match, "pay 1 tokens")
    assert units(match, 0) == {"tokens": 3, "cash": 4, "tickets": 4, "glue": 1, "caffeine": 4}
    assert hand(match, 0) == []
    assert is_calm(match)


@covers("F-22.3")
def test_one_by_one_the_required_unit_comes_first_and_generic_ones_are_set_aside() -> None:
    pool = "5 tokens 5 cash 5 tickets 5 glue 5 caffeine 1 generic"
    match = board(
        seat("foley-phil", units=pool, items=["thinking-wig", "lucky-socks"], hand=["five-finger-discount"]),
        seat("price-gouger", items=["folding-chair"]),
        seat("rules-lawyer"),
        seat("rules-lawyer"),
    )
    play(match, "play five-finger-discount")
    assert asked(match) == (0, "payment")
    assert legal(match)[0] == "pay 1 tokens", "the lone Cash with the Generic unit was not asked for"
    paid = []
    while asked(match)[1] == "payment":
        paid.append(legal(match))
        match.play(legal(match)[-1])
    assert all(len(options) <= 5 for options in paid)
    assert units(match, 0) == {"tokens": 5, "cash": 4, "tickets": 5, "glue": 5, "caffeine": 1}
