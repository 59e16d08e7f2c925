"""Bonsai alone: the discards, the levels and the five scenarios."""

from collections import Counter
from typing import Any

import pytest
from test_bonsai import BOARD, MANY, after, lay, part, refusal, side_by_side, tree

import engawa
from engawa import CHANCE, NOBODY, Position, Rng
from engawa.core.errors import BadGame
from engawa.games.bonsai.rules import components, prospects, scoring
from engawa.kit import hexes

rule = pytest.mark.rule  # names the ids of RULES.md a test watches


def alone(a: str, doing: str = "A turn 5 -", **more: object) -> Position:
    return lay(a, "", doing, **more)  # type: ignore[arg-type]


@rule("solo.meditate")
def test_alone_the_card_on_the_decks_side_goes_too() -> None:
    s = after(alone("-/-/-/-"), "take 3")
    assert part(s, "board") == "-,-,tool,growth-F"
    assert part(s, "gone") == "growth-W"
    after(s, "deal helper-W", "deal helper-L")
    assert part(s, "board") == "helper-L,helper-W,tool,growth-F"
    assert str(s).startswith("A turn 6 -")


@rule("solo.meditate")
def test_alone_the_top_card_goes_with_the_one_next_to_the_deck() -> None:
    s = after(alone("-/-/-/-"), "take 1")
    assert str(s).startswith("A burn-1 5 -")
    assert {s.text(a).split()[0] for a, _ in s.chances()} == {"discard"}
    assert refusal(s, "deal helper-W") == "solo.meditate"
    after(s, "discard helper-W")
    assert part(s, "gone") == "helper-W"
    assert part(s, "board") == "-,growth-W,growth-L,growth-F"
    assert refusal(s, "discard tool") == "slide"
    after(s, "deal tool")
    assert part(s, "board") == "tool,growth-W,growth-L,growth-F"


@rule("solo.cultivate")
def test_alone_a_cultivate_discards_the_farthest_card() -> None:
    s = after(alone("-/-/-/-"), "cultivate", "done")
    assert part(s, "gone") == "growth-F"
    assert part(s, "board") == "-,tool,growth-W,growth-L"
    assert s.to_move == CHANCE


def nearly_out(left: str, board: str, doing: str = "A turn 20 -", **options: object) -> Position:
    """Return a solo position with only the cards `left` in the deck."""
    full = Counter({str(name): int(n) for name, n, *_ in components.BOX[1:] if n})
    gone = full - Counter(board.split(",")) - Counter(left.split(","))
    text = ",".join(f"{name}*{n}" for name, n in gone.items())
    return alone("-/-/-/-", doing, board=board, extra=f"gone={text}", **options)


@rule("end", "solo.last")
def test_alone_the_last_card_brings_one_more_turn() -> None:
    s = after(nearly_out("tool", BOARD), "take 2 wood", "deal tool")
    assert str(s).startswith("A turn 21 0")
    assert part(s, "board") == "-,tool,growth-L,growth-F"
    assert after(s.copy(), "cultivate", "done").to_move == NOBODY
    after(s, "take 2 leaf")  # nothing on the deck's side is left to discard
    assert part(s, "board") == "-,-,growth-L,growth-F"
    assert s.to_move == NOBODY


@rule("solo.last")
def test_a_last_card_that_is_discarded_brings_the_end_too() -> None:
    s = after(nearly_out("tool", BOARD), "take 1", "discard tool")
    assert part(s, "board") == "-,growth-W,growth-L,growth-F"
    assert str(s).startswith("A turn 21 0")


def finished(leaves: int, goals: str, level: int) -> Position:
    """Return a solo game that has just ended, with so many leaves and these goals."""
    wood = [(0, -n) for n in range(1, 13)]
    places = [(side, -n) for n in range(2, 13) for side in (1, -1)][:leaves]
    cards = f"growth-W*2,growth-L*2,tool*3,{MANY}"
    text = f"-/{cards}/{tree(W=wood, L=places)}/-"
    return alone(text, "A over 20 -", goals=goals, board="-,-,-,-", level=level)


@rule("solo.win")
@pytest.mark.parametrize(
    ("level", "leaves", "goals", "points"),
    [
        (0, 15, "brown-hard:1,green-hard:1,pink-low:1", 80),
        (1, 19, "brown-hard:1,green-hard:1,pink-hard:1", 100),
    ],
)
def test_alone_enough_points_and_three_goals_win(
    level: int, leaves: int, goals: str, points: int
) -> None:
    s = finished(leaves, goals, level)
    assert s.points() == [points]
    assert s.scores() == [1.0]
    assert finished(leaves - 1, goals, level).scores() == [0.0]


