"""Bonsai: take cards, place tiles, and grow the finest tree."""

from engawa.core.game import Daily, Factor, Game, GameSpec, Option
from engawa.games.bonsai import words as say
from engawa.games.bonsai.bests import BESTS
from engawa.games.bonsai.lab import draws_from, goals_claimed, slots_taken
from engawa.games.bonsai.lessons.learn import LEARN
from engawa.games.bonsai.lessons.lessons import LESSONS
from engawa.games.bonsai.lessons.tips import TIPS
from engawa.games.bonsai.notation.lines import parse, text
from engawa.games.bonsai.notation.read import read
from engawa.games.bonsai.notation.write import write
from engawa.games.bonsai.rules.actions import ACTIONS
from engawa.games.bonsai.rules.components import LEVEL_POINTS, LEVEL_WORDS
from engawa.games.bonsai.rules.game import Bonsai
from engawa.games.bonsai.screen.chart import CHART
from engawa.games.bonsai.screen.ending import ending
from engawa.games.bonsai.screen.goal import SCENARIOS
from engawa.games.bonsai.screen.narrate import narrate
from engawa.games.bonsai.screen.observe import features, fold, observe
from engawa.games.bonsai.screen.preview import choice, preview
from engawa.games.bonsai.screen.score_sheet import score_sheet
from engawa.games.bonsai.screen.view import scene
from engawa.games.bonsai.screen.why import why_not
from engawa.words import Words


def check(game: Game) -> Words:
    """[solo.options] Levels and scenarios are for one seat, and are won with goals."""
    chosen = game.options
    if game.seats > 1 and chosen["scenario"]:
        return say.check_scenario_seats(game.seats)
    if game.seats > 1 and chosen["level"]:
        return say.check_level_seats(game.seats)
    if game.seats == 1 and not chosen["goals"]:
        return say.CHECK_GOALS
    if chosen["scenario"] and chosen["level"]:
        return say.CHECK_LEVEL
    return ""


LEVELS = tuple(say.level(name=w, n=n) for w, n in zip(LEVEL_WORDS, LEVEL_POINTS, strict=True))
DAILY = 2  # the level of the game of the day

SPEC = GameSpec(
    name="bonsai",
    title=say.TITLE,
    says=say.SUMMARY,
    rules_version=1,
    position=Bonsai,
    seats=range(1, 5),
    minutes=(30, 45),
    actions=ACTIONS,
    text=text,
    parse=parse,
    write=write,
    read=read,
    observe=observe,
    features=features,
    fold=fold,
    scene=scene,
    chart=CHART,
    why_not=why_not,
    choice=choice,
    preview=preview,
    narrate=narrate,
    score_sheet=score_sheet,
    ending=ending,
    draws_from=draws_from,
    learn=LEARN,
    tips=TIPS,
    lessons=LESSONS,
    factors=(
        Factor("goals", "goals claimed", goals_claimed),
        Factor("slots", "slots that cards were taken from", slots_taken),
    ),
    bests=BESTS,
    options=(
        Option("goals", say.OPTION_GOALS, default=1, tries=(0,)),
        Option("tokonoma", say.OPTION_TOKONOMA),
        Option("level", say.OPTION_LEVEL, 0, 3, names=LEVELS),
        Option("scenario", say.OPTION_SCENARIO, 0, 5, tries=(1, 2, 3, 4, 5), names=SCENARIOS),
        Option("turn_cap", say.OPTION_TURN_CAP, 1, 30000, 500, tries=()),
    ),
    check=check,
    daily=Daily({"level": DAILY}, LEVEL_POINTS[DAILY]),
)
