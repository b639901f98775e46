"""The options of F-5.2, and the decks."""

from clashtable.core.setting import Setting

OPTIONS = {
    setting.name: setting
    for setting in (
        Setting(
            "decks", "Decks", "Which deck each player plays: one for all, or one a seat, separated by bars.", "F-4",
            "random", is_text=True, is_per_seat=True,
        ),
        Setting("cred_goal", "Cred to win", "How much Cred wins.", "F-5.2", 10, minimum=2, maximum=30),
        Setting(
            "turn_limit", "Closing Time", "After how many turns of each player the match ends.", "F-20.8", 30,
            minimum=10, maximum=100,
        ),
        Setting(
            "first_player", "Who goes first", "Chance, or a seat.", "F-6.5", "random",
            ("random", "0", "1", "2", "3", "4", "5"),
            labels=("Chance decides", "Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5", "Seat 6"),
        ),
        Setting(
            "response_hold_ms", "Time for a response",
            "How long the outcome of a moment of Control is held back, in milliseconds.", "F-22.6", 1200,
            minimum=0, maximum=5000,
        ),
        Setting(
            "ask_always", "Who is asked to respond", "Whether being asked may tell that a card is there.", "F-22.6",
            False, (False, True), labels=("Only who can", "Whoever could, so that asking tells nothing"), online=True,
        ),
    )
}  # fmt: skip
