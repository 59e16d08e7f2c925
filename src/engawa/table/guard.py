"""Refuse requests from foreign pages, and set security headers on every answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engawa.table.languages import language_of
from engawa.table.web import (
    HEADERS,
    Message,
    Receive,
    Scope,
    Send,
    header,
    is_ours,
    plain,
    refuse_socket,
    same_origin,
)
from engawa.words import Voice, Words
from engawa.words import table as say


class Guard:
    """Middleware that refuses foreign pages and sets security headers."""

    def __init__(self, app: Callable[..., Awaitable[None]], hosts: tuple[str, ...]) -> None:
        self.app, self.hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refusal = Voice(language_of(scope))(self.refusal(scope))
        if scope["type"] == "websocket":
            if refusal:
                await receive()
                await refuse_socket(scope, send, refusal)
                return
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                have = {key.lower() for key, _ in message.get("headers", [])}
                more = [row for row in HEADERS if row[0] not in have]
                message["headers"] = [*message.get("headers", []), *more]
            await send(message)

        if refusal:
            await plain(send_with_headers, 403, refusal)
            return
        await self.app(scope, receive, send_with_headers)

    def refusal(self, scope: Scope) -> Words:
        """Return why a request is refused; empty if it is not."""
        if not is_ours(header(scope, b"host"), self.hosts):
            return say.UNKNOWN_HOST
        writes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if writes and not same_origin(scope):
            return say.OTHER_SITE
        return ""
