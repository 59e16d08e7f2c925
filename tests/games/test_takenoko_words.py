"""Takenoko on the screen: what its scenes show, what a line brings, what is told and counted."""

from __future__ import annotations

from typing import Any

import pytest

import engawa
from engawa import CHANCE, NOBODY, Position, Rng
from engawa.core.scene import Brings, Sprite
from engawa.games.takenoko import components

EMPTY = "0/-/-/-/-"
MINUS = "\N{MINUS SIGN}"
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


def brings(s: Position, line: str) -> Brings:
    seat = s.to_move
    return s.game.room.brings(s.observe(seat), line)


def told(s: Position, line: str, seat: int | None = 0) -> str:
    return s.narrate(s.parse(line), seat)


def why(s: Position, line: str) -> str:
    refusal = s.why_not(line)
    assert refusal is not None
    return refusal.says


def sprites(s: Position, seat: int | None = 0) -> dict[str, Sprite]:
    scene = s.scene(seat)
    return {sprite.key: sprite for sprite in (*scene.board, *scene.tray)}


# --- scenes ---


def test_a_plot_shows_its_bed_and_its_improvement() -> None:
    s = table("e1:g1,ne1:yf1,e1ne1:p0", a="1/EF/-/-/-")
    found = sprites(play(s, "improve e1ne1 enclosure"))
    assert found["plot-e1"].face == "wet"
    assert found["plot-ne1"].face == "wet fertilizer"
    assert found["plot-e1ne1"].face == "dry enclosure chip"
    assert (found["bamboo-e1"].face, found["bamboo-e1"].label) == ("1", "")
    assert "bamboo-e1ne1" not in found


def test_an_improvement_makes_room_for_a_figure() -> None:
    s = table("e1:g1,ne1:yf1", figures="e1 ne1")
    assert sprites(s)["plot-ne1"].face == "wet fertilizer aside"
    assert sprites(s)["plot-e1"].face == "wet"


def test_channels_lie_along_their_edges() -> None:
    s = table("e1:g1,ne1:g1,nw1:g1,w1:g1", "e1/ne1,ne1/nw1,nw1/w1")
    turns = [s.turn for s in sprites(s).values() if s.key.startswith("channel-")]
    assert sorted(turns) == [-30, 30, 90]
    assert sprites(s)["channel-e1-ne1"].turn == -30


def test_figures_on_one_tile_stand_side_by_side() -> None:
    assert sprites(table("e1:g1", figures="e1 e1"))["panda"].face == "pair"
    assert sprites(table("e1:g1", figures="e1 pond"))["panda"].face == ""


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
    assert faces == ["halves green yellow 3", "grove yellow x3 7", "tall pink bare 7", "eat trio 6"]


def test_actions_that_cannot_be_taken_stay_as_buttons_that_say_why() -> None:
    s = play(table(GARDEN), "gardener e1")
    verbs = {verb.title: verb for verb in s.scene(0).verbs}
    assert list(verbs) == ["Plot", "Channel", "Gardener", "Panda", "Card"]
    assert (verbs["Gardener"].off, verbs["Gardener"].says) == (True, "Taken this turn")
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
    faces = {s.key: (s.face, s.state) for s in sprites(s).values() if s.place == "drawn"}
    assert faces["drawn-yellow-1"] == ("place", "chosen")
    assert faces["drawn-green-1"] == ("under", "")


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
    found = brings(s, "gardener e1")
    assert found.title == "Gardener stops on green, east"
    assert found.says == (
        "Grows that plot by 1 and the fertile one north-east by 2. 1 dry plot gets nothing."
    )
    assert (found.press, found.steps) == ("Grow 3", (("plot-e1", "+1"), ("plot-ne1", "+2")))
    assert brings(s, "gardener nw1").press == "Grow 1"
    assert brings(table("e1:g4"), "gardener e1").press == "Move the gardener"


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
        steps = brings(s, line).steps
        before = _heights(s)
        s.play(line)
        if not line.startswith("lay"):
            after = _heights(s)
            grown = {f"plot-{c}": after[c] - n for c, n in before.items() if after[c] != n}
            assert {k: int(w.replace(MINUS, "-")) for k, w in steps} == grown, line
            checked += bool(grown)
    assert checked > 40


