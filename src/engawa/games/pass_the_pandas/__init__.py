"""Pass the Pandas: roll your dice and be rid of them first."""

from engawa.core.game import Option, Room
from engawa.games.pass_the_pandas.actions import ACTIONS, parse, text
from engawa.games.pass_the_pandas.brings import brings
from engawa.games.pass_the_pandas.narrate import narrate, pad
from engawa.games.pass_the_pandas.observe import look, observe
from engawa.games.pass_the_pandas.rules import PassThePandas
from engawa.games.pass_the_pandas.state import read, write
from engawa.games.pass_the_pandas.view import scene
from engawa.games.pass_the_pandas.why import why_not

ROOM = Room(
    name="pass_the_pandas",
    title="Pass the Pandas",
    says="Roll your dice, give away the pandas, and be rid of them all first.",
    rules_version=1,
    position=PassThePandas,
    seats=range(2, 6),
    minutes=(5, 10),
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
        Option("places", "play on for second place and below"),
        Option("bamboozled", "four or more dice, all blank, may be swapped for another's"),
        Option("pandamonium", "a match over several rounds to so many points", 0, 200, tries=(25,)),
        Option("turn_cap", "turns after which a round is stopped", 1, 30000, 1000, tries=(5,)),
    ),
)
