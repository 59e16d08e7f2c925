"""Takenoko on the screen: what its scenes show, what a line brings, what is told and counted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax.visitor import Visitor
from msgspec import Struct
from said import notes, refused, said, shown

import engawa
from engawa import CHANCE, NOBODY, Position, Rng
from engawa.core.preview import preview
from engawa.core.rng import named
from engawa.core.scene import Preview, Sprite
from engawa.games.takenoko.notation.lines import LINES
from engawa.games.takenoko.rules import actions as acts
from engawa.games.takenoko.rules import components
from engawa.games.takenoko.screen.face import Face
from engawa.testing import variants
from engawa.testing.scenes import unlit_lines
from engawa.words import Say, Voice, Words
from engawa.words.library import entries, source

EMPTY = "0/-/-/-/-"
GARDEN = "e1:g1,ne1:g2,e1ne1:g0,nw1:p3,w1:yf1"


def table(
    garden: str,
    channels: str = "-",
    *,
    turn: str = "A main 3 none:2:-",
    figures: str = "pond pond",
    a: str = EMPTY,
    b: str = EMPTY,
    more: str = "",
) -> Position:
    """A position for two, written in short; figures are the panda, then the gardener."""
    text = f"{turn} {garden} {channels} {figures} A={a} B={b} {more}"
    return engawa.make("takenoko", 2).position(text)


def play(s: Position, line: str) -> Position:
    s.play(line)
    return s


def previewed(s: Position, line: str) -> Preview:
    return preview(s, line, s.to_move, named("test")).words


def told(s: Position, line: str, seat: int | None = 0) -> str:
    return said(s.narrate(s.parse(line), seat).says)


def why(s: Position, line: str) -> str:
    return refused(s, line)[1]


def sprites(s: Position, seat: int | None = 0) -> dict[str, Sprite]:
    scene = s.scene(seat)
    return {sprite.key: sprite for sprite in (*scene.board, *scene.tray)}


# --- scenes ---


def test_a_plot_shows_its_bed_and_its_improvement() -> None:
    s = table("e1:g1,ne1:yf1,e1ne1:p0", a="1/EF/-/-/-")
    found = sprites(play(s, "improve e1ne1 enclosure"))
    assert found["plot-e1"].face == Face(wet=True)
    assert found["plot-ne1"].face == Face(wet=True, improvement="fertilizer")
    assert found["plot-e1ne1"].face == Face(improvement="enclosure", printed=False)
    assert (found["bamboo-e1"].face, found["bamboo-e1"].label) == (Face(height=1), "")
    assert "bamboo-e1ne1" not in found


def test_an_improvement_makes_room_for_a_figure() -> None:
    s = table("e1:g1,ne1:yf1", figures="e1 ne1")
    assert sprites(s)["plot-ne1"].face == Face(wet=True, improvement="fertilizer", aside=True)
    assert sprites(s)["plot-e1"].face == Face(wet=True)


def test_channels_lie_along_their_edges() -> None:
    s = table("e1:g1,ne1:g1,nw1:g1,w1:g1", "e1/ne1,ne1/nw1,nw1/w1")
    turns = [s.turn for s in sprites(s).values() if s.key.startswith("channel-")]
    assert sorted(turns) == [-30, 30, 90]
    assert sprites(s)["channel-e1-ne1"].turn == -30


def test_figures_on_one_tile_stand_side_by_side() -> None:
    assert sprites(table("e1:g1", figures="e1 e1"))["panda"].face == Face(pair=True)
    assert sprites(table("e1:g1", figures="e1 pond"))["panda"].face is None


def test_a_card_keeps_its_key_when_it_is_fulfilled() -> None:
    s = table("e1:g1", a="0/-/gg/eat-green,eat-green/eat-green")
    before = sprites(s)
    assert [before[f"card-eat-green-{n}"].place for n in (1, 2, 3)] == ["done", "hand", "hand"]
    after = sprites(play(s, "fulfil eat-green"))
    assert [after[f"card-eat-green-{n}"].place for n in (1, 2, 3)] == ["done", "done", "hand"]
    assert before["card-eat-green-2"].lines == ("fulfil eat-green",)
    assert after["card-eat-green-3"].would == ("fulfil eat-green",)


def test_cards_tell_their_pattern_and_points_to_the_painter() -> None:
    hand = "halves-green-yellow,grove-yellow,tall-pink-bare,eat-trio"
    faces = [
        s.face for s in sprites(table("e1:g1", a=f"0/-/-/{hand}/-")).values() if s.place == "hand"
    ]
    assert faces == [
        Face(kind="halves", colours=("green", "yellow"), points=3),
        Face(kind="grove", colours=("yellow",), count=3, points=7),
        Face(kind="tall", colours=("pink",), improvement="bare", points=7),
        Face(kind="eat", colours=("green", "yellow", "pink"), points=6),
    ]


def test_actions_that_cannot_be_taken_stay_as_buttons_that_say_why() -> None:
    s = play(table(GARDEN), "gardener e1")
    verbs = {said(verb.title): verb for verb in s.scene(0).verbs}
    assert list(verbs) == ["Plot", "Channel", "Gardener", "Panda", "Card"]
    assert (verbs["Gardener"].off, said(verbs["Gardener"].says)) == (True, "Taken this turn")
    refusal = s.why_not(verbs["Gardener"].line)
    assert refusal is not None
    assert refusal.rule == "actions.different"
    assert (verbs["Panda"].line, verbs["Panda"].off) == ("panda", False)


def test_an_unlit_plot_can_be_asked_why() -> None:
    s = table("e1:g1,ne1:g2,e1ne1:g0", figures="e1 pond")
    far = sprites(s)["plot-e1ne1"]
    assert far.would == ("gardener e1ne1",)
    assert sprites(s)["plot-e1"].would == ("panda e1",)
    assert sprites(s, 1)["plot-e1ne1"].would == ()


def test_drawn_plots_are_options_and_backs_to_others() -> None:
    s = table("e1:g1", turn="A pick 3 none:1:plots", more="drawn=g,y,y")
    mine = [(s.key, s.lines) for s in sprites(s).values() if s.place == "drawn"]
    assert mine == [
        ("drawn-green-1", ("pick green",)),
        ("drawn-yellow-1", ("pick yellow",)),
        ("drawn-yellow-2", ("pick yellow",)),
    ]
    backs = [s.drawing for s in sprites(s, 1).values() if s.place == "drawn"]
    assert backs == ["tk-plot-back"] * 3
    play(s, "pick yellow")
    texts = {s.key: (said(s.text), s.state) for s in sprites(s).values() if s.place == "drawn"}
    assert texts["drawn-yellow-1"] == ("this one", "chosen")
    assert texts["drawn-green-1"] == ("first under?", "")


def test_channels_and_chips_of_ones_own_are_touched_then_where_they_go() -> None:
    s = table("e1:g1,ne1:g2,e1ne1:g0", a="1/E/-/-/-")
    found = sprites(s)
    assert "irrigate e1 ne1" in found["mat-channels"].lines
    assert found["mat-enclosure"].lines == ("improve e1ne1 enclosure",)
    assert "improve e1ne1 enclosure" in found["plot-e1ne1"].lines
    assert found["plot-e1"].would == ("improve e1 enclosure",)


# --- what a line brings ---


def test_the_gardener_grows_plots_of_a_colour() -> None:
    s = table("e1:g1,ne1:gf1,e1ne1:g0,nw1:p3")
    assert shown(s, "gardener e1") == (
        "Gardener stops on green, east / Bamboo grows by 1 on green, east and "
        "by 2 on green, north-east. "
        "/ Grow 3 / plot-e1 +1 plot-ne1 +2"
    )
    assert shown(s, "gardener nw1").endswith("/ Grow 1 / plot-nw1 +1")
    assert "/ Move the gardener /" in shown(table("e1:g4"), "gardener e1")


def test_what_was_promised_is_what_happens() -> None:
    """In random games, the chips of a preview are the growth that follows."""
    rng = Rng(5)
    s: Any = engawa.make("takenoko", 3).start()
    checked = 0
    for _ in range(600):
        if s.to_move == NOBODY:
            break
        if s.to_move == CHANCE:
            s.roll(rng)
            continue
        lines = s.lines()
        line = lines[rng.below(len(lines))]
        steps = previewed(s, line).steps
        before = _heights(s)
        s.play(line)
        after = _heights(s)
        grown = {c: n - before.get(c, 0) for c, n in after.items() if n != before.get(c, 0)}
        told = {key: said(chip) for key, chip in steps}
        assert told == {f"plot-{c}": _chip(n, c in before) for c, n in grown.items()}, line
        checked += bool(grown)
    assert checked > 40


def _chip(n: int, laid: bool) -> str:
    if n < 0:
        return f"eats {-n}"
    return f"+{n}" if laid else "sprouts" if n == 1 else f"sprouts {n}"


def _heights(s: Any) -> dict[str, int]:
    return {plot["cell"]: plot["height"] for plot in s.observe(None)["plots"]}


@pytest.mark.parametrize(
    ("line", "title", "says", "press"),
    [
        (
            "panda nw1",
            "Panda stops on pink",
            "one pink piece for you and leaves 2.",
            "Eat pink",
        ),
        ("panda sw1", "Panda stops on green", "The enclosure", "Move the panda"),
        ("plots", "Draw 3 plots", "21 left", "Draw 3"),
        ("channel", "Take a channel", "18 left", "Take channel"),
        ("objective panda", "Draw a panda card", "14 left; you hold 1 of 5.", "Draw card"),
        ("irrigate e1 ne1", "Channel between", "no new plot", "Lay channel"),
        ("irrigate ne1 e1ne1", "Channel between", "Brings water to green, 1 east", "Lay channel"),
        ("improve e1ne1 watershed", "Put a watershed on green", "grows by 1", "Place chip"),
        (
            "fulfil eat-green",
            "Finish: eat two green",
            "1 of 9 cards. The pieces it asks",
            "Finish +3",
        ),
    ],
)
def test_what_a_line_brings(line: str, title: str, says: str, press: str) -> None:
    s = table(GARDEN + ",sw1:ge2", "e1/ne1", a="1/W/gg/eat-green/-")
    if line == "irrigate e1 ne1":
        s = table(GARDEN + ",sw1:ge2", a="1/W/gg/eat-green/-")
    found = shown(s, line).split(" / ")
    assert found[0].startswith(title)
    assert says in found[1]
    assert found[2] == press


def test_nothing_grows_when_no_bamboo_of_the_colour_is_left() -> None:
    none = table("e1:y1,ne1:gf0", a=f"0/E/{'g' * 36}/-/-")
    assert shown(none, "gardener ne1") == (
        "Gardener stops on green, north-east / No green bamboo is left. Nothing grows there. "
        "/ Move the gardener / "
    )
    assert told(none, "gardener ne1").endswith("to green, north-east. Nothing grew.")
    laying = {"turn": "A lay 3 none:1:plots", "more": "picked=g"}
    new = play(table("e1:y1", a=f"0/E/{'g' * 36}/-/-", **laying), "lay w1")
    assert "/ No chip /" in shown(new, "grow w1")
    assert sprites(new)["plot-w1"].face == Face(wet=True)
    lay = shown(table("e1:y1", a=f"0/E/{'g' * 36}/-/-", **laying), "lay w1")
    assert "The new plot has water." in lay
    assert "No green bamboo is left." in lay
    assert "/ The panda cannot eat there. /" in shown(new, "improve w1 enclosure")


def test_a_new_plot_says_whether_it_has_water() -> None:
    laying = {"turn": "A lay 3 none:1:plots", "more": "picked=g"}
    s = table("e1:y1,ne1:y1", **laying)
    assert shown(s, "lay w1") == (
        "Lay the green plot west of the pond / The new plot has water. "
        "Bamboo grows by 1 on green, west. / Lay it here / plot-w1 sprouts"
    )
    assert "/ Dry until a channel reaches it. / Lay it here / " in shown(s, "lay e1ne1")
    assert told(s, "lay w1") == (
        "A laid the green plot west of the pond. Bamboo grew by 1 on green, west."
    )
    chips = table("e1:y1", a="0/E/-/-/-", **laying)
    assert "A chip may be put on it before its bamboo grows." in shown(chips, "lay w1")


def test_a_watershed_says_whether_it_waters() -> None:
    s = table("e1:y1,ne1:g1,e1ne1:g0,nw1:p0", a="0/W/-/-/-")
    assert said(previewed(s, "improve e1ne1 watershed").says) == (
        "Brings water to green, 1 east and 1 north-east. "
        "Bamboo grows by 1 on green, 1 east and 1 north-east."
    )
    assert said(previewed(s, "improve nw1 watershed").says) == "The plot has water already."


def test_a_last_objective_brings_the_emperor() -> None:
    done = "line-green,line-yellow,line-pink,curve-green,curve-yellow,curve-pink,eat-trio,eat-pink"
    s = table("e1:g1", a=f"0/-/gg/eat-green/{done}")
    assert "Brings you the Emperor and 2 points more" in said(previewed(s, "fulfil eat-green").says)
    assert told(s, "fulfil eat-green").endswith("A received the Emperor.")


# --- what is told ---


def test_moves_are_told_with_what_they_did() -> None:
    s = table(GARDEN)
    assert told(s, "gardener e1") == (
        "A moved the gardener to green, east. "
        "Bamboo grew by 1 on green, east and by 1 on green, north-east."
    )
    assert told(s, "panda nw1") == "A moved the panda to pink, north-west. It ate pink."
    fenced = table("e1:ge2,ne1:g1", figures="ne1 pond")
    assert told(fenced, "panda e1") == "A moved the panda to green, east. It ate nothing."
    assert told(fenced, "panda pond") == "A moved the panda to the pond. It ate nothing."
    storm = table(GARDEN, turn="A weather 3 storm:2:-")
    assert told(storm, "panda e1").startswith("A let the storm carry the panda to green, east.")
    assert told(storm, "skip") == "A skipped the storm."
    assert told(table("e1:g1", turn="A weather 3 rain:2:-"), "grow e1") == (
        "A sent rain to green, east. Bamboo grew by 1 on green, east."
    )
    wet = table("e1:g1,ne1:g2,e1ne1:p0", "e1/ne1", a="1/-/-/-/-")
    assert told(wet, "irrigate ne1 e1ne1") == (
        "A laid a channel between north-east and 1 east and 1 north-east. "
        "This brought water to pink, 1 east and 1 north-east. "
        "Bamboo grew by 1 on pink, 1 east and 1 north-east."
    )


def test_what_a_line_brought_is_told_as_a_figure() -> None:
    s = table(GARDEN, a="0/-/gg/eat-green/-")
    brought = {
        "gardener e1": "+2",
        "panda nw1": "+1 pink",
        "fulfil eat-green": "+3",
        "channel": "",
    }
    assert {line: said(s.narrate(s.parse(line), 0).effect) for line in brought} == brought


def test_who_moved_is_told_as_you() -> None:
    s = table(GARDEN)
    heard = s.narrate(s.parse("channel"), 0).says
    assert (said(heard, 0), said(heard, 1)) == ("You took a channel.", "A took a channel.")


def test_chance_is_told_in_whole_sentences_and_keeps_its_secrets() -> None:
    s = table("e1:g1", turn="A roll 3 none:2:-")
    assert told(s, "die sun") == (
        "Weather: sun. A third action may be taken, different from the other two."
    )
    s = table("e1:g1", turn="A draw 3 none:1:plots")
    assert told(s, "draw yellow-enclosure") == "A yellow plot with an enclosure was drawn."
    assert told(s, "draw yellow-enclosure", 1) == "A plot was drawn."
    s = table("e1:g1", turn="A learn:panda 3 none:1:objective")
    assert told(s, "draw eat-trio") == (
        "The panda card says: eat one piece of each colour, 6 points."
    )
    assert told(s, "draw eat-trio", None) == "The panda card stays secret."


def test_clouds_without_chips_are_told_as_a_choice() -> None:
    s = table("e1:g1", turn="A roll 3 none:2:-", a="0/WWWEEEFFF/-/-/-")
    assert told(s, "die clouds") == (
        "Weather: clouds. No chips are left, so another weather may be chosen."
    )
    s = table("e1:g1", turn="A roll 3 none:2:-")
    assert told(s, "die clouds") == "Weather: clouds. A chip may be taken."


def test_scarce_bamboo_is_told_when_it_is_given_and_not_before() -> None:
    s = table("e1:g1,ne1:g1,nw1:g0", a=f"0/-/{'g' * 33}/-/-")
    assert told(s, "gardener ne1") == (
        "A moved the gardener to green, north-east. "
        "Only 1 of 3 pieces are left. They are placed one by one."
    )
    s = play(s, "gardener ne1")
    assert told(s, "grow e1") == (
        "A let a piece grow on green, east. Bamboo grew by 1 on green, east."
    )
    two = play(table("e1:g1,ne1:gf1", a=f"0/-/{'g' * 32}/-/-"), "gardener ne1")
    assert shown(two, "grow e1").endswith("/ Grow 2 / plot-e1 +1 plot-ne1 +1")
    assert told(two, "grow e1").endswith("by 1 on green, east and by 1 on green, north-east.")
    only = table("ne1:gf1", a=f"0/-/{'g' * 34}/-/-")
    assert told(only, "gardener ne1").endswith("Bamboo grew by 1 on green, north-east.")


def test_a_weather_that_is_over_is_no_longer_announced() -> None:
    s = table("e1:g1", turn="A weather 3 clouds:2:-")
    assert notes(s.scene(0)) == ("Weather: clouds. A chip may be taken.",)
    assert s.scene(0).notes[0].sign == "clouds"
    assert notes(play(s, "chip watershed").scene(0)) == ()
    wind = table("e1:g1", turn="A main 3 wind:2:-")
    assert notes(wind.scene(0)) == ("Weather: wind. The two actions may be the same.",)


@pytest.mark.parametrize(
    ("garden", "weather", "asks"),
    [
        ("e1:g1", "rain", "Rain: choose a plot to grow."),
        ("e1:g4", "rain", "Rain: no bamboo can grow now."),
        ("e1:g1", "storm", "Storm: send the panda to any other tile."),
        ("-", "storm", "Storm: there is no other tile yet for the panda."),
    ],
)
def test_weather_that_can_do_nothing_asks_for_nothing(garden: str, weather: str, asks: str) -> None:
    assert said(table(garden, turn=f"A weather 3 {weather}:2:-").scene(0).asks) == asks


@pytest.mark.parametrize(
    ("turn", "asks"),
    [
        ("A main 3 sun:2:plots", "Take an action, 2 left."),
        ("A main 3 sun:1:plots,channel", "Take the sun's action, or end the turn."),
        ("A main 3 none:1:plots", "Take an action, 1 left."),
        ("A main 3 none:0:plots,channel", "All is done. End your turn."),
    ],
)
def test_the_sun_s_action_is_offered_and_not_asked_for(turn: str, asks: str) -> None:
    assert said(table("e1:g1", turn=turn).scene(0).asks) == asks


def test_what_costs_no_action_is_spoken_of_only_if_there_is_something() -> None:
    s = table("e1:g1", turn="A main 3 none:0:plots,channel", a="0/W/-/line-pink/-")
    assert said(s.scene(0).asks) == "All is done. End your turn."  # bamboo stands on the only plot
    s = table("e1:g0,ne1:g0", turn="A main 3 none:0:plots,channel", a="0/W/-/line-pink/-")
    asks = "Your actions are done. End your turn, or use what is lit first."
    assert said(s.scene(0).asks) == asks


# --- why not ---


def test_a_place_is_explained_while_the_plot_for_it_is_still_chosen() -> None:
    s = table("e1:g1", turn="A draw 3 none:1:plots")
    for tile in ("green", "pink", "yellow"):
        s.play(f"draw {tile}")
    assert why(s, "lay e5") == "A plot must touch the pond or at least two plots."
    assert why(s, "lay w1") == "One of the drawn plots has to be chosen first."


@pytest.mark.parametrize(
    ("turn", "says"),
    [
        ("A main 3 none:2:-", "2 actions of this turn must still be taken."),
        ("A main 3 sun:3:-", "2 actions of this turn must still be taken."),
        ("A main 3 sun:2:plots", "1 action of this turn must still be taken."),
    ],
)
def test_the_sun_s_action_is_not_among_those_that_must_be_taken(turn: str, says: str) -> None:
    assert why(table("e1:g1", turn=turn), "end") == says


def test_before_there_is_a_plot_a_figure_cannot_move() -> None:
    s = table("-", turn="A main 0 none:2:-")
    verbs = {said(verb.title): verb.line for verb in s.scene(0).verbs}
    assert why(s, verbs["Gardener"]) == "There is no plot yet for the gardener to move to."
    assert why(s, verbs["Panda"]) == "There is no plot yet for the panda to move to."
    assert why(table("e1:g1"), "panda pond") == "The panda has to move."


def test_rain_and_clouds_are_over_once_they_are_used() -> None:
    s = play(table("e1:g1", turn="A weather 3 clouds:2:-"), "chip watershed")
    assert why(s, "chip watershed") == "The clouds of this turn are over."
    assert why(s, "grow e1") == "It is not raining."
    s = play(table("e1:g1", turn="A weather 3 rain:2:-"), "grow e1")
    assert why(s, "grow e1") == "The rain of this turn is over."
    assert why(s, "chip watershed") == "Chips are taken only when there are clouds."


def test_what_an_objective_lacks_is_told_truly() -> None:
    hand = "grove-green,tall-pink-bare,eat-green"
    s = table("e1:g3,ne1:g3,nw1:g3,w1:g4", a=f"0/-/g/{hand}/-")
    assert why(s, "fulfil grove-green") == "3 of 4 such bamboos stand in the garden."
    assert why(s, "fulfil tall-pink-bare") == "No such bamboo stands in the garden."
    assert why(s, "fulfil eat-green") == "Some of these pieces are still to be eaten."


def test_a_chip_one_has_not_cannot_go_on_the_new_plot() -> None:
    s = play(table("e1:g1", turn="A lay 3 none:1:plots", a="0/E/-/-/-", more="picked=g"), "lay ne1")
    assert why(s, "improve ne1 watershed") == "A has no watershed chip."
    assert why(s, "improve e1 enclosure").startswith("The new plot comes first")


def test_an_empty_pile_is_not_one_whose_cards_went_back() -> None:
    cards = components.CARD_NAMES[: components.GARDENER_CARDS]
    a = f"0/-/gg/{','.join(cards[:4])}/{','.join(cards[4:7])}"
    b = f"0/-/-/{','.join(cards[7:12])}/{','.join(cards[12:])}"
    text = f"A main 3 none:2:- e1:g1 - pond pond A={a} B={b}"
    s = engawa.make("takenoko", 2, advanced=True).position(text)
    play(play(s, "objective panda"), "draw eat-green")
    assert s.lines() == ["objective gardener", "objective panda"]
    assert why(s, "objective plot") == "No plot cards are left."


# --- the score sheet ---


def test_the_pad_counts_by_type_and_the_emperor() -> None:
    s = table("e1:g1", a="0/-/-/-/line-pink,grove-pink,eat-trio", b="0/-/-/-/eat-green")
    rows = {said(row.title): row.points for row in s.score_sheet()}
    assert rows == {"Plots": (4, 0), "Gardener": (6, 0), "Panda": (6, 3), "Emperor": (0, 0)}
    assert [sum(points) for points in zip(*rows.values(), strict=True)] == s.points()


def test_the_end_says_who_wins() -> None:
    rng = Rng(2)
    s: Any = engawa.make("takenoko", 3, round_cap=3).start()
    while s.to_move != NOBODY:
        s.roll(rng) if s.to_move == CHANCE else s.apply(s.legal()[rng.below(len(s.legal()))])
    winners = ["ABC"[k] for k, score in enumerate(s.scores()) if score]
    found = notes(s.scene(0))[0]
    assert found in (f"{winners[0]} wins.", f"The win is shared by {' and '.join(winners)}.")


# --- what sentences claim, in random games of every variant ---


def walks(steps: int) -> Iterator[tuple[Position, int]]:
    """Random games of every variant, and near the end: positions, and what is played next."""
    done = "line-green,line-yellow,line-pink,curve-green,curve-yellow,curve-pink,eat-trio,eat-pink"
    last = [table(GARDEN, a=f"0/-/gg/eat-green/{done}", b="0/-/gg/eat-green/-") for _ in range(9)]
    for number, s in enumerate([*(game.start() for game in variants("takenoko")), *last]):
        rng = Rng(number)
        for _ in range(steps):
            if s.to_move == NOBODY:
                break
            actions = s.legal() or [action for action, _ in s.chances()]
            action = actions[rng.below(len(actions))]
            yield s, action
            s.apply(action)


def claims(pattern: str, text: str) -> list[str]:
    return [found[1] for found in re.finditer(pattern, text)]


def test_what_is_told_is_what_changed() -> None:
    """Growth, food, water, points and the Emperor, as every seat and a spectator hear of them."""
    met: Counter[str] = Counter()
    for s, action in walks(400):
        after = s.copy()
        after.apply(action)
        was, now, seat = s.observe(None), after.observe(None), s.observe(None)["turn"]
        heights, wet = _heights(s), {plot["cell"] for plot in was["plots"] if not plot["wet"]}
        grown = sum(n - heights.get(cell, 0) for cell, n in _heights(after).items())
        mine, then = was["each"][seat], now["each"][seat]
        eaten = {c: n - mine["bamboo"][c] for c, n in then["bamboo"].items()}
        watered = [plot["colour"] for plot in now["plots"] if plot["wet"] and plot["cell"] in wet]
        points = then["points"] - mine["points"]
        for hears in (*range(s.seats), None):
            says = said(s.narrate(action, hears).says)
            grew = claims(r"Bamboo grew (by .*?)\.", says)
            assert sum(int(n) for each in grew for n in claims(r"by (\d)", each)) == max(
                grown, 0
            ), says
            food = claims(r"It ate (green|yellow|pink)", says)
            assert food == [c for c, n in eaten.items() if n > 0], says
            fresh = claims(r"brought water to (.*?)\.", says)
            colours = [c for each in fresh for c in claims("(green|yellow|pink),", each)]
            assert colours == watered, says
            won = [int(n) for n in claims(r"card: .*, (\d+) points", says)]
            crowned = "received the Emperor" in says
            assert sum(won) + components.EMPEROR * crowned == points, says
            met.update(claim for claim, holds in CLAIMED.items() if holds in says)
    assert min(met[claim] for claim in CLAIMED) > 20, met


CLAIMED = {
    "grown": "Bamboo grew ",
    "eaten": "It ate ",
    "watered": "brought water",
    "won": "finished a card",
    "paid": "went back to the box",
    "crowned": "received the Emperor",
}


# --- words ---

SPOKEN = ("label", "press", "text", "title", "note", "says", "asks")


def words_in(thing: Any, name: str = "") -> Iterator[Words]:
    """Everything in a scene that people read."""
    if isinstance(thing, Say) or (isinstance(thing, str) and name in SPOKEN):
        yield thing
    elif isinstance(thing, tuple):
        for each in thing:
            yield from words_in(each, "")
    elif isinstance(thing, Struct):
        for field in thing.__struct_fields__:
            yield from words_in(getattr(thing, field), field)


def told_in(s: Position, action: int, rng: Rng) -> Iterator[Words]:
    """All that is said about a position, and about an action that is played there."""
    for seat in (*range(s.seats), None):
        scene = s.scene(seat)
        yield from words_in(scene)
        yield s.narrate(action, seat).says
        refusals = [s.why_not(line) for line in unlit_lines(scene)]
        yield from [refusal.says for refusal in refusals if refusal]
    if s.to_move >= 0:
        found = preview(s, s.text(action), s.to_move, rng)
        yield from words_in((found.title, found.words))
    yield from words_in(s.score_sheet())


def test_no_word_is_outside_the_catalogue_and_every_key_is_in_it() -> None:
    voice = Voice("en-XA", names=("①", "②", "③", "④"), you=0)
    spec, rng, known = engawa.make("takenoko").spec, Rng(1), set()
    options = [option.says for option in spec.options]
    for words in (spec.title, spec.says, *options):
        assert not re.search("[a-z]", voice(words)), words
    for n, (s, action) in enumerate(walks(300)):
        if n % 4 == 0:
            known |= set(told_in(s, action, rng))
    for number in range(0, acts.ALL, 7):
        for s, _ in walks(1):
            refusal = s.why_not(LINES[number])
            known |= {refusal.says} if refusal else set()
    for words in known:
        assert not re.search("[a-z]", voice(words)), (words, voice(words))
        check_keys(words)
    assert len(known) > 1000


ALONE = ("any", "bare", "trio", "")  # keys for which a message has a sentence without the others


def check_keys(words: Words) -> None:
    """A key that a message chooses by is one of its choices: the last is for no other."""
    if isinstance(words, str):
        return
    choices = CHOICES.get(words.id.partition(".")[2], {})
    for name, arg in words.args:
        for keys in choices.get(name, []) if isinstance(arg, str) and arg not in ALONE else []:
            assert arg in keys or "other" in keys, (words, keys)
        if isinstance(arg, Say):
            check_keys(arg)


class Selects(Visitor):
    """The choices in a message and in those it refers to, by the variable they are made by."""

    def __init__(self, text: str, id: str) -> None:
        self.book, self.found = entries(text), dict[str, list[set[str]]]()
        self.visit(self.book[id])

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if hasattr(variant.key, "name")}
        self.found.setdefault(node.selector.id.name, []).append(keys)
        self.generic_visit(node)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.visit(self.book[node.id.name])


CATALOGUE = source("takenoko", "en")
CHOICES = {id: Selects(CATALOGUE, id).found for id in entries(CATALOGUE)}
