"""What happened, in sentences."""

from __future__ import annotations

from engawa.core.scene import Telling
from engawa.games.takenoko import words as say
from engawa.games.takenoko.notation.lines import HIDDEN
from engawa.games.takenoko.screen import names
from engawa.games.takenoko.screen.differences import DID, eaten, effects, grown
from engawa.games.takenoko.screen.lines import about
from engawa.games.takenoko.screen.observe import Known
from engawa.words import SEATS, Words, house, together

NOTHING = ("gardener", "panda", "storm")  # what is told even if it brought nothing


def narrate(before: Known, after: Known, line: str, mover: int) -> Telling:
    """The line as told to the one who saw the table before it and sees it after."""
    verb, _, rest = line.partition(" ")
    if verb == "die":  # [weather.no-chips]
        says = say.forecast(rest) if after.weather == rest else say.die_idle(rest)
        return Telling(says, of=before.turn)
    if verb == "draw":
        return Telling(_draw(before, after, rest))
    did, what, where = about(before, line)
    told = say.did(verb=did, who=SEATS[before.turn], what=what, where=where)
    found = effects(before, after, DID)
    nothing = say.nothing(when=DID, verb=did) if did in NOTHING and not found else ""
    return Telling(together(told, *found, nothing), _gains(before, after))


def _gains(before: Known, after: Known) -> Words:
    """What the line brought, as a figure: points, a piece that was eaten, or bamboo that grew."""
    won = after.each[before.turn].points - before.each[before.turn].points
    if won:
        return house.more(won)
    for colour, n in eaten(before, after).items():
        return say.gains(n=n, colour=colour)
    n = sum(grown(before.plots, after.plots).values())
    return house.more(n) if n else ""


def _draw(before: Known, after: Known, what: str) -> Words:
    """Plots, or an objective; those of others stay hidden."""
    if before.phase == "draw":
        return say.PLOT_DRAWN if what == HIDDEN else say.tile_drawn(names.tile(what))
    if what == HIDDEN:
        tell = say.objective_dealt if before.phase == "deal" else say.objective_hidden
        return tell(before.deck)
    held, holds = (len(see.each[before.turn].hand) for see in (before, after))
    back = say.CARD_RETURNED if held == holds else ""
    return together(say.objective_drawn(deck=before.deck, card=names.card(what)), back)
