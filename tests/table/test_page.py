"""docs/protocol.md names everything that a client may meet."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Struct

import engawa.table
from engawa.core.scene import Panel, Place, Scene, Sprite, Verb
from engawa.table.lobby import Join
from engawa.table.messages import Asked, ClockHead, Head, HintLine, SeatHead, Tell, Told, UndoHead

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
WORDS = set(re.findall(r"[\w-]+", " ".join(re.findall(r"`([^`]+)`", PAGE.replace("\n", " ")))))
PARTS = (Head, SeatHead, ClockHead, UndoHead, Told, HintLine, Scene, Sprite, Panel, Verb, Place)


@pytest.mark.parametrize("kind", [*get_args(Asked), *Tell.__subclasses__()])
def test_the_page_names_every_message_and_what_it_carries(kind: type[Struct]) -> None:
    tag: Any = kind.__struct_config__.tag
    missing = {tag, *kind.__struct_fields__} - WORDS
    assert not missing


@pytest.mark.parametrize("kind", [*PARTS, Join])
def test_the_page_names_every_part_of_them(kind: type[Struct]) -> None:
    assert not set(kind.__struct_fields__) - WORDS


def test_the_page_names_every_reason_for_a_refusal() -> None:
    folder = Path(engawa.table.__file__).parent
    text = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    codes = set(re.findall(r"""No\(\s*"([a-z-]+)",""", text))
    assert len(codes) > 20
    assert not codes - WORDS
