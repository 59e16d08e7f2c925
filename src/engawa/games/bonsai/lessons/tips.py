"""What a coach says in a first game."""

from __future__ import annotations

from engawa.core.tip import Moment, Tip
from engawa.games.bonsai import words as say
from engawa.games.bonsai.rules.components import SIDES, WORDS
from engawa.games.bonsai.screen import board, names
from engawa.games.bonsai.screen.observe import Goal, Known, Player
from engawa.kit import hexes
from engawa.words import Words, house, together

FEW = 4  # cards in the deck, when the end is near
ROOM = 1  # tiles one could still take when the supply is nearly full

Now = Moment[Known]


def _mine(now: Now) -> Player:
    return now.see.players[now.seat]


def _holds(now: Now) -> Words:
    return say.tip_hold(n=_mine(now).held, of=_mine(now).capacity)


def _cell(word: str, now: Now) -> list[str]:
    """A lit cell for a kind of tile: the one beside most tiles of that kind."""
    tree = names.tree_of(now.see.mover.trees[now.see.active])
    cells = [line.split()[1] for line in now.may if line.startswith(f"{word} ")]

    def beside(cell: str) -> int:
        here = hexes.parse(cell)
        return sum(tree.get(hexes.step(here, side)) == word for side in range(SIDES))

    return [f"cell-{max(cells, key=beside)}"] if cells else []


# --- the cards on offer ---


def _offered(kind: str, now: Now) -> list[str]:
    """The cards of a type that can be taken now."""
    slots = {line.split()[1] for line in now.may if line.startswith("take ")}
    cards = [card for slot, card in enumerate(now.see.board, 1) if card and str(slot) in slots]
    return [card for card in cards if names.card_type(card) == kind]


def _card_tip(kind: str, title: Words, says: Words, *rules: str) -> Tip[Known]:
    """What a type of card is for, when one lies there."""
    drawing = f"bn-card-{kind}"
    return Tip(
        key=kind,
        title=title,
        says=says,
        when=lambda now: bool(_offered(kind, now)),
        at=lambda now: [s.key for s in board.shop(now.see, []) if s.drawing == drawing],
        rules=rules,
        now=lambda now: say.tip_card_now(names.card(_offered(kind, now)[0])),
    )


# --- flowers and fruits ---


def _open_sides(now: Now) -> dict[str, int]:
    """By the cells a flower can go to, how many of its sides would touch no tile."""
    tree = names.tree_of(now.see.mover.trees[now.see.active])
    found = {}
    for line in now.may:
        if line.startswith("flower "):
            cell = hexes.parse(line.split()[1])
            found[f"cell-{line.split()[1]}"] = sum(
                hexes.step(cell, side) not in tree for side in range(SIDES)
            )
    return found


def _most_open(now: Now) -> list[str]:
    sides = _open_sides(now)
    return [max(sides, key=lambda key: sides[key])]


# --- goals ---


def _open_goals(now: Now) -> list[Goal]:
    """Goals that the seat can still claim."""
    return [goal for goal in now.see.goals if goal.open[now.seat]]


def _nearest(now: Now) -> Words:
    """The goal of which the seat has the largest part, but not all."""
    goals = [goal for goal in _open_goals(now) if 0 < goal.near[now.seat] < goal.need]
    if not goals:
        return ""
    best = max(goals, key=lambda goal: goal.near[now.seat] / goal.need)
    return say.tip_goals_now(goal=names.goal(best.name), have=best.near[now.seat], need=best.need)


def _at_stake(now: Now) -> Words:
    """What the goal that is due brings, and what a harder one would."""
    due = next(goal for goal in now.see.goals if goal.due)
    harder = [
        goal for goal in _open_goals(now) if goal.colour == due.colour and goal.points > due.points
    ]
    return together(
        say.tip_claim_now(goal=names.goal(due.name), points=house.points(due.points)),
        *[
            say.tip_claim_harder(goal=names.goal(goal.name), points=house.points(goal.points))
            for goal in harder[:1]
        ],
    )


