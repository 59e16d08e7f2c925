"""Observation spaces, for PettingZoo and Gymnasium alike."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from engawa.adapters.encode import Encoder, Menu

Seen = dict[str, Any]  # arrays by name, or names with arrays
Info = dict[str, Any]  # what is told beside it


def observation_space(encoder: Encoder, menu: Menu, structured: bool) -> spaces.Dict:
    """What is seen, as one tensor or as its named parts, and the mask of what may be done."""
    seen: spaces.Box | spaces.Dict = _box((encoder.size,))
    if structured:
        seen = spaces.Dict({part.name: _box(part.shape) for part in encoder.slices})
    mask = spaces.Box(0, 1, (menu.size,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


def _box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(-1.0, 1.0, shape, np.float32)
