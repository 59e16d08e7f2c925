"""Where a person's own things are kept, as each system would have it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(
    system: str = sys.platform, env: Mapping[str, str] = os.environ, home: Path | None = None
) -> Path:
    """The folder for Engawa's data; ENGAWA_DATA names another. It need not be there yet."""
    home = home or Path.home()
    if chosen := env.get("ENGAWA_DATA"):
        return Path(chosen)
    if system == "win32":
        return Path(env.get("LOCALAPPDATA") or home / "AppData/Local") / "Engawa"
    if system == "darwin":
        return home / "Library/Application Support/Engawa"
    shared = Path(env.get("XDG_DATA_HOME", ""))  # the standard: a relative one counts for nothing
    return (shared if shared.is_absolute() else home / ".local/share") / "engawa"
