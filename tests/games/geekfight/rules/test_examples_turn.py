"""The worked examples of F-24 about the turn, defeat, the end, and decisions: E-45 to E-55."""

import pytest

from clashtable.core.match import Match
from clashtable.games.geekfight.cards.decks import BOX
from clashtable.games.geekfight.wire.hands import Discarded
from clashtable.games.geekfight.wire.queue import Added, Fizzled, Resolved
from tests.games.geekfight.board import (
    asked,
    board,
    combatant,
    cred,
    deck,
    discard,
    events,
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
)
from tests.games.geekfight.turns import active, end_turn, go_to_turn

EIGHT = ["jump-cut", "headshot", "photobomb", "air-horn", "no-you", "loot-drop", "late-fee", "tag-team"]


def test_e45_eight_cards_two_are_tucked() -> None:
    match = board(seat(hand=EIGHT, deck=["flame-war", "drop-test"]), seat(), phase="turn")
    assert asked(match) == (0, "tuck_down")
    assert sorted(legal(match)) == sorted(f"tuck {card}" for card in EIGHT)
    play(match, "tuck jump-cut", "tuck headshot")
    assert sorted(hand(match, 0)) == sorted([*EIGHT[2:], "flame-war"])
    assert deck(match, 0) == ["drop-test", "jump-cut", "headshot"], "each goes beneath the one before"
    assert asked(match) == (0, "control")


def test_e45_six_cards_none_is_tucked() -> None:
    match = board(seat(hand=EIGHT[:6], deck=["flame-war", "drop-test"]), seat(), phase="turn")
    assert asked(match) == (0, "control")
    assert sorted(hand(match, 0)) == sorted([*EIGHT[:6], "flame-war"])


def test_e45_seven_cards_and_an_empty_deck() -> None:
    match = board(seat(hand=EIGHT[:7]), seat(), phase="turn")
    assert asked(match) == (0, "tuck_down")
    play(match, "tuck headshot")
    assert sorted(hand(match, 0)) == sorted(EIGHT[:7]), "the very card is drawn"
    assert deck(match, 0) == []


FIGHTERS = ["button-masher", "speedrunner", "card-flicker"]


def opening() -> Match:
    """Return a game of which the opening Combatants have just been revealed."""
    rest = ["jump-cut", "headshot", "photobomb", "air-horn", "no-you", "loot-drop"]
    match = board(
        seat(None, turns=0, deck=["guitar-guy", *FIGHTERS[:2], *rest]),
        seat(None, turns=0, deck=["super-mecha-death-christ", *FIGHTERS[:2], *rest]),
        phase="set-up",
        first_player="0",
    )
    assert hand(match, 0) == ["button-masher", "speedrunner", "guitar-guy", *sorted_rest(match, 0)]
    play(match, "deploy guitar-guy")
    assert hand(match, 1) == ["button-masher", "speedrunner", "super-mecha-death-christ", *sorted_rest(match, 1)]
    return match


def sorted_rest(match: Match, number: int) -> list[str]:
    """Return the four drawn cards of a hand of seven."""
    return hand(match, number)[3:]


def test_e46_the_opening() -> None:
    match = opening()
    happened = events(match, "deploy super-mecha-death-christ")
    added = [(event.seat, event.card, len(event.targets)) for event in happened if isinstance(event, Added)]
    assert added == [(0, "guitar-guy", 1), (1, "super-mecha-death-christ", 0)]
    assert active(match) == 0
    assert queue(match) == ["guitar-guy", "super-mecha-death-christ"]
    assert len(hand(match, 1)) == 6
    happened = settle(match)
    assert [event.card for event in happened if isinstance(event, Resolved)] == [
        "super-mecha-death-christ",
        "guitar-guy",
    ]
    assert [(event.seat, event.at_random) for event in happened if isinstance(event, Discarded)] == [(1, True)]
    assert len(hand(match, 1)) == 5
    assert combatant(match, 1).counters == {"Distraction": 1}
    assert combatant(match, 0).counters == {}
    go_to_turn(match, 1)
    assert combatant(match, 1).counters == {"Distraction": 1}
    assert legal_starting(match, "attack") == []
    end_turn(match)
    assert active(match) == 0
    assert combatant(match, 1).counters == {}


def last_combatant(drawn: str) -> Match:
    """Return P2's turn, on which P1's only Combatant has just been defeated."""
    match = board(
        seat(
            piece("button-masher", damage=4), items=["thinking-wig"], hand=["mean-comment"], deck=[drawn, "speedrunner"]
        ),
        seat(),
        turn=1,
    )
    play(match, "attack 0")
    settle(match)
    assert player(match, 0).combatant is None
    play(match, "end")
    assert player(match, 0).is_in
    assert asked(match) == (0, "control")
    play(match, "barter thinking-wig@2 2 generic")
    assert discard(match, 0) == ["button-masher", "thinking-wig"]
    assert "play mean-comment" in legal(match)
    return match


