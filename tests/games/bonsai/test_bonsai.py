"""Bonsai against its rules; the rulebook's examples are among the records."""

from collections import Counter
from pathlib import Path

import pytest
from said import refused, said

import engawa
from engawa import CHANCE, NOBODY, Game, Position, Rng
from engawa.core import record
from engawa.core.errors import BadLine, BadPosition, IllegalLine
from engawa.games.bonsai.rules import components, scoring
from engawa.games.bonsai.screen.names import card_type
from engawa.kit import hexes
from engawa.testing import check_laws

rule = pytest.mark.rule  # names the ids of RULES.md a test watches

RECORDS = Path(__file__).parent / "records"

BOARD = "tool,growth-W,growth-L,growth-F"
#: Twelve cards that bring up to 34 tiles, 15 of them wood, and score nothing
MANY = "master-WW,master-LL,master-WL,master-LF,master-LR,"
MANY += "helper-W*3,helper-L*2,helper-F,helper-R"


def lay(
    a: str,
    b: str = "-/-/-/-",
    doing: str = "A turn 5 -",
    goals: str = "-",
    board: str = BOARD,
    extra: str = "",
    **options: object,
) -> Position:
    """A position of two seats, or of one if `b` is empty."""
    seats = f"A={a} B={b}" if b else f"A={a}"
    text = f"{doing} goals={goals} board={board} {extra} {seats}"
    return engawa.make("bonsai", 2 if b else 1, **options).position(text)


def alone(a: str, doing: str = "A turn 5 -", **more: object) -> Position:
    return lay(a, "", doing, **more)  # type: ignore[arg-type]


def tree(**cells: list[tuple[int, int]]) -> str:
    """``Wnw1,Lne1`` from axial coordinates: ``tree(W=[(0, -1)], L=[(1, -1)])``."""
    return ",".join(k + hexes.name(cell) for k, row in cells.items() for cell in row) or "-"


def after(s: Position, *lines: str) -> Position:
    for line in lines:
        s.play(line)
    return s


def part(s: Position, name: str) -> str:
    """One part of a position: `part(s, "A")`, `part(s, "board")`."""
    return dict(p.split("=", 1) for p in str(s).split() if "=" in p)[name]


def verbs(s: Position) -> set[str]:
    return {line.split()[0] for line in s.lines()}


def refusal(s: Position, line: str) -> str:
    found = s.why_not(line)
    assert found is not None
    return found.rule


def play(s: Position, rng: Rng) -> Position:
    """Play to the end at random."""
    while s.to_move != NOBODY:
        if s.to_move == CHANCE:
            s.roll(rng)
        else:
            legal = s.legal()
            s.apply(legal[rng.below(len(legal))])
    return s


# --- set-up ---


@rule("cards", "deck")
def test_the_box_and_the_decks() -> None:
    copies = Counter[str]()
    for name, *marks in components.BOX:
        copies[card_type(str(name))] += sum(int(n) for n in marks)
    copies.pop("")
    assert copies == {"tool": 6, "growth": 14, "master": 13, "helper": 7, "parchment": 7}
    sizes = [engawa.make("bonsai", n).start().observe(None)["deck"] for n in (1, 2, 3, 4)]
    assert sizes == [32, 32, 43, 47]


@rule("deck")
def test_dotted_cards_need_their_seats() -> None:
    unseen = [engawa.make("bonsai", n).start().observe(0)["unseen"] for n in (2, 3, 4)]
    assert [u.get("master-LFF", 0) for u in unseen] == [0, 0, 1]
    assert [u.get("master-WLF", 0) for u in unseen] == [0, 1, 1]
    assert [u["tool"] for u in unseen] == [3, 5, 6]
    assert [u["growth-W"] for u in unseen] == [2, 3, 4]


@rule("setup.tiles", "solo", "first-seat")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_start(seats: int) -> None:
    s = engawa.make("bonsai", seats).start()
    starting = ["WL"] if seats == 1 else ["W", "WL", "WLF", "WLFR"][:seats]
    rows = " ".join(f"{k}={tiles}/-/-/-" for k, tiles in zip("ABCD", starting, strict=False))
    assert str(s) == f"A colours 0 - goals=- board=-,-,-,- {rows}"


@rule("setup.goals")
@pytest.mark.parametrize(("seats", "tiles"), [(1, 6), (2, 6), (3, 9), (4, 9)])
def test_three_colours_in_ten_ways(seats: int, tiles: int) -> None:
    s = engawa.make("bonsai", seats).start()
    assert len(s.chances()) == 10
    assert {ways for _, ways in s.chances()} == {1}
    s.play("goals brown pink blue")
    names = [goal["name"] for goal in s.observe(0)["goals"]]
    assert len(names) == tiles
    assert {name.partition("-")[0] for name in names} == {"brown", "pink", "blue"}
    assert any(name.endswith("mid") for name in names) == (seats > 2)


@rule("setup.board", "setup.beginners", "first-seat")
def test_four_cards_are_dealt_and_a_begins() -> None:
    s = engawa.make("bonsai", 3, goals=False).start()
    assert dict(s.chances()) != {}
    after(s, "deal tool", "deal tool", "deal helper-W", "deal parchment-W")
    assert part(s, "board") == "parchment-W,helper-W,tool,tool"
    assert str(s).startswith("A turn 1 - goals=-")
    assert s.to_move == 0


@rule("deck")
def test_cards_come_by_their_copies() -> None:
    s = engawa.make("bonsai", 2, goals=False).start()
    ways = {s.text(a): n for a, n in s.chances()}
    assert ways["deal tool"] == 3
    assert ways["deal parchment-F"] == 1
    assert sum(ways.values()) == 32


