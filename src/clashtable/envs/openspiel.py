"""OpenSpiel: importing this module registers every game, ``pyspiel.load_game("clashtable_coco")``.

Parameters are ``players`` and the options of the game. An action is a number of the game's action space; a large
decision takes several. Chance is explicit: see ``course``. Observations are the encoding's cells, between 0 and 1;
an information state is that with a digest of all that the player saw and did in earlier decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from clashtable.core.game import Game
from clashtable.core.setting import Setting, Value
from clashtable.envs.course import BASE, DIGITS, RECALL_BYTES, Course
from clashtable.envs.dealing import SeededDealer
from clashtable.games.registry import GAMES

PREFIX: Final = "clashtable_"
PLAYERS: Final = "players"
MARK: Final = "_"


class ClashGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with a number of players and its options; each game has a class of its own below this one."""

    clash: ClassVar[Game]

    def __init__(self, params: Mapping[str, Value] | None = None) -> None:
        game = self.clash
        told = {name: unmarked(value) for name, value in (params or {}).items()}
        given = {name: value for name, value in told.items() if value != defaults(game)[name]}
        chosen = {name: value for name, value in given.items() if name != PLAYERS}
        self.dealer = SeededDealer(game, int(given.get(PLAYERS, game.usual_seats)), chosen)
        self.encoding = self.dealer.encoding
        self.most = np.array(self.encoding.layout.most(), np.float32)
        decisions = game.longest(self.dealer.seats, self.dealer.options)
        listed = game.most_chances(self.dealer.options)
        self.most_chance_nodes = decisions + 1 if listed else DIGITS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=listed or BASE,
            num_players=self.dealer.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=decisions * self.encoding.longest,
        )
        super().__init__(game_type(game), info, {name: marked(value) for name, value in given.items()})
        self.beginning = Course(game, self.dealer.seats, self.dealer.options)
        """Every match begins as a copy of it."""

    def new_initial_state(self, _told: object = None) -> ClashState:
        """Return the match before its first chance."""
        return ClashState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance can act at most."""
        return self.most_chance_nodes

    def make_py_observer(self, kind: Any = None, params: Any = None) -> ClashObserver | SpectatorObserver | None:
        """Return what turns states into tensors and strings; None for a kind of observation there is not."""
        if params:
            raise ValueError(f"Observations have no parameters, but {params} were given.")
        kind = pyspiel.IIGObservationType(perfect_recall=False) if kind is None else kind
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return ClashObserver(self, kind.perfect_recall)
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.NONE and not kind.perfect_recall:
            return SpectatorObserver()
        return None


class ClashState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A match on its way. OpenSpiel copies and pickles whatever its attributes are: the course alone."""

    def __init__(self, game: ClashGame) -> None:
        super().__init__(game)
        self.course = game.beginning.fork()

    def current_player(self) -> int:
        """Return who is to act."""
        if self.course.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.course.is_over else self.course.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance can do, all equally likely."""
        count = self.course.outcomes()
        return [(number, 1.0 / count) for number in range(count)]

    def is_terminal(self) -> bool:
        """Tell whether the match is over."""
        return self.course.is_over

    def returns(self) -> list[float]:
        """Return what each player has got: 1 shared by the winners at the end, taken from the others."""
        return self.course.rewards()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> ClashState:
        """Return a match that looks the same to the player, with everything hidden dealt anew.

        Its history is empty, since the numbers of chance that led here would tell what was hidden.
        """
        state: ClashState = self.get_game().new_initial_state()
        state.course = self.course.imagined(player_id, int(probability_sampler() * (1 << 53)))
        return state

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.course.decision().numbers())

    def _apply_action(self, action: int) -> None:
        self.course.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        is_answer = player >= 0 or not self.course.is_chance
        return self.course.encoding.actions[action] if is_answer else self.course.name(action)

    def __str__(self) -> str:
        return f"{self.course.game.id} after {self.course.taken}\n{self.course.view(None)}"


class ClashObserver:
    """What one player knows now, or remembers too."""

    def __init__(self, game: ClashGame, remembers: bool) -> None:
        self.most = game.most
        self.remembers = remembers
        size = len(self.most)
        self.tensor = np.zeros(size + (8 * RECALL_BYTES if remembers else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if remembers:
            self.dict["recall"] = self.tensor[size:]

    def set_from(self, state: ClashState, player: int) -> None:
        """Fill the tensors with what *player* knows in *state*."""
        cells = np.frombuffer(state.course.observation(player), np.uint8)
        np.divide(cells, self.most, out=self.dict["observation"])
        if self.remembers:
            recall = np.frombuffer(state.course.recall[player].ljust(RECALL_BYTES, b"\0"), np.uint8)
            self.dict["recall"][:] = np.unpackbits(recall)

    def string_from(self, state: ClashState, player: int) -> str:
        """Return what *player* knows in *state*: the view as JSON, after the numbers of a decision on its way."""
        course = state.course
        known = course.view(player)
        if course.chosen and player == course.seat:
            known = f"{', '.join(course.encoding.actions[number] for number in course.chosen)} {known}"
        return f"{course.recall[player].hex()} {known}" if self.remembers else known


class SpectatorObserver:
    """What everybody knows, as a string alone."""

    tensor: None = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: ClashState, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: ClashState, player: int) -> str:
        """Return the view of a spectator as JSON."""
        return state.course.view(None)


def marked(value: Value) -> Value:
    """Return *value* as it stands in the name of a game, where a text of digits would be read as a number."""
    return f"{MARK}{value}" if isinstance(value, str) and value.isdigit() else value


def unmarked(value: Value) -> Value:
    """Return a parameter without that mark."""
    return value.removeprefix(MARK) if isinstance(value, str) else value


def defaults(game: Game) -> dict[str, Value]:
    """Return the parameters of a game as they are when nothing is said."""
    options: Mapping[str, Setting] = game.options
    return {PLAYERS: game.usual_seats, **{name: setting.default for name, setting in options.items()}}


def game_type(game: Game) -> Any:  # OpenSpiel has no types
    """Return how OpenSpiel describes *game*."""
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def register() -> list[str]:
    """Register every game that is written in numbers; return their names."""
    encoded = [game for game in GAMES.values() if game.encoding is not None]
    for game in encoded:
        # OpenSpiel lets go of what it was given only after Python has ended: a class stands that, a function does not.
        pyspiel.register_game(game_type(game), type(f"{type(game).__name__}Game", (ClashGame,), {"clash": game}))
    return [f"{PREFIX}{game.id}" for game in encoded]


NAMES: Final = register()
"""What the games are called in OpenSpiel."""
