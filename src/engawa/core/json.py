"""Types for JSON that is written and read."""

from __future__ import annotations

from typing import Any, TypeAlias

#: An object to be written.
JSON: TypeAlias = dict[str, object]

#: An object that was read and not checked yet; `msgspec` can convert it to a type.
Parsed: TypeAlias = dict[str, Any]