@rule("tokonoma", "tokonoma.odd")
@pytest.mark.parametrize(("seats", "top"), [(1, 20), (2, 20), (3, 25), (4, 27)])
def test_tokonoma_has_all_parchments_in_the_upper_half(seats: int, top: int) -> None:
    s = engawa.make("bonsai", seats, tokonoma=True).start()
    s.roll(Rng(1))
    ways = {s.text(a): n for a, n in s.chances()}
    parchments = sum(n for line, n in ways.items() if "parchment" in line)
    assert parchments * top == 7 * sum(ways.values())
    deck = s.observe(0)["deck"]
    rng = Rng(seats)
    while s.to_move != NOBODY:
        see = s.observe(0)
        if see["deck"] <= deck - top:
            assert not any(card.startswith("parchment") for card in see["unseen"])
        if s.to_move == CHANCE:
            s.roll(rng)
        else:
            s.apply(s.legal()[0])  # the first card, for ever


@rule("tokonoma")
def test_tokonoma_draws_as_often_as_its_ways_say() -> None:
    s = lay("-/-/-/-", doing="A deal 0 -", board="-,-,-,tool", extra="top=3", tokonoma=True)
    chances = dict(s.chances())
    total = 20_000
    rng = Rng(5)
    seen = Counter(s.copy().roll(rng) for _ in range(total))
    for action, ways in chances.items():
        share = ways / sum(chances.values())
        assert abs(seen[action] - total * share) < 5 * (total * share * (1 - share)) ** 0.5
    late = lay("-/-/-/-", doing="A deal 0 -", board="-,-,-,tool", extra="top=0", tokonoma=True)
    assert refusal(late, "deal tool") == "tokonoma"


# --- meditate ---


@rule("meditate", "meditate.tiles", "meditate.all")
@pytest.mark.parametrize(
    ("line", "tiles"),
    [
        ("take 1", "-"),
        ("take 2 wood", "W"),
        ("take 2 leaf", "L"),
        ("take 3", "WF"),
        ("take 4", "LR"),
    ],
)
def test_each_slot_brings_its_tiles(line: str, tiles: str) -> None:
    s = after(lay("-/-/-/-", board="tool,tool,tool,growth-W"), line)
    card = "growth-W" if line == "take 4" else "tool"
    assert part(s, "A") == f"{tiles}/{card}/-/-"


@rule("slide")
def test_cards_slide_away_from_the_deck() -> None:
    s = after(lay("-/-/-/-"), "take 3")
    assert part(s, "board") == "-,tool,growth-W,growth-F"
    assert s.to_move == CHANCE
    after(s, "deal master-WL")
    assert part(s, "board") == "master-WL,tool,growth-W,growth-F"
    assert str(s).startswith("B turn 6 -")


@rule("slide")
def test_cultivating_moves_no_card() -> None:
    s = after(lay("-/-/-/-"), "cultivate", "done")
    assert part(s, "board") == BOARD
    assert s.to_move == 1


@rule("meditate")
def test_an_empty_slot_cannot_be_taken() -> None:
    s = lay("-/-/-/-", board="-,-,tool,tool")
    assert s.lines() == ["take 3", "take 4", "cultivate"]
    with pytest.raises(IllegalLine, match=r"no card in slot 1\. \[meditate\]"):
        s.play("take 1")


@rule("capacity", "slide.order")
def test_tiles_beyond_five_go_back_after_the_deal() -> None:
    s = after(lay("WWLLL/helper-L*2/-/-"), "take 3")
    assert s.to_move == CHANCE
    after(s, "deal tool")
    assert s.lines() == ["return wood", "return leaf", "return flower"]
    assert refusal(s, "return fruit") == "capacity"
    assert refusal(s, "take 1") == "capacity"
    after(s, "return wood", "return flower")
    assert part(s, "A") == "WWLLL/growth-L,helper-L*2/-/-"
    assert s.to_move == 1


@rule("slide.order", "goal.when")
def test_goals_are_claimed_before_the_cards_slide() -> None:
    wood = tree(W=[(0, -n) for n in range(1, 8)])  # eight, with the bud
    s = after(lay(f"-/{MANY}/{wood}/-", goals="brown-low,brown-hard"), "take 3")
    assert verbs(s) == {"claim", "renounce"}
    assert part(s, "board") == "tool,growth-W,-,growth-F"  # the gap is still there
    assert s.why_not("deal tool") is not None
    after(s, "claim brown-low")
    assert part(s, "board") == "-,tool,growth-W,growth-F"
    assert s.to_move == CHANCE


@rule("tool")
def test_a_tool_keeps_two_more() -> None:
    s = lay("WWLLL/helper-L*2/-/-", board="growth-W,growth-W,tool,growth-F")
    after(s, "take 3", "deal tool")
    assert part(s, "A") == "WWWLLLF/tool,helper-L*2/-/-"
    assert s.to_move == 1
    assert lay("-/tool*2/-/-").observe(0)["players"][0]["capacity"] == 9


@rule("master", "capacity")
def test_a_master_brings_its_tiles() -> None:
    s = after(lay("-/-/-/-", board="tool,master-WL,tool,tool"), "take 2 leaf")
    assert part(s, "A") == "WLL/master-WL/-/-"
    assert s.to_move == CHANCE


@rule("master")
def test_a_master_without_pictures_brings_any_tile() -> None:
    s = after(lay("-/-/-/-", board="tool,tool,tool,master-any"), "take 4")
    assert s.lines() == ["pick wood", "pick leaf", "pick flower", "pick fruit"]
    assert refusal(s, "cultivate") == "master"
    after(s, "pick fruit")
    assert part(s, "A") == "LRR/master-any/-/-"
    assert refusal(lay("-/-/-/-"), "pick wood") == "turn"


@rule("helper")
def test_a_helper_places_two_tiles_those_just_taken_among_them() -> None:
    s = after(lay("L/-/-/-", board="tool,tool,helper-W,tool"), "take 3")
    assert str(s).startswith("A place-3:W* 5 -")
    after(s, "wood ne1")
    assert not any(line.startswith("wood") for line in s.lines())
    after(s, "leaf nw1")
    assert s.lines() == ["done"]
    assert refusal(s, "flower nw1w1") == "helper"
    after(s, "done")
    assert part(s, "A") == "F/helper-W/Wne1,Lnw1/-"


