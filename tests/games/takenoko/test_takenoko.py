"""Takenoko against its rules; what the questions and answers show in play is among the records."""

from __future__ import annotations

from typing import Any

import pytest
from said import said

import engawa
from engawa import CHANCE, NOBODY, Position, Rng
from engawa.core.errors import BadLine, BadPosition, IllegalLine
from engawa.games.takenoko.rules import components

rule = pytest.mark.rule  # names the ids of RULES.md a test watches

EMPTY = "0/-/-/-/-"
FULL = "0/-/-/line-green,line-yellow,line-pink,curve-green,curve-yellow/-"


def table(
    garden: str = "-",
    channels: str = "-",
    *,
    turn: str = "A main 3 none:2:-",
    figures: str = "pond pond",
    a: str = EMPTY,
    b: str = EMPTY,
    more: str = "",
    **options: object,
) -> Position:
    """A position for two, written in short; figures are the panda, then the gardener."""
    game = engawa.make("takenoko", 2, **options)
    return game.position(f"{turn} {garden} {channels} {figures} A={a} B={b} {more}")


def play(s: Any, lines: str) -> Any:
    for line in lines.split(" | "):
        s.play(line)
    return s


def refused(s: Position, line: str) -> str:
    """The rule that forbids a line."""
    with pytest.raises(IllegalLine) as caught:
        s.play(line)
    return caught.value.refusal.rule


def plots(s: Any) -> dict[str, int]:
    """The height of the bamboo on each plot."""
    return {plot["cell"]: plot["height"] for plot in s.observe(None)["plots"]}


def verbs(s: Position) -> set[str]:
    return {line.split()[0] for line in s.lines()}


# --- the box and the setup ---


@rule("box.plots", "box.green")
@pytest.mark.parametrize(("fertilizer", "plain"), [(1, 6), (2, 5)])
def test_27_plots_and_one_that_is_in_doubt(fertilizer: int, plain: int) -> None:
    s: Any = engawa.make("takenoko", 2, green_fertilizer=fertilizer).start()
    assert s.tiles == [plain, 2, 2, fertilizer, 6, 1, 1, 1, 4, 1, 1, 1]
    assert [sum(s.tiles[c : c + 4]) for c in (0, 4, 8)] == [11, 9, 7]


@rule("box.bamboo", "box.channels", "box.chips", "box.objectives", "setup")
def test_the_rest_of_the_box() -> None:
    s: Any = engawa.make("takenoko", 3).start()
    assert s.stock == [0, 36, 30, 24]
    assert s.channels == 20
    assert s.chips == [0, 3, 3, 3]
    assert [sum(s.cards[:15]), sum(s.cards[15:30]), sum(s.cards[30:])] == [15, 15, 15]
    assert s.observe(None)["panda"] == s.observe(None)["gardener"] == "pond"


@rule("setup", "first-seat")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_gets_one_objective_of_each_type(seats: int) -> None:
    s: Any = engawa.make("takenoko", seats).start()
    rng = Rng(5)
    for _ in range(3 * seats):
        s.roll(rng)
    for seat in range(seats):
        hand = s.observe(seat)["each"][seat]["hand"]
        assert [card["type"] for card in hand] == ["plot", "gardener", "panda"]
    assert s.to_move == 0


def test_the_cards_and_their_points() -> None:
    points = dict(zip(components.CARD_NAMES, components.POINTS, strict=True))
    for shape in ("line", "curve", "triangle"):
        assert [points[f"{shape}-{c}"] for c in ("green", "yellow", "pink")] == [2, 3, 4]
    assert [points[f"rhombus-{c}"] for c in ("green", "yellow", "pink")] == [3, 4, 5]
    assert points["halves-green-yellow"] == 3
    assert points["halves-green-pink"] == 4
    assert points["halves-pink-yellow"] == 5
    on = {"fertilizer": 3, "enclosure": 4, "watershed": 4, "bare": 5}
    for i, colour in enumerate(("green", "yellow", "pink")):
        assert all(points[f"tall-{colour}-{name}"] == n + i for name, n in on.items())
    assert [points[f"grove-{c}"] for c in ("green", "yellow", "pink")] == [8, 7, 6]
    assert [points[f"eat-{c}"] for c in ("green", "yellow", "pink", "trio")] == [3, 4, 5, 6]
    assert components.CARD_COPIES[30:] == [5, 4, 3, 3]


# --- turns and actions ---


@rule("turn", "actions.different", "actions.both")
def test_two_different_actions_and_no_fewer() -> None:
    s = play(table("e1:g1"), "panda e1")
    assert refused(s, "panda pond") == "actions.different"
    assert refused(s, "end") == "actions.both"
    play(s, "channel")
    assert refused(s, "gardener e1") == "turn"
    assert s.lines() == ["end"]


