"""Pebbles: take the last one. The smallest whole game, and where a new one starts from."""

from engawa.core.game import Option, Room
from engawa.template.actions import ACTIONS, parse, text
from engawa.template.observe import observe
from engawa.template.rules import Pebbles
from engawa.template.state import read, write
from engawa.template.view import scene
from engawa.template.why import why_not

ROOM = Room(
    name="pebbles",
    title="Pebbles",
    says="Take one to three pebbles in turn; whoever takes the last one wins.",
    rules_version=1,
    position=Pebbles,
    seats=range(2, 5),
    actions=ACTIONS,
    text=text,
    parse=parse,
    write=write,
    read=read,
    observe=observe,
    scene=scene,
    why_not=why_not,
    options=(Option("misere", "whoever takes the last pebble loses"),),
)