@rule("helper")
def test_a_helper_may_place_two_of_its_kind_or_none() -> None:
    s = after(lay("WW/tool/-/-", board="helper-W,growth-W,tool,tool"), "take 1")
    two = after(s.copy(), "wood ne1", "wood nw1", "done")
    assert part(two, "A") == "-/tool,helper-W/Wnw1,Wne1/-"
    assert part(after(s, "done"), "A") == "WW/tool,helper-W/-/-"


# --- cultivate ---


@rule("cultivate", "rights")
def test_one_wood_one_leaf_and_one_of_any_kind() -> None:
    s = after(lay("WWWLL/helper-L*2/-/-"), "cultivate")
    assert str(s).startswith("A place:WL* 5 -")
    after(s, "wood ne1")
    assert str(s).startswith("A place:L* 5 -")
    after(s, "wood ne2")
    assert str(s).startswith("A place:L 5 -")
    assert refusal(s, "wood ne3") == "cultivate"
    after(s, "leaf nw1")
    assert s.lines() == ["done"]


@rule("growth")
def test_growth_cards_add_up() -> None:
    s = after(lay("WLLLF/growth-L*2,growth-F/-/-", board="tool,tool,tool,growth-W"), "cultivate")
    assert str(s).startswith("A place:WLLLF* 5 -")


@rule("cultivate.optional")
def test_nothing_need_be_placed() -> None:
    s = lay("-/-/-/-")
    assert "cultivate" in s.lines()
    after(s, "cultivate")
    assert s.lines() == ["done"]
    assert refusal(s, "wood ne1") == "cultivate"


@rule("turn")
def test_a_turn_starts_with_a_card_or_cultivate() -> None:
    s = lay("WL/tool/-/-")
    assert verbs(s) == {"take", "cultivate"}
    assert refusal(s, "wood ne1") == "turn"
    assert refusal(s, "done") == "turn"
    assert refusal(s, "deal tool") == "turn"
    assert refusal(after(s, "cultivate"), "take 1") == "cultivate"


# --- the bonsai ---


@rule("pot")
def test_the_pot_is_a_trapezoid_of_fifteen_cells() -> None:
    pot = {(q, 0) for q in range(-2, 4)} | {(q, 1) for q in range(-2, 3)}
    pot |= {(q, 2) for q in range(-2, 2)}
    assert len(pot) == 15
    s = after(lay("WWLL/helper-L*2/-/-"), "cultivate")
    assert s.lines() == ["wood nw1", "wood ne1", "leaf nw1", "leaf ne1", "done"]
    for cell in pot:
        assert refusal(s, f"wood {hexes.name(cell)}") == "pot"
    for cell in [(-3, 2), (2, 2), (0, 3), (-3, 0), (4, 0), (3, 1)]:
        assert refusal(s, f"wood {hexes.name(cell)}") == "wood"


@rule("pot")
def test_beside_the_feet_and_below_is_room() -> None:
    around = [(1, -1), (2, -1), (3, -1), (4, -1), (4, 0), (3, 1), (2, 2), (1, 3)]
    s = after(lay(f"W/{MANY}/{tree(W=around)}/-"), "cultivate")
    assert {"wood " + hexes.name(cell) for cell in [(0, 3), (3, 2), (2, 3)]} <= set(s.lines())


@rule("wood", "leaf", "flower")
def test_wood_by_wood_leaf_by_wood_flower_by_leaf() -> None:
    tiles = tree(W=[(1, -1)], L=[(0, -1)], F=[(-1, -1)])
    s = after(lay(f"WLF/growth-F,{MANY}/{tiles}/-"), "cultivate")
    by_wood = {(1, -2), (2, -2), (2, -1)}
    by_leaf = {(1, -2), (0, -2), (-1, 0)} - {(-1, 0)}  # that one is in the pot
    lines = set(s.lines())
    assert {line for line in lines if line.startswith("wood")} == {
        f"wood {hexes.name(c)}" for c in by_wood
    }
    assert {line for line in lines if line.startswith("leaf")} == {
        f"leaf {hexes.name(c)}" for c in by_wood
    }
    assert {line for line in lines if line.startswith("flower")} == {
        f"flower {hexes.name(c)}" for c in by_leaf
    }
    assert refusal(s, f"wood {hexes.name((0, -2))}") == "wood"
    assert refusal(s, f"leaf {hexes.name((0, -2))}") == "leaf"
    assert refusal(s, f"flower {hexes.name((2, -2))}") == "flower"
    assert refusal(s, "wood nw1") == "pot"


@rule("fruit")
def test_a_fruit_goes_between_two_leaves_on_sides_that_follow() -> None:
    tiles = tree(W=[(1, -1), (0, -1)], L=[(1, -2), (-1, -1), (0, -2)])
    s = after(lay(f"RR/growth-R,{MANY}/{tiles}/-"), "cultivate")
    places = {(-1, -2), (1, -3)}
    assert set(s.lines()) == {f"fruit {hexes.name(cell)}" for cell in places} | {"done"}
    assert refusal(s, f"fruit {hexes.name((0, -3))}") == "fruit"  # one leaf
    apart = tree(W=[(1, -1), (2, -2)], L=[(0, -1), (2, -3)])  # on two sides of (1, -2), not next
    s = after(lay(f"R/{MANY}/{apart}/-"), "cultivate")
    assert s.lines() == ["done"]
    assert "touches 2 leaves" in refused(s, f"fruit {hexes.name((1, -2))}")[1]


