"""What is written and read as JSON."""

from __future__ import annotations

from typing import Any, TypeAlias

#: An object that is about to be written.
JSON: TypeAlias = dict[str, object]

#: An object that was read, of which nothing is known yet. `msgspec` can give it a type of its own.
Parsed: TypeAlias = dict[str, Any]
