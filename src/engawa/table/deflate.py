"""Compress large messages for browsers that accept it; send small ones as they are.

Each message is compressed on its own, so idle connections need no memory for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

LARGE = 1000  # bytes; anything smaller fits into a packet anyway


class Deflate(ServerPerMessageDeflateFactory):
    """Compression as browsers offer it, without state between messages."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=12,
            compress_settings={"level": 3, "memLevel": 6},
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, made = super().process_request_params(params, accepted_extensions)
        return agreed, OnlyLarge(
            made.remote_no_context_takeover,
            made.local_no_context_takeover,
            made.remote_max_window_bits,
            made.local_max_window_bits,
            made.compress_settings,
        )


class OnlyLarge(PerMessageDeflate):
    """Compresses large messages only.

    They are written whole, so a frame is as large as its message.
    """

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) >= LARGE else frame