@rule("fruit")
def test_fruits_never_touch_but_others_may_touch_fruits() -> None:
    tiles = tree(W=[(1, -1), (0, -1)], L=[(1, -2), (-1, -1), (0, -2)], R=[(1, -3)])
    s = after(lay(f"R/{MANY}/{tiles}/-"), "cultivate")
    assert s.lines() == [f"fruit {hexes.name((-1, -2))}", "done"]
    far = tree(W=[(1, -1), (0, -1), (2, -2)], L=[(1, -2), (2, -3)], R=[(1, -3)])
    s = after(lay(f"RLF/{MANY}/{far}/-"), "cultivate")
    assert refusal(s, f"fruit {hexes.name((2, -4))}") == "fruit"
    assert f"flower {hexes.name((2, -4))}" in s.lines()  # beside the fruit
    row = tree(W=RIGHT[:3], L=[(2, -2), (3, -2), (4, -2)], R=[(3, -3)])
    s = after(lay(f"R/{MANY}/{row}/-"), "cultivate")
    assert s.lines() == ["done"]  # (4, -3) has its two leaves, and the fruit beside
    assert "fruits never touch" in refused(s, f"fruit {hexes.name((4, -3))}")[1]


@rule("reach")
def test_the_longest_branch_fits() -> None:
    """A seat with all cards but three has all their wood in one line, and goes on."""
    cards = ",".join(f"{name}*{sum(n)}" for name, *n in components.BOX[1:] if name != "growth-R")
    wood = [(0, -n) for n in range(1, 56)]
    text = "A turn 9 3 goals=- board=-,growth-R,growth-R,growth-R "
    text += f"A=LF/{cards}/{tree(W=wood)}/- B=-/-/-/- C=-/-/-/- D=-/-/-/-"
    game = engawa.make("bonsai", 4)
    s = after(game.position(text), "cultivate", "leaf nw56", "flower nw57")
    assert s.points()[0] == parchments(s) + 3 + 5
    with pytest.raises(BadPosition, match="56 of them wood; its cards brought 115 at the most, 55"):
        game.position(text.replace("A=LF", "A=WLF"))
    with pytest.raises(BadLine, match="60 steps"):
        s.play("wood nw61")


def parchments(s: Position) -> int:
    return scoring.parchment_points(s, 0)  # type: ignore[arg-type]


@rule("reach")
def test_no_list_overflows() -> None:
    """Wood and leaves go by wood, the others by leaves; a tile opens two cells at the most."""
    by_wood, anywhere = 2 * components.MOST_WOOD, 2 * components.MOST_TILES
    assert 2 * by_wood + 2 * anywhere + 1 < 1024
    assert components.REACH == components.MOST_WOOD + 1 == 60
    assert components.REACH + 1 < components.MIDDLE  # the neighbours of the farthest tile


@rule("reach")
def test_the_bounds_follow_from_the_cards() -> None:
    assert components.MOST_CARDS == 47
    assert components.MOST_TILES == 1 + 4 + 2 * 47 + 26
    assert components.MOST_WOOD == 1 + 1 + 47 + 10


@rule("remove", "remove.least")
def test_a_bud_between_leaves_may_be_freed() -> None:
    s = lay(f"W/{MANY}/{tree(L=[(0, -1), (1, -1)])}/-")
    assert s.lines()[-2:] == ["remove nw1", "remove ne1"]
    assert verbs(s) == {"take", "cultivate", "remove"}  # it need not be
    after(s, "remove ne1")
    assert part(s, "A") == f"W/{sorted_cards(MANY)}/Lnw1/-"
    assert verbs(s) == {"take", "cultivate"}
    assert refusal(s, "remove nw1") == "remove"


def sorted_cards(cards: str) -> str:
    return part(lay(f"-/{cards}/-/-"), "A").split("/")[1]


@rule("remove.least")
def test_the_fewest_tiles_go_with_what_hangs_on_them() -> None:
    leaves = [(0, -1), (1, -1)]
    fruit = (1, -2)  # between both leaves: hangs on either
    flower = (-1, -1)  # on the left leaf alone
    s = lay(f"W/{MANY}/{tree(L=leaves, F=[flower], R=[fruit])}/-")
    assert [line for line in s.lines() if "remove" in line] == ["remove ne1"]
    assert refusal(s, "remove nw1") == "remove.least"
    assert refusal(s, f"remove {hexes.name(flower)}") == "remove.least"
    assert "enough to remove 2 tiles elsewhere" in refused(s, "remove nw1")[1]
    assert "does not touch wood" in refused(s, f"remove {hexes.name(flower)}")[1]
    assert "Wood is never removed" in refused(s, "remove 0")[1]  # the bud
    assert "No tile lies on this cell" in refused(s, "remove e3")[1]
    after(s, "remove ne1")
    assert part(s, "A").split("/")[2] == tree(L=[(0, -1)], F=[flower])
    assert s.points()[0] == 3 + 5
    both = tree(L=leaves, F=[(0, -2)])  # a flower on one leaf only
    s = lay(f"W/{MANY}/{both}/-")
    assert [line for line in s.lines() if "remove" in line] == ["remove ne1"]


@rule("remove.least")
def test_a_flower_with_another_leaf_stays() -> None:
    s = after(lay(f"W/{MANY}/{tree(L=[(0, -1), (1, -1)], F=[(1, -2)])}/-"), "remove nw1")
    assert part(s, "A").split("/")[2] == tree(L=[(1, -1)], F=[(1, -2)])


@rule("remove.kept")
def test_a_claimed_goal_is_kept_when_tiles_are_removed() -> None:
    s = lay(f"-/{MANY}/{tree(L=[(0, -1), (1, -1)])}/-", goals="green-low:A")
    assert after(s, "remove nw1").points()[0] == 3 + 6


# --- goals ---


def side_by_side(n: int) -> list[tuple[int, int]]:
    """Wood going up in a zigzag, over the pot."""
    cells = [(0, -1)]
    while len(cells) < n:
        q, r = cells[-1]
        cells.append((q + (r % 2), r - 1))
    return cells


