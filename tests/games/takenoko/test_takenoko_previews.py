"""What a preview claims is what the line does; each number is checked in the positions."""

from __future__ import annotations

import re
from typing import Any

from previews import Choice, Row, check, named, points, sees

from engawa.games.takenoko.rules import bamboo as growing
from engawa.games.takenoko.rules import components as takenoko
from engawa.kit import hexes


def heights(s: Any) -> dict[str, int]:
    return {plot["cell"]: plot["height"] for plot in sees(s)["plots"]}


def grown(c: Choice) -> dict[str, int]:
    """Sections that each plot gains, or loses."""
    was = heights(c.before)
    return {cell: n - was.get(cell, 0) for cell, n in heights(c.then).items() if n != was.get(cell)}


def sections(c: Choice, *_: str) -> int:
    """Sections that grow, those included whose place is still to be chosen."""
    if c.what == "pond":
        return 0
    asks = c.then.phase == takenoko.GROWING and c.line.startswith("gardener")
    left = sees(c.then)["stock"]["bamboo"][plot(c.then, c)["colour"]]
    return int(sum(grown(c).values()) + asks * left)


def plot(s: Any, c: Choice) -> dict[str, Any]:
    """The plot that the line names."""
    found: dict[str, Any] = next(p for p in sees(s)["plots"] if p["cell"] == c.what)
    return found


def tended(c: Choice) -> list[int]:
    """The numbers of the plots that a gardener who stops there looks after."""
    s = c.before
    here = hexes.parse(c.what)
    near = {hexes.name(cell) for cell in [here, *(hexes.step(here, d) for d in range(6))]}
    ours = [p for p in sees(s)["plots"] if p["cell"] in near]
    mine = [p["cell"] for p in ours if p["colour"] == plot(s, c)["colour"]]
    return [takenoko.FIRST + [*heights(s)].index(cell) for cell in mine]


def scarce(c: Choice, *_: str) -> tuple[int, int]:
    """Sections that are left of a colour, and those that are wanted, or still are."""
    if c.line.startswith("grow"):
        return sees(c.then)["stock"]["bamboo"][plot(c.then, c)["colour"]], sum(c.then.due)
    left = sees(c.before)["stock"]["bamboo"][plot(c.before, c)["colour"]]
    return left, sum(growing.appetite(c.before, n) for n in tended(c))


def grows(c: Choice, said: str) -> str:
    """``that plot by 1 and the fertile one 2 east by 2``"""
    claimed = sorted(int(n) for n in re.findall(r"by (\d)", said))
    return said if claimed == sorted(grown(c).values()) else str(grown(c))


def eaten(c: Choice, *_: str) -> int:
    was, has = (sum(sees(s)["each"][c.seat]["bamboo"].values()) for s in (c.before, c.then))
    return int(has - was)


def newly_wet(c: Choice) -> list[str]:
    wet = [{p["cell"] for p in sees(s)["plots"] if p["wet"]} for s in (c.before, c.then)]
    return sorted(wet[1] - wet[0])


def waters(c: Choice, said: str) -> str:
    """``green, 2 east and pink, west``"""
    colours = [word for word in re.findall(r"\w+", said) if word in takenoko.COLOUR_NAMES]
    return said if len(colours) == len(newly_wet(c)) else str(newly_wet(c))


def left_of(c: Choice, colour: str) -> str:
    """The colour, if nothing is left of it."""
    return colour if not sees(c.then)["stock"]["bamboo"][colour] else "some is left"


def won(c: Choice, *_: str) -> int:
    """Points of the objective, without those of the Emperor."""
    came = c.then.emperor != c.before.emperor
    return int(points(c)) - takenoko.EMPEROR * int(came)


BOXES = {"objective": "objectives", "chip": "chips", "channel": "channels", "plots": "plots"}


