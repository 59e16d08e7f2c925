"""A turn: the weather, two actions, and at any moment what is free."""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.takenoko.rules import actions as acts
from engawa.games.takenoko.rules import bamboo, components, draws, garden, objectives, piles, water
from engawa.games.takenoko.rules.state import State


def set_out(s: State) -> None:
    """[setup] Pond, figures, piles and stocks; the cards are still to be dealt."""
    s.emperor = -1
    s.weather = components.NO_WEATHER
    garden.dig_pond(s)
    piles.fill(s)
    s.phase = components.DEALING


def deal(s: State, card: int) -> None:
    """[setup] Each seat gets one objective of each type, in turn."""
    piles.draw_card(s, card)
    objectives.take(s, s.turn, card, False, 0)
    s.deck = (s.deck + 1) % components.TYPES
    if s.deck == 0:
        s.turn = (s.turn + 1) % s.seats
        if s.turn == 0:
            begin(s)  # [first-seat]


def begin(s: State) -> None:
    """[turn] Weather first, [weather.first] except in the first round."""
    s.left = components.ACTIONS_A_TURN
    s.used = 0
    s.weather = components.NO_WEATHER
    s.phase = components.DAWN if s.round > 0 else components.MAIN


def end(s: State) -> None:
    """[end.last] On to the next seat, until the one with the Emperor would be next again."""
    s.turn = (s.turn + 1) % s.seats
    if s.turn == 0:
        s.round += 1
    if s.turn == s.emperor or is_capped(s):
        s.phase = components.OVER
        s.left = 0
        s.used = 0
        s.weather = components.NO_WEATHER
    else:
        begin(s)


def is_capped(s: State) -> bool:
    """[cap] So many rounds and no end in sight."""
    return s.emperor < 0 and s.turn == 0 and s.round >= s.round_cap


# --- the five actions ---


def may(s: State, done: int) -> bool:
    """[actions.different] Not twice in a turn, [weather.wind] unless the wind blows."""
    return s.left > 0 and (s.used & done == 0 or s.weather == components.WIND)


def may_end(s: State) -> bool:
    """[actions.both] Both actions are taken; [weather.optional] the sun's may be left."""
    return s.left == 0 or (s.left == 1 and s.weather == components.SUN)


def list_actions(s: State, actions: Actions) -> None:
    """[actions.sequence] One action at a time; [objective.hand] a full hand draws no card."""
    if may(s, components.PLOTS_DONE) and piles.plots_left(s) > 0:
        actions.add(acts.PLOTS)
    if may(s, components.CHANNEL_DONE) and s.channels > 0:
        actions.add(acts.CHANNEL)
    if may(s, components.GARDENER_DONE):
        garden.list_moves(s, s.gardener, actions, acts.GARDENER)
    if may(s, components.PANDA_DONE):
        garden.list_moves(s, s.panda, actions, acts.PANDA)
    if may(s, components.OBJECTIVE_DONE) and s.hand_size[s.turn] < components.HAND:
        for deck in range(components.TYPES):
            if piles.cards_left(s, deck) > 0:  # [objective.pile]
                actions.add(acts.OBJECTIVE + deck)
    if may_end(s):
        actions.add(acts.END)


def draw_plots(s: State) -> None:
    """[plot.draw] Chance turns them over."""
    spend(s, components.PLOTS_DONE)
    s.phase = components.DRAWING


def draw_objective(s: State, deck: int) -> None:
    """[objective.draw] The action; [advanced.any] another draw within it costs nothing."""
    if s.phase == components.MAIN:
        spend(s, components.OBJECTIVE_DONE)
    s.deck = deck
    s.phase = components.LEARNING


def spend(s: State, done: int) -> None:
    s.used |= done
    s.left -= 1


def take_channel(s: State) -> None:
    """[channel.take] From the stock; it is laid at once or kept."""
    spend(s, components.CHANNEL_DONE)
    s.channels -= 1
    s.held[s.turn] += 1


def move_gardener(s: State, plot: int) -> None:
    spend(s, components.GARDENER_DONE)
    bamboo.tend(s, plot)


def move_panda(s: State, plot: int) -> None:
    """As an action, or [weather.storm] carried by the storm."""
    if s.phase == components.WEATHER:
        s.phase = components.MAIN
    else:
        spend(s, components.PANDA_DONE)
    bamboo.eat(s, plot)


# --- what is free ---


def list_free(s: State, actions: Actions) -> None:
    """[free] Channels, improvements and objectives, at any moment of one's turn."""
    if s.held[s.turn] > 0:
        water.list_channels(s, actions, acts.IRRIGATE)
    if garden.has_chips(s, s.turn):
        for plot in range(components.FIRST, s.plots):
            garden.list_improvements(s, plot, actions, acts.IMPROVE)
    objectives.list_fulfilled(s, actions, acts.FULFIL)


def irrigate(s: State, plot: int, direction: int) -> None:
    """[channel.free] A channel of one's own."""
    s.held[s.turn] -= 1
    water.dig(s, plot, direction)


def improve(s: State, plot: int, improvement: int) -> None:
    """[improve.free] A chip of one's own."""
    s.purse[s.turn * components.IMPROVEMENTS + improvement] -= 1
    water.improve(s, plot, improvement)
    if s.phase == components.SPROUTING:
        draws.sprout(s)


def grow(s: State, plot: int) -> None:
    """A scarce section, a new plot left as it is, or [weather.rain] rain."""
    if s.phase == components.GROWING:
        bamboo.choose(s, plot)
    elif s.phase == components.SPROUTING:
        draws.sprout(s)
    else:
        s.phase = components.MAIN
        bamboo.grow(s, plot)