def _heights(s: Any) -> dict[str, int]:
    return {plot["cell"]: plot["height"] for plot in s.observe(None)["plots"]}


@pytest.mark.parametrize(
    ("line", "title", "says", "press"),
    [
        ("panda nw1", "Panda stops on pink", "Eats one section for your mat; 2 stay.", "Eat pink"),
        ("panda sw1", "Panda stops on green", "The fence", "Move the panda"),
        ("plots", "Draw 3 plots", "21 left", "Draw 3"),
        ("channel", "Take a channel", "18 left", "Take channel"),
        ("objective panda", "Draw a panda objective", "14 left; you hold 1 of 5.", "Draw card"),
        ("irrigate e1 ne1", "Channel between", "no new plot", "Lay channel"),
        ("irrigate ne1 e1ne1", "Channel between", "Waters green, 1 east", "Lay channel"),
        ("improve e1ne1 watershed", "Watershed on green", "grows by 1 at once", "Place watershed"),
        ("fulfil eat-green", "Eat two green", "objective 1 of 9. The bamboo", "Claim +3"),
    ],
)
def test_what_a_line_brings(line: str, title: str, says: str, press: str) -> None:
    s = table(GARDEN + ",sw1:ge2", "e1/ne1", a="1/W/gg/eat-green/-")
    if line == "irrigate e1 ne1":
        s = table(GARDEN + ",sw1:ge2", a="1/W/gg/eat-green/-")
    found = brings(s, line)
    assert found.title.startswith(title)
    assert says in found.says
    assert found.press == press


def test_a_last_objective_brings_the_emperor() -> None:
    done = "line-green,line-yellow,line-pink,curve-green,curve-yellow,curve-pink,eat-trio,eat-pink"
    s = table("e1:g1", a=f"0/-/gg/eat-green/{done}")
    assert "Emperor" in brings(s, "fulfil eat-green").says
    assert told(s, "fulfil eat-green").endswith("and received the Emperor.")


# --- what is told ---


def test_moves_are_told_with_what_they_did() -> None:
    s = table(GARDEN)
    assert told(s, "gardener e1") == "moved the gardener east of the pond and grew 2 green."
    assert told(s, "panda nw1") == "moved the panda north-west of the pond and ate pink."
    fenced = table("e1:ge2,ne1:g1", figures="ne1 pond")
    assert told(fenced, "panda e1") == "moved the panda east of the pond and ate nothing."
    assert told(fenced, "panda pond") == "moved the panda onto the pond and ate nothing."
    storm = table(GARDEN, turn="A weather 3 storm:2:-")
    assert told(storm, "panda e1").startswith("let the storm carry the panda east")
    assert told(storm, "skip") == "did without storm."
    assert told(table("e1:g1", turn="A weather 3 rain:2:-"), "grow e1") == (
        "sent rain east of the pond: 1 green grew."
    )
    wet = table("e1:g1,ne1:g2,e1ne1:p0", "e1/ne1", a="1/-/-/-/-")
    assert told(wet, "irrigate ne1 e1ne1") == (
        "laid a channel between north-east and 1 east and 1 north-east, which watered pink."
    )


def test_chance_is_told_in_whole_sentences_and_keeps_its_secrets() -> None:
    s = table("e1:g1", turn="A roll 3 none:2:-")
    assert told(s, "die sun") == "The die shows sun: a third action, different from the other two."
    s = table("e1:g1", turn="A draw 3 none:1:plots")
    assert told(s, "draw yellow-enclosure") == "A yellow plot with enclosure is drawn."
    assert told(s, "draw yellow-enclosure", 1) == "A plot is drawn."
    s = table("e1:g1", turn="A learn:panda 3 none:1:objective")
    assert told(s, "draw eat-trio").startswith("A panda objective is drawn: eat a section of each")
    assert told(s, "draw eat-trio", None) == "A panda objective is drawn."


def test_clouds_without_chips_are_told_as_a_choice() -> None:
    s = table("e1:g1", turn="A roll 3 none:2:-", a="0/WWWEEEFFF/-/-/-")
    assert told(s, "die clouds") == (
        "The die shows clouds, but no chips are left: choose another weather."
    )
    s = table("e1:g1", turn="A roll 3 none:2:-")
    assert told(s, "die clouds") == "The die shows clouds: take a chip."


