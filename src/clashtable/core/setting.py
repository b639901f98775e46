"""The options of a game: typed, documented, with defaults and clear refusals."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.core.text import listed

Value: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, Value]


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One option of a game."""

    name: str
    title: str
    """What the option is called in an interface."""
    text: str
    """What it changes, in one sentence."""
    rule: str
    default: Value
    choices: tuple[Value, ...] = ()
    """All values there are, for a closed set; else the value is a number within the bounds."""
    minimum: int = 1
    maximum: int = 1_000_000
    labels: tuple[str, ...] = ()
    """What each of ``choices`` is called in an interface."""
    online: Value | None = None
    """What online tables use unless they choose, where that differs from the default."""
    is_text: bool = False
    """Whether the value is a text that the game itself checks."""
    is_per_seat: bool = False
    """Whether online each seat chooses its own part, unseen by others; the parts are separated by bars."""

    def check(self, value: object) -> Value:
        """Return *value* if the option may have it; InvalidMessage says what is possible otherwise."""
        if self.is_text:
            if isinstance(value, str):
                return value
            raise InvalidMessage(f"The option {self.name} cannot be {value!r}: it is a text ({self.rule}).")
        if self.choices:
            for choice in self.choices:
                if type(choice) is type(value) and choice == value:
                    return choice
            possible = listed([repr(choice) for choice in self.choices], "or")
            raise InvalidMessage(f"The option {self.name} cannot be {value!r}: it is {possible} ({self.rule}).")
        if isinstance(value, int) and not isinstance(value, bool) and self.minimum <= value <= self.maximum:
            return value
        raise InvalidMessage(
            f"The option {self.name} cannot be {value!r}: "
            f"it is a whole number from {self.minimum} to {self.maximum} ({self.rule})."
        )

    def parse(self, text: str) -> Value:
        """Return the value written as *text* on a command line."""
        for choice in self.choices:
            if str(choice).lower() == text.lower():
                return choice
        return self.check(int(text) if text.lstrip("-").isdigit() and not self.is_text else text)


def resolve(settings: Mapping[str, Setting], given: Mapping[str, object], title: str) -> dict[str, Value]:
    """Return the value of every setting, as *given* or by default, checked."""
    for name in given:
        if name not in settings:
            raise InvalidMessage(f"{title} has no option {name!r}; its options are {listed(list(settings))}.")
    return {
        name: setting.check(given[name]) if name in given else setting.default for name, setting in settings.items()
    }
