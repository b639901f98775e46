"""8, the Berserker: whoever passes exposes a card (C-8.8)."""

from clashtable.games.corgis.wire.events import Exposed, Passed, Played, RoundEnded, Unused
from tests.games.corgis.board import asked, board, events, exposed, hidden, legal, locked, play, table, values
from tests.rulebook import covers


@covers("C-8.8")
def test_every_pass_exposes_a_card_of_the_passers_choice_the_last_one_too() -> None:
    match = board("8E 3W", "9W 4W", "AF 2F")
    assert [type(event) for event in match.play("play 8E")] == [Played]
    assert events(match, "pass") == [Passed(1)]
    assert (asked(match), legal(match)) == ((1, "EXPOSE"), ["expose 4W", "expose 9W"])
    assert events(match, "expose 4W") == [Exposed(1, "4W", locked=False, why="Berserker")]
    assert asked(match) == (2, "FOLLOW"), "before anything else happens"
    assert events(match, "pass", "expose AF") == [
        Passed(2),
        Exposed(2, "AF", locked=False, why="Berserker"),
        RoundEnded(0),
    ]
    assert (exposed(match, 1), exposed(match, 2), exposed(match, 0), locked(match, 1)) == ("4W", "AF", "", "")


@covers("C-8.8")
def test_who_beats_it_exposes_nothing_and_it_is_over() -> None:
    match = play(board("8E 3W", "AW 4W", "9F 2F"), "play 8E", "play AW", "pass", "pass")
    assert asked(match) == (1, "LEAD")
    assert [exposed(match, seat) for seat in range(3)] == ["", "", ""]


@covers("C-8.8")
def test_a_pass_for_lack_of_a_card_counts_too() -> None:
    match = play(board("8E 3W", "4W 5W"), "play 8E")
    assert legal(match) == ["pass"]
    assert asked(play(match, "pass")) == (1, "EXPOSE")


@covers("C-8.8", "C-3.3")
def test_without_hidden_cards_nothing_is_exposed() -> None:
    match = play(board("8E 3W", "", exposed=["", "9W 4W"]), "play 8E")
    assert events(match, "pass") == [Passed(1), RoundEnded(0)]


@covers("C-8.8", "C-10.2", "C-4.5")
def test_a_single_answer_is_carried_out_without_asking() -> None:
    one = play(board("8E 3W", "4W", exposed=["", "9W"]), "play 8E")
    assert events(one, "pass") == [Passed(1), Exposed(1, "4W", locked=False, why="Berserker"), RoundEnded(0)]
    wilds = play(board("8E 3W", "*2 *3"), "play 8E", "pass")
    assert (asked(wilds), exposed(wilds, 1)) == ((0, "LEAD"), "*2")
    twins = play(board("8E 3W", "4W 4W#2", decks=2), "play 8E", "pass")
    assert (asked(twins), exposed(twins, 1), hidden(twins, 1)) == ((0, "LEAD"), "4W", "4W#2")


@covers("C-8.8", "C-8.9")
def test_a_skipped_turn_is_not_a_pass() -> None:
    match = play(board("8E 3W", "9W 4W", "7F 2F"), "play 8E", "play 9W", "pass")
    assert asked(match) == (1, "LEAD")
    assert (exposed(match, 2), exposed(match, 0)) == ("", "")


@covers("C-8.8", "C-7.5")
def test_a_samurai_cannot_cancel_it() -> None:
    match = play(board("8E 3W", "AW 4W", reaction_prompt="always"), "play 8E")
    assert asked(match) == (1, "FOLLOW")
    assert asked(play(match, "pass")) == (1, "EXPOSE")
    assert legal(match) == ["expose 4W", "expose AW"]


@covers("C-8.8")
def test_it_is_over_with_the_round() -> None:
    match = play(board("8E 3W 4E 5E", "9W 4W"), "play 8E", "pass", "expose 4W", "play 3W")
    assert not table(match)["berserk"]
    assert events(match, "pass") == [Passed(1), RoundEnded(0)]


@covers("C-9.5", "C-8.8")
def test_a_copied_berserker_is_in_force_like_the_original() -> None:
    match = play(board("8E 3W 4E", "*1 4W", "9F 2F"), "play 8E", "play *1")
    assert values(match)[:3] == (1, "8", "Berserker")
    assert events(match, "pass", "expose 2F")[-1] == Exposed(2, "2F", locked=False, why="Berserker")
    assert asked(play(match, "pass")) == (0, "EXPOSE")


@covers("C-5.5", "C-8.8")
def test_with_pass_lockout_whoever_is_out_exposes_only_once() -> None:
    match = board("7E 3W AN", "6W 4W", "8F 2F 3F", pass_lockout=True, chance=["4W"])
    play(match, "play 7E", "target 1", "pass", "play 8F", "pass")
    assert asked(match) == (0, "EXPOSE")
    play(match, "expose 3W")
    assert (asked(match), exposed(match, 1)) == ((2, "LEAD"), "4W")


@covers("C-7.3", "C-11.4")
def test_a_declined_berserker_is_not_in_force_and_a_wild_may_still_use_it() -> None:
    match = play(board("8E 3W 4E", "*1 4W 5W", "9F 2F", effects_optional=True), "play 8E")
    assert events(match, "decline") == [Unused(0, "Berserker", declined=True)]
    assert not table(match)["berserk"]
    passed = match.fork()
    assert events(passed, "pass") == [Passed(1)]
    play(match, "play *1", "activate", "pass")
    assert asked(match) == (2, "EXPOSE")
