"""Small positions with a task each."""

from __future__ import annotations

from engawa.core.lesson import Lesson, Task
from engawa.games.takenoko import words as say
from engawa.games.takenoko.rules import components
from engawa.games.takenoko.screen.lines import plot_at
from engawa.games.takenoko.screen.observe import Known

YOU = 0
OTHER = "B=0/-/-/curve-yellow,tall-yellow-bare,eat-yellow/-"


def _height(see: Known, cell: str) -> int:
    return plot_at(see, cell).height


def _grown(before: Known, now: Known) -> int:
    """How many pieces of bamboo have come."""
    return sum(plot.height for plot in now.plots) - sum(plot.height for plot in before.plots)


def _finished(before: Known, now: Known) -> bool:
    """Has one more of the learner's cards been done?"""
    return len(now.each[YOU].done) > len(before.each[YOU].done)


LESSONS: tuple[Lesson[Known], ...] = (
    Lesson(
        key="plots",
        title=say.LESSON_PLOTS_TITLE,
        why=say.LESSON_PLOTS_WHY,
        position="A main 0 none:2:- e1:g1,ne1:y1 - pond pond "
        f"A=0/-/-/triangle-pink,tall-pink-bare,eat-pink/- {OTHER}",
        comes=("draw yellow", "draw pink", "draw green"),
        tasks=(
            Task(
                says=say.LESSON_PLOTS_DRAW,
                done=lambda before, now: now.phase == "pick",
                plays=("plots",),
                astray=say.LESSON_PLOTS_DRAW_ASTRAY,
            ),
            Task(
                says=say.LESSON_PLOTS_PICK,
                done=lambda before, now: now.picked == "pink",
                plays=("pick pink",),
                astray=say.LESSON_PLOTS_PICK_ASTRAY,
                at=("drawn-pink-1",),
            ),
            Task(
                says=say.LESSON_PLOTS_UNDER,
                done=lambda before, now: [back.plot for back in now.under] == ["yellow", "green"],
                plays=("under yellow",),
                astray=say.LESSON_PLOTS_UNDER_ASTRAY,
                at=("drawn-yellow-1",),
            ),
            Task(
                says=say.LESSON_PLOTS_LAY,
                done=lambda before, now: _grown(before, now) > 0,
                plays=("lay nw1",),
                astray=say.LESSON_PLOTS_LAY_ASTRAY,
                at=("site-nw1", "site-w1", "site-sw1", "site-se1"),
            ),
        ),
        rules=("plot.draw", "plot.under", "plot.cells", "plot.sprout"),
        tempts={"lay nw1": "plot.draw", "end": "actions.both", "roll": "weather.first"},
    ),
    Lesson(
        key="water",
        title=say.LESSON_WATER_TITLE,
        why=say.LESSON_WATER_WHY,
        position="A main 2 none:2:- e1:g1,ne1:y1,e1ne1:p0 - pond pond "
        f"A=1/-/-/line-pink,tall-pink-bare,eat-pink/- {OTHER}",
        tasks=(
            Task(
                says=say.LESSON_WATER_LAY,
                done=lambda before, now: len(now.channels) > len(before.channels),
                plays=("irrigate e1 ne1",),
                astray=say.LESSON_WATER_ASTRAY,
                at=("mat-channels", "channel-e1-ne1"),
            ),
            Task(
                says=say.LESSON_WATER_TAKE,
                done=lambda before, now: now.each[YOU].channels > 0,
                plays=("channel",),
                astray=say.LESSON_WATER_ASTRAY,
            ),
            Task(
                says=say.LESSON_WATER_BRING,
                done=lambda before, now: plot_at(now, "e1ne1").wet,
                plays=("irrigate ne1 e1ne1",),
                astray=say.LESSON_WATER_BRING_ASTRAY,
                at=("plot-e1ne1",),
            ),
        ),
        rules=("channel.take", "channel.free", "channel.edge", "channel.network", "water.first"),
        tempts={"irrigate ne1 e1ne1": "channel.network", "irrigate e1 se1": "channel.edge"},
    ),
    Lesson(
        key="gardener",
        title=say.LESSON_GARDENER_TITLE,
        why=say.LESSON_GARDENER_WHY,
        position="A main 1 none:2:- ne1:g1,e1:g1,nw1:p1,w1:g1,e1ne1:g1 e1/ne1,ne1/e1ne1 pond pond "
        f"A=0/-/-/line-pink,tall-green-bare,eat-pink/- {OTHER}",
        tasks=(
            Task(
                says=say.LESSON_GARDENER_TASK,
                done=lambda before, now: _grown(before, now) == 3,
                plays=("gardener e1",),
                astray=say.LESSON_GARDENER_ASTRAY,
                at=("gardener",),
            ),
            Task(
                says=say.LESSON_GARDENER_NEXT,
                done=lambda before, now: now.panda == "nw1",
                plays=("panda nw1",),
                astray=say.LESSON_GARDENER_NEXT_ASTRAY,
                at=("panda",),
            ),
        ),
        rules=("figure.moves", "figure.must", "gardener.grows", "gardener.around"),
        tempts={"gardener pond": "figure.must", "gardener e1ne1": "figure.moves"},
    ),
    Lesson(
        key="panda",
        title=say.LESSON_PANDA_TITLE,
        why=say.LESSON_PANDA_WHY,
        position="A main 1 none:1:channel e1:g2,ne1:y1,nw1:g1 - pond nw1 "
        f"A=1/-/g/line-pink,tall-pink-bare,eat-green/- {OTHER}",
        tasks=(
            Task(
                says=say.LESSON_PANDA_EAT,
                done=lambda before, now: now.each[YOU].bamboo.green > 1,
                plays=("panda e1",),
                astray=say.LESSON_PANDA_EAT_ASTRAY,
                at=("panda", "mat-green"),
            ),
            Task(
                says=say.LESSON_PANDA_PAY,
                done=_finished,
                plays=("fulfil eat-green",),
                astray=say.LESSON_PANDA_PAY_ASTRAY,
                at=("card-eat-green-1",),
            ),
            Task(
                says=say.LESSON_PANDA_END,
                done=lambda before, now: now.turn != YOU,
                plays=("end",),
                astray=say.LESSON_PANDA_END_ASTRAY,
            ),
        ),
        rules=("panda.eats", "fulfil.panda", "actions.different", "actions.both"),
        tempts={
            "fulfil eat-green": "fulfil.panda",
            "channel": "actions.different",
            "end": "actions.both",
        },
    ),
    Lesson(
        key="cards",
        title=say.LESSON_CARDS_TITLE,
        why=say.LESSON_CARDS_WHY,
        position="A main 2 none:2:- e1:g1,ne1:g1,nw1:y2,w1:p1,e1ne1:g1 e1/ne1,ne1/e1ne1 pond nw1 "
        f"A=0/-/-/line-green,triangle-green,tall-pink-bare,eat-pink,eat-trio/- {OTHER}",
        comes=("draw grove-pink",),
        tasks=(
            Task(
                says=say.LESSON_CARDS_FULFIL,
                done=_finished,
                plays=("fulfil triangle-green",),
                astray=say.LESSON_CARDS_FULFIL_ASTRAY,
                at=("card-line-green-1", "card-triangle-green-1"),
            ),
            Task(
                says=say.LESSON_CARDS_DRAW,
                done=lambda before, now: "grove-pink" in [card.card for card in now.each[YOU].hand],
                plays=("objective gardener",),
                astray=say.LESSON_CARDS_DRAW_ASTRAY,
                at=("pile-gardener",),
            ),
        ),
        rules=("fulfil.free", "fulfil.plots", "objective.draw", "objective.hand"),
        tempts={
            "objective gardener": "objective.hand",
            "fulfil line-green": "fulfil.plots",
            "fulfil eat-trio": "fulfil.panda",
        },
    ),
    Lesson(
        key="weather",
        title=say.LESSON_WEATHER_TITLE,
        why=say.LESSON_WEATHER_WHY,
        position="A dawn 2 none:2:- e1:g2,ne1:y1,e1ne1:p0 - ne1 e1 "
        f"A=0/-/-/line-pink,tall-pink-watershed,eat-green/- {OTHER}",
        comes=("die any",),
        tasks=(
            Task(
                says=say.LESSON_WEATHER_ROLL,
                done=lambda before, now: now.weather == "any",
                plays=("roll",),
                astray=say.LESSON_WEATHER_ROLL_ASTRAY,
            ),
            Task(
                says=say.LESSON_WEATHER_CHOOSE,
                done=lambda before, now: now.weather == "clouds",
                plays=("choose clouds",),
                astray=say.LESSON_WEATHER_CHOOSE_ASTRAY,
                at=("choice-clouds",),
            ),
            Task(
                says=say.LESSON_WEATHER_CHIP,
                done=lambda before, now: now.each[YOU].chips.watershed > 0,
                plays=("chip watershed",),
                astray=say.LESSON_WEATHER_CHIP_ASTRAY,
                at=("choice-watershed",),
            ),
            Task(
                says=say.LESSON_WEATHER_IMPROVE,
                done=lambda before, now: plot_at(now, "e1ne1").wet,
                plays=("improve e1ne1 watershed",),
                astray=say.LESSON_WEATHER_IMPROVE_ASTRAY,
                at=("mat-watershed", "plot-e1ne1"),
            ),
        ),
        rules=("weather.any", "weather.clouds", "improve.free", "improve.empty", "watershed"),
        tempts={
            "plots": "turn",
            "chip watershed": "weather.clouds",
            "improve e1ne1 watershed": "improve.free",
        },
    ),
    Lesson(
        key="rain",
        title=say.LESSON_RAIN_TITLE,
        why=say.LESSON_RAIN_WHY,
        position="A weather 3 rain:2:- e1:g3,ne1:gf2,nw1:p2,e1ne1:y0 - ne1 nw1 "
        f"A=0/-/-/line-pink,tall-green-bare,eat-green/- {OTHER}",
        tasks=(
            Task(
                says=say.LESSON_RAIN_GROW,
                done=lambda before, now: _height(now, "e1") == components.TALLEST,
                plays=("grow e1",),
                astray=say.LESSON_RAIN_GROW_ASTRAY,
                at=("bamboo-e1", "bamboo-ne1"),
            ),
            Task(
                says=say.LESSON_RAIN_FULFIL,
                done=_finished,
                plays=("fulfil tall-green-bare",),
                astray=say.LESSON_RAIN_FULFIL_ASTRAY,
                at=("card-tall-green-bare-1",),
            ),
        ),
        rules=("weather.rain", "bamboo.height", "fulfil.gardener", "fulfil.improvement"),
        tempts={"grow e1ne1": "weather.rain", "fulfil tall-green-bare": "fulfil.gardener"},
    ),
    Lesson(
        key="exact",
        title=say.LESSON_EXACT_TITLE,
        why=say.LESSON_EXACT_WHY,
        position="A weather 3 rain:2:- e1:p3,ne1:g4,nw1:y4 - ne1 nw1 "
        f"A=0/-/-/line-green,grove-pink,eat-green/- {OTHER}",
        tasks=(
            Task(
                says=say.LESSON_EXACT_TASK,
                done=lambda before, now: now.phase == "main" and _height(now, "e1") == 3,
                plays=("skip",),
                astray=say.LESSON_EXACT_ASTRAY,
                at=("bamboo-e1",),
            ),
        ),
        rules=("weather.optional", "fulfil.height"),
        tempts={"grow ne1": "bamboo.height"},
    ),
)
