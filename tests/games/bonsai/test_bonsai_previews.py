"""What a preview claims is what the line does; each number is checked in the positions."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from previews import Choice, Row, check, named, points, sees

from engawa.games.bonsai.rules import components as bonsai
from engawa.games.bonsai.rules import goals, turn
from engawa.games.bonsai.rules.components import LETTERS, WORDS


def tiles(s: Any, c: Choice) -> int:
    """Tiles that the seat holds; a Master's choice to come is as good as one."""
    return int(turn.held(s, c.seat) + (s.phase == bonsai.PICKING))


def keeps(c: Choice) -> int:
    return int(turn.capacity(c.then, c.seat))


def supplied(c: Choice, word: str, _: str) -> tuple[str, str]:
    was, has = (sees(s)["players"][c.seat]["supply"][word] for s in (c.before, c.then))
    return word, f"{has - was:+}"


def tree(s: Any, c: Choice) -> dict[str, str]:
    """The bonsai that was tended before the line."""
    trees = sees(s)["players"][c.seat]["trees"]
    found: dict[str, str] = trees[c.before.tree if len(trees) > 1 else 0]
    return found


def removed(c: Choice, said: str) -> str:
    """Tiles that go besides the one of the line: ``1 flower and 2 fruits``."""
    gone = Counter(tree(c.before, c).values()) - Counter(tree(c.then, c).values())
    gone[tree(c.before, c)[c.what]] -= 1
    claimed = {word.removesuffix("s"): int(n) for n, word in re.findall(r"(\d+) (\w+)", said)}
    return said if claimed == +gone else str(gone)


def reaches(c: Choice, said: str) -> str:
    """Has as many goals as are named been met by this tile and not before?"""
    names = [sees(c.before)["goals"][i]["name"] for i in range(len(sees(c.before)["goals"]))]
    numbers = [bonsai.GOAL_NAMES.index(name) for name in names]
    new = [n for n in numbers if not goals.is_met(c.before, c.before.tree, n)]
    new = [n for n in new if goals.is_met(c.then, c.before.tree, n)]
    needs = {str(bonsai.GOAL_NEEDS[n]) for n in new}
    return said if set(re.findall(r"\d+", said)) <= needs else f"goals that need {needs}"


def due(c: Choice, *_: str) -> int:
    """Goals to decide about."""
    return sum(goal["due"] for goal in sees(c.then)["goals"])


def allows(c: Choice, said: str) -> str:
    """Tiles that may be placed: ``2 wood, 1 leaf and one of any kind``."""
    rights = sees(c.then if c.line == "cultivate" else c.before)["rights"]
    wanted = [n for word, n in rights.items() if n and word != "any"]
    return said if [int(n) for n in re.findall(r"\d+", said)] == wanted else str(rights)


def holds(c: Choice, said: str) -> str:
    supply = sees(c.before)["players"][c.seat]["supply"]
    wanted = [n for n in supply.values() if n]
    return said if [int(n) for n in re.findall(r"\d+", said)] == wanted else str(supply)


def grows(c: Choice, said: str) -> str:
    """What a Growth card adds to every Cultivate: ``1 wood``."""
    has, had = (Counter(sees(s)["players"][c.seat]["cards"]) for s in (c.then, c.before))
    (card,) = has - had
    return f"1 {WORDS[LETTERS.index(card.removeprefix('growth-'))]}"


def hidden(s: Any, c: Choice) -> int:
    """Points of Parchments, which stand apart until the end."""
    return int(sees(s)["players"][c.seat]["uncounted"])


def over(c: Choice, *_: str) -> int:
    return tiles(c.then, c) - keeps(c)


GOAL = r"\d+ (?:wood|leaves in one group|fruits|flowers past one side of the pot)"
ROWS: list[Row] = [
    (r"Place \w+, ([+-]\d+)", points),
    (r"cell-\w+ ([+-]\d+)", points),
    (r"Reaches ([^.]+)\.", reaches),
    (r"Reached: ([^.]+)\.", named),
    (r"Finish, then (\d+) goals?", due),
    (r"hold (\d+)(?: of| tiles and can keep) (\d+)", lambda c, *_: (tiles(c.then, c), keeps(c))),
    (r"hold (\d+) tiles\.", lambda c, _: tiles(c.then, c)),
    (r"you may place (1 \w+) more\.", grows),
    (r"Worth (\d+) points? so far", lambda c, _: hidden(c.then, c) - hidden(c.before, c)),
    (r"you return (\d+) at the end", over),
    (r"Tool \(keep (2) more tiles\)", named),
    (r"card and (\d+) tiles?", lambda c, _: tiles(c.then, c) - tiles(c.before, c)),
    (r"supply-(\w+) ([+-]\d+)", supplied),
    (r"[Pp]lace (\d[^.]*)(?<! more)\.", allows),
    (r"You leave unused: (\d[^.]*)\.", allows),
    (r"You have (\d+)", lambda c, _: sees(c.before)["players"][c.seat]["supply"][c.what]),
    (r"Claim \+(\d+)", lambda c, _: int(points(c))),
    (rf"(?:Claim|Give up) ({GOAL})", named),
    (r"Then return (\d+) tiles? more", over),
    (r"(\d[^.|]*) will go with it", removed),
    (r"for (\d+) points(?= \||$)", lambda c, _: int(points(c))),
    (r"Place tiles; you have (\d[^|]*)", holds),
    (r"Finish; (\d[^|]*) could still be placed", allows),
    (r"and its (\d+) points for good", named),
    (r"Parchment \((\d) points? for each", named),
]


def goals_at_hand() -> str:
    """A turn of Bonsai with wood for one goal, and leaves to be placed for another."""
    wood = ",".join(f"Wnw{n}" for n in range(1, 8))
    cards = "master-WW,master-LL,master-WL,master-LF,helper-W*3,parchment-W,parchment-L"
    goals = "goals=brown-low,brown-hard,green-low,green-hard"
    board = "board=tool,helper-L,growth-L,growth-F"
    return f"A turn 5 - {goals} {board} A=WLL/{cards}/{wood},Lne1,Lne1nw1,Lne1nw2/- B=-/-/-/-"


def test_what_is_claimed_is_what_happens() -> None:
    check("bonsai", ROWS, rare=[goals_at_hand()])
