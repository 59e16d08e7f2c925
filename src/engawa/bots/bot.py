"""The type of a bot."""

from __future__ import annotations

from collections.abc import Callable

from engawa.core.rng import Rng
from engawa.core.sight import Sight

Bot = Callable[[Sight, Rng], int]  # from what its seat may know, to an action
