"""Why a line cannot be played: the rule that forbids it, and a sentence."""

from __future__ import annotations

from typing import Any

from engawa.core.errors import Refusal
from engawa.core.notation import count, seat_name
from engawa.games.takenoko import actions as acts
from engawa.games.takenoko import components, objectives, paper, piles, turn, water

CHANCE_WAITS = {
    components.DEALING: Refusal("setup", "The first objectives are still to be dealt."),
    components.ROLLING: Refusal("turn", "The die has to fall first."),
    components.DRAWING: Refusal("plot.draw", "The plots are still to be drawn."),
    components.LEARNING: Refusal("objective.draw", "The objective is still to be drawn."),
}
WAITS = {
    components.DAWN: Refusal("turn", "The die comes before the actions."),
    components.WEATHER: Refusal("turn", "The weather comes before the actions."),
    components.PICKING: Refusal("plot.draw", "One of the drawn plots has to be chosen first."),
    components.ORDERING: Refusal("plot.under", "The other two plots have to go back first."),
    components.LAYING: Refusal("plot.draw", "The plot has to be laid first."),
    components.SPROUTING: Refusal(
        "improve.new", "The new plot comes first: put a chip on it, or let its bamboo grow."
    ),
    components.REDRAWING: Refusal("advanced.any", "Another objective has to be drawn first."),
}


