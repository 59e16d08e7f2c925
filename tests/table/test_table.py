"""The table itself: undo, clocks and seats, without a network or a disk."""

from typing import Any

import msgspec
import pytest
from games_by import CALMEST, LARGEST, LONGEST, SOLO

from engawa import CHANCE
from engawa.core import record
from engawa.core.rng import Rng
from engawa.store import Entry, StoredTable
from engawa.table import export
from engawa.table import table as module
from engawa.table.table import No, Table, gave_up
from engawa.table.terms import ClockTerms, Terms
from engawa.table.view import story
from engawa.words import SEATS
from engawa.words import table as say

MINUTE = 60_000
NOON = 1_700_000_000_000


def laid(game: str = LONGEST, seats: int = 2, charge: Any = None, **terms: Any) -> Table:
    """Return a table with a person in each seat: ann, bob, cat."""
    about = msgspec.to_builtins(Terms(seats, **terms))
    rng = Rng(4)
    head = StoredTable("t", game, "waiting", True, "ann", NOON, about)
    how = {"charge": charge} if charge else {}
    table = Table(head, luck=lambda s: s.roll(rng), **how)
    for guest in ("ann", "bob", "cat")[:seats]:
        keep(table, table.sit(guest, guest.capitalize(), None, NOON))
    return table


def keep(table: Table, entries: list[Entry]) -> list[Entry]:
    for entry in entries:
        table.add(entry)
    return entries


def go(table: Table, line: str, now: int = NOON) -> list[Entry]:
    seat = table.turn
    assert seat is not None
    by = table.sitters[seat].guest
    return keep(table, table.play(seat, by, line, table.n, now))


def refused(code: str) -> Any:
    return pytest.raises(No, check=lambda no: no.code == code)


def leading(table: Table, to: int | None) -> str:
    """Return a line of the seat to move that makes it another seat's turn."""
    for line in table.position.lines():
        after = table.position.copy()
        after.play(line)
        if after.to_move == to:
            return line
    raise AssertionError("there is none")


def quiet(table: Table) -> str:
    """Return a line of the seat to move that needs no chance and reveals nothing."""
    return leading(table, table.turn)


def chancy(table: Table) -> str:
    """Return a line of the seat to move that needs chance."""
    return leading(table, CHANCE)


def test_the_log_alone_makes_the_table() -> None:
    table = laid()
    for _ in range(20):
        go(table, table.position.lines()[0])
    keep(table, table.undo(table.turn, "ann", table.n, NOON)) if table.undo_of(
        table.turn
    ).to else None
    twin = Table(StoredTable("t", LONGEST, "waiting", True, "ann", NOON, {"seats": 2}))
    keep(twin, table.log)
    assert str(twin.position) == str(table.position)
    assert (twin.sitters, twin.steps, twin.n) == (table.sitters, table.steps, table.n)


def test_a_log_that_is_long_for_what_stands_of_it_only_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "SPARE", 20)
    table = laid()
    seat, guest = table.turn, table.sitters[table.turn or 0].guest
    with refused("full"):
        for _ in range(100):
            go(table, quiet(table))
            keep(table, table.undo(seat, guest, table.n, NOON))
    with refused("full"):
        table.hand(guest, seat or 0, "random", NOON)
    assert table.n - len(table.steps) < 30
    go(table, table.position.lines()[0])
    keep(table, table.leave(guest, NOON))


# --- undo ---


def test_ones_own_last_line_is_taken_back_freely_and_stays_in_the_log() -> None:
    table = laid()
    seat, before = table.turn, str(table.position)
    go(table, quiet(table))
    back = table.undo_of(seat)
    assert (back.free, back.to) == (True, table.steps[-1].n - 1)
    assert seat is not None
    kept = keep(table, table.undo(seat, "ann", table.n, NOON))
    assert [entry.kind for entry in kept] == ["undo"]
    assert str(table.position) == before
    assert [entry.kind for entry in table.log[-2:]] == ["line", "undo"]


def test_chance_closes_the_way_back() -> None:
    table = laid()
    seat = table.turn
    go(table, chancy(table))
    assert table.log[-1].kind == "chance"
    back = table.undo_of(seat)
    assert not back.free
    assert back.says == say.UNDO_CHANCE


def test_another_seats_line_closes_the_way_back() -> None:
    table = laid(CALMEST)
    seat = table.turn
    while table.turn == seat:
        go(table, table.position.lines()[0])
    go(table, table.position.lines()[0])
    assert not table.undo_of(seat).free


