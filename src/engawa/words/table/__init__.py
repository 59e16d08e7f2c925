"""What table can say. Made of en.ftl by `engawa words make`; do not edit."""

from engawa.words.say import Say, Seat, Words

COMPILED = Say("table.compiled")
SOMEBODY = Say("table.somebody")
OVER_LOOK = Say("table.over-look")
FULL = Say("table.full")
SEATED = Say("table.seated")
NO_SEAT_TO_LEAVE = Say("table.no-seat-to-leave")
OVER_STAY = Say("table.over-stay")
NOT_YOUR_SEAT = Say("table.not-your-seat")
BOT_STAYS = Say("table.bot-stays")
WATCHING_RESIGN = Say("table.watching-resign")
RESIGN_WAITING = Say("table.resign-waiting")
WATCHING_PLAY = Say("table.watching-play")
WATCHING_TRY = Say("table.watching-try")
WAITING = Say("table.waiting")
NOT_YOUR_TURN = Say("table.not-your-turn")
NOT_HERE = Say("table.not-here")
CAN_BE_PLAYED = Say("table.can-be-played")
WATCHING_UNDO = Say("table.watching-undo")
NOTHING_TO_UNDO = Say("table.nothing-to-undo")
UNDO_DENIED = Say("table.undo-denied")
UNDO_CHANCE = Say("table.undo-chance")
UNDO_SHOWN = Say("table.undo-shown")
UNDO_SPENT = Say("table.undo-spent")
UNDO_CLOSED = Say("table.undo-closed")
UNDO_ASKED = Say("table.undo-asked")
NO_QUESTION = Say("table.no-question")
HINT_TURN = Say("table.hint-turn")
NO_HINTS = Say("table.no-hints")
NO_NAME = Say("table.no-name")
NO_TALK = Say("table.no-talk")
MUTED = Say("table.muted")
NOTHING_TO_READ = Say("table.nothing-to-read")
MUTE_GUESTS = Say("table.mute-guests")
NO_SUCH_GUEST = Say("table.no-such-guest")
BANNED = Say("table.banned")
SAY_HELLO = Say("table.say-hello")
EMPTY_NAME = Say("table.empty-name")
BAD_CODE = Say("table.bad-code")
BAD_KEY = Say("table.bad-key")
NO_PASSKEYS = Say("table.no-passkeys")
NOT_KEPT = Say("table.not-kept")
BAD_ROOM = Say("table.bad-room")
NOT_FOUND = Say("table.not-found")
NOT_FOUND_OR_PRIVATE = Say("table.not-found-or-private")
NOTHING = Say("table.nothing")
RECORD_OR_FORK = Say("table.record-or-fork")
RECORD_FROM = Say("table.record-from")
FORK_OVER = Say("table.fork-over")
REMATCH_SEATS = Say("table.rematch-seats")
NOT_OVER = Say("table.not-over")
REPLAY_OVER = Say("table.replay-over")
ANALYSIS_OVER = Say("table.analysis-over")
ANALYSIS_THINKING = Say("table.analysis-thinking")
ANALYSIS_BUSY = Say("table.analysis-busy")
ANALYSIS_FAILED = Say("table.analysis-failed")
REPLAY_FAILED = Say("table.replay-failed")
OWN_VIEW = Say("table.own-view")
CLOSED = Say("table.closed")
DELETED = Say("table.deleted")
LOST_WAY = Say("table.lost-way")
UNREADABLE = Say("table.unreadable")
RATE = Say("table.rate")
RATE_TALK = Say("table.rate-talk")
RATE_TABLES = Say("table.rate-tables")
RATE_GUESTS = Say("table.rate-guests")
RATE_CODES = Say("table.rate-codes")
RATE_HINTS = Say("table.rate-hints")
RATE_REPLAYS = Say("table.rate-replays")
RATE_LESSONS = Say("table.rate-lessons")
RATE_FILES = Say("table.rate-files")
RATE_LOOKS = Say("table.rate-looks")
RATE_DATA = Say("table.rate-data")
TOO_MANY = Say("table.too-many")
NOT_JSON = Say("table.not-json")
BROKE_OFF = Say("table.broke-off")
NONSENSE = Say("table.nonsense")
NOWHERE = Say("table.nowhere")
UNKNOWN_HOST = Say("table.unknown-host")
OTHER_SITE = Say("table.other-site")
ID_USED = Say("table.id-used")
OTHERS_FASTER = Say("table.others-faster")
DISK_FULL = Say("table.disk-full")
STORE_DOWN = Say("table.store-down")
FAILED = Say("table.failed")
FAILED_NOTHING_DONE = Say("table.failed-nothing-done")
MANY_WAIT = Say("table.many-wait")
CALL_ALONE = Say("table.call-alone")
BAD_ENDPOINT = Say("table.bad-endpoint")
UNDO_LUCK = Say("table.undo-luck")
LUCK_NO_BOT = Say("table.luck-no-bot")
LUCK_ALONE = Say("table.luck-alone")
LUCK_ONE_TABLE = Say("table.luck-one-table")
LUCK_NOT_YET = Say("table.luck-not-yet")
LUCK_OWN_TRY = Say("table.luck-own-try")
LUCK_START = Say("table.luck-start")
LUCK_PEOPLE = Say("table.luck-people")
LUCK_LOST = Say("table.luck-lost")
NO_DUPLICATE = Say("table.no-duplicate")
LATE = Say("table.late")
NO_DAILY = Say("table.no-daily")
NO_DAY = Say("table.no-day")
DAILY_KEPT = Say("table.daily-kept")
RATED_START = Say("table.rated-start")
RATED_ALONE = Say("table.rated-alone")
RATED_PERSON = Say("table.rated-person")
RATED_LEVELS = Say("table.rated-levels")
RATED_SEATS = Say("table.rated-seats")
NO_PAGE = Say("table.no-page")
RATE_PAGES = Say("table.rate-pages")
BAD_MOMENT = Say("table.bad-moment")