def test_scarce_bamboo_is_told_when_it_is_given_and_not_before() -> None:
    s = table("e1:g1,ne1:g1,nw1:g0", a=f"0/-/{'g' * 33}/-/-")
    assert told(s, "gardener ne1") == (
        "moved the gardener north-east of the pond and has 1 green to give to 3 plots."
    )
    s = play(s, "gardener ne1")
    assert told(s, "grow e1") == "gave a section of green to the plot east of the pond."
    only = table("ne1:gf1", a=f"0/-/{'g' * 34}/-/-")
    assert told(only, "gardener ne1").endswith("and grew 1 green.")


def test_a_weather_that_is_over_is_no_longer_announced() -> None:
    s = table("e1:g1", turn="A weather 3 clouds:2:-")
    assert s.scene(0).notes == ("Clouds: take a chip.",)
    assert play(s, "chip watershed").scene(0).notes == ()
    wind = table("e1:g1", turn="A main 3 wind:2:-")
    assert wind.scene(0).notes == ("Wind: the two actions may be the same.",)


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
    assert table(garden, turn=f"A weather 3 {weather}:2:-").scene(0).asks == asks


@pytest.mark.parametrize(
    ("turn", "asks"),
    [
        ("A main 3 sun:2:plots", "Take an action, 2 left."),
        ("A main 3 sun:1:plots,channel", "Take the sun's action, or end the turn."),
        ("A main 3 none:1:plots", "Take an action, 1 left."),
        ("A main 3 none:0:plots,channel", "End the turn, or first do what is free."),
    ],
)
def test_the_sun_s_action_is_offered_and_not_asked_for(turn: str, asks: str) -> None:
    assert table("e1:g1", turn=turn).scene(0).asks == asks


# --- why not ---


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
    verbs = {verb.title: verb.line for verb in s.scene(0).verbs}
    assert why(s, verbs["Gardener"]) == "There is no plot yet for the gardener to move to."
    assert why(s, verbs["Panda"]) == "There is no plot yet for the panda to move to."
    assert why(table("e1:g1"), "panda pond") == "The panda has to move."


def test_rain_and_clouds_are_over_once_they_are_used() -> None:
    s = play(table("e1:g1", turn="A weather 3 clouds:2:-"), "chip watershed")
    assert why(s, "chip watershed") == "The clouds of this turn are over."
    assert why(s, "grow e1") == "It is not raining."
    s = play(table("e1:g1", turn="A weather 3 rain:2:-"), "grow e1")
    assert why(s, "grow e1") == "The rain of this turn is over."
    assert why(s, "chip watershed") == "Chips are taken when there are clouds."


def test_what_an_objective_lacks_is_told_truly() -> None:
    hand = "grove-green,tall-pink-bare,eat-green"
    s = table("e1:g3,ne1:g3,nw1:g3,w1:g4", a=f"0/-/g/{hand}/-")
    assert why(s, "fulfil grove-green") == "3 of 4 such bamboos stand in the garden."
    assert why(s, "fulfil tall-pink-bare") == "No such bamboo stands in the garden."
    assert why(s, "fulfil eat-green") == "Not all of that bamboo is on the mat."


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
    assert why(s, "objective plot") == "No plot objectives are left."


# --- the score pad ---


def test_the_pad_counts_by_type_and_the_emperor() -> None:
    s = table("e1:g1", a="0/-/-/-/line-pink,grove-pink,eat-trio", b="0/-/-/-/eat-green")
    rows = {row.title: row.points for row in s.pad()}
    assert rows == {"plots": (4, 0), "gardener": (6, 0), "panda": (6, 3), "emperor": (0, 0)}
    assert [sum(points) for points in zip(*rows.values(), strict=True)] == s.points()


def test_the_end_says_who_wins() -> None:
    rng = Rng(2)
    s: Any = engawa.make("takenoko", 3, round_cap=3).start()
    while s.to_move != NOBODY:
        s.roll(rng) if s.to_move == CHANCE else s.apply(s.legal()[rng.below(len(s.legal()))])
    winners = ["ABC"[k] for k, score in enumerate(s.scores()) if score]
    assert s.scene(0).notes[0].startswith(winners[0])
    assert all(name in s.scene(0).notes[0] for name in winners)
