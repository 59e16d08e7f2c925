"""The database schema, as numbered steps from nothing to now, the same for both databases.

A released step is never changed. New things are new steps.
"""

from __future__ import annotations

import re

from engawa.store.errors import StoreNewer

STEPS: list[list[str]] = [
    [
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, public BIGINT NOT NULL,
            maker TEXT NOT NULL, made BIGINT NOT NULL, about TEXT NOT NULL,
            changed BIGINT NOT NULL, n BIGINT NOT NULL)""",
        "CREATE INDEX tables_public ON tables (public, changed)",
        "CREATE INDEX tables_status ON tables (status, changed)",
        "CREATE INDEX tables_maker ON tables (maker)",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL, kind TEXT NOT NULL,
            seat BIGINT, by TEXT NOT NULL, text TEXT NOT NULL, id TEXT NOT NULL,
            PRIMARY KEY (table_id, n)){clustered}""",
        "CREATE UNIQUE INDEX entries_once ON entries (table_id, by, id) WHERE id <> ''",
        """CREATE TABLE sitting (
            table_id TEXT NOT NULL, seat BIGINT NOT NULL, guest TEXT NOT NULL,
            PRIMARY KEY (table_id, seat)){clustered}""",
        "CREATE INDEX sitting_guest ON sitting (guest)",
        """CREATE TABLE guests (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, made BIGINT NOT NULL,
            revoked BIGINT NOT NULL)""",
        "CREATE TABLE codes (hash TEXT PRIMARY KEY, guest TEXT NOT NULL, until BIGINT NOT NULL)",
        """CREATE TABLE chat (
            table_id TEXT NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL, by TEXT NOT NULL,
            seat BIGINT, text TEXT NOT NULL, PRIMARY KEY (table_id, n)){clustered}""",
        """CREATE TABLE mutes (
            table_id TEXT NOT NULL, by TEXT NOT NULL, guest TEXT NOT NULL,
            PRIMARY KEY (table_id, by, guest)){clustered}""",
        "CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT NOT NULL, until BIGINT NOT NULL)",
        "CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ],
    [
        "ALTER TABLE chat ADD COLUMN id TEXT NOT NULL DEFAULT ''",
        "CREATE UNIQUE INDEX chat_once ON chat (table_id, by, id) WHERE id <> ''",
    ],
    [
        "ALTER TABLE guests ADD COLUMN muted BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE guests ADD COLUMN banned BIGINT NOT NULL DEFAULT 0",
        """CREATE TABLE orders (
            n BIGINT PRIMARY KEY, at BIGINT NOT NULL, by TEXT NOT NULL, what TEXT NOT NULL,
            whom TEXT NOT NULL, why TEXT NOT NULL)""",
        "CREATE INDEX chat_at ON chat (at)",
    ],
    [
        """CREATE TABLE waiting (
            guest TEXT PRIMARY KEY, game TEXT NOT NULL, seats BIGINT NOT NULL, bot TEXT NOT NULL,
            origin TEXT NOT NULL, since BIGINT NOT NULL, until BIGINT NOT NULL,
            seated TEXT NOT NULL)""",
        "CREATE INDEX waiting_queue ON waiting (game, seats)",
        "CREATE INDEX waiting_origin ON waiting (origin)",
        "CREATE INDEX waiting_seated ON waiting (seated)",
    ],
    [
        """CREATE TABLE keys (
            id TEXT PRIMARY KEY, guest TEXT NOT NULL, key TEXT NOT NULL, signs BIGINT NOT NULL,
            name TEXT NOT NULL, made BIGINT NOT NULL, used BIGINT NOT NULL)""",
        "CREATE INDEX keys_guest ON keys (guest)",
        "CREATE TABLE recovery (hash TEXT PRIMARY KEY, guest TEXT NOT NULL)",
        "CREATE INDEX recovery_guest ON recovery (guest)",
        "CREATE TABLE spent (hash TEXT PRIMARY KEY, until BIGINT NOT NULL)",
        "CREATE INDEX spent_until ON spent (until)",
        "CREATE INDEX entries_seats ON entries (kind, table_id, n) WHERE kind = 'seat'",
        "CREATE INDEX chat_by ON chat (by)",
        """CREATE TABLE endpoints (
            address TEXT PRIMARY KEY, guest TEXT NOT NULL, key TEXT NOT NULL, auth TEXT NOT NULL,
            language TEXT NOT NULL, since BIGINT NOT NULL, failed BIGINT NOT NULL)""",
        "CREATE INDEX endpoints_guest ON endpoints (guest)",
        """CREATE TABLE called (
            table_id TEXT NOT NULL, guest TEXT NOT NULL, n BIGINT NOT NULL,
            PRIMARY KEY (table_id, guest)){clustered}""",
        """CREATE TABLE rooms (
            code TEXT PRIMARY KEY, table_id TEXT NOT NULL, until BIGINT NOT NULL)""",
        "CREATE INDEX rooms_table ON rooms (table_id)",
        """CREATE TABLE vacations (
            guest TEXT NOT NULL, began BIGINT NOT NULL, until BIGINT NOT NULL,
            PRIMARY KEY (guest, began)){clustered}""",
        """CREATE TABLE lucks (
            name TEXT PRIMARY KEY, seed TEXT NOT NULL, made BIGINT NOT NULL,
            tables TEXT NOT NULL)""",
        """CREATE TABLE tries (
            luck TEXT NOT NULL, guest TEXT NOT NULL, table_id TEXT NOT NULL,
            finished BIGINT NOT NULL, points BIGINT, won BIGINT NOT NULL,
            PRIMARY KEY (luck, guest)){clustered}""",
        "CREATE INDEX tries_table ON tries (table_id)",
        "CREATE INDEX tries_points ON tries (luck, points)",
        """CREATE TABLE people (
            guest TEXT PRIMARY KEY, page TEXT NOT NULL, shows TEXT NOT NULL,
            mark BIGINT NOT NULL)""",
        "CREATE UNIQUE INDEX people_page ON people (page)",
        """CREATE TABLE results (
            table_id TEXT NOT NULL, seat BIGINT NOT NULL, game TEXT NOT NULL, at BIGINT NOT NULL,
            guest TEXT NOT NULL, bot TEXT NOT NULL, place BIGINT NOT NULL, won BIGINT NOT NULL,
            points BIGINT NOT NULL, gone BIGINT NOT NULL, rated BIGINT NOT NULL,
            was BIGINT, was_spread BIGINT, rating BIGINT, spread BIGINT, games BIGINT,
            PRIMARY KEY (table_id, seat)){clustered}""",
        "CREATE INDEX results_guest ON results (guest, at, table_id)",
        "CREATE INDEX results_rated ON results (game, at, table_id) WHERE rated = 1",
        """CREATE INDEX results_unsettled ON results (game, at, table_id)
            WHERE rated = 1 AND guest <> '' AND rating IS NULL""",
        """CREATE TABLE bests (
            table_id TEXT NOT NULL, seat BIGINT NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL,
            guest TEXT NOT NULL, at BIGINT NOT NULL, figure BIGINT NOT NULL,
            PRIMARY KEY (table_id, seat, name)){clustered}""",
        "CREATE INDEX bests_guest ON bests (guest, game, name, figure)",
        "CREATE TABLE settled (game TEXT PRIMARY KEY, n BIGINT NOT NULL)",
    ],
]

CLUSTERED = {"sqlite": " WITHOUT ROWID", "postgresql": ""}


def missing(version: int, database: str, upto: int | None = None) -> list[str]:
    """Return the statements from one version to another, by default the newest."""
    check(version, "this database")
    steps = STEPS[version:upto]
    return [text.format(clustered=CLUSTERED[database]) for step in steps for text in step]


def check(version: int, what: str) -> None:
    """Raise an error if something was made by a newer Engawa."""
    if version > len(STEPS):
        raise StoreNewer(
            f"{what} has version {version} and this Engawa knows versions up to "
            f"{len(STEPS)}: it was used by a newer Engawa, which alone can open it"
        )


def relations(version: int) -> list[str]:
    """Return the tables of a database of that version, except the one with the version itself."""
    text = "\n".join(text for step in STEPS[:version] for text in step)
    return re.findall(r"CREATE TABLE (\w+)", text)