def due(s: Position) -> list[str]:
    """The goals to decide when a Cultivate without tiles ends."""
    after(s, "cultivate", "done")
    return [line[6:] for line in s.lines() if line.startswith("claim")]


@rule("goal.brown")
@pytest.mark.parametrize(
    ("wood", "met"), [(6, []), (7, ["brown-low"]), (11, ["brown-low", "brown-hard"])]
)
def test_brown_counts_wood_with_the_bud(wood: int, met: list[str]) -> None:
    s = lay(f"-/{MANY}/{tree(W=side_by_side(wood))}/-", goals="brown-low,brown-hard")
    assert due(s) == met


@rule("goal.green")
def test_green_counts_leaves_in_one_group() -> None:
    wood = [(1, -1), (2, -1), (3, -1)]
    five = [(1, -2), (2, -2), (3, -2), (4, -2), (4, -1)]
    goals = "green-low,green-hard"
    assert due(lay(f"-/{MANY}/{tree(W=wood, L=five)}/-", goals=goals)) == ["green-low"]
    apart = [(0, -1), (2, -2), (3, -2), (4, -2), (4, -1)]  # the first stands alone
    assert due(lay(f"-/{MANY}/{tree(W=wood, L=apart)}/-", goals=goals)) == []


@rule("goal.orange")
def test_orange_counts_fruits() -> None:
    wood = [(1, -1), (2, -1), (3, -1), (4, -1), (5, -1), (6, -1)]
    leaves = [(q, -2) for q in range(2, 8)]
    fruits = [(3, -3), (5, -3), (7, -3)]
    goals = "orange-low,orange-hard"
    cards = MANY + ",tool*2"
    two = tree(W=wood, L=leaves, R=fruits[:2])
    assert due(lay(f"-/{cards}/{two}/-", goals=goals)) == []
    three = tree(W=wood, L=leaves, R=fruits)
    assert due(lay(f"-/{cards}/{three}/-", goals=goals)) == ["orange-low"]


@rule("goal.pink", "protrude")
def test_pink_counts_flowers_past_one_side() -> None:
    wood = [(1, -1), (2, -1), (3, -1)]
    leaves = [(4, -2), (3, -2), (4, -1), (2, -2)]
    goals = "pink-low,pink-hard"
    three = [(5, -3), (5, -2), (5, -1)]  # at 7, 8 and 9 half widths: past the edge at 6
    assert due(lay(f"-/{MANY}/{tree(W=wood, L=leaves, F=three)}/-", goals=goals)) == ["pink-low"]
    two = [(4, -3), (5, -2), (5, -1)]  # the first is at 5, flush
    assert due(lay(f"-/{MANY}/{tree(W=wood, L=leaves, F=two)}/-", goals=goals)) == []
    left = {"W": [*wood, (0, -1)], "L": [*leaves, (-1, -1)], "F": [(-2, -1), *three[:2]]}
    assert due(lay(f"-/{MANY}/{tree(**left)}/-", goals=goals)) == []  # two and one


@rule("goal.blue", "protrude")
@pytest.mark.parametrize(
    ("branch", "past"),
    [
        ([(3, -1)], False),
        ([(3, -1), (3, -2)], False),
        ([(3, -1), (4, -1)], True),
        ([(3, -1), (4, -2)], True),  # half a tile
    ],
)
def test_half_a_tile_past_the_cracked_side_counts(
    branch: list[tuple[int, int]], past: bool
) -> None:
    wood = tree(W=[(1, -1), (2, -1), *branch])
    s = lay(f"-/{MANY}/{wood}/-", goals="blue-low,blue-hard")
    assert due(s) == (["blue-low"] if past else [])


LEFT = [(0, -1), (-1, -1), (-2, -1), (-3, 0), (-3, 1)]  # down the left side, past it from -2 on
RIGHT = [(1, -1), (2, -1), (3, -1), (4, -1), (4, 0), (3, 1)]


@rule("goal.blue", "protrude")
def test_the_left_side_is_nearer_and_not_cracked() -> None:
    goals = "blue-low,blue-mid,blue-hard"
    assert due(three(tree(W=LEFT[:3]), goals)) == []
    assert due(three(tree(W=[*LEFT[:3], *RIGHT[:4]]), goals)) == ["blue-low", "blue-mid"]
    assert due(three(tree(W=[*LEFT[:2], *RIGHT[:4]]), goals)) == ["blue-low"]


@rule("goal.blue", "below")
def test_the_hard_cascade_needs_one_above_and_one_below() -> None:
    goals = "blue-hard"
    foot_left, foot_right = (-3, 2), (2, 2)
    assert due(three(tree(W=[*LEFT, foot_left, *RIGHT[:4]]), goals)) == ["blue-hard"]
    assert due(three(tree(W=[*LEFT, *RIGHT[:4]]), goals)) == []  # nothing below
    assert due(three(tree(W=[*LEFT, foot_left]), goals)) == []  # one side only
    at_foot = [*RIGHT, foot_right, *LEFT[:3]]  # twice 2 + 2 is 6: past the right side
    assert due(three(tree(W=at_foot), goals)) == ["blue-hard"]
    under = [*RIGHT, foot_right, (1, 3), *LEFT[:3]]
    assert due(three(tree(W=under), goals)) == ["blue-hard"]


def three(a_tree: str, goals: str, b: str = "-/-/-/-") -> Position:
    """Three seats, where middle goals are used."""
    text = f"A turn 5 - goals={goals} board={BOARD} A=-/{MANY}/{a_tree}/- B={b} C=-/-/-/-"
    return engawa.make("bonsai", 3).position(text)


