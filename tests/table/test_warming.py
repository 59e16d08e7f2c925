"""The table is open on plain rules while they are compiled."""

import asyncio
import threading
from pathlib import Path

import pytest
from hall import Hall, Quick, run


@pytest.fixture(autouse=True)
def nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engawa.build.PURE", False)
    monkeypatch.setattr("engawa.compile.units.compiled", lambda unit: None)


def test_while_the_table_is_open_the_rules_are_compiled_and_workers_pass_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = tmp_path / "gate"
    code = (
        "import time; from pathlib import Path; print('compiled 0 of 4', flush=True)\n"
        f"while not Path({str(gate)!r}).exists(): time.sleep(0.01)"
    )
    monkeypatch.setattr("engawa.compile.warmup.COMMAND", ("-c", code))

    class Renewed(Quick):
        def __init__(self) -> None:
            self.renewed = asyncio.Event()

        def renew(self) -> None:
            self.renewed.set()

    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        found = await ann.get("/api/bots")
        assert found["state"] == "warming"
        assert found["weak"] == ["level6", "level7", "level8"]
        assert found["left"] > 0
        assert not hall.tables.pool.renewed.is_set()
        gate.touch()
        await asyncio.wait_for(hall.tables.pool.renewed.wait(), 60)
        assert await ann.get("/api/bots") == {"state": "ready", "weak": [], "left": None}

    run(play, tmp_path / "db", pool=Renewed, compile=True)


def test_a_table_that_closes_ends_the_compiling(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engawa.compile.warmup.COMMAND", ("-c", "import time; time.sleep(600)"))
    threads: list[threading.Thread] = []

    async def play(hall: Hall) -> None:
        threads.append(hall.tables.warmup._thread)
        assert threads[0].is_alive()

    run(play, tmp_path / "db", compile=True)
    assert not threads[0].is_alive()