@rule("actions.both")
def test_two_actions_can_always_be_taken() -> None:
    """The barest table: full hands, no plot yet."""
    cards = "line-green,line-yellow,line-pink,curve-green,curve-yellow"
    s = table(turn="A main 1 none:2:-", a=f"20/-/-/{cards}/-")
    assert s.lines() == ["plots"]
    play(s, "plots | draw green | draw green | draw green | pick green | under green | lay e1")
    assert verbs(s) == {"gardener", "panda"}


@rule("weather.first")
def test_the_first_round_has_no_die() -> None:
    s = table(turn="A main 0 none:2:-")
    assert refused(s, "roll") == "weather.first"


@rule("turn", "free.moment", "free")
@pytest.mark.parametrize(
    ("turn", "more"),
    [
        ("A dawn 3 none:2:-", ""),
        ("A weather 3 rain:2:-", ""),
        ("A weather 3 storm:2:-", ""),
        ("A weather 3 clouds:2:-", ""),
        ("A weather 3 any:2:-", ""),
        ("A main 3 none:2:-", ""),
        ("A main 3 none:0:panda,gardener", ""),
        ("A pick 3 none:1:plots", "drawn=g,y,p"),
        ("A order 3 none:1:plots", "drawn=g,y picked=p"),
        ("A lay 3 none:1:plots", "picked=p"),
    ],
)
def test_free_actions_at_any_moment_of_the_turn(turn: str, more: str) -> None:
    s = table("e1:g1,ne1:y1,w1:p0", turn=turn, a="1/F/gg/eat-green/-", more=more)
    assert {"irrigate e1 ne1", "improve w1 fertilizer", "fulfil eat-green"} <= set(s.lines())


@rule("free.moment")
def test_growing_comes_before_anything_else() -> None:
    s = play(
        table("e1:g1", turn="A lay 3 none:1:plots", a="0/F/gg/eat-green/-", more="picked=g"),
        "lay w1",
    )
    assert s.lines() == ["improve w1 fertilizer", "grow w1"]
    assert refused(s, "fulfil eat-green") == "improve.new"
    assert refused(s, "channel") == "improve.new"


def test_only_the_mover_plays() -> None:
    s = table("e1:g1,ne1:y1", a=EMPTY, b="1/F/gg/eat-green/-")
    assert not verbs(s) & {"irrigate", "improve", "fulfil"}


# --- plots ---


@rule("plot.cells")
def test_a_plot_needs_the_pond_or_two_plots() -> None:
    s = table("e1:g1,ne1:g1", turn="A lay 3 none:1:plots", more="picked=g")
    cells = {line.split()[1] for line in s.lines()}
    assert cells == {"nw1", "w1", "sw1", "se1", "e1ne1"}
    assert refused(s, "lay e2") == "plot.cells"
    assert refused(s, "lay e1") == "plot.cells"
    assert refused(s, "lay pond") == "plot.cells"


@rule("plot.draw", "plot.under")
def test_plots_are_drawn_one_by_one_by_what_is_left() -> None:
    s = play(table(), "plots")
    assert {s.text(a): n for a, n in s.chances()}["draw green"] == 6
    play(s, "draw green")
    assert {s.text(a): n for a, n in s.chances()}["draw green"] == 5
    play(s, "draw pink-watershed | draw yellow")
    assert s.lines() == ["pick green", "pick pink-watershed", "pick yellow"]
    assert refused(s, "pick pink") == "plot.draw"
    play(s, "pick yellow")
    assert s.lines() == ["under green", "under pink-watershed"]
    assert refused(s, "under yellow") == "plot.under"


@rule("plot.few")
def test_without_plots_the_action_is_gone() -> None:
    s = table(strip())
    assert refused(s, "plots") == "plot.few"


# --- the reach of the garden ---


