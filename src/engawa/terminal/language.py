"""Choose the language in a terminal: the one asked for, else that of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping

from engawa.core.errors import BadGame
from engawa.words import house, row
from engawa.words.library import REFERENCE, languages
from engawa.words.pseudo import PSEUDO

WHERE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def spoken(asked: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """Return the language of ``--lang de`` or ``LANG=de_CH.UTF-8``, or English if nothing fits."""
    if asked is not None:
        if asked not in (*languages(), PSEUDO):
            raise BadGame(house.no_language(language=asked, languages=row(languages())))
        return asked
    wish = next((environ[name] for name in WHERE if environ.get(name)), "")
    name = wish.partition(".")[0].replace("_", "-")
    known = (each for each in (name, name.partition("-")[0]) if each in (*languages(), PSEUDO))
    return next(known, REFERENCE)
