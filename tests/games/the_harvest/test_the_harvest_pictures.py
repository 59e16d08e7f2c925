"""Pictures of first pages: what they show, and where."""

from msgspec.json import encode

from engawa.core.learn import Picture
from engawa.core.picture import scenes
from engawa.games import spec

ATTACK = "A act 4 A 21/17 edmund/ursula street=- discard=silas top=nell"


def test_a_picture_shows_what_is_asked_for_where_it_lies_in_a_game() -> None:
    before, after = scenes(
        spec("the_harvest"), Picture(ATTACK, ("attack edmund B",), shows=("edmund", "health-*"))
    )
    assert [sprite.key for sprite in (*before.board, *before.tray)] == ["health-B", "edmund"]
    assert before.tray[0].place == "seat A"
    assert next(each for each in after.board if each.key == "edmund").place == "street"


def test_a_picture_that_is_laid_out_by_hand_keeps_everything_in_its_place() -> None:
    at = {"edmund": (0.0, 0.0), "health-B": (1.5, 0.5)}
    found = scenes(spec("the_harvest"), Picture(ATTACK, ("attack edmund B",), at=at))
    for scene in found:
        assert [place.name for place in scene.places] == ["picture"]
        assert {each.key: (each.x, each.y) for each in scene.board} == at
        assert not scene.tray
    health = [next(each for each in scene.board if each.key == "health-B") for scene in found]
    assert [encode(each.face) for each in health] == [
        b'{"seat":"B","health":17}',
        b'{"seat":"B","health":13}',
    ]