@rule("goal.claim", "goal.when")
def test_a_goal_is_decided_when_the_action_is_done() -> None:
    s = lay(f"WW/{MANY}/{tree(W=side_by_side(6))}/-", goals="brown-low,brown-hard")
    after(s, "cultivate", f"wood {hexes.name(side_by_side(7)[-1])}")
    assert "done" in s.lines()  # 8 wood, and still placing
    after(s, "done")
    assert s.lines() == ["claim brown-low", "renounce brown-low"]
    assert refusal(s, "done") == "goal.claim"
    assert refusal(s, "claim brown-hard") == "goal.brown"
    assert refusal(s, "claim green-low") == "setup.goals"
    after(s, "claim brown-low")
    assert part(s, "goals") == "brown-low:A,brown-hard"
    assert s.points()[0] == 5
    assert s.to_move == 1


@rule("goal.when", "helper")
def test_a_helper_can_complete_a_goal() -> None:
    cards = MANY.replace("helper-W*3", "helper-W*2")
    s = lay(
        f"W/{cards}/{tree(W=side_by_side(6))}/-", goals="brown-low", board="helper-W,tool,tool,tool"
    )
    after(s, "take 1", f"wood {hexes.name(side_by_side(7)[-1])}", "done")
    assert s.lines() == ["claim brown-low", "renounce brown-low"]
    after(s, "claim brown-low")
    assert s.to_move == CHANCE  # the board is refilled afterwards


@rule("goal.renounce")
def test_renouncing_is_for_good_and_for_one_seat() -> None:
    wood = tree(W=side_by_side(7))
    s = after(three(wood, "brown-low,brown-mid,brown-hard"), "cultivate", "done")
    assert s.lines() == ["claim brown-low", "renounce brown-low"]
    after(s, "renounce brown-low")
    assert part(s, "A").endswith("/brown-low")
    assert part(s, "goals") == "brown-low,brown-mid,brown-hard"
    after(s, "cultivate", "done", "cultivate", "done")
    assert s.to_move == 0
    after(s, "cultivate", "done")
    assert s.to_move == 1  # not asked again
    more = lay(f"-/{MANY}/{tree(W=side_by_side(11))}/brown-low", goals="brown-low,brown-hard")
    assert due(more) == ["brown-hard"]
    assert refusal(more, "claim brown-low") == "goal.renounce"


@rule("goal.several", "goal.colour")
def test_of_several_of_a_colour_any_one_is_claimed() -> None:
    s = three(tree(W=side_by_side(11)), "brown-low,brown-mid,brown-hard,blue-low")
    assert due(s) == ["brown-low", "brown-mid", "brown-hard"]
    after(s, "renounce brown-hard")
    assert [x for x in s.lines() if "claim" in x] == ["claim brown-low", "claim brown-mid"]
    after(s, "claim brown-low")
    assert part(s, "goals") == "brown-low:A,brown-mid,brown-hard,blue-low"
    assert part(s, "A").endswith("/brown-hard")
    assert s.to_move == 1


@rule("goal.colour")
def test_several_colours_in_one_turn_and_one_goal_of_each() -> None:
    wood = [*RIGHT[:4], (5, -2), (5, -1), (6, -2)]
    goals = "brown-low,brown-hard,blue-low,blue-hard"
    s = lay(f"-/{MANY}/{tree(W=wood)}/-", goals=goals)
    assert due(s) == ["brown-low", "blue-low"]
    after(s, "claim brown-low")
    assert refusal(s, "claim brown-hard") == "goal.colour"
    assert refusal(s, "claim brown-low") == "goal.claim"
    after(s, "claim blue-low")
    assert s.points()[0] == 5 + 7


@rule("goal.claim")
def test_what_another_has_claimed_is_gone() -> None:
    s = lay(f"-/{MANY}/{tree(W=side_by_side(7))}/-", goals="brown-low:B,brown-hard")
    assert due(s) == []


# --- the end ---


@rule("end")
def test_the_last_card_gives_every_seat_one_more_turn() -> None:
    game = engawa.make("bonsai", 3, goals=False)
    s = game.start()
    rng = Rng(3)
    turns: list[tuple[int, int]] = []
    while s.to_move != NOBODY:
        see = s.observe(0)
        if (see["deck"], see["phase"]) == (0, "turn") and (
            not turns or turns[-1][0] != see["turn"]
        ):
            turns.append((see["turn"], see["final"]))
        s.roll(rng) if s.to_move == CHANCE else s.apply(s.legal()[0])
    assert [final for _, final in turns] == [2, 1, 0]
    assert len({seat for seat, _ in turns}) == 3


@rule("end")
def test_slots_stay_empty_when_the_deck_is() -> None:
    board = "tool,tool,tool,growth-W"
    full = Counter({str(name): int(n) for name, n, *_ in components.BOX[1:]})
    rest = (full - Counter(board.split(","))).items()
    cards = ",".join(f"{name}*{n}" for name, n in rest)
    s = lay(f"-/{cards}/-/-", doing="A turn 30 1", board=board)
    after(s, "take 4")
    assert part(s, "board") == "-,tool,tool,tool"
    assert str(s).startswith("B turn 31 0")
    after(s, "take 2 leaf")
    assert str(s).startswith("B over 31 0")
    assert s.to_move == NOBODY


@rule("score", "score.flower", "score.goals", "parchment")
def test_the_rulebooks_tree_is_worth_72_and_its_seat_has_100() -> None:
    found = record.read((RECORDS / "rulebook_scoring.rec").read_text())
    *_, last = record.replay(found, record.game_of(found, engawa.make("bonsai").spec))
    assert last.position.points()[0] == 100
    assert scoring.tile_points(last.position, 0) == 72  # type: ignore[arg-type]


@rule("score", "score.flower", "score.flower.pot", "score.goals")
def test_what_tiles_score() -> None:
    tiles = tree(W=[(1, -1)], L=[(0, -1), (1, -2)], F=[(-1, -1)], R=[(0, -2)])
    s = lay(f"WWLFR/{MANY}/{tiles}/-", goals="blue-low:A")
    # The flower touches a leaf and a fruit; its lower sides are against the pot.
    assert s.points()[0] == 2 * 3 + 7 + (6 - 2) + 7


