"""Small positions with a task each."""

from __future__ import annotations

from engawa.core.lesson import Lesson, Task
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.lessons.forest import position
from engawa.games.bamboo_harvest.screen.observe import Known

YOU, OTHER = 0, 1


def _harvests(see: Known, cards: int, cell: str = "") -> bool:
    """Can a token of yours harvest from so many cards at once?"""
    return any(crop.cards >= cards and cell in ("", crop.cell) for crop in see.crops)


def _gained(before: Known, now: Known) -> int:
    return now.reeds[YOU] - before.reeds[YOU]


def _hidden(see: Known) -> list[str]:
    """Your deeds that nobody else sees."""
    hand = see.hands[YOU]
    zones = (hand.down, hand.fresh)
    return [name for names in zones if isinstance(names, tuple) for name in names]


START: Lesson[Known] = Lesson(
    key="start",
    title=say.LESSON_START_TITLE,
    why=say.LESSON_START_WHY,
    position=position("", "drop A - 0 14/14 8C?,JS?,3S?/9C?,5S?,2S? -/-/-"),
    comes=("drop 9C", "place e4", "place b6"),
    tasks=(
        Task(
            says=say.LESSON_START_TASK,
            done=lambda before, now: now.starter == YOU,
            plays=("drop JS",),
            astray=say.LESSON_START_ASTRAY,
            at=("deed-8C", "deed-JS", "deed-3S"),
        ),
        Task(
            says=say.LESSON_START_TASK_2,
            done=lambda before, now: _harvests(now, 3),
            plays=("place c2",),
            astray=say.LESSON_START_ASTRAY_2,
            at=("3D", "3H'", "3D'"),
        ),
        Task(
            says=say.LESSON_START_TASK_3,
            done=lambda before, now: any(crop.deeds for crop in now.crops if crop.cell != "c2"),
            plays=("place c5",),
            astray=say.LESSON_START_ASTRAY_3,
            at=("QD", "JD", "JD'", "KD"),
        ),
    ),
    rules=("start", "place", "harvest.match", "harvest.draw"),
    tempts={"place c2": "start"},
)

HARVEST: Lesson[Known] = Lesson(
    key="harvest",
    title=say.LESSON_HARVEST_TITLE,
    why=say.LESSON_HARVEST_WHY,
    position=position("A c2 c5 B e4 b6", "harvest A A 0 14/14 8C,3S/5S,2S JS,9C/-/- harvest=c2,c5"),
    comes=("draw 7C",),
    tasks=(
        Task(
            says=say.LESSON_HARVEST_TASK,
            done=lambda before, now: (
                _gained(before, now)
                == max(crop.reeds for crop in before.crops if crop.cell == "c2")
            ),
            plays=("harvest c2 3",),
            astray=say.LESSON_HARVEST_ASTRAY,
            at=("token-c2",),
        ),
        Task(
            says=say.LESSON_HARVEST_TASK_2,
            done=lambda before, now: bool(_hidden(now)),
            plays=("harvest c5 Q",),
            astray=say.LESSON_HARVEST_ASTRAY_2,
            at=("token-c5",),
        ),
    ),
    rules=("harvest", "harvest.match", "harvest.draw", "reeds", "vacant"),
    tempts={"harvest c2 5": "harvest", "harvest e4 7": "harvest", "done": "harvest"},
)

DEEDS: Lesson[Known] = Lesson(
    key="deeds",
    title=say.LESSON_DEEDS_TITLE,
    why=say.LESSON_DEEDS_WHY,
    position=position("A d5 g3 B e4 b6", "harvest A A 4 17/14 8C,3S,6C?/5S,2S JS,9C/-/-"),
    comes=("draw AC", "draw 5C"),
    tasks=(
        Task(
            says=say.LESSON_DEEDS_TASK,
            done=lambda before, now: now.bought,
            plays=("buy",),
            astray=say.LESSON_DEEDS_ASTRAY,
            at=("pile",),
        ),
        Task(
            says=say.LESSON_DEEDS_TASK_2,
            done=lambda before, now: "AC" not in _hidden(now),
            plays=("redraw AC",),
            astray=say.LESSON_DEEDS_ASTRAY_2,
            at=("deed-AC",),
        ),
        Task(
            says=say.LESSON_DEEDS_TASK_3,
            done=lambda before, now: "5C" in now.hands[YOU].up and len(now.hands[YOU].up) == 2,
            plays=("discard 3S", "reveal 5C"),
            astray=say.LESSON_DEEDS_ASTRAY_3,
            at=("deed-5C",),
        ),
        Task(
            says=say.LESSON_DEEDS_TASK_4,
            done=lambda before, now: now.turn != YOU and len(_hidden(now)) == 1,
            plays=("done",),
            astray=say.LESSON_DEEDS_ASTRAY_4,
            at=("deed-6C",),
        ),
    ),
    rules=("buy", "redraw", "discard", "reveal"),
    tempts={"reveal 8C": "turn"},
)

