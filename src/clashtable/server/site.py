"""The built web client, from memory: compressed once, cached for good where a file's name changes with its content."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED, HTTP_404_NOT_FOUND, HTTP_503_SERVICE_UNAVAILABLE

from clashtable.server.refusal import Refusal

PACKED_TYPES: Final = ("text/", "application/json", "application/javascript", "application/manifest", "image/svg")
"""What becomes smaller by compressing; pictures and fonts are compressed already."""
PAGES: Final = (
    *("", "lobby", "games", "new", "account", "people", "friends", "leaderboard", "credits", "look"),
    *("table/", "replay/", "how-to-play/", "player/"),
)
"""The pages that the web client knows (web/src/lib/router.svelte.ts); after a slash comes a name."""
OWN_PATHS: Final = ("api", "ws", "schema")
"""Where programs ask, which are answered with a sentence and no page."""
NOT_BUILT: Final = "The web client is not built yet: run `make web`, then start the server again."


@dataclass(frozen=True)
class File:
    """A file of the site."""

    content: bytes
    packed: bytes | None
    """The same with gzip; None where that would not help."""
    media_type: str
    tag: str
    is_immutable: bool
    """Whether its name holds a hash of its content."""


class Site:
    """The files of the site."""

    def __init__(self, folder: Path) -> None:
        files = [file for file in sorted(folder.rglob("*")) if file.is_file() and not file.name.startswith(".")]
        self.files = {file.relative_to(folder).as_posix(): read(file) for file in files}

    def answer(self, request: Request[Any, Any, Any], path: str) -> Response[bytes]:  # Any: Litestar's generics
        """Return what lies at *path*; at the address of a page lies the client, who finds its way itself."""
        name = path.strip("/")
        tag, accepted = request.headers.get("if-none-match"), request.headers.get("accept-encoding", "")
        if (file := self.files.get(name)) is not None:
            return sent(file, tag, accepted)
        client = self.files.get("index.html")
        if is_page(name):
            return not_built() if client is None else sent(client, tag, accepted)
        if client is not None and is_for_browser(name, request.headers.get("accept", "")):
            return sent(client, None, accepted, HTTP_404_NOT_FOUND)  # the client shows its own page for this
        raise Refusal("not_found", f"There is nothing at /{name}.")


def is_page(name: str) -> bool:
    """Tell whether *name* is the address of a page that the client knows."""
    first, slash, rest = name.partition("/")
    return first + slash in PAGES and bool(rest) == bool(slash) and "/" not in rest


def is_for_browser(name: str, accepted: str) -> bool:
    """Tell whether a person asks for *name*, who is better answered with a page than with a sentence of JSON."""
    first, _, _rest = name.partition("/")
    return first not in OWN_PATHS and "." not in name.rpartition("/")[2] and "text/html" in accepted


def not_built() -> Response[bytes]:
    """Return what is said while there is no client."""
    return Response(NOT_BUILT.encode(), media_type="text/plain", status_code=HTTP_503_SERVICE_UNAVAILABLE)


def read(file: Path) -> File:
    """Return *file* ready to be sent."""
    content = file.read_bytes()
    media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    packed = gzip.compress(content, mtime=0) if media_type.startswith(PACKED_TYPES) else None
    return File(
        content=content,
        packed=packed if packed is not None and len(packed) < len(content) else None,
        media_type=media_type,  # Litestar adds the charset of text
        tag=f'"{hashlib.sha256(content).hexdigest()[:20]}"',
        is_immutable=file.parent.name == "assets",
    )


def sent(file: File, known_tag: str | None, accepted: str, status: int = HTTP_200_OK) -> Response[bytes]:
    """Return *file* as a response; an empty one when the browser has it already."""
    caching = "public, max-age=31536000, immutable" if file.is_immutable else "no-cache"
    headers = {"ETag": file.tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
    if known_tag is not None and file.tag in known_tag:
        return Response(b"", headers=headers, media_type=file.media_type, status_code=HTTP_304_NOT_MODIFIED)
    if file.packed is not None and "gzip" in accepted:
        headers["Content-Encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.media_type, status_code=status)
    return Response(file.content, headers=headers, media_type=file.media_type, status_code=status)
