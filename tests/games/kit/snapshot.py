"""Snapshots in tests: copies that may be changed."""

from __future__ import annotations

from typing import Any

import msgspec


def copy_of(snapshot: dict[str, Any]) -> dict[str, Any]:
    """Return a copy of *snapshot*, by way of the JSON that it is: twenty times as quick as ``deepcopy``."""
    copy: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(snapshot))
    return copy
