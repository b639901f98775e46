"""Clash of Corgis, players and deal, the end of a game, match play and options (C-2, C-12 and C-13)."""

import random
from itertools import pairwise

import msgspec
import pytest

import clashtable as ct
from clashtable.core.errors import InvalidMessage
from clashtable.core.events import Event
from clashtable.core.match import Match
from clashtable.games.corgis.wire.events import Dealt, GameEnded, MatchEnded, Passed, Played, RoundEnded
from tests.games.corgis.board import CORGIS, asked, board, deck, hidden, legal, play, table
from tests.games.kit.play import walk
from tests.rulebook import covers


def random_game(seats: int, seed: int, **options: bool | int | str) -> tuple[Match, list[str]]:
    """Return a match played to its end at random, and the kind of each decision."""
    rng, kinds = random.Random(seed), []
    match = CORGIS.start(seats=seats, seed=seed, options=options)
    for _decision in walk(match, rng):
        kinds.append(asked(match)[1])
    return match, kinds


# --- C-2 Players, deal, start


@covers("C-2.1", "C-2.2")
def test_two_to_four_play_with_one_deck_and_up_to_eight_with_two() -> None:
    for seats in (2, 3, 4):
        assert CORGIS.start(seats=seats).seats == seats
    for seats in range(2, 9):
        match = CORGIS.start(seats=seats, options={"decks": 2})
        assert len(deck(match).split()) == 110 - 12 * seats
    for seats in (5, 6, 7, 8):
        with pytest.raises(InvalidMessage, match=rf"{seats} players need two decks.*C-2\.2"):
            CORGIS.start(seats=seats)
    for seats in (1, 9):
        with pytest.raises(InvalidMessage, match="2 to 8 players"):
            CORGIS.start(seats=seats, options={"decks": 2})


@covers("C-2.2")
def test_no_combo_is_larger_than_five_cards() -> None:
    match = board("7E 7E#2 7W 7W#2 7F 7F#2", "9E", decks=2)
    assert max(len(move.split()) - 1 for move in legal(match)) == 5
    with pytest.raises(InvalidMessage, match="are no combo"):
        match.play("play 7E 7E#2 7W 7W#2 7F 7F#2")


@covers("C-2.3")
def test_each_player_gets_twelve_hidden_cards_and_the_rest_is_the_deck() -> None:
    for seats in (2, 3, 4):
        match = CORGIS.start(seats=seats, seed=seats)
        snapshot = match.snapshot()
        assert [len(hand) for hand in snapshot["hands"]] == [12] * seats
        assert len(snapshot["deck"]) == 55 - 12 * seats
        assert all(not slot["known_to"] for slot in snapshot["deck"])
        assert table(match)["discard"] == []
        assert all(facts["exposed"] == [] for facts in table(match)["seats"])
    assert len({deck(CORGIS.start(seed=seed)) for seed in range(20)}) == 20


@covers("C-2.3", "C-12.3")
def test_the_deck_is_never_refilled() -> None:
    rng = random.Random(23)
    for seed in range(20):
        match, size = CORGIS.start(seats=3, seed=seed), 19
        while not match.is_over:
            match.play(rng.choice(match.legal_moves()))
            drawn = asked(match)[1] == "RETURN" if not match.is_over else False
            now = len(match.snapshot()["deck"]) + drawn
            assert now <= size
            size = now


@covers("C-2.4", "C-10.4")
def test_the_first_leader_is_picked_at_random() -> None:
    leaders = [CORGIS.start(seats=4, seed=seed).to_act for seed in range(200)]
    assert {leaders.count(seat) > 25 for seat in range(4)} == {True}


@covers("C-2.5")
def test_seats_go_clockwise_in_ascending_order() -> None:
    match = play(board("AE 3W", "3N 4N", "9W 3V", "9N 3F", turn=2), "play 9W")
    assert asked(match) == (0, "FOLLOW"), "seat 3 is skipped, and after it comes seat 0"


@covers("C-2.6")
def test_between_two_players_one_pass_ends_a_round_and_the_archer_has_one_target() -> None:
    match = play(board("AE 7W 3W", "3N 4N"), "play AE", "pass")
    assert asked(match) == (0, "LEAD")
    play(match, "play 7W")
    assert asked(match) == (1, "FOLLOW")
    assert len(table(match)["seats"][1]["exposed"]) == 1


@covers("C-2.7")
def test_every_card_is_always_in_exactly_one_place() -> None:
    rng = random.Random(27)
    for seed in range(12):
        match = CORGIS.start(seats=2 + seed % 3, seed=seed, options={"effects_optional": seed % 2 == 0})
        while not match.is_over:
            match.play(rng.choice(match.legal_moves()))
            assert len(places(match)) == len(set(places(match))) == 55


