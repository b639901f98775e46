"""The options of the rulebook. Each is typed and documented; a wrong value is refused with a sentence."""

from clashtable.core.setting import Setting

OPTIONS = {
    setting.name: setting
    for setting in (
        Setting("cards", "Cards each", "How many cards each player is dealt.", "T-1.3", 4, minimum=1, maximum=5),
    )
}
