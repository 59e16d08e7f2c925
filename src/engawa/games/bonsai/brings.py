"""What a line would bring, with the numbers of this position: in a few words, and as a preview."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engawa.core.notation import count, listed
from engawa.core.scene import Brings
from engawa.games.bonsai import components, words
from engawa.games.bonsai.components import (
    DIFFICULTY_WORDS,
    GOAL_NAMES,
    GOAL_NEEDS,
    LETTERS,
    PARCHMENT_POINTS,
    WORDS,
)
from engawa.kit import hexes
from engawa.kit.hexes import Hex

See = dict[str, Any]
Tree = dict[Hex, str]  # the tile on each cell, the bud included
BUD = (0, 0)
TILES = [
    dict(zip(WORDS, components.SLOT_TILES[i : i + 4], strict=True))
    for i in range(0, len(components.SLOT_TILES), components.KINDS)
]


def mine(see: See) -> See:
    """The seat whose turn it is."""
    player: See = see["players"][see["turn"]]
    return player


def tree_of(cells: dict[str, str]) -> Tree:
    return {BUD: "wood"} | {hexes.parse(cell): word for cell, word in cells.items()}


def active_tree(see: See) -> Tree:
    """The bonsai that is tended: the seat's own, or the Emperor's active one."""
    trees = mine(see)["trees"]
    return tree_of(trees[see["tree"] if len(trees) > 1 else 0])


# --- how near a tree is to its goals ---


def side(cell: Hex) -> int:
    """[protrude] -1 past the left edge of the pot, 1 past the right one, 0 between them."""
    twice = 2 * cell[0] + cell[1]
    return (twice >= components.PAST_RIGHT) - (twice <= components.PAST_LEFT)


def largest_group(tree: Tree) -> int:
    """[goal.green] Leaves that hang together, as many as there are in one group."""
    left = {cell for cell, word in tree.items() if word == "leaf"}
    best = 0
    while left:
        found, edge = 0, [left.pop()]
        while edge:
            cell = edge.pop()
            found += 1
            beside = {hexes.step(cell, d) for d in range(6)} & left
            left -= beside
            edge += beside
        best = max(best, found)
    return best


def progress(tree: Tree, goal: str) -> tuple[int, int]:
    """How much of a goal is there, and how much it asks for."""
    colour, _, difficulty = goal.partition("-")
    need = GOAL_NEEDS[GOAL_NAMES.index(goal)]
    kinds = list(tree.values())
    if colour == "brown":
        return kinds.count("wood"), need
    if colour == "green":
        return largest_group(tree), need
    if colour == "orange":
        return kinds.count("fruit"), need
    if colour == "pink":
        sides = [side(cell) for cell, word in tree.items() if word == "flower"]
        return max(sides.count(-1), sides.count(1)), need
    return _cascade(tree, difficulty)


def _cascade(tree: Tree, difficulty: str) -> tuple[int, int]:
    """[goal.blue] The edges of the pot that are passed, as the tile asks for it."""
    high = {side(cell) for cell in tree if cell[1] < components.BELOW}
    low = {side(cell) for cell in tree if cell[1] >= components.BELOW}
    if difficulty == "low":
        return int(1 in high | low), 1
    if difficulty == "mid":
        return len((high | low) & {-1, 1}), 2
    return max(int(-1 in high) + int(1 in low), int(1 in high) + int(-1 in low)), 2


def open_goals(see: See) -> list[str]:
    """Goals on the table that the mover could still claim."""
    owned = {
        goal["name"].partition("-")[0] for goal in see["goals"] if goal["owner"] == see["turn"]
    }
    out = mine(see)["renounced"]
    names = [goal["name"] for goal in see["goals"] if goal["owner"] < 0]
    return [name for name in names if name.partition("-")[0] not in owned and name not in out]


def reached(see: See, tree: Tree) -> list[str]:
    found = []
    for name in open_goals(see):
        have, need = progress(tree, name)
        if have >= need:
            found.append(name)
    return found


# --- what a tile is worth ---


def gain(see: See, tree: Tree, word: str, cell: Hex) -> int:
    """Points for placing a tile there: its own, those of Parchments, less what flowers lose."""
    beside = words.neighbours(tree, cell)
    own = {"wood": 0, "leaf": components.LEAF_POINTS, "fruit": components.FRUIT_POINTS}
    points = own[word] if word in own else components.SIDES - len(beside)
    kind = WORDS.index(word)
    if f"parchment-{LETTERS[kind]}" in mine(see)["cards"]:
        points += PARCHMENT_POINTS[kind]
    return points - beside.count("flower")


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"\N{MINUS SIGN}{-n}"


def hanging(tree: Tree, cell: Hex) -> list[str]:
    """[remove.least] What goes with a tile, because nothing else holds it: ``2 flowers``."""
    left = {at: word for at, word in tree.items() if at != cell}
    lost = [left[at] for d in range(6) if (at := hexes.step(cell, d)) in left and _falls(left, at)]
    kinds = [word for word in WORDS if word in lost]
    return [count(lost.count(word), words.PLURALS[word]) for word in kinds]


def _falls(tree: Tree, cell: Hex) -> bool:
    """Is it a flower without a leaf, or a fruit without two that follow one another?"""
    by_leaf = [tree.get(hexes.step(cell, d)) == "leaf" for d in range(6)]
    if tree[cell] == "flower":
        return not any(by_leaf)
    return tree[cell] == "fruit" and not any(by_leaf[d - 1] and by_leaf[d] for d in range(6))


# --- previews ---


def brings(see: See, line: str) -> Brings:
    """What a line is, what it brings, and the button that plays it."""
    verb, _, rest = line.partition(" ")
    if verb in WORDS:
        return _place(see, verb, rest)
    return PREVIEWS[verb](see, rest)


def _place(see: See, word: str, name: str) -> Brings:
    tree, cell = active_tree(see), hexes.parse(name)
    points = gain(see, tree, word, cell)
    past = {-1: " past the left edge", 0: "", 1: " past the cracked edge"}[side(cell)]
    title = f"{word.capitalize()}{past}, {words.where(cell)}"
    says = []
    if word == "flower":
        sides = components.SIDES - len(words.neighbours(tree, cell))
        says.append(f"{count(sides, 'open side')}.")
    if closed := words.neighbours(tree, cell).count("flower"):
        says.append(f"Closes {count(closed, 'open side')} of flowers.")
    before = set(reached(see, tree))
    fresh = [goal for goal in reached(see, tree | {cell: word}) if goal not in before]
    if fresh:
        says.append(f"Reaches {listed([words.goal_words(goal) for goal in fresh])}.")
    worth = f", {signed(points)}" if points else ""
    steps = ((f"cell-{name}", signed(points)),) if points else ()
    return Brings(title, " ".join(says), f"Place {word}{worth}", steps)


def taken(see: See, way: str) -> dict[str, int]:
    """The tiles that taking a card brings: those of its slot, and a Master's own."""
    slot = int(way[0])
    tiles = dict(TILES[slot - 1])
    if way[2:]:
        tiles[way[2:]] += 1
    card = see["board"][slot - 1]
    if card.startswith("master-") and card != "master-any":
        for letter in card.partition("-")[2]:
            tiles[words.TILES[letter]] += 1
    return tiles


