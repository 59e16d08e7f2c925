"""The server: pages, REST and sockets over the house."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from engawa import bots
from engawa.core.errors import EngawaError
from engawa.store import Guest, Log, StoreDown
from engawa.table import lobby, messages
from engawa.table.acts import Visitor, act, refused
from engawa.table.guests import COOKIE
from engawa.table.house import House, Settings
from engawa.table.log import Journal
from engawa.table.messages import Name, Refused, Tell
from engawa.table.socket import Conversation
from engawa.table.table import No
from engawa.table.web import Guard, Receive, Scope, Send, address, cookie

STATIC = Path(__file__).parent / "static"
BODY = 4096  # bytes of a request
BODY_RECORD = 300_000  # of one that may hold a record
YEAR = 400 * 24 * 3600

STATUS = {
    "bad-message": 400,
    "bad-game": 422,
    "bad-level": 422,
    "illegal": 422,
    "no-guest": 401,
    "no-seat": 403,
    "no-chat": 403,
    "no-hints": 403,
    "not-found": 404,
    "too-big": 413,
    "rate": 429,
    "error": 500,
    "storage": 503,
}  # everything else is 409: not now


class Call(NamedTuple):
    """A request, as its handler sees it."""

    house: House
    guest: Guest | None
    table: str
    code: str  # the word that opens a private table
    body: Any
    query: dict[str, str]
    address: str
    id: str = ""

    @property
    def me(self) -> Guest:
        if self.guest is None:
            raise No("no-guest", "Say hello first: GET /api/me gives a cookie.")
        return self.guest

    @property
    def who(self) -> str:
        return self.guest.id if self.guest else ""


class Api(NamedTuple):
    """One call of the API: what it takes, what it gives, what it is for."""

    method: str
    path: str
    does: Callable[[Call], Awaitable[Any]]
    takes: Any
    gives: Any
    says: str
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
    code: messages.Code


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    pass


async def me(call: Call) -> Me:
    return Me(call.me.id, call.me.name)


async def rename(call: Call) -> Me:
    name = " ".join("".join(c for c in call.body.name if c.isprintable()).split())
    if not name:
        raise No("bad-message", "A name has at least one letter.")
    await call.house.kept(call.house.store.rename(call.me.id, name))
    call.house.renamed(msgspec.structs.replace(call.me, name=name))
    return Me(call.me.id, name)


async def transfer(call: Call) -> Transfer:
    return Transfer(await call.house.guests.offer(call.me, call.house.now()))


async def claim(call: Call) -> Me:
    house = call.house
    if not house.limits.take("claim", call.address, house.clock()):
        raise No("rate", "Too many codes were tried from here; wait a minute.")
    found = await house.guests.claim(call.body.code, house.now())
    if found is None:
        raise No("bad-code", "That code is not known, or its time is over.")
    return Me(found.id, found.name)


async def revoke(call: Call) -> Me:
    """Sign the guest out everywhere else; this device goes on."""
    house = call.house
    await house.kept(house.store.revoke(call.me.id, house.now()))
    for watcher in house.watchers:
        if watcher.guest == call.me.id:
            watcher.close()
    return Me(call.me.id, call.me.name)


# --- tables ---


async def games(call: Call) -> list[lobby.GameIs]:
    return lobby.games(list(bots.BOTS))


async def tables(call: Call) -> lobby.Tables:
    return await lobby.tables(call.house, call.who)


async def make(call: Call) -> lobby.Made:
    if not call.house.limits.take("table", call.address, call.house.clock()):
        raise No("rate", "Many tables were made from here; wait a little.")
    return await lobby.create(call.house, call.me, call.body)


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


T = "/api/tables/{table}"
API = [
    Api("GET", "/api/games", games, None, list[lobby.GameIs], "The games, and their options."),
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
    Api("GET", T, head, None, messages.Head, "Who sits where, and how it stands."),
    Api("POST", T + "/join", join, lobby.Join, messages.Head, "Sit down, or watch."),
    Api("POST", T + "/leave", leave, Nothing, messages.Head, "Get up."),
    Api("POST", T + "/rematch", rematch, Nothing, lobby.Made, "Once more, with the same people."),
    Api("POST", T + "/play", do, messages.Play, messages.Ack, "Play a line."),
    Api("POST", T + "/try", do, messages.Try, messages.PreviewIs, "What would a line bring?"),
    Api("POST", T + "/why", do, messages.Why, messages.Because, "Why can it not be played?"),
    Api("POST", T + "/undo", do, messages.Undo, messages.Ack, "Take back, or ask to."),
    Api("POST", T + "/answer", do, messages.Answer, messages.Ack, "Agree to it, or not."),
    Api("POST", T + "/seat", do, messages.Sit, messages.Ack, "Hand a seat to a bot, or back."),
    Api("POST", T + "/chat", do, messages.Chat, messages.Ack, "Say something."),
    Api("POST", T + "/mute", do, messages.Mute, messages.Ack, "Hear no more of a guest."),
    Api("POST", T + "/hint", do, messages.Hint, messages.HintIs, "What would be good here?"),
]


# --- from HTTP and back ---


def endpoint(house: House, api: Api) -> Callable[[Request], Awaitable[Response]]:
    decoder = msgspec.json.Decoder(api.takes) if api.takes else None

    async def serve(request: Request) -> Response:
        fresh: Guest | None = None
        try:
            body = await _body(request, decoder, api.body) if decoder else None
            guest, fresh = await _guest(house, request, api)
            query = dict(request.query_params)
            table = request.path_params.get("table", "")
            code = query.get("join", "")
            came = address(request.scope)
            call = Call(house, guest, table, code, body, query, came)
            found = await api.does(call)
            response = _json(found, STATUS.get(found.code, 409) if _is_no(found) else 200)
        except No as no:
            response = _json(refused(None, no, ""), STATUS.get(no.code, 409))
        except StoreDown as error:
            response = _json(Refused("", "storage", str(error), 0), 503)
        except EngawaError as error:
            response = _json(Refused("", "bad-game", f"{error}.", 0), 422)
        if api.path in ("/api/me/claim", "/api/me/revoke") and response.status_code == 200:
            fresh = await house.store.guest(found.guest)
        if fresh:
            _set_cookie(house, request, response, fresh)
        return response

    return serve


def _is_no(found: Any) -> bool:
    return isinstance(found, Refused)


async def _body(request: Request, decoder: msgspec.json.Decoder[Any], most: int) -> Any:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise No("bad-message", "A request is JSON: Content-Type application/json.")
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise No("too-big", f"A request has up to {most} bytes here.")
    except ClientDisconnect as error:
        raise No("bad-message", "The request broke off.") from error
    try:
        return decoder.decode(bytes(data))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise No("bad-message", f"That request cannot be read: {error}.") from error


async def _guest(house: House, request: Request, api: Api) -> tuple[Guest | None, Guest | None]:
    """Who asks, and the same again if a cookie has to be set."""
    take, now, came = house.limits.take, house.clock(), address(request.scope)
    if not take("address", came, now):
        raise No("rate", "That was a lot at once; wait a moment.")
    signed = cookie(request.scope, COOKIE)
    guest = await house.guests.read(signed) if signed else None
    if guest is None and api.path == "/api/me" and api.method == "GET":
        if not take("meet", came, now):
            raise No("rate", "Many new guests came from here; wait a moment.")
        guest = await house.kept(house.guests.meet(house.now()))
        return guest, guest
    if guest and not take("guest", guest.id, now):
        raise No("rate", "That was a lot at once; wait a moment.")
    return guest, None


def _set_cookie(house: House, request: Request, response: Response, guest: Guest) -> None:
    at = max(house.now(), guest.revoked + 1)
    response.set_cookie(
        COOKIE,
        house.guests.sign(guest.id, at),
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


def _json(found: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(messages.encode(found), status, headers, "application/json")


# --- the application ---


class Sockets:
    """The end of a socket's address."""

    def __init__(self, app: Callable[..., Awaitable[None]], house: House) -> None:
        self.app, self.house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        parts = scope["path"].split("/")
        if len(parts) != 5 or parts[1:3] != ["api", "tables"] or parts[4] != "socket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "no such address"})
            return
        query = Request({**scope, "type": "http"}).query_params
        talk = Conversation(self.house, scope, receive, send)
        await talk.run(parts[3], query.get("join", ""))


