"""Choose a reader's language: the one they chose, else the best of their browser's."""

from __future__ import annotations

from urllib.parse import parse_qs

from engawa.table.web import Scope, cookie, header
from engawa.words.library import REFERENCE, languages
from engawa.words.pseudo import PSEUDO

ASKED = "lang"  # the query parameter, for one request
CHOSEN = "engawa-language"  # the cookie with a choice
MOST = 20  # how many languages of a browser are looked at


def spoken() -> tuple[str, ...]:
    """Return the languages to choose from, with the one that reveals untranslated texts."""
    return (*languages(), PSEUDO)


def chosen_by(scope: Scope) -> str:
    """Return the language that somebody chose here; empty if it is up to the browser."""
    found = cookie(scope, CHOSEN)
    return found if found in spoken() else ""


def language_of(scope: Scope) -> str:
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get(ASKED, [""])[0]
    for chosen in (asked, chosen_by(scope)):
        if chosen in spoken():
            return chosen
    for wish in _wishes(header(scope, b"accept-language")):
        for name in (wish, wish.partition("-")[0]):
            if name in languages():
                return name
    return REFERENCE


def _wishes(accepted: str) -> list[str]:
    """Return the languages of a header like ``de-CH, de;q=0.9, en;q=0.5``, best first."""
    found = []
    for part in accepted.split(",")[:MOST]:
        name, _, weight = part.strip().partition(";q=")
        try:
            found.append((-float(weight or 1), name))
        except ValueError:
            continue
    return [name for _, name in sorted(found, key=lambda wish: wish[0])]