@rule("score.flower")
def test_a_flower_loses_a_point_for_each_tile_that_comes_beside_it() -> None:
    s = after(lay(f"LLF/growth-L,{MANY}/-/-"), "cultivate", "leaf nw1")
    before = s.points()[0]
    after(s, f"flower {hexes.name((1, -2))}")
    assert s.points()[0] - before == 5
    before = s.points()[0]
    after(s, "leaf ne1")  # beside the flower
    assert s.points()[0] - before == 3 - 1


@rule("score.flower.pot")
def test_the_bud_is_a_tile_to_a_flower() -> None:
    s = lay(f"-/{MANY}/{tree(L=[(0, -1)], F=[(1, -1)])}/-")
    assert s.points()[0] == 3 + 6 - 2


@rule("parchment")
@pytest.mark.parametrize(
    ("card", "points"),
    [("W", 2), ("L", 2), ("F", 2), ("R", 2), ("growth", 6), ("helper", 4), ("master", 2)],
)
def test_parchments(card: str, points: int) -> None:
    tiles = tree(W=[(1, -1)], L=[(0, -1), (1, -2)], F=[(-1, -1)], R=[(0, -2)])
    cards = "growth-W,growth-L,growth-F,helper-W*2,master-LL,tool"
    plain = lay(f"-/{cards}/{tiles}/-", board="tool,tool,growth-R,growth-W")
    with_it = lay(f"-/{cards},parchment-{card}/{tiles}/-", board="tool,tool,growth-R,growth-W")
    assert with_it.points()[0] - plain.points()[0] == points


@rule("score.most", "tie")
def test_most_points_win_and_a_tie_goes_to_the_later_seat() -> None:
    text = "B over 30 - goals=- board=" + BOARD + " A=-/helper-W/Lnw1/- B=-/helper-W/Lnw1/-"
    s = engawa.make("bonsai", 2).position(text)
    assert s.points() == [3, 3]
    assert s.scores() == [0.0, 1.0]
    s = engawa.make("bonsai", 2).position(text.replace("B=-/helper-W/Lnw1", "B=-/-/-"))
    assert s.scores() == [1.0, 0.0]


@rule("tie")
def test_a_tie_among_three_of_four_goes_to_the_last_of_them() -> None:
    seats = "A=-/-/-/- B=-/helper-W/Lnw1/- C=-/helper-W/Lnw1/- D=-/-/-/-"
    s = engawa.make("bonsai", 4).position(f"D over 30 - goals=- board={BOARD} {seats}")
    assert s.scores() == [0.0, 0.0, 1.0, 0.0]


@rule("cap")
def test_the_cap_ends_a_game_that_draws_no_cards() -> None:
    s = play_first(engawa.make("bonsai", 2, goals=False, turn_cap=6))
    assert s.to_move == NOBODY
    assert s.observe(0)["turns"] == 6


@rule("cap")
def test_the_laws_hold_for_a_game_that_is_stopped() -> None:
    check_laws(engawa.make("bonsai", 2, turn_cap=9, tokonoma=True), games=2)


def play_first(game: Game) -> Position:
    s = game.start()
    while s.to_move != NOBODY:
        if s.to_move == CHANCE:
            s.roll(Rng(2))
        else:
            s.play("cultivate" if "cultivate" in s.lines() else "done")
    return s


# --- secrets, text and the scene ---


@rule("memory")
def test_what_was_taken_in_the_open_is_remembered() -> None:
    s = after(lay("-/-/-/-", board="tool,parchment-F,tool,tool"), "take 2 wood")
    assert s.observe(1)["players"][0]["cards"] == {"parchment-F": 1}
    assert str(s.imagine(1, Rng(1))) == str(s)
    assert 1 in [n for key, _, n in s.scene(1).panels[0].counts if key == "parchment"]


@rule("parchment.hidden")
def test_points_of_parchments_are_left_out_of_what_others_see_until_the_end() -> None:
    a = f"L/{MANY},parchment-L/{tree(L=[(0, -1)])}/-"
    s = lay(a, goals="brown-low:A,brown-hard")
    assert s.points()[0] == 3 + 5 + 1
    seen = [s.observe(seat)["players"][0]["points"] for seat in (0, 1, None)]
    assert seen == [8, 8, 8]
    assert [s.scene(seat).panels[0].score for seat in (0, 1, None)] == [9, 8, 8]
    for seat in (1, None):  # who owns them has them in the tray
        counts = {key: n for key, _, n in s.scene(seat).panels[0].counts}
        assert (counts["parchment"], counts["master"] + counts["helper"]) == (1, 12)
    after(s, "cultivate")
    tells = [s.narrate(s.parse("leaf ne1"), seat) for seat in (0, 1, None)]
    assert [said(telling.effect) for telling in tells] == ["+3", "+3", "+3"]
    over = lay(a, doing="A over 9 -", goals="brown-low:A,brown-hard")
    assert [over.scene(seat).panels[0].score for seat in (0, 1, None)] == [9, 9, 9]


@rule("parchment.hidden")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_others_are_shown_does_not_depend_on_which_parchments_one_has(seats: int) -> None:
    """Points, panels, notes and sentences: all but the cards themselves, which were seen."""
    rng, tried = Rng(seats), 0
    s = engawa.make("bonsai", seats).start()
    while s.to_move != NOBODY:
        see = s.observe(None)
        for k, player in enumerate(see["players"]):
            tree_and_goals = scoring.tile_points(s, k) + scoring.goal_points(s, k)  # type: ignore[arg-type]
            assert player["points"] == tree_and_goals
            assert s.scene(None).panels[k].score == tree_and_goals
            tried += player["points"] != s.points()[k]
        s.roll(rng) if s.to_move == CHANCE else s.apply(s.legal()[rng.below(len(s.legal()))])
    assert tried
    assert [player["points"] for player in s.observe(None)["players"]] == s.points()


