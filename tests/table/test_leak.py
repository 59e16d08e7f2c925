"""All that a seat is sent is the same in two worlds that differ only in what it cannot see.

Two servers play the same game. If possible, the second one takes another outcome of chance or
another hidden choice that reads the same to the watching seat.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from games_by import HIDING, PEOPLES
from hall import Player, Socket, hall

import engawa
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.games import GAMES
from engawa.table import guests, lobby
from engawa.table.view import Eye, Heard

MOVES = 30
APART = 3  # actions that differ between the worlds
SEEDS = range(11, 31)  # seeds to try until the worlds differ


heavy = pytest.mark.skipif(not engawa.COMPILED, reason="heavy, and the same without compiling")


def fixed_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make ids the same in both worlds: by the order of requests, or from equal secrets."""
    number = iter(range(10_000))

    def word(length: int) -> str:
        return f"{next(number) // 2:0{length}d}"  # both worlds ask in turn

    monkeypatch.setattr(guests, "word", word)
    monkeypatch.setattr(lobby, "word", word)
    monkeypatch.setattr("engawa.store.log.secrets.token_urlsafe", lambda size: "secret " * size)
    monkeypatch.setattr("engawa.table.live.SOON", 1000)  # who is here is sent later


def same(a: Position, x: int, b: Position, y: int, seat: int | None) -> bool:
    """Does x in one world read and look to the seat like y in the other?"""
    if a.line_for(x, seat) != b.line_for(y, seat):
        return False
    after, other = a.copy(), b.copy()
    after.apply(x)
    other.apply(y)
    return after.observe(seat) == other.observe(seat)


def walk(start: Position, rng: Rng) -> list[int]:
    """Play a random game of so many choices."""
    s, played, choices = start.copy(), [], 0
    while choices < MOVES and s.to_move != NOBODY:
        if s.to_move == CHANCE:
            played.append(s.roll(rng))
            continue
        legal = s.legal()
        played.append(legal[rng.below(len(legal))])
        s.apply(played[-1])
        choices += 1
    while s.to_move == CHANCE:
        played.append(s.roll(rng))
    return played


def twin(start: Position, played: list[int], seat: int | None, rng: Rng) -> list[int]:
    """Find a game that is the same to the seat but not to those who know more, if possible."""
    found = played
    for at in range(len(played)):
        other = changed(start, played, found, at, seat, rng)
        found = other or found
        if sum(x != y for x, y in zip(played, found, strict=True)) >= APART:
            break
    return found


def changed(
    start: Position, played: list[int], now: list[int], at: int, seat: int | None, rng: Rng
) -> list[int] | None:
    """Return `now` with a small change from `at` on; None if that is impossible."""
    a, b = start.copy(), start.copy()
    found: list[int] = []
    for i, x in enumerate(played):
        there = [outcome for outcome, _ in b.chances()] or b.legal()
        free = a.to_move != seat
        if i == at:
            tries = [y for y in there if y != now[i]] if free else []
        else:
            tries = [now[i], *(y for y in there if free)]
        y = next((y for y in tries if y in there and same(a, x, b, y, seat)), None)
        if y is None:
            return None
        a.apply(x)
        b.apply(y)
        found.append(y)
    return found


class Fate:
    """Luck that was chosen before."""

    def __init__(self, start: Position, played: list[int]) -> None:
        s, self.chances, self.lines = start.copy(), [], []
        for action in played:
            if s.to_move == CHANCE:
                self.chances.append(action)
            else:
                self.lines.append(s.text(action))
            s.apply(action)

    def roll(self, s: Position) -> int:
        action = self.chances.pop(0)
        s.apply(action)
        return action


def hides(start: Position, played: list[int], seat: int | None) -> bool:
    """Did others hear or see anything in this game that the seat did not?"""
    s, others = start.copy(), [k for k in range(start.seats) if k != seat]
    for action in played:
        if any(s.line_for(action, k) != s.line_for(action, seat) for k in others):
            return True
        s.apply(action)
    return any(s.observe(k) != s.observe(seat) for k in others)


