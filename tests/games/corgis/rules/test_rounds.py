"""Clash of Corgis, rounds, winning a game and the order of events (C-5, C-6 and C-7)."""

import random

import pytest

from clashtable.core.errors import IllegalMove
from clashtable.games.corgis.wire.events import (
    Aimed,
    Cancelled,
    Declared,
    Discarded,
    Drew,
    Exposed,
    GameEnded,
    Looked,
    Passed,
    Played,
    Returned,
    RoundEnded,
    Skipped,
    Unused,
)
from tests.games.corgis.board import (
    CORGIS,
    asked,
    board,
    deck,
    discard,
    events,
    exposed,
    hidden,
    leading,
    legal,
    locked,
    play,
    table,
    values,
)
from tests.games.kit.play import play_out
from tests.rulebook import covers

# --- C-5 Rounds and turns


@covers("C-5.1", "C-10.2")
def test_a_leader_plays_any_combo_and_cannot_pass() -> None:
    match = board("3E 3W 8E *1", "9E", turn=0)
    assert asked(match) == (0, "LEAD")
    assert sorted(legal(match)) == ["play *1", "play 3E", "play 3E 3W", "play 3W", "play 8E"]
    with pytest.raises(IllegalMove, match="a leader cannot pass") as refused:
        match.play("pass")
    assert refused.value.rule == "C-5.1"


@covers("C-5.2")
def test_the_last_combo_leads_and_its_player_owns_it() -> None:
    match = play(board("8E 3E", "9W 3W", "AW 3F"), "play 8E")
    assert values(match)[:2] == (0, "8")
    assert values(play(match, "pass", "expose 3W", "play AW"))[:2] == (2, "A")
    assert [combo["owner"] for combo in table(match)["pile"]] == [0, 2]


@covers("C-5.3", "C-2.5")
def test_after_a_play_the_turn_goes_clockwise() -> None:
    match = board("AE 3E", "*1 3W", "8N 3F")
    play(match, "play AE")
    assert asked(match) == (1, "FOLLOW")
    assert legal(match) == ["play *1", "pass"]
    assert asked(play(match, "pass")) == (2, "FOLLOW")
    last = play(board("9E 3E", "9W 3W", "8N 3F", turn=2), "play 8N")
    assert asked(last) == (0, "FOLLOW"), "after the last seat comes seat 0"


@covers("C-5.4")
@pytest.mark.parametrize(
    ("led", "answers"),
    [
        ("8E", ["pass", "play *1", "play 9E", "play 9W"]),
        ("8E 8W", ["pass", "play *1 *2", "play 9E 9W"]),
        ("8E 8W 8F", ["pass"]),
    ],
)
def test_to_beat_takes_the_same_kind_and_a_higher_rank(led: str, answers: list[str]) -> None:
    match = play(board("8E 8W 8F 3E", "7E 7W 8N 8V 9E 9W *1 *2"), f"play {led}")
    assert sorted(legal(match)) == answers


@covers("C-5.4")
def test_an_equal_rank_never_beats() -> None:
    match = play(board("8E 3E", "8W 8N 4E"), "play 8E")
    assert legal(match) == ["pass"]
    with pytest.raises(IllegalMove, match="its rank must be above 8") as refused:
        match.play("play 8W")
    assert refused.value.rule == "C-5.4"


@covers("C-5.5")
def test_passing_is_free_and_holds_for_one_turn() -> None:
    match = play(board("AE 3E", "*1 9W 3W", "*2 3F"), "play AE")
    assert "play *1" in legal(match)
    play(match, "pass", "play *2", "pass")
    assert asked(match) == (1, "FOLLOW")
    assert legal(match) == ["play *1", "pass"]


@covers("C-5.5", "C-7.6")
def test_with_pass_lockout_whoever_passed_is_out_of_the_round() -> None:
    match = play(board("8E 9E 3E", "AW 9W 3W", "9N 3F", pass_lockout=True), "play 8E", "pass", "expose 3W")
    assert table(match)["out"] == [1]
    play(match, "play 9N")
    assert asked(match) == (2, "LEAD"), "seat 0 is skipped and seat 1 is out"
    assert table(match)["out"] == []


