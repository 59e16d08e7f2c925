"""Bonsai on the screen: what its scenes show, what a line brings, what is told and counted."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from said import refused, said, told

import engawa
from engawa import CHANCE, NOBODY, Position, Rng
from engawa.core.preview import preview
from engawa.core.rng import named
from engawa.core.scene import Sprite
from engawa.games.bonsai.screen.face import Face
from engawa.kit import hexes
from engawa.words import Voice

BOARD = "tool,growth-W,growth-L,growth-F"
MANY = "master-WW,master-LL,master-WL,master-LF,master-LR,"
MANY += "helper-W*3,helper-L*2,helper-F,helper-R"
GROWS = ("flower", "fruit", "leaf", "wood")
MINUS = "\N{MINUS SIGN}"


def lay(a: str, board: str = BOARD, goals: str = "-", doing: str = "A turn 5 -") -> Position:
    text = f"{doing} goals={goals} board={board} A={a} B=-/-/-/-"
    return engawa.make("bonsai", 2).position(text)


def tree(**cells: list[tuple[int, int]]) -> str:
    return ",".join(k + hexes.name(cell) for k, row in cells.items() for cell in row) or "-"


class Shown(NamedTuple):
    title: str
    says: str
    press: str
    steps: tuple[tuple[str, str], ...]


def previewed(s: Position, line: str) -> Shown:
    voice, found = Voice(you=s.to_move), preview(s, line, s.to_move, named("test"))
    steps = tuple((key, voice(chip)) for key, chip in found.words.steps)
    return Shown(voice(found.title), voice(found.words.says), voice(found.words.press), steps)


def why(s: Position, line: str) -> str:
    return refused(s, line)[1]


def sprites(s: Position, seat: int | None = 0) -> dict[str, Sprite]:
    scene = s.scene(seat)
    return {sprite.key: sprite for sprite in (*scene.board, *scene.tray)}


# --- scenes ---


def test_ones_own_bonsai_is_in_the_garden_and_the_others_in_their_panels() -> None:
    s = engawa.make("bonsai", 3).start()
    on = {place.name: place.on for place in s.scene(1).places}
    assert (on["bonsai A"], on["bonsai B"], on["bonsai C"]) == ("seat A", "garden", "seat C")
    watched = {place.name: place for place in s.scene(None).places if "bonsai" in place.name}
    assert {place.on for place in watched.values()} == {"garden"}
    assert len({place.x for place in watched.values()}) == 3


def test_cards_and_goals_make_room_for_a_tall_tree() -> None:
    def above(s: Position) -> float:
        return next(place.y for place in s.scene(0).places if place.name == "shop")

    tall = tree(W=[(0, -n) for n in range(1, 9)])
    assert above(lay(f"-/{MANY}/{tall}/-")) < above(lay("-/-/-/-"))


def test_a_tile_is_touched_then_its_cell() -> None:
    s = lay(f"WLF/{MANY}/{tree(W=[(0, -1)])}/-")
    s.play("cultivate")
    found = sprites(s)
    wood = set(found["supply-wood"].lines)
    assert wood
    cells = [sprite for sprite in found.values() if sprite.key.startswith("cell-")]
    assert wood == {line for cell in cells for line in cell.lines if line.startswith("wood ")}
    assert (found["supply-fruit"].face, found["supply-fruit"].lines) == (Face(count=0), ())
    assert s.why_not(found["supply-fruit"].would[0]) is not None
    assert (found["supply-flower"].lines, found["supply-flower"].would) == ((), ("flower nw1",))


def test_a_cell_can_be_asked_why_a_tile_does_not_fit() -> None:
    s = lay(f"WR/{MANY}/{tree(W=[(0, -1)])}/-")
    s.play("cultivate")
    cell = next(sprite for key, sprite in sprites(s).items() if key.startswith("cell-"))
    assert cell.would == (f"fruit {cell.key[5:]}",)
    refusal = s.why_not(cell.would[0])
    assert refusal is not None
    assert refusal.rule == "fruit"


def test_rights_are_shown_used_and_unused() -> None:
    s = lay(f"WWL/{MANY},growth-F/{tree(W=[(0, -1)])}/-")
    s.play("cultivate")
    rights = [(r.drawing, r.state) for r in sprites(s).values() if r.place == "rights"]
    assert rights == [(f"bn-mini-{kind}", "") for kind in ("any", "wood", "leaf", "flower")]
    s.play(next(line for line in s.lines() if line.startswith("wood ")))
    assert sprites(s)["right-wood-0"].state == "used"
    assert "rights" not in {place.name for place in s.scene(1).places}


def test_cards_show_what_they_bring() -> None:
    board = "helper-W,master-WLF,parchment-F,parchment-growth"
    s = engawa.make("bonsai", 3).position(
        f"A turn 5 - goals=- board={board} A=-/-/-/- B=-/-/-/- C=-/-/-/-"
    )
    faces = {
        sprite.x: sprite.face for sprite in sprites(s).values() if sprite.key.startswith("card-")
    }
    assert [faces[x] for x in sorted(faces)] == [
        Face(tiles=("any", "wood")),
        Face(tiles=("wood", "leaf", "flower")),
        Face(worth="flower", points=2),
        Face(worth="growth", points=2),
    ]


def test_goals_say_how_near_they_are() -> None:
    leaves = tree(W=[(0, -1), (0, -2)], L=[(1, -2), (1, -3), (-1, -1)])
    s = lay(f"-/{MANY}/{leaves}/-", goals="green-low,brown-low,blue-low")
    faces = {key: sprite.face for key, sprite in sprites(s).items() if key.startswith("goal-")}
    notes = {key: said(sprites(s)[key].text) for key in faces}
    assert faces["goal-green-low"] == Face(colour="green", picture="leaf", need=5, have=2, points=6)
    assert faces["goal-blue-low"] == Face(colour="blue", picture="kengai-low", need=1, points=7)
    assert notes["goal-green-low"] == "2 of 5"
    assert notes["goal-brown-low"] == "3 of 8"
    assert notes["goal-blue-low"] == "0 of 1"
    assert sprites(s, None)["goal-green-low"].text == ""


def test_points_are_told_by_kind_below_the_seats() -> None:
    s = lay(f"-/{MANY},parchment-L/{tree(W=[(0, -1)], L=[(1, -1), (1, -2)], F=[(2, -2)])}/-")
    mine, theirs = s.scene(0).panels[0], s.scene(1).panels[0]
    assert Voice(you=0)(mine.title) == "Your points"
    rows = [(said(what), said(says), n) for what, says, n in mine.rows]
    assert rows == [
        ("leaves", "3 each", 6),
        ("flowers", "open sides", 4),
        ("fruit", "7 each", 0),
        ("parchments", "hidden", 2),
    ]
    assert sum(n for _, _, n in rows) == mine.score == 12
    assert (theirs.title, theirs.rows, theirs.score) == ("", (), 10)
    assert said(theirs.note) == "Points: leaves 6 and flowers 4"


def test_points_by_kind_add_up_in_every_position() -> None:
    rng = Rng(5)
    for seats in (1, 2, 4):
        s = engawa.make("bonsai", seats=seats).start()
        while s.to_move != NOBODY:
            s.roll(rng) if s.to_move == CHANCE else s.apply(s.legal()[rng.below(len(s.legal()))])
            for seat in range(seats):
                panel = s.scene(seat).panels[seat]
                assert sum(n for _, _, n in panel.rows) == panel.score


# --- what a line brings ---


@pytest.mark.parametrize(
    ("line", "title", "says", "press"),
    [
        ("take 1", "Tool (keep 2 more tiles)", "You will hold 2 of 7 tiles.", "Take card"),
        ("take 2 leaf", "Growth (wood) and leaf", "hold 3 of 5", "Take card and 1 tile"),
        (
            "take 4",
            "Master (wood and leaf)",
            "6 tiles and can keep 5: you return 1",
            "4 tiles",
        ),
        ("cultivate", "Place tiles", "You may place 1 wood, 1 leaf and one of any kind.", "Place"),
    ],
)
def test_what_a_line_brings(line: str, title: str, says: str, press: str) -> None:
    found = previewed(lay("WL/helper-L/-/-", board="tool,growth-W,growth-L,master-WL"), line)
    assert found.title == title
    assert says in found.says
    assert press in found.press


def test_a_tile_is_previewed_with_its_points_and_what_it_closes() -> None:
    s = lay(
        f"LFW/{MANY}/{tree(W=[(1, -1)], L=[(0, -1), (1, -2)], F=[(2, -3)])}/-", goals="green-low"
    )
    s.play("cultivate")
    flower = previewed(s, f"flower {hexes.name((0, -2))}")
    assert (flower.says, flower.press) == ("", "Place flower, +4")
    assert flower.steps == ((f"cell-{hexes.name((0, -2))}", "+4"),)
    beside = previewed(s, f"leaf {hexes.name((2, -2))}")  # it closes a side of a flower
    assert beside.press == "Place leaf, +2"


def test_what_was_promised_is_what_happens() -> None:
    """In random games, the chip on a cell is what the points grow by, and goals come as said."""
    rng = Rng(3)
    checked = met = 0
    for seats in (2, 3, 1):
        s = engawa.make("bonsai", seats).start()
        for _ in range(700):
            if s.to_move == NOBODY:
                break
            if s.to_move == CHANCE:
                s.roll(rng)
                continue
            lines = s.lines()
            fine = [line for line in lines if line.split()[0] in GROWS]
            held = s.observe(None)["players"][s.to_move]["supply"]
            if sum(held.values()) > 2 and "cultivate" in lines:
                fine = ["cultivate"]
            line = (fine or lines)[rng.below(len(fine or lines))]
            seat, before, words = s.to_move, s.points(), previewed(s, line)
            goals = [goal["name"] for goal in s.observe(seat)["goals"] if goal["met"]]
            s.play(line)
            if line.split()[0] in GROWS:
                promised = [int(chip.replace(MINUS, "-")) for _, chip in words.steps]
                assert sum(promised) == s.points()[seat] - before[seat], line
                checked += 1
            if line == "done":
                due = [goal["name"] for goal in s.observe(None)["goals"] if goal["due"]]
                assert sorted(due) == sorted(goals)
                met += bool(due)
    assert checked > 100
    assert met > 0


def test_cascades_are_counted_by_edge() -> None:
    def near(cells: list[tuple[int, int]]) -> list[str]:
        """Of the easy goal and the hard one, for a trunk along the rim and leaves."""
        trunk = [(q, -1) for q in (-1, 0, 1, 2, 3)]
        s = lay(f"-/{MANY}/{tree(W=trunk, L=cells)}/-", goals="blue-low,blue-hard")
        return [said(sprites(s)[f"goal-blue-{d}"].text) for d in ("low", "hard")]

    assert near([(3, -2)]) == ["0 of 1", "0 of 2"]
    assert near([(4, -2)]) == ["reached", "1 of 2"]
    assert near([(-2, -1)]) == ["0 of 1", "1 of 2"]


def test_what_goes_with_a_tile_that_is_removed_is_told() -> None:
    leaves, flower, fruit = [(0, -1), (1, -1)], (-1, -1), (1, -2)
    s = lay(f"W/{MANY}/{tree(L=leaves, F=[flower], R=[fruit])}/-")
    found = previewed(s, "remove ne1")
    assert found.title == "Remove leaf, upper right"
    assert found.says == "Makes room for wood. 1 fruit will go with it."
    assert told(s, "remove ne1") == "A removed leaf, upper right, and 1 fruit went with it."
    bare = lay(f"W/{MANY}/{tree(L=leaves)}/-")
    assert previewed(bare, "remove ne1").says == "Makes room for wood."
    assert told(bare, "remove ne1") == "A removed leaf, upper right."


def test_harder_goals_stay_open_only_where_there_are_any() -> None:
    wood = tree(W=[(0, -n) for n in range(1, 12)])
    s = lay(f"-/{MANY}/{wood}/-", goals="brown-low,brown-hard")
    s.play("cultivate")
    s.play("done")
    open_one = "You can never claim it later. Harder goals of its colour stay open."
    assert previewed(s, "renounce brown-low").says == open_one
    assert previewed(s, "renounce brown-hard").says == "You can never claim it later."
    s.play("renounce brown-hard")
    assert previewed(s, "renounce brown-low").says == "You can never claim it later."


@pytest.mark.parametrize(
    ("options", "aim"),
    [
        ({"level": 1}, "Senmon: Reach 100 points and claim three goals."),
        ({"scenario": 1}, "Slow Fall: Reach 130 points and claim two hard goals and a low one."),
        (
            {"scenario": 2},
            "Long Winter: Reach 120 points, claim all three goals and collect four Parchments.",
        ),
        ({"scenario": 3}, "Whenever you place tiles, a flower must be among them."),
        (
            {"scenario": 4},
            "fruits that touch no flower and flowers that touch no fruit are removed.",
        ),
        ({"scenario": 5}, "all five goals, three with one tree and two with the other."),
    ],
)
def test_alone_all_it_takes_to_win_is_told(options: dict[str, int], aim: str) -> None:
    goal = engawa.make("bonsai", 1, **options).start().scene(0).goal
    assert goal
    assert said(goal.says).endswith(aim)


# --- why not ---


def test_a_tile_that_fits_nowhere_is_told_what_it_needs() -> None:
    """The tile itself is pressed, so the answer speaks of no cell."""
    s = lay(f"WFR/{MANY}/{tree(W=[(0, -1), (1, -1)])}/-")
    s.play("cultivate")
    found = sprites(s)
    needs = "A flower must touch a leaf, and no free cell does."
    assert why(s, found["supply-flower"].would[0]) == needs
    assert why(s, found["supply-fruit"].would[0]).startswith("No cell suits a fruit")
    assert why(s, "wood nw1") == "There is already wood on this cell."
    stuck = lay(f"WL/{MANY}/{tree(L=[(0, -1), (1, -1)])}/-")
    stuck.play("cultivate")
    assert why(stuck, "wood nw1") == "Wood must touch wood, and no free cell does."
    assert why(stuck, "leaf nw1") == "A leaf must touch wood, and no free cell does."


def test_removing_is_for_the_beginning_of_a_turn() -> None:
    s = lay(f"W/{MANY}/{tree(L=[(0, -1), (1, -1)])}/-")
    s.play("cultivate")
    assert (
        why(s, "remove nw1") == "Tiles are removed only when a turn begins, before anything else."
    )


# --- what is told and counted ---


def test_what_happened_is_told_in_sentences() -> None:
    s = lay(f"L/{MANY}/{tree(W=[(0, -1)])}/-")
    assert told(s, "take 3") == "A took a Growth (leaf) and got 1 wood and 1 flower."
    assert told(s, "take 1") == "A took a Tool (keep 2 more tiles) and got no tile."
    s.play("cultivate")
    assert told(s, f"leaf {hexes.name((1, -1))}") == "A placed leaf, upper right."
    assert told(s, "done") == "A finished placing."
    start = engawa.make("bonsai", 2).start()
    assert told(start, "goals brown pink blue") == "The goals are brown, pink and blue."
    start.play("goals brown pink blue")
    assert told(start, "deal master-WL") == "A Master (wood and leaf) was dealt."


def test_alone_the_card_that_goes_is_told_before_and_after() -> None:
    def alone(board: str, doing: str = "A turn 5 -") -> Position:
        return engawa.make("bonsai", 1).position(f"{doing} goals=- board={board} A=W/-/-/-")

    s = alone(BOARD)
    assert previewed(s, "take 3").says.endswith(" hold 3 of 5 tiles. Discards Growth (wood).")
    assert previewed(s, "take 1").says.endswith(" Discards the top card of the deck.")
    assert told(s, "take 3") == (
        "A took a Growth (leaf) and got 1 wood and 1 flower. A Growth (wood) was discarded."
    )
    assert (
        told(s, "take 1") == "A took a Tool (keep 2 more tiles) and got no tile."
    )  # chance tells the rest
    s.play("cultivate")
    assert previewed(s, "done").says.endswith(" one of any kind. Discards Growth (flower).")
    assert told(s, "done") == "A finished placing. A Growth (flower) was discarded."
    s = alone("helper-W,growth-W,growth-L,growth-F")
    s.play("take 1")
    assert told(s, "done") == "A finished placing."
    assert "Discards" not in previewed(lay("-/-/-/-"), "take 3").says
    assert "Discards" not in previewed(alone("-,-,tool,tool"), "take 3").says


def test_the_pad_counts_by_category() -> None:
    s = lay(f"-/{MANY},parchment-L/{tree(W=[(0, -1)], L=[(1, -1), (1, -2)], F=[(2, -2)])}/-")
    rows = {said(row.title): row.points[0] for row in s.score_sheet()}
    assert rows == {"Leaves": 6, "Flowers": 4, "Fruit": 0, "Parchments": 2, "Goals": 0}
    assert sum(rows.values()) == s.points()[0]
