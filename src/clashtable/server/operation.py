"""The routes for whoever runs the server; docs/operating.md tells what to do with them."""

from __future__ import annotations

import hmac
import ipaddress
import logging
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import PermissionDeniedException
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError

from clashtable.server.house import House
from clashtable.server.logs import note

UNWRITABLE: Final = "The database cannot be written now, so nobody can move; what was played is kept."

ALONE: Final = "Redis is away: workers hear of each other a second late, and what is played is kept as always."


@get("/api/health")
async def health(house: NamedDependency[House]) -> Response[dict[str, str]]:
    """Say that the server and its database answer, and that what is played can be kept."""
    try:
        await house.health.check()
    except SQLAlchemyError as error:
        note("not_healthy", level=logging.ERROR, reason=str(error))
        answer = {"status": "failing", "sentence": UNWRITABLE}
        return Response(answer, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    if house.relay.is_cut:
        return Response({"status": "alone", "sentence": ALONE})
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Response[bytes]:  # Any: Litestar's
    """Give what is measured, to those who may see it."""
    token = house.settings.metrics_token
    if not (bears(request, token) if token else is_local(request)):
        raise PermissionDeniedException(
            "What is measured here is told to programs on this machine, or to those that send the metrics token."
        )
    text = await house.colleagues.metrics()
    return Response(text, headers={"Content-Type": CONTENT_TYPE_LATEST, "Cache-Control": "no-store"})


def bears(request: Request[Any, Any, Any], token: str) -> bool:
    """Tell whether *request* brings *token*."""
    return hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())


def is_local(request: Request[Any, Any, Any]) -> bool:
    """Tell whether *request* comes from this machine itself, not through a proxy that runs on it."""
    if request.client is None or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:  # a socket without an address
        return False