@rule("solo.win")
def test_alone_two_goals_do_not_win_with_any_points() -> None:
    s = finished(22, "brown-hard:1,pink-hard:1,green-hard", 0)
    assert s.points()[0] >= 80
    assert s.scores() == [0.0]


@rule("solo.level")
def test_the_levels() -> None:
    games = [engawa.make("bonsai", 1, level=level) for level in range(4)]
    assert [game.start().observe(0)["target"] for game in games] == [80, 100, 120, 140]


@rule("solo.options", "solo.scenario")
@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (3, {"scenario": 1}, "a scenario of Bonsai is for one seat, not 3"),
        (2, {"level": 2}, "a level of Bonsai is for one seat, not 2"),
        (1, {"goals": False}, "playing alone, Bonsai needs goals"),
        (1, {"level": 1, "scenario": 2}, "leave the level at 0"),
        (1, {"scenario": 6}, "5 The Emperor challenge, not 6"),
        (5, {}, "seats 1 to 4"),
    ],
)
def test_options_that_do_not_fit_are_refused(
    seats: int, options: dict[str, int], says: str
) -> None:
    with pytest.raises(BadGame, match=says):
        engawa.make("bonsai", seats, **options)


@rule("solo.scenario")
@pytest.mark.parametrize("scenario", range(1, 6))
def test_a_scenario_has_its_tiles_and_points(scenario: int) -> None:
    s = engawa.make("bonsai", 1, scenario=scenario).start()
    see = s.observe(0)
    assert see["target"] == [130, 120, 130, 130, 140][scenario - 1]
    assert {goal["name"] for goal in see["goals"]} == set(components.SCENARIO_TILES[scenario])
    assert see["phase"] == "deal"


def decided(scenario: int, goals: str, cards: str = MANY) -> bool:
    """Would these goals and cards win that scenario, points apart?"""
    extra = "" if scenario != 5 else "/-"
    mover = "A1 over 9 -" if scenario == 5 else "A over 9 -"
    s = alone(f"-/{cards}/-{extra}/-", mover, goals=goals, scenario=scenario, board="-,-,-,-")
    return bool(scoring.has_goals(s))  # type: ignore[arg-type]


@rule("slow-fall")
def test_slow_fall_asks_two_hard_goals_and_a_low_one() -> None:
    assert decided(1, "brown-hard:1,green-hard:1,orange-low:1")
    assert not decided(1, "brown-hard:1,green-hard:1,orange-hard:1")
    assert not decided(1, "brown-hard:1,green-low:1,orange-low:1")
    assert not decided(1, "brown-hard:1,green-hard:1,orange-low")


@rule("long-winter")
def test_long_winter_asks_four_parchments() -> None:
    goals = "brown-mid:1,green-mid:1,orange-mid:1"
    four = "parchment-W,parchment-L,parchment-F,parchment-growth"
    assert decided(2, goals, four)
    assert not decided(2, goals, four.rpartition(",")[0])
    assert not decided(2, goals.replace("orange-mid:1", "orange-mid"), four)


@rule("emperor")
def test_the_emperor_asks_three_goals_of_one_bonsai_and_two_of_the_other() -> None:
    names = [f"{colour}-mid" for colour in components.COLOUR_WORDS]
    for split, won in [("11122", True), ("22211", True), ("11112", False), ("11111", False)]:
        goals = ",".join(f"{name}:{bonsai}" for name, bonsai in zip(names, split, strict=True))
        assert decided(5, goals) is won
    assert not decided(5, ",".join(f"{name}:1" for name in names[:3]) + ",pink-mid:2,blue-mid")


@rule("emperor")
def test_the_emperors_bonsai_change_after_each_cultivate() -> None:
    s = engawa.make("bonsai", 1, scenario=5).start()
    assert str(s).startswith("A1 deal 0 -")
    after(s, *["deal helper-W"] * 3, "deal helper-L")
    after(s, "cultivate", "wood ne1", "done", "deal tool")
    assert str(s).startswith("A2 turn 2 -")
    assert part(s, "A") == "L/-/Wne1/-/-"
    after(s, "take 3", "leaf nw1", "done", "deal tool", "deal tool")
    assert str(s).startswith("A2 turn 3 -")  # a Helper changes nothing
    assert part(s, "A").startswith("WF/helper-W/Wne1/Lnw1/")
    after(s, "cultivate", "done", "deal master-WW")
    assert str(s).startswith("A1 turn 4 -")
    assert s.points() == [3]


