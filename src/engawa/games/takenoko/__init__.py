"""Takenoko: lay plots, bring water, grow bamboo, and feed the Emperor's panda."""

from engawa.core.game import Option, Room, Shared
from engawa.games.takenoko.actions import ACTIONS, parse, text
from engawa.games.takenoko.brings import brings
from engawa.games.takenoko.narrate import narrate, pad
from engawa.games.takenoko.observe import look, observe, own_sight, told
from engawa.games.takenoko.paper import write
from engawa.games.takenoko.reading import read
from engawa.games.takenoko.rules import Takenoko
from engawa.games.takenoko.view import common_scene, own_scene, scene
from engawa.games.takenoko.why import why_not

ROOM = Room(
    name="takenoko",
    title="Takenoko",
    says="Lay plots, bring water, grow bamboo, feed the panda, and fulfil the most objectives.",
    rules_version=1,
    position=Takenoko,
    seats=range(2, 5),
    minutes=(40, 50),
    actions=ACTIONS,
    text=text,
    parse=parse,
    write=write,
    read=read,
    observe=observe,
    look=look,
    scene=scene,
    shared=Shared(own_sight, common_scene, own_scene),
    why_not=why_not,
    told=told,
    brings=brings,
    narrate=narrate,
    pad=pad,
    options=(
        Option("advanced", "a drawn objective that is fulfilled already goes back"),
        Option("green_fertilizer", "green plots with fertilizer", 1, 2, 1, tries=()),
        Option("round_cap", "rounds after which the game is stopped", 1, 1000, 100, tries=()),
    ),
)
