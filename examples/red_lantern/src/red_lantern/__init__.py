"""Red Lantern: light twenty lanterns, and mind the wind."""

from engawa.core.game import GameSpec
from red_lantern import words as say
from red_lantern.notation import parse, read, text, write
from red_lantern.rules.actions import ACTIONS
from red_lantern.rules.game import RedLantern
from red_lantern.screen.observe import observe
from red_lantern.screen.view import scene
from red_lantern.screen.why import why_not

SPEC = GameSpec(
    name="red_lantern",
    title=say.TITLE,
    says=say.SUMMARY,
    rules_version=1,
    position=RedLantern,
    seats=range(2, 5),
    minutes=(5, 10),
    actions=ACTIONS,
    text=text,
    parse=parse,
    write=write,
    read=read,
    observe=observe,
    scene=scene,
    why_not=why_not,
)
