"""What a coach says in a first game."""

from __future__ import annotations

from engawa.core.notation import seat_name
from engawa.core.tip import Moment, Tip
from engawa.games.pass_the_pandas import words as say
from engawa.games.pass_the_pandas.screen.observe import Known
from engawa.games.pass_the_pandas.screen.view import rolled_keys
from engawa.words import SEATS, Words

FEW = 2  # dice, with which a seat may be done soon

Now = Moment[Known]


def _leader(now: Now) -> int:
    """The seat that has the fewest dice of those one could give to."""
    others = [seat for seat in range(now.see.seats) if f"give {seat_name(seat)}" in now.may]
    return min(others, key=lambda seat: now.see.dice[seat], default=now.seat)


def _left_to_give(now: Now) -> Words:
    return say.tip_panda_now(say.dice(now.see.dice[now.seat] - now.see.pandas))


def _may_win(now: Now) -> Words:
    seat = _leader(now)
    return say.tip_leader_now(who=SEATS[seat], dice=say.dice(now.see.dice[seat]))


def _will_get(now: Now) -> Words:
    if not now.see.owed:
        return say.TIP_BAMBOO_MET
    lender = SEATS[now.see.previous]
    return say.will_pay(from_=lender, to=SEATS[now.seat], dice=say.dice(now.see.owed))


def _kept(now: Now) -> list[str]:
    """The dice on the cloth that stay, where a phone shows them too."""
    roll = now.see.rolled
    return [f"{seat_name(now.seat)}-{i}" for i in range(roll.bamboo + roll.blank)]


def _would_win(now: Now) -> bool:
    """Does the seat before give its last dice, if it gets no panda?"""
    see = now.see
    return now.can("give") and 0 < see.owed == see.dice[see.previous]


TIPS: tuple[Tip[Known], ...] = (
    Tip(
        key="goal",
        title=say.TIP_GOAL_TITLE,
        says=say.TIP_GOAL,
        when=lambda now: now.can("give"),
        at=_kept,
        rules=("roll", "end"),
    ),
    Tip(
        key="save",
        title=say.TIP_SAVE_TITLE,
        says=say.TIP_SAVE,
        when=_would_win,
        at=lambda now: [f"tray-{seat_name(now.see.previous)}"],
        rules=("challenge", "end"),
        costs=True,
    ),
    Tip(
        key="panda",
        title=say.TIP_PANDA_TITLE,
        says=say.TIP_PANDA,
        when=lambda now: now.can("give"),
        at=lambda now: rolled_keys(now.see, "panda"),
        rules=("panda",),
        now=_left_to_give,
    ),
    Tip(
        key="water",
        title=say.TIP_WATER_TITLE,
        says=say.TIP_WATER,
        when=lambda now: now.see.rolled.water > 0,
        at=lambda now: rolled_keys(now.see, "water"),
        rules=("water",),
    ),
    Tip(
        key="bamboo",
        title=say.TIP_BAMBOO_TITLE,
        says=say.TIP_BAMBOO,
        when=lambda now: now.can("give") and now.see.target > 0,
        at=lambda now: rolled_keys(now.see, "bamboo") or [f"tray-{seat_name(now.see.previous)}"],
        rules=("challenge", "challenge.rolled", "challenge.previous"),
        now=_will_get,
        costs=True,
    ),
    Tip(
        key="leader",
        title=say.TIP_LEADER_TITLE,
        says=say.TIP_LEADER,
        when=lambda now: now.see.seats > 2 and now.see.dice[_leader(now)] <= FEW,
        at=lambda now: [f"tray-{seat_name(_leader(now))}"],
        rules=("end",),
        now=_may_win,
        costs=True,
    ),
    Tip(
        key="split",
        title=say.TIP_SPLIT_TITLE,
        says=say.TIP_SPLIT,
        when=lambda now: now.see.seats > 2 and now.see.pandas > 1,
        at=lambda now: rolled_keys(now.see, "panda"),
        rules=("panda",),
    ),
    Tip(
        key="swap",
        title=say.TIP_SWAP_TITLE,
        says=say.TIP_SWAP,
        when=lambda now: now.can("swap"),
        at=lambda now: [f"tray-{line.split()[1]}" for line in now.may if line != "keep"],
        rules=("bamboozled", "bamboozled.timing"),
    ),
)
