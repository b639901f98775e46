"""What attackers found wrong with the server, and stays mended: by its number, the tests that would find it again."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import pytest

TESTS: Final = {
    "C1": (
        "server.test_bounds.test_a_long_match_costs_no_more_to_look_at_than_a_short_one",
        "server.test_limits.test_a_whole_state_counts_as_several_messages",
        "server.test_limits.test_who_sends_too_fast_is_slowed_then_cut_off_and_nobody_else",
    ),
    "C2": (
        "server.test_limits.test_tables_count_for_whoever_opened_them_and_for_their_address",
        "server.test_sharing.test_two_hundred_tables_of_eight_hard_bots_delay_nobody_elses",
        "server.test_sweep.test_after_a_restart_nothing_fills_memory_or_lobby_until_somebody_comes_back",
        "server.test_sweep.test_the_lobby_shows_only_some_tables_of_one_person",
    ),
    "H1": (
        "server.test_leaks.test_no_byte_and_no_tick_tells_what_is_hidden",
        "server.test_course.test_a_pass_in_a_window_is_seen_by_the_next_who_is_asked_and_by_nobody_else",
    ),
    "H2": (
        "server.test_database.test_second_server_on_the_same_file_is_refused_with_a_sentence",
        "server.test_workers.test_two_people_who_want_one_seat_at_two_workers_get_it_once",
        "server.test_workers.test_of_two_moves_at_the_same_moment_one_is_made",
    ),
    "H3": ("server.test_sweep.test_hundreds_of_tables_that_were_left_are_gone",),
    "M1": (
        "server.test_http.test_a_body_that_cannot_be_read_is_400",
        "server.test_messages.test_text_that_is_not_utf_8_ends_only_its_own_connection",
        "server.test_fuzz.test_fuzzed_messages_are_answered_and_harm_nobody",
    ),
    "M2": (
        "server.test_http.test_a_level_that_is_no_level_is_refused_in_a_short_sentence",
        "server.test_http.test_a_level_is_kept_in_its_one_form",
    ),
    "M3": ("server.test_bounds.test_a_crowd_that_comes_costs_each_the_same",),
    "M4": (
        "server.test_limits.test_guests_count_for_their_address",
        "server.test_limits.test_a_third_connection_of_one_person_is_turned_away",
        "server.test_logs.test_a_server_writes_only_the_first_of_many_refusals",
    ),
    "M5": ("server.test_half_sent.test_a_half_sent_request_is_told_that_it_is_late",),
    "M6": (
        "cli.test_startup.test_failure_is_one_sentence_and_status_2",
        "cli.test_startup.test_failure_in_a_real_process_leaves_no_traceback",
    ),
    "M7": ("server.test_writer.test_moves_that_wait_together_are_one_transaction",),
    "M8": (
        "server.test_away.test_after_that_time_everybody_hears_it_and_may_claim_the_match",
        "server.test_away.test_a_bot_plays_on_and_hands_the_seat_back_when_its_person_returns",
        "server.test_away.test_a_table_whose_host_is_away_is_filled_and_started_by_those_seated",
        "server.test_away.test_a_waiting_table_leaves_the_lobby_while_nobody_who_has_a_seat_is_there",
    ),
    "M9": (
        "server.test_your_games.test_a_match_that_runs_is_found_again_with_whose_turn_it_is",
        "server.test_your_games.test_ones_own_public_table_is_among_ones_own_so_that_it_says_return",
    ),
    "L1": ("server.test_health.test_a_full_disk_is_told_and_so_is_that_there_is_room_again",),
    "L2": ("server.test_http.test_an_impossible_name_is_refused",),
    "L3": ("server.test_database.test_only_its_owner_can_read_a_database",),
    "L4": ("server.test_fuzz.test_every_request_is_answered_as_the_schema_says",),
    "L5": ("server.test_http.test_an_unknown_address_is_404_with_a_page_for_people_and_a_sentence_for_programs",),
    "L6": ("server.test_http.test_deep_links_give_the_page",),
    "L7": ("cli.test_settings.test_a_setting_is_taken_from_the_command_line",),
}


@pytest.mark.parametrize("item", TESTS)
def test_an_item_is_tested_where_it_belongs(item: str) -> None:
    for name in TESTS[item]:
        module, _dot, test = name.rpartition(".")
        assert callable(getattr(import_module(f"tests.{module}"), test)), f"{item} has lost {name}"