@covers("C-5.5", "C-7.6")
def test_with_pass_lockout_the_next_player_is_the_next_one_still_in() -> None:
    match = board("3E 8F", "AW 3W", "6N 7F 7W", "9N 9F", turn=0, pass_lockout=True)
    play(match, "play 3E", "pass", "play 7F", "target 0", "pass")
    assert asked(match) == (0, "FOLLOW")
    assert exposed(match, 0) == "8F"
    play(match, "pass")
    assert asked(match) == (2, "LEAD")


@covers("C-5.5")
def test_to_be_skipped_puts_nobody_out() -> None:
    match = play(board("9E 3E", "AW *1 3W", "AN 3F", pass_lockout=True), "play 9E", "decline")
    assert (table(match)["passed"], table(match)["out"]) == ([1], [])
    play(match, "play AN", "pass")
    assert asked(match) == (1, "FOLLOW")


@covers("C-5.6")
def test_a_round_ends_when_all_others_have_passed_on_the_same_combo() -> None:
    match = play(board("AE 3E", "8W 3W", "*2 3F"), "play AE", "pass", "play *2", "pass")
    assert asked(match) == (1, "FOLLOW")
    assert leading(match) is not None
    happened = events(match, "pass")
    assert happened == [Passed(1), RoundEnded(2)]
    assert asked(match) == (2, "LEAD")


@covers("C-5.6")
def test_a_skipped_player_counts_as_having_passed() -> None:
    match = play(board("9E 3E", "AW 3W", "AN 3F"), "play 9E", "decline")
    assert asked(match) == (2, "FOLLOW")
    play(match, "pass")
    assert asked(match) == (0, "LEAD")


@covers("C-5.7")
def test_after_a_round_the_pile_is_discarded_the_locks_are_lifted_and_the_owner_leads() -> None:
    match = play(board("5E 3E", "8W 9W 3W"), "play 5E", "expose 8W")
    assert locked(match, 1) == "8W"
    play(match, "play 9W")
    assert asked(match) == (1, "LEAD"), "the Assassin wins a round of two"
    assert (discard(match), leading(match), locked(match, 1)) == ("5E 9W", None, "")
    assert "play 8W" in legal(match)
    assert table(match)["leader"] == 1


@covers("C-5.7", "C-8.1")
def test_whoever_matched_with_an_oracle_leads() -> None:
    match = play(board("1E 3E", "8W 3W", "9W 9F", deck="7E 7W"), "play 1E")
    assert asked(match) == (0, "LEAD")
    assert discard(match) == "1E 7E"


@covers("C-5.8")
def test_nobody_plays_on_an_own_combo() -> None:
    """Over random games only a Bard's second play follows a combo of the same player."""
    rng = random.Random(58)
    for seed in range(30):
        match = CORGIS.start(seats=2 + seed % 3, seed=seed, options={"pass_lockout": bool(seed % 2)})
        while not match.is_over:
            before = leading(match)
            for event in match.play(rng.choice(match.legal_moves())):
                if isinstance(event, Played) and before is not None and not event.led:
                    assert event.encore == (event.seat == before["owner"])
                    assert not event.encore or before["effect"] == "Bard"


# --- C-6 Winning


@covers("C-6.1")
def test_whoever_has_no_card_left_wins_at_once() -> None:
    match = board("8E", "9W 3W", "AW 3F")
    happened = events(match, "play 8E")
    assert isinstance(happened[1], GameEnded)
    assert happened[1].winner == 0
    assert match.is_over
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores, match.outcome.reason) == ((0,), (1, 0, 0), "empty hand")


@covers("C-6.1", "C-3.1")
def test_the_last_exposed_card_wins_too() -> None:
    match = play(board("", "9W 3W", exposed=["8E", ""]), "play 8E")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@covers("C-6.2")
@pytest.mark.parametrize("last", ["3E", "4E", "5E", "7E", "9E", "1E"])
def test_a_win_comes_before_the_effect_and_before_any_reaction(last: str) -> None:
    match = board(last, "AW 3W 8W", deck="1N 2N")
    assert [type(event).__name__ for event in match.play(f"play {last}")] == ["Played", "GameEnded", "MatchEnded"]
    assert deck(match) == "1N 2N"
    assert (hidden(match, 1), exposed(match, 1)) == ("3W 8W AW", "")


@covers("C-6.2")
def test_a_bards_second_play_wins_if_it_empties_the_hand() -> None:
    match = play(board("2E 5E", "AW 3W"), "play 2E")
    assert asked(match) == (0, "ENCORE")
    assert isinstance(events(match, "play 5E")[1], GameEnded)


