"""Generate types for the browser client from our message structs.

usage: python tools/protocol.py    write src/engawa/table/types/protocol.d.ts
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from msgspec import NODEFAULT, inspect

from engawa.table import messages
from engawa.table.api import API, Api

FILE = Path(__file__).resolve().parent.parent / "src/engawa/table/types/protocol.d.ts"
HEAD = """\
/** What the server tells and takes: docs/protocol.md. Made by tools/protocol.py; do not edit. */

import type { Difference } from "./client";
"""
PLAIN = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}
PONG = messages.Pong
BY_SOCKET = {
    "coach": messages.TipIs,
    "look": PONG,
    "ping": PONG,
}  # given by no call of the API

NO_CALL = "{ takes: never; gives: unknown }"


def written() -> str:
    asks = [kind for kind in get_args(messages.Asked) if kind is not messages.Hello]
    tells = messages.Tell.__subclasses__()
    calls = [call for call in API if not isinstance(call.gives, str)]
    carried = [kind for call in calls for kind in (call.takes, call.gives) if kind is not None]
    known = {each.cls: each for each in structs(inspect.multi_type_info([*asks, *tells, *carried]))}
    given = {call.takes: call.gives for call in calls}
    answers = {tag(kind): given.get(kind) or BY_SOCKET[tag(kind)] for kind in asks}
    gets = [(call, name(call.gives)) for call in calls if call.method == "GET"]
    posts = [(call, pair(call.takes, call.gives)) for call in calls if call.method == "POST"]
    return "\n".join(
        (
            HEAD,
            *map(interface, sorted(known.values(), key=lambda each: each.cls.__name__)),
            f"export type Message = {' | '.join(kind.__name__ for kind in tells)};\n",
            "/** What may be asked over a socket, by its `do`, and what answers. */",
            "export interface Asks {",
            *(f"  {tag(k)}: {pair(k, answers[tag(k)] | messages.Refused)};" for k in asks),
            "}\n",
            chain("Got", "What GET gives, by its address.", gets, "unknown"),
            chain("Posted", "What POST takes and gives, by its address.", posts, NO_CALL),
        )
    )


def structs(types: Iterable[Any]) -> Iterator[inspect.StructType]:
    """Yield all structs in some types, including nested ones."""
    seen: set[type] = set()
    left = list(types)
    while left:
        kind = left.pop()
        if isinstance(kind, inspect.StructType):
            if kind.cls in seen:
                continue
            seen.add(kind.cls)
            yield kind
            left += [field.type for field in kind.fields]
        elif isinstance(kind, inspect.UnionType):
            left += kind.types
        elif isinstance(kind, inspect.TupleType):
            left += kind.item_types
        elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
            left.append(kind.item_type)


def interface(kind: inspect.StructType) -> str:
    """Write a struct as an interface; fields that may be left out when sent are optional."""
    lines = [f'  is: "{kind.tag}";'] if kind.tag_field == "is" else []  # `do` is the key in Asks
    omits = kind.cls.__struct_config__.omit_defaults or kind.forbid_unknown_fields
    for field in kind.fields:
        usual = (field.default, field.default_factory) != (NODEFAULT, NODEFAULT)
        missing = "?" if not field.required and (omits or not usual) else ""
        lines.append(f"  {field.encode_name}{missing}: {typed(field.type)};")
    if not lines:
        return f"export type {kind.cls.__name__} = Record<string, never>;\n"
    return "\n".join((f"export interface {kind.cls.__name__} {{", *lines, "}\n"))


def typed(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.UnionType():
            return " | ".join(map(typed, kind.types))
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case inspect.TupleType():
            return f"[{', '.join(map(typed, kind.item_types))}]"
        case inspect.ListType() | inspect.VarTupleType():
            each = typed(kind.item_type)
            return f"({each})[]" if "|" in each else f"{each}[]"
        case inspect.DictType(value_type=inspect.AnyType()):
            return "Difference"  # the only message without a struct; see table/diff.py
        case inspect.DictType():
            return f"Record<{typed(kind.key_type)}, {typed(kind.value_type)}>"
    return PLAIN[type(kind)]


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def name(kind: Any) -> str:
    return typed(inspect.type_info(kind))


def pair(takes: Any, gives: Any) -> str:
    return f"{{ takes: {name(takes)}; gives: {name(gives)} }}"


def chain(title: str, says: str, calls: list[tuple[Api, str]], other: str) -> str:
    """Write a type that depends on an address; the longest are tried first.

    That is because a name in an address may match anything.
    """
    ranked = sorted(calls, key=lambda each: (-each[0].path.count("/"), each[0].path.count("{")))
    tried = [
        f"Path extends `{re.sub(r'{[^}]*}', '${string}', call.path)}` ? {kind}"
        for call, kind in ranked
    ]
    found = "\n    : ".join((*tried, other))
    return f"/** {says} */\nexport type {title}<Path extends string> =\n    {found};\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
