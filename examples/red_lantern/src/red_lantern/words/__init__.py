"""What red_lantern can say. Made of en.ftl by `engawa words make`; do not edit."""

from engawa.words.say import Say, Seat

TITLE = Say("red_lantern.title")
SUMMARY = Say("red_lantern.summary")
LANTERN = Say("red_lantern.lantern")
LANTERNS = Say("red_lantern.lanterns")
OVER = Say("red_lantern.over")
ROLL_FIRST = Say("red_lantern.roll-first")
ROLL_OR_STOP = Say("red_lantern.roll-or-stop")
WHY_ROLLING = Say("red_lantern.why-rolling")
WHY_NO_DIE = Say("red_lantern.why-no-die")
WHY_NOTHING = Say("red_lantern.why-nothing")


def plays(who: Seat) -> Say:
    return Say("red_lantern.plays", (("who", who),))


def roll(n: int) -> Say:
    return Say("red_lantern.roll", (("n", n),))


def stop(n: int) -> Say:
    return Say("red_lantern.stop", (("n", n),))
