"""The web application: pages, REST, event streams and sockets for the tables of one process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from engawa.core.errors import EngawaError
from engawa.store import Guest, Log, StoreDown
from engawa.table import client_files, install, messages, openapi, shell
from engawa.table.accounts import Takeout
from engawa.table.api import API, HTML, TEXT, Api, Call
from engawa.table.guard import Guard
from engawa.table.guests import COOKIE
from engawa.table.health import Health
from engawa.table.install import ICONS
from engawa.table.journal import Journal
from engawa.table.languages import language_of, spoken
from engawa.table.limits import RATES
from engawa.table.messages import Refused
from engawa.table.once import Once
from engawa.table.protocols import CONNECTION
from engawa.table.requests import refused
from engawa.table.socket import Conversation
from engawa.table.table import No, no_store
from engawa.table.tables import ServerSettings, Tables
from engawa.table.web import App, Receive, Scope, Send, address, cookie, plain, refuse_socket
from engawa.words import Voice
from engawa.words import table as say

PAGES = ["/", "/t/{table}", "/t/{table}/board", "/t/{table}/hand", "/t/{table}/duplicate"]
PAGES += ["/replay/{table}", "/me", "/daily", "/daily/{day}", "/rules", "/rules/{game}"]
PAGES += ["/learn", "/learn/{game}", "/learn/{game}/{lesson}"]
PAGES += ["/u/{page}", "/bots/{game}/{level}"]

CLIENT = ("/static/{path:path}", "/words/{language}.json")  # with or without a version

Handler = Callable[[Request], Awaitable[Response]]

STATUS = {
    "thinking": 202,  # it was accepted; browsers log anything from 400 on as an error
    "bad-message": 400,
    "bad-endpoint": 422,
    "bad-game": 422,
    "bad-level": 422,
    "illegal": 422,
    "no-guest": 401,
    "no-seat": 403,
    "no-chat": 403,
    "no-hints": 403,
    "muted": 403,
    "banned": 403,
    "same-luck": 403,
    "not-found": 404,
    "too-big": 413,
    "rate": 429,
    "error": 500,
    "storage": 503,
}  # everything else is 409: not now

BOARD = "board"  # a large screen: shows what everybody may see, whoever opens it
FILES = {HTML: "game.html", TEXT: "game.rec", Takeout: "engawa.json"}  # downloads, by type


class Server:
    """The application with its tables. It opens the store when it starts."""

    def __init__(
        self, store: Log, settings: ServerSettings | None = None, journal: Journal | None = None
    ) -> None:
        settings = settings or ServerSettings()
        self.store = store
        self.tables = Tables(store, settings, journal)
        rooms = Starlette(
            routes=routes(self.tables), exception_handlers={404: lost}, lifespan=self._lifespan
        )
        self.app: App = Guard(Sockets(rooms, self.tables), settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = scope.get("state", {}).get(CONNECTION)
        if connection and not self.tables.connections.comes_from(connection, address(scope)):
            await turn_away(scope, receive, send)
        elif scope["type"] == "http" and not self._may_have(scope["path"], address(scope)):
            says = Voice(language_of(scope))(RATES["file"].says)
            await plain(send, STATUS["rate"], says, close=True)
        else:
            await self.app(scope, receive, send)

    def _may_have(self, path: str, came: str) -> bool:
        """Is a page, file or metric within the limits? Calls are checked later, with the guest."""
        limits, now = self.tables.limits, self.tables.clock()
        if path.startswith("/api/"):
            return True
        kind = "figures" if path == "/metrics" else "file"
        return limits.take(kind, came, now)

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        journal = self.tables.journal
        try:
            async with self.store:
                await self.tables.open()
                journal.say("open")
                try:
                    yield
                finally:
                    await self.tables.close()
                    journal.flush()
                    journal.say("closed", count=len(self.tables.lives))
        except Exception as error:  # uvicorn stops us; say why
            journal.fault("lifespan_failed", error)
            raise


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a connection because there are too many."""
    says = Voice(language_of(scope))(say.TOO_MANY)
    if scope["type"] == "websocket":
        await receive()
        await refuse_socket(scope, send, says)
    else:
        await plain(send, 503, says, close=True)


def routes(tables: Tables) -> list[BaseRoute]:
    health = Health(tables.store, tables.clock)

    async def healthy(request: Request) -> Response:
        if await health.good():
            return PlainTextResponse("ok\n")
        return PlainTextResponse("the store is down\n", 503)

    async def figures(request: Request) -> Response:
        text, kind = tables.metrics.text(request.headers.get("accept", ""))
        return Response(text, headers={"content-type": kind})

    @Once
    def described() -> bytes:
        return messages.encode(openapi.document(API))

    async def describe(request: Request) -> Response:
        return Response(await described.soon(), media_type="application/json")

    found: list[BaseRoute] = [
        Route(api.path, endpoint(tables, api), methods=[api.method]) for api in API
    ]
    found += [Route(path, shell.shell, methods=["GET"]) for path in PAGES]
    found += [
        Route("/api/openapi.json", describe, methods=["GET"]),
        Route("/healthz", healthy, methods=["GET"]),
        Route("/metrics", figures, methods=["GET"]),
        Route("/worker/{language}.js", spoken_in(install.worker), methods=["GET"]),
        Route("/manifest/{language}.webmanifest", spoken_in(install.manifest), methods=["GET"]),
        *(Route(f"/icons/{name}.png", install.icon(name), methods=["GET"]) for name in ICONS),
        *(Route(path, client_files.serve, methods=["GET"]) for path in CLIENT),
        *(Route(f"/@{{version}}{path}", client_files.serve, methods=["GET"]) for path in CLIENT),
    ]
    return found


