"""A request whose body is read carefully: whatever a client sends, at worst it is told that it is not understood."""

from __future__ import annotations

from typing import Any

from litestar import Request

from clashtable.server.refusal import Refusal


class Asked(Request[Any, Any, Any]):  # Any: Litestar's generics, which we do not use
    """What a client asks for over HTTP."""

    async def json(self) -> Any:
        """Return the body; a Refusal when it cannot be read."""
        try:
            return await super().json()
        except RecursionError:
            raise Refusal("invalid", "This request is not understood: it is nested too deeply.") from None
        except UnicodeDecodeError:
            raise Refusal("invalid", "This request is not understood: it is not text in UTF-8.") from None
