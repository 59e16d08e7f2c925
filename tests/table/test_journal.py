"""What the server says about itself."""

import io
import json
import logging
import socket
import sys
from pathlib import Path
from typing import Any

import pytest
from serving import serving

from engawa.table.journal import OFTEN, Journal, Overheard
from engawa.table.run import Where, journal_of


def lines(out: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_the_journal_writes_no_secret() -> None:
    out = io.StringIO()
    journal = Journal(out)
    journal.say("something", table="abc", code="rate")
    with pytest.raises(AssertionError):
        journal.say("something", cookie="secret")
    try:
        raise ValueError("the cookie was hunter2")
    except ValueError as error:
        journal.fault("failed", error)
    said = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [each["event"] for each in said] == ["something", "failed"]
    assert "hunter2" not in out.getvalue()


def test_what_happens_often_is_counted_and_written_now_and_then() -> None:
    out, now = io.StringIO(), 0.0
    journal = Journal(out, lambda: now)
    for _ in range(1000):
        journal.often("refused", code="rate")
    assert [each["count"] for each in lines(out)] == [1]
    journal.flush()
    assert len(lines(out)) == 1
    now = OFTEN
    journal.flush()
    assert [each["count"] for each in lines(out)] == [1, 999]
    now = 2 * OFTEN
    journal.flush()
    assert len(lines(out)) == 2


def test_what_libraries_would_print_is_written_without_what_it_is_about() -> None:
    out = io.StringIO()
    log = logging.Logger("library")
    log.addHandler(Overheard(Journal(out)))
    log.info("nobody needs to know")
    log.warning("bad cookie %s", "hunter2")
    try:
        raise ValueError("the cookie was hunter2")
    except ValueError:
        log.exception("it failed\nwith hunter2")
    assert [each["error"] for each in lines(out)] == ["bad cookie %s", "ValueError"]
    assert "hunter2" not in out.getvalue()


def test_whatever_is_sent_the_journal_is_json(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for sent in (b"no request at all", b"GET /\x00 HTTP/1.1", b"\x16\x03\x01\x02\x00"):
            with socket.create_connection(("127.0.0.1", server.port), 30) as end:
                end.sendall(sent + b"\r\n\r\n")
                assert end.recv(1000).startswith(b"HTTP/1.1 400")
    events = [json.loads(line)["event"] for line in server.said()]
    assert "overheard" in events
    assert events[-1] == "closed"


def test_a_line_is_written_at_once_so_that_processes_do_not_mix_theirs() -> None:
    written: list[str] = []

    class Out(io.StringIO):
        def write(self, text: str) -> int:
            written.append(text)
            return len(text)

    Journal(Out()).say("open")
    (line,) = written
    assert line.endswith("}\n")


def test_a_journal_that_cannot_be_written_stops_nothing() -> None:
    class Full(io.StringIO):
        def flush(self) -> None:
            raise OSError("No space left on device")

    Journal(Full()).say("open")


def test_who_opens_a_table_to_play_finds_the_journal_beside_the_games(tmp_path: Path) -> None:
    home = tmp_path / "games.db"
    assert journal_of(Where(str(home))).out is sys.stderr
    journal = journal_of(Where(f"sqlite:///{home}", browser=True))
    journal.say("open")
    assert journal.out
    journal.out.close()
    assert json.loads((tmp_path / "games.log").read_text())["event"] == "open"
