"""The HTML page that all addresses share, and its words in the reader's language."""

from __future__ import annotations

import html
import re
from base64 import b64encode
from functools import cache, lru_cache
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from engawa.table import client_files
from engawa.table.client_files import VERSION, YEAR, version
from engawa.table.languages import ASKED, CHOSEN, chosen_by, language_of, spoken
from engawa.table.once import Once
from engawa.table.web import policy
from engawa.words import phrases
from engawa.words.library import REFERENCE

IMPORTS = re.compile(rb'<script type="importmap">(.*?)</script>')


async def shell(request: Request) -> Response:
    """Return the page; its scripts look at the address.

    ``?lang=de`` chooses a language: it is stored in a cookie and removed from the address.
    ``?lang=`` forgets the choice.
    """
    asked = request.query_params.get(ASKED)
    if asked is not None:
        return _choose(request, asked)
    now, language = await version.soon(), language_of(request.scope)
    text = await filled.soon(language, now, bool(chosen_by(request.scope)))
    response = varied(known(request, text, "text/html"))
    response.headers["content-security-policy"] = policy(imports(now))
    response.headers[VERSION] = now
    return response


def _choose(request: Request, language: str) -> Response:
    """Store the choice, and redirect to the page without it."""
    rest = request.url.remove_query_params(ASKED)
    response = RedirectResponse(f"{rest.path}?{rest.query}".removesuffix("?"), 303)
    if language in spoken():  # lax, so that it also works for an invitation in a mail
        response.set_cookie(CHOSEN, language, max_age=YEAR, httponly=True, samesite="lax")
    else:
        response.delete_cookie(CHOSEN)
    return response


@Once
def filled(language: str, now: str, chosen: bool) -> bytes:
    """Fill in the page's words, the language, and files of this version."""
    text = (client_files.STATIC / "index.html").read_text("utf-8")
    text = phrases.SLOT.sub(lambda slot: html.escape(phrases.say(language, slot[1])), text)
    text = text.replace("/en.", f"/{language}.").replace('"/static/', f'"/@{now}/static/')
    text = text.replace('"/words/', f'"/@{now}/words/')
    top = f'lang="{language}"' + (" data-chosen" if chosen else "")
    return text.replace('lang="en"', top).encode()


@cache
def imports(now: str) -> str:
    """Return the hash of the import map, the only script inside the page."""
    found = IMPORTS.search(filled(REFERENCE, now, False))
    assert found
    return f"'sha256-{b64encode(sha256(found[1]).digest()).decode()}'"


def varied(response: Response) -> Response:
    """Mark a response as depending on the reader's language."""
    response.headers["vary"] = "accept-language, cookie"
    return response


def known(request: Request, body: bytes, kind: str) -> Response:
    """Return the body, or 304 if the browser has it already."""
    headers = {"etag": tag(body), "cache-control": "no-cache"}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=kind)


@lru_cache(64)
def tag(body: bytes) -> str:
    """Return the ETag of a body; those of pages are the same objects again and again."""
    return f'"{sha256(body).hexdigest()[:32]}"'
