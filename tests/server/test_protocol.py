"""The examples in docs/protocol.md are what they say they are, and none is missing."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from clashtable.server import account_facts, facts, history_facts, messages, reports, society, ties
from clashtable.server.messages import Code

DOCUMENT = (Path(__file__).parents[2] / "docs/protocol.md").read_text()
MODULES = (messages, facts, account_facts, history_facts, ties, reports, society)
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)


def decoded(name: str, text: str) -> Any:  # Any: whichever type the example is of
    """Return an example as the type it says it is."""
    module = next(module for module in MODULES if hasattr(module, name))
    return msgspec.json.decode(text, type=getattr(module, name))


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_an_example_is_what_it_says(name: str, text: str) -> None:
    assert decoded(name, text) is not None


def test_every_message_has_an_example() -> None:
    shown = {type(decoded(name, text)) for name, text in EXAMPLES}
    wanted = {*get_args(messages.ClientMessage), *get_args(messages.ServerMessage)}
    assert wanted - shown == set()


@pytest.mark.parametrize("code", get_args(Code))
def test_every_refusal_is_explained(code: str) -> None:
    assert f"| `{code}` |" in DOCUMENT
