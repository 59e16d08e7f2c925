"""Observation spaces for both PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from engawa.adapters.encode import Encoder, Menu

Seen = dict[str, Any]  # arrays by name, or a dictionary of them
Info = dict[str, Any]  # additional information


def observation_space(encoder: Encoder, menu: Menu, structured: bool) -> spaces.Dict:
    """Return the space of observations, as one tensor or in named parts, with the action mask."""
    seen: spaces.Box | spaces.Dict = _box((encoder.size,))
    if structured:
        seen = spaces.Dict({part.name: _box(part.shape) for part in encoder.slices})
    mask = spaces.Box(0, 1, (menu.size,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


def _box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(-1.0, 1.0, shape, np.float32)