async def play(game: str, seat: int | None, folder: Path) -> tuple[list[Any], bool]:
    """Return what the seat was sent in each world, and whether they differed if they could."""
    start = engawa.make(game, seats=2).start()
    for seed in SEEDS:
        rng = Rng(seed)
        played = walk(start, rng)
        other = twin(start, played, seat, rng)
        if played != other or not hides(start, played, seat):
            break
    fates = [Fate(start, each) for each in (played, other)]
    async with AsyncExitStack() as stack:
        worlds = [
            await stack.enter_async_context(hall(folder / str(k), luck=fates[k].roll))
            for k in (0, 1)
        ]
        people: list[list[Player]] = [[], []]
        for name in ("Ann", "Bob"):
            for k, world in enumerate(worlds):
                people[k].append(await world.guest(name))
        tables = [await people[k][0].make(game, seats=2) for k in (0, 1)]
        assert tables[0] == tables[1]
        for k in (0, 1):
            await people[k][1].at(tables[0], "join")
        watchers = [await world.guest("Eve") for world in worlds] if seat is None else []
        watching = watchers or [people[k][seat or 0] for k in (0, 1)]
        sockets = [await watcher.socket(tables[0]) for watcher in watching]
        rest: list[list[Any]] = [[], []]
        for number in range(len(fates[0].lines)):
            for k, world in enumerate(worlds):
                table = world.tables.lives[tables[0]].table
                line, turn = fates[k].lines[number], table.turn
                await ask(sockets[k], line if turn == seat else "pass", number)
                who = people[k][turn]
                await who.at(tables[0], "play", line=line, seen=table.n, id=f"m{number}")
                if number % 4 == 3 and table.undo_of(turn, worlds=40).free:
                    await who.at(tables[0], "undo", seen=table.n, id=f"u{number}")
                    await who.at(tables[0], "play", line=line, seen=table.n, id=f"n{number}")
                if number % 10 == 0:
                    rest[k] += await look(watching[k], tables[0])
        for socket in sockets:
            await socket.settled()
            await socket.close()
        apart = played != other or not hides(start, played, seat)
        return [[sockets[k].bytes, rest[k]] for k in (0, 1)], apart


async def ask(socket: Socket, line: str, number: int) -> None:
    """Ask what a curious seat might ask before it plays."""
    if number % 3 == 0:
        socket.send(do="try", line=line, id=f"t{number}")
        for each in ("nonsense", "give B", "pass", "channel", "take 1", line):
            socket.send(do="why", line=each, id=f"w{number}")
    if number % 7 == 0:
        socket.send(do="hello")
    await socket.settled()


async def look(player: Player, table: str) -> list[Any]:
    base = f"/api/tables/{table}"
    return [await player.get(base + path) for path in ("", "/steps", "/steps/9", "/record")]


@heavy
@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("game", PEOPLES)
def test_no_byte_sent_to_a_seat_depends_on_what_it_cannot_see(
    game: str, seat: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_words(monkeypatch)
    sent, apart = asyncio.run(play(game, seat, tmp_path))
    assert len(sent[0][0]) > 40, "too little was sent to show anything"
    for one, other in zip(sent[0][0], sent[1][0], strict=True):
        assert one == other
    assert sent[0] == sent[1]
    assert apart, "something is hidden, and the worlds never differed: this shows nothing"


@pytest.mark.parametrize("game", GAMES)
def test_where_something_is_hidden_is_known_from_the_game_itself(game: str) -> None:
    start = engawa.make(game, seats=2).start()
    for seat in (0, 1, None):
        assert hides(start, walk(start, Rng(SEEDS[0])), seat) == (game in HIDING)


@heavy
def test_the_comparison_would_notice_a_leak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the seat hears everything, the bytes differ."""
    fixed_words(monkeypatch)
    hears = Eye.hears

    def leaky(self: Eye, s: Position, n: int, action: int, all: bool = False) -> Heard:
        return hears(self, s, n, action, all=True)

    monkeypatch.setattr(Eye, "hears", leaky)
    sent, _ = asyncio.run(play(HIDING[0], None, tmp_path))
    assert sent[0] != sent[1]