@rule("emperor", "emperor.one-seat")
def test_the_emperors_goals_belong_to_the_active_bonsai() -> None:
    seven, nine = tree(W=side_by_side(7)), tree(W=side_by_side(9))
    cards = MANY + ",tool*2,growth-R*2,parchment-W"
    s = alone(f"-/{cards}/{seven}/{nine}/-", "A1 turn 5 -", goals="brown-mid", scenario=5)
    assert s.points() == [8 + 10]  # both count for a Parchment
    after(s, "cultivate", "done")
    assert s.to_move == CHANCE  # 8 wood on the first are too few
    s = alone(f"-/{cards}/{seven}/{nine}/-", "A2 turn 5 -", goals="brown-mid", scenario=5)
    after(s, "cultivate", "done")
    no = after(s.copy(), "renounce brown-mid")
    assert part(no, "A").endswith("/brown-mid")
    assert part(after(s, "claim brown-mid"), "goals") == "brown-mid:2"


@rule("emperor.one-seat")
def test_only_the_active_bonsai_is_relieved() -> None:
    stuck = tree(L=[(0, -1), (1, -1)])
    for active, free in [("A1", False), ("A2", True)]:
        s = alone(f"W/{MANY}/-/{stuck}/-", f"{active} turn 5 -", scenario=5)
        assert ("remove nw1" in s.lines()) is free


@rule("summer", "summer.at-once")
def test_summer_takes_what_stands_alone_at_the_end() -> None:
    wood = [(1, -1), (2, -1), (3, -1)]
    leaves = [(1, -2), (2, -2), (3, -2), (4, -2)]
    fruits = [(2, -3), (4, -3)]
    flowers = [(1, -3), (4, -1)]
    tiles = tree(W=wood, L=leaves, F=flowers, R=fruits)
    s = alone(f"-/{MANY}/{tiles}/-", "A turn 1 -", scenario=4, turn_cap=1)
    assert s.points() == [12 + 14 + 4 + 4]
    after(s, "cultivate", "done")
    s.roll(Rng(1))
    assert s.to_move == NOBODY
    assert part(s, "A").split("/")[2] == tree(W=wood, L=leaves, F=flowers[:1], R=fruits[:1])
    assert s.points() == [12 + 7 + 4]


@rule("summer.at-once")
def test_a_flower_whose_fruit_stays_for_another_flower_stays_too() -> None:
    """One picture is judged: nothing falls because something else has fallen."""
    tiles = tree(W=[(1, -1)], L=[(1, -2), (2, -2)], F=[(1, -3), (3, -3)], R=[(2, -3)])
    s = alone(f"-/{MANY}/{tiles}/-", "A turn 1 -", scenario=4, turn_cap=1)
    after(s, "cultivate", "done").roll(Rng(1))
    assert part(s, "A").split("/")[2] == tiles


@rule("spring")
def test_in_spring_a_cultivate_needs_a_flower_at_hand() -> None:
    leaf = tree(L=[(0, -1)])
    s = alone(f"WL/{MANY}/{leaf}/-", scenario=3)
    assert "cultivate" not in s.lines()
    assert refusal(s, "cultivate") == "spring"
    s = alone(f"WLF/{MANY}/{leaf}/-", scenario=3)
    after(s, "cultivate")
    assert str(s).startswith("A place:WL*! 5 -")
    assert refusal(s, "done") == "spring"
    after(s, "wood ne1", f"flower {hexes.name((0, -2))}")
    assert "done" in s.lines()


@rule("spring.possible")
def test_in_spring_no_tile_may_make_the_flower_impossible() -> None:
    s = after(alone(f"WWLF/{MANY}/{tree(L=[(0, -1)])}/-", scenario=3), "cultivate", "wood ne1")
    second = f"wood {hexes.name((2, -1))}"  # would use up the right to any kind
    assert second not in s.lines()
    assert refusal(s, second) == "spring.possible"
    bare = alone("WF/tool/-/-", scenario=3)
    assert "cultivate" not in bare.lines()  # no leaf to put it on
    assert "cultivate" in alone("WLF/tool/-/-", scenario=3).lines()


@rule("spring")
def test_in_spring_a_helper_is_free() -> None:
    s = alone("-/-/-/-", board="helper-W,growth-W,growth-L,growth-F", scenario=3)
    assert "done" in after(s, "take 1").lines()


ENCLOSED = [(1, -1), (1, -2), (0, -2), (-1, -2), (-2, -1)]  # around a leaf and one free cell


