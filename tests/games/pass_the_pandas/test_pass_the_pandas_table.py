"""Pass the Pandas on a server."""

from pathlib import Path

import pytest
from hall import Hall, run
from test_lobby import finish, refuse


@pytest.mark.parametrize(
    "after",
    [
        "\ngive B\n",
        "from: 5/5 A 0 - 0\n\n",
        "\n" + "roll W\n" * 9000,
    ],
)
def test_a_record_that_does_not_hold_is_refused_with_a_sentence(after: str, tmp_path: Path) -> None:
    refuse("game: pass_the_pandas\nseats: A, B\n" + after, tmp_path / "db")


def test_the_end_is_told_in_the_words_of_who_reads_it(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await ann.make("pass_the_pandas", seats=2, bots=[None, "random"])
        await finish(hall, ann, table)
        heard = await (await ann.socket(table)).until("over")
        who = "You were" if heard["scores"][0] else "Haru was"
        assert heard["says"] == f"{who} first without dice."

    run(play, tmp_path / "db", watchful=False)
