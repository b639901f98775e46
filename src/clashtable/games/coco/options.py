"""The options of K-14."""

from clashtable.core.setting import Setting

OPTIONS = {
    setting.name: setting
    for setting in (
        Setting(
            "stalemate",
            "When both pass",
            "How passing without playing a card is limited, and when two such turns end the game.",
            "K-7.4",
            "both_stuck",
            ("both_stuck", "two_idle"),
            labels=("The game ends when neither can play", "Two turns without a card end the game"),
        ),
        Setting(
            "end_single_repeat",
            "Ending with the same Single",
            "Whether the Single that ends a turn may equal the one it covers.",
            "K-5.6",
            "allowed",
            ("allowed", "barred"),
            labels=("May equal the top", "Must differ from the top"),
        ),
        Setting("match_points", "Points to win", "How many points win the match.", "K-10.1", 10),
        Setting("match_max_games", "Games at most", "After so many games the higher total wins.", "K-10.3", 40),
        Setting(
            "deck",
            "Cards",
            "All 63 cards, or a deck of nine for a single game that is small enough to be solved by computation.",
            "K-14.1",
            "full",
            ("full", "mini"),
            labels=("All 63 cards", "Nine cards, one game, for research"),
        ),
    )
}
