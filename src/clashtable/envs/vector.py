"""Many matches in one call: ``vector("coco", 1024, processes=2)``.

``step`` takes an action for every match and fills arrays that were made once. A match that ends is followed by a new
one in the same row: ``ended`` and ``rewards`` tell of the old one, everything else of the new one. With several
processes each has its share of the rows, and the arrays lie in memory they share.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from clashtable.core.encode import Encoding
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.luck import derived
from clashtable.envs.dealing import SeededDealer
from clashtable.envs.lanes import Lanes

LONGEST_WAIT: Final = 600.0
"""After so many seconds without an answer a process is taken for dead."""


class Arrays:
    """The arrays of some rows, in a buffer of their own or in one that is shared."""

    def __init__(self, encoding: Encoding, rows: int, seats: int, buffer: memoryview | None = None) -> None:
        size, actions = encoding.layout.size, len(encoding.actions)
        self.buffer = memoryview(bytearray(self.needed(encoding, rows, seats))) if buffer is None else buffer
        self.offset = 0
        self.actions: NDArray[np.int32] = self._take((rows,), np.int32)
        """What is answered in each row; ``step`` writes it."""
        self.rewards: NDArray[np.float32] = self._take((rows, seats), np.float32)
        """What each seat got by the last step."""
        self.seats: NDArray[np.int32] = self._take((rows,), np.int32)
        """Who must answer."""
        self.observations: NDArray[np.uint8] = self._take((rows, size), np.uint8)
        self.masks: NDArray[np.int8] = self._take((rows, actions), np.int8)
        self.ended: NDArray[np.bool_] = self._take((rows,), np.bool_)
        """Whether the last step ended the match of the row."""

    @staticmethod
    def needed(encoding: Encoding, rows: int, seats: int) -> int:
        """Return how many bytes the arrays of so many *rows* take."""
        return rows * (4 + 4 * seats + 4 + encoding.layout.size + len(encoding.actions) + 1)

    def _take(self, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:  # Any: a type of NumPy's, each with its array
        count = int(np.prod(shape))
        array = np.frombuffer(self.buffer, kind, count, self.offset).reshape(shape)
        self.offset += array.nbytes
        return array

    def fill(self, lanes: Lanes) -> None:
        """Write what *lanes* show."""
        self.observations[:] = np.frombuffer(lanes.observations.rows(), np.uint8).reshape(self.observations.shape)
        self.masks[:] = np.frombuffer(lanes.masks.rows(), np.int8).reshape(self.masks.shape)
        self.seats[:] = lanes.seats
        if lanes.ended:
            self.ended[:] = lanes.ended
            self.rewards[:] = np.array(lanes.rewards, np.float32).reshape(self.rewards.shape)

    def release(self) -> None:
        """Let go of the buffer, so that shared memory can be closed."""
        for name in ("actions", "rewards", "seats", "observations", "masks", "ended"):
            delattr(self, name)
        self.buffer.release()


class VectorEnv:
    """Many matches of one game side by side."""

    def __init__(
        self,
        game: Game | str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        processes: int = 1,
    ) -> None:
        if count < 1 or not 1 <= processes <= count:
            raise InvalidMessage(f"{count} matches cannot be shared by {processes} processes.")
        dealer = SeededDealer(game, seats, options, seed)
        self.game, self.encoding, self.count = dealer.game, dealer.encoding, count
        self.seats = dealer.seats
        shares = [len(range(part, count, processes)) for part in range(processes)]
        given = (dealer.game.id, dealer.seats, dict(dealer.options), seed)
        self.parts: list[Part] = (
            [OwnPart(dealer, count)] if processes == 1 else [FarPart(*given, part, n) for part, n in enumerate(shares)]
        )
        self.arrays = [part.arrays for part in self.parts]
        for part in self.parts:
            part.wait()

    def observations(self) -> NDArray[np.uint8]:
        """Return what the seat to act sees in every row; the array itself with one process, else put together."""
        return self._joined([arrays.observations for arrays in self.arrays])

    def masks(self) -> NDArray[np.int8]:
        """Return which numbers can be answered in every row."""
        return self._joined([arrays.masks for arrays in self.arrays])

    def to_act(self) -> NDArray[np.int32]:
        """Return who must answer in every row."""
        return self._joined([arrays.seats for arrays in self.arrays])

    def rewards(self) -> NDArray[np.float32]:
        """Return what each seat of each row got by the last step."""
        return self._joined([arrays.rewards for arrays in self.arrays])

    def ended(self) -> NDArray[np.bool_]:
        """Return in which rows the last step ended a match."""
        return self._joined([arrays.ended for arrays in self.arrays])

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Answer in every row."""
        chosen = np.asarray(actions, np.int32)
        if chosen.shape != (self.count,):
            raise InvalidMessage(f"A step takes {self.count} actions, one a match, not {chosen.shape}.")
        first = 0
        for part in self.parts:
            rows = len(part.arrays.actions)
            part.arrays.actions[:] = chosen[first : first + rows]
            first += rows
        self.go()

    def go(self) -> None:
        """Answer in every row with what stands in ``arrays[…].actions``; for those who write there themselves."""
        for arrays in self.arrays:
            rows = np.arange(len(arrays.actions))
            wrong = np.flatnonzero(arrays.masks[rows, arrays.actions] == 0)
            if wrong.size:
                number = int(arrays.actions[wrong[0]])
                raise ValueError(f"The number {number} cannot be answered in row {int(wrong[0])}; nothing was played.")
        for part in self.parts:
            part.begin()
        for part in self.parts:
            part.wait()

    def close(self) -> None:
        """End the processes and let go of the memory."""
        for part in self.parts:
            part.close()
        self.parts, self.arrays = [], []

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    @staticmethod
    def _joined(arrays: list[NDArray[Any]]) -> NDArray[Any]:
        return arrays[0] if len(arrays) == 1 else np.concatenate(arrays)


