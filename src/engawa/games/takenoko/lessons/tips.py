"""What a coach says in a first game."""

from __future__ import annotations

from engawa.core.tip import Moment, Tip
from engawa.games.takenoko import words as say
from engawa.games.takenoko.rules import components
from engawa.games.takenoko.screen import names
from engawa.games.takenoko.screen.observe import Known, Plot, Seat
from engawa.games.takenoko.screen.tray import tray
from engawa.words import Words, together

SOON = 2  # cards from the end, when it is time to think of it

Now = Moment[Known]


def _mine(now: Now) -> Seat:
    return now.see.each[now.seat]


def _lying(place: str, now: Now) -> list[str]:
    """What lies in a place of the seat's tray."""
    found = tray(now.see, list(now.may), now.seat)
    return [sprite.key for sprite in found if sprite.place == place]


def _plots(now: Now, *, wet: bool) -> list[Plot]:
    return [plot for plot in now.see.plots if plot.wet == wet]


def _signs(now: Now) -> list[str]:
    return [f"plot-{plot.cell}" for plot in now.see.plots if plot.improvement != "bare"]


# --- what it means for this seat now ---


def _card(deck: str, now: Now) -> str:
    """The first card of that kind in the hand, if there is one."""
    return next((card.card for card in _mine(now).hand if card.type == deck), "")


def _asks(deck: str, now: Now) -> Words:
    """``Your plot card asks: three green plots in a line, 2 points.``"""
    card = _card(deck, now)
    return say.tip_asks(deck=deck, card=names.card(card)) if card else ""


def _growth(now: Now) -> Words:
    """What the gardener's card asks for, and how tall the bamboo is."""
    asked = _asks("gardener", now)
    if not asked:
        return ""
    colour = _card("gardener", now).split("-")[1]
    heights = [plot.height for plot in now.see.plots if plot.colour == colour]
    return together(asked, say.tip_tallest(colour=colour, n=max(heights, default=0)))


def _meal(now: Now) -> Words:
    """``Your panda card asks for two green pieces. You have one.``"""
    if not (card := _card("panda", now)):
        return ""
    colour, mat = card.partition("-")[2], _mine(now).bamboo
    colours = sum(mat[each] > 0 for each in names.COLOURS)
    have = colours if colour == "trio" else min(mat[colour], 2)
    return say.tip_meal(colour=colour, n=have)


def _in_reach(now: Now) -> Words:
    """How many dry plots a channel could water at once."""
    borders = [line.split()[1:] for line in now.may if line.startswith("irrigate ")]
    dry = {plot.cell for plot in _plots(now, wet=False)}
    return say.tip_channel_now(len(dry & {cell for border in borders for cell in border}))


def _paid(now: Now) -> Words:
    eats = any(line.startswith("fulfil eat-") for line in now.may)
    return say.TIP_FULFIL_PAYS if eats else say.TIP_FULFIL_STAYS


def _enough(now: Now) -> int:
    return components.ENOUGH[now.see.seats]


def _is_near_the_end(now: Now) -> bool:
    return max(len(seat.done) for seat in now.see.each) >= _enough(now) - SOON


