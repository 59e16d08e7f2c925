"""What a line changed, read off the table before and after it. No rule is known here."""

from __future__ import annotations

from engawa.games.bonsai.rules.components import WORDS
from engawa.games.bonsai.screen.observe import Known


def tiles_taken(before: Known, after: Known) -> dict[str, int]:
    """Tiles that came to the supply of the seat whose turn it was."""
    was, now = before.mover.supply, after.players[before.turn].supply
    return {word: now.of(word) - was.of(word) for word in WORDS if now.of(word) > was.of(word)}


def tiles_lost(before: Known, after: Known) -> dict[str, int]:
    """Tiles that left the bonsai that was tended."""
    was = before.mover.trees[before.active]
    now = after.players[before.turn].trees[before.active]
    gone = [word for cell, word in was.items() if cell not in now]
    return {word: gone.count(word) for word in WORDS if word in gone}


def points_gained(before: Known, after: Known, parchments: bool) -> int:
    """What all can count; with Parchments, what their owner does."""
    was, now = before.mover, after.players[before.turn]
    hidden = now.uncounted - was.uncounted if parchments else 0
    return now.points - was.points + hidden


def goals_reached(before: Known, after: Known) -> list[str]:
    """Goals that the seat can claim now and could not before."""
    was = {goal.name for goal in before.goals if goal.met}
    return [goal.name for goal in after.goals if goal.met and goal.name not in was]


def card_gone(before: Known, after: Known) -> str:
    """[solo.meditate] [solo.cultivate] A card that was put away, alone; or nothing."""
    more = [card for card, n in after.gone.items() if n > before.gone.get(card, 0)]
    return more[0] if more else ""
