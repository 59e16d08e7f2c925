"""Generate typed functions from an English catalogue, so that type checks find wrong arguments."""

from __future__ import annotations

import keyword

from fluent.syntax import ast

from engawa.words.library import declared, entries, helpers

WIDE = 100  # the most characters of a line

KINDS = {"seat": "Seat", "number": "int", "words": "Words", "thing": "Arg"}

HEAD = '''"""What {book} can say. Made of en.ftl by `engawa words make`; do not edit."""

from engawa.words.say import {names}
'''


def snake(id: str) -> str:
    name = id.replace("-", "_")
    return name + "_" if keyword.iskeyword(name) else name


def make(book: str, text: str) -> str:
    """Make a constant for each message without arguments, else a function; leave helpers out."""
    constants, functions, names = "", "", {"Say"}
    helping, args = helpers(text), declared(text)
    for id, entry in entries(text).items():
        if id in helping or not isinstance(entry, ast.Message):
            continue
        if not args[id]:
            constants += f'{snake(id).upper()} = Say("{book}.{id}")\n'
            continue
        names |= {KINDS[kind] for kind in args[id].values()} - {"int"}
        typed = [f"{snake(name)}: {KINDS[kind]}" for name, kind in args[id].items()]
        pairs = [f'("{name}", {snake(name)})' for name in args[id]]
        functions += "\n\n" + _function(snake(id), f"{book}.{id}", typed, pairs)
    head = HEAD.format(book=book, names=", ".join(sorted(names)))
    return head + (f"\n{constants}" if constants else "") + functions


def _function(name: str, id: str, typed: list[str], pairs: list[str]) -> str:
    """Make a function. Two or more arguments need names, since seats are easily confused."""
    star = ["*"] if len(typed) > 1 else []
    args = f"({', '.join(pairs)}{',' if len(pairs) == 1 else ''})"
    return _wrapped(f"def {name}(", [*star, *typed], ") -> Say:") + _wrapped(
        "    return Say(", [f'"{id}"', args], ")"
    )


def _wrapped(head: str, parts: list[str], tail: str) -> str:
    """Write a call or a definition on one line if it fits, as the formatter would."""
    if len(line := f"{head}{', '.join(parts)}{tail}") <= WIDE:
        return line + "\n"
    indent = " " * (len(head) - len(head.lstrip()))
    if len(line := f"{indent}    {', '.join(parts)}") <= WIDE:
        return f"{head}\n{line}\n{indent}{tail}\n"
    rows = "".join(_row(f"{indent}    ", part) for part in parts)
    return f"{head}\n{rows}{indent}{tail}\n"


def _row(indent: str, part: str) -> str:
    if len(f"{indent}{part},") <= WIDE:
        return f"{indent}{part},\n"
    inner = part.removeprefix("(").removesuffix(")").split("), (")
    pairs = [f"({each.strip('()')})" for each in inner]
    return f"{indent}(\n" + "".join(f"{indent}    {each},\n" for each in pairs) + f"{indent}),\n"