def open_at(address: Words) -> Say:
    return Say("table.open-at", (("address", address),))


def open_already(address: Words) -> Say:
    return Say("table.open-already", (("address", address),))


def no_port(*, port: Words, host: Words, why: Words) -> Say:
    return Say("table.no-port", (("port", port), ("host", host), ("why", why)))


def compiling(n: int) -> Say:
    return Say("table.compiling", (("n", n),))


def compiling_still(*, done: int, of: int, n: int) -> Say:
    return Say("table.compiling-still", (("done", done), ("of", of), ("n", n)))


def gone(name: Words) -> Say:
    return Say("table.gone", (("name", name),))


def taken(*, who: Seat, seat: Words) -> Say:
    return Say("table.taken", (("who", who), ("seat", seat)))


def no_such_seat(*, seats: int, seat: int) -> Say:
    return Say("table.no-such-seat", (("seats", seats), ("seat", seat)))


def resigned(who: Seat) -> Say:
    return Say("table.resigned", (("who", who),))


def resigned_to_bot(who: Seat) -> Say:
    return Say("table.resigned-to-bot", (("who", who),))


def ran_out(who: Seat) -> Say:
    return Say("table.ran-out", (("who", who),))


def stale(*, seen: int, n: int) -> Say:
    return Say("table.stale", (("seen", seen), ("n", n)))


def undo_gone(name: Words) -> Say:
    return Say("table.undo-gone", (("name", name),))


def undo_played(who: Seat) -> Say:
    return Say("table.undo-played", (("who", who),))


def many_keys(n: int) -> Say:
    return Say("table.many-keys", (("n", n),))


def clause(what: Words) -> Say:
    return Say("table.clause", (("what", what),))


def bots_for_seats(seats: int) -> Say:
    return Say("table.bots-for-seats", (("seats", seats),))


def no_such_bot(*, bot: Words, bots: Words) -> Say:
    return Say("table.no-such-bot", (("bot", bot), ("bots", bots)))


def bad_clock(*, seconds: int, days: int, minutes: Words) -> Say:
    return Say("table.bad-clock", (("seconds", seconds), ("days", days), ("minutes", minutes)))


def not_ours(*, option: Words, offer: Words, value: Words) -> Say:
    return Say("table.not-ours", (("option", option), ("offer", offer), ("value", value)))


def record_long(n: int) -> Say:
    return Say("table.record-long", (("n", n),))


def record_line(*, n: int, what: Words) -> Say:
    return Say("table.record-line", (("n", n), ("what", what)))


def your_shows(n: int) -> Say:
    return Say("table.your-shows", (("n", n),))


def all_shows(n: int) -> Say:
    return Say("table.all-shows", (("n", n),))


def bad_view(view: Words) -> Say:
    return Say("table.bad-view", (("view", view),))


def other_rules(*, theirs: int, ours: int) -> Say:
    return Say("table.other-rules", (("theirs", theirs), ("ours", ours)))


def unknown_game(what: Words) -> Say:
    return Say("table.unknown-game", (("what", what),))


def message_big(n: int) -> Say:
    return Say("table.message-big", (("n", n),))


def request_big(n: int) -> Say:
    return Say("table.request-big", (("n", n),))


def bad_message(what: Words) -> Say:
    return Say("table.bad-message", (("what", what),))


def bad_request(what: Words) -> Say:
    return Say("table.bad-request", (("what", what),))


def not_a_number(*, name: Words, value: Words) -> Say:
    return Say("table.not-a-number", (("name", name), ("value", value)))


def call_title(game: Words) -> Say:
    return Say("table.call-title", (("game", game),))


def call_with(names: Words) -> Say:
    return Say("table.call-with", (("names", names),))


def no_vacation(n: int) -> Say:
    return Say("table.no-vacation", (("n", n),))


def bot_called(level: Words) -> Say:
    return Say("table.bot-called", (("level", level),))
