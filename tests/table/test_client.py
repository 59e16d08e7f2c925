"""The client in examples/, written from the page alone, against the server as a command."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from games_by import LARGEST, SMALLEST
from serving import Serving, serving
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import engawa
from engawa.games import names
from examples.table_client import Client

heavy = pytest.mark.skipif(not engawa.COMPILED, reason="heavy, and the same without compiling")
QUICK = ("--pace", "0", "--limits", "0")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("client"), *QUICK) as running:
        yield running


def made(server: Serving, **how: Any) -> Client:
    """Return a client with the link of a table that somebody else made."""
    host = Client(server.address)
    host.ask("/api/me")
    link = host.ask("/api/tables", {"sit": False, **how})["link"]
    return Client(server.address + link)


def played(client: Client) -> int:
    """Count the lines of the client that the table has stored."""
    told = client.ask(f"{client.table}/steps?{client.join}")
    return sum(step.get("seat") == client.seat for step in told)


@heavy
@pytest.mark.parametrize("game", names())
def test_the_client_plays_a_game_to_its_end(server: Serving, game: str) -> None:
    client = made(server, game=game, seats=2, bots=[None, "random"])
    assert client.sit() == 0
    scores = client.play()
    assert len(scores) == 2
    assert played(client) == client.plays
    head = client.ask(f"{client.table}?{client.join}")
    assert head["status"] == "over"
    assert head["replay"].startswith("/replay/")


def test_two_clients_play_each_other(server: Serving) -> None:
    one = made(server, game=SMALLEST, seats=2, public=True)
    other = Client(one.base + one.table.replace("/api/tables", "/t"))
    assert (one.sit(), other.sit()) == (0, 1)
    scores: list[list[float]] = []
    threads = [
        threading.Thread(target=lambda who=who: scores.append(who.play())) for who in (one, other)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert len(scores) == 2
    assert scores[0] == scores[1]


@heavy
def test_the_client_plays_on_after_the_server_was_started_again(tmp_path: Path) -> None:
    scores: list[float] = []
    with serving(tmp_path, *QUICK) as server:
        client = made(server, game=LARGEST, seats=2, bots=[None, "random"])
        client.sit()
        thread = threading.Thread(target=lambda: scores.extend(client.play()))
        thread.start()
        while client.plays < 3:
            assert thread.is_alive()
    with serving(tmp_path, *QUICK, "--port", str(server.port)) as again:
        assert again.port == server.port
        thread.join(120)
        assert len(scores) == 2
        assert played(client) == client.plays >= 3


def test_a_socket_that_is_refused_says_why(server: Serving) -> None:
    """As the page says: 403, with the refusal as JSON."""
    client = made(server, game=LARGEST, seats=2)
    for path in (f"{client.table}/socket", "/api/tables/nowhere/socket", "/nowhere"):
        with pytest.raises(InvalidStatus) as refused:
            connect(server.address.replace("http", "ws", 1) + path)
        answer = refused.value.response
        assert answer.status_code == 403
        assert answer.body is not None
        told = json.loads(answer.body)
        assert (told["is"], told["code"]) == ("refused", "not-found")
        assert told["says"].endswith(".")
    elsewhere = {"Origin": "http://elsewhere.example"}
    with pytest.raises(InvalidStatus) as refused:
        connect(server.address.replace("http", "ws", 1) + path, additional_headers=elsewhere)
    assert refused.value.response.body == b"This request comes from another site.\n"
