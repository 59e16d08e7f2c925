"""The shell of every page and the words it speaks, in the reader's language."""

from __future__ import annotations

import html
import re
from base64 import b64encode
from functools import cache
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from engawa.table import shelf
from engawa.table.languages import ASKED, CHOSEN, chosen_by, language_of, spoken
from engawa.table.shelf import VERSION, YEAR, spoken_table, version
from engawa.table.web import policy
from engawa.words import phrases
from engawa.words.library import REFERENCE

IMPORTS = re.compile(rb'<script type="importmap">(.*?)</script>')


def shell(request: Request) -> Response:
    """Every page is the same shell; its scripts look at the address.

    ``?lang=de`` is a choice: it is kept, and taken out of the address. ``?lang=`` forgets it.
    """
    asked = request.query_params.get(ASKED)
    if asked is not None:
        return _choose(request, asked)
    now, language = version(), language_of(request.scope)
    text = filled(language, now, bool(chosen_by(request.scope)))
    response = varied(known(request, text, "text/html"))
    response.headers["content-security-policy"] = policy(imports(now))
    response.headers[VERSION] = now
    return response


def words(request: Request) -> Response:
    """What the page itself says, as a table; it is asked for while the scripts are loading."""
    return known(request, spoken_table(request.path_params["language"]), "application/json")


def _choose(request: Request, language: str) -> Response:
    """Keep the choice; 303, so that the page is asked for without it."""
    rest = request.url.remove_query_params(ASKED)
    response = RedirectResponse(f"{rest.path}?{rest.query}".removesuffix("?"), 303)
    if language in spoken():  # lax: an invite link in a mail opens in it, too
        response.set_cookie(CHOSEN, language, max_age=YEAR, httponly=True, samesite="lax")
    else:
        response.delete_cookie(CHOSEN)
    return response


@cache
def filled(language: str, now: str, chosen: bool = False) -> bytes:
    """The shell with its words put in, the language on top of it, and files of this version."""
    text = (shelf.STATIC / "index.html").read_text("utf-8")
    text = phrases.SLOT.sub(lambda slot: html.escape(phrases.say(language, slot[1])), text)
    text = text.replace("/en.", f"/{language}.").replace('"/static/', f'"/@{now}/static/')
    text = text.replace('"/words/', f'"/@{now}/words/')
    top = f'lang="{language}"' + (" data-chosen" if chosen else "")
    return text.replace('lang="en"', top).encode()


@cache
def imports(now: str) -> str:
    """The hash of the import map, which is all that runs in the shell itself."""
    found = IMPORTS.search(filled(REFERENCE, now))
    assert found
    return f"'sha256-{b64encode(sha256(found[1]).digest()).decode()}'"


def varied(response: Response) -> Response:
    """It is in the reader's language, which the address does not say."""
    response.headers["vary"] = "accept-language, cookie"
    return response


def known(request: Request, body: bytes, kind: str) -> Response:
    """The body, or that the browser has it already."""
    headers = {"etag": f'"{sha256(body).hexdigest()[:32]}"', "cache-control": "no-cache"}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=kind)