TIPS: tuple[Tip[Known], ...] = (
    Tip(
        key="tree",
        title=say.TIP_TREE_TITLE,
        says=say.TIP_TREE,
        when=lambda now: now.see.phase == "turn",
        at=lambda now: [
            f"tile-{name}-0" for seat, _, name in board.bonsais(now.see) if seat == now.seat
        ],
        rules=("pot", "score"),
    ),
    Tip(
        key="claim",
        title=say.TIP_CLAIM_TITLE,
        says=say.TIP_CLAIM,
        when=lambda now: now.can("claim"),
        at=lambda now: [f"goal-{goal.name}" for goal in now.see.goals if goal.due],
        rules=("goal.claim", "goal.colour", "goal.renounce"),
        now=_at_stake,
        costs=True,
    ),
    Tip(
        key="end",
        title=say.TIP_END_TITLE,
        says=say.TIP_END,
        when=lambda now: now.see.phase == "turn" and now.see.deck <= FEW,
        at=lambda now: ["deck"],
        rules=("end", "score"),
        now=lambda now: say.tip_end_now(names.tiles(_mine(now).supply)),
        costs=True,
    ),
    Tip(
        key="take",
        title=say.TIP_TAKE_TITLE,
        says=say.TIP_TAKE,
        when=lambda now: now.can("take"),
        at=lambda now: [s.key for s in board.shop(now.see, []) if s.key.startswith("card-")],
        rules=("turn", "meditate", "meditate.tiles"),
        now=_holds,
    ),
    Tip(
        key="capacity",
        title=say.TIP_CAPACITY_TITLE,
        says=say.TIP_CAPACITY,
        when=lambda now: _mine(now).held + ROOM >= _mine(now).capacity,
        at=lambda now: [f"supply-{word}" for word in WORDS],
        rules=("capacity", "tool"),
        now=_holds,
        costs=True,
    ),
    Tip(
        key="cultivate",
        title=say.TIP_CULTIVATE_TITLE,
        says=say.TIP_CULTIVATE,
        when=lambda now: now.can("cultivate") and _mine(now).held > 0,
        at=lambda now: [f"supply-{word}" for word in WORDS if _mine(now).supply.of(word)],
        rules=("turn", "cultivate", "cultivate.optional"),
        now=lambda now: say.asks_place(names.tiles(now.see.allowance)),
    ),
    Tip(
        key="fruit",
        title=say.TIP_FRUIT_TITLE,
        says=say.TIP_FRUIT,
        when=lambda now: now.see.phase == "place" and _mine(now).supply.fruit > 0,
        at=lambda now: _cell("fruit", now) or ["supply-fruit"],
        rules=("fruit", "score"),
        now=lambda now: say.TIP_FRUIT_FITS if now.can("fruit") else say.TIP_FRUIT_WAITS,
    ),
    Tip(
        key="flower",
        title=say.TIP_FLOWER_TITLE,
        says=say.TIP_FLOWER,
        when=lambda now: now.can("flower"),
        at=_most_open,
        rules=("flower", "score.flower"),
        now=lambda now: say.tip_flower_now(max(_open_sides(now).values())),
        costs=True,
    ),
    Tip(
        key="leaf",
        title=say.TIP_LEAF_TITLE,
        says=say.TIP_LEAF,
        when=lambda now: now.can("leaf"),
        at=lambda now: _cell("leaf", now),
        rules=("leaf", "score"),
    ),
    Tip(
        key="wood",
        title=say.TIP_WOOD_TITLE,
        says=say.TIP_WOOD,
        when=lambda now: now.can("wood"),
        at=lambda now: _cell("wood", now),
        rules=("wood", "pot"),
    ),
    _card_tip("growth", say.TIP_GROWTH_TITLE, say.TIP_GROWTH, "growth"),
    Tip(
        key="goals",
        title=say.TIP_GOALS_TITLE,
        says=say.TIP_GOALS,
        when=lambda now: bool(_open_goals(now)),
        at=lambda now: [f"goal-{goal.name}" for goal in _open_goals(now)],
        rules=("goal.claim", "goal.colour"),
        now=_nearest,
        costs=True,
    ),
    _card_tip("helper", say.TIP_HELPER_TITLE, say.TIP_HELPER, "helper"),
    _card_tip("master", say.TIP_MASTER_TITLE, say.TIP_MASTER, "master"),
    _card_tip("parchment", say.TIP_PARCHMENT_TITLE, say.TIP_PARCHMENT, "parchment"),
)
