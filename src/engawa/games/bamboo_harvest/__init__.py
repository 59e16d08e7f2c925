"""Bamboo Harvest: build a path across a forest of cards."""

from engawa.core.game import Option, Room
from engawa.games.bamboo_harvest.actions import ACTIONS, parse, text, told
from engawa.games.bamboo_harvest.brings import brings
from engawa.games.bamboo_harvest.narrate import narrate, pad
from engawa.games.bamboo_harvest.observe import look, observe
from engawa.games.bamboo_harvest.paper import read, write
from engawa.games.bamboo_harvest.rules import BambooHarvest
from engawa.games.bamboo_harvest.view import scene
from engawa.games.bamboo_harvest.why import why_not

ROOM = Room(
    name="bamboo_harvest",
    title="Bamboo Harvest",
    says="Harvest reeds, build with your deeds, and be first to cross the forest of cards.",
    rules_version=1,
    position=BambooHarvest,
    seats=range(2, 5),
    minutes=(35, 50),
    actions=ACTIONS,
    text=text,
    parse=parse,
    write=write,
    read=read,
    observe=observe,
    look=look,
    scene=scene,
    why_not=why_not,
    told=told,
    brings=brings,
    narrate=narrate,
    pad=pad,
    options=(
        Option("round_cap", "rounds after which the game is stopped", 1, 1000, 200, tries=()),
    ),
)
