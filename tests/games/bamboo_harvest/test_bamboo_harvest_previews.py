"""What a preview claims is what the line does; each number is checked in the positions."""

from __future__ import annotations

from collections import Counter
from typing import Any

from previews import Choice, Row, check, named, sees

from engawa.games.bamboo_harvest.rules import components as bamboo
from engawa.games.bamboo_harvest.rules import deeds
from engawa.games.bamboo_harvest.screen.cards import DEED_WORTH, SPARE_WORTH


def paid(c: Choice, *_: str) -> int:
    return int(c.before.reeds[c.seat] - c.after.reeds[c.seat])


def reaped(c: Choice, *_: str) -> int:
    return -paid(c)


def drawn(c: Choice, *_: str) -> int:
    """Deeds that come into the hand."""
    return int(deeds.hand(c.after, c.seat) - deeds.hand(c.before, c.seat))


def vacant_ranks(c: Choice) -> Counter[str]:
    """The ranks of the vacant cards beside the cell of the line."""
    cell = "abcdefg".index(c.what[0]) + bamboo.SIDE * (int(c.what[1]) - 1)
    return ranks_beside(sees(c.before)["forest"], cell)


def ranks_beside(forest: list[dict[str, Any]], cell: int) -> Counter[str]:
    around = [forest[b] for b in bamboo.NEIGHBOUR[cell * 4 : cell * 4 + 4] if b >= 0]
    free = [here for here in around if here["token"] is None and here["disturbed"] is None]
    return Counter(here["card"].rstrip("'")[:-1] for here in free)


def matching(c: Choice, *_: str) -> int:
    """Vacant cards of the rank that is harvested."""
    return vacant_ranks(c)[c.line.split()[2]]


def crops(ranks: Counter[str]) -> list[tuple[int, bool]]:
    """What a token could harvest of them: so many, and whether they are reeds."""
    worth = dict(zip(("A", *map(str, range(2, 11))), bamboo.YIELD, strict=False))
    return [(n * worth.get(rank, 1), rank in worth) for rank, n in ranks.items()]


def harvest(c: Choice, said: str) -> str:
    """What all tokens together can harvest then, each the best as the coach counts it."""
    forest = sees(c.then)["forest"]
    deed = SPARE_WORTH if deeds.hand(c.then, c.seat) >= bamboo.HAND else DEED_WORTH
    brings = Counter[bool]()
    for cell, here in enumerate(forest):
        found = crops(ranks_beside(forest, cell)) if here["token"] == c.seat else []
        if found:
            n, reeds = max(found, key=lambda crop: crop[0] * (1 if crop[1] else deed))
            brings[reeds] += n
    names = (("reed", brings[True]), ("deed", brings[False]))
    return " and ".join(f"{n} {name}{'s' * (n > 1)}" for name, n in names if n)


def offers(c: Choice, said: str) -> str:
    """Is that what some harvest beside a new token would bring?"""
    found = crops(vacant_ranks(c))
    brings = [f"{n} {'reed' if reeds else 'deed'}{'s' * (n > 1)}" for n, reeds in found]
    return said if said in brings else f"one of {brings}"


def offers_reeds(c: Choice, said: str) -> str:
    return offers(c, f"{said} reed{'s' * (said != '1')}").split()[0]


def apart(c: Choice, *_: str) -> int:
    a, b = sees(c.before)["swap"][0], c.what
    return abs(ord(a[0]) - ord(b[0])) + abs(int(a[1]) - int(b[1]))


ROWS: list[Row] = [
    (r"Leaves you (\d+) reeds?", lambda c, _: c.after.reeds[c.seat]),
    (r"You pay (\d+) reeds", paid),
    (r"(?:Build|Swap|Buy) for (\d+)", paid),
    (r"Costs (\d+) reeds", paid),
    (r"Buy a deed for (\d+) reeds", paid),
    (r"pile -(\d+)", drawn),
    (r"[A-Z0-9']+ -(\d+)", paid),
    (r"(\d+) steps? apart", apart),
    (r"Costs nothing", lambda c: paid(c) == 0),
    (r"(2) steps are free", named),
    (r"Harvest (\d+) deeds?", drawn),
    (r"Harvest (\d+)", reaped),
    (r"token-\w\d (\d+) deeds?", drawn),
    (r"token-\w\d \+(\d+)", reaped),
    (r"From (\d+) ", matching),
    (r"it would harvest (\d+ \w+) now", offers),
    (r"(?<![\w-])[AJQK\d]+[CSDH]'? (\d+ deeds?)", offers),
    (r"(?<![\w-])[AJQK\d]+[CSDH]'? \+(\d+)", offers_reeds),
    (r"Your harvest is then ([\w ]+)\.", harvest),
    (r"each further step costs (5) reeds", named),
    (r"\b([a-g][1-7])\b", named),  # cells
    (r"\b(\d+[CSDH])\b", named),  # cards
    (r"(1st)", named),
]


def test_what_is_claimed_is_what_happens() -> None:
    check("bamboo_harvest", ROWS)
