"""The types of the browser client are those of the server's messages."""

from tools import protocol


def test_the_types_of_messages_are_as_the_structs_are() -> None:
    assert protocol.FILE.read_text("utf-8") == protocol.written(), "run python tools/protocol.py"
