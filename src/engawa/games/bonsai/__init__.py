"""Bonsai: take cards, place tiles, and grow the finest tree."""

from engawa.core.game import Game, Option, Room
from engawa.games.bonsai.actions import ACTIONS, parse, text
from engawa.games.bonsai.brings import brings
from engawa.games.bonsai.components import LEVEL_POINTS, LEVEL_WORDS, SCENARIO_WORDS
from engawa.games.bonsai.narrate import narrate, pad
from engawa.games.bonsai.observe import fold, look, observe
from engawa.games.bonsai.paper import read, write
from engawa.games.bonsai.rules import Bonsai
from engawa.games.bonsai.view import scene
from engawa.games.bonsai.why import why_not


def check(game: Game) -> str:
    """[solo.options] Levels and scenarios are for one seat, and are won with goals."""
    chosen = game.options
    if game.seats > 1 and chosen["scenario"]:
        return f"a scenario of Bonsai is for one seat, not {game.seats}"
    if game.seats > 1 and chosen["level"]:
        return f"a level of Bonsai is for one seat, not {game.seats}"
    if game.seats == 1 and not chosen["goals"]:
        return "alone, Bonsai is won with goals; they cannot be left out"
    if chosen["scenario"] and chosen["level"]:
        return "a scenario of Bonsai sets its own points; leave the level at 0"
    return ""


ROOM = Room(
    name="bonsai",
    title="Bonsai",
    says="Take cards, place wood, leaves, flowers and fruits, and grow the finest tree.",
    rules_version=1,
    position=Bonsai,
    seats=range(1, 5),
    minutes=(30, 45),
    actions=ACTIONS,
    text=text,
    parse=parse,
    write=write,
    read=read,
    observe=observe,
    look=look,
    fold=fold,
    scene=scene,
    why_not=why_not,
    brings=brings,
    narrate=narrate,
    pad=pad,
    options=(
        Option("goals", "goal tiles are used; beginners may leave them out", default=1, tries=(0,)),
        Option("tokonoma", "all Parchments are in the upper half of the deck"),
        Option(
            "level",
            "alone, the points to reach",
            0,
            3,
            names=tuple(f"{w}, {n}" for w, n in zip(LEVEL_WORDS, LEVEL_POINTS, strict=True)),
        ),
        Option(
            "scenario",
            "alone, a scenario",
            0,
            5,
            tries=(1, 2, 3, 4, 5),
            names=SCENARIO_WORDS,
        ),
        Option("turn_cap", "turns after which the game is stopped", 1, 30000, 500, tries=()),
    ),
    check=check,
)
