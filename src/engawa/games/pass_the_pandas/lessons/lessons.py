"""Small positions with a task each."""

from __future__ import annotations

from engawa.core.lesson import Lesson, Task
from engawa.games.pass_the_pandas import words as say
from engawa.games.pass_the_pandas.screen.observe import Known
from engawa.words import SEATS

YOU, LEFT, RIGHT = 0, 2, 1  # seats, with three at the table: the one to the left played last


def _gave(before: Known, now: Known, seat: int) -> bool:
    """Has a panda gone to that seat?"""
    return now.dice[seat] > before.dice[seat]


LESSONS: tuple[Lesson[Known], ...] = (
    Lesson(
        key="panda",
        title=say.LESSON_PANDA_TITLE,
        why=say.LESSON_PANDA_WHY,
        position="4/3/6 A 0 - 5",
        seats=3,
        comes=("roll WPB.",),
        tasks=(
            Task(
                says=say.LESSON_PANDA_TASK,
                done=lambda before, now: _gave(before, now, RIGHT),
                plays=("give B",),
                astray=say.LESSON_PANDA_ASTRAY,
                at=("tray-B",),
            ),
        ),
        rules=("roll", "water", "panda", "blank"),
        tempts={"give A": "panda", "keep": "bamboozled"},
    ),
    Lesson(
        key="split",
        title=say.LESSON_SPLIT_TITLE,
        why=say.LESSON_SPLIT_WHY,
        position="5/3/3 A 0 - 6",
        seats=3,
        comes=("roll PP...",),
        tasks=(
            Task(
                says=say.lesson_split_task(SEATS[RIGHT]),
                done=lambda before, now: _gave(before, now, RIGHT),
                plays=("give B",),
                astray=say.LESSON_SPLIT_ASTRAY,
                at=("A-p0", "A-p1"),
            ),
            Task(
                says=say.lesson_split_task_2(SEATS[LEFT]),
                done=lambda before, now: _gave(before, now, LEFT),
                plays=("give C",),
                astray=say.LESSON_SPLIT_ASTRAY,
                at=("tray-B", "tray-C"),
            ),
        ),
        rules=("panda",),
    ),
    Lesson(
        key="bamboo",
        title=say.LESSON_BAMBOO_TITLE,
        why=say.LESSON_BAMBOO_WHY,
        position="4/5/3 A 2 - 9",
        seats=3,
        comes=("roll WPB.",),
        tasks=(
            Task(
                says=say.LESSON_BAMBOO_TASK,
                done=lambda before, now: now.dice[LEFT] < before.dice[LEFT],
                plays=("give B",),
                astray=say.LESSON_BAMBOO_ASTRAY,
                at=("tray-C",),
            ),
        ),
        rules=("challenge", "challenge.rolled", "challenge.previous"),
    ),
    Lesson(
        key="save",
        title=say.LESSON_SAVE_TITLE,
        why=say.LESSON_SAVE_WHY,
        position="3/4/1 A 1 - 11",
        seats=3,
        comes=("roll P..",),
        tasks=(
            Task(
                says=say.LESSON_SAVE_TASK,
                done=lambda before, now: now.phase != "over" and now.turn != YOU,
                plays=("give C",),
                astray=say.LESSON_SAVE_ASTRAY,
                at=("tray-C",),
            ),
        ),
        rules=("challenge", "end"),
    ),
    Lesson(
        key="win",
        title=say.LESSON_WIN_TITLE,
        why=say.LESSON_WIN_WHY,
        position="2/4/5 A 0 - 14",
        seats=3,
        comes=("roll WP",),
        tasks=(
            Task(
                says=say.LESSON_WIN_TASK,
                done=lambda before, now: now.phase == "over",
                plays=("give C",),
                astray=say.LESSON_WIN_ASTRAY,
                at=("A-p0",),
            ),
        ),
        rules=("end", "water", "panda"),
    ),
    Lesson(
        key="swap",
        title=say.LESSON_SWAP_TITLE,
        why=say.LESSON_SWAP_WHY,
        position="5/2/6 A 0 - 8",
        seats=3,
        options={"bamboozled": 1},
        comes=("roll .....",),
        tasks=(
            Task(
                says=say.LESSON_SWAP_TASK,
                done=lambda before, now: now.dice[YOU] < before.dice[YOU],
                plays=("swap B",),
                astray=say.LESSON_SWAP_ASTRAY,
                at=("tray-B",),
            ),
        ),
        rules=("bamboozled", "bamboozled.timing"),
        tempts={"swap A": "bamboozled", "give B": "panda"},
    ),
    Lesson(
        key="keep",
        title=say.LESSON_KEEP_TITLE,
        why=say.LESSON_KEEP_WHY,
        position="4/5/6 A 0 - 8",
        seats=3,
        options={"bamboozled": 1},
        comes=("roll ....",),
        tasks=(
            Task(
                says=say.LESSON_KEEP_TASK,
                done=lambda before, now: now.turn != YOU and now.dice[YOU] == before.dice[YOU],
                plays=("keep",),
                astray=say.LESSON_KEEP_ASTRAY,
            ),
        ),
        rules=("bamboozled",),
    ),
)