@covers("C-6.2", "C-6.3")
def test_a_mages_discard_of_the_last_card_is_a_full_win() -> None:
    match = board("6E 3E", "AW 3W")
    happened = events(match, "play 6E")
    assert [type(event) for event in happened[:3]] == [Played, Discarded, GameEnded]
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    chosen = play(board("6E 6W 3E 3W", "AW 3W#2", decks=2), "play 6E 6W", "discard 3E")
    assert not chosen.is_over


@covers("C-6.4")
def test_every_game_has_exactly_one_winner() -> None:
    rng = random.Random(64)
    for seed in range(60):
        match = CORGIS.start(seats=2 + seed % 3, seed=seed)
        play_out(match, rng)
        assert match.outcome is not None
        (winner,) = match.outcome.winners
        sizes = [facts["hidden"] + len(facts["exposed"]) for facts in table(match)["seats"]]
        assert [seat for seat, size in enumerate(sizes) if size == 0] == [winner]


# --- C-7 Activating an effect


@covers("C-7.1")
def test_a_combo_activates_its_effect_once_however_many_cards_it_has() -> None:
    mage = play(board("6E 6W 6F 3E 3W 3F", "9E 4W"), "play 6E 6W 6F", "discard 3E")
    assert (asked(mage), hidden(mage, 0)) == ((1, "FOLLOW"), "3W 3F")
    healer = play(board("3E 3W 3F 8F", "9E 4W", deck="1N 2N"), "play 3E 3W 3F", "return 8F")
    assert (asked(healer), deck(healer)) == ((1, "FOLLOW"), "2N 8F")


@covers("C-7.2")
def test_any_suit_of_the_combo_counts() -> None:
    mage = play(board("6E 6V 3E 3V 3N", "9E 4W"), "play 6E 6V")
    assert legal(mage) == ["discard 3E", "discard 3V"]
    bard = play(board("2E 2V 5E 5N 7W 7V 8N 8F", "9E 4W"), "play 2E 2V")
    assert legal(bard) == ["play 5E 5N", "play 7W 7V", "decline"]
    assert asked(play(board("1E 1V 3N", "9E 9W", deck="8V"), "play 1E 1V")) == (0, "LEAD")


@covers("C-7.3")
def test_activation_is_compulsory_if_it_is_possible() -> None:
    mage = play(board("6E 3E 3N", "9E 4W"), "play 6E")
    assert hidden(mage, 0) == "3N"
    healer = play(board("3E 8N", "9E 4W", deck="1N"), "play 3E")
    assert legal(healer) == ["return 1N", "return 8N"]


@covers("C-7.3")
@pytest.mark.parametrize("card", ["1E", "2E", "3E", "4E", "5E", "6E", "7E", "8E", "9E"])
def test_with_optional_effects_the_player_decides_first(card: str) -> None:
    start = board(f"{card} AE 5W", "7W 6W", deck="7V 7N", effects_optional=True)
    play(start, f"play {card}")
    assert asked(start) == (0, "ACTIVATE")
    assert legal(start) == ["activate", "decline"]
    declined = play(start.fork(), "decline")
    assert asked(declined) == (1, "FOLLOW")
    assert (hidden(declined, 0), hidden(declined, 1), deck(declined)) == ("5W AE", "6W 7W", "7V 7N")
    assert (exposed(declined, 1), table(declined)["berserk"], table(declined)["low"]) == ("", False, False)
    assert start.play("activate") or asked(start)[1] in ("ENCORE", "DECLARE", "EXPOSE_LOCK", "FOLLOW")
    assert asked(start) != (0, "ACTIVATE")


@covers("C-7.3")
def test_with_optional_effects_an_impossible_effect_is_not_asked_about() -> None:
    for card in ("1E", "2E", "3E", "AE", "6E"):
        match = play(board(f"{card} 3W", "9W 6W", effects_optional=True), f"play {card}")
        assert asked(match) == (1, "FOLLOW")
    led = play(board("*1 3W", "9W 6W", effects_optional=True), "play *1")
    assert asked(led) == (1, "FOLLOW")


@covers("C-7.4")
def test_a_new_combo_forgets_passes_skips_and_a_monks_direction() -> None:
    match = play(board("4E 8E", "*1 3W", "1N 7F", "8W 9F", deck="7V"), "play 4E", "low")
    play(match, "pass")
    assert (table(match)["low"], table(match)["passed"]) == (True, [1])
    play(match, "play 1N")
    assert (table(match)["low"], table(match)["passed"]) == (False, [])
    assert legal(match) == ["play 8W", "play 9F", "pass"]


