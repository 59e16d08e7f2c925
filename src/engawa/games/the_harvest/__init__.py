"""The Harvest: crews, hits and grudges in Fight City."""

from engawa.core.game import Option, Room
from engawa.games.the_harvest.actions import ACTIONS, parse, text
from engawa.games.the_harvest.brings import brings
from engawa.games.the_harvest.cards import load, prepare, show
from engawa.games.the_harvest.narrate import narrate, pad
from engawa.games.the_harvest.observe import look, observe
from engawa.games.the_harvest.paper import read, write
from engawa.games.the_harvest.rules import TheHarvest
from engawa.games.the_harvest.view import scene
from engawa.games.the_harvest.why import why_not

ROOM = Room(
    name="the_harvest",
    title="The Harvest",
    says="Use your allies, or the neutral Street, to bring an opponent's health to zero.",
    rules_version=1,
    position=TheHarvest,
    seats=range(2, 6),
    minutes=(15, 25),
    actions=ACTIONS,
    text=text,
    parse=parse,
    write=write,
    read=read,
    observe=observe,
    look=look,
    scene=scene,
    why_not=why_not,
    brings=brings,
    narrate=narrate,
    pad=pad,
    options=(
        Option("beginner", "hands are dealt instead of drafted"),
        Option("turn_cap", "turns after which the most health wins", 1, 30000, 300, tries=(7,)),
        Option(
            "cards",
            "a card file",
            *(0, 30000),
            tries=("odd",),
            load=load,
            show=show,
            shipped=("fight_city", "odd"),
        ),
    ),
    prepare=prepare,
)
