"""What a seat may know: everything but the next card. [memory]"""

from __future__ import annotations

from typing import Any

from engawa.core import look as show
from engawa.core.game import Game
from engawa.core.look import Look
from engawa.games.bonsai import actions, board, components, goals, scoring, turn
from engawa.games.bonsai.actions import cell_name
from engawa.games.bonsai.components import CARD_NAMES, CARDS, GOAL_NAMES, GOALS, KINDS, WORDS
from engawa.games.bonsai.paper import PHASES, missing, own_trees, tiles


def observe(s: Any, seat: int | None) -> dict[str, Any]:
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "tree": s.tree,
        "turns": s.turns,
        "final": s.final,
        "taken": s.taken,
        "owed": bool(s.owed),
        "rights": dict(zip((*WORDS, "any"), s.rights, strict=True)),
        "board": [CARD_NAMES[card] if card else None for card in s.board],
        "deck": board.left(s),
        "unseen": _cards(s.deck),
        "gone": _cards(missing(s)),
        "top": s.on_top,
        "goals": [_goal(s, goal) for goal in range(GOALS) if s.goal[goal]],
        "target": scoring.target(s) if s.seats == 1 else 0,
        "scores": s.scores(),
        "players": [_player(s, k) | {"points": n} for k, n in enumerate(s.points())],
        "options": {
            "goals": bool(s.goals),
            "tokonoma": bool(s.tokonoma),
            "level": s.level,
            "scenario": s.scenario,
            "turn_cap": s.turn_cap,
        },
    }


def _cards(copies: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(CARD_NAMES, copies, strict=True) if n}


def _goal(s: Any, goal: int) -> dict[str, Any]:
    claimed = s.goal[goal] >= components.CLAIMED
    return {
        "name": GOAL_NAMES[goal],
        "points": components.GOAL_POINTS[goal],
        "owner": goals.owner(s, goal),
        "tree": s.goal[goal] - components.CLAIMED if claimed else -1,
        "due": s.phase == components.CLAIMING and goals.is_due(s, goal),
    }


def _player(s: Any, seat: int) -> dict[str, Any]:
    mine = s.renounced[seat * GOALS : (seat + 1) * GOALS]
    return {
        "supply": dict(zip(WORDS, s.supply[seat * KINDS : (seat + 1) * KINDS], strict=True)),
        "capacity": turn.capacity(s, seat),
        "cards": _cards(s.cards[seat * CARDS : (seat + 1) * CARDS]),
        "renounced": [name for name, no in zip(GOAL_NAMES, mine, strict=True) if no],
        "trees": [
            {cell_name(cell): WORDS[kind] for kind, cell in tiles(s, tree)}
            for tree in own_trees(s, seat)
        ],
    }


PLANE = show.Plane(24, components.WIDTH)  # wider than trees grow


def look(game: Game) -> dict[str, Look | None]:
    """What the numbers of a position mean to a learner. Trees are shown as their tiles lie."""
    seats = game.seats
    trees = max(seats, 2 if game.options["scenario"] == components.EMPEROR else 1)
    tile = show.name(KINDS, 1, components.TILE)
    return {
        "phase": show.name(len(PHASES)),
        "turn": show.seat(),
        "tree": show.name(components.TREES),
        "turns": show.number(20),
        "final": show.number(2),
        "taken": show.name(components.SLOTS + 1),
        "owed": show.number(1),
        "rights": show.number(1),
        "board": show.name(CARDS),
        "deck": show.number(1),
        "goal": show.seat(components.CLAIMED),
        "renounced": show.each(seats, show.number(1), GOALS),
        "supply": show.each(seats, show.number(2), KINDS),
        "cards": show.each(seats, show.number(1), CARDS),
        "size": None,
        "cell": None,
        "what": show.each(trees, show.on("cell", PLANE, tile), components.ROOM),
        "grown": show.each(trees, show.number(5), KINDS),
        "open_sides": show.each(trees, show.number(5)),
        "group": show.each(trees, show.number(5)),
        "blossoms": show.each(trees, show.number(2), 2),
        "ends": show.each(trees, show.number(2), 4),
    }


def fold(action: int) -> int:
    """An action's place for a learner: cells as they are shown, then what is not on a cell."""
    spots = PLANE.side**2
    if action >= actions.TAKE:
        return (KINDS + 1) * spots + action - actions.TAKE
    verb, cell = divmod(action, components.CELLS)
    return verb * spots + PLANE.spot(cell)
