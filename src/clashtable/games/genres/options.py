"""What can be chosen about a match."""

from clashtable.core.setting import Setting

OPTIONS = {
    setting.name: setting
    for setting in (
        Setting(
            "first_player", "Who goes first", "Chance, or a seat.", "G-3.2", "random",
            ("random", "0", "1", "2", "3", "4", "5", "6", "7"),
            labels=("Chance decides", *(f"Seat {seat}" for seat in range(1, 9))),
        ),
        Setting(
            "response_hold_ms", "Time for an Objection!",
            "How long the outcome of a window is held back, in milliseconds.", "G-22", 800, minimum=0, maximum=5000,
        ),
        Setting(
            "ask_always", "Who is asked", "Whether being asked may tell that a card is there.", "G-21.2", False,
            (False, True), labels=("Only who can answer", "Whoever holds cards, so that asking tells nothing"),
            online=True,
        ),
    )
}  # fmt: skip
