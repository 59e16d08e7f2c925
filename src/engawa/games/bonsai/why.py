"""Why a line cannot be played: the rule that forbids it, and a sentence."""

from __future__ import annotations

from typing import Any

from engawa.core.errors import Refusal
from engawa.games.bonsai import actions


def why_not(s: Any, action: int) -> Refusal:
    return Refusal("turn", "Not now.")