@covers("C-7.4")
def test_target_and_declaration_come_before_the_window_and_the_window_before_the_deed() -> None:
    archer = board("7E 8E", "AW 3W", "AN 7F", chance=["7F"])
    named = events(archer, "play 7E", "target 2")
    assert [type(event) for event in named] == [Played, Aimed]
    assert asked(archer) == (2, "REACT")
    assert [type(event) for event in events(archer, "decline")] == [Exposed]
    monk = board("4E 8E", "AW 3W")
    assert [type(event) for event in events(monk, "play 4E", "low")] == [Played, Declared, Aimed]
    assert asked(monk) == (1, "REACT")
    assert not table(monk)["low"]
    assert table(play(monk, "decline"))["low"]


@covers("C-7.4")
def test_the_events_of_each_effect_come_in_the_order_of_a_play() -> None:
    kinds = {
        "1E": [Played, Looked],
        "3E": [Played, Drew],
        "5E": [Played, Aimed, Exposed],
        "7E": [Played, Aimed, Exposed],
        "8E": [Played],
        "9E": [Played, Aimed, Skipped, RoundEnded],
        "AE": [Played],
    }
    for card, wanted in kinds.items():
        match = board(f"{card} 8W", "*1 *2" if card != "7E" else "*1", deck="7V 7N")
        assert [type(event) for event in match.play(f"play {card}")] == wanted, card


@covers("C-7.5")
@pytest.mark.parametrize(("card", "targets"), [(f"{rank}E", rank in "4579") for rank in "123456789A"])
def test_exactly_four_effects_target_somebody(card: str, targets: bool) -> None:
    match = board(f"{card} 8W", "AW 3W 5W", deck="7V 7N", reaction_prompt="always")
    happened = list(match.play(f"play {card}"))
    while asked(match)[1] not in ("FOLLOW", "REACT", "LEAD"):
        answers = legal(match)
        happened += match.play("low" if "low" in answers else answers[-1])
    assert (asked(match) == (1, "REACT")) == targets
    assert any(isinstance(event, Aimed) for event in happened) == targets


@covers("C-7.5")
def test_a_copied_targeting_effect_targets_too() -> None:
    match = play(board("9E 3E", "*1 AW 3W", "AN 3F"), "play 9E", "react AW", "play *1")
    assert asked(match) == (2, "REACT")


@covers("C-7.6")
def test_the_next_player_is_clockwise_after_the_one_who_played() -> None:
    match = play(board("8E 3E", "7W 3W", "9N 3F", "7V 6V", turn=0), "play 8E", "pass", "expose 3W")
    happened = events(match, "play 9N")
    assert [event.target for event in happened if isinstance(event, Aimed)] == [3]


@covers("C-7.7")
def test_a_cancelled_effect_leaves_the_combo_with_its_rank_and_kind() -> None:
    match = play(board("5E 5W 3E", "AW 3W 6W 6N"), "play 5E 5W")
    happened = events(match, "react AW")
    assert [type(event) for event in happened] == [Cancelled]
    assert values(match) == (0, "5", "Fighter", "EW")
    assert asked(match) == (1, "FOLLOW")
    assert legal(match) == ["play 6W 6N", "pass"]
    assert locked(match, 1) == ""


@covers("C-7.7")
def test_an_impossible_effect_is_over() -> None:
    match = board("6E 6W 3N", "AW 3W")
    assert [type(event) for event in match.play("play 6E 6W")] == [Played, Unused]
    assert asked(match) == (1, "FOLLOW")


@covers("C-7.8")
def test_discarded_returned_drawn_and_exposed_cards_activate_nothing() -> None:
    mage = play(board("6E 9E 3N", "4W 3W"), "play 6E")
    assert asked(mage) == (1, "FOLLOW"), "the discarded Assassin skips nobody"
    healer = board("3E 8N", "4W 3W 9V", deck="9W")
    happened = events(healer, "play 3E", "return 9W")
    assert [type(event) for event in happened] == [Played, Drew, Returned]
    fighter = play(board("5E 8N", "9W 8W 7W"), "play 5E", "expose 9W")
    assert asked(fighter) == (1, "FOLLOW")
