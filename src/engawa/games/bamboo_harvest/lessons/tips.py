"""What a coach says in a first game."""

from __future__ import annotations

from collections.abc import Iterable

from engawa.core.tip import Moment, Tip
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.rules.components import BUILD_COST, BUY_COST
from engawa.games.bamboo_harvest.screen.board import vacant_beside
from engawa.games.bamboo_harvest.screen.cards import (
    MANY,
    RANK_OF,
    WILD,
    best,
    card,
    gain,
    rank_on,
    worth,
)
from engawa.games.bamboo_harvest.screen.observe import Crop, Known, crop_of
from engawa.games.bamboo_harvest.screen.path import best_way
from engawa.kit import cards
from engawa.words import SEATS, Words, either, listed

NEAR = 3  # cards missing to a path

Now = Moment[Known]


def _deeds(now: Now, *zones: str) -> list[str]:
    """One's own deeds that lie so."""
    hand = now.see.hands[now.seat]
    found = [getattr(hand, zone) for zone in zones]
    return [name for names in found if isinstance(names, tuple) for name in names]


def _marked(deeds: Iterable[str]) -> list[str]:
    return [f"deed-{name}" for name in dict.fromkeys(deeds)]


def _cells(now: Now, verb: str) -> list[str]:
    """The cells of the lines that begin with a word, each once."""
    lines = [line.split() for line in now.may]
    return list(dict.fromkeys(words[1] for words in lines if words[0] == verb))


def _cards(now: Now, cells: Iterable[str]) -> list[str]:
    """The keys of the cards that lie there."""
    return [now.see.at(cell).card for cell in cells]


def _crops(now: Now) -> list[Crop]:
    """The best for each token that has not harvested yet."""
    found = [best(now.see, cell) for cell in now.see.harvesters]
    return [crop for crop in found if crop]


def _tokens(crops: Iterable[Crop]) -> list[str]:
    return list(dict.fromkeys(f"token-{crop.cell}" for crop in crops))


def _offered(now: Now) -> list[Crop]:
    return [crop for crop in now.see.crops if crop.cell in now.see.harvesters]


def _best_place(now: Now) -> Crop:
    """Where a token would bring the most now."""
    found = []
    for cell in _cells(now, "place"):
        around = [RANK_OF[now.see.forest[k].card.rstrip("'")] for k in vacant_beside(now.see, cell)]
        found += [crop_of(cell, rank, around.count(rank)) for rank in around]
    return max(found, key=worth)


def _closest(now: Now) -> int:
    """The opponent whose path lacks the fewest cards."""
    others = [seat for seat in range(now.see.seats) if seat != now.seat]
    return min(others, key=lambda seat: min(now.see.missing[seat]))


def _useful(now: Now) -> list[str]:
    """The cells of one's best path that can be built on."""
    way = best_way(now.see, now.seat)
    return [cell for cell in _cells(now, "build") if cell in way.missing]


def _is_turn(now: Now) -> bool:
    return now.see.phase not in ("drop", "place")


# --- what it means now ---


def _now_drop(now: Now) -> Words:
    return say.tip_drop_now(card(max(_deeds(now, "down"), key=lambda name: RANK_OF[name])))


def _now_place(now: Now) -> Words:
    crop = _best_place(now)
    return say.tip_place_now(cell=crop.cell, gain=gain(crop))


def _now_goal(now: Now) -> Words:
    lacks = min(now.see.missing[now.seat])
    return say.tip_goal_now(n=lacks, tokens=say.tokens(now.see.goal))


def _now_danger(now: Now) -> Words:
    seat = _closest(now)
    return say.tip_danger_now(who=SEATS[seat], n=min(now.see.missing[seat]))


def _now_build(now: Now) -> Words:
    if useful := _useful(now):
        return say.tip_build_path(listed(useful))
    return say.tip_build_now(say.reeds(now.see.reeds[now.seat] - BUILD_COST))


def _now_swap(now: Now) -> Words:
    ranks = [rank_on(now.see, line.split()[1]) for line in now.may if line.count(" ") == 1]
    return say.tip_swap_now(either(list(dict.fromkeys(ranks)))) if ranks else ""


def _now_harvest(now: Now) -> Words:
    crop = _crops(now)[0]
    what = MANY[cards.RANKS.index(crop.rank)](crop.cards)
    return say.tip_harvest_now(cell=crop.cell, cards=what, gain=gain(crop))


def _now_reeds(now: Now) -> Words:
    lacks = BUILD_COST - now.see.reeds[now.seat]
    return say.tip_reeds_now(lacks) if lacks > 0 else say.TIP_REEDS_ENOUGH


def _now_buy(now: Now) -> Words:
    return say.tip_buy_now(say.reeds(now.see.reeds[now.seat] - BUY_COST))