def test_who_closed_the_way_back_is_who_played_first_since() -> None:
    table = laid(LARGEST, seats=3)
    for _ in range(5):
        go(table, table.position.lines()[-1])
    assert [step.seat for step in table.steps[-5:]] == [0, 0, 1, 1, 2]
    assert table.undo_of(0).says == say.undo_played(SEATS[1])


def test_more_is_taken_back_only_if_all_agree() -> None:
    table = laid(seats=3)
    seat = table.turn
    assert seat == 0
    before = str(table.position)
    go(table, chancy(table))
    kept = keep(table, table.undo(0, "ann", table.n, NOON))
    assert [entry.kind for entry in kept] == ["ask"]
    assert table.awaited() == [1, 2]
    with refused("no-question"):
        table.answer(0, "ann", True, NOON)
    keep(table, table.answer(1, "bob", True, NOON))
    assert str(table.position) != before
    keep(table, table.answer(2, "cat", True, NOON))
    assert str(table.position) == before
    assert table.wish is None


def test_one_no_settles_the_question() -> None:
    table = laid(seats=3)
    go(table, chancy(table))
    after = str(table.position)
    keep(table, table.undo(0, "ann", table.n, NOON))
    keep(table, table.answer(1, "bob", False, NOON))
    assert table.wish is None
    assert str(table.position) == after
    with refused("no-question"):
        table.answer(2, "cat", True, NOON)


def test_a_table_may_allow_no_more_than_what_is_free() -> None:
    table = laid(takeback=False)
    go(table, chancy(table))
    with refused("no-undo"):
        table.undo(0, "ann", table.n, NOON)


def test_bots_always_agree() -> None:
    table = laid()
    keep(table, table.hand("bob", 1, "greedy", NOON))
    before = str(table.position)
    go(table, chancy(table))
    keep(table, table.undo(0, "ann", table.n, NOON))
    assert str(table.position) == before


def left(table: Table, guest: str) -> None:
    keep(table, table.leave(guest, NOON))


def test_what_somebody_played_who_left_is_not_taken_back() -> None:
    table = laid(CALMEST)
    while table.turn != 1:
        go(table, table.position.lines()[0])
    while table.turn == 1:
        go(table, table.position.lines()[0])
    stands = [step.action for step in table.steps]
    left(table, "bob")
    while table.turn == 0:
        go(table, table.position.lines()[0])
    for _ in range(30):  # all lines of Ann since then, and no more
        if table.undo_of(0).to is None:
            break
        keep(table, table.undo(0, "ann", table.n, NOON))
    assert [step.action for step in table.steps] == stands
    assert table.undo_of(0).says == say.undo_gone("Bob")
    with refused("no-undo"):
        table.undo(0, "ann", table.n, NOON)
    keep(table, table.hand("ann", 1, "random", NOON))  # whatever the bot's name
    assert table.undo_of(0).says == say.undo_gone("Bob")


def test_nor_is_what_somebody_played_who_lets_a_bot_play_on() -> None:
    table = laid(CALMEST)
    while table.turn == 0:
        go(table, table.position.lines()[0])
    go(table, table.position.lines()[0])
    keep(table, table.hand("bob", 1, "greedy", NOON))
    with refused("no-undo"):
        table.undo(0, "ann", table.n, NOON)
    keep(table, table.hand("bob", 1, None, NOON))  # back again, and asked
    assert [entry.kind for entry in table.undo(0, "ann", table.n, NOON)] == ["ask"]


def test_who_leaves_while_they_are_asked_does_not_agree() -> None:
    table = laid(seats=3)
    go(table, chancy(table))
    keep(table, table.undo(0, "ann", table.n, NOON))
    keep(table, table.answer(1, "bob", True, NOON))
    left(table, "cat")
    assert table.wish is None
    with refused("no-undo"):
        table.undo(0, "ann", table.n, NOON)


def test_who_has_agreed_and_leaves_has_agreed() -> None:
    table = laid(seats=3)
    before = str(table.position)
    go(table, chancy(table))
    keep(table, table.undo(0, "ann", table.n, NOON))
    keep(table, table.answer(1, "bob", True, NOON))
    left(table, "bob")
    keep(table, table.answer(2, "cat", True, NOON))
    assert str(table.position) == before