def places(match: Match) -> list[str]:
    """Return every card, wherever it lies."""
    snapshot, shown = match.snapshot(), table(match)
    return [
        *(card for hand in snapshot["hands"] for card in hand),
        *(card for facts in shown["seats"] for card in facts["exposed"]),
        *(card for combo in shown["pile"] for card in combo["cards"]),
        *(slot["card"] for slot in snapshot["deck"]),
        *shown["discard"],
    ]


# --- C-12 End of the game, match play


@covers("C-12.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"effects_optional": True, "assassin_skip": "defers"}, {"pass_lockout": True}])
def test_a_game_never_has_more_plays_passes_and_questions_than_stated(
    seats: int, options: dict[str, bool | str]
) -> None:
    rng = random.Random(seats)
    for seed in range(12):
        match = CORGIS.start(seats=seats, seed=seed, options=options)
        told: list[Event] = []
        while not match.is_over:
            told += match.play(rng.choice(match.legal_moves()))
        plays = sum(isinstance(event, Played) for event in told)
        assert plays <= 11 * seats + 1
        assert len(match.moves) <= CORGIS.longest(seats, match.options)
        assert most_passes_between_plays(told) <= seats - (options.get("assassin_skip") != "defers")


def most_passes_between_plays(told: list[Event]) -> int:
    """Return the largest number of passes on one combo."""
    most = passes = 0
    for event in told:
        passes = 0 if isinstance(event, Played) else passes + isinstance(event, Passed)
        most = max(most, passes)
    return most


@covers("C-12.1")
def test_a_play_brings_at_most_two_further_questions_and_three_if_effects_are_optional() -> None:
    for optional, most in ((False, 2), (True, 3)):
        found = set()
        for seed in range(40):
            _match, kinds = random_game(3, seed, effects_optional=optional, reaction_prompt="always")
            found.add(longest_run(kinds))
        assert max(found) <= most
        assert most in found


def longest_run(kinds: list[str]) -> int:
    """Return how many questions follow one answer to LEAD, FOLLOW or a second play at most."""
    longest = run = 0
    for before, kind in pairwise(kinds):
        run = 0 if kind in ("LEAD", "FOLLOW") else 1 if before == "ENCORE" else run + 1
        longest = max(longest, run)
    return longest


@covers("C-12.2")
def test_a_leader_can_always_play() -> None:
    rng = random.Random(122)
    for seed in range(25):
        match = CORGIS.start(seats=3, seed=seed)
        for _decision in walk(match, rng):
            if asked(match)[1] == "LEAD":
                assert all(move.startswith("play ") for move in legal(match))
                assert legal(match)
    passed = play(board("8E 3W", "3N 4N", "9W 3V"), "play 8E", "pass", "expose 4N", "pass", "expose 3V")
    assert asked(passed) == (0, "LEAD"), "when everybody passes only a round is over"


@covers("C-12.3")
def test_with_an_empty_deck_the_game_goes_on() -> None:
    match = play(board("1E 3E 8E", "9W 4W", "7F 6F"), "play 1E", "pass", "pass", "play 3E")
    assert asked(match) == (1, "FOLLOW")
    assert hidden(match, 0) == "8E"


@covers("C-12.4")
def test_the_match_is_won_by_the_first_to_win_so_many_games() -> None:
    match = board("8E", "9W 4W", match_wins=3, wins=[2, 2])
    happened = match.play("play 8E")
    assert happened[-1] == MatchEnded(0, (3, 2))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores, match.outcome.reason) == ((0,), (3, 2), "wins")


@covers("C-12.4")
def test_before_that_another_game_is_dealt_and_seats_stay() -> None:
    match = board("8E", "9W 4W", match_wins=3, wins=[1, 2], deck="1E")
    match.play("play 8E")
    assert not match.is_over
    assert [facts["wins"] for facts in table(match)["seats"]] == [2, 2]
    assert table(match)["game"] == 2
    assert [facts["hidden"] for facts in table(match)["seats"]] == [12, 12]
    assert (table(match)["discard"], table(match)["pile"]) == ([], [])
    assert asked(match) == (0, "LEAD")


@covers("C-12.4")
def test_a_whole_match_counts_its_games() -> None:
    rng, winners = random.Random(9), []
    match = CORGIS.start(seats=3, seed=9, options={"match_wins": 2})
    while not match.is_over:
        winners += [
            event.winner for event in match.play(rng.choice(match.legal_moves())) if isinstance(event, GameEnded)
        ]
    assert match.outcome is not None
    assert match.outcome.winners == (winners[-1],)
    assert match.outcome.scores == tuple(winners.count(seat) for seat in range(3))
    assert max(match.outcome.scores) == 2


