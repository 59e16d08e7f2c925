"""Bonsai in random games: what must hold of every tree, and how many lines of play there are."""

import pytest

import engawa
from engawa import CHANCE, NOBODY, Position, Rng
from engawa.games.bonsai.rules import components, tree
from engawa.kit import hexes
from engawa.kit.hexes import Hex

rule = pytest.mark.rule  # names the ids of RULES.md a test watches

GAMES = [
    engawa.make("bonsai", 2),
    engawa.make("bonsai", 3, tokonoma=True),
    engawa.make("bonsai", 4),
    engawa.make("bonsai", 1, level=1),
    *(engawa.make("bonsai", 1, scenario=n) for n in range(1, 6)),
]
LETTER = {"wood": "W", "leaf": "L", "flower": "F", "fruit": "R"}


def keen(s: Position, rng: Rng) -> int:
    """A choice that likes to place tiles, so that trees grow large."""
    lines, legal = s.lines(), s.legal()
    placing = [a for a, line in zip(legal, lines, strict=True) if line.split()[0] in LETTER]
    if "cultivate" in lines and rng.below(2):
        return legal[lines.index("cultivate")]
    return (placing or legal)[rng.below(len(placing or legal))]


def picture(s: Position, seat: int) -> list[dict[Hex, str]]:
    """The trees of a seat, as they can be read off the written position."""
    text = next(p for p in str(s).split() if p.startswith("ABCD"[seat] + "="))[2:]
    trees = []
    for row in text.split("/")[2:-1]:
        tiles = row.split(",") if row != "-" else []
        trees.append({(0, 0): "W"} | {hexes.parse(tile[1:]): tile[0] for tile in tiles})
    return trees


def beside(tiles: dict[Hex, str], cell: Hex) -> list[str]:
    """What stands on the six sides of a cell, in order; "" for nothing."""
    return [tiles.get(hexes.step(cell, side), "") for side in range(6)]


def points(s: Position, seat: int) -> int:
    """The points of a seat, recomputed from the picture alone."""
    see = s.observe(None)
    cards = see["players"][seat]["cards"]
    trees = picture(s, seat)
    total: int = sum(goal["points"] for goal in see["goals"] if goal["owner"] == seat)
    for tiles in trees:
        for cell, kind in tiles.items():
            total += {"L": 3, "R": 7}.get(kind, 0)
            total += beside(tiles, cell).count("") if kind == "F" else 0
    for kind, worth in (("W", 1), ("L", 1), ("F", 2), ("R", 2)):
        if f"parchment-{kind}" in cards:
            total += worth * sum(list(tiles.values()).count(kind) for tiles in trees)
    for sort in ("growth", "helper", "master"):
        if f"parchment-{sort}" in cards:
            total += 2 * sum(n for card, n in cards.items() if card.startswith(sort))
    return total


@rule("score", "score.flower", "parchment", "fruit", "wood", "leaf", "flower", "pot")
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_trees_are_lawful_and_worth_what_they_show(game: engawa.Game) -> None:
    rng = Rng(17)
    for _ in range(4):
        s = game.start()
        while s.to_move != NOBODY:
            if s.to_move == CHANCE:
                s.roll(rng)
                continue
            action = keen(s, rng)
            verb, _, name = s.text(action).partition(" ")
            if verb in LETTER:
                fits(s, LETTER[verb], hexes.parse(name))
            s.apply(action)
            assert s.points() == [points(s, seat) for seat in range(s.seats)]
        for seat in range(s.seats):
            for tiles in picture(s, seat):
                assert is_connected(tiles)


def fits(s: Position, kind: str, cell: Hex) -> None:
    """Check the rules of placement independently, before a tile is placed."""
    see = s.observe(None)
    tiles = picture(s, see["turn"])[see["tree"] if s.seats == 1 else 0]
    around = beside(tiles, cell)
    q, r = cell
    assert cell not in tiles
    assert not (r == 0 and -2 <= q <= 3)
    assert not (r == 1 and -2 <= q <= 2)
    assert not (r == 2 and -2 <= q <= 1)
    if kind in "WL":
        assert "W" in around
    elif kind == "F":
        assert "L" in around
    else:
        assert any(around[side] == around[side - 1] == "L" for side in range(6))
        assert "R" not in around