def test_who_leaves_takes_their_question_along() -> None:
    table = laid(seats=3)
    go(table, chancy(table))
    keep(table, table.undo(0, "ann", table.n, NOON))
    left(table, "ann")
    assert table.wish is None
    with refused("no-question"):
        table.answer(1, "bob", True, NOON)


def test_of_two_questions_the_first_is_answered_first() -> None:
    table = laid(seats=3)
    go(table, chancy(table))
    keep(table, table.undo(0, "ann", table.n, NOON))
    keep(table, table.answer(1, "bob", True, NOON))
    with refused("no-undo"):
        table.undo(0, "ann", table.n, NOON)
    assert table.awaited() == [2]


def test_a_stale_undo_is_refused() -> None:
    table = laid()
    seen = table.n
    go(table, chancy(table))
    with refused("stale"):
        table.undo(0, "ann", seen, NOON)


# --- clocks ---


def test_thinking_is_charged_to_who_thinks() -> None:
    table = laid(clock=ClockTerms("game", 10))
    go(table, quiet(table), NOON + 3 * MINUTE)
    assert table.left == [7 * MINUTE, 10 * MINUTE]
    assert table.left_at(NOON + 4 * MINUTE) == [6 * MINUTE, 10 * MINUTE]


def test_a_clock_for_each_move_is_full_again_with_each_turn() -> None:
    table = laid(CALMEST, clock=ClockTerms("move", 5))
    first, now = table.turn, NOON
    while table.turn == first:
        now += MINUTE
        go(table, table.position.lines()[0], now)
    assert table.turn is not None
    assert table.left_at(now)[table.turn] == 5 * MINUTE


def test_nobody_is_charged_for_the_time_the_server_was_down() -> None:
    gap = (NOON + 2 * MINUTE, NOON + 50 * MINUTE)

    def charge(began: int, until: int) -> int:
        return until - began - max(0, min(until, gap[1]) - max(began, gap[0]))

    table = laid(clock=ClockTerms("game", 10), charge=charge)
    assert table.left_at(NOON + 53 * MINUTE)[0] == 5 * MINUTE
    assert table.expire(NOON + 53 * MINUTE) == []


def test_who_runs_out_is_played_by_a_bot_until_they_return() -> None:
    table = laid(clock=ClockTerms("game", 10), level="greedy")
    assert table.expire(NOON + 9 * MINUTE) == []
    keep(table, table.expire(NOON + 10 * MINUTE))
    assert (table.sitters[0].bot, table.sitters[0].away) == ("greedy", True)
    assert table.running is None
    keep(table, table.back("ann", NOON + 30 * MINUTE))
    assert table.sitters[0].person
    assert table.left_at(NOON + 30 * MINUTE)[0] == MINUTE  # a tenth of the clock


def test_or_they_lose_if_the_table_chose_so() -> None:
    table = laid(seats=3, clock=ClockTerms("move", 1), timeout="lose")
    keep(table, table.expire(NOON + MINUTE))
    assert table.status == "over"
    assert table.scores() == [0.0, 0.5, 0.5]
    with refused("over"):
        table.play(0, "ann", table.position.lines()[0], table.n, NOON)


# --- seats ---


def test_nobody_sits_twice_or_on_another() -> None:
    table = laid(seats=2)
    with refused("full"):
        table.sit("eve", "Eve", None, NOON)
    with refused("taken"):
        table.sit("eve", "Eve", 1, NOON)
    with refused("seated"):
        table.sit("ann", "Ann", 1, NOON)
    with refused("no-seat"):
        table.sit("eve", "Eve", 7, NOON)
    assert table.sit("ann", "Ann", None, NOON) == []


def test_a_seat_is_handed_to_a_bot_and_taken_back_by_its_owner_alone() -> None:
    table = laid()
    keep(table, table.hand("bob", 1, "greedy", NOON))
    assert (table.sitters[1].bot, table.sitters[1].guest) == ("greedy", "bob")
    with refused("no-seat"):
        table.hand("ann", 1, None, NOON)
    keep(table, table.hand("bob", 1, None, NOON))
    assert table.sitters[1].person


def test_who_leaves_a_running_game_leaves_a_bot_behind() -> None:
    table = laid(level="greedy")
    keep(table, table.leave("bob", NOON))
    assert (table.sitters[1].guest, table.sitters[1].bot) == ("", "greedy")
    assert table.status == "playing"


