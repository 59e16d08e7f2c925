"""Takenoko: lay plots, bring water, grow bamboo, and feed the Emperor's panda."""

from engawa.core.game import Factor, GameSpec, Option
from engawa.games.takenoko import words as say
from engawa.games.takenoko.bests import BESTS
from engawa.games.takenoko.lab import draws_from, objectives_fulfilled
from engawa.games.takenoko.lessons.learn import LEARN
from engawa.games.takenoko.lessons.lessons import LESSONS
from engawa.games.takenoko.lessons.tips import TIPS
from engawa.games.takenoko.notation.lines import line_for, parse, text
from engawa.games.takenoko.notation.read import read
from engawa.games.takenoko.notation.write import write
from engawa.games.takenoko.rules.actions import ACTIONS
from engawa.games.takenoko.rules.game import Takenoko
from engawa.games.takenoko.screen.chart import CHART
from engawa.games.takenoko.screen.ending import ending
from engawa.games.takenoko.screen.narrate import narrate
from engawa.games.takenoko.screen.observe import features, observe, own
from engawa.games.takenoko.screen.preview import choice, preview
from engawa.games.takenoko.screen.score_sheet import score_sheet
from engawa.games.takenoko.screen.view import scene
from engawa.games.takenoko.screen.why import why_not

SPEC = GameSpec(
    name="takenoko",
    title=say.TITLE,
    says=say.SUMMARY,
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
    own=own,
    draws_from=draws_from,
    features=features,
    scene=scene,
    chart=CHART,
    why_not=why_not,
    line_for=line_for,
    choice=choice,
    preview=preview,
    narrate=narrate,
    score_sheet=score_sheet,
    ending=ending,
    learn=LEARN,
    tips=TIPS,
    lessons=LESSONS,
    factors=(Factor("objectives", "objectives fulfilled, by type", objectives_fulfilled),),
    bests=BESTS,
    options=(
        Option("advanced", say.OPTION_ADVANCED),
        Option("green_fertilizer", say.OPTION_GREEN_FERTILIZER, 1, 2, 1, tries=()),
        Option("round_cap", say.OPTION_ROUND_CAP, 1, 1000, 100, tries=()),
    ),
)
