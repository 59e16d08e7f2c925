"""The Harvest on a server: only our cards, and those of an earlier version."""

from pathlib import Path

import pytest
from hall import Hall, Refusal, run
from test_lobby import refuse
from test_stopped import Past, age, begun

import engawa
from engawa.core import record
from engawa.games import spec
from engawa.games.the_harvest import cards
from engawa.table.terms import game_for

NOT_OURS = [
    *("/etc/passwd", "../../secret", "odd.toml", "fight_city/../odd", 1, "/etc/x@00000000"),
    *(
        "odd@",
        "odd@mine",
        "odd@/../../secret",
        "odd@00000000@00000000",
        "odd@00000000\n",
        "ODD",
        "",
    ),
    *("odd\n@00000000", "odd@0000000G", " odd", "odd\x00"),
]


def test_a_stranger_names_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even one that lies beside the server; nothing is opened to find that out."""
    monkeypatch.chdir(tmp_path)
    mine = (cards.HOME / "odd.toml").read_text(encoding="utf-8").replace('"Odd"', '"Mine"')
    (tmp_path / "odd@mine").write_text(mine, encoding="utf-8")
    assert engawa.make("the_harvest", cards="odd@mine")  # to whoever has the machine it is a file
    monkeypatch.setattr(cards, "read_table", None)  # whoever calls it fails

    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        for name in NOT_OURS:
            with pytest.raises(Refusal) as no:
                await ann.make("the_harvest", options={"cards": name})
            assert no.value.code == "bad-game"
            ours = "fight_city_4, fight_city_3, fight_city_2, fight_city, odd"
            assert f"takes one of ours here: {ours}; not" in no.value.told["says"]

    run(play, tmp_path / "db")


def test_a_stranger_names_what_is_shipped(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        for name in (odd := game_for("the_harvest", 2, {"cards": "odd"}).chosen()["cards"], "odd"):
            table = await ann.make("the_harvest", options={"cards": name})
            assert (await hall.tables.live(table)).table.game.chosen()["cards"] == odd

    run(play, tmp_path / "db")


def test_nor_does_a_record(tmp_path: Path) -> None:
    refuse("game: the_harvest\nseats: A, B\noptions: cards=/etc/passwd\n\n", tmp_path / "db")


@pytest.mark.parametrize(
    ("rules", "usual"), [(1, "fight_city"), (2, "fight_city_2"), (3, "fight_city_3")]
)
def test_a_table_of_an_earlier_version_goes_on_with_what_was_usual_then(
    rules: int, usual: str, tmp_path: Path
) -> None:
    """And so do its record and its rematch."""
    past = Past()

    async def before(hall: Hall) -> None:
        await age(hall, await begun(hall, past, "the_harvest", 4), rules=rules, options={})

    async def after(hall: Hall) -> None:
        table, (ann, bob) = past.tables[0], past.back(hall)
        live = await hall.tables.live(table)
        then = spec("the_harvest").options[-1].show(live.table.game.options["cards"])
        assert (live.table.stopped, str(then).split("@")[0]) == ("", usual)
        while not live.table.over:
            who, line = (ann, bob)[live.table.turn], live.table.position.lines()[0]
            await who.at(table, "play", line=line, seen=live.table.n)
        found = record.read(await ann.get(f"/api/tables/{table}/record"))
        assert found.headers["options"] == f"cards={then}"
        made = await ann.at(table, "rematch")
        new = (await hall.tables.live(made["table"])).table
        assert (new.terms.rules, new.terms.options) == (4, {"cards": then})

    run(before, tmp_path / "db")
    run(after, tmp_path / "db")
