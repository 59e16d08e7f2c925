"""Every call of the REST API: what it takes, what it returns, and what it does."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct

from engawa.bots import levels
from engawa.bots.queue import Asker
from engawa.compile.warmup import State
from engawa.core.game import AnySpec
from engawa.core.json import JSON
from engawa.core.lesson import AnyLesson
from engawa.core.scene import Scene
from engawa.games import spec
from engawa.lab.findings import AnalysisIs
from engawa.store import Guest
from engawa.store.calls import Endpoint
from engawa.table import (
    accounts,
    daily,
    duplicate,
    export,
    lessons,
    lobby,
    messages,
    passkeys,
    people,
    rooms,
    strangers,
    vacation,
)
from engawa.table.guests import clean
from engawa.table.live import Live, Watcher
from engawa.table.messages import Name, Tell
from engawa.table.passkeys import Site, site
from engawa.table.push import LARGEST, are_keys
from engawa.table.qr import drawn
from engawa.table.requests import Visitor, act
from engawa.table.rulebook import RuleIs, rulebook
from engawa.table.slices import pieces
from engawa.table.table import No
from engawa.table.tables import Tables
from engawa.words import Voice
from engawa.words import table as say
from engawa.words.library import REFERENCE

BODY = 4096  # bytes of a request body
BODY_RECORD = 300_000  # bytes of a body that may hold a record
TEXT, HTML, STREAM, SVG = "text/plain", "text/html", "text/event-stream", "image/svg+xml"
NUMBER: JSON = {"type": "integer", "minimum": 0, "maximum": 1 << 53}
WORD: JSON = {"type": "string", "maxLength": 40}
JOIN = {"join": WORD}
LOOK = {**JOIN, "code": WORD}  # the code of a table or of its replay
AS = {"as": WORD, **LOOK}
DAY = {"day": WORD}
OPEN = {"game": WORD, "level": WORD}
HAND = "hand"  # a phone that shows the hand but not the board
BEFORE = {"before": {"type": "string", "maxLength": 60}}  # where to continue a list


@dataclass
class Call:
    """A request, as its handler sees it."""

    tables: Tables
    guest: Guest | None
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    address: str
    gzip: bool = False  # does the client accept compressed answers?
    language: str = REFERENCE
    live: Live | None = None  # the table of the request
    seat: int | None = None  # the learner's seat in a lesson
    origin: str = ""  # our own origin, as the browser has it
    becomes: Guest | None = None  # the new guest of this browser
    leaves: bool = False  # the browser signs out

    @property
    def voice(self) -> Voice:
        """The voice of the answer."""
        if self.live is None:
            return Voice(self.language, lessons.NAMES, self.seat)
        return self.live.voice(self.language, self.live.table.seat_of(self.who))

    @property
    def me(self) -> Guest:
        if self.guest is None:
            raise No("no-guest", say.SAY_HELLO)
        return self.guest

    @property
    def who(self) -> str:
        return self.guest.id if self.guest else ""

    @property
    def asker(self) -> Asker:
        return Asker(self.address, self.who, self.table)

    @property
    def table(self) -> str:
        return self.path["table"]

    @property
    def here(self) -> Site | None:
        """Where passkeys are used; None if they cannot be."""
        return site(self.origin)

    async def look(self) -> Live:
        """Return the table, for those who may watch it or its replay."""
        return await self._enter(self.query.get("join", ""), self.query.get("code", ""))

    async def enter(self, code: str = "") -> Live:
        return await self._enter(code or self.query.get("join", ""), "")

    async def _enter(self, code: str, replay: str) -> Live:
        self.live = await lobby.enter(self.tables, self.who, self.table, code, replay)
        return self.live

    def number(self, name: str, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 16):
            raise No("bad-message", say.not_a_number(name=name, value=text[:40]))
        return int(text)


class Api(NamedTuple):
    method: str
    path: str
    does: Callable[[Call], Awaitable[Any]]
    takes: Any
    gives: Any  # a type, or a content type
    says: str
    query: dict[str, JSON] = {}  # noqa: RUF012
    body: int = BODY


# --- guests ---


class Me(Struct):
    guest: str
    name: str
    page: str = ""  # the public name of the guest's page: /u/PAGE


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Transfer(Struct):
    code: str


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """An empty object."""


async def me(call: Call) -> Me:
    person = await people.introduced(call.tables, call.me.id)
    return Me(call.me.id, call.me.name, person.page)


async def rename(call: Call) -> Me:
    name = clean(call.body.name)
    if not name:
        raise No("bad-message", say.EMPTY_NAME)
    await call.tables.store.rename(call.me.id, name)
    call.tables.renamed(msgspec.structs.replace(call.me, name=name))
    return Me(call.me.id, name, people.page_of(call.tables, call.me.id))


async def transfer(call: Call) -> Transfer:
    return Transfer(await call.tables.guests.offer(call.me, call.tables.now()))


async def claim(call: Call) -> Me:
    tables = call.tables
    tables.admit("claim", call.address)
    tables.admit("claims", "")
    found = await tables.guests.claim(call.body.code, tables.now())
    if found is None:
        raise No("bad-code", say.BAD_CODE)
    return become(call, found)


async def revoke(call: Call) -> Me:
    """Sign the guest out everywhere else; this device gets a new cookie."""
    tables = call.tables
    await tables.store.revoke(call.me.id, tables.now())
    tables.let_go(call.me.id)
    return become(call, await tables.store.guest(call.me.id) or call.me)


def become(call: Call, guest: Guest) -> Me:
    if guest.banned > call.tables.now():
        raise No("banned", say.BANNED)
    call.becomes = guest
    return Me(guest.id, guest.name, people.page_of(call.tables, guest.id))


# --- accounts ---


async def kept(call: Call) -> accounts.KeepIs:
    return await accounts.keep(call.tables, call.me, call.here)


async def ask_key(call: Call) -> passkeys.KeyAsk:
    return await call.tables.passkeys.ask_new(call.me, call.here, call.tables.now())


async def add_key(call: Call) -> accounts.KeepIs:
    call.tables.admit("keep", call.me.id)
    await call.tables.passkeys.add(call.me, call.here, call.body, call.tables.now())
    return await kept(call)


async def drop_key(call: Call) -> accounts.KeepIs:
    await call.tables.store.drop_key(call.me.id, call.body.id)
    return await kept(call)


async def new_codes(call: Call) -> accounts.Codes:
    call.tables.admit("keep", call.me.id)
    return await accounts.new_codes(call.tables, call.me)


async def ask_enter(call: Call) -> passkeys.KeyAsk:
    return call.tables.passkeys.ask(call.who, call.here, call.tables.now())


async def enter(call: Call) -> Me:
    tables = call.tables
    tables.admit("enter", call.address)
    return become(call, await tables.passkeys.enter(call.who, call.here, call.body, tables.now()))


async def sign_out(call: Call) -> accounts.Gone:
    await accounts.sign_out(call.tables, call.me, call.body.everywhere)
    call.leaves = True
    return accounts.Gone()


async def data(call: Call) -> AsyncGenerator[bytes, None]:
    me = whole(call)
    return accounts.takeout(call.tables, me)


async def delete(call: Call) -> accounts.Gone:
    """Delete the guest. This is completed even if the request is cancelled."""
    me = whole(call)
    await call.tables.finish(accounts.delete(call.tables, me))
    call.leaves = True
    return accounts.Gone()


def whole(call: Call) -> Guest:
    """Return who asks, within the limits: such requests read every seat of every table."""
    call.tables.admit("data", call.me.id)
    call.tables.admit("data", call.address)
    call.tables.admit("datas", "")
    return call.me


# --- push messages when it is a guest's turn ---

Key = Annotated[str, Meta(max_length=100)]
Address = Annotated[str, Meta(max_length=LARGEST)]


class PushIs(Struct):
    """What a browser needs to subscribe."""

    key: str  # our public key


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: Key
    auth: Key


class CallMe(Struct, frozen=True, forbid_unknown_fields=True):
    """A push subscription, as the browser has it."""

    endpoint: Address
    keys: PushKeys


class CallNoMore(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Address


class CallsAre(Struct):
    """How many browsers are called."""

    browsers: int


async def push(call: Call) -> PushIs:
    return PushIs(call.tables.calls.push.key)


async def call_me(call: Call) -> CallsAre:
    me, tables, wish = call.me, call.tables, call.body
    tables.admit("push", call.address)
    usable = bool(tables.calls.push.origin(wish.endpoint))
    if not usable or not are_keys(wish.keys.p256dh, wish.keys.auth):
        raise No("bad-endpoint", say.BAD_ENDPOINT)
    endpoint = Endpoint(wish.endpoint, wish.keys.p256dh, wish.keys.auth, call.language)
    await tables.store.add_endpoint(me.id, endpoint, tables.now())
    return await calls_are(call)


async def call_no_more(call: Call) -> CallsAre:
    await call.tables.store.drop_endpoint(call.body.endpoint, call.me.id)
    return await calls_are(call)


async def calls_are(call: Call) -> CallsAre:
    return CallsAre(len(await call.tables.store.endpoints(call.me.id)))


async def vacation_is(call: Call) -> vacation.VacationIs:
    return await vacation.look(call.tables, call.me)


async def go_on_vacation(call: Call) -> vacation.VacationIs:
    call.tables.admit("vacation", call.me.id)
    return await vacation.change(call.tables, call.me, call.body)


# --- pages of people and bots ---


async def person(call: Call) -> people.PersonIs:
    call.tables.admit("page", call.address)
    return await people.person_is(call.tables, call.who, call.path["page"])


async def person_games(call: Call) -> people.GamesAre:
    call.tables.admit("page", call.address)
    page, before = call.path["page"], call.query.get("before", "")
    return await people.more_games(call.tables, call.who, page, before)


async def show_page(call: Call) -> people.PersonIs:
    return await people.show(call.tables, call.me, call.body)


async def bot(call: Call) -> people.BotIs:
    call.tables.admit("page", call.address)
    game, level, before = call.path["game"], call.path["level"], call.query.get("before", "")
    return await people.bot_is(call.tables, call.who, game, level, before)


async def changes(call: Call) -> list[people.ChangeIs]:
    table = (await call.look()).table
    return await people.changes(call.tables, call.who, table.id)


# --- games ---


async def games(call: Call) -> list[lobby.GameIs]:
    return lobby.games()


class BotsAre(Struct):
    """Whether bots have their full strength now."""

    state: State
    weak: list[str]  # levels that may play below their strength
    left: int | None  # about how many seconds are left while "warming"


async def strength(call: Call) -> BotsAre:
    warmup = call.tables.warmup
    weak = [] if warmup.state == "ready" else list(levels.WEAK)
    return BotsAre(warmup.state, weak, warmup.left)


async def rules(call: Call) -> list[RuleIs]:
    return rulebook(spec(call.path["game"]), call.language)


# --- teaching ---


async def learn(call: Call) -> msgspec.Raw:
    """Return the first page of a game.

    It is the same for all readers of a language, so it is cached.
    """
    return await lessons.told.soon(spec(call.path["game"]).name, call.language)


def lesson_of(call: Call) -> tuple[AnySpec, AnyLesson]:
    call.tables.admit("lesson", call.address)
    place, lesson = lessons.find(call.path["game"], call.path["lesson"])
    call.seat = lesson.seat
    return place, lesson


async def lesson(call: Call) -> lessons.LessonIs:
    return lessons.at(*lesson_of(call), call.body)


async def lesson_try(call: Call) -> messages.PreviewIs | messages.Because:
    return lessons.attempt(*lesson_of(call), call.body)


async def lesson_why(call: Call) -> messages.Because:
    return lessons.why(*lesson_of(call), call.body)


# --- tables ---


async def table_list(call: Call) -> lobby.TableList:
    return await lobby.table_list(call.tables, call.who)


async def open_tables(call: Call) -> list[lobby.Listed]:
    game, level = call.query.get("game", ""), call.query.get("level", "")
    return await strangers.open_tables(call.tables, call.who, game, level)


async def make(call: Call) -> lobby.Made:
    me = call.me
    for _ in range(call.body.copies):
        call.tables.admit("table", call.address)
    return await lobby.create(call.tables, me, call.body)


# --- playing with strangers ---


async def queues(call: Call) -> list[strangers.QueueIs]:
    return await strangers.queues(call.tables)


async def wait(call: Call) -> strangers.WaitIs:
    me = waits(call)
    call.tables.admit("table", call.address)  # this may make a table, as often as somebody comes
    return await strangers.wait(call.tables, me, call.address, call.body)


async def still(call: Call) -> strangers.WaitIs:
    return await strangers.still(call.tables, waits(call))


async def wait_no_more(call: Call) -> strangers.WaitIs:
    return await strangers.leave(call.tables, waits(call))


def waits(call: Call) -> Guest:
    call.tables.admit("wait", call.me.id)
    return call.me


# --- shared luck ---


async def day(call: Call) -> daily.DailyIs:
    return await daily.look(call.tables, call.who, call.query.get("day", ""))


async def begin_day(call: Call) -> lobby.Made:
    me = call.me
    call.tables.admit("table", call.address)
    return await daily.begin(call.tables, me)


async def day_again(call: Call) -> lobby.Made:
    me = call.me
    call.tables.admit("table", call.address)
    return await daily.again(call.tables, me, call.path["day"])


async def same_luck(call: Call) -> duplicate.DuplicateIs:
    live = await look_back(call)
    return await duplicate.look(call.tables, call.who, live, call.language)


# --- one table ---


async def head(call: Call) -> messages.Head:
    return (await call.look()).head(call.who)


async def qr(call: Call) -> str:
    """Return the link of a table as a picture, for those who may invite others."""
    table = (await inviting(call)).table
    return drawn(call.origin + (table.hand_link if call.query.get("to") == HAND else table.link))


async def room(call: Call) -> rooms.RoomIs:
    """Return a short code for a table, valid for a while."""
    return await rooms.open_room(call.tables, await inviting(call))


async def inviting(call: Call) -> Live:
    call.tables.admit("qr", call.address)
    live = await call.enter()
    if not lobby.may_invite(live, call.who, call.query.get("join", "")):
        raise lobby.not_found()
    return live


async def find_room(call: Call) -> rooms.Found:
    call.tables.admit("claim", call.address)
    return await rooms.find(call.tables, call.body.code)


async def join(call: Call) -> messages.Head:
    me, live = call.me, await call.enter(call.body.code)
    return await lobby.join(call.tables, me, live, call.body)


async def leave(call: Call) -> messages.Head:
    me, live = call.me, await call.enter()
    return await lobby.leave(call.tables, me, live)


async def rematch(call: Call) -> lobby.Made:
    me, live = call.me, await call.enter()
    return await lobby.rematch(call.tables, me, live)


async def do(call: Call) -> Tell | None:
    """Do any request that a socket takes too."""
    live = await call.enter()
    name = call.guest.name if call.guest else ""
    return await act(live, Visitor(call.who, name), call.body)


async def events(call: Call) -> AsyncGenerator[bytes, None]:
    """Stream what a socket would be told."""
    live = await call.enter()
    watcher = Watcher(call.who, call.guest.name if call.guest else "", language=call.language)
    watcher.since = call.tables.now()
    who = Visitor(call.who, watcher.name, watcher)
    return watcher.stream(live, lambda: act(live, who, messages.Hello()))


# --- finished games ---


class Moment(Struct):
    """The table at an earlier moment."""

    n: int
    scene: Scene


async def look_back(call: Call) -> Live:
    """Return the table, for requests that take long as they need the whole game."""
    call.tables.admit("look", call.address)
    return await call.look()


async def steps(call: Call) -> msgspec.Raw:
    """Return the lines of a game.

    They are encoded in pieces: a long game would delay every move.
    """
    live = await look_back(call)
    view = export.point_of_view(live.table, call.who, call.query.get("as", ""))
    slices = call.tables.slices
    told = live.steps.get(view) or await slices.all(export.steps(live.table, view))
    if live.table.over:
        live.steps[view] = told
    rows: list[bytes] = []
    for piece in pieces(told):
        rows.append(call.voice.encode(piece)[1:-1])
        await slices.next()
    return msgspec.Raw(b"[" + b",".join(rows) + b"]")


async def moment(call: Call) -> Moment:
    table = (await call.look()).table
    n = min(call.number("n", call.path["n"]), table.n)
    seat = export.point_of_view(table, call.who, call.query.get("as", ""))
    return Moment(n, export.moment(table, n, seat))


async def record(call: Call) -> str:
    table = (await look_back(call)).table
    return export.write(table, table.seat_of(call.who))


async def replay(call: Call) -> bytes | str:
    """Return the replay, compressed as it is stored, if the client accepts that."""
    live = await look_back(call)
    if not live.table.over:
        raise No("playing", say.REPLAY_OVER)
    call.tables.admit("replay", call.address)
    page = await call.tables.replays.get(live.table, live.head(""), call.language, call.asker)
    return page if call.gzip else (await asyncio.to_thread(gzip.decompress, page)).decode()


async def analysis(call: Call) -> AnalysisIs:
    table = (await look_back(call)).table
    if not table.over:
        raise No("playing", say.ANALYSIS_OVER)
    if table.stopped:
        raise No("no-analysis", table.stopped)
    return await call.tables.reviews.get(table, export.write(table, None), call.asker)


M = "/api/me"
T = "/api/tables/{table}"
S = "/api/strangers"
D = "/api/daily"
P = "/api/people/{page}"
B = "/api/bots/{game}/{level}"
L = "/api/lessons/{game}/{lesson}"
API = [
    Api("GET", "/api/games", games, None, list[lobby.GameIs], "The games with their options."),
    Api("GET", "/api/bots", strength, None, BotsAre, "Whether bots have their full strength now."),
    Api("GET", "/api/rules/{game}", rules, None, list[RuleIs], "The rules of a game."),
    Api("GET", "/api/learn/{game}", learn, None, lessons.LearnIs, "A game's first page."),
    Api("POST", L, lesson, lessons.LessonAsk, lessons.LessonIs, "Play lines in a lesson."),
    Api(
        *("POST", L + "/try", lesson_try, lessons.LessonLine),
        *(messages.PreviewIs | messages.Because, "Preview a line in a lesson."),
    ),
    Api(
        *("POST", L + "/why", lesson_why, lessons.LessonLine, messages.Because),
        "Why a line cannot be played in a lesson.",
    ),
    Api("GET", M, me, None, Me, "Who I am; a new guest gets a cookie."),
    Api("POST", M, rename, NewName, Me, "Change the name."),
    Api("POST", M + "/transfer", transfer, Nothing, Transfer, "Make a code for another device."),
    Api("POST", M + "/claim", claim, Claim, Me, "Continue as the guest of a code."),
    Api("POST", M + "/revoke", revoke, Nothing, Me, "Sign out everywhere else."),
    Api("GET", M + "/keep", kept, None, accounts.KeepIs, "Passkeys and codes of the account."),
    Api("POST", M + "/keys/ask", ask_key, Nothing, passkeys.KeyAsk, "A challenge for a passkey."),
    Api("POST", M + "/keys", add_key, passkeys.NewKey, accounts.KeepIs, "Add a passkey."),
    Api(
        *("POST", M + "/keys/drop", drop_key, accounts.DropKey, accounts.KeepIs),
        "Remove a passkey.",
    ),
    Api("POST", M + "/codes", new_codes, Nothing, accounts.Codes, "Make new recovery codes."),
    Api("POST", M + "/enter/ask", ask_enter, Nothing, passkeys.KeyAsk, "A challenge to sign in."),
    Api("POST", M + "/enter", enter, passkeys.Signed, Me, "Sign in with a passkey."),
    Api("POST", M + "/leave", sign_out, accounts.SignOut, accounts.Gone, "Sign out."),
    Api("GET", M + "/data", data, None, accounts.Takeout, "Export all my data."),
    Api("POST", M + "/delete", delete, Nothing, accounts.Gone, "Delete the guest."),
    Api("GET", "/api/push", push, None, PushIs, "The public key for push messages."),
    Api("POST", M + "/calls", call_me, CallMe, CallsAre, "Send me push messages."),
    Api("POST", M + "/calls/stop", call_no_more, CallNoMore, CallsAre, "Stop push messages."),
    Api(
        *("GET", M + "/vacation", vacation_is, None, vacation.VacationIs),
        "My vacation.",
    ),
    Api(
        *("POST", M + "/vacation", go_on_vacation, vacation.Vacation, vacation.VacationIs),
        "Begin or end a vacation.",
    ),
    Api("POST", M + "/page", show_page, people.ShowPage, people.PersonIs, "Who may see my page."),
    Api("GET", P, person, None, people.PersonIs, "A person's page."),
    Api("GET", P + "/games", person_games, None, people.GamesAre, "A person's games.", BEFORE),
    Api("GET", B, bot, None, people.BotIs, "The page of a bot's level.", BEFORE),
    Api("GET", "/api/tables", table_list, None, lobby.TableList, "My tables and public ones."),
    Api(
        *("POST", "/api/tables", make, lobby.NewTable, lobby.Made, "Make a table."),
        body=BODY_RECORD,
    ),
    Api(
        "GET",
        "/api/open",
        open_tables,
        None,
        list[lobby.Listed],
        "Tables with a free seat.",
        OPEN,
    ),
    Api("GET", S, queues, None, list[strangers.QueueIs], "How many wait to play with strangers."),
    Api("POST", S, wait, strangers.Wait, strangers.WaitIs, "Wait to play with strangers."),
    Api("POST", S + "/still", still, Nothing, strangers.WaitIs, "Continue to wait."),
    Api("POST", S + "/leave", wait_no_more, Nothing, strangers.WaitIs, "Stop waiting."),
    Api("GET", D, day, None, daily.DailyIs, "The daily game of a day, and its week.", DAY),
    Api("POST", D, begin_day, Nothing, lobby.Made, "Begin or continue today's try."),
    Api("POST", D + "/{day}/again", day_again, Nothing, lobby.Made, "Play a past day again."),
    Api("GET", T, head, None, messages.Head, "The table's seats and state.", LOOK),
    Api(
        *("GET", T + "/qr.svg", qr, None, SVG, "The table's link as a QR code."),
        {**JOIN, "to": WORD},
    ),
    Api("POST", T + "/room", room, Nothing, rooms.RoomIs, "Get a short code for the table.", JOIN),
    Api("POST", "/api/rooms", find_room, Claim, rooms.Found, "Find the table of a short code."),
    Api("POST", T + "/join", join, lobby.Join, messages.Head, "Sit down, or watch."),
    Api("POST", T + "/leave", leave, Nothing, messages.Head, "Leave the seat."),
    Api("POST", T + "/rematch", rematch, Nothing, lobby.Made, "Play again with the same people."),
    Api("POST", T + "/play", do, messages.Play, messages.Ack, "Play a line."),
    Api(
        *("POST", T + "/try", do, messages.Try, messages.PreviewIs | messages.Because),
        "Preview a line.",
    ),
    Api("POST", T + "/why", do, messages.Why, messages.Because, "Why a line cannot be played."),
    Api("POST", T + "/undo", do, messages.Undo, messages.Ack, "Take back a line, or ask to."),
    Api("POST", T + "/answer", do, messages.Answer, messages.Ack, "Answer a request to take back."),
    Api("POST", T + "/resign", do, messages.Resign, messages.Ack, "Resign."),
    Api("POST", T + "/seat", do, messages.Sit, messages.Ack, "Give a seat to a bot, or back."),
    Api("POST", T + "/chat", do, messages.Chat, messages.Ack, "Say something."),
    Api("POST", T + "/mute", do, messages.Mute, messages.Ack, "Mute a guest."),
    Api("POST", T + "/hint", do, messages.Hint, messages.HintIs, "Get a hint."),
    Api("GET", T + "/events", events, None, STREAM, "Stream events.", JOIN),
    Api("GET", T + "/steps", steps, None, list[messages.Told], "The lines so far.", AS),
    Api("GET", T + "/steps/{n}", moment, None, Moment, "The table at an earlier moment.", AS),
    Api("GET", T + "/ratings", changes, None, list[people.ChangeIs], "Changed ratings.", LOOK),
    Api("GET", T + "/analysis", analysis, None, AnalysisIs, "The analysis.", LOOK),
    Api(
        *("GET", T + "/duplicate", same_luck, None, duplicate.DuplicateIs),
        *("The tables that share its luck.", LOOK),
    ),
    Api("GET", T + "/record", record, None, TEXT, "The record of the game.", LOOK),
    Api("GET", T + "/replay.html", replay, None, HTML, "A replay in one file.", LOOK),
]
