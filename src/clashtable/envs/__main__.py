"""Print the numbers of a game: ``python -m clashtable.envs coco``."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import clashtable
from clashtable.core.encode import Encoding
from clashtable.core.errors import InvalidMessage
from clashtable.envs.dealing import SeededDealer


def described(title: str, encoding: Encoding) -> Iterator[str]:
    """Yield the lines of a page about *encoding*."""
    yield f"# {title} in numbers, version {encoding.version()}"
    yield f"\n{encoding.layout.size} cells an observation:\n"
    yield "| first cell | cells | part | kind | most | what it tells |"
    yield "|---:|---:|---|---|---:|---|"
    yield from encoding.layout.described()
    yield "\nNot in an observation:\n"
    yield from (f"- `{path}`: {reason}" for path, reason in encoding.left_out.items())
    yield f"\n{len(encoding.actions)} actions:\n"
    yield from (f"{number}. {name}" for number, name in enumerate(encoding.actions))


def main() -> int:
    """Print what the numbers of the named game mean."""
    if len(sys.argv) != 2:
        print(f"Which game? One of {', '.join(clashtable.games())}.", file=sys.stderr)
        return 2
    try:
        dealer = SeededDealer(sys.argv[1])
        print("\n".join(described(dealer.game.title, dealer.encoding)))
    except InvalidMessage as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
