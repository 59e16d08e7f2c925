"""Best paths of Bamboo Harvest: which they are, what they lack, and what one can do for them."""

from collections.abc import Iterator
from itertools import pairwise

import engawa
from engawa import bots
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.core.scene import Panel, Sprite
from engawa.core.sight import Sight
from engawa.games.bamboo_harvest.lessons.forest import position
from engawa.games.bamboo_harvest.screen.cards import WILD, rank_of
from engawa.games.bamboo_harvest.screen.face import Face
from engawa.games.bamboo_harvest.screen.observe import Known
from engawa.games.bamboo_harvest.screen.path import Way, best_way, best_ways, lacks
from engawa.words import Voice

NEARLY = "A a6 c6 e6 f6 g6 B b6 d3 f2"  # d6 is missing from west to east
ANN = Voice(you=0, names=("Ann", "Ben", "Cat", "Dan"))


def at(tokens: str, rest: str) -> Position:
    return engawa.make("bamboo_harvest").position(position(tokens, rest))


def seen(s: Position, seat: int) -> Known:
    see = s.sight(seat)
    assert isinstance(see, Known)
    return see


def told(panel: Panel) -> tuple[str, str, list[tuple[str, str, int]]]:
    """Return the sheet of a seat, as Ann reads it."""
    rows = [(ANN(what), ANN(says), n) for what, says, n in panel.rows]
    return ANN(panel.title), ANN(panel.note), rows


def offered(s: Position, seat: int = 0) -> list[Sprite]:
    return [sprite for sprite in s.scene(seat).tray if sprite.drawing == "bh-option"]


# --- which it is ---


def test_a_best_path_lacks_what_the_rules_say_and_keeps_to_their_guests() -> None:
    see = seen(at(NEARLY, "build A A 20 34/14 5C/9S,2S -/-/-"), 0)
    mine = best_way(see, 0)
    assert mine.cells == ("a6", "b6", "c6", "d6", "e6", "f6", "g6")
    assert mine.missing == ("d6",)
    theirs = best_way(see, 1)
    assert len(theirs.missing) == min(see.missing[1])
    guests = [cell for cell in theirs.cells if see.at(cell).token == 0]
    assert 1 <= len(guests) <= 2


def test_the_best_path_of_each_seat_is_drawn_from_side_to_side() -> None:
    scene = at(NEARLY, "build A A 20 34/14 5C/9S,2S -/-/-").scene(0)
    lines = {sprite.key: sprite.face for sprite in scene.board if sprite.drawing == "bh-path"}
    cells = ("a6", "b6", "c6", "d6", "e6", "f6", "g6")
    assert lines["path-A"] == Face(seat="A", cells=cells, missing=("d6",))
    missing = [len(face.missing) for face in lines.values() if isinstance(face, Face)]
    assert [panel.counts[-1][2] for panel in scene.panels] == missing


def test_a_path_that_bends_is_walked_card_by_card() -> None:
    see = seen(at("A a6 b6 c6 c5 d5 e6 B e5 d3 f2", "build A A 20 34/14 5C/9S,2S -/-/-"), 0)
    for seat in range(2):
        cells = best_way(see, seat).cells
        steps = [
            abs(ord(one[0]) - ord(two[0])) + abs(int(one[1]) - int(two[1]))
            for one, two in pairwise(cells)
        ]
        assert steps == [1] * (len(cells) - 1)


def test_before_tokens_stand_and_after_the_end_no_path_is_drawn() -> None:
    start = engawa.make("bamboo_harvest").start().scene(0)
    s = at(NEARLY, "build A A 20 34/14 5C/9S,2S -/-/-")
    s.play("build d6 5C")
    for scene in (start, s.scene(0)):
        assert not [sprite for sprite in scene.board if sprite.drawing == "bh-path"]


def test_of_paths_that_lack_as_much_one_takes_the_one_ones_deeds_match() -> None:
    tokens = "A c2 c5 B e4 b6"
    without = best_way(seen(at(tokens, "build A A 8 34/14 KC/5S,2S -/-/-"), 0), 0)
    see = seen(at(tokens, "build A A 8 34/14 AC,4C/5S,2S -/-/-"), 0)
    way = best_way(see, 0)
    assert len(way.missing) == len(without.missing) == min(see.missing[0])
    assert way.matched == 2
    assert {"A", "4"} <= {rank_of(see.at(cell).card) for cell in way.missing}
    theirs = seen(at(tokens, "build A A 8 34/14 AC,4C/5S,2S -/-/-"), 1)
    assert best_way(theirs, 0) == way, "they lie face up"
    hidden = at(tokens, "build A A 8 34/14 AC?,4C?/5S,2S -/-/-")
    assert best_way(seen(hidden, 0), 0) == way
    assert best_way(seen(hidden, 1), 0).matched == 0, "what others hide is not known"


# --- what it lacks ---


