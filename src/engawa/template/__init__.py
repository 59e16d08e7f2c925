"""Pebbles: take the last one. The smallest whole game, and where a new one starts from."""

from engawa.core.game import GameSpec, Option
from engawa.template.notation import parse, read, text, write
from engawa.template.rules.actions import ACTIONS
from engawa.template.rules.game import Pebbles
from engawa.template.screen.observe import observe
from engawa.template.screen.view import scene
from engawa.template.screen.why import why_not

SPEC = GameSpec(
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
