"""Small positions with a task each."""

from __future__ import annotations

from engawa.core.lesson import Lesson, Task
from engawa.games.bonsai import words as say
from engawa.games.bonsai.rules.components import SIDES
from engawa.games.bonsai.screen import names
from engawa.games.bonsai.screen.observe import Known, Player
from engawa.kit import hexes

YOU = 0
GOALS = "brown-low,brown-hard,green-low,green-hard,orange-low,orange-hard"
WOOD = "Wnw1,Wnw2,Wnw3,Wne1nw1,Wne1nw2,Wne1nw3"  # seven, with the bud
LEAVES = "Lnw1w1,Lnw2w1,Lnw3w1,Lnw4,Lne1nw4"  # five in one group
CARDS = "master-WW,master-WL,helper-L"  # that brought the tiles of a small tree
MANY = f"{CARDS},master-LL,master-LF,helper-F,parchment-W,parchment-growth"  # and of a large one


def _position(doing: str, has: str, board: str = "tool,parchment-L,growth-L,helper-W") -> str:
    """What the learner is doing, and has: tiles, cards, a tree and what was renounced."""
    return f"A {doing} - goals={GOALS} board={board} A={has} B=WL/-/-/-"


def _mine(see: Known) -> Player:
    return see.players[YOU]


def _cells(see: Known, word: str) -> set[hexes.Hex]:
    """Where the learner's tree has tiles of a kind."""
    return {hexes.parse(cell) for cell, kind in _mine(see).trees[0].items() if kind == word}


def _around(cell: hexes.Hex) -> set[hexes.Hex]:
    return {hexes.step(cell, side) for side in range(SIDES)}


def _more(word: str, before: Known, now: Known) -> bool:
    """Has the tree more tiles of a kind?"""
    return len(_cells(now, word)) > len(_cells(before, word))


def _leaves_touch(see: Known) -> bool:
    leaves = _cells(see, "leaf")
    return any(_around(leaf) & leaves for leaf in leaves)


def _is_over(before: Known, now: Known) -> bool:
    """Is it somebody else's turn?"""
    return now.turn != YOU


