"""A temporary PostgreSQL, in a temporary folder and reached by a socket there.

Standard library only. PostgreSQL refuses to run as root, so root starts it as another user.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PLACES = ["/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin"]
PROGRAMS = ["initdb", "postgres", "pg_isready", "psql"]
# For temporary data: nothing must survive a power failure, or be cleaned up meanwhile.
HASTY = ["fsync = off", "full_page_writes = off", "autovacuum = off"]
MISSING = "PostgreSQL is not on this machine (apt-get install postgresql, or put initdb in PATH)"


def home() -> Path | None:
    """Return the folder of PostgreSQL's programs, the newest version, if it is installed."""
    places = [folder for place in PLACES for folder in Path("/").glob(place[1:])]
    if config := shutil.which("pg_config"):
        said = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=False)
        places.append(Path(said.stdout.strip()))
    if found := shutil.which("initdb"):
        places.append(Path(found).resolve().parent)
    whole = [place for place in places if all((place / name).exists() for name in PROGRAMS)]
    return max(whole, key=lambda place: (_version(place), str(place)), default=None)


def _version(place: Path) -> int:
    return max((int(number) for number in re.findall(r"\d+", str(place))), default=0)


def install() -> None:
    """Install PostgreSQL if we may: as root, on a system with apt-get."""
    if home() or os.name == "nt" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    print("Installing PostgreSQL for the tests", file=sys.stderr, flush=True)
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    get = ["apt-get", "-qq", "-o", "Acquire::Retries=2"]
    for command in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
        done = subprocess.run([*get, *command], env=env, stdout=subprocess.DEVNULL, check=False)
        if done.returncode and command[0] == "install":
            print("That failed; its tests will be skipped, and say so.", file=sys.stderr)


class Cluster:
    """A running PostgreSQL; `safe` ones keep commits even if the power fails."""

    def __init__(self, folder: Path, safe: bool) -> None:
        programs = home()
        if programs is None:
            raise FileNotFoundError(MISSING)
        self.programs = programs
        self.folder = folder
        self.user = _other_user() if os.geteuid() == 0 else None
        self.url = f"postgresql://engawa@/postgres?host={folder}"
        if self.user:
            shutil.chown(folder, self.user)
        self._run(
            "initdb", "-D", folder / "data", "-A", "trust", "-U", "engawa", "-E", "UTF8", "-N"
        )
        settings = ["listen_addresses = ''", f"unix_socket_directories = '{folder}'"]
        settings += ["max_connections = 300"] + ([] if safe else HASTY)
        with (folder / "data/postgresql.conf").open("a") as file:
            file.write("\n".join(settings) + "\n")
        self.process: subprocess.Popen[bytes] | None = None

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(self.programs / program), *map(str, arguments)]
        done = subprocess.run(
            command, user=self.user, cwd=self.folder, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stderr.strip()}")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(self.folder / "data")],
                user=self.user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                start_new_session=True,  # a ctrl-c for us is not for it
            )
        ready = [str(self.programs / "pg_isready"), "-q", "-h", str(self.folder)]
        for _ in range(600):
            if subprocess.run(ready, check=False).returncode == 0:
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(f"PostgreSQL did not start: {(self.folder / 'log').read_text()[-2000:]}")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: with SIGINT cleanly, with SIGQUIT at once, like a crash."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(60)
        self.process = None

    def database(self, name: str, place: Path | None = None) -> str:
        """Return the URL of a new database, stored in `place` if given."""
        if place:
            self._tell(f"CREATE TABLESPACE {name} LOCATION '{place}'")
        self._tell(f"CREATE DATABASE {name}" + (f" TABLESPACE {name}" if place else ""))
        return f"postgresql://engawa@/{name}?host={self.folder}"

    def drop(self, name: str) -> None:
        """Delete a database and its place."""
        self._tell(f"DROP DATABASE {name} WITH (FORCE)")
        self._tell(f"DROP TABLESPACE IF EXISTS {name}")

    def _tell(self, sql: str) -> None:
        self._run("psql", "-q", "-h", self.folder, "-U", "engawa", "-d", "postgres", "-c", sql)


@contextmanager
def cluster(safe: bool = True) -> Iterator[Cluster]:
    """Yield a running PostgreSQL, and remove it afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="engawa-pg-"))
    try:
        found = Cluster(folder, safe)
        try:
            found.start()
            yield found
        finally:
            found.stop(signal.SIGQUIT)  # everything is deleted, so it need not stop cleanly
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _other_user() -> str:
    import pwd  # not on every system, and only root needs it

    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
