"""The options of C-13."""

from clashtable.core.setting import Setting

OPTIONS = {
    setting.name: setting
    for setting in (
        Setting(
            "decks", "Decks", "Two decks are needed for five to eight players.", "C-2.2", 1, (1, 2),
            labels=("One deck", "Two decks"),
        ),
        Setting("wilds", "Wilds", "How many Wilds each deck has.", "C-1.3", 5, minimum=0, maximum=5),
        Setting(
            "pass_lockout", "After a pass", "Whether a player who passes is out until the round ends.", "C-5.5",
            False, (False, True), labels=("May play again in the round", "Is out of the round"),
        ),
        Setting(
            "effects_optional", "Effects", "Whether the player of a combo may leave its effect unused.", "C-7.3",
            False, (False, True), labels=("Happen whenever they can", "Are up to the player"),
        ),
        Setting(
            "bard_second", "The Bard's second play", "What may be played after a Bard.", "C-8.2",
            "beat", ("beat", "free"), labels=("Must beat the Bard", "Any combo with a matching suit"),
        ),
        Setting(
            "monk_scope", "The Monk's low", "Whom a Monk's low binds.", "C-8.4",
            "play", ("play", "player"), labels=("Whoever plays next", "The next player only"),
        ),
        Setting(
            "archer_target", "The Archer's aim", "Whom an Archer may name.", "C-8.7",
            "any", ("any", "next"), labels=("Any other player", "The next player"),
        ),
        Setting(
            "assassin_skip", "The Assassin's victim", "Whether a skipped player counts as having passed.", "C-8.9",
            "closes", ("closes", "defers"), labels=("Counts as having passed", "Has a turn later"),
        ),
        Setting(
            "wild_suit", "The Wild's suits", "Whether a Wild takes over the suits of what it beats.", "C-9.3",
            "copied", ("copied", "none"), labels=("Copied along", "None"),
        ),
        Setting(
            "reaction_prompt", "Who is asked to react", "Whether asking may tell that a card is there.", "C-10.3",
            "holders", ("holders", "always"), labels=("Only who can", "Always, so that asking tells nothing"),
            online="always",
        ),
        Setting("match_wins", "Games to win", "How many games win the match.", "C-12.4", 1, maximum=100),
    )
}  # fmt: skip
