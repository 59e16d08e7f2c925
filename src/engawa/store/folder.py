"""The folder for a person's own data, following each system's custom."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(
    system: str = sys.platform, env: Mapping[str, str] = os.environ, home: Path | None = None
) -> Path:
    """Return the folder for Engawa's data, which may not exist yet; ENGAWA_DATA overrides it."""
    home = home or Path.home()
    if chosen := env.get("ENGAWA_DATA"):
        return Path(chosen)
    if system == "win32":
        return Path(env.get("LOCALAPPDATA") or home / "AppData/Local") / "Engawa"
    if system == "darwin":
        return home / "Library/Application Support/Engawa"
    shared = Path(env.get("XDG_DATA_HOME", ""))  # by the standard, relative paths are ignored
    return (shared if shared.is_absolute() else home / ".local/share") / "engawa"