def page(request: Request) -> Response:
    """Every page is the same shell; its scripts look at the address."""
    shell = STATIC / "index.html"
    if not shell.exists():
        return PlainTextResponse("The pages are not there.\n", 404)
    return FileResponse(shell, headers={"cache-control": "no-cache"})


def build(
    store: Log, settings: Settings | None = None, journal: Journal | None = None
) -> Callable[..., Awaitable[None]]:
    """The application; it opens the store when it starts and closes it when it ends."""
    settings = settings or Settings()
    house = House(store, settings, journal)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with store:
            await house.open()
            yield
            await house.close()

    def health(request: Request) -> Awaitable[Response]:
        return _health(house)

    routes: list[BaseRoute] = [
        Route(api.path, endpoint(house, api), methods=[api.method]) for api in API
    ]
    pages = ["/", "/t/{table}", "/replay/{table}", "/rules/{game}"]
    routes += [Route(path, page, methods=["GET"]) for path in pages]
    routes += [Route("/healthz", health, methods=["GET"])]
    if STATIC.exists():
        routes.append(Mount("/static", StaticFiles(directory=STATIC)))
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.house = house
    guard = Guard(Sockets(app, house), settings.hosts)
    guard.house = house  # type: ignore[attr-defined]
    return guard


async def _health(house: House) -> Response:
    try:
        await asyncio.wait_for(house.store.check(), 5)
    except (StoreDown, TimeoutError):
        return PlainTextResponse("the store is down\n", 503)
    return PlainTextResponse("ok\n")