def why_not(s: Any, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    if action >= acts.ACTIONS:
        return _no_chance(s, action)
    if s.phase in CHANCE_WAITS:
        return CHANCE_WAITS[s.phase]
    if s.phase == components.GROWING:
        return Refusal("bamboo.short", "First choose where the last bamboo of its colour grows.")
    for start, answer in ANSWERS:
        if action >= start:
            return answer(s, action - start)
    raise AssertionError(action)


def _no_chance(s: Any, action: int) -> Refusal:
    if s.phase not in CHANCE_WAITS:
        return Refusal("turn", f"Nothing is left to chance: {seat_name(s.turn)} is to play.")
    if s.phase == components.DRAWING and acts.TILE <= action < acts.CARD:
        return Refusal("plot.draw", "No such plot can come from the pile now.")
    if s.phase != components.ROLLING and action >= acts.CARD:
        deck = components.TYPE_NAMES[s.deck]
        return Refusal("objective.draw", f"No such card can come from the {deck} pile now.")
    return CHANCE_WAITS[s.phase]


def _no_moment(s: Any) -> Refusal | None:
    """Free actions wait only while a single thing has to be finished."""
    if s.phase in (components.SPROUTING, components.REDRAWING):
        return WAITS[s.phase]
    return None


def _no_action(s: Any, done: int) -> Refusal | None:
    """Whatever the action: is it the moment, and is it one of those left?"""
    if s.phase != components.MAIN:
        return WAITS[s.phase]
    if s.left == 0:
        return Refusal("turn", "All actions of this turn are taken.")
    if not turn.may(s, done):
        word = paper.ACTION_WORDS[components.BIT.index(done)]
        return Refusal("actions.different", f"The action {word!r} was taken this turn already.")
    return None


# --- by verb ---


def _no_roll(s: Any, _: int) -> Refusal:
    if s.round == 0:
        return Refusal("weather.first", "There is no weather in the first round.")
    return Refusal("turn", "The die is rolled once, at the beginning of a turn.")


def _no_skip(s: Any, _: int) -> Refusal:
    return Refusal("weather.optional", "There is no weather to decline now.")


def _no_end(s: Any, _: int) -> Refusal:
    if s.phase != components.MAIN:
        return WAITS[s.phase]
    must = s.left - (s.weather == components.SUN)  # [weather.optional]
    return Refusal("actions.both", f"{count(must, 'action')} of this turn must still be taken.")


def _no_plots(s: Any, _: int) -> Refusal:
    none = Refusal("plot.few", "No plots are left.")
    return _no_action(s, components.PLOTS_DONE) or none


def _no_channel(s: Any, _: int) -> Refusal:
    none = Refusal("channel.take", "No channels are left.")
    return _no_action(s, components.CHANNEL_DONE) or none


def _no_objective(s: Any, deck: int) -> Refusal:
    name = components.TYPE_NAMES[deck]
    none = Refusal("objective.pile", f"No {name} objectives are left.")
    if s.phase == components.REDRAWING and piles.cards_left(s, deck):
        return Refusal("advanced.all", f"All {name} objectives went back in this action.")
    if s.phase == components.REDRAWING:
        return none
    early = _no_action(s, components.OBJECTIVE_DONE)
    if early:
        return early
    if s.hand_size[s.turn] == components.HAND:
        return Refusal("objective.hand", f"A hand holds {components.HAND} objectives at the most.")
    return none


def _no_choice(s: Any, face: int) -> Refusal:
    if s.phase != components.WEATHER or s.weather != components.ANY_WEATHER:
        return Refusal("weather.any", "The weather is not yours to choose now.")
    return Refusal("weather.no-chips", "All chips are taken, so clouds bring nothing.")


def _no_chip(s: Any, chip: int) -> Refusal:
    if s.weather != components.CLOUDS:
        return Refusal("weather.clouds", "Chips are taken when there are clouds.")
    if s.phase != components.WEATHER:
        return Refusal("weather.clouds", "The clouds of this turn are over.")
    return Refusal("weather.clouds", f"No {components.CHIP_NAMES[chip]} chip is left.")


def _no_pick(s: Any, tile: int) -> Refusal:
    if s.phase != components.PICKING:
        return Refusal("plot.draw", "No plot is to be chosen now.")
    return Refusal("plot.draw", f"No {components.TILE_NAMES[tile]} plot is among those drawn.")


def _no_under(s: Any, tile: int) -> Refusal:
    if s.phase != components.ORDERING:
        return Refusal("plot.under", "No plots are to go back now.")
    return Refusal("plot.under", f"No {components.TILE_NAMES[tile]} plot is left to go back.")


def _no_fulfil(s: Any, card: int) -> Refusal:
    early = _no_moment(s)
    if early:
        return early
    first = s.turn * components.HAND
    if card not in s.hand[first : first + s.hand_size[s.turn]]:
        return Refusal("fulfil.free", f"{seat_name(s.turn)} has no such objective to fulfil.")
    if card < components.GARDENER_CARDS:
        return Refusal("fulfil.plots", "No irrigated plots lie in this pattern.")
    if card < components.PANDA_CARDS:
        return _no_stand(s, card - components.GARDENER_CARDS)
    return Refusal("fulfil.panda", "Not all of that bamboo is on the mat.")


def _no_stand(s: Any, card: int) -> Refusal:
    height, wanted = components.STAND_HEIGHT[card], components.STAND_COUNT[card]
    tall = [plot for plot in paper.plots(s) if s.height[plot] == height]
    found = sum(objectives.is_ground_for(s, plot, card) for plot in tall)
    if not found:
        return Refusal("fulfil.gardener", "No such bamboo stands in the garden.")
    stand = "stands" if found == 1 else "stand"
    return Refusal("fulfil.gardener", f"{found} of {wanted} such bamboos {stand} in the garden.")


def _no_gardener(s: Any, cell: int) -> Refusal:
    return _no_action(s, components.GARDENER_DONE) or _no_line(s, s.gardener, cell, "gardener")


def _no_panda(s: Any, cell: int) -> Refusal:
    if s.phase == components.WEATHER and s.weather == components.STORM:
        if s.ground[cell] <= 0:
            return Refusal("weather.storm", "There is nothing to land on.")
        return Refusal("weather.storm", "The storm moves the panda to another tile.")
    return _no_action(s, components.PANDA_DONE) or _no_line(s, s.panda, cell, "panda")


def _no_line(s: Any, start: int, cell: int, figure: str) -> Refusal:
    if s.plots == components.FIRST:
        return Refusal("figure.moves", f"There is no plot yet for the {figure} to move to.")
    if s.cell[start] == cell:
        return Refusal("figure.must", f"The {figure} has to move.")
    if s.ground[cell] <= 0:
        return Refusal("figure.moves", f"There is no plot for the {figure} to stop on.")
    return Refusal("figure.moves", f"The {figure} moves in a straight line without gaps.")


def _no_lay(s: Any, cell: int) -> Refusal:
    if s.phase != components.LAYING:
        return Refusal("plot.draw", "There is no plot to lay now.")
    if s.ground[cell] > 0:
        return Refusal("plot.cells", "Something lies there already.")
    return Refusal("plot.cells", "A plot must touch the pond or at least two plots.")


def _no_growth(s: Any, cell: int) -> Refusal:
    if s.phase == components.SPROUTING:
        return WAITS[s.phase]
    if s.weather != components.RAIN:
        return Refusal("weather.rain", "It is not raining.")
    if s.phase != components.WEATHER:
        return Refusal("weather.rain", "The rain of this turn is over.")
    plot = s.ground[cell]
    if plot < components.FIRST:
        return Refusal("weather.rain", "Rain makes a plot grow, and there is none.")
    if not s.wet[plot]:
        return Refusal("weather.rain", "Rain has no effect on a plot that is not irrigated.")
    if s.height[plot] == components.TALLEST:
        return Refusal("bamboo.height", "That bamboo is as tall as can be.")
    return Refusal("bamboo.stock", "No bamboo of that colour is left.")


def _no_improvement(s: Any, target: int) -> Refusal:
    chip, cell = divmod(target, components.CELLS)
    is_awaited = s.phase == components.SPROUTING and s.ground[cell] == s.plots - 1
    early = _no_moment(s)
    if early and not is_awaited:
        return early
    if not s.purse[s.turn * components.IMPROVEMENTS + chip + 1]:
        name = components.CHIP_NAMES[chip]
        return Refusal("improve.free", f"{seat_name(s.turn)} has no {name} chip.")
    plot = s.ground[cell]
    if plot < components.FIRST:
        return Refusal("improve.free", "A chip is put on a plot, and there is none.")
    if s.improvement[plot] != components.BARE:
        return Refusal("improve.once", "That plot has an improvement already.")
    return Refusal("improve.empty", "Bamboo stands on that plot.")


def _no_irrigation(s: Any, edge: int) -> Refusal:
    early = _no_moment(s)
    if early:
        return early
    if not s.held[s.turn]:
        return Refusal("channel.free", f"{seat_name(s.turn)} has no channel to lay.")
    a, b = (s.ground[cell] for cell in acts.edge_cells(edge))
    if min(a, b) < components.FIRST:
        return Refusal("channel.edge", "A channel lies between two plots.")
    plot = s.ground[edge // components.HALF]
    if water.has_channel(s, plot, edge % components.HALF):
        return Refusal("channel.edge", "A channel lies there already.")
    return Refusal("channel.network", "A channel must touch the pond or another channel.")


ANSWERS = (
    (acts.IRRIGATE, _no_irrigation),
    (acts.IMPROVE, _no_improvement),
    (acts.GROW, _no_growth),
    (acts.LAY, _no_lay),
    (acts.PANDA, _no_panda),
    (acts.GARDENER, _no_gardener),
    (acts.FULFIL, _no_fulfil),
    (acts.UNDER, _no_under),
    (acts.PICK, _no_pick),
    (acts.CHIP, _no_chip),
    (acts.CHOOSE, _no_choice),
    (acts.OBJECTIVE, _no_objective),
    (acts.CHANNEL, _no_channel),
    (acts.PLOTS, _no_plots),
    (acts.END, _no_end),
    (acts.SKIP, _no_skip),
    (acts.ROLL, _no_roll),
)