def test_a_paper_tells_what_each_missing_card_takes_and_its_price() -> None:
    s = at(NEARLY, "build A A 20 34/14 5C/9S,2S -/-/-")
    mine, theirs = (told(panel) for panel in s.scene(0).panels)
    note = "6 of 7 cards stand. One token of others is in it; a path needs 1 to 2."
    assert mine == ("Your best path: west to east", note, [("d6", "five: you hold one", 30)])
    assert theirs[0].startswith("Ben's best path: ")
    assert "Missing: " in theirs[1]
    assert theirs[2] == []


def test_what_others_hold_for_their_path_is_not_told() -> None:
    s = at(NEARLY, "build A A 20 34/14 5C/9S,2S -/-/-")
    for seat in (1, None):
        assert s.scene(seat).panels[0].rows == ()
        assert "hold" not in str(s.scene(seat).panels[0].note)


def test_a_card_that_no_deed_matches_can_be_swapped_bought_for_or_waited_for() -> None:
    rows = told(at(NEARLY, "swap A A 20 12/14 9C/9S,2S -/-/-").scene(0).panels[0])[2]
    assert rows == [("d6", "five: swap it with d5", 30)]
    s = at(NEARLY, "swap A A 20 2/14 KC/9S,2S -/-/-")
    assert [row[1:] for row in told(s.scene(0).panels[0])[2]] == [("five: no deed yet", 30)]
    (option,) = offered(s)
    assert ANN(option.text).startswith("You hold no five for it yet. ")
    assert not option.lines
    refusal = s.why_not(option.would[0])
    assert refusal is not None


def test_a_wild_deed_fits_but_not_to_win() -> None:
    far = at("A a6 c6 e6 g6 B b6 d3 f2", "build A A 20 34/14 JH/9S,2S -/-/-")
    assert [row[1] for row in told(far.scene(0).panels[0])[2]].count(
        "five: your wild deed fits"
    ) == 1
    near = at(NEARLY, "build A A 20 34/14 JH/9S,2S -/-/-")
    assert [row[1] for row in told(near.scene(0).panels[0])[2]] == ["five: no deed yet"]


# --- what one can do ---


def test_a_lit_option_builds_and_says_what_is_missing_then() -> None:
    s = at(NEARLY, "build A A 20 34/14 5C/9S,2S -/-/-")
    (option,) = offered(s)
    assert option.lines == ("build d6 5C",)
    assert ANN(option.text) == "Build with the five of clubs for 30 reeds. That wins the game."
    s.play(option.lines[0])
    assert s.scores()[0] == 1
    assert offered(s) == []


def test_a_lit_option_swaps_a_card_there_in_two_steps() -> None:
    s = at(NEARLY, "swap A A 20 12/14 9C/9S,2S -/-/-")
    for line in ("swap d5", "with d6"):
        (option,) = offered(s)
        assert option.lines == (line,)
        assert ANN(option.text).startswith("Bring the nine here from d5, for free.")
        s.play(line)
    see = seen(s, 0)
    assert rank_of(see.at("d6").card) == "9"


def positions() -> Iterator[tuple[Position, int]]:
    """Every decision of a few games by bots that play for a path."""
    bot = bots.find("greedy")
    for seats in (2, 3, 4):
        s, rng = engawa.make("bamboo_harvest", seats=seats).start(), Rng(seats)
        while s.to_move != NOBODY:
            if s.to_move == CHANCE:
                s.roll(rng)
                continue
            yield s, s.to_move
            s.apply(bot(Sight(s, s.to_move), rng))


def _provided(see: Known, seat: int, way: Way) -> int:
    """For how many cards that are missing one holds a deed."""
    return sum(lack.deed != "" for lack in lacks(see, seat, way))


def test_what_is_said_of_deeds_and_prices_is_what_the_rules_do() -> None:
    held = swapped = 0
    for s, seat in positions():
        see, may = seen(s, seat), set(s.lines())
        way = best_ways(see)[seat]
        assert len(way.missing) == (min(see.missing[seat]) if way.cells else 0)
        for lack in lacks(see, seat, way):
            if see.phase == "build" and lack.deed and see.at(lack.cell).disturbed is None:
                mark = "" if lack.deed in see.hands[seat].up else "?"
                assert f"build {lack.cell} {lack.deed}{mark}" in may
                held += 1
            if see.phase == "swap" and lack.other and see.at(lack.cell).disturbed is None:
                after = s.copy()
                after.play(f"swap {lack.other}")
                after.play(f"with {lack.cell}")
                now = seen(after, seat)
                assert see.reeds[seat] - now.reeds[seat] == lack.price
                ranks = {rank_of(name) for name in now.hands[seat].up if name[-1] not in WILD}
                assert rank_of(now.at(lack.cell).card) in ranks
                assert _provided(now, seat, way) == _provided(see, seat, way) + 1
                swapped += 1
    assert held > 20
    assert swapped > 50
