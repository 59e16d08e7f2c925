"""What a line changed, read off the table before and after it. No rule is known here."""

from __future__ import annotations

from engawa.core.observation import kept
from engawa.games.takenoko import words as say
from engawa.games.takenoko.rules import components
from engawa.games.takenoko.screen import names
from engawa.games.takenoko.screen.lines import plot_at, spot
from engawa.games.takenoko.screen.observe import Known, Plot
from engawa.words import SEATS, Words, house, listed

#: The two tenses in which a change is told
DID, WILL = "did", "will"


@kept
def grown(before: tuple[Plot, ...], after: tuple[Plot, ...]) -> dict[str, int]:
    """Sections that came or went, by cell; those of a new plot among them."""
    if before is after:
        return {}
    pairs = zip(before, after, strict=False)
    found = {now.cell: now.height - was.height for was, now in pairs if now is not was}
    found |= {new.cell: new.height for new in after[len(before) :]}
    return {cell: n for cell, n in found.items() if n}


def eaten(before: Known, after: Known) -> dict[str, int]:
    """Sections that came onto the mover's mat or left it, by colour."""
    was, now = before.each[before.turn].bamboo, after.each[before.turn].bamboo
    if was is now:
        return {}
    return {colour: n for colour in names.COLOURS if (n := now[colour] - was[colour])}


def scarce(see: Known) -> tuple[int, int]:
    """[bamboo.short] Sections left, and sections that are due."""
    due = [plot for plot in see.plots if plot.due]
    return (see.stock.bamboo[due[0].colour] if due else 0), sum(plot.due for plot in due)


def effects(before: Known, after: Known, when: str) -> list[Words]:
    """Food, water, growth and the Emperor, each in a sentence."""
    told: list[Words] = []
    food = eaten(before, after)
    if food and min(food.values()) < 0:
        told.append(say.paid(when))
    elif food:
        left = plot_at(after, after.panda).height
        told.append(say.ate(when=when, colour=next(iter(food)), n=left))
    plots = zip(before.plots, after.plots, strict=False)
    fresh = [spot(after, now.cell) for was, now in plots if now is not was and now.wet > was.wet]
    if fresh:
        told.append(say.watered(when=when, what=listed(fresh)))
    grew = [
        say.grew_by(n=n, where=spot(after, cell))
        for cell, n in grown(before.plots, after.plots).items()
        if n > 0
    ]
    if grew:
        told.append(say.grew(when=when, what=listed(grew)))
    left, wanted = scarce(after)
    if wanted:
        told.append(say.scarce(left=left, wanted=wanted))
    if before.emperor is None and after.emperor is not None:
        points = house.points(components.EMPEROR)
        told.append(say.crowned(when=when, who=SEATS[before.turn], points=points))
    return told