def strip() -> str:
    """27 plots in two rows that go east: as far as a garden can reach."""
    kinds = [k for k, n in enumerate(components.TILE_COPIES) for _ in range(n)]
    codes = ["gyp"[k // 4] + ("", "w", "e", "f")[k % 4] + "0" for k in kinds]
    cells = ["e1", "ne1"]
    for ring in range(2, 14):
        cells += [f"e{ring - 1}ne1", f"e{ring}"]
    cells.append("e13ne1")
    return ",".join(f"{cell}:{code}" for cell, code in zip(cells, codes, strict=True))


@rule("garden.reach")
def test_a_strip_reaches_fourteen_steps() -> None:
    s = table(strip())
    assert "e13ne1" in plots(s)
    assert {"gardener e13", "panda e13"} <= set(s.lines())
    assert components.REACH == 14


@rule("garden.reach")
def test_no_garden_reaches_farther() -> None:
    """The farthest site after n plots, when every plot is laid as far out as can be."""
    game = engawa.make("takenoko", 2)
    for seed in range(30):
        rng = Rng(seed)
        s: Any = game.start()
        farthest = 0
        while s.to_move != NOBODY and sum(s.tiles) + s.under[0]:
            if s.to_move == CHANCE:
                s.roll(rng)
                continue
            lines = s.lines()
            lay = [line for line in lines if line.startswith("lay ")]
            steps = [sum(int(n) for n in _steps(line)) for line in lay]
            best = [line for line, n in zip(lay, steps, strict=True) if n == max(steps)]
            choices = best or [x for x in lines if x == "plots"] or lines
            s.play(choices[rng.below(len(choices))])
            farthest = max([farthest, *steps])
        laid = len(plots(s))
        assert 2 * (farthest - 1) + 1 <= laid
        assert farthest <= components.REACH


def _steps(line: str) -> list[str]:
    return "".join(c if c.isdigit() else " " for c in line).split()


@rule("garden.reach")
def test_the_first_plot_of_a_ring_stands_on_two_of_the_ring_before() -> None:
    """The step of the proof, on every cell: a free cell has at most two neighbours nearer in."""
    for cell in range(1, components.CELLS):
        around = components.NEIGHBOUR[cell * 6 : cell * 6 + 6]
        assert all(other >= 0 for other in around)
        ring = _ring(cell)
        assert sorted(_ring(other) - ring for other in around) in (
            [-1, 0, 0, 1, 1, 1],  # a corner of its ring: never the first of it
            [-1, -1, 0, 0, 1, 1],
        )


def _ring(cell: int) -> int:
    ring = 0
    while cell >= 1 + 3 * ring * (ring + 1):
        ring += 1
    return ring


# --- water ---


@rule("channel.edge", "channel.network", "channel.free", "watershed")
def test_where_channels_may_lie() -> None:
    garden = "e1:g1,ne1:y1,w1:p1,e1ne1:pw1,ne2:g0"
    s = table(garden, a="1/-/-/-/-")
    assert [line for line in s.lines() if line.startswith("irr")] == ["irrigate e1 ne1"]
    assert refused(s, "irrigate e1ne1 ne2") == "channel.network"  # a watershed starts nothing
    assert refused(s, "irrigate e1 se1") == "channel.edge"  # no plot on one side
    assert refused(s, "irrigate pond e1") == "channel.edge"
    play(s, "irrigate ne1 e1")
    assert refused(s, "irrigate e1 e1ne1") == "channel.free"
    s = table(garden, "e1/ne1", a="1/-/-/-/-")
    assert refused(s, "irrigate e1 ne1") == "channel.edge"
    found = {line for line in s.lines() if line.startswith("irr")}
    assert found == {"irrigate e1 e1ne1", "irrigate ne1 e1ne1"}


def test_cells_apart_have_no_border() -> None:
    with pytest.raises(BadLine, match="side by side"):
        table("e1:g1,w1:g1", a="1/-/-/-/-").play("irrigate e1 w1")


@rule("channel.take")
def test_channels_run_out() -> None:
    s = table("e1:g1", a="19/-/-/-/-")
    play(s, "channel | panda e1 | end | roll | die rain | skip")
    assert refused(s, "channel") == "channel.take"


# --- bamboo ---


@rule("bamboo.short")
def test_what_is_scarce_is_dealt_out_to_the_last_section() -> None:
    garden = "e1:gf0,ne1:g1,se1:g1,nw1:y1"
    mats = {"a": f"0/-/{'g' * 16}/-/-", "b": f"0/-/{'g' * 15}/-/-"}
    s = play(table(garden, **mats), "gardener e1")  # 2 + 1 + 1 wanted, 3 left
    assert s.lines() == ["grow e1", "grow ne1", "grow se1"]
    assert refused(s, "panda e1") == "bamboo.short"
    assert refused(s, "grow nw1") == "bamboo.short"
    play(s, "grow e1 | grow e1 | grow se1")
    assert plots(s) == {"e1": 2, "ne1": 1, "se1": 2, "nw1": 1}
    assert "end" not in s.lines()
    assert "panda e1" in s.lines()


@rule("bamboo.stock", "weather.rain-growth")
def test_no_bamboo_left_of_a_colour() -> None:
    mats = {"a": f"0/-/{'g' * 20}/-/-", "b": f"0/-/{'g' * 15}/-/-"}
    s = table("e1:g1,ne1:y4,e1ne1:p0", turn="A weather 3 rain:2:-", **mats)
    assert s.lines() == ["skip"]
    assert refused(s, "grow e1") == "bamboo.stock"
    assert refused(s, "grow ne1") == "bamboo.height"
    assert refused(s, "grow e1ne1") == "weather.rain"
    assert refused(s, "grow w1") == "weather.rain"
    play(s, "skip | gardener e1")
    assert plots(s)["e1"] == 1


@rule("fulfil.panda")
def test_paid_bamboo_is_back_in_the_stock() -> None:
    s: Any = table("e1:g1", a="0/-/ggy/eat-green/-")
    assert s.stock == [0, 33, 29, 24]
    play(s, "fulfil eat-green")
    assert s.stock == [0, 35, 29, 24]


# --- figures ---


@rule("figure.moves", "figure.must")
def test_straight_lines_without_gaps() -> None:
    s = table("e1:g1,ne1:g1,e1ne1:g0,ne2:g0,w1:y1", figures="pond e1")
    moves = {line for line in s.lines() if line.startswith("gardener")}
    assert moves == {"gardener " + c for c in ("pond", "w1", "ne1", "e1ne1")}
    assert refused(s, "gardener e1") == "figure.must"
    assert refused(s, "gardener ne2") == "figure.moves"
    assert refused(s, "gardener e2") == "figure.moves"
    assert refused(s, "panda pond") == "figure.must"


# --- objectives ---


@rule("objective.hand", "objective.pile")
def test_five_cards_at_the_most_and_piles_end() -> None:
    five = "line-green,line-yellow,line-pink,curve-green,curve-yellow"
    s = table("e1:g1", a=f"0/-/-/{five}/-")
    assert refused(s, "objective panda") == "objective.hand"
    eaten = ",".join(["eat-green"] * 5 + ["eat-yellow"] * 3)
    others = ",".join(["eat-yellow"] + ["eat-pink"] * 3 + ["eat-trio"] * 3)
    s = table("e1:g1", a=f"0/-/-/-/{eaten}", b=f"0/-/-/-/{others}")
    assert refused(s, "objective panda") == "objective.pile"
    assert "objective plot" in s.lines()


#: The rhombus in the middle of the card, as printed: lower tip, left, right, upper tip.
RHOMBUS = ("e1", "ne1", "e1ne1", "ne2")
CHANNELS = "e1/ne1,ne1/e1ne1,e1ne1/ne2"


@rule("fulfil.turned", "fulfil.plots")
@pytest.mark.parametrize(
    ("colours", "shows"),
    [
        ("yygg", True),  # upper tip and right green, as printed
        ("ggyy", True),  # turned by a half
        ("ygyg", False),  # the mirror image
        ("gygy", False),
        ("gyyg", False),  # tips against the middle
    ],
)
def test_a_rhombus_of_two_colours_is_not_mirrored(colours: str, shows: bool) -> None:
    garden = ",".join(f"{cell}:{c}0" for cell, c in zip(RHOMBUS, colours, strict=True))
    s = table(garden, CHANNELS, a="0/-/-/halves-green-yellow/-")
    assert ("fulfil halves-green-yellow" in s.lines()) == shows
    if colours in ("ygyg", "gygy"):
        assert refused(s, "fulfil halves-green-yellow") == "fulfil.turned"
    dry = table(garden, CHANNELS.rpartition(",")[0], a="0/-/-/halves-green-yellow/-")
    assert refused(dry, "fulfil halves-green-yellow") == "fulfil.plots"


@rule("fulfil.gardener", "fulfil.height", "fulfil.improvement")
def test_bamboo_of_the_right_height_on_the_right_plot() -> None:
    hand = "tall-green-bare,tall-green-enclosure,grove-pink,tall-yellow-watershed"
    s = table("e1:gf4,ne1:p4,nw1:p3,w1:yw3", a=f"0/-/-/{hand}/-")
    assert "fulfil" not in verbs(s)
    assert refused(s, "fulfil tall-green-bare") == "fulfil.gardener"
    s = table("e1:gE4,ne1:p3,nw1:pe3,w1:yw4,sw1:g4", a=f"0/-/-/{hand}/-")
    assert [line.split()[1] for line in s.lines() if line.startswith("fulfil")] == hand.split(",")


@rule("fulfil.panda", "fulfil.free")
def test_refusals_about_objectives() -> None:
    s = table("e1:g1", a="0/-/g/eat-green/-")
    assert refused(s, "fulfil eat-green") == "fulfil.panda"
    assert refused(s, "fulfil eat-pink") == "fulfil.free"


# --- weather ---


@rule("weather.sun", "weather.optional")
def test_the_sun_s_action_differs_and_may_be_left() -> None:
    s = table("e1:g1", turn="A main 3 sun:1:gardener,panda")
    assert refused(s, "panda e1") == "actions.different"
    assert {"end", "channel", "plots"} <= set(s.lines())


@rule("weather.storm")
def test_the_storm_moves_the_panda_elsewhere() -> None:
    s = table("e1:g1,ne1:y1,e1ne1:p0", turn="A weather 3 storm:2:-", figures="e1 pond")
    cells = {line.split()[1] for line in s.lines() if line.startswith("panda")}
    assert cells == {"pond", "ne1", "e1ne1"}
    assert refused(s, "panda e1") == "weather.storm"
    assert refused(s, "panda w1") == "weather.storm"
    play(s, "panda ne1")
    assert "panda pond" in s.lines()  # the storm was no action


@rule("weather.clouds", "weather.no-chips", "weather.any")
def test_chips_and_choices() -> None:
    s = table("e1:g1", turn="A weather 3 clouds:2:-", b="0/WWW/-/-/-")
    assert s.lines() == ["chip enclosure", "chip fertilizer", "skip"]
    assert refused(s, "chip watershed") == "weather.clouds"
    assert refused(s, "choose sun") == "weather.any"
    s = table("e1:g1", turn="A weather 3 any:2:-", b="0/WWWEEEFFF/-/-/-")
    assert s.lines() == [f"choose {face}" for face in ("sun", "rain", "wind", "storm")] + ["skip"]
    assert refused(s, "choose clouds") == "weather.no-chips"


@rule("weather.wind")
def test_wind_brings_no_third_action() -> None:
    s = play(table("e1:g1", turn="A main 3 wind:2:-"), "channel | channel")
    assert s.lines() == ["end"]


@rule("weather.optional")
@pytest.mark.parametrize("face", ["rain", "storm", "clouds", "any"])
def test_declining(face: str) -> None:
    s = play(table("e1:g1", turn=f"A weather 3 {face}:2:-"), "skip")
    assert {"plots", "channel", "panda e1", "gardener e1"} <= set(s.lines())
    assert refused(s, "skip") == "weather.optional"
    assert refused(s, "end") == "actions.both"


def test_the_die_is_fair() -> None:
    s = table(turn="A roll 3 none:2:-")
    faces = [(s.text(a).split()[1], n) for a, n in s.chances()]
    assert faces == [(f, 1) for f in ("sun", "rain", "wind", "storm", "clouds", "any")]


# --- improvements ---


@rule("improve.empty", "improve.once", "improve.free")
def test_where_chips_may_lie() -> None:
    s = table("e1:g1,ne1:yf0,nw1:p0,w1:gE0", a="0/F/-/-/-")
    assert [line for line in s.lines() if line.startswith("imp")] == ["improve nw1 fertilizer"]
    assert refused(s, "improve e1 fertilizer") == "improve.empty"
    assert refused(s, "improve ne1 fertilizer") == "improve.once"
    assert refused(s, "improve w1 fertilizer") == "improve.once"
    assert refused(s, "improve nw1 enclosure") == "improve.free"
    assert refused(s, "improve pond fertilizer") == "improve.free"


@rule("improve.new")
def test_a_new_plot_waits_only_where_a_chip_could_matter() -> None:
    laying = {"turn": "A lay 3 none:1:plots"}
    assert _after_laying("g", a=EMPTY, **laying) == "main"
    assert _after_laying("gf", a="0/E/-/-/-", **laying) == "main"
    assert _after_laying("g", a="0/E/-/-/-", **laying) == "sprout"


def _after_laying(tile: str, a: str, turn: str) -> str:
    s = table("e1:y1", turn=turn, a=a, more=f"picked={tile}")
    return str(play(s, "lay w1")).split()[1]


@rule("water.sources", "improve.new")
def test_a_plot_beside_the_pond_has_water_while_it_awaits_a_chip() -> None:
    laying = {"turn": "A lay 3 none:1:plots", "more": "picked=g"}
    s = play(table("e1:y1", a="0/F/-/-/-", **laying), "lay w1")
    for here in (s, s.game.position(str(s))):
        plot = here.observe(None)["plots"][-1]
        assert (plot["cell"], plot["wet"], plot["height"]) == ("w1", True, 0)
    assert plots(play(s.copy(), "grow w1"))["w1"] == 1
    assert plots(play(s.copy(), "improve w1 fertilizer"))["w1"] == 2


@rule("fertilizer", "enclosure")
def test_a_watershed_and_an_enclosure_chip_on_a_new_plot() -> None:
    laying = {"turn": "A lay 3 none:1:plots", "more": "picked=g"}
    for chip in ("watershed", "enclosure", "fertilizer"):
        letter = chip[0].upper()
        s = play(table("e1:y1", a=f"0/{letter}/-/-/-", **laying), f"lay w1 | improve w1 {chip}")
        assert plots(s)["w1"] == (2 if chip == "fertilizer" else 1)


# --- the end ---


@rule("end.trigger", "end.emperor", "end.last")
@pytest.mark.parametrize(("seats", "enough"), [(2, 9), (3, 8), (4, 7)])
def test_the_trigger_depends_on_the_seats(seats: int, enough: int) -> None:
    done = ["eat-green"] * 5 + ["eat-yellow"] * 3 + ["line-green"]
    mine = f"A=0/-/pp/eat-pink/{','.join(done[: enough - 1])}"
    rest = " ".join(f"{'ABCD'[k]}={EMPTY}" for k in range(1, seats))
    game = engawa.make("takenoko", seats)
    s: Any = game.position(f"A main 3 none:0:channel,panda e1:g1 - e1 pond {mine} {rest}")
    before = s.points()[0]
    play(s, "fulfil eat-pink")
    assert s.points()[0] == before + 5 + 2
    play(s, "end")
    for _ in range(1, seats):
        assert s.observe(None)["emperor"] == 0
        play(s, "roll | die wind | channel | channel | end")
    assert s.to_move == NOBODY
    assert s.scores() == [1.0] + [0.0] * (seats - 1)


@rule("end.emperor")
def test_there_is_one_emperor() -> None:
    nine = "eat-green,eat-green,eat-green,line-green,line-yellow,line-pink,curve-green,curve-pink"
    b = "0/-/pp/eat-pink/eat-yellow,eat-yellow,eat-yellow,eat-yellow,triangle-pink,triangle-green"
    b += ",triangle-yellow,curve-yellow"
    s: Any = table(
        "e1:g1",
        turn="B main 3 none:0:channel,panda",
        a=f"{EMPTY[:-1]}{nine},eat-green",
        b=b,
        more="emperor=A",
    )
    before = s.points()[1]
    play(s, "fulfil eat-pink")
    assert s.points()[1] == before + 5


@rule("cap")
def test_the_cap_lets_a_last_round_be_finished() -> None:
    s = table("e1:g1", turn="B main 4 none:0:channel,panda", round_cap=5)
    play(s, "end")
    assert s.to_move == NOBODY
    done = ",".join(["eat-green"] * 5 + ["eat-yellow"] * 4)
    s = table(
        "e1:g1",
        turn="B main 4 none:0:channel,panda",
        b=f"0/-/-/-/{done}",
        more="emperor=B",
        round_cap=5,
    )
    play(s, "end")
    assert s.to_move == 0


# --- the advanced game ---


@rule("advanced", "advanced.any", "objective.draw")
def test_another_card_costs_no_action_and_no_free_action_comes_between() -> None:
    s = table("e1:g1", a="1/-/ggyy/eat-green/-", advanced=True)
    play(s, "objective panda | draw eat-yellow")
    assert s.lines() == ["objective plot", "objective gardener", "objective panda"]
    assert refused(s, "fulfil eat-green") == "advanced.any"
    assert refused(s, "panda e1") == "advanced.any"
    play(s, "objective panda | draw eat-pink | panda e1")
    assert s.lines()[0] == "end"


@rule("advanced.all")
def test_when_all_cards_have_gone_back_the_action_is_over() -> None:
    """All that is left is one panda card, fulfilled; the other piles are empty."""
    names = components.CARD_NAMES
    done = ",".join(
        [*names[:30], *["eat-green"] * 5, *["eat-yellow"] * 4, *["eat-pink"] * 3, "eat-trio"]
    )
    s = table("e1:g1", a=f"0/-/gyp/-/{done}", more="emperor=A", advanced=True)
    play(s, "objective panda | draw eat-trio")
    assert s.lines() == ["objective panda"]  # one more that has not been seen
    play(s, "objective panda | draw eat-trio")
    assert "returned=eat-trio,eat-trio" in str(s)
    assert "objective" in str(s).split()[3]
    play(s, "panda e1 | end")


@rule("advanced.shown", "sight.barred", "sight.cards")
def test_a_card_from_below_is_known_to_all_and_a_kept_one_rules_others_out() -> None:
    names = [n for n in components.CARD_NAMES[:15] if n not in ("line-green", "curve-pink")]
    a, b = (f"0/-/-/-/{','.join(some)}" for some in (names[:6], names[6:]))
    s = table("e1:g1", a=a, b=b, more="returned=line-green", advanced=True)
    play(s, "objective plot")
    assert s.line_for(s.chances()[0][0], 1) == "draw ?"
    play(s, "draw curve-pink | panda e1 | end | roll | die wind | channel | objective plot")
    action = s.chances()[0][0]
    assert s.line_for(action, 0) == "draw line-green"
    s.apply(action)
    assert s.observe(0)["each"][1]["hand"][0]["card"] == "line-green"
    s = table("e1:g1,ne1:g1,e1ne1:gw1", a="0/-/-/-/-", advanced=True)
    play(s, "objective plot | draw line-pink")
    card = s.observe(1)["each"][0]["hand"][0]
    assert card == {"type": "plot", "card": "?", "not": ["triangle-green"]}
    for seed in range(50):
        assert s.imagine(1, Rng(seed)).observe(0)["each"][0]["hand"][0]["card"] != "triangle-green"


# --- what a seat can know ---


@rule("sight", "sight.cards", "sight.plots")
def test_others_hands_and_drawn_plots_are_hidden() -> None:
    s = table(
        "e1:g1",
        turn="A pick 3 none:1:plots",
        a="0/-/-/line-green/-",
        b="0/-/-/eat-pink/-",
        more="drawn=g,y,p under=A:gw,B:pf",
    )
    mine, theirs, watching = s.observe(0), s.observe(1), s.observe(None)
    assert mine["drawn"] == ["green", "yellow", "pink"]
    assert theirs["drawn"] == watching["drawn"] == ["?", "?", "?"]
    assert [u["plot"] for u in mine["under"]] == ["green-watershed", "?"]
    assert [u["plot"] for u in theirs["under"]] == ["?", "pink-fertilizer"]
    assert [u["plot"] for u in watching["under"]] == ["?", "?"]
    assert theirs["each"][0]["hand"] == [{"type": "plot", "card": "?", "not": []}]
    play(s, "pick green")
    assert s.line_for(s.parse("under pink"), 0) == "under pink"
    assert s.line_for(s.parse("under pink"), 1) == "under ?"


@rule("sight.plots", "plot.under")
def test_imagining_keeps_what_one_put_back() -> None:
    s: Any = table("e1:g1", more="under=A:gw,A:pf,B:yw,B:p")
    worlds = [s.imagine(0, Rng(seed)) for seed in range(60)]
    assert {tuple(world.under[1:3]) for world in worlds} == {tuple(s.under[1:3])}
    assert len({world.under[3] for world in worlds}) > 5
    assert all(sum(world.tiles) == sum(s.tiles) for world in worlds)
    assert all(world.under[3] // 12 == 1 for world in worlds)


@rule("sight.cards")
def test_imagined_hands_are_as_likely_as_their_cards() -> None:
    """B holds a panda card: five of the fourteen that A has not seen are green."""
    s: Any = table("e1:g1", a="0/-/-/eat-trio/-", b="0/-/-/eat-green/-")
    found = [s.imagine(0, Rng(seed)).hand[5] for seed in range(2000)]
    names = [components.CARD_NAMES[card] for card in found]
    assert abs(names.count("eat-green") / 2000 - 5 / 14) < 0.04
    assert abs(names.count("eat-trio") / 2000 - 2 / 14) < 0.03


@rule("actions.sequence")
def test_the_drawer_reads_its_card_and_others_do_not() -> None:
    s = play(table("e1:g1"), "objective gardener")
    action = s.parse("draw tall-pink-bare")
    assert s.line_for(action, 0) == "draw tall-pink-bare"
    assert s.line_for(action, 1) == s.line_for(action, None) == "draw ?"


# --- notation, scene and refusals ---


def test_lines_that_are_none() -> None:
    s = table("e1:g1")
    for line, says in {
        "lay z9": "steps from the centre",
        "lay e15": "14 steps",
        "draw blue": "green-watershed",
        "improve e1 roof": "fertilizer",
        "dance": "starts with one of",
    }.items():
        with pytest.raises(BadLine, match=says):
            s.parse(line)
    assert s.parse("IRRIGATE ne1 e1") == s.parse("irrigate e1 ne1")


@pytest.mark.parametrize(
    ("spoiled", "says"),
    [
        ({"garden": "e2:g0"}, "touches neither"),
        ({"garden": "e1:g5"}, "4 sections"),
        ({"garden": "e1:g1,ne1:g1,e1ne1:g1"}, "dry plot"),
        ({"garden": "e1:g1,ne1:g1,e1ne1:g0", "channels": "e1/e1ne1"}, "another channel"),
        ({"figures": "e1 pond"}, "to stand on"),
        ({"a": "21/-/-/-/-"}, "more channels"),
        ({"a": "0/FFFF/-/-/-"}, "more chips"),
        ({"a": "0/-/-/line-green/line-green"}, "more objectives"),
        ({"a": f"0/-/{'p' * 25}/-/-"}, "more bamboo"),
        ({"garden": "e1:pf1,ne1:pf1"}, "more plots"),
        ({"turn": "A main 3 none:1:-"}, "add up"),
        ({"turn": "A main 3 none:-1:plots,panda,channel"}, "add up"),
        ({"turn": "A weather 3 sun:3:-"}, "asks for nothing"),
        ({"turn": "A draw 3 none:1:plots", "more": "drawn=g,g,g"}, "so many plots"),
        ({"turn": "A draw 3 none:1:plots", "garden": strip()}, "no plots are left"),
        ({"turn": "B deal:plot 0 none:0:-"}, "not dealt"),
        ({"turn": "A learn:plot 3 none:1:objective", "a": FULL}, "no objective can be drawn"),
        ({"turn": "A grow 3 none:1:gardener"}, "scarce"),
        ({"a": "-1/-/-/-/-"}, "no channels"),
        ({"turn": "A lay 3 none:1:plots"}, "picked"),
        ({"turn": "A pick 3 none:1:plots"}, "drawn"),
        ({"turn": "A sprout 3 none:1:plots"}, "waits for a chip"),
        ({"more": "emperor=A"}, "Emperor"),
        ({"more": "passed=1/0/0"}, "gone back"),
        ({"more": "moon=full"}, "'moon'"),
        ({"a": "0/-/-/-/dance"}, "no objective"),
        ({"turn": "A dance 3 none:2:-"}, "not a position"),
    ],
)
def test_positions_that_are_none(spoiled: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        table(**spoiled)


def test_the_scene_says_what_a_touch_brings() -> None:
    s = table("e1:g1,ne1:g2,e1ne1:g0", a="1/-/-/line-pink/-")
    scene = s.scene(0)
    shown = {sprite.key: sprite for sprite in scene.board}
    label = said(shown["plot-e1"].label)
    assert label == "Green plot, east of the pond. Watered. Bamboo 1 of 4."
    assert said(shown["plot-e1"].press) == "move the gardener here or move the panda here"
    assert said(shown["channel-e1-ne1"].press) == "lay a channel here"
    assert said(scene.tray[0].label) == "Card: three pink plots in a line, 4 points."
    says = {verb.line: said(verb.says) for verb in scene.verbs}
    assert says["plots"] == "Draw 3 of 24 plots, lay one"
    assert says["channel"] == "Take a channel, 19 left"


def test_the_value_rises_with_points_and_prospects() -> None:
    even = table("e1:g1")
    assert even.values() == [0.5, 0.5]
    assert table("e1:g1", a="0/-/-/-/eat-trio").values()[0] > 0.6
    ready = table("e1:g1", a="0/-/gg/eat-green/-", b="0/-/-/eat-green/-").values()[0]
    assert 0.5 < ready < 1


# --- what is guessed and drawn ---


@pytest.mark.parametrize("kept", ["0/-/g/-/-", "0/-/y/-/-", "0/-/p/-/-", "1/-/-/-/-", "0/F/-/-/-"])
def test_whatever_a_seat_keeps_promises_it_a_little_more(kept: str) -> None:
    assert table("e1:g1", a=kept).values()[0] > 0.5
    assert table("e1:g1", b=kept).values()[1] > 0.5


def test_a_tall_bamboo_is_further_on_the_way_than_a_low_one() -> None:
    card = "0/-/-/tall-green-bare/-"
    low, high = (table(f"e1:g{height}", a=card).values()[0] for height in (1, 3))
    assert low < high


@rule("box.green", "cap")
def test_how_far_the_options_go() -> None:
    options = engawa.make("takenoko").spec.options
    assert [(o.name, o.low, o.high, o.default) for o in options] == [
        ("advanced", 0, 1, 0),
        ("green_fertilizer", 1, 2, 1),
        ("round_cap", 1, 1000, 100),
    ]


@rule("channel.edge")
def test_a_channel_is_drawn_between_its_plots_and_a_border_where_one_may_lie() -> None:
    s = table("e1:g1,ne1:y1,nw1:p1", "e1/ne1", a="1/-/-/-/-")
    found = {sprite.key: sprite for sprite in s.scene(0).board if "channel" in sprite.key}
    plots_at = {sprite.key: (sprite.x, sprite.y) for sprite in s.scene(0).board}
    laid, open_ = found["channel-e1-ne1"], found["channel-ne1-nw1"]
    assert said(laid.label).startswith("Channel between")
    assert not laid.lines
    assert said(open_.label).startswith("Border between")
    assert open_.lines == ("irrigate ne1 nw1",)
    (ax, ay), (bx, by) = plots_at["plot-e1"], plots_at["plot-ne1"]
    assert (laid.x, laid.y) == ((ax + bx) / 2, (ay + by) / 2)


def test_both_figures_stand_on_their_plots() -> None:
    board = {sprite.key: sprite for sprite in table("e1:g1", figures="e1 pond").scene(0).board}
    assert (board["panda"].drawing, board["gardener"].drawing) == ("tk-panda", "tk-gardener")
    assert board["panda"].label != board["gardener"].label


def test_a_card_fulfilled_promises_less_than_its_points() -> None:
    ready = table("e1:g1", a="0/-/gg/eat-green/-").values()[0]
    scored = table("e1:g1", a="0/-/-/-/eat-green").values()[0]
    assert 0.5 < ready < scored + 0.1
