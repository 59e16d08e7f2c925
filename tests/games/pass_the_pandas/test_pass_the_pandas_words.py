"""What Pass the Pandas says to each listener."""

from engawa.games.pass_the_pandas import words as pandas
from engawa.words import SEATS, Voice

NAMES = ("Ann", "Ben", "Cleo")


def test_the_listener_is_you_and_others_have_names() -> None:
    gave = pandas.gave(who=SEATS[0], to=SEATS[1])
    told = [Voice(names=NAMES, you=you)(gave) for you in (0, 1, 2, None)]
    assert told == [
        "You gave Ben a panda.",
        "Ann gave you a panda.",
        "Ann gave Ben a panda.",
        "Ann gave Ben a panda.",
    ]
