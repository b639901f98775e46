"""What can be chosen about a match."""

from clashtable.core.setting import Setting

OPTIONS = {
    setting.name: setting
    for setting in (
        Setting(
            "decks", "Decks", "Which Supply each player brings: one for both, or two with a bar between.", "P-2",
            "random", is_text=True, is_per_seat=True,
        ),
        Setting(
            "first_player", "Who goes first", "Chance, or a seat.", "P-4.1", "random", ("random", "0", "1"),
            labels=("Chance decides", "South, seat 1", "North, seat 2"),
        ),
        Setting(
            "response_hold_ms", "Time for a response",
            "How long the answer to a Flash window is held back, in milliseconds.", "P-14.10", 800,
            minimum=0, maximum=5000,
        ),
        Setting(
            "ask_always", "Who is asked", "Whether others may tell who has passed for the turn.", "P-14.10", False,
            (False, True), labels=("Nobody who passed for the turn", "They too, so that nobody can tell"),
            online=True,
        ),
    )
}  # fmt: skip