@covers("C-12.5")
@pytest.mark.parametrize(("seats", "decisions", "plays"), [(2, 32, 18), (3, 59, 25), (4, 89, 32)])
def test_a_random_game_is_about_as_long_as_the_rules_say(seats: int, decisions: int, plays: int) -> None:
    rng, games = random.Random(125), 120
    counted = laid = rounds = answers = 0
    for seed in range(games):
        match = CORGIS.start(seats=seats, seed=seed)
        while not match.is_over:
            moves = match.legal_moves()
            counted, answers = counted + 1, answers + len(moves)
            told = match.play(rng.choice(moves))
            laid += sum(isinstance(event, Played) for event in told)
            rounds += sum(isinstance(event, (RoundEnded, GameEnded)) for event in told)
    assert counted / games == pytest.approx(decisions, rel=0.12)
    assert laid / games == pytest.approx(plays, rel=0.12)
    assert 9 <= rounds / games <= 13
    assert answers / counted == pytest.approx({2: 5, 3: 4, 4: 3.5}[seats], rel=0.15)


# --- chance and options


@covers("C-10.4")
def test_chance_is_the_first_leader_the_decks_and_the_archers_draws_and_stands_in_the_record() -> None:
    rng = random.Random(4)
    match = CORGIS.start(seats=3, seed=9, options={"match_wins": 2})
    games = 1
    while not match.is_over:
        games += sum(isinstance(event, Dealt) for event in match.play(rng.choice(match.legal_moves())))
    chance = match.record().chance
    assert chance[0] == f"leader {CORGIS.start(seats=3, seed=9).to_act}"
    assert {text.split()[0] for text in chance[1:]} == {"deck", "archer"}
    assert sum(text.startswith("deck ") for text in chance) == games
    again = ct.replay(match.record())
    assert {**again.snapshot(), "luck": None} == {**match.snapshot(), "luck": None}


@covers("C-10.4")
@pytest.mark.parametrize(
    ("chance", "sentence"),
    [
        (("leader 3",), "should name a leader"),
        (("leader x",), "should name a leader"),
        (("leader 0", "deck 1E"), "deck"),
    ],
)
def test_a_record_with_impossible_chance_is_refused(chance: tuple[str, ...], sentence: str) -> None:
    record = msgspec.structs.replace(CORGIS.start(seats=3, seed=1).record(), chance=chance)
    with pytest.raises(InvalidMessage, match=sentence):
        ct.replay(record)


def test_the_options_are_those_of_the_rules() -> None:
    """C-13: names, defaults and other values."""
    assert {name: setting.default for name, setting in CORGIS.options.items()} == {
        "decks": 1,
        "wilds": 5,
        "pass_lockout": False,
        "effects_optional": False,
        "bard_second": "beat",
        "monk_scope": "play",
        "archer_target": "any",
        "assassin_skip": "closes",
        "wild_suit": "copied",
        "reaction_prompt": "holders",
        "match_wins": 1,
    }
    closed = {name: setting.choices[1] for name, setting in CORGIS.options.items() if setting.choices}
    assert closed == {
        "decks": 2,
        "pass_lockout": True,
        "effects_optional": True,
        "bard_second": "free",
        "monk_scope": "player",
        "archer_target": "next",
        "assassin_skip": "defers",
        "wild_suit": "none",
        "reaction_prompt": "always",
    }


def test_an_unknown_option_is_refused_with_what_is_possible() -> None:
    with pytest.raises(InvalidMessage, match="monk_scope cannot be 'all': it is 'play' or 'player'"):
        CORGIS.start(options={"monk_scope": "all"})
    with pytest.raises(InvalidMessage, match="has no option 'jokers'"):
        CORGIS.start(options={"jokers": 2})


@covers("C-10.3")
def test_online_tables_ask_always() -> None:
    assert CORGIS.online_options({}) == {"reaction_prompt": "always"}
    assert CORGIS.online_options({"reaction_prompt": "holders"}) == {"reaction_prompt": "holders"}


@covers("C-2.4", "C-12.4")
def test_the_winner_of_a_game_leads_the_next_one() -> None:
    match = play(board("8E 3W", "3N 4N", "9W", match_wins=2), "play 3W", "play 4N", "high")
    happened = match.play("play 9W")
    (ended,) = [event for event in happened if isinstance(event, GameEnded)]
    (dealt,) = [event for event in happened if isinstance(event, Dealt)]
    assert (ended.winner, dealt.leader) == (2, 2)
    assert asked(match) == (2, "LEAD")
