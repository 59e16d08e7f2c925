"""Every record replays to the positions and the result it claims; every game has some."""

from pathlib import Path

import pytest

import engawa
from engawa.core import record
from engawa.games import spec

HOME = Path(__file__).parent / "games"
RECORDS = sorted(HOME.glob("*/records/*.rec"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: f"{p.parts[-3]}-{p.stem}")
def test_record_replays(path: Path) -> None:
    found = record.read(path.read_text(encoding="utf-8"))
    assert found.headers["game"] == path.parts[-3]
    place = spec(found.headers["game"])
    assert not record.version_note(found, place)
    steps = list(record.replay(found, record.game_of(found, place)))
    if "result" in found.headers:
        scores = [f"{score:g}" for score in steps[-1].position.scores()]
        assert found.headers["result"].split() == scores


@pytest.mark.parametrize("name", engawa.names())
def test_every_game_has_records(name: str) -> None:
    assert list((HOME / name / "records").glob("*.rec"))
