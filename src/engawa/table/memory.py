"""Give free memory back to the system, which the C library would keep."""

from __future__ import annotations

import ctypes


def give_back() -> None:
    """Return free memory, if the C library can; this takes some milliseconds."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # another C library, which decides on its own
        return
    trim(0)
