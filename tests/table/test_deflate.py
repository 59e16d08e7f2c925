"""Large messages are compressed for clients that accept it, and arrive unchanged."""

import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import PayloadTooBig
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import Protocol
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from engawa.table.deflate import LARGE, Deflate, OnlyLarge
from engawa.table.protocols import framed

LONG = "a move with many words " * 200


def meet(compresses: bool) -> tuple[ServerProtocol, ClientProtocol]:
    """Return two ends after their handshake."""
    offers = [ClientPerMessageDeflateFactory()] if compresses else None
    client = ClientProtocol(parse_uri("ws://table/"), extensions=offers)
    server = ServerProtocol(extensions=[Deflate()], max_size=4096)
    client.send_request(client.connect())
    pass_on(client, server)
    request = server.events_received()[0]
    server.send_response(server.accept(request))  # type: ignore[arg-type]
    pass_on(server, client)
    client.events_received()
    return server, client


def pass_on(one: Protocol, other: Protocol) -> int:
    data = b"".join(one.data_to_send())
    other.receive_data(data)
    return len(data)


def test_a_large_message_is_small_on_the_wire_and_whole_behind_it() -> None:
    server, client = meet(compresses=True)
    for text in (LONG, "short", LONG[::-1]):
        server.send_text(text.encode())
        size = pass_on(server, client)
        (frame,) = client.events_received()
        assert isinstance(frame, Frame)
        assert bytes(frame.data).decode() == text
        assert size < len(text) / 10 or len(text) < LARGE
    assert isinstance(server.extensions[0], OnlyLarge)
    assert not hasattr(server.extensions[0], "decoder"), "something is kept between messages"


def test_who_cannot_read_it_is_sent_everything_as_it_is() -> None:
    server, client = meet(compresses=False)
    server.send_text(LONG.encode())
    assert pass_on(server, client) > len(LONG)


def test_what_would_swell_beyond_a_message_is_not_let_in() -> None:
    server, client = meet(compresses=True)
    client.send_text(b"x" * 5_000_000)
    assert pass_on(client, server) < 10_000
    assert isinstance(server.parser_exc, PayloadTooBig)
    assert server.events_received() == []


@pytest.mark.parametrize("size", [LARGE - 1, LARGE])
def test_small_messages_are_not_worth_it(size: int) -> None:
    server, client = meet(compresses=True)
    server.send_text(b"x" * size)
    assert (pass_on(server, client) < size) == (size >= LARGE)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 999, 65_535, 65_536, 200_000])
def test_a_frame_of_ours_is_the_one_the_library_would_send(size: int) -> None:
    text = b"m" * size
    server, _ = meet(compresses=False)
    server.send_text(text)
    assert framed(text) == b"".join(server.data_to_send())