def remaining(c: Choice, *_: str) -> int:
    """How many of what the line takes are in the box before it."""
    stock = sees(c.before)["stock"][BOXES[c.line.split()[0]]]
    n = stock[c.what] if isinstance(stock, dict) else stock
    return int(n["left"] if isinstance(n, dict) else n)


PLACE = r"\d (?:north-|south-)?(?:east|west)"
ROWS: list[Row] = [
    (r"Grow (\d+)", sections),
    (r"Only (\d+) of (\d+) pieces are left", scarce),
    (r"Bamboo grows (by [^.]*)\.", grows),
    (r"Nothing grows there|Move the gardener", lambda c: not grown(c)),
    (r"No (green|yellow|pink) bamboo is left", left_of),
    (r"plot-(\w+) (\+\d+)", lambda c, cell, _: (cell, f"{grown(c).get(cell, 0):+}")),
    (r"plot-(\w+) eats (\d)", lambda c, cell, _: (cell, -grown(c).get(cell, 0))),
    (r"plot-(\w+) sprouts (\d)", lambda c, cell, _: (cell, grown(c).get(cell, 0))),
    (r"plot-(\w+) sprouts(?! \d)", lambda c, cell: cell if grown(c).get(cell) == 1 else "none"),
    (
        r"eats one (\w+) piece for you and leaves (\d+)",
        lambda c, *_: (plot(c.before, c)["colour"], heights(c.then)[c.what]),
    ),
    (
        r"Eat (green|yellow|pink)",
        lambda c, _: plot(c.before, c)["colour"] if eaten(c) == 1 else "nothing",
    ),
    (r"The enclosure keeps|It eats nothing there|Move the panda", lambda c: not eaten(c)),
    (r"It waters the plot\. Place", lambda c: c.line == "chip watershed"),
    (r"The plot has water already", lambda c: plot(c.before, c)["wet"]),
    (r"brings water to no new plot", lambda c: not newly_wet(c)),
    (r"Brings water to ((?:green|yellow|pink),[^.]*)\.", waters),
    (r"The new plot has water", lambda c: plot(c.then, c)["wet"]),
    (r"A chip may be put on it", lambda c: c.then.phase == takenoko.SPROUTING),
    (r"Dry until a channel", lambda c: not plot(c.then, c)["wet"]),
    (
        r"That makes (\d+) of (\d+) cards",
        lambda c, *_: (c.then.fulfilled[c.seat], takenoko.ENOUGH[c.then.seats]),
    ),
    (
        r"Brings you the Emperor and (2) points more",
        lambda c, _: int(points(c)) - won(c) if c.then.emperor == c.seat else "none",
    ),
    (r"Finish \+(\d+)", won),
    (r", (\d+) points?", won),
    (r"Draw (\d+) of (\d+) plots", lambda c, *_: (c.after.drawn_count, remaining(c))),
    (r"Draw (\d+)", lambda c, _: c.after.drawn_count),
    (r"leave (\d+) action", lambda c, _: c.before.left),
    (r"(\d+) left", remaining),
    (r"you hold (\d+) of 5", lambda c, _: c.before.hand_size[c.seat]),
    (r"(\d+) actions? (?:is|are) left", lambda c, _: c.before.left),
    (r"bamboo of (\d)", named),
    (r"(\d) \w+ bamboos of exactly (\d)", named),
    (rf"({PLACE})", named),
]


def last_sections(eaten: int) -> str:
    """A turn of Takenoko with few green sections left, and one objective to go."""
    done = "line-green,line-yellow,line-pink,curve-green,curve-yellow,curve-pink,eat-trio,eat-pink"
    garden = "e1:g1,ne1:gf1,nw1:g0,w1:yE1,sw1:y0"
    seat = f"A=2/WEF/{'g' * eaten}/eat-green/{done}"
    return f"A main 3 none:2:- {garden} - pond pond {seat} B=1/F/-/-/-"


def test_what_is_claimed_is_what_happens() -> None:
    check("takenoko", ROWS, rare=[last_sections(n) for n in (31, 33, 34)])
