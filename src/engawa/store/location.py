"""Where a store is: a file, or a database by its URL."""

from __future__ import annotations

from pathlib import Path

from engawa.store.errors import BadStore


def locate(url: str | Path) -> Path | str:
    """Return the path of a file, or the URL of a PostgreSQL database.

    The name is sqlite:///relative or sqlite:////absolute, a plain path, or postgresql://….
    """
    name = str(url)
    scheme, colon, rest = name.partition("://")
    if not colon:
        return Path(url)
    if scheme == "sqlite":
        if not rest.startswith("/") or rest == "/":
            raise BadStore(f"a file is named sqlite:///path/to/file.db, not {name!r}")
        return Path(rest[1:])
    if scheme not in ("postgresql", "postgres"):
        raise BadStore(f"a store is sqlite:///path or postgresql://…, not {scheme}://…")
    try:
        import psycopg  # noqa: F401
    except ImportError as error:
        raise BadStore(
            f"PostgreSQL needs the extra engawa[postgres], which is not installed ({error})"
        ) from None
    return name
