"""Pass the Pandas: roll your dice and be rid of them first."""

from engawa.core.game import First, GameSpec, Option, Role
from engawa.games.pass_the_pandas import words as say
from engawa.games.pass_the_pandas.bests import BESTS
from engawa.games.pass_the_pandas.lab import beginner, draws_from
from engawa.games.pass_the_pandas.lessons.learn import LEARN
from engawa.games.pass_the_pandas.lessons.lessons import LESSONS
from engawa.games.pass_the_pandas.lessons.tips import TIPS
from engawa.games.pass_the_pandas.notation.lines import parse, text
from engawa.games.pass_the_pandas.notation.read import read
from engawa.games.pass_the_pandas.notation.write import write
from engawa.games.pass_the_pandas.rules.actions import ACTIONS
from engawa.games.pass_the_pandas.rules.game import PassThePandas
from engawa.games.pass_the_pandas.screen.chart import CHART
from engawa.games.pass_the_pandas.screen.ending import ending
from engawa.games.pass_the_pandas.screen.narrate import narrate
from engawa.games.pass_the_pandas.screen.observe import features, observe
from engawa.games.pass_the_pandas.screen.preview import choice, preview
from engawa.games.pass_the_pandas.screen.score_sheet import score_sheet
from engawa.games.pass_the_pandas.screen.view import scene
from engawa.games.pass_the_pandas.screen.why import why_not

SPEC = GameSpec(
    name="pass_the_pandas",
    title=say.TITLE,
    says=say.SUMMARY,
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
    draws_from=draws_from,
    features=features,
    scene=scene,
    chart=CHART,
    why_not=why_not,
    choice=choice,
    preview=preview,
    narrate=narrate,
    score_sheet=score_sheet,
    ending=ending,
    first=First(seats=4),  # two leave nothing to decide
    learn=LEARN,
    tips=TIPS,
    lessons=LESSONS,
    roles=(Role("play", beginner),),
    bests=BESTS,
    options=(
        Option("places", say.OPTION_PLACES),
        Option("bamboozled", say.OPTION_BAMBOOZLED),
        Option("pandamonium", say.OPTION_PANDAMONIUM, 0, 200, tries=(25,)),
        Option("turn_cap", say.OPTION_TURN_CAP, 1, 30000, 1000, tries=(5,)),
    ),
)
