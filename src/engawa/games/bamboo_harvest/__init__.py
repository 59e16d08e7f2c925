"""Bamboo Harvest: build a path across a forest of cards."""

from engawa.core.game import Factor, GameSpec, Option, Role
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.bests import BESTS
from engawa.games.bamboo_harvest.lab import first_cells, first_deeds, starter
from engawa.games.bamboo_harvest.lessons.glossary import GLOSSARY
from engawa.games.bamboo_harvest.lessons.learn import LEARN
from engawa.games.bamboo_harvest.lessons.lessons import LESSONS
from engawa.games.bamboo_harvest.lessons.tips import TIPS
from engawa.games.bamboo_harvest.notation.lines import line_for, parse, text
from engawa.games.bamboo_harvest.notation.read import read
from engawa.games.bamboo_harvest.notation.write import write
from engawa.games.bamboo_harvest.rules.actions import ACTIONS
from engawa.games.bamboo_harvest.rules.game import BambooHarvest
from engawa.games.bamboo_harvest.screen.chart import CHART
from engawa.games.bamboo_harvest.screen.ending import ending
from engawa.games.bamboo_harvest.screen.narrate import narrate
from engawa.games.bamboo_harvest.screen.observe import features, observe, own
from engawa.games.bamboo_harvest.screen.preview import choice, preview
from engawa.games.bamboo_harvest.screen.score_sheet import score_sheet
from engawa.games.bamboo_harvest.screen.view import scene
from engawa.games.bamboo_harvest.screen.why import why_not

SPEC = GameSpec(
    name="bamboo_harvest",
    title=say.TITLE,
    says=say.SUMMARY,
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
    own=own,
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
    glossary=GLOSSARY,
    tips=TIPS,
    lessons=LESSONS,
    roles=(Role("play", starter),),
    factors=(
        Factor("cells", "cells of the first tokens", first_cells),
        Factor("deeds", "ranks of the first deeds", first_deeds),
    ),
    bests=BESTS,
    options=(Option("round_cap", say.OPTION_ROUND_CAP, 1, 1000, 200, tries=()),),
)
