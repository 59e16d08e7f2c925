"""The Harvest: crews, hits and grudges in Fight City."""

from engawa.core.game import Factor, First, GameSpec, Option, Role
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.bests import BESTS
from engawa.games.the_harvest.cards import SHIPPED, load, prepare, show
from engawa.games.the_harvest.lab import beginner, drafter, first_hand
from engawa.games.the_harvest.lessons.glossary import GLOSSARY
from engawa.games.the_harvest.lessons.learn import LEARN
from engawa.games.the_harvest.lessons.lessons import LESSONS
from engawa.games.the_harvest.lessons.tips import TIPS
from engawa.games.the_harvest.notation.lines import parse, text
from engawa.games.the_harvest.notation.read import read
from engawa.games.the_harvest.notation.write import write
from engawa.games.the_harvest.rules.actions import ACTIONS
from engawa.games.the_harvest.rules.game import TheHarvest
from engawa.games.the_harvest.screen.chart import CHART
from engawa.games.the_harvest.screen.ending import ending
from engawa.games.the_harvest.screen.forecast import forecast
from engawa.games.the_harvest.screen.narrate import narrate
from engawa.games.the_harvest.screen.observe import features, observe
from engawa.games.the_harvest.screen.preview import choice, preview
from engawa.games.the_harvest.screen.score_sheet import score_sheet
from engawa.games.the_harvest.screen.view import scene
from engawa.games.the_harvest.screen.why import why_not

SPEC = GameSpec(
    name="the_harvest",
    title=say.TITLE,
    says=say.SUMMARY,
    rules_version=4,
    earlier={
        1: {"cards": "fight_city"},
        2: {"cards": "fight_city_2"},
        3: {"cards": "fight_city_3"},
    },
    position=TheHarvest,
    seats=range(2, 6),
    minutes=(15, 25),
    actions=ACTIONS,
    text=text,
    parse=parse,
    write=write,
    read=read,
    observe=observe,
    features=features,
    scene=scene,
    chart=CHART,
    why_not=why_not,
    choice=choice,
    preview=preview,
    forecast=forecast,
    narrate=narrate,
    score_sheet=score_sheet,
    ending=ending,
    first=First(options={"beginner": 1}),  # the draft asks for what one cannot know yet
    learn=LEARN,
    glossary=GLOSSARY,
    tips=TIPS,
    lessons=LESSONS,
    roles=(Role("play", beginner), Role("draft", drafter)),
    factors=(Factor("hand", "cards in the first hand", first_hand),),
    bests=BESTS,
    options=(
        Option("beginner", say.OPTION_BEGINNER),
        Option("turn_ties", say.OPTION_TURN_TIES),
        Option("turn_cap", say.OPTION_TURN_CAP, 1, 30000, 300, tries=(7,)),
        Option(
            "cards",
            say.OPTION_CARDS,
            *(0, 30000),
            tries=("odd",),
            load=load,
            show=show,
            shipped=SHIPPED,
        ),
    ),
    prepare=prepare,
)
