"""What terminal can say. Made of en.ftl by `engawa words make`; do not edit."""

from engawa.words.say import Say, Words

PERSON = Say("terminal.person")
YOU = Say("terminal.you")
HELP_HINT = Say("terminal.help-hint")
WHICH_GAME = Say("terminal.which-game")
WEAK_BOTS = Say("terminal.weak-bots")
CHART_CHOICES = Say("terminal.chart-choices")
CHANCE = Say("terminal.chance")
UNDO_FAR = Say("terminal.undo-far")
STOPPED = Say("terminal.stopped")
HELP = Say("terminal.help")
HELP_HELP = Say("terminal.help-help")
HELP_TABLE = Say("terminal.help-table")
HELP_READ = Say("terminal.help-read")
HELP_WHY = Say("terminal.help-why")
HELP_HINT_ORDER = Say("terminal.help-hint-order")
HELP_RULES = Say("terminal.help-rules")
HELP_UNDO = Say("terminal.help-undo")
HELP_SAVE = Say("terminal.help-save")
HELP_QUIT = Say("terminal.help-quit")
SAVE_WHAT = Say("terminal.save-what")
WHICH_LESSON = Say("terminal.which-lesson")
NEXT_LESSON = Say("terminal.next-lesson")
TASK_ORDERS = Say("terminal.task-orders")
DONE = Say("terminal.done")
TRY_AGAIN = Say("terminal.try-again")
HELP_AGAIN = Say("terminal.help-again")
HELP_SHOW = Say("terminal.help-show")
HELP_LEAVE = Say("terminal.help-leave")
NOBODY = Say("terminal.nobody")


def seat(*, letter: Words, who: Words) -> Say:
    return Say("terminal.seat", (("letter", letter), ("who", who)))


def bot(bot: Words) -> Say:
    return Say("terminal.bot", (("bot", bot),))


def seats(seats: Words) -> Say:
    return Say("terminal.seats", (("seats", seats),))


def sentence(what: Words) -> Say:
    return Say("terminal.sentence", (("what", what),))


def titled(*, what: Words, says: Words) -> Say:
    return Say("terminal.titled", (("what", what), ("says", says)))


def in_state(*, what: Words, state: Words) -> Say:
    return Say("terminal.in-state", (("what", what), ("state", state)))


def seats_range(*, few: int, many: int) -> Say:
    return Say("terminal.seats-range", (("few", few), ("many", many)))


def takes_usually(*, takes: Words, usual: Words) -> Say:
    return Say("terminal.takes-usually", (("takes", takes), ("usual", usual)))


def bots_seats(*, bots: int, seats: int) -> Say:
    return Say("terminal.bots-seats", (("bots", bots), ("seats", seats)))


def say_which(games: Words) -> Say:
    return Say("terminal.say-which", (("games", games),))


def played(*, who: Words, line: Words) -> Say:
    return Say("terminal.played", (("who", who), ("line", line)))


def chance_for(seat: Words) -> Say:
    return Say("terminal.chance-for", (("seat", seat),))


def your_turn(letter: Words) -> Say:
    return Say("terminal.your-turn", (("letter", letter),))


def forfeited(*, why: Words, seat: Words) -> Say:
    return Say("terminal.forfeited", (("why", why), ("seat", seat)))


def taken_back(line: Words) -> Say:
    return Say("terminal.taken-back", (("line", line),))


def no_choice(*, number: Words, most: int) -> Say:
    return Say("terminal.no-choice", (("number", number), ("most", most)))


def no_line(*, line: Words, game: Words, most: int) -> Say:
    return Say("terminal.no-line", (("line", line), ("game", game), ("most", most)))


def can_be_played(line: Words) -> Say:
    return Say("terminal.can-be-played", (("line", line),))


def begun_can_be_played(*, line: Words, lines: Words) -> Say:
    return Say("terminal.begun-can-be-played", (("line", line), ("lines", lines)))


def several(*, line: Words, lines: Words) -> Say:
    return Say("terminal.several", (("line", line), ("lines", lines)))


def refused(*, says: Words, rule: Words) -> Say:
    return Say("terminal.refused", (("says", says), ("rule", rule)))


def tip(title: Words) -> Say:
    return Say("terminal.tip", (("title", title),))


def why_what(order: Words) -> Say:
    return Say("terminal.why-what", (("order", order),))


def not_saved(*, file: Words, why: Words) -> Say:
    return Say("terminal.not-saved", (("file", file), ("why", why)))


def saved(*, n: int, file: Words) -> Say:
    return Say("terminal.saved", (("n", n), ("file", file)))


def save_or_finish(order: Words) -> Say:
    return Say("terminal.save-or-finish", (("order", order),))


def lessons_of(*, game: Words, n: int, title: Words) -> Say:
    return Say("terminal.lessons-of", (("game", game), ("n", n), ("title", title)))


def no_lessons(game: Words) -> Say:
    return Say("terminal.no-lessons", (("game", game),))


def no_such_lesson(*, lesson: Words, game: Words, most: int) -> Say:
    return Say("terminal.no-such-lesson", (("lesson", lesson), ("game", game), ("most", most)))


def all_lessons_done(order: Words) -> Say:
    return Say("terminal.all-lessons-done", (("order", order),))


def task(*, lesson: Words, n: int, of: int, says: Words) -> Say:
    return Say("terminal.task", (("lesson", lesson), ("n", n), ("of", of), ("says", says)))


def wins(who: Words) -> Say:
    return Say("terminal.wins", (("who", who),))


def share(who: Words) -> Say:
    return Say("terminal.share", (("who", who),))


def points(points: Words) -> Say:
    return Say("terminal.points", (("points", points),))


def has_points(*, who: Words, n: int) -> Say:
    return Say("terminal.has-points", (("who", who), ("n", n)))


def replayed(n: int) -> Say:
    return Say("terminal.replayed", (("n", n),))