def test_the_host_fills_an_empty_seat_with_a_bot_and_frees_it_again() -> None:
    table = Table(StoredTable("t", LONGEST, "waiting", True, "ann", NOON, {"seats": 3}))
    keep(table, table.sit("ann", "Ann", 0, NOON))
    keep(table, table.hand("ann", 2, "greedy", NOON))
    keep(table, table.hand("ann", 2, None, NOON))
    assert table.sitters[2].open
    with refused("no-seat"):
        table.hand("bob", 2, "greedy", NOON)


def test_seats_and_clocks_make_nobody_stale() -> None:
    table = laid()
    seen = table.n
    keep(table, table.hand("bob", 1, "greedy", NOON))
    assert table.n > seen
    keep(table, table.play(0, "ann", quiet(table), seen, NOON))


# --- giving up ---


def test_who_resigns_leaves_the_game_to_a_bot_and_the_others() -> None:
    table = laid(seats=3, level="greedy")
    keep(table, table.resign(0, "ann", NOON))
    assert table.status == "playing"
    assert table.seat_of("ann") is None
    assert (table.sitters[0].bot, table.sitters[0].resigned) == ("greedy", True)
    assert [str(gave_up(entry)) for entry in table.log if gave_up(entry)] == [
        "A resigned. A bot plays on."
    ]
    with refused("no-seat"):  # twice
        table.resign(table.seat_of("ann"), "ann", NOON)


def test_the_last_two_end_it_and_who_has_not_resigned_has_won() -> None:
    table = laid(seats=3)
    keep(table, table.resign(0, "ann", NOON))
    keep(table, table.resign(2, "cat", NOON))
    assert (table.status, table.scores()) == ("over", [0.0, 1.0, 0.0])
    assert table.ending() == say.resigned(SEATS[2])
    with refused("over"):
        table.resign(1, "bob", NOON)


def test_nobody_plays_on_with_bots_alone() -> None:
    table = laid(seats=3)
    for seat, guest in ((1, "bob"), (2, "cat")):
        keep(table, table.leave(guest, NOON))
        assert not table.sitters[seat].guest
    keep(table, table.resign(0, "ann", NOON))
    assert (table.status, table.scores()) == ("over", [0.0, 0.5, 0.5])


def test_it_ends_if_the_table_chose_so() -> None:
    table = laid(seats=3, timeout="lose")
    keep(table, table.resign(1, "bob", NOON))
    assert (table.status, table.scores()) == ("over", [0.5, 0.0, 0.5])


def test_alone_it_is_lost() -> None:
    table = laid(SOLO, seats=1)
    keep(table, table.resign(0, "ann", NOON))
    assert (table.status, table.scores()) == ("over", [0.0])


def test_before_the_game_and_without_a_seat_there_is_nothing_to_resign() -> None:
    table = Table(StoredTable("t", LONGEST, "waiting", True, "ann", NOON, {"seats": 2}))
    keep(table, table.sit("ann", "Ann", None, NOON))
    with refused("waiting"):
        table.resign(0, "ann", NOON)
    with refused("no-seat"):
        table.resign(None, "eve", NOON)


def test_the_log_says_who_resigned_and_nobody_forgets_it() -> None:
    table = laid(seats=3)
    go(table, table.position.lines()[0])
    keep(table, table.resign(1, "bob", NOON))
    told = story(table, 0, 60)
    assert (told[-1].line, told[-1].seat, str(told[-1].says)) == (
        "",
        1,
        "B resigned. A bot plays on.",
    )
    twin = Table(StoredTable("t", LONGEST, "waiting", True, "ann", NOON, {"seats": 3}))
    keep(twin, table.log)
    assert (twin.sitters, twin.n) == (table.sitters, table.n)


def test_the_name_of_who_resigned_goes_with_them() -> None:
    table = laid(seats=3)
    keep(table, table.resign(1, "bob", NOON))
    table.forget("bob")
    assert "Bob" not in str(table.log)


def test_the_record_of_a_game_that_was_resigned_says_so_and_can_be_read() -> None:
    table = laid()
    go(table, table.position.lines()[0])
    keep(table, table.resign(1, "bob", NOON))
    text = export.write(table, None)
    assert "result: 1 0\n" in text
    assert text.endswith("# B resigned.\n")
    assert len(list(record.replay(record.read(text), table.game))) == len(table.steps)
