"""Why a line cannot be played: the rule that forbids it, and what to say.

The reasons against an action stand in the order in which people look for them; the first that
holds is told.
"""

from __future__ import annotations

from collections.abc import Callable, Container

from engawa.core.errors import Refusal
from engawa.games.takenoko import words as say
from engawa.games.takenoko.notation import write as paper
from engawa.games.takenoko.notation.lines import edge_cells
from engawa.games.takenoko.rules import actions as acts
from engawa.games.takenoko.rules import components, garden, objectives, piles, turn, water
from engawa.games.takenoko.rules.state import State
from engawa.games.takenoko.screen import names
from engawa.words import SEATS, Words

Reason = tuple[bool, str, Words]  # whether it holds, the rule, and what to say
TILES = [names.tile(name) for name in components.TILE_NAMES]

#: The rule by which a phase comes before other things
CHANCE_FIRST = {
    components.DEALING: "setup",
    components.ROLLING: "turn",
    components.DRAWING: "plot.draw",
    components.LEARNING: "objective.draw",
}
AT_ONCE = {components.SPROUTING: "improve.new", components.REDRAWING: "advanced.any"}
FIRST = {
    **CHANCE_FIRST,
    **AT_ONCE,
    components.DAWN: "turn",
    components.WEATHER: "turn",
    components.PICKING: "plot.draw",
    components.ORDERING: "plot.under",
    components.LAYING: "plot.draw",
    components.GROWING: "bamboo.short",
}
TO_LAY = (components.PICKING, components.LAYING)  # there is a plot, or one is being chosen


