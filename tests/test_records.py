"""Every record replays to the positions and the result it claims; every game has some."""

from pathlib import Path

import pytest

import engawa
from engawa.core import record
from engawa.core.errors import BadRecord
from engawa.games import room

HOME = Path(__file__).parent / "records"
RECORDS = sorted(HOME.glob("*/*.rec"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_record_replays(path: Path) -> None:
    found = record.read(path.read_text(encoding="utf-8"))
    assert found.headers["game"] == path.parent.name
    place = room(found.headers["game"])
    assert not record.version_note(found, place)
    steps = list(record.replay(found, record.game_of(found, place)))
    if "result" in found.headers:
        scores = [f"{score:g}" for score in steps[-1].position.scores()]
        assert found.headers["result"].split() == scores


@pytest.mark.parametrize("name", engawa.names())
def test_every_game_has_records(name: str) -> None:
    assert list((HOME / name).glob("*.rec"))


def test_a_wrong_claim_is_caught() -> None:
    text = (HOME / "pass_the_pandas/rulebook_example_1.rec").read_text()
    found = record.read(text.replace("3/5/6/5 B 2", "3/5/6/5 B 1"))
    game = record.game_of(found, room("pass_the_pandas"))
    with pytest.raises(BadRecord, match=r"line 9: the record says this leads to '3/5/6/5 B 1"):
        list(record.replay(found, game))
