"""A client for a table, written from docs/protocol.md alone: it takes a seat and plays at random.

    python examples/table_client.py "http://localhost:8765/t/ID?join=CODE"

It draws nothing, so it ignores differences and asks for the whole scene when its turn comes.
"""

import json
import random
import sys
import time
from http.cookiejar import CookieJar
from typing import Any
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

JSON = {"Content-Type": "application/json"}


class Client:
    def __init__(self, link: str) -> None:
        parts = urlsplit(link)
        self.base, self.join = f"{parts.scheme}://{parts.netloc}", parts.query
        self.table = f"/api/tables/{parts.path.split('/')[-1]}"
        self.jar = CookieJar()
        self.http = build_opener(HTTPCookieProcessor(self.jar))
        self.asked: dict[str, Any] = {}  # the play without an answer yet
        self.plays = 0

    def ask(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        return json.load(self.http.open(Request(self.base + path, data, JSON)))

    def sit(self) -> int:
        self.ask("/api/me")
        code = self.join.removeprefix("join=")
        self.seat = int(self.ask(f"{self.table}/join", {"code": code})["you"])
        return self.seat

    def play(self) -> list[float]:
        """Play to the end, even if the connection breaks; return the scores."""
        url = self.base.replace("http", "ws", 1) + f"{self.table}/socket?{self.join}"
        cookie = "; ".join(f"{each.name}={each.value}" for each in self.jar)
        while True:
            try:
                with connect(url, additional_headers={"Cookie": cookie}) as socket:
                    socket.send('{"do": "hello"}')
                    if self.asked:  # repeat it with the same id, in case it was not heard
                        socket.send(json.dumps(self.asked))
                    for text in socket:
                        told = json.loads(text)
                        if told["is"] == "over":
                            return list(told["scores"])
                        if say := self.hear(told):
                            socket.send(json.dumps(say))
            except (OSError, ConnectionClosed):
                time.sleep(0.5)  # the server restarts, or we were too slow

    def hear(self, told: dict[str, Any]) -> dict[str, Any] | None:
        """Return the reply to a message."""
        if told["is"] in ("ack", "refused") and told["id"] == self.asked.get("id"):
            self.asked = {}
            return {"do": "hello"}
        if self.asked or told.get("turn") != self.seat:
            return None
        if told["is"] != "scene":
            return {"do": "hello"}
        self.plays += 1
        line = random.choice(lines(told["scene"]))
        self.asked = {"do": "play", "line": line, "seen": told["n"], "id": f"play {self.plays}"}
        return self.asked


def lines(scene: dict[str, Any]) -> list[str]:
    """What may be played."""
    rows = [*scene["board"], *scene["tray"], *scene["panels"]]
    found = {line for row in rows for line in row.get("lines", [])}
    words = {line.split()[0] for line in found}
    verbs = {verb["line"] for verb in scene["verbs"] if not verb.get("off")}
    return sorted(found | (verbs - words))


if __name__ == "__main__":
    client = Client(sys.argv[1])
    print("You have seat", client.sit())
    print("The scores:", *client.play())
