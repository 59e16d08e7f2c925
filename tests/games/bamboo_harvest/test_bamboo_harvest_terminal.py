"""Bamboo Harvest in a terminal whose screen can be cleared."""

import engawa
from engawa.terminal.coach import Coach
from engawa.terminal.session import PERSON, Session

CLEARED = "(the screen is cleared)"


def test_where_the_screen_is_cleared_the_board_is_a_map_with_the_news_below() -> None:
    said: list[str] = []
    left = iter(["1", "1"])

    def clear() -> None:
        said.append(CLEARED)

    def ask(prompt: str) -> str:
        said.append(prompt)
        for line in left:
            return line
        raise EOFError

    Session(
        engawa.make("bamboo_harvest", 2), [PERSON, "random"], said.append, ask, 3, clear=clear
    ).run()
    screens = [part.splitlines() for part in "\n".join(said).split(CLEARED)[1:]]
    assert len(screens) == 3
    assert all(rows[1].split() == [*"abcdefg"] for rows in screens)
    verbs = ("You dropped", "B dropped", "You placed", "B placed")
    told = [[row.split(".")[0] for row in rows if row.startswith(verbs)] for rows in screens]
    assert told[0] == []
    assert told[1][-2:] == ["You dropped the five of clubs", "B dropped the two of clubs"]
    assert told[2][1] == "You placed a token on a1"
    assert len(told[2]) > 2


def test_a_screen_of_80_columns_holds_every_row_and_names_no_card_that_the_map_numbers() -> None:
    said: list[str] = []
    left = iter(["1"])

    def ask(prompt: str) -> str:
        for line in left:
            return line
        raise EOFError

    game, players = engawa.make("bamboo_harvest", 2), [PERSON, "random"]
    Session(game, players, said.append, ask, 3, clear=lambda: None, coach=Coach()).run()
    rows = "\n".join(said).splitlines()
    assert max(map(len, rows)) < 80
    assert any(row.startswith("Tip [") for row in rows)
    named = [row for row in rows if ". place " in row]
    assert len(named) < 4, "each has its number on the map"
    assert "1. place a1 …" in named[0]


def test_whoever_comes_to_the_screen_next_sees_no_secret_of_the_last() -> None:
    said: list[str] = []
    left = iter(["", "drop 5C", "", "1"])

    def ask(prompt: str) -> str:
        said.append(prompt)
        return next(left, "quit")

    game = engawa.make("bamboo_harvest", 2)
    Session(game, [PERSON] * 2, said.append, ask, 3, clear=lambda: said.append(CLEARED)).run()
    text = "\n".join(said).split(CLEARED)
    assert "drop 5C" in text[2]
    for later in text[3:5]:  # the question who looks, and what B sees
        for secret in ("5C", "10C", "five of clubs", "ten of clubs"):
            assert secret not in later
    assert "A dropped a deed." in text[4]