class Part:
    """Some of the rows."""

    arrays: Arrays

    def begin(self) -> None:
        """Begin to answer with what stands in the arrays."""

    def wait(self) -> None:
        """Return when everything is in the arrays."""

    def close(self) -> None:
        """Let go of everything."""


class OwnPart(Part):
    """Rows of this process."""

    def __init__(self, dealer: SeededDealer, rows: int) -> None:
        self.lanes = Lanes(dealer.encoding, dealer, rows)
        self.arrays = Arrays(dealer.encoding, rows, dealer.seats)
        self.arrays.fill(self.lanes)

    def begin(self) -> None:
        """Answer in every row."""
        self.lanes.step(self.arrays.actions.tolist())
        self.arrays.fill(self.lanes)


class FarPart(Part):
    """Rows of another process, in memory that is shared with it."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], seed: int, number: int, rows: int) -> None:
        dealer = SeededDealer(game, seats, options)
        self.memory = SharedMemory(create=True, size=Arrays.needed(dealer.encoding, rows, seats))
        self.arrays = Arrays(dealer.encoding, rows, seats, self.memory.buf)
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        given = (theirs, self.memory.name, game, seats, options, derived(seed, number + 1), rows)
        self.process: BaseProcess = context.Process(target=work, args=given, daemon=True)
        self.process.start()
        theirs.close()

    def begin(self) -> None:
        """Tell the process to answer."""
        self.line.send_bytes(b"step")

    def wait(self) -> None:
        """Wait for the process."""
        try:
            if self.line.poll(LONGEST_WAIT):
                self.line.recv_bytes()
                return
        except (EOFError, OSError):
            pass
        self.close()
        raise RuntimeError("A process of the environment has died; its matches are lost. Make the environment anew.")

    def close(self) -> None:
        """End the process and free the memory."""
        if self.line.closed:
            return
        self.line.close()
        self.process.join(5)
        if self.process.is_alive():
            self.process.terminate()
        self.arrays.release()
        self.memory.close()
        self.memory.unlink()


def work(line: Connection, memory: str, game: str, seats: int, options: dict[str, Any], seed: int, rows: int) -> None:
    """Play the rows of one process until the line is closed."""
    gc.disable()  # a step leaves no cycles, and whoever looks through all matches for them keeps the others waiting
    shared = SharedMemory(memory)
    dealer = SeededDealer(game, seats, options, seed)
    lanes = Lanes(dealer.encoding, dealer, rows)
    arrays = Arrays(dealer.encoding, rows, seats, shared.buf)
    arrays.fill(lanes)
    try:
        line.send_bytes(b"ready")
        while True:
            line.recv_bytes()
            lanes.step(arrays.actions.tolist())
            arrays.fill(lanes)
            line.send_bytes(b"done")
    except (EOFError, OSError, KeyboardInterrupt):
        pass
    finally:
        arrays.release()
        shared.close()


def vector(
    game: Game | str,
    count: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    processes: int = 1,
) -> VectorEnv:
    """Return *count* matches of *game* that are stepped together."""
    return VectorEnv(game, count, seats, options, seed, processes)