def spoken_in(says: Handler) -> Handler:
    """Wrap a page that exists in each of our languages, and in no other."""

    async def answer(request: Request) -> Response:
        if request.path_params["language"] in spoken():
            return await says(request)
        return await lost(request, HTTPException(404))

    return answer


async def lost(request: Request, error: Exception) -> Response:
    """Answer an unknown address: with the page for people, with a refusal for programs."""
    if "text/html" in request.headers.get("accept", ""):
        response = await shell.shell(request)
        response.status_code = 404 if response.status_code == 200 else response.status_code
        return response
    voice = Voice(language_of(request.scope))
    return _json(Refused("", "not-found", say.NOWHERE, 0), voice, 404)


# --- from HTTP and back ---


def endpoint(tables: Tables, api: Api) -> Handler:
    decoder = msgspec.json.Decoder(api.takes) if api.takes else None

    async def serve(request: Request) -> Response:
        fresh: Guest | None = None
        language = language_of(request.scope)
        voice = Voice(language)
        try:
            guest, fresh = await _guest(tables, request, api)
            body = await _body(request, decoder, api.body) if decoder else None
            query = dict(request.query_params)
            zipped = "gzip" in request.headers.get("accept-encoding", "")
            came = address(request.scope)
            path = request.path_params
            call = Call(tables, guest, path, query, body, came, zipped, language)
            call.origin = f"{request.url.scheme}://{request.url.netloc}"
            await tables.slices.next()
            try:
                with tables.telemetry.span(f"{api.method} {api.path}"):
                    found = await api.does(call)
            finally:
                voice = call.voice  # by now it is known who sits where
            response = _response(request, api, found, voice)
            fresh = call.becomes or fresh
            if call.leaves:
                response.delete_cookie(COOKIE, httponly=True, samesite="strict")
        except No as no:
            response = _json(refused(None, no, ""), voice, STATUS.get(no.code, 409))
        except StoreDown as error:
            response = _json(refused(None, no_store(error), ""), voice, STATUS["storage"])
        except EngawaError as error:
            response = _json(Refused("", "not-found", say.clause(error.says), 0), voice, 404)
        except Exception as error:  # our error: only the journal is told
            tables.count("errors")
            tables.journal.fault("call_failed", error)
            response = _json(Refused("", "error", say.FAILED, 0), voice, 500)
        if fresh:
            _set_cookie(tables, request, response, fresh)
        return response

    return serve


def _response(request: Request, api: Api, found: Any, voice: Voice) -> Response:
    if isinstance(found, msgspec.Raw):  # cached by browsers, as it is the same for everybody
        return shell.varied(shell.known(request, bytes(found), "application/json"))
    if isinstance(found, Refused):
        return _json(found, voice, STATUS.get(found.code, 409))
    headers = {"cache-control": "no-store"}
    if name := FILES.get(api.gives):
        headers["content-disposition"] = f'attachment; filename="{name}"'
    if isinstance(found, AsyncIterator):
        kind = api.gives if isinstance(api.gives, str) else "application/json"
        return StreamingResponse(found, headers=headers, media_type=kind)
    if isinstance(found, str | bytes):
        if isinstance(found, bytes):
            headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(found, headers=headers, media_type=api.gives)
    return _json(found, voice)


def _json(found: object, voice: Voice, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(voice.encode(found), status, headers, "application/json")


async def _body(request: Request, decoder: msgspec.json.Decoder[Any], most: int) -> Any:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise No("bad-message", say.NOT_JSON)
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise No("too-big", say.request_big(most))
    except ClientDisconnect as error:
        raise No("bad-message", say.BROKE_OFF) from error
    try:
        return decoder.decode(bytes(data))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise No("bad-message", say.bad_request(str(error))) from error


async def _guest(tables: Tables, request: Request, api: Api) -> tuple[Guest | None, Guest | None]:
    """Return the guest who asks, and again if a cookie must be set."""
    came = address(request.scope)
    tables.admit("address", came)
    signed = cookie(request.scope, COOKIE)
    guest = await tables.known(signed)
    if guest is None and (api.method, api.path) == ("GET", "/api/me"):
        tables.admit("meet", came)
        guest = await tables.guests.meet(tables.now())
        tables.addresses.came(guest.id, came)
        return guest, guest
    if guest:
        tables.admit("guest", guest.id)
        tables.addresses.came(guest.id, came)
    return guest, None


def _set_cookie(tables: Tables, request: Request, response: Response, guest: Guest) -> None:
    response.set_cookie(
        COOKIE,
        tables.guests.sign(guest.id, max(tables.now(), guest.revoked + 1)),
        max_age=client_files.YEAR,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


class Sockets:
    """Accepts sockets at /api/tables/{table}/socket, and nowhere else."""

    def __init__(self, app: App, tables: Tables) -> None:
        self.app, self.tables = app, tables

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        parts = scope["path"].split("/")
        if len(parts) != 5 or parts[1:3] != ["api", "tables"] or parts[4] != "socket":
            await receive()
            voice = Voice(language_of(scope))
            lost = voice.encode(Refused("", "not-found", say.NOWHERE, 0))
            await refuse_socket(scope, send, voice(say.NOWHERE), lost)
            return
        query = Request({**scope, "type": "http"}).query_params
        talk = Conversation(self.tables, scope, receive, send)
        await talk.run(parts[3], query.get("join", ""), query.get("as") == BOARD)
