"""The API described for programs, generated from the types that read and write it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

import engawa
from engawa.core.json import JSON, Parsed
from engawa.table.messages import Refused

if TYPE_CHECKING:
    from engawa.table.api import Api

REF = "#/components/schemas/{name}"
ERRORS = {
    "202": "Being computed: ask again in a moment.",
    "400": "The request cannot be read.",
    "401": "No guest has this cookie: GET /api/me gives one.",
    "403": "Not allowed for this guest.",
    "404": "There is no such table for this guest.",
    "409": "Not now; the code says why.",
    "413": "Too large.",
    "422": "Well formed but not possible; names the rule if a game's rule forbids it.",
    "429": "Too many requests; wait a moment.",
    "503": "Nothing can be stored at the moment.",
}


def document(calls: Iterable[Api]) -> JSON:
    calls = list(calls)
    types = [each for call in calls for each in (call.takes, call.gives) if _is_typed(each)]
    found, components = msgspec.json.schema_components([*types, Refused], ref_template=REF)
    schema = dict(zip(map(str, [*types, Refused]), found, strict=True))
    paths: dict[str, JSON] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, schema)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Engawa",
            "version": engawa.__version__,
            "description": "Tables for games, with the same requests as a table's socket.",
        },
        "paths": paths,
        "components": {
            "schemas": {name: _untagged(part) for name, part in components.items()},
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": "engawa"}},
        },
        "security": [{"guest": []}, {}],
    }


def _is_typed(kind: object) -> bool:
    return kind is not None and not isinstance(kind, str)


def _operation(call: Api, schema: Mapping[str, object]) -> JSON:
    given = call.gives if isinstance(call.gives, str) else "application/json"
    content = {given: {} if isinstance(call.gives, str) else {"schema": schema[str(call.gives)]}}
    told = {"application/json": {"schema": schema[str(Refused)]}}
    names = re.findall(r"{(\w+)", call.path)
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in names
    ] + [
        {"name": name, "in": "query", "required": False, "schema": kind}
        for name, kind in call.query.items()
    ]
    operation: JSON = {
        "summary": call.says,
        "operationId": f"{call.method.lower()}{call.path.replace('/', '_')}",
        "parameters": parameters,
        "responses": {
            "200": {"description": call.says, "content": content},
            **{code: {"description": says, "content": told} for code, says in ERRORS.items()},
        },
    }
    if call.takes is not None:
        body = {"application/json": {"schema": schema[str(call.takes)]}}
        operation["requestBody"] = {"required": True, "content": body}
    return operation


def _untagged(part: Parsed) -> Parsed:
    """Make ``do`` optional, as the address of a REST call says what is asked."""
    if "do" in part.get("properties", {}):
        required = [name for name in part.get("required", []) if name != "do"]
        part = {**part, "required": required}
    return part