def test_e47_the_drawn_combatant_must_be_deployed() -> None:
    match = play(last_combatant("guitar-guy"), "play mean-comment")
    assert active(match) == 0
    assert combatant(match, 0).card == "guitar-guy"
    assert discard(match, 0) == ["button-masher", "thinking-wig", "mean-comment"]
    assert asked(match) == (0, "control")


def test_e47_without_one_the_player_loses_even_with_combatants_in_the_deck() -> None:
    match = play(last_combatant("jump-cut"), "play mean-comment")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((1,), "last")


def test_e49_three_players_and_who_gets_the_cred() -> None:
    match = board(seat("corset-captain"), seat("speedrunner"), seat("camper-in-the-corner"))
    play(match, "attack 1")
    settle(match)
    assert combatant(match, 1).damage == 5
    play(match, "end")
    assert asked(match) == (2, "control")
    play(match, "snipe camper-in-the-corner@3", "target speedrunner@2")
    settle(match)
    assert player(match, 1).combatant is None
    assert cred(match) == [0, 0, 2]


def test_e50_forfeited_not_defeated() -> None:
    poster = piece("wanted-poster", by=0)
    match = board(
        seat(), seat(piece("minimum-wage-minion", damage=5, buffs=[poster]), deck=["jump-cut", "headshot", "no-you"])
    )
    play(match, "attack 1")
    happened = events(match, "use minimum-wage-minion@2")
    assert discard(match, 1) == ["minimum-wage-minion"]
    assert queue(match) == ["button-masher", "minimum-wage-minion"]
    assert hand(match, 1) == []
    happened += settle(match)
    assert hand(match, 1) == ["jump-cut", "headshot"]
    assert [event.what for event in happened if isinstance(event, Fizzled)] == ["attack"]
    assert [event.what for event in happened if isinstance(event, Added)] == ["ability"]
    assert cred(match) == [0, 0]
    assert is_calm(match)


def test_e51_closing_time() -> None:
    match = board(
        seat(turns=30, cred=6, deck=["speedrunner"]), seat(turns=30, cred=6), turn=1, phase="end", turn_limit=30
    )
    assert match.is_over
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "closing time")
    assert player(match, 0).turns == 30


@pytest.mark.parametrize("ask_always", [False, True])
@pytest.mark.parametrize("cards", [EIGHT[:4], ["mean-comment", "just-throw-it", "no-you", "shakedown"]])
def test_e52_passed_over(ask_always: bool, cards: list[str]) -> None:
    match = board(
        seat(units="2 generic", hand=["folding-chair"]),
        seat(piece("button-masher", used=["spend"]), hand=cards),
        ask_always=ask_always,
    )
    play(match, "play folding-chair")
    assert [found.card for found in player(match, 0).items] == ["folding-chair"], "it has resolved already"
    assert asked(match) == (0, "control")


def test_e54_asked_because_of_an_off_queue_act() -> None:
    match = board(seat(units="2 generic", hand=["folding-chair"]), seat(units="1 cash", hand=["late-fee"]))
    play(match, "play folding-chair", "play late-fee", "target button-masher@1")
    assert hand(match, 0) == []
    assert asked(match) == (0, "control")
    assert legal(match) == ["spend 3 tokens", "pass"]
    play(match, "spend 3 tokens")
    settle(match)
    assert combatant(match, 0).counters == {"Tax": 1}
    assert player(match, 0).units.tokens == 3


def codes(*fighters: str, others: int) -> list[str]:
    """Return the codes of what is wrong with a deck of *fighters* and as many other cards."""
    spare = [
        "jump-cut", "headshot", "photobomb", "air-horn", "no-you", "loot-drop", "late-fee", "tag-team",
    ]  # fmt: skip
    return [flaw.code for flaw in BOX.flaws("\n".join([*fighters, *[*spare, *spare][:others]]))]


def test_e55_deck_check() -> None:
    four = ["Button Masher", "Speedrunner", "Guitar Guy", "Alpha Crony"]
    assert codes(*four, others=16) == []
    assert codes(*four, "Alpha Crony", others=15) == ["D-VIP"]
    assert codes(*four, *["Hamsterjelly"] * 3, others=13) == ["D-COPIES"]
    eleven = [*four, *four[:3], "Card Flicker", "Card Flicker", "Hamsterjelly", "Hamsterjelly"]
    assert codes(*eleven, others=9) == ["D-COMBATANTS"]
    assert codes(*four, others=15) == ["D-SIZE"]
    vips = ["Alpha Crony", "Lord Thumbnail", "The Lag Lord", "Chester A. Bum"]
    assert codes(*vips, others=16) == ["D-OPENING"]