@pytest.mark.parametrize(
    "broken",
    [
        "Wnw2",  # hangs in the air
        "Fnw1",
        "We1",  # in the pot
        "Lnw1,Rne1",
    ],
)
def test_trees_that_cannot_stand_are_refused(broken: str) -> None:
    with pytest.raises(BadPosition, match="hangs in the air"):
        lay(f"-/{MANY}/{broken}/-")


@rule("reach")
@pytest.mark.parametrize(
    ("a", "says"),
    [
        ("WWLL/-/-/-", "has 4 tiles, 2 of them wood"),
        ("WWWW/tool/-/-", "4 of them wood; its cards brought 3"),
        ("-/tool*3/-/-", "more places than there are copies"),
        ("-/none/-/-", "is not a position"),
        ("-/-/-", "is not a position"),
    ],
)
def test_positions_no_game_leads_to_are_refused(a: str, says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        lay(a)


@pytest.mark.parametrize(
    "doing", ["A claim 5 -", "A return 5 -", "A turn 5 0", "A burn 5 -", "A deal 5 -", "C turn 5 -"]
)
def test_phases_that_cannot_be_are_refused(doing: str) -> None:
    with pytest.raises(engawa.EngawaError):
        lay("-/-/-/-", doing=doing)


@pytest.mark.parametrize("line", ["take 5", "wood", "wood x1", "take 2", "claim green", "deal ace"])
def test_lines_that_are_none(line: str) -> None:
    with pytest.raises(BadLine):
        lay("-/-/-/-").play(line)


def test_the_scene_says_what_a_press_brings() -> None:
    tiles = tree(W=[(1, -1)], L=[(0, -1), (1, -2)])
    s = after(lay(f"LF/{MANY}/{tiles}/-"), "cultivate")
    scene = s.scene(0)
    cell = next(sprite for sprite in scene.board if sprite.key == f"cell-{hexes.name((0, -2))}")
    assert said(cell.label) == f"Empty, upper left, {hexes.name((0, -2))}, beside 2 leaves."
    labels = [said(sprite.label) for sprite in scene.board if sprite.key.startswith("cell-")]
    assert len({*labels}) == len(labels) > 1
    assert said(cell.press) == "place a flower"
    assert said(scene.asks) == "You may place 1 wood, 1 leaf and one of any kind."
    scene = lay("WL/tool/-/-").scene(0)
    says = {verb.line: said(verb.says) for verb in scene.verbs}
    assert says["take"] == "Take a card and the tiles below it"
    assert says["cultivate"] == "Place tiles; you have 1 wood and 1 leaf"
    cards = {line: sprite for sprite in scene.board for line in sprite.lines}
    assert said(cards["take 3"].label) == (
        "Growth (leaf). Each time you place tiles, you may place 1 leaf more. "
        "Slot 3: wood and flower."
    )
    assert said(cards["take 3"].press) == "take it"
    assert cards["take 2 leaf"] == cards["take 2 wood"]


def test_goals_are_told_with_their_numbers() -> None:
    s = three(tree(W=side_by_side(9)), "brown-low,brown-mid,green-hard,blue-low")
    says = {verb.line: said(verb.says) for verb in after(s, "cultivate", "done").scene(0).verbs}
    assert says["claim brown-mid"] == "Claim 10 wood for 10 points"
    assert says["renounce brown-low"] == "Give up 8 wood and its 5 points for good"
    labels = {sprite.key: said(sprite.label) for sprite in s.scene(None).board}
    assert labels["goal-green-hard"] == "Goal, green: 9 leaves in one group, 12 points."
    mine = {sprite.key: said(sprite.label) for sprite in s.scene(0).board}
    assert mine["goal-green-hard"].endswith("12 points, 0 of 9.")
    assert labels["goal-blue-low"].startswith("Goal, blue: a tile past the cracked side")


def test_drawings_are_those_of_the_sheet() -> None:
    drawings = {f"bn-{w}" for w in ("bud", "pot", "goal", "target", "card-back", *components.WORDS)}
    drawings |= {f"bn-mini-{w}" for w in (*components.WORDS, "any")} | {"bn-slot"}
    drawings |= {f"bn-card-{w}" for w in ("tool", "growth", "helper", "master", "parchment")}
    s = engawa.make("bonsai", 3).start()
    rng = Rng(4)
    seen = set()
    while s.to_move != NOBODY:
        scene = s.scene(s.to_move if s.to_move >= 0 else None)
        seen |= {sprite.drawing for sprite in (*scene.board, *scene.tray)}
        keys = [sprite.key for sprite in (*scene.board, *scene.tray)]
        assert len(keys) == len(set(keys))
        s.roll(rng) if s.to_move == CHANCE else s.apply(s.legal()[rng.below(len(s.legal()))])
    assert seen | {"bn-fruit"} == drawings  # fruits are rare at random


# --- a guess for search ---


def test_values_are_shares_and_follow_the_points() -> None:
    leaves = tree(W=[(1, -1)], L=[(0, -1), (1, -2), (2, -2)])
    ahead = lay(f"-/{MANY}/{leaves}/-")
    assert sum(ahead.values()) == pytest.approx(1)
    assert ahead.values()[0] > 0.5 > ahead.values()[1]
    low = engawa.make("bonsai", 1, level=0).start().values()[0]
    high = engawa.make("bonsai", 1, level=3).start().values()[0]
    assert 0 < high < low < 1


def test_values_foresee_the_winner() -> None:
    """Late in a game the seat with the highest value wins far more often than one in three."""
    right = 0
    for seed in range(60):
        rng = Rng(seed)
        s = engawa.make("bonsai", 3).start()
        while s.observe(0)["deck"] > 8:
            s.roll(rng) if s.to_move == CHANCE else s.apply(s.legal()[rng.below(len(s.legal()))])
        guess = s.values()
        right += play(s, rng).scores()[guess.index(max(guess))] == 1
    assert right >= 36
