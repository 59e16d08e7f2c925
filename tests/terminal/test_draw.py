"""A scene in plain lines that read well aloud."""

import engawa
from engawa.core.game import Game
from engawa.core.scene import Panel, Place, Scene, Sprite
from engawa.template import ROOM
from engawa.terminal.draw import draw


def test_a_turn_of_pass_the_pandas_reads_like_this() -> None:
    s = engawa.make("pass_the_pandas", 3).position("3/5/6 B 2 WPPB.:1 7")
    assert draw(s.scene(1), ["Ann", "Ben", "Cleo"]) == (
        "A Ann: 3 dice, bamboo 2\n"
        "B Ben: 5 dice, bamboo 1\n"
        "C Cleo: 6 dice\n"
        "Trays:\n"
        "  Tray of A, 3 dice.\n"
        "  Tray of C, 6 dice.\n"
        "Roll: water (faded), panda (faded), panda, bamboo and blank.\n"
        "Your dice after this turn: bamboo, blank and bamboo (got).\n"
        "Gone for good, of 18 dice: 4.\n"
        "B rolled 1 water, 2 pandas, 1 bamboo and 1 blank.\n"
        "Water: 1 die gone for good.\n"
        "Pandas: 1 of 2 given.\n"
        "Bamboo: A rolled 2, B 1. A will give 1 die.\n"
        "B will end with 5 dice.\n"
        "Give a panda."
    )


def test_an_end_of_pass_the_pandas_reads_like_this() -> None:
    s = engawa.make("pass_the_pandas", 2, pandamonium=5).position(
        "0/3 A 0 over 9 places=1/0 points=6/2 first=B"
    )
    assert draw(s.scene(None), ["A", "B"]) == (
        "A: 6 points, dice 0, finished first\n"
        "B: 2 points, dice 3\n"
        "Trays:\n"
        "  Tray of A, 0 dice.\n"
        "  Tray of B, 3 dice.\n"
        "Gone for good, of 12 dice: 9.\n"
        "First to 5 points.\n"
        "The game is over."
    )


def test_an_end_of_pebbles_reads_like_this() -> None:
    s = Game(ROOM, 2, {}).position("0 B")
    assert draw(s.scene(None), ["Ann", "Ben"]) == "A Ann\nB Ben\nB took the last pebble."


def test_things_are_read_place_by_place() -> None:
    scene = Scene(
        asks="Now what?",
        panels=(Panel(0, ()), Panel(1, (), note="asleep")),
        board=(
            Sprite("a", "x", "garden", "pond"),
            Sprite("b", "x", "market", "fan"),
            Sprite("c", "x", "garden", "stone"),
        ),
        tray=(
            Sprite("d", "x", "hand", "Seven of spades.", "lit", press="play it"),
            Sprite("e", "x", "hand", "joker"),
        ),
        notes=("It rains.",),
    )
    assert draw(scene, ["Ann", "B"]) == (
        "A Ann\n"
        "B: asleep\n"
        "Garden: pond and stone.\n"
        "Market: fan.\n"
        "Hand:\n"
        "  Seven of spades.\n"
        "  joker\n"
        "It rains.\n"
        "Now what?"
    )


def test_places_are_read_with_their_headings_and_panels_with_what_is_reached() -> None:
    scene = Scene(
        asks="Go on.",
        panels=(Panel(0, (("cards", 2),), score=1, meters=(("goals", 3, 8),)),),
        board=(
            Sprite("plot-e1", "x", "garden", "Green plot.", press="eat"),
            Sprite("bamboo-e1", "x", "garden", ""),
        ),
        tray=(Sprite("a", "x", "box", "die"),),
        places=(Place("box", "Left in the box", "tray", "nearly empty"), Place("garden")),
    )
    assert draw(scene, ["Ann"]) == (
        "A Ann: 1 point, goals 3 of 8, cards 2\n"
        "Left in the box, nearly empty: die.\n"
        "Garden:\n"
        "  Green plot.\n"
        "Go on."
    )


def test_nothing_is_read_twice() -> None:
    scene = Scene(
        asks="Go on.",
        panels=(Panel(0, (), score=3, meters=(("tokens", 3, 8),), worth="token"),),
        tray=(
            Sprite("a", "x", "hand", "Ace, face up", "face up"),
            Sprite("b", "x", "hand", "Two", "faded"),
        ),
    )
    assert draw(scene, ["A"]) == "A: tokens 3 of 8\nHand: Ace, face up and Two (faded).\nGo on."