def is_connected(tiles: dict[Hex, str]) -> bool:
    """Is every tile connected to the bud?"""
    found = {(0, 0)}
    edge = [(0, 0)]
    while edge:
        cell = edge.pop()
        new = {hexes.step(cell, side) for side in range(6)} & (tiles.keys() - found)
        found |= new
        edge += new
    return found == tiles.keys()


@rule("reach", "goal.green", "protrude", "below")
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_what_is_kept_at_hand_is_what_the_tree_shows(game: engawa.Game) -> None:
    """A tree that grew, one laid out from text and one looked over again are the same."""
    rng = Rng(23)
    for _ in range(3):
        s = game.start()
        steps = 0
        while s.to_move != NOBODY:
            s.apply(keen(s, rng)) if s.to_move != CHANCE else s.roll(rng)
            steps += 1
            if steps % 7 == 0:
                grown = remembered(s)
                assert remembered(game.position(str(s))) == grown
                for bonsai in range(len(grown)):
                    tree.survey(s, bonsai)  # type: ignore[arg-type]
                assert remembered(s) == grown
                for seat in range(s.seats):
                    for bonsai, tiles in enumerate(picture(s, seat)):
                        assert grown[seat + bonsai][2] == summary(tiles)


def remembered(s: engawa.Position) -> list[tuple[list[int], list[int], list[int]]]:
    """Return the cells of each tree, and the fields that are computed from them."""
    found = []
    v = {name: getattr(s, name) for name in STATE}
    trees = 2 if s.game.options["scenario"] == components.EMPEROR else s.seats
    for t in range(trees):
        start, end = t * components.ROOM, t * components.ROOM + v["size"][t]
        kept = [*v["grown"][4 * t : 4 * t + 4], v["open_sides"][t], v["group"][t]]
        kept += v["blossoms"][2 * t : 2 * t + 2] + v["ends"][4 * t : 4 * t + 4]
        found.append((v["cell"][start:end], v["what"][start:end], kept))
    return found


STATE = ("size", "cell", "what", "grown", "open_sides", "group", "blossoms", "ends")


def summary(tiles: dict[Hex, str]) -> list[int]:
    """Compute the fields of a tree from its picture."""
    kinds = [list(tiles.values()).count(kind) for kind in "WLFR"]
    sides = sum(beside(tiles, cell).count("") for cell, kind in tiles.items() if kind == "F")
    left = [c for c in tiles if 2 * c[0] + c[1] <= -4]  # half a width is enough
    right = [c for c in tiles if 2 * c[0] + c[1] >= 6]
    ends = [
        [c for c in side if (c[1] >= 2) == low] for low in (False, True) for side in (left, right)
    ]
    blossoms = [sum(tiles[c] == "F" for c in side) for side in (left, right)]
    return [*kinds, sides, largest_group(tiles), *blossoms, *map(len, ends)]


def largest_group(tiles: dict[Hex, str]) -> int:
    leaves = {cell for cell, kind in tiles.items() if kind == "L"}
    most = 0
    while leaves:
        group = [leaves.pop()]
        for cell in group:
            near = {hexes.step(cell, side) for side in range(6)} & leaves
            leaves -= near
            group += near
        most = max(most, len(group))
    return most


@rule("cap", "end")
def test_games_end_far_below_the_cap() -> None:
    rng = Rng(2)
    for game in GAMES:
        s = game.start()
        while s.to_move != NOBODY:
            s.apply(s.legal()[rng.below(len(s.legal()))]) if s.to_move != CHANCE else s.roll(rng)
        assert s.observe(None)["turns"] < 200


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_spoiled_position_is_refused_or_can_be_played(game: engawa.Game) -> None:
    rng = Rng(31)
    s = game.start()
    read = 0
    while s.to_move != NOBODY:
        text = str(s)
        for _ in range(4):
            at, other = rng.below(len(text)), text[rng.below(len(text))]
            spoiled = text[:at] + other * rng.below(2) + text[at + rng.below(2) :]
            try:
                t = game.position(spoiled)
            except engawa.EngawaError:
                continue
            read += 1
            assert str(game.position(str(t))) == str(t)
            for _ in range(12):
                if t.to_move >= 0:
                    t.apply(t.legal()[rng.below(len(t.legal()))])
                elif t.to_move == CHANCE:
                    t.roll(rng)
        s.apply(keen(s, rng)) if s.to_move != CHANCE else s.roll(rng)
    assert read > 10