TIPS: tuple[Tip[Known], ...] = (
    Tip(
        key="cards",
        title=say.TIP_CARDS_TITLE,
        says=say.TIP_CARDS,
        when=lambda now: bool(_mine(now).hand),
        at=lambda now: _lying("hand", now),
        rules=("setup", "end.points", "sight"),
    ),
    Tip(
        key="fulfil",
        title=say.TIP_FULFIL_TITLE,
        says=say.TIP_FULFIL,
        when=lambda now: now.can("fulfil"),
        at=lambda now: [
            sprite.key
            for sprite in tray(now.see, list(now.may), now.seat)
            if sprite.place == "hand" and sprite.lines
        ],
        rules=("fulfil.free", "fulfil.again", "fulfil.panda"),
        now=_paid,
        costs=True,
    ),
    Tip(
        key="end",
        title=say.TIP_END_TITLE,
        says=say.TIP_END,
        when=_is_near_the_end,
        at=lambda now: [],
        rules=("end.trigger", "end.emperor", "end.last", "end.points"),
        now=lambda now: say.tip_end_now(n=len(_mine(now).done), of=_enough(now)),
        costs=True,
    ),
    Tip(
        key="plots",
        title=say.TIP_PLOTS_TITLE,
        says=say.TIP_PLOTS,
        when=lambda now: now.can("plots"),
        at=lambda now: ["pond"],
        rules=("plot.draw", "plot.cells"),
        now=lambda now: _asks("plot", now),
    ),
    Tip(
        key="two",
        title=say.TIP_TWO_TITLE,
        says=say.TIP_TWO,
        when=lambda now: now.see.phase == "main" and bool(now.see.used) and now.see.left > 0,
        at=lambda now: [],
        rules=("turn", "actions.different"),
        now=lambda now: say.tip_two_now(now.see.left),
    ),
    Tip(
        key="weather",
        title=say.TIP_WEATHER_TITLE,
        says=say.TIP_WEATHER,
        when=lambda now: now.see.weather != "none",
        at=lambda now: _lying("choice", now) or ["die"],
        rules=("weather.first", "weather.optional"),
        now=lambda now: say.forecast(now.see.weather),
    ),
    Tip(
        key="bamboo",
        title=say.TIP_BAMBOO_TITLE,
        says=say.TIP_BAMBOO,
        when=lambda now: any(plot.height for plot in now.see.plots),
        at=lambda now: [f"bamboo-{plot.cell}" for plot in now.see.plots if plot.height],
        rules=("plot.sprout", "water.sources", "bamboo.height"),
    ),
    Tip(
        key="gardener",
        title=say.TIP_GARDENER_TITLE,
        says=say.TIP_GARDENER,
        when=lambda now: now.can("gardener"),
        at=lambda now: ["gardener"],
        rules=("figure.moves", "gardener.grows", "gardener.around"),
        now=_growth,
    ),
    Tip(
        key="panda",
        title=say.TIP_PANDA_TITLE,
        says=say.TIP_PANDA,
        when=lambda now: now.can("panda"),
        at=lambda now: ["panda"],
        rules=("figure.moves", "panda.eats"),
        now=_meal,
    ),
    Tip(
        key="chips",
        title=say.TIP_CHIPS_TITLE,
        says=say.TIP_CHIPS,
        when=lambda now: now.can("chip", "improve"),
        at=lambda now: (
            _lying("choice", now)
            or [key for key in _lying("mat", now) if key.removeprefix("mat-") in names.CHIPS]
        ),
        rules=("improve.free", "improve.empty", "improve.once", "weather.clouds"),
        now=_growth,
    ),
    Tip(
        key="signs",
        title=say.TIP_SIGNS_TITLE,
        says=say.TIP_SIGNS,
        when=lambda now: bool(_signs(now)),
        at=_signs,
        rules=("watershed", "enclosure", "fertilizer"),
        now=_growth,
        costs=True,
    ),
    Tip(
        key="dry",
        title=say.TIP_DRY_TITLE,
        says=say.TIP_DRY,
        when=lambda now: bool(_plots(now, wet=False)),
        at=lambda now: [f"plot-{plot.cell}" for plot in _plots(now, wet=False)],
        rules=("bamboo.wet", "water.sources", "channel.take"),
        now=lambda now: say.tip_dry_now(_mine(now).channels),
    ),
    Tip(
        key="channel",
        title=say.TIP_CHANNEL_TITLE,
        says=say.TIP_CHANNEL,
        when=lambda now: now.can("irrigate"),
        at=lambda now: ["mat-channels"],
        rules=("channel.free", "channel.edge", "channel.network", "water.first"),
        now=_in_reach,
    ),
    Tip(
        key="draw",
        title=say.TIP_DRAW_TITLE,
        says=say.TIP_DRAW,
        when=lambda now: now.see.phase == "main" and now.see.round > 0,
        at=lambda now: _lying("piles", now),
        rules=("objective.draw", "objective.hand"),
        now=lambda now: say.tip_draw_now(components.HAND - len(_mine(now).hand)),
        costs=True,
    ),
)
