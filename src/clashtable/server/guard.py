"""What every request passes: only our own pages may speak for a guest, and browsers are told to be careful."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
DEFAULT_PORTS: Final = {"http": 80, "ws": 80, "https": 443, "wss": 443}
HEADERS: Final = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self' 'unsafe-inline'",  # Svelte's transitions and style: attributes
            "img-src 'self' data:",
            "font-src 'self' data:",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'self'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Refuse what a page of another site sends with our guest's cookie; programs send no Origin and may pass."""
    origin = connection.headers.get("origin")
    is_safe = connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] in SAFE_METHODS
    if origin is None or is_safe:
        return
    if not is_same_place(origin, connection.headers.get("host", "")):
        raise PermissionDeniedException("This was sent by a page of another site, so nothing was done.")


def is_same_place(origin: str, host: str) -> bool:
    """Tell whether a page of *origin* belongs to the site that was asked for as *host*."""
    try:
        page = urlsplit(origin)
        site = urlsplit(f"{page.scheme}://{host}")
        usual = DEFAULT_PORTS.get(page.scheme)
        return bool(page.hostname) and (page.hostname, page.port or usual) == (site.hostname, site.port or usual)
    except ValueError:  # no address at all
        return False


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers that keep browsers careful; what the API says is never kept in a cache."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["path"].startswith("/api/"):
        headers["Cache-Control"] = "no-store"
