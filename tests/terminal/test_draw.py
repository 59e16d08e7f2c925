"""A scene in plain lines that read well aloud."""

from engawa.core.game import Game
from engawa.core.scene import Note, Panel, Place, Scene, Sprite
from engawa.template import SPEC
from engawa.terminal.draw import draw


def test_an_end_of_pebbles_reads_like_this() -> None:
    s = Game(SPEC, 2, {}).position("0 B")
    assert draw(s.scene(None), ["Ann", "Ben"]) == "A Ann\nB Ben\nB took the last pebble."


def test_things_are_read_place_by_place() -> None:
    scene = Scene(
        asks="Now what?",
        panels=(Panel(seat=0, counts=()), Panel(seat=1, counts=(), note="asleep")),
        board=(
            Sprite(key="a", drawing="x", place="garden", label="pond"),
            Sprite(key="b", drawing="x", place="market", label="fan"),
            Sprite(key="c", drawing="x", place="garden", label="stone"),
        ),
        tray=(
            Sprite(
                key="d",
                drawing="x",
                place="hand",
                label="Seven of spades.",
                state="lit",
                press="play it",
            ),
            Sprite(key="e", drawing="x", place="hand", label="joker"),
        ),
        notes=(Note("It rains."),),
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
        panels=(
            Panel(
                seat=0, counts=(("cards", "cards", 2),), score=1, meters=(("goals", "goals", 3, 8),)
            ),
        ),
        board=(
            Sprite(key="plot-e1", drawing="x", place="garden", label="Green plot.", press="eat"),
            Sprite(key="bamboo-e1", drawing="x", place="garden", label=""),
        ),
        tray=(Sprite(key="a", drawing="x", place="box", label="die"),),
        places=(
            Place(name="box", title="Left in the box", on="tray", note="nearly empty"),
            Place(name="garden", title="Garden"),
        ),
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
        panels=(
            Panel(seat=0, counts=(), score=3, meters=(("tokens", "tokens", 3, 8),), worth="tokens"),
        ),
        tray=(
            Sprite(key="a", drawing="x", place="hand", label="Ace, face up", state="face up"),
            Sprite(key="b", drawing="x", place="hand", label="Two", state="faded"),
        ),
    )
    assert draw(scene, ["A"]) == "A: tokens 3 of 8\nHand: Ace, face up and Two (gone).\nGo on."
