"""``engawa games``, ``play`` and ``learn``: to play here, or to learn how."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from typing import Annotated

import typer

import engawa
from engawa.bots.levels import WEAK
from engawa.commands.options import SEED, Language, Meanwhile, Options, Plain, chosen, named_bots
from engawa.compile.warmup import Warmup
from engawa.core.errors import BadGame
from engawa.core.game import Game
from engawa.games import spec
from engawa.terminal.coach import Coach
from engawa.terminal.language import spoken
from engawa.terminal.lessons import choose, teach
from engawa.terminal.session import PERSON, Session
from engawa.words import Voice, row, together
from engawa.words import terminal as say

CLEAR = "\x1b[2J\x1b[H"  # every terminal of today knows it


def games(lang: Language = None) -> None:
    """List the games, their seats and their options."""
    voice = Voice(spoken(lang))
    for name in engawa.names():
        found = spec(name)
        seats = say.seats_range(few=found.seats[0], many=found.seats[-1])
        print(f"{name}: {voice(together(found.says, seats))}")
        for option in found.options:
            print(f"    {option.name}: {voice(option.says)}")
            usual = say.takes_usually(takes=option.takes(), usual=option.usual())
            print(f"        {voice(usual)}")


def play(
    name: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Which game; you are asked if you leave it out."),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="Seats at the table.")] = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--bots", metavar="LEVEL,...", help="Who plays the other seats, or all of them."
        ),
    ] = None,
    seed: Annotated[int | None, SEED] = None,
    option: Options = None,
    coach: Annotated[
        bool, typer.Option("--coach", help="Explain the game as you play, one new thing per turn.")
    ] = False,
    plain: Plain = False,
    lang: Language = None,
    meanwhile: Meanwhile = False,
) -> None:
    """Play a game in this terminal.

    You play seat A against greedy bots, or against those that --bots names: 'level1' to 'level8',
    'random', 'greedy', 'search', or 'person' for somebody at the same keyboard. If --bots has a
    name for every seat, you only watch. With --coach the game is set up for a first game. A
    terminal shows the board as a map; a pipe gets plain lines.
    """
    language = spoken(lang)
    name = name or ask_for_game(Voice(language))
    levels = named_bots(players) if players else []
    first = spec(name).first
    if seats is None and levels:
        seats = len(levels) + 1 if len(levels) + 1 in spec(name).seats else len(levels)
    elif seats is None and coach:
        seats = first.seats or None
    options = {**first.options, **chosen(option)} if coach else chosen(option)
    game = Game(spec(name), seats, options)
    levels = levels or ["greedy"] * (game.seats - 1)
    if len(levels) not in (game.seats - 1, game.seats):
        raise BadGame(say.bots_seats(bots=len(levels), seats=game.seats))
    sat = [PERSON] * (game.seats - len(levels)) + levels
    warmup = Warmup()
    if meanwhile:
        warmup.start()
    if warmup.state != "ready" and set(WEAK) & set(levels):
        print(Voice(language)(say.WEAK_BOTS))
    try:
        sitting = Session(game, sat, print, input, seed, language, clearing(plain))
        sitting.coach = Coach() if coach else None
        sitting.run()
    finally:
        warmup.end()


def learn(
    name: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Which game; without it, all lessons are listed."),
    ] = None,
    lesson: Annotated[
        str | None,
        typer.Argument(
            metavar="LESSON", help="Name or number of a lesson; you are asked if you leave it out."
        ),
    ] = None,
    plain: Plain = False,
    lang: Language = None,
) -> None:
    """Learn a game through small tasks, or list the lessons."""
    language = spoken(lang)
    voice = Voice(language)
    if name is None:
        for each in map(spec, engawa.names()):
            found = say.lessons_of(game=each.name, n=len(each.lessons), title=each.title)
            print(voice(found))
        return
    place = spec(name)
    if asked := lesson or choose(place, voice, print, input):
        teach(place, asked, voice, print, input, clearing(plain))


def ask_for_game(voice: Voice) -> str:
    names = engawa.names()
    if len(names) == 1:
        return names[0]
    for number, name in enumerate(names, 1):
        titled = say.titled(what=spec(name).title, says=spec(name).says)
        print(f"  {number}. {voice(titled)}")
    try:
        typed = input(voice(say.WHICH_GAME) + " ").strip()
    except EOFError:
        raise BadGame(say.say_which(row(names))) from None
    numbers = {str(number): each for number, each in enumerate(names, 1)}
    return numbers.get(typed, typed)


def clearing(plain: bool) -> Callable[[], None] | None:
    """How the screen is emptied; it is not where there is none, or plain lines are wished."""
    able = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return partial(print, CLEAR, end="") if able and not plain else None
