"""How an HTTP request fails: a proper status, and a sentence that can be shown to a person."""

from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from clashtable.core.deck import Flaw
from clashtable.core.errors import InvalidMessage
from clashtable.server.logs import note, note_failure
from clashtable.server.refusal import IllegalDeck, Refusal, TooMany


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request failed."""

    sentence: str
    flaws: tuple[Flaw, ...] = ()
    """All that is wrong with a deck that was refused."""


MEANINGS: Final = {
    400: "The request could not be right at any moment.",
    401: "This browser is not known yet; GET /api/me gives it a name and a cookie. Or a token is not valid.",
    403: "A page of another site sent this, or a bot, or somebody who is not let in.",
    404: "There is nothing there.",
    409: "That is not possible now.",
    413: "The body is too large.",
    429: "This person or address asks for too much; Retry-After says when to ask again.",
}
STATUSES: Final = {"ended": 401, "banned": 403, "not_found": 404, "not_allowed": 409, "too_large": 413, "too_many": 429}
"""The status of a refusal's code; any other is 400."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return how a request that fails with one of *statuses* is answered, for the schema."""
    return {
        status: ResponseSpec(Sentence, description=MEANINGS[status], generate_examples=False)
        for status in (*statuses, 429)
    }


def said(request: Request[Any, Any, Any], status: int, sentence: str) -> Response[dict[str, str]]:  # Any: Litestar's
    """Return *sentence* as the answer."""
    note("request_refused", status=status, method=request.method, path=request.url.path, sentence=sentence)
    return Response({"sentence": sentence}, status_code=status, media_type=MediaType.JSON)


def on_refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[dict[str, str]]:
    """Answer what the server does not do."""
    answer = said(request, STATUSES.get(error.code, 400), error.sentence)
    if isinstance(error, TooMany):
        answer.headers["Retry-After"] = str(error.seconds)
    return answer


def on_illegal_deck(request: Request[Any, Any, Any], error: IllegalDeck) -> Response[dict[str, Any]]:
    """Answer a deck that cannot be played, with all that is wrong with it."""
    note("request_refused", status=400, method=request.method, path=request.url.path, sentence=error.sentence)
    return Response({"sentence": error.sentence, "flaws": error.flaws}, status_code=400, media_type=MediaType.JSON)


def on_invalid(request: Request[Any, Any, Any], error: InvalidMessage) -> Response[dict[str, str]]:
    """Answer what could not be right at any moment."""
    return said(request, 400, str(error))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    """Answer what Litestar refuses by itself."""
    match error:
        case ValidationException(extra=[{"message": message, **place}]):
            where = f" (at {place['key']})" if "key" in place else ""
            return said(request, error.status_code, f"This request is not understood: {message}{where}.")
        case NotFoundException():
            return said(request, error.status_code, f"There is nothing at {request.url.path}.")
        case _:
            return said(request, error.status_code, f"{error.detail.rstrip('.')}.")


def on_store_failure(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[dict[str, str]]:
    """Answer while the database does not."""
    note_failure("store_failed", method=request.method, path=request.url.path)
    return Response({"sentence": "The database does not answer. Try again in a moment."}, status_code=503)


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """Answer a failure of our own."""
    number = note_failure("request_failed", method=request.method, path=request.url.path)
    sentence = f"Something went wrong here; it has been noted as failure {number}. Try again in a moment."
    return Response({"sentence": sentence}, status_code=500)


HANDLERS: Final[ExceptionHandlersMap] = {
    IllegalDeck: on_illegal_deck,
    Refusal: on_refusal,
    InvalidMessage: on_invalid,
    HTTPException: on_http,
    SQLAlchemyError: on_store_failure,
    Exception: on_failure,
}
