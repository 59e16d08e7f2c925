"""What the coach of The Harvest tells in a moment, and the goal strip."""

from collections import Counter

import pytest

import engawa
from engawa import Position
from engawa.core.notation import seat_name
from engawa.core.tip import Moment, next_tip
from engawa.games import spec
from engawa.games.the_harvest.screen.face import Face
from engawa.words import Voice

TIPS = spec("the_harvest").tips
KNOWN_FIRST = {"call", "draft", "goal"}


def told(position: str, known: set[str], less: bool = False) -> tuple[str, list[str], str]:
    """The tip of a position: its key, what it marks, and what it says of this moment."""
    s = engawa.make("the_harvest", cards="fight_city").position(position)
    moment = Moment(s.sight(s.to_move), s.lines(), s.to_move)
    tip = next_tip(TIPS, moment, known, less)
    assert tip
    return (
        tip.key,
        list(tip.at(moment)),
        Voice(you=s.to_move, names=("Aoi", "Haru"))(tip.now(moment)),
    )


def test_who_is_hit_hears_what_the_street_could_stop() -> None:
    hit = "A prevent 5 A 12/15 agnes/ursula street=birdie,dovie,gideon*,winifred discard=silas "
    hit += "top=nell turn=B hit=A:5:5:gideon"
    assert told(hit, KNOWN_FIRST) == (
        "hit",
        ["birdie", "dovie"],
        "Dovie Lark would stop 3 of 5.",
    )
    assert told(hit, KNOWN_FIRST | {"hit"})[0] == "limit"


def test_who_may_win_hears_so_before_anything_else() -> None:
    close = "A act 9 A 14/4 edmund,kit/ursula street=rufus discard=silas top=nell"
    key, at, now = told(close, KNOWN_FIRST, less=True)
    assert (key, at) == ("win", ["health-B", "edmund"])
    assert now == "Haru has 4 left, and Edmund Sable hits for 4."


def test_prices_are_told_with_what_they_leave() -> None:
    poor = "A act 9 A 9/14 rufus*/ursula street=kit discard=silas top=winifred"
    known = KNOWN_FIRST | {"activate", "attack", "down"}
    assert told(poor, known)[2] == "Rufus Tarr costs 3 and leaves you 6 health."
    assert told(poor, known | {"reset"})[2] == "Winifred Zane costs 5 and leaves you 4 health."


def test_the_goal_names_a_single_opponent_and_how_far_everybody_is() -> None:
    two = engawa.make("the_harvest").position(
        "A act 9 A 9/14 rufus*/ursula street=kit discard=silas top=winifred"
    )
    voice = Voice(you=0, names=("Aoi", "Haru"))
    goal = two.scene(0).goal
    assert goal
    assert voice(goal.says) == ("Bring Haru to 0 health and keep yours. The most health wins.")
    assert voice(goal.end) == "Lowest health: 9."
    assert [voice(panel.far) for panel in two.scene(0).panels] == [
        "9 of 21 health",
        "14 of 21 health",
    ]
    watched = two.scene(None).goal
    assert watched
    assert "Haru" not in voice(watched.says)


def test_the_opening_shows_backs_and_the_card_that_decides_until_it_is_called() -> None:
    s = engawa.make("the_harvest").start()
    scene = s.scene(0)
    assert str(scene.asks).startswith("Is the hidden number odd or even?")
    backs = [sprite.key for sprite in scene.board if sprite.place == "street"]
    assert backs == ["Back-1", "Back-2", "Back-3"]
    assert [sprite.key for sprite in scene.tray] == ["Picks", "Hidden"]
    assert [place.on for place in scene.places if place.name == "discard"] == ["garden"]
    s.play("call odd")
    gone = s.scene(0)
    assert not {"Back-1", "Hidden"} & {sprite.key for sprite in (*gone.board, *gone.tray)}


def test_the_answers_are_odd_and_even_and_the_order_of_picks_is_shown_for_both() -> None:
    s = engawa.make("the_harvest").start()
    scene = s.scene(0)
    assert [verb.line for verb in scene.verbs] == ["call odd", "call even"]
    (order,) = [sprite.face for sprite in scene.tray if sprite.key == "Picks"]
    assert isinstance(order, Face)
    assert (order.seat, str(order.brief)) == ("ABABAB", "called wrong")


@pytest.mark.parametrize(
    ("call", "first", "says"),
    [
        ("odd", "A", "The hidden number is 3, odd. You pick first."),
        ("even", "B", "The hidden number is 3, odd. B picks first."),
    ],
)
def test_after_the_call_the_hidden_number_is_told_and_who_picks_first(
    call: str, first: str, says: str
) -> None:
    s = engawa.make("the_harvest", cards="fight_city").start()
    for line in (f"call {call}", "top agnes", "top nell", "top kit"):
        s.play(line)
    voice = Voice(you=0, names=("Aoi", "B"))
    assert voice(s.narrate(s.parse("top octavia"), 0).says) == says  # 1 over 3
    s.play("top octavia")
    s.play("top rufus")
    (order,) = [sprite.face for sprite in s.scene(0).tray if sprite.key == "Picks"]
    assert isinstance(order, Face)
    assert order.seat[0] == first
    assert voice(s.scene(0).asks).startswith(says)


def test_places_are_kept_for_the_cards_that_are_still_to_be_drafted() -> None:
    def kept(s: Position) -> dict[str, int]:
        lie = (*s.scene(0).board, *s.scene(0).tray)
        return Counter(sprite.place for sprite in lie if sprite.drawing == "hv-slot")

    s = engawa.make("the_harvest").start()
    assert kept(s) == {"seat B": 3}  # in the tray lie the answers
    for line in ("call odd", "top agnes", "top nell", "top kit", "top mabel", "top rufus"):
        s.play(line)
    assert kept(s) == {"seat A": 3, "seat B": 3}
    drafter = seat_name(s.to_move)
    s.play("draft agnes")
    assert kept(s)[f"seat {drafter}"] == 2  # also while the deck is turned up
    began = "A act 0 A 21/21 rufus/kit street=nell discard=winifred top=ursula"
    assert not kept(engawa.make("the_harvest", cards="fight_city").position(began))