@rule("spring.possible")
@pytest.mark.parametrize("cards", ["helper-R", "growth-L", "growth-F", "growth-L,growth-F"])
@pytest.mark.parametrize("held", ["WF", "LF", "LLF", "WLF", "WWLLF", "WLLFF", "WRF", "LRF"])
@pytest.mark.parametrize("wood", [ENCLOSED, ENCLOSED[:4], ENCLOSED[:3], []])
def test_in_spring_the_last_place_for_a_flower_is_kept(
    wood: list[tuple[int, int]], held: str, cards: str
) -> None:
    tiles = tree(W=wood, L=[(0, -1)] if wood else [])
    agrees_with_a_search(f"{held}/master-WW,master-WL,tool,{cards}/{tiles}/-")


#: Wood around a free cell, leaves around the wood, flowers around the leaves
COVERED = {
    "W": [(0, -1), (1, -2), (2, -2), (2, -1)],
    "L": [(-1, -1), (0, -2), (1, -3), (2, -3), (3, -3), (3, -2), (3, -1)],
    "F": [(-2, -1), (-1, -2), (0, -3), (1, -4), (2, -4), (3, -4), (4, -4), (4, -3), (4, -2)],
}


@rule("spring.possible")
@pytest.mark.parametrize("held", ["WF", "LF", "WLF", "WLLF"])
@pytest.mark.parametrize("last", ["covered", "a flower short", "a leaf and a flower short"])
def test_in_spring_a_covered_tree_has_room_only_at_its_gaps(last: str, held: str) -> None:
    tiles = {kind: list(cells) for kind, cells in COVERED.items()}
    if last == "covered":
        tiles["F"].append((4, -1))
    if last.startswith("a leaf"):
        tiles["L"].remove((3, -1))
    agrees_with_a_search(f"{held}/{MANY}/{tree(**tiles)}/-")


def agrees_with_a_search(a: str) -> None:
    """Spring allows just those lines after which a flower can still be placed."""
    s = alone(a, scenario=3)
    twin = after(alone(a), "cultivate")
    assert ("cultivate" in s.lines()) == flower_follows(twin, "")
    if "cultivate" in s.lines():
        after(s, "cultivate")
        assert s.lines() == [line for line in twin.lines() if flower_follows(twin, line)]


@rule("spring.possible")
def test_in_spring_exactly_the_possible_is_allowed() -> None:
    """Against a search: a placement is allowed if some way to place the flower remains."""
    spring, free = engawa.make("bonsai", 1, scenario=3), engawa.make("bonsai", 1)
    rng = Rng(9)
    looked = refused = 0
    for _ in range(60):
        s = spring.start()
        while s.to_move != NOBODY:
            text = str(s)
            if "! " in text:
                twin = free.position(text.replace("! ", " "))
                fine = [line for line in twin.lines() if flower_follows(twin, line)]
                assert s.lines() == fine
                looked += 1
                refused += len(twin.lines()) - len(fine)
            elif " turn " in text:
                twin = after(free.position(text), "cultivate")
                assert ("cultivate" in s.lines()) == flower_follows(twin, "")
            if s.to_move == CHANCE:
                s.roll(rng)
            else:
                legal = s.legal()
                s.apply(legal[rng.below(len(legal))])
    assert looked > 50
    assert refused > 100


def flower_follows(s: Position, line: str) -> bool:
    """Can a flower be placed at once or later in this Cultivate, after `line`?"""
    if line == "done" or "F" not in part(s, "A").split("/")[0]:
        return False
    if line.startswith("flower"):
        return True
    s = after(s.copy(), line) if line else s
    lines = s.lines()
    if any(other.startswith("flower") for other in lines):
        return True
    return any(flower_follows(s, other) for other in lines if not other.startswith("fruit"))


def test_the_emperors_guest_hopes_for_a_goal_with_the_better_of_its_bonsai() -> None:
    """Over random games, with either bonsai in front."""
    ahead = set()
    for seed in range(8):
        s: Any = engawa.make("bonsai", 1, scenario=components.EMPEROR).start()
        rng = Rng(seed)
        while s.to_move != NOBODY:
            s.roll(rng) if s.to_move == CHANCE else s.apply(s.legal()[rng.below(len(s.legal()))])
        for goal in range(components.GOALS):
            near = [prospects.nearness(s, bonsai, goal) for bonsai in (0, 1)]
            assert prospects.nearest(s, 0, goal) == max(near)
            ahead.add(near[0] < near[1])
    assert ahead == {True, False}
