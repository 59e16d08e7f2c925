"""Every call of the API: what it takes, what it gives, and what it does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct

from engawa import bots
from engawa.core.book import rules_of
from engawa.core.scene import Scene
from engawa.games import room
from engawa.store import Guest
from engawa.table import export, lobby, messages, offline
from engawa.table.acts import Visitor, act
from engawa.table.guests import clean
from engawa.table.house import House
from engawa.table.live import Live, Watcher
from engawa.table.messages import Name, Tell
from engawa.table.table import No

BODY = 4096  # bytes of a request
BODY_RECORD = 300_000  # of one that may hold a record
TEXT, HTML, STREAM = "text/plain", "text/html", "text/event-stream"
NUMBER: dict[str, Any] = {"type": "integer", "minimum": 0, "maximum": 1 << 53}
WORD: dict[str, Any] = {"type": "string", "maxLength": 40}
JOIN = {"join": WORD}
AS = {"as": WORD, **JOIN}


class Call(NamedTuple):
    """A request, as its handler sees it."""

    house: House
    guest: Guest | None
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    address: str

    @property
    def me(self) -> Guest:
        if self.guest is None:
            raise No("no-guest", "Say hello first: GET /api/me gives a cookie.")
        return self.guest

    @property
    def who(self) -> str:
        return self.guest.id if self.guest else ""

    @property
    def table(self) -> str:
        return self.path["table"]

    @property
    def code(self) -> str:
        return self.query.get("join", "")

    def number(self, name: str, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 16):
            raise No("bad-message", f"{name} is a whole number, not {text[:40]!r}.")
        return int(text)


class Api(NamedTuple):
    method: str
    path: str
    does: Callable[[Call], Awaitable[Any]]
    takes: Any
    gives: Any  # a type, or the kind of text
    says: str
    query: dict[str, dict[str, Any]] = {}  # noqa: RUF012
    body: int = BODY


# --- guests ---


class Me(Struct):
    guest: str
    name: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Transfer(Struct):
    code: str


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """An empty object."""


async def me(call: Call) -> Me:
    return Me(call.me.id, call.me.name)


async def rename(call: Call) -> Me:
    name = clean(call.body.name)
    if not name:
        raise No("bad-message", "A name has at least one letter.")
    await call.house.store.rename(call.me.id, name)
    call.house.renamed(msgspec.structs.replace(call.me, name=name))
    return Me(call.me.id, name)


async def transfer(call: Call) -> Transfer:
    return Transfer(await call.house.guests.offer(call.me, call.house.now()))


async def claim(call: Call) -> Me:
    house = call.house
    house.admit("claim", call.address)
    found = await house.guests.claim(call.body.code, house.now())
    if found is None:
        raise No("bad-code", "That code is not known, or its time is over.")
    return Me(found.id, found.name)


async def revoke(call: Call) -> Me:
    """Sign the guest out everywhere else; this device goes on with a new cookie."""
    house = call.house
    await house.store.revoke(call.me.id, house.now())
    for watcher in house.watchers:
        if watcher.guest == call.me.id:
            watcher.close()
    return Me(call.me.id, call.me.name)


# --- games ---


class RuleIs(Struct):
    id: str
    says: str
    section: str


async def games(call: Call) -> list[lobby.GameIs]:
    return lobby.games(list(bots.BOTS))


async def rules(call: Call) -> list[RuleIs]:
    place = room(call.path["game"])
    return [RuleIs(rule.id, rule.says, rule.section) for rule in rules_of(place).values()]


# --- tables ---


async def tables(call: Call) -> lobby.Tables:
    return await lobby.tables(call.house, call.who)


async def make(call: Call) -> lobby.Made:
    me = call.me
    call.house.admit("table", call.address)
    return await lobby.create(call.house, me, call.body)


async def head(call: Call) -> messages.Head:
    return (await lobby.enter(call.house, call.who, call.table, call.code)).head(call.who)


async def join(call: Call) -> messages.Head:
    return await lobby.join(call.house, call.me, call.table, call.body)


async def leave(call: Call) -> messages.Head:
    return await lobby.leave(call.house, call.me, call.table)


async def rematch(call: Call) -> lobby.Made:
    return await lobby.rematch(call.house, call.me, call.table)


async def do(call: Call) -> Tell | None:
    """Any request that a socket takes too."""
    live = await lobby.enter(call.house, call.who, call.table, call.code)
    name = call.guest.name if call.guest else ""
    return await act(live, Visitor(call.who, name), call.body)


async def events(call: Call) -> AsyncGenerator[bytes, None]:
    """What a socket would tell, as it happens."""
    live = await lobby.enter(call.house, call.who, call.table, call.code)
    watcher = Watcher(call.who, call.guest.name if call.guest else "")
    watcher.since = call.house.now()
    who = Visitor(call.who, watcher.name, watcher)
    return watcher.stream(live, lambda: act(live, who, messages.Hello()))


# --- looking back ---


class Moment(Struct):
    """The table at an earlier moment."""

    n: int
    scene: Scene


async def look_back(call: Call) -> Live:
    """The table, for who wants all of it told again, which takes a while."""
    call.house.admit("look", call.address)
    return await lobby.enter(call.house, call.who, call.table, call.code)


async def steps(call: Call) -> list[messages.Told]:
    table = (await look_back(call)).table
    return export.steps(table, export.point_of_view(table, call.who, call.query.get("as", "")))


async def moment(call: Call) -> Moment:
    table = (await lobby.enter(call.house, call.who, call.table, call.code)).table
    n = min(call.number("n", call.path["n"]), table.n)
    seat = export.point_of_view(table, call.who, call.query.get("as", ""))
    return Moment(n, export.moment(table, n, seat))


async def record(call: Call) -> str:
    table = (await look_back(call)).table
    return export.write(table, table.seat_of(call.who))


async def replay(call: Call) -> str:
    live = await look_back(call)
    if not live.table.over:
        raise No("playing", "The replay is for when the game is over.")
    return await asyncio.to_thread(offline.page, live.table, live.head(""))


async def analysis(call: Call) -> dict[str, Any]:
    table = (await look_back(call)).table
    if not table.over:
        raise No("playing", "A game is looked at again when it is over.")
    return await call.house.reviews.get(table, export.write(table, None))


T = "/api/tables/{table}"
API = [
    Api("GET", "/api/games", games, None, list[lobby.GameIs], "The games, and their options."),
    Api("GET", "/api/rules/{game}", rules, None, list[RuleIs], "The rules of a game."),
    Api("GET", "/api/me", me, None, Me, "Who one is; a new guest gets a cookie."),
    Api("POST", "/api/me", rename, NewName, Me, "Take another name."),
    Api("POST", "/api/me/transfer", transfer, Nothing, Transfer, "A code for another device."),
    Api("POST", "/api/me/claim", claim, Claim, Me, "Go on as the guest a code stands for."),
    Api("POST", "/api/me/revoke", revoke, Nothing, Me, "Sign out everywhere else."),
    Api("GET", "/api/tables", tables, None, lobby.Tables, "My tables, and the public ones."),
    Api(
        *("POST", "/api/tables", make, lobby.NewTable, lobby.Made, "Make a table."),
        body=BODY_RECORD,
    ),
    Api("GET", T, head, None, messages.Head, "Who sits where, and how it stands.", JOIN),
    Api("POST", T + "/join", join, lobby.Join, messages.Head, "Sit down, or watch."),
    Api("POST", T + "/leave", leave, Nothing, messages.Head, "Get up."),
    Api("POST", T + "/rematch", rematch, Nothing, lobby.Made, "Once more, with the same people."),
    Api("POST", T + "/play", do, messages.Play, messages.Ack, "Play a line."),
    Api(
        *("POST", T + "/try", do, messages.Try, messages.PreviewIs | messages.Because),
        "What would a line bring?",
    ),
    Api("POST", T + "/why", do, messages.Why, messages.Because, "Why can it not be played?"),
    Api("POST", T + "/undo", do, messages.Undo, messages.Ack, "Take back, or ask to."),
    Api("POST", T + "/answer", do, messages.Answer, messages.Ack, "Agree to it, or not."),
    Api("POST", T + "/seat", do, messages.Sit, messages.Ack, "Hand a seat to a bot, or back."),
    Api("POST", T + "/chat", do, messages.Chat, messages.Ack, "Say something."),
    Api("POST", T + "/mute", do, messages.Mute, messages.Ack, "Hear no more of a guest."),
    Api("POST", T + "/hint", do, messages.Hint, messages.HintIs, "What would be good here?"),
    Api("GET", T + "/events", events, None, STREAM, "What happens, as it happens.", JOIN),
    Api("GET", T + "/steps", steps, None, list[messages.Told], "What happened so far.", AS),
    Api("GET", T + "/steps/{n}", moment, None, Moment, "The table at an earlier moment.", AS),
    Api("GET", T + "/analysis", analysis, None, dict[str, Any], "How it went, and why.", JOIN),
    Api("GET", T + "/record", record, None, TEXT, "The record of the game.", JOIN),
    Api("GET", T + "/replay.html", replay, None, HTML, "A replay in one file.", JOIN),
]