def discarded(see: See, slot: int) -> str:
    """[solo.meditate] [solo.cultivate] Alone, the card that goes besides the one taken from `slot`,
    or with a Cultivate, slot 0: in words, and nothing where none goes.
    """
    if see["seats"] > 1:
        return ""
    if slot == 1:
        return "the top card of the deck" if see["deck"] else ""
    card = see["board"][slot - 2 if slot else components.SLOTS - 1]
    return words.card_words(card) if card else ""


def _discards(see: See, slot: int) -> str:
    """``Discards Growth, leaf.``"""
    card = discarded(see, slot)
    return f" Discards {card}." if card else ""


def _take(see: See, way: str) -> Brings:
    player = mine(see)
    card = see["board"][int(way[0]) - 1]
    tiles = taken(see, way)
    brought = sum(tiles.values()) + (card == "master-any")
    held, most = sum(player["supply"].values()) + brought, player["capacity"]
    most += components.TOOL_CAPACITY * (card == "tool")
    title = words.card_words(card)
    if any(tiles.values()):
        title += f"; {words.tiles_words(tiles)}"
    says = f"You will hold {held} of {most}."
    if held > most and not card.startswith("helper"):
        says = f"{held} of {most}: return {held - most} at the end."
    if card.startswith("helper"):
        says += " Place a tile of any kind and the one shown at once."
    says += _discards(see, int(way[0]))
    press = f"Take card and {count(brought, 'tile')}" if brought else "Take card"
    steps = tuple((f"supply-{word}", f"+{n}") for word, n in tiles.items() if n)
    return Brings(title, says, press, steps)