TIPS: tuple[Tip[Known], ...] = (
    Tip(
        key="drop",
        title=say.TIP_DROP_TITLE,
        says=say.TIP_DROP,
        when=lambda now: now.can("drop"),
        at=lambda now: _marked(_deeds(now, "down")),
        rules=("setup.deeds", "start", "path"),
        now=_now_drop,
    ),
    Tip(
        key="place",
        title=say.TIP_PLACE_TITLE,
        says=say.TIP_PLACE,
        when=lambda now: now.can("place"),
        at=lambda now: _cards(now, [_best_place(now).cell]),
        rules=("place", "harvest", "harvest.match"),
        now=_now_place,
    ),
    Tip(
        key="goal",
        title=say.TIP_GOAL_TITLE,
        says=say.TIP_GOAL,
        when=_is_turn,
        at=lambda now: ["side-north", "side-south", "side-west", "side-east"],
        rules=("path", "count"),
        now=_now_goal,
    ),
    Tip(
        key="danger",
        title=say.TIP_DANGER_TITLE,
        says=say.TIP_DANGER,
        when=lambda now: now.can("swap") and min(now.see.missing[_closest(now)]) <= NEAR,
        at=lambda now: _cards(now, best_way(now.see, _closest(now)).missing),
        rules=("path", "swap.mark", "build.vacant"),
        now=_now_danger,
        costs=True,
    ),
    Tip(
        key="wild",
        title=say.TIP_WILD_TITLE,
        says=say.TIP_WILD,
        when=lambda now: any(name[-1] in WILD for name in now.see.deeds(now.seat)),
        at=lambda now: _marked(name for name in now.see.deeds(now.seat) if name[-1] in WILD),
        rules=("wild", "wild.win", "swap.wild"),
        costs=True,
    ),
    Tip(
        key="build",
        title=say.TIP_BUILD_TITLE,
        says=say.TIP_BUILD,
        when=lambda now: now.can("build"),
        at=lambda now: _cards(now, _useful(now) or _cells(now, "build")),
        rules=("build", "build.vacant", "build.final", "match"),
        now=_now_build,
        costs=True,
    ),
    Tip(
        key="swap",
        title=say.TIP_SWAP_TITLE,
        says=say.TIP_SWAP,
        when=lambda now: now.can("swap"),
        at=lambda now: _cards(now, _cells(now, "swap")),
        rules=("swap", "swap.deed"),
        now=_now_swap,
    ),
    Tip(
        key="with",
        title=say.TIP_WITH_TITLE,
        says=say.TIP_WITH,
        when=lambda now: now.can("with"),
        at=lambda now: _cards(now, now.see.swap),
        rules=("swap.cost", "swap.over"),
    ),
    Tip(
        key="mark",
        title=say.TIP_MARK_TITLE,
        says=say.TIP_MARK,
        when=lambda now: now.can("mark"),
        at=lambda now: _cards(now, now.see.swap),
        rules=("swap.mark", "vacant", "clear"),
        costs=True,
    ),
    Tip(
        key="harvest",
        title=say.TIP_HARVEST_TITLE,
        says=say.TIP_HARVEST,
        when=lambda now: now.can("harvest"),
        at=lambda now: _tokens(_crops(now)),
        rules=("harvest", "vacant", "reeds"),
        now=_now_harvest,
    ),
    Tip(
        key="equal",
        title=say.TIP_EQUAL_TITLE,
        says=say.TIP_EQUAL,
        when=lambda now: any(crop.cards > 1 for crop in _offered(now)),
        at=lambda now: _tokens(crop for crop in _offered(now) if crop.cards > 1),
        rules=("harvest.match", "match"),
        costs=True,
    ),
    Tip(
        key="court",
        title=say.TIP_COURT_TITLE,
        says=say.TIP_COURT,
        when=lambda now: any(crop.deeds for crop in _offered(now)),
        at=lambda now: _tokens(crop for crop in _offered(now) if crop.deeds),
        rules=("harvest.draw",),
    ),
    Tip(
        key="reeds",
        title=say.TIP_REEDS_TITLE,
        says=say.TIP_REEDS,
        when=lambda now: now.see.phase in ("harvest", "manage"),
        at=lambda now: ["reeds"],
        rules=("reeds", "build"),
        now=_now_reeds,
    ),
    Tip(
        key="redraw",
        title=say.TIP_REDRAW_TITLE,
        says=say.TIP_REDRAW,
        when=lambda now: now.can("redraw"),
        at=lambda now: _marked(_deeds(now, "fresh")),
        rules=("redraw", "redraw.once"),
    ),
    Tip(
        key="buy",
        title=say.TIP_BUY_TITLE,
        says=say.TIP_BUY,
        when=lambda now: now.can("buy"),
        at=lambda now: ["pile"],
        rules=("buy", "buy.once"),
        now=_now_buy,
    ),
    Tip(
        key="discard",
        title=say.TIP_DISCARD_TITLE,
        says=say.TIP_DISCARD,
        when=lambda now: now.can("discard"),
        at=lambda now: _marked(_deeds(now, "up", "down")),
        rules=("discard",),
    ),
    Tip(
        key="reveal",
        title=say.TIP_REVEAL_TITLE,
        says=say.TIP_REVEAL,
        when=lambda now: now.can("reveal"),
        at=lambda now: _marked(_deeds(now, "down")),
        rules=("reveal", "swap.deed"),
    ),
)
