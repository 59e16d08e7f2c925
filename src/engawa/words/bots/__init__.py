"""What bots can say. Made of en.ftl by `engawa words make`; do not edit."""

from engawa.words.say import Say, Seat, Words

LEVEL_1 = Say("bots.level-1")
LEVEL_1_SAYS = Say("bots.level-1-says")
LEVEL_2 = Say("bots.level-2")
LEVEL_2_SAYS = Say("bots.level-2-says")
LEVEL_3 = Say("bots.level-3")
LEVEL_3_SAYS = Say("bots.level-3-says")
LEVEL_4 = Say("bots.level-4")
LEVEL_4_SAYS = Say("bots.level-4-says")
LEVEL_5 = Say("bots.level-5")
LEVEL_5_SAYS = Say("bots.level-5-says")
LEVEL_6 = Say("bots.level-6")
LEVEL_6_SAYS = Say("bots.level-6-says")
LEVEL_7 = Say("bots.level-7")
LEVEL_7_SAYS = Say("bots.level-7-says")
LEVEL_8 = Say("bots.level-8")
LEVEL_8_SAYS = Say("bots.level-8-says")
OTHERS_FIRST = Say("bots.others-first")
THINKING_FOR_YOU = Say("bots.thinking-for-you")
NO_ANSWER = Say("bots.no-answer")


def no_level(*, most: int, n: int) -> Say:
    return Say("bots.no-level", (("most", most), ("n", n)))


def no_bot(*, bot: Words, bots: Words) -> Say:
    return Say("bots.no-bot", (("bot", bot), ("bots", bots)))


def share(*, who: Seat, n: int) -> Say:
    return Say("bots.share", (("who", who), ("n", n)))


def best(*, who: Seat, line: Words, shares: Words) -> Say:
    return Say("bots.best", (("who", who), ("line", line), ("shares", shares)))


def only(*, who: Seat, line: Words, shares: Words) -> Say:
    return Say("bots.only", (("who", who), ("line", line), ("shares", shares)))


def as_good_as_any(*, who: Seat, line: Words, shares: Words) -> Say:
    return Say("bots.as-good-as-any", (("who", who), ("line", line), ("shares", shares)))


def gave_up(*, who: Seat, line: Words, n: int) -> Say:
    return Say("bots.gave-up", (("who", who), ("line", line), ("n", n)))


def better(*, line: Words, shares: Words) -> Say:
    return Say("bots.better", (("line", line), ("shares", shares)))


def then(lines: Words) -> Say:
    return Say("bots.then", (("lines", lines),))


def about_as_good(line: Words) -> Say:
    return Say("bots.about-as-good", (("line", line),))


def worth_less(*, line: Words, n: int) -> Say:
    return Say("bots.worth-less", (("line", line), ("n", n)))
