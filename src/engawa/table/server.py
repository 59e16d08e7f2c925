"""The application: pages, REST, events and sockets over one house."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from engawa.core.errors import EngawaError
from engawa.store import Guest, Log, StoreDown
from engawa.table import messages, metrics, openapi
from engawa.table.acts import refused
from engawa.table.api import API, HTML, STREAM, Api, Call
from engawa.table.guests import COOKIE
from engawa.table.house import House, Settings
from engawa.table.log import Journal
from engawa.table.messages import Refused
from engawa.table.socket import Conversation
from engawa.table.table import No, no_store
from engawa.table.web import Guard, Receive, Scope, Send, address, cookie

STATIC = Path(__file__).parent / "static"
PAGES = ["/", "/t/{table}", "/replay/{table}", "/rules/{game}"]
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

App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Server:
    """The application, and the house it serves. It opens the store when it starts."""

    def __init__(
        self, store: Log, settings: Settings | None = None, journal: Journal | None = None
    ) -> None:
        settings = settings or Settings()
        self.store = store
        self.house = House(store, settings, journal)
        rooms = Starlette(
            routes=routes(self.house), exception_handlers={404: lost}, lifespan=self._lifespan
        )
        self.app: App = Guard(Sockets(rooms, self.house), settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        async with self.store:
            await self.house.open()
            self.house.journal.say("open", count=len(self.house.lives))
            try:
                yield
            finally:
                await self.house.close()
                self.house.journal.say("closed", count=len(self.house.lives))


def routes(house: House) -> list[BaseRoute]:
    async def health(request: Request) -> Response:
        try:
            await asyncio.wait_for(house.store.check(), 5)
        except (StoreDown, TimeoutError):
            return PlainTextResponse("the store is down\n", 503)
        return PlainTextResponse("ok\n")

    def figures(request: Request) -> Response:
        return PlainTextResponse("\n".join(metrics.lines(house)) + "\n")

    described = messages.encode(openapi.document(API))

    def describe(request: Request) -> Response:
        return Response(described, media_type="application/json")

    found: list[BaseRoute] = [
        Route(api.path, endpoint(house, api), methods=[api.method]) for api in API
    ]
    found += [Route(path, page, methods=["GET"]) for path in PAGES]
    found += [
        Route("/api/openapi.json", describe, methods=["GET"]),
        Route("/healthz", health, methods=["GET"]),
        Route("/metrics", figures, methods=["GET"]),
        Mount("/static", StaticFiles(directory=STATIC, check_dir=False)),
    ]
    return found


def page(request: Request) -> Response:
    """Every page is the same shell; its scripts look at the address."""
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})


def lost(request: Request, error: Exception) -> Response:
    """An address that leads nowhere: the same shell says so to people, a refusal to programs."""
    if "text/html" in request.headers.get("accept", ""):
        return FileResponse(STATIC / "index.html", 404, {"cache-control": "no-cache"})
    return _json(Refused("", "not-found", "There is nothing at this address.", 0), 404)


# --- from HTTP and back ---


def endpoint(house: House, api: Api) -> Callable[[Request], Awaitable[Response]]:
    decoder = msgspec.json.Decoder(api.takes) if api.takes else None

    async def serve(request: Request) -> Response:
        fresh: Guest | None = None
        try:
            guest, fresh = await _guest(house, request, api)
            body = await _body(request, decoder, api.body) if decoder else None
            query = dict(request.query_params)
            call = Call(house, guest, request.path_params, query, body, address(request.scope))
            found = await api.does(call)
            response = _response(api, found)
            if api.path in ("/api/me/claim", "/api/me/revoke"):
                fresh = await house.store.guest(found.guest)
        except No as no:
            response = _json(refused(None, no, ""), STATUS.get(no.code, 409))
        except StoreDown as error:
            response = _json(refused(None, no_store(error), ""), STATUS["storage"])
        except EngawaError as error:
            response = _json(Refused("", "not-found", f"{error}.", 0), 404)
        except Exception as error:  # ours: said to the journal, and to nobody else
            house.count("errors")
            house.journal.fault("call_failed", error)
            response = _json(Refused("", "error", "Something went wrong here.", 0), 500)
        if fresh:
            _set_cookie(house, request, response, fresh)
        return response

    return serve


def _response(api: Api, found: Any) -> Response:
    if isinstance(found, Refused):
        return _json(found, STATUS.get(found.code, 409))
    if api.gives == STREAM:
        return StreamingResponse(found, headers={"cache-control": "no-store"}, media_type=STREAM)
    if isinstance(found, str):
        name = "game.html" if api.gives == HTML else "game.rec"
        headers = {
            "content-disposition": f'attachment; filename="{name}"',
            "cache-control": "no-store",
        }
        return Response(found, headers=headers, media_type=api.gives)
    return _json(found)


def _json(found: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(messages.encode(found), status, headers, "application/json")


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
    came = address(request.scope)
    house.admit("address", came)
    signed = cookie(request.scope, COOKIE)
    guest = await house.guests.read(signed) if signed else None
    if guest is None and (api.method, api.path) == ("GET", "/api/me"):
        house.admit("meet", came)
        guest = await house.guests.meet(house.now())
        return guest, guest
    if guest:
        house.admit("guest", guest.id)
    return guest, None


def _set_cookie(house: House, request: Request, response: Response, guest: Guest) -> None:
    response.set_cookie(
        COOKIE,
        house.guests.sign(guest.id, max(house.now(), guest.revoked + 1)),
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


class Sockets:
    """Where sockets end: /api/tables/{table}/socket, and nowhere else."""

    def __init__(self, app: App, house: House) -> None:
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
        code = Request({**scope, "type": "http"}).query_params.get("join", "")
        await Conversation(self.house, scope, receive, send).run(parts[3], code)
