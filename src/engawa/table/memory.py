"""Memory that was let go, given back to the system: the C library keeps it for itself."""

from __future__ import annotations

import ctypes


def give_back() -> None:
    """Return free pages, where the C library knows how; it takes some milliseconds."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # another library: it decides by itself
        return
    trim(0)
