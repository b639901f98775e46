"""The browser's types are generated from ours; a change here without ``make wire`` fails."""

import os
import subprocess
import sys
from pathlib import Path

from clashtable.server.wire import printed_cards

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def test_the_browsers_types_are_up_to_date() -> None:
    assert (WEB / "node_modules").is_dir(), "the web client's packages are missing; 'make web' installs them"
    environment = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    schema = subprocess.run([sys.executable, "-m", "clashtable.server.wire"], capture_output=True, check=True).stdout
    typed = subprocess.run(
        ["node", "web/wire.mjs"], input=schema, capture_output=True, check=True, cwd=ROOT, env=environment
    )
    committed = WEB / "src/lib/wire.gen.ts"
    pretty = subprocess.run(
        ["node", "node_modules/prettier/bin/prettier.cjs", "--stdin-filepath", "src/lib/wire.gen.ts"],
        input=typed.stdout,
        capture_output=True,
        check=True,
        cwd=WEB,
        env=environment,
    )
    assert pretty.stdout.decode() == committed.read_text(), "run `make wire`"


def test_the_cards_that_the_browser_draws_are_up_to_date() -> None:
    printed = printed_cards()
    assert printed, "some game's cards are drawn from data"
    for game, text in printed.items():
        assert (WEB / "src/games" / game / "card/cards.gen.json").read_text() == text, "run `make wire`"
