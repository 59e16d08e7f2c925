"""What house can say. Made of en.ftl by `engawa words make`; do not edit."""

from engawa.words.say import Arg, Say, Seat, Words

PLAY = Say("house.play")
GAME_OVER = Say("house.game-over")
POINTS_WORD = Say("house.points-word")
NOBODY_WINS = Say("house.nobody-wins")
TAKES_FILE = Say("house.takes-file")
TAKES_YES_NO = Say("house.takes-yes-no")
NONE = Say("house.none")
YES = Say("house.yes")
NO = Say("house.no")
STATE_FADED = Say("house.state-faded")
STATE_GOT = Say("house.state-got")
NO_LESSON = Say("house.no-lesson")
CAN_BE_PLAYED = Say("house.can-be-played")
LESSON_OVER = Say("house.lesson-over")
SECTION_RULINGS = Say("house.section-rulings")
SECTION_GAPS = Say("house.section-gaps")
SECTION_HOUSE = Say("house.section-house")


def sentences(*, first: Words, rest: Words) -> Say:
    return Say("house.sentences", (("first", first), ("rest", rest)))


def list_last(*, first: Arg, rest: Arg) -> Say:
    return Say("house.list-last", (("first", first), ("rest", rest)))


def list_more(*, first: Arg, rest: Arg) -> Say:
    return Say("house.list-more", (("first", first), ("rest", rest)))


def either_last(*, first: Arg, rest: Arg) -> Say:
    return Say("house.either-last", (("first", first), ("rest", rest)))


def either_more(*, first: Arg, rest: Arg) -> Say:
    return Say("house.either-more", (("first", first), ("rest", rest)))


def only(what: Arg) -> Say:
    return Say("house.only", (("what", what),))


def number(n: int) -> Say:
    return Say("house.number", (("n", n),))


def more(n: int) -> Say:
    return Say("house.more", (("n", n),))


def less(n: int) -> Say:
    return Say("house.less", (("n", n),))


def points(n: int) -> Say:
    return Say("house.points", (("n", n),))


def seat_free(letter: Words) -> Say:
    return Say("house.seat-free", (("letter", letter),))


def happened(line: Words) -> Say:
    return Say("house.happened", (("line", line),))


def played(*, who: Seat, line: Words) -> Say:
    return Say("house.played", (("who", who), ("line", line)))


def won_points(*, who: Seat, mine: int, theirs: int) -> Say:
    return Say("house.won-points", (("who", who), ("mine", mine), ("theirs", theirs)))


def won_tie(*, who: Seat, amount: Words) -> Say:
    return Say("house.won-tie", (("who", who), ("amount", amount)))


def won_shared(*, amount: Words, who: Words) -> Say:
    return Say("house.won-shared", (("amount", amount), ("who", who)))


def won_alone(*, who: Seat, amount: Words) -> Say:
    return Say("house.won-alone", (("who", who), ("amount", amount)))


def stopped_turns(n: int) -> Say:
    return Say("house.stopped-turns", (("n", n),))


def stopped_rounds(n: int) -> Say:
    return Say("house.stopped-rounds", (("n", n),))


def no_game(*, game: Words, games: Words) -> Say:
    return Say("house.no-game", (("game", game), ("games", games)))


def no_such_seats(*, game: Words, few: int, many: int, n: int) -> Say:
    return Say("house.no-such-seats", (("game", game), ("few", few), ("many", many), ("n", n)))


def no_option(*, game: Words, option: Words, offer: Words) -> Say:
    return Say("house.no-option", (("game", game), ("option", option), ("offer", offer)))


def option_takes(*, option: Words, takes: Words, value: Words) -> Say:
    return Say("house.option-takes", (("option", option), ("takes", takes), ("value", value)))


def no_language(*, language: Words, languages: Words) -> Say:
    return Say("house.no-language", (("language", language), ("languages", languages)))


def illegal_line(*, line: Words, why: Words, rule: Words) -> Say:
    return Say("house.illegal-line", (("line", line), ("why", why), ("rule", rule)))


def at_line(*, n: int, what: Words) -> Say:
    return Say("house.at-line", (("n", n), ("what", what)))


def at_from(what: Words) -> Say:
    return Say("house.at-from", (("what", what),))


def other_version(*, version: Words, game: Words, now: int) -> Say:
    return Say("house.other-version", (("version", version), ("game", game), ("now", now)))


def takes_number(*, low: Words, high: Words) -> Say:
    return Say("house.takes-number", (("low", low), ("high", high)))


def takes_name(*, n: int, name: Words) -> Say:
    return Say("house.takes-name", (("n", n), ("name", name)))


def no_rule(*, game: Words, rule: Words, offer: Words) -> Say:
    return Say("house.no-rule", (("game", game), ("rule", rule), ("offer", offer)))


def took_back(*, who: Seat, lines: int) -> Say:
    return Say("house.took-back", (("who", who), ("lines", lines)))


def whose(*, who: Seat, what: Words) -> Say:
    return Say("house.whose", (("who", who), ("what", what)))


def amount(*, what: Words, n: int) -> Say:
    return Say("house.amount", (("what", what), ("n", n)))


def amount_of(*, what: Words, n: int, of: int) -> Say:
    return Say("house.amount-of", (("what", what), ("n", n), ("of", of)))