def _cultivate(see: See, _: str) -> Brings:
    says = f"Place {words.tiles_words(allowance(see))}." + _discards(see, 0)
    return Brings("Cultivate", says, "Cultivate")


def allowance(see: See) -> dict[str, int]:
    """What a Cultivate lets the mover place: the Seishi tile and its Growths."""
    rights = dict(zip((*WORDS, "any"), components.SEISHI, strict=True))
    for card, n in mine(see)["cards"].items():
        if card.startswith("growth-"):
            rights[words.TILES[card[-1]]] += n
    return rights


def _done(see: See, _: str) -> Brings:
    goals = reached(see, active_tree(see))
    left = words.tiles_words(see["rights"])
    says = "" if left == "no tile" else f"You could still place {left}."
    if goals:
        says = f"Reached: {listed([words.goal_words(goal) for goal in goals])}. " + says
    press = f"Finish, then {count(len(goals), 'goal')}" if goals else "Finish"
    return Brings("Finish placing", says.strip(), press)


def _pick(see: See, word: str) -> Brings:
    step = ((f"supply-{word}", "+1"),)
    return Brings(f"Take {word}", f"You have {mine(see)['supply'][word]}.", f"Take {word}", step)


def _points(see: See, name: str) -> int:
    return int(next(goal["points"] for goal in see["goals"] if goal["name"] == name))


def _claim(see: See, name: str) -> Brings:
    colour = name.partition("-")[0]
    says = f"Your one {colour} goal."
    return Brings(f"Claim {words.goal_words(name)}", says, f"Claim +{_points(see, name)}")


def _renounce(see: See, name: str) -> Brings:
    colour, _, difficulty = name.partition("-")
    harder = DIFFICULTY_WORDS[DIFFICULTY_WORDS.index(difficulty) + 1 :]
    says = "It is lost to you for good"
    if any(f"{colour}-{word}" in open_goals(see) for word in harder):
        says += "; harder ones of its colour stay open"
    return Brings(f"Renounce {words.goal_words(name)}", f"{says}.", "Renounce")


def _return(see: See, word: str) -> Brings:
    player = mine(see)
    over = sum(player["supply"].values()) - player["capacity"]
    says = (
        f"{count(over - 1, 'more tile')} to return then." if over > 1 else "Then you keep the rest."
    )
    return Brings(
        f"Return {word}", says, f"Return {word}", ((f"supply-{word}", "\N{MINUS SIGN}1"),)
    )


def _remove(see: See, name: str) -> Brings:
    tree, cell = active_tree(see), hexes.parse(name)
    lost = hanging(tree, cell)
    says = "Makes room for wood" + (f"; with it {listed(lost)} will go" if lost else "")
    return Brings(f"Remove {tree[cell]}, {words.where(cell)}", f"{says}.", "Remove")


PREVIEWS: dict[str, Callable[[See, str], Brings]] = {
    "take": _take,
    "cultivate": _cultivate,
    "done": _done,
    "pick": _pick,
    "claim": _claim,
    "renounce": _renounce,
    "return": _return,
    "remove": _remove,
}
