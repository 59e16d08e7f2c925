"""A board for everybody: whoever opens it, it shows and allows no more than to a stranger."""

from __future__ import annotations

from pathlib import Path

import pytest
from games_by import LARGEST, LONGEST, SMALLEST
from hall import Hall, run


@pytest.mark.parametrize("game", sorted({LARGEST, LONGEST}))
def test_a_board_shows_what_a_stranger_sees_though_its_owner_sits_there(
    tmp_path: Path, game: str
) -> None:
    async def play(hall: Hall) -> None:
        ann, eve = await hall.guest(), await hall.guest("Eve")
        table = await ann.make(game, seats=2, bots=[None, "random"])
        own = await (await ann.socket(table)).until("scene")
        board = await ann.socket(table, query="?as=board")
        seen = await board.until("scene")
        strange = await (await eve.socket(table)).until("scene")
        assert seen["scene"] == strange["scene"]
        assert seen["scene"] != own["scene"]
        line = own["scene"]["verbs"][0]["line"]
        assert (await board.ask(do="play", line=line, seen=seen["n"]))["code"] == "no-seat"
        assert (await board.ask(do="resign"))["is"] == "refused"

    run(play, tmp_path / "tables.db")


def test_the_board_of_a_private_table_needs_its_link_or_one_of_its_people(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, eve = await hall.guest(), await hall.guest("Eve")
        table = str(
            (await ann.post("/api/tables", game=SMALLEST, seats=2, bots=[None, "random"]))["table"]
        )
        await (await ann.socket(table, query="?as=board")).until("scene")
        code = (await ann.get(f"/api/tables/{table}"))["link"].partition("=")[2]
        await (await eve.socket(table, query=f"?as=board&join={code}")).until("scene")
        with pytest.raises(AssertionError, match="it is private"):
            await eve.socket(table, query="?as=board&join=nonsense")

    run(play, tmp_path / "tables.db")