def why_not(s: State, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    reasons = _no_chance(s, action)
    if action < acts.ACTIONS:
        start = max(start for start in ANSWERS if action >= start)
        before = _waits(s, (*CHANCE_FIRST, components.GROWING))
        reasons = [before, *ANSWERS[start](s, action - start)]
    return next(Refusal(rule, says) for holds, rule, says in reasons if holds)


def _waits(s: State, phases: Container[int]) -> Reason:
    """Something else comes first."""
    says = say.why_waits(components.PHASE_NAMES[s.phase])
    return s.phase in phases, FIRST.get(s.phase, ""), says


def _no_chance(s: State, action: int) -> list[Reason]:
    tile, card = acts.TILE <= action < acts.CARD, action >= acts.CARD
    deck = components.TYPE_NAMES[s.deck]
    learns = s.phase in (components.DEALING, components.LEARNING, components.DRAWING)
    return [
        (s.phase not in CHANCE_FIRST, "turn", say.why_no_chance(SEATS[s.turn])),
        (tile and s.phase == components.DRAWING, "plot.draw", say.WHY_NO_TILE),
        (card and learns, "objective.draw", say.why_no_card(deck)),
        _waits(s, CHANCE_FIRST),
    ]


def _no_action(s: State, done: int) -> list[Reason]:
    """Whatever the action: is it the moment, and is it one of those left?"""
    taken = say.why_taken(paper.ACTION_WORDS[components.BIT.index(done)])
    return [
        _waits(s, FIRST),
        (s.left == 0, "turn", say.WHY_ALL_TAKEN),
        (not turn.may(s, done), "actions.different", taken),
    ]


# --- by verb ---


def _no_objective(s: State, deck: int) -> list[Reason]:
    again, name = s.phase == components.REDRAWING, components.TYPE_NAMES[deck]
    returned = again and piles.cards_left(s, deck) > 0
    full = not again and s.hand_size[s.turn] == components.HAND
    return [
        (returned, "advanced.all", say.why_all_returned(name)),
        *([] if again else _no_action(s, components.OBJECTIVE_DONE)),
        (full, "objective.hand", say.why_hand_full(components.HAND)),
        (True, "objective.pile", say.why_no_objectives(name)),
    ]


def _no_fulfil(s: State, card: int) -> list[Reason]:
    first = s.turn * components.HAND
    held = card in s.hand[first : first + s.hand_size[s.turn]]
    is_pattern, stand = card < components.GARDENER_CARDS, card - components.GARDENER_CARDS
    mirrored = is_pattern and objectives.has_mirrored(s, card)
    found, wanted = (0, 0) if is_pattern or stand >= components.PILE else _stands(s, stand)
    return [
        _waits(s, AT_ONCE),
        (not held, "fulfil.free", say.why_no_objective(SEATS[s.turn])),
        (mirrored, "fulfil.turned", say.WHY_MIRRORED),
        (is_pattern, "fulfil.plots", say.WHY_NO_PATTERN),
        (found > 0, "fulfil.gardener", say.why_few_stand(n=found, of=wanted)),
        (wanted > 0, "fulfil.gardener", say.WHY_NO_STAND),
        (True, "fulfil.panda", say.WHY_NO_MEAL),
    ]


def _stands(s: State, card: int) -> tuple[int, int]:
    """Bamboos that stand as a gardener's card wants them, and how many it wants."""
    tall = [p for p in paper.plots(s) if s.height[p] == components.STAND_HEIGHT[card]]
    found = sum(objectives.is_ground_for(s, plot, card) for plot in tall)
    return found, components.STAND_COUNT[card]


def _no_move(s: State, start: int, cell: int, figure: str) -> list[Reason]:
    return [
        (s.plots == components.FIRST, "figure.moves", say.why_no_plot_yet(figure)),
        (s.cell[start] == cell, "figure.must", say.why_must_move(figure)),
        (s.ground[cell] <= 0, "figure.moves", say.why_no_stop(figure)),
        (True, "figure.moves", say.why_straight(figure)),
    ]


def _no_panda(s: State, cell: int) -> list[Reason]:
    storm = s.phase == components.WEATHER and s.weather == components.STORM
    return [
        (storm and s.ground[cell] <= 0, "weather.storm", say.WHY_NO_LANDING),
        (storm, "weather.storm", say.WHY_STORM_MOVES),
        *_no_action(s, components.PANDA_DONE),
        *_no_move(s, s.panda, cell, "panda"),
    ]


def _no_growth(s: State, cell: int) -> list[Reason]:
    plot = max(s.ground[cell], components.NOTHING)
    return [
        _waits(s, AT_ONCE),
        (s.weather != components.RAIN, "weather.rain", say.WHY_NOT_RAINING),
        (s.phase != components.WEATHER, "weather.rain", say.WHY_RAIN_OVER),
        (plot < components.FIRST, "weather.rain", say.WHY_RAIN_NO_PLOT),
        (not s.wet[plot], "weather.rain", say.WHY_RAIN_DRY),
        (s.height[plot] == components.TALLEST, "bamboo.height", say.WHY_TALLEST),
        (True, "bamboo.stock", say.WHY_NO_BAMBOO),
    ]


def _no_improvement(s: State, target: int) -> list[Reason]:
    chip, cell = divmod(target, components.CELLS)
    plot, name = max(s.ground[cell], components.NOTHING), components.CHIP_NAMES[chip]
    awaited = s.phase == components.SPROUTING and plot == s.plots - 1
    has = s.purse[s.turn * components.IMPROVEMENTS + chip + 1]
    return [
        _waits(s, () if awaited else AT_ONCE),
        (not has, "improve.free", say.why_no_chip(who=SEATS[s.turn], chip=name)),
        (plot < components.FIRST, "improve.free", say.WHY_CHIP_NO_PLOT),
        (s.improvement[plot] != components.BARE, "improve.once", say.WHY_IMPROVED),
        (True, "improve.empty", say.WHY_OVERGROWN),
    ]


def _no_irrigation(s: State, edge: int) -> list[Reason]:
    cell, direction = divmod(edge, components.HALF)
    plots = [s.ground[side] for side in edge_cells(edge)]
    dug = water.has_channel(s, max(s.ground[cell], components.NOTHING), direction)
    return [
        _waits(s, AT_ONCE),
        (not s.held[s.turn], "channel.free", say.why_no_channel(SEATS[s.turn])),
        (min(plots) < components.FIRST, "channel.edge", say.WHY_NO_EDGE),
        (dug, "channel.edge", say.WHY_DUG),
        (True, "channel.network", say.WHY_NO_SOURCE),
    ]


#: By the first action of a verb: the reasons against it, the last of which always holds.
ANSWERS: dict[int, Callable[[State, int], list[Reason]]] = {
    acts.ROLL: lambda s, _: [
        (s.round == 0, "weather.first", say.WHY_FIRST_ROUND),
        (True, "turn", say.WHY_ROLLED),
    ],
    acts.SKIP: lambda s, _: [(True, "weather.optional", say.WHY_NO_WEATHER)],
    acts.END: lambda s, _: [  # [weather.optional]
        _waits(s, FIRST),
        (True, "actions.both", say.why_actions_left(s.left - (s.weather == components.SUN))),
    ],
    acts.PLOTS: lambda s, _: [
        *_no_action(s, components.PLOTS_DONE),
        (True, "plot.few", say.WHY_NO_PLOTS),
    ],
    acts.CHANNEL: lambda s, _: [
        *_no_action(s, components.CHANNEL_DONE),
        (True, "channel.take", say.WHY_NO_CHANNELS),
    ],
    acts.OBJECTIVE: _no_objective,
    acts.CHOOSE: lambda s, _: [
        (s.phase != components.WEATHER, "weather.any", say.WHY_NO_CHOICE),
        (s.weather != components.ANY_WEATHER, "weather.any", say.WHY_NO_CHOICE),
        (True, "weather.no-chips", say.WHY_NO_CLOUDS),
    ],
    acts.CHIP: lambda s, chip: [
        (s.weather != components.CLOUDS, "weather.clouds", say.WHY_NO_CLOUD),
        (s.phase != components.WEATHER, "weather.clouds", say.WHY_CLOUDS_OVER),
        (True, "weather.clouds", say.why_no_chip_left(components.CHIP_NAMES[chip])),
    ],
    acts.PICK: lambda s, tile: [
        (s.phase != components.PICKING, "plot.draw", say.WHY_NO_PICK),
        (True, "plot.draw", say.why_not_drawn(TILES[tile])),
    ],
    acts.UNDER: lambda s, tile: [
        (s.phase != components.ORDERING, "plot.under", say.WHY_NO_UNDER),
        (True, "plot.under", say.why_not_under(TILES[tile])),
    ],
    acts.FULFIL: _no_fulfil,
    acts.GARDENER: lambda s, cell: [
        *_no_action(s, components.GARDENER_DONE),
        *_no_move(s, s.gardener, cell, "gardener"),
    ],
    acts.PANDA: _no_panda,
    acts.LAY: lambda s, cell: [
        _waits(s, (components.PICKING,) if garden.is_site(s, cell) else ()),
        (s.phase not in TO_LAY, "plot.draw", say.WHY_NOTHING_TO_LAY),
        (s.ground[cell] > 0, "plot.cells", say.WHY_TAKEN_CELL),
        (True, "plot.cells", say.WHY_NO_SITE),
    ],
    acts.GROW: _no_growth,
    acts.IMPROVE: _no_improvement,
    acts.IRRIGATE: _no_irrigation,
}
