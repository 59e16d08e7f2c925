"""A record with a false claim is rejected, naming the line."""

from pathlib import Path

import pytest

from engawa.core import record
from engawa.core.errors import BadRecord
from engawa.games import spec

RECORDS = Path(__file__).parent / "records"


def test_a_wrong_claim_is_caught() -> None:
    text = (RECORDS / "rulebook_example_1.rec").read_text()
    found = record.read(text.replace("3/5/6/5 B 2", "3/5/6/5 B 1"))
    game = record.game_of(found, spec("pass_the_pandas"))
    with pytest.raises(BadRecord, match=r"line 9: the record says this leads to '3/5/6/5 B 1"):
        list(record.replay(found, game))
