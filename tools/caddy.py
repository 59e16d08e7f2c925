"""Caddy, to test the proxy in front of a server. Standard library only."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

MISSING = "Caddy is not installed, and its package could not be downloaded (apt-get download caddy)"


def program(folder: Path) -> Path | None:
    """Return the program: the system's, or Debian's package, unpacked but not installed."""
    if found := shutil.which("caddy"):
        return Path(found)
    if not shutil.which("apt-get") or not shutil.which("dpkg-deb"):
        return None
    get = ["apt-get", "-qq", "-o", "Acquire::Retries=2", "download", "caddy"]
    subprocess.run(get, cwd=folder, capture_output=True, check=False)
    for package in folder.glob("caddy_*.deb"):
        subprocess.run(["dpkg-deb", "-x", package, folder / "caddy"], check=True)
        return folder / "caddy/usr/bin/caddy"
    return None