LESSONS: tuple[Lesson[Known], ...] = (
    Lesson(
        key="wood",
        title=say.LESSON_WOOD_TITLE,
        why=say.LESSON_WOOD_WHY,
        position=_position("turn 3", f"WW/{CARDS}/-/-"),
        tasks=(
            Task(
                says=say.LESSON_WOOD_START,
                done=lambda before, now: now.phase == "place",
                plays=("cultivate",),
                astray=say.LESSON_WOOD_START_ASTRAY,
                at=("supply-wood",),
            ),
            Task(
                says=say.LESSON_WOOD_FIRST,
                done=lambda before, now: _more("wood", before, now),
                plays=("wood nw1",),
                astray=say.LESSON_WOOD_FIRST_ASTRAY,
                at=("cell-nw1", "cell-ne1"),
            ),
            Task(
                says=say.LESSON_WOOD_SECOND,
                done=lambda before, now: bool(_cells(now, "wood") - _around(names.BUD)),
                plays=("wood nw2",),
                astray=say.LESSON_WOOD_SECOND_ASTRAY,
            ),
            Task(
                says=say.LESSON_WOOD_DONE,
                done=_is_over,
                plays=("done",),
                astray=say.LESSON_WOOD_DONE_ASTRAY,
            ),
        ),
        rules=("turn", "cultivate", "wood", "pot"),
        tempts={"wood nw1": "turn", "done": "turn", "remove nw1": "remove"},
    ),
    Lesson(
        key="leaf",
        title=say.LESSON_LEAF_TITLE,
        why=say.LESSON_LEAF_WHY,
        position=_position("place:WL* 5", f"LL/{CARDS}/Wnw1,Wnw2/-"),
        tasks=(
            Task(
                says=say.LESSON_LEAF_FIRST,
                done=lambda before, now: _more("leaf", before, now),
                plays=("leaf ne1nw1",),
                astray=say.LESSON_LEAF_FIRST_ASTRAY,
                at=("supply-leaf", "right-leaf-0"),
            ),
            Task(
                says=say.LESSON_LEAF_SECOND,
                done=lambda before, now: _leaves_touch(now),
                plays=("leaf ne1",),
                astray=say.LESSON_LEAF_SECOND_ASTRAY,
                at=("right-any-0",),
            ),
        ),
        rules=("leaf", "score", "cultivate", "rights"),
        tempts={"leaf ne2": "leaf", "leaf e1": "pot", "wood ne1": "cultivate"},
    ),
    Lesson(
        key="fruit",
        title=say.LESSON_FRUIT_TITLE,
        why=say.LESSON_FRUIT_WHY,
        position=_position("place:WLR* 5", "LLR/growth-R,master-LR/Wnw1/-"),
        tasks=(
            Task(
                says=say.LESSON_FRUIT_LEAF,
                done=lambda before, now: _more("leaf", before, now),
                plays=("leaf nw2",),
                astray=say.LESSON_FRUIT_LEAF_ASTRAY,
                at=("cell-nw2",),
            ),
            Task(
                says=say.LESSON_FRUIT_SECOND,
                done=lambda before, now: _leaves_touch(now),
                plays=("leaf ne1nw1",),
                astray=say.LESSON_FRUIT_SECOND_ASTRAY,
                at=("supply-leaf",),
            ),
            Task(
                says=say.LESSON_FRUIT_FRUIT,
                done=lambda before, now: _more("fruit", before, now),
                plays=("fruit ne1nw2",),
                astray=say.LESSON_FRUIT_FRUIT_ASTRAY,
                at=("supply-fruit",),
            ),
        ),
        rules=("fruit", "score", "growth"),
        tempts={"fruit nw2": "fruit", "flower nw2": "cultivate"},
    ),
    Lesson(
        key="flower",
        title=say.LESSON_FLOWER_TITLE,
        why=say.LESSON_FLOWER_WHY,
        position=_position("place:WL* 5", f"LF/{CARDS}/Wnw1,Lnw2/-"),
        tasks=(
            Task(
                says=say.LESSON_FLOWER_PLACE,
                done=lambda before, now: _mine(now).flowers == SIDES - 1,
                plays=("flower ne1nw2",),
                astray=say.LESSON_FLOWER_PLACE_ASTRAY,
                at=("supply-flower",),
            ),
            Task(
                says=say.LESSON_FLOWER_LEAF,
                done=lambda before, now: (
                    _more("leaf", before, now) and _mine(now).flowers == _mine(before).flowers
                ),
                plays=("leaf nw1w1",),
                astray=say.LESSON_FLOWER_LEAF_ASTRAY,
                at=("supply-leaf",),
            ),
        ),
        rules=("flower", "score.flower"),
        tempts={"flower ne1": "flower"},
    ),
    Lesson(
        key="cards",
        title=say.LESSON_CARDS_TITLE,
        why=say.LESSON_CARDS_WHY,
        position=_position("turn 5", "WWL/helper-L/-/-", "tool,growth-L,master-any,parchment-L"),
        comes=("deal growth-W",),
        tasks=(
            Task(
                says=say.LESSON_CARDS_TAKE,
                done=lambda before, now: now.phase == "pick",
                plays=("take 3",),
                astray=say.LESSON_CARDS_TAKE_ASTRAY,
                at=("card-master-any-1", "slot-3"),
            ),
            Task(
                says=say.LESSON_CARDS_PICK,
                done=lambda before, now: _mine(now).supply.fruit > 0,
                plays=("pick fruit",),
                astray=say.LESSON_CARDS_PICK_ASTRAY,
                at=("supply-fruit",),
            ),
            Task(
                says=say.LESSON_CARDS_RETURN,
                done=lambda before, now: _mine(now).supply.wood < _mine(before).supply.wood,
                plays=("return wood",),
                astray=say.LESSON_CARDS_RETURN_ASTRAY,
                at=("supply-wood",),
            ),
        ),
        rules=("meditate", "meditate.tiles", "master", "capacity", "tool"),
        tempts={"pick fruit": "turn", "return wood": "turn"},
    ),
    Lesson(
        key="goals",
        title=say.LESSON_GOALS_TITLE,
        why=say.LESSON_GOALS_WHY,
        position=_position("place:WL* 9", f"W/{MANY}/{WOOD},{LEAVES}/-"),
        tasks=(
            Task(
                says=say.LESSON_GOALS_PLACE,
                done=lambda before, now: _more("wood", before, now),
                plays=("wood ne1",),
                astray=say.LESSON_GOALS_PLACE_ASTRAY,
                at=("goal-brown-low",),
            ),
            Task(
                says=say.LESSON_GOALS_DONE,
                done=lambda before, now: now.phase == "claim",
                plays=("done",),
                astray=say.LESSON_GOALS_DONE_ASTRAY,
            ),
            Task(
                says=say.LESSON_GOALS_CLAIM,
                done=lambda before, now: now.goal("brown-low").owner == YOU,
                plays=("claim brown-low",),
                astray=say.LESSON_GOALS_CLAIM_ASTRAY,
                at=("goal-brown-low",),
            ),
            Task(
                says=say.LESSON_GOALS_RENOUNCE,
                done=lambda before, now: "green-low" in _mine(now).renounced,
                plays=("renounce green-low",),
                astray=say.LESSON_GOALS_RENOUNCE_ASTRAY,
                at=("goal-green-low", "goal-green-hard"),
            ),
        ),
        rules=("goal.claim", "goal.colour", "goal.renounce", "goal.when", "score.goals"),
        tempts={"claim brown-low": "cultivate"},
    ),
    Lesson(
        key="room",
        title=say.LESSON_ROOM_TITLE,
        why=say.LESSON_ROOM_WHY,
        position=_position("turn 5", f"WW/{CARDS}/Lnw1,Lne1/-"),
        tasks=(
            Task(
                says=say.LESSON_ROOM_REMOVE,
                done=lambda before, now: _more("leaf", now, before),
                plays=("remove nw1",),
                astray=say.LESSON_ROOM_REMOVE_ASTRAY,
                at=("tile-A-nw1", "tile-A-ne1"),
            ),
            Task(
                says=say.LESSON_ROOM_WOOD,
                done=lambda before, now: _more("wood", before, now),
                plays=("cultivate", "wood nw1"),
                astray=say.LESSON_ROOM_WOOD_ASTRAY,
                at=("supply-wood",),
            ),
        ),
        rules=("remove", "remove.least", "wood"),
        tempts={"remove 0": "remove.least", "wood nw1": "turn"},
    ),
)
