"""A server opens a store of any earlier schema, and its tables continue."""

from typing import Any

from hall import Hall, run

from engawa.store.raw import look
from engawa.table.doctor import examine


def test_what_an_older_server_left_is_played_on(old: str) -> None:
    with look(old) as raw:
        kept: dict[Any, Any] = dict(raw.ask("SELECT status, game FROM tables"))

    async def play(hall: Hall) -> None:
        heads = {head.status: head for head in await hall.tables.store.heads()}
        assert sorted(heads) == ["over", "playing", "waiting"]
        assert {status: head.game for status, head in heads.items()} == kept
        live = await hall.tables.live(heads["playing"].id)
        assert [said.text for said in await hall.tables.said(live.table.id)] == [
            "“hello”, Bob",
            "hello",
        ]
        if live.table.game.spec.rules_version != 1:  # then it ends, with a sentence
            assert live.table.stopped
            return
        seat, n = live.table.turn, live.table.n
        by = live.table.sitters[seat].guest
        line = live.table.position.lines()[0]
        await live.commit(
            by, "x", lambda: live.table.play(seat, by, line, n, hall.clock.now(), "x")
        )
        assert len(await hall.tables.store.read(live.table.id)) > n

    run(play, old)


def test_nothing_is_wrong_with_it(old: str) -> None:
    with look(old) as raw:
        seen = examine(raw, 1_700_000_000_000 + 3_600_000)
    rules = [each for each in seen.wrong if each.what != "rules"]
    assert (rules, seen.tables) == ([], 3)