BUILD: Lesson[Known] = Lesson(
    key="build",
    title=say.LESSON_BUILD_TITLE,
    why=say.LESSON_BUILD_WHY,
    position=position("A c5 e5 B e4 b6", "build A A 8 34/14 9C,6S,JS/5S,2S -/-/-"),
    tasks=(
        Task(
            says=say.LESSON_BUILD_TASK,
            done=lambda before, now: now.at("d5").token == YOU,
            plays=("build d5 9C",),
            astray=say.LESSON_BUILD_ASTRAY,
            at=("9D'", "deed-9C"),
        ),
    ),
    rules=("build", "build.vacant", "build.final", "match"),
    tempts={"build d5 6S": "match", "build b6 9C": "build.vacant", "build d5 8C": "build"},
)

SWAP: Lesson[Known] = Lesson(
    key="swap",
    title=say.LESSON_SWAP_TITLE,
    why=say.LESSON_SWAP_WHY,
    position=position("A d5 g1 B e4 b6", "swap A A 8 12/14 5C,8S/5S,2S -/-/-"),
    tasks=(
        Task(
            says=say.LESSON_SWAP_TASK,
            done=lambda before, now: _harvests(now, 2, "d5"),
            plays=("swap e6", "with e5"),
            astray=say.LESSON_SWAP_ASTRAY,
            at=("5D", "5D'", "deed-5C"),
        ),
        Task(
            says=say.LESSON_SWAP_TASK_2,
            done=lambda before, now: now.phase == "harvest" and _harvests(now, 2, "d5"),
            plays=("mark e6",),
            astray=say.LESSON_SWAP_ASTRAY_2,
            at=("5D'", "6D'"),
        ),
        Task(
            says=say.LESSON_SWAP_TASK_3,
            done=lambda before, now: (
                _gained(before, now)
                == max(crop.reeds for crop in before.crops if crop.cell == "d5")
            ),
            plays=("harvest d5 5",),
            astray=say.LESSON_SWAP_ASTRAY_3,
            at=("token-d5",),
        ),
    ),
    rules=("swap", "swap.deed", "swap.cost", "swap.mark", "harvest.match"),
    tempts={"swap d4": "swap.deed", "swap e4": "swap", "harvest d5 5": "turn"},
)

WILD: Lesson[Known] = Lesson(
    key="wild",
    title=say.LESSON_WILD_TITLE,
    why=say.LESSON_WILD_WHY,
    position=position("A c4 e4 B e5 b6", "build A A 8 34/14 9C,QH/5S,2S -/-/-"),
    tasks=(
        Task(
            says=say.LESSON_WILD_TASK,
            done=lambda before, now: now.at("d4").token == YOU,
            plays=("build d4 QH",),
            astray=say.LESSON_WILD_ASTRAY,
            at=("4D", "deed-QH"),
        ),
    ),
    rules=("wild", "cards.wild", "swap.wild", "wild.win"),
    tempts={"build d4 9C": "match"},
)

PATH: Lesson[Known] = Lesson(
    key="path",
    title=say.LESSON_PATH_TITLE,
    why=say.LESSON_PATH_WHY,
    position=position("A a6 c6 e6 f6 g6 B b6 d3 f2", "build A A 20 34/14 5C,QH/9S,2S -/-/-"),
    tasks=(
        Task(
            says=say.LESSON_PATH_TASK,
            done=lambda before, now: now.winner == YOU,
            plays=("build d6 5C",),
            astray=say.LESSON_PATH_ASTRAY,
            at=("5D",),
        ),
    ),
    rules=("path", "path.guests", "path.time"),
    tempts={"build d6 QH": "wild.win"},
)

STOP: Lesson[Known] = Lesson(
    key="stop",
    title=say.LESSON_STOP_TITLE,
    why=say.LESSON_STOP_WHY,
    position=position("A b6 d3 f2 B a6 c6 e6 f6 g6", "swap A A 20 12/34 5C,8S/5S,2S -/-/-"),
    tasks=(
        Task(
            says=say.LESSON_STOP_TASK,
            done=lambda before, now: now.at("d6").disturbed == YOU,
            plays=("swap d6", "with d5", "mark d6"),
            astray=say.LESSON_STOP_ASTRAY,
            at=("5D",),
        ),
    ),
    rules=("swap", "swap.mark", "build.vacant", "clear"),
)

LESSONS = (START, HARVEST, DEEDS, BUILD, SWAP, WILD, PATH, STOP)
