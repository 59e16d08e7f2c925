"""What a seat may know: everything but the order of the deck, which nobody does."""

from __future__ import annotations

from typing import Any

from engawa.core import look as show
from engawa.core.game import Game
from engawa.core.look import Look
from engawa.games.the_harvest import components
from engawa.games.the_harvest.cards import Card, set_of
from engawa.games.the_harvest.paper import PHASES


def observe(s: Any, seat: int | None) -> dict[str, Any]:
    places = _places(s)
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "turns": s.turns,
        "first": s.first if _first_is_known(s) else None,
        "health": s.health[: s.seats],
        "hands": [places[components.HAND + k] for k in range(s.seats)],
        "street": places[components.STREET],
        "discard": places[components.DISCARD],
        "deck": s.deck,
        "top": None if s.top == components.NONE else _card(set_of(s).cards[s.top], up=True),
        "ability": _ability(s),
        "hit": _hit(s),
        "called": _called(s),
        "winner": s.scores().index(1.0) if s.phase == components.OVER else None,
        "options": {
            "beginner": bool(s.beginner),
            "turn_cap": s.turn_cap,
            "cards": set_of(s).name,
        },
    }


def _places(s: Any) -> dict[int, list[dict[str, Any]]]:
    found: dict[int, list[dict[str, Any]]]
    found = {place: [] for place in range(components.HAND + components.SEATS)}
    faces = s.up
    for number, place in enumerate(s.where):
        if place != components.DECK:
            up = bool(faces[number]) or number == s.active
            found[place].append(_card(set_of(s).cards[number], up))
    return found


def _card(card: Card, up: bool) -> dict[str, Any]:
    return {
        "key": card.short,
        "name": card.name,
        "up": up,
        "value": card.front if up else card.back,
        "other": card.back if up else card.front,
        "reset": card.reset,
        "says": card.ability,
    }


def _first_is_known(s: Any) -> bool:
    """Is it known who drafts first, or who had the first turn?"""
    if s.phase == components.DEALING:
        dealt = components.CARDS - s.deck
        return not s.beginner and (s.seats > 2 or dealt > components.STREET_SIZE)
    return s.phase not in (components.CALLING, components.SEATING)


def _called(s: Any) -> str | None:
    """[draft.call] What was called, as long as the draft goes on."""
    if s.seats > 2 or s.beginner or s.phase not in (components.DEALING, components.DRAFTING):
        return None
    return "odd" if s.call else "even"


def _ability(s: Any) -> dict[str, Any] | None:
    """What is being followed, in the words of the card."""
    if s.active == components.NONE:
        return None
    cards = set_of(s).cards
    now = cards[s.now]
    step = _row(s) - s.begins[s.now]
    return {
        "active": cards[s.active].name,
        "now": now.name,
        "doer": s.doer,
        "words": now.rows[step].words if 0 <= step < len(now.rows) else "",
        "options": _options(s, step) if s.phase == components.CHOOSING else [],
        "picked": [cards[i].name for i, bit in enumerate(components.BIT) if s.picked & bit],
    }


def _row(s: Any) -> int:
    """The row that is being followed: the words of a hit stay until it has landed.

    The rules are a row further by then, except where each opponent is hit, step by step.
    """
    row: int = s.at[s.now]
    return row - 1 if s.phase == components.PREVENTING and s.step == 0 else row


def _options(s: Any, step: int) -> list[str]:
    """The words of each thing to choose from; its JUMP row holds them."""
    rows = set_of(s).cards[s.now].rows
    jumps = [row.words for row in rows[step:] if row.numbers[components.OP] == components.JUMP]
    return jumps[: rows[step].numbers[components.COUNT]]


def _hit(s: Any) -> dict[str, Any] | None:
    if s.phase != components.PREVENTING:
        return None
    attacker = None if s.attacker == components.NONE else set_of(s).cards[s.attacker].name
    return {"seat": s.victim, "blow": s.blow, "left": s.left, "attacker": attacker}


def look(game: Game) -> dict[str, Look | None]:
    """What the numbers of a position mean to a learner."""
    card = show.name(components.CARDS)
    return {
        "phase": show.name(len(PHASES)),
        "asked": show.seat(),
        "where": show.seat(components.HAND),
        "up": show.number(1),
        "deck": show.number(10),
        "top": card,
        "health": show.each(game.seats, show.number(10)),
        "turn": show.seat(),
        "first": show.seat(),
        "turns": show.number(20),
        "call": show.number(1),
        "active": card,
        "now": card,
        "doer": show.seat(),
        "step": show.number(2),
        "picked": show.members(components.CARDS),
        "total": show.number(5),
        "at": show.number(50),
        "them": show.seat(),
        "victim": show.seat(),
        "attacker": card,
        "blow": show.number(5),
        "left": show.number(5),
    }
