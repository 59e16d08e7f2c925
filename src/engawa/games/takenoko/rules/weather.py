"""The weather: what each face of the die brings, or allows."""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.takenoko.rules import actions as acts
from engawa.games.takenoko.rules import bamboo, components
from engawa.games.takenoko.rules.state import State


def brew(s: State, face: int) -> None:
    """What a face of the die asks for; sun and wind ask for nothing now."""
    s.weather = face
    s.phase = components.WEATHER
    if face == components.SUN:
        s.left += 1  # [weather.sun]
        s.phase = components.MAIN
    elif face == components.WIND:
        s.phase = components.MAIN  # [weather.wind]
    elif face == components.CLOUDS and not chips_left(s):
        s.weather = components.ANY_WEATHER  # [weather.no-chips]


def chips_left(s: State) -> bool:
    for improvement in range(components.WATERSHED, components.IMPROVEMENTS):
        if s.chips[improvement] > 0:
            return True
    return False


def list_weather(s: State, actions: Actions) -> None:
    """[weather.optional] What this weather allows, or nothing of it."""
    if s.weather == components.RAIN:
        for plot in range(components.FIRST, s.plots):
            if bamboo.can_grow(s, plot):  # [weather.rain] [weather.rain-growth]
                actions.add(acts.GROW + s.cell[plot])
    elif s.weather == components.STORM:
        for plot in range(components.POND, s.plots):
            if plot != s.panda:  # [weather.storm]
                actions.add(acts.PANDA + s.cell[plot])
    elif s.weather == components.CLOUDS:
        for improvement in range(components.WATERSHED, components.IMPROVEMENTS):
            if s.chips[improvement] > 0:  # [weather.clouds]
                actions.add(acts.CHIP + improvement - 1)
    else:
        for face in range(components.ANY_WEATHER):
            if face != components.CLOUDS or chips_left(s):  # [weather.any]
                actions.add(acts.CHOOSE + face)
    actions.add(acts.SKIP)


def take_chip(s: State, improvement: int) -> None:
    """[weather.clouds] Placed at once or kept."""
    s.chips[improvement] -= 1
    s.purse[s.turn * components.IMPROVEMENTS + improvement] += 1
    s.phase = components.MAIN
