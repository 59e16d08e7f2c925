"""Combine the files of a unit into one Cython module: a file that includes the others.

What compiled code calls is compiled. What else stands in a file, such as the spelling of actions,
is read from the plain file when somebody asks for it.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import marshal
import math
import sys
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, get_type_hints

from engawa.compile import mistakes, units
from engawa.compile.kinds import Kinds, number_kind, takes_rows
from engawa.compile.rewrite import Names, Refused, Source
from engawa.compile.units import Unit

STDINT = "from libc.stdint cimport int8_t, int16_t, int32_t, int64_t"
INLINE = "_c_"  # prefix of a public method that compiled callers inline
TOOL = [f"engawa.compile.{name}" for name in ("kinds", "rewrite", "unit", "make")]
DATA = (int, float, str, bool, bytes, type(None))


class Room:
    """A file of the unit: what it defines, and what its names refer to."""

    def __init__(self, module: ModuleType, owner: str) -> None:
        self.module = module
        self.full = module.__name__
        self.name = self.full.rpartition(".")[2]
        self.owner = owner  # the package whose unit exports it to Python; empty for a shared file
        self.file = Path(inspect.getsourcefile(module) or "")
        self.text = self.file.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        self.defined: dict[str, ast.stmt] = {}
        self.imported: dict[str, tuple[str, str, ast.stmt]] = {}  # the module and the original name
        self._look()

    def _look(self) -> None:
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    origin = (node.module or "", alias.name, node)
                    self.imported[alias.asname or alias.name] = origin
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = (alias.name, "", node)
            elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                self.defined[node.name] = node
            elif isinstance(node, (ast.Assign, ast.AnnAssign)):
                self.defined |= dict.fromkeys(_targets(node), node)
            elif not _is_silent(node):
                raise self.refused(node, "a statement that is neither definition nor constant")

    def value(self, name: str) -> Any:
        return getattr(self.module, name, None)

    def refused(self, node: ast.AST, says: str) -> Refused:
        return Refused(mistakes.at(self.file, getattr(node, "lineno", 1), says))


def _targets(node: ast.Assign | ast.AnnAssign) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    inner = [each for target in targets for each in ast.walk(target)]
    return [each.id for each in inner if isinstance(each, ast.Name)]


def _is_silent(node: ast.stmt) -> bool:
    """Is it a docstring, or imports for the type checker only?"""
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


class Written(NamedTuple):
    """The input for Cython: files by name, and the modules they were made from."""

    files: dict[str, str]
    inputs: list[str]


class Writer:
    """Combines the files of a unit."""

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        self.numbers = unit.kind == units.RULES
        self.exports = unit.package == units.CORE  # others derive from its classes
        self.path = unit.package.replace(".", "/")
        self.rooms: dict[str, Room] = {}
        for name in unit.rooms:
            self._add(f"{unit.package}.{name}", unit.package)
        self._order()
        core = [f"{units.CORE}.{name}" for name in units.HOT[units.CORE]]
        self.kinds = Kinds({*core, *self.rooms} if self.numbers else ())
        self.core = [] if self.exports or not self.numbers else core
        self.kept: dict[tuple[str, str], None] = {}  # what gets compiled
        self.constants: dict[str, object] = {}
        self.heads: dict[str, None] = {}  # cimports
        self.shapes: dict[tuple[str, ...], int] = {}  # signatures of functions called from Python
        self.inline: dict[str, list[str]] = {}  # methods whose bodies stand in the declarations

    # --- the files, in the order of their dependencies ---

    def _add(self, name: str, owner: str) -> None:
        if name in self.rooms:
            return
        room = Room(importlib.import_module(name), owner)
        self.rooms[name] = room
        if owner:
            for origin in room.imported.values():
                for used in (origin[0], f"{origin[0]}.{origin[1]}"):
                    if used in units.SHARED:
                        self._add(used, "")

    def _order(self) -> None:
        done: dict[str, Room] = {}

        def put(name: str) -> None:
            if name not in done:
                for origin, which, _ in self.rooms[name].imported.values():
                    for used in (origin, f"{origin}.{which}"):
                        if used in self.rooms and used != name:
                            put(used)
                done[name] = self.rooms[name]

        for name in self.rooms:
            put(name)
        self.rooms = done

    # --- what a name refers to ---

    def resolve(self, room: Room, name: str) -> str:
        """Return what a global name of a file is called in the unit, and note that it is needed."""
        if name in room.defined:
            return self._own(room, name)
        if name not in room.imported:
            return ""  # a builtin of Python
        origin, which, _ = room.imported[name]
        if origin in self.rooms and which:
            return self.resolve(self.rooms[origin], which)
        value = room.value(name)
        if number_kind(value) and self.numbers:
            return self._constant(f"{room.name}__{name}", value)
        if inspect.isclass(value) and value.__module__ in self.core:
            self.heads[f"from {units.CORE}.{units.RULES} cimport {value.__name__}"] = None
            return str(value.__name__)
        if value is math and self.numbers:
            self.heads["from libc cimport math"] = None
            return "math"
        if inspect.ismodule(value) and self._has_twin(value.__name__) and self.numbers:
            self.heads[f"cimport {value.__name__} as {name}"] = None
            return name
        return self._import(room, name)

    def _own(self, room: Room, name: str) -> str:
        node, value = room.defined[name], room.value(name)
        if number_kind(value) and self.numbers:
            return self._constant(f"{room.name}__{name}", value)
        if (room.full, name) not in self.kept:
            self.kept[room.full, name] = None
            self._scan(room, node)
        return name if isinstance(node, ast.ClassDef) else f"{room.name}__{name}"

    def _constant(self, name: str, value: object) -> str:
        self.constants[name] = value
        return name

    def _import(self, room: Room, name: str) -> str:
        self.kept[room.full, name] = None
        return f"{room.name}__{name}"

    def _has_twin(self, module: str) -> bool:
        return units.place(module, self.unit).with_suffix(".pxd").exists()

    def renamed(self, room: Room, node: ast.expr) -> str:
        if isinstance(node, ast.Name):
            return self.resolve(room, node.id)
        assert isinstance(node, ast.Attribute)
        assert isinstance(node.value, ast.Name)
        origin, which, _ = room.imported.get(node.value.id, ("", "", None))
        other = self.rooms.get(f"{origin}.{which}" if which else origin)
        if other is None:
            return ""
        if node.attr not in other.defined and node.attr not in other.imported:
            raise room.refused(node, f"{other.name} has no {node.attr!r}")
        return self.resolve(other, node.attr)

    def _scan(self, room: Room, node: ast.stmt) -> None:
        """Find everything that a definition needs."""
        self._rewrite(room, Source(room.text), node)

    # --- functions and classes ---

    def _function(self, room: Room, name: str) -> FunctionType | None:
        """Return the function if its types allow it to become a C function."""
        value = room.value(name)
        if self.numbers and isinstance(value, FunctionType) and self.kinds.is_typed(value):
            return value
        return None

    def _names(self, room: Room, source: Source, function: object, cls: type | None) -> Names:
        hints = _hints(function) if isinstance(function, FunctionType) else {}

        def method(node: ast.Attribute) -> str:
            """Return the inline name of a method of the core's plain classes."""
            holder: object = None
            if isinstance(node.value, ast.Name):
                holder = cls if node.value.id == "self" else hints.get(node.value.id)
            elif isinstance(node.value, ast.Attribute) and ast.unparse(node.value.value) == "self":
                holder = _hints(cls).get(node.value.attr) if cls is not None else None
            if not self.numbers or not inspect.isclass(holder) or not self._is_inline(holder):
                return ""
            return INLINE + node.attr if self._is_open(holder, node.attr) else ""

        return Names(source, lambda node: self.renamed(room, node), method)

    def _is_inline(self, cls: type) -> bool:
        """Is it a class of the core that nothing derives from?"""
        return self.kinds.is_class(cls) and bool(getattr(cls, "__final__", False))

    def _is_final(self, cls: type) -> bool:
        """Does nothing derive from it? In the core it must say so, as other units may derive."""
        if self.exports:
            return self._is_inline(cls)
        values = [room.value(name) for room in self.rooms.values() for name in room.defined]
        return not any(inspect.isclass(each) and cls in each.__bases__ for each in values)

    def _is_open(self, cls: type, name: str) -> bool:
        """Is it a method that both Python and C may call?"""
        function = vars(cls).get(name)
        return (
            isinstance(function, FunctionType)
            and not name.startswith("_")
            and self.kinds.is_free(function)
        )

    def _rewrite(self, room: Room, source: Source, node: ast.stmt) -> None:
        if isinstance(node, ast.FunctionDef):
            self._rewrite_function(room, source, node)
        elif isinstance(node, ast.ClassDef):
            self._rewrite_class(room, source, node)
        else:
            self._names(room, source, None, None).visit(node)

    def _rewrite_function(self, room: Room, source: Source, node: ast.FunctionDef) -> None:
        function = self._function(room, node.name)
        names = self._names(room, source, function, None)
        name = f"{room.name}__{node.name}"
        if function is None:
            begin = source.start(node) + len("def ")
            source.change(begin, begin + len(node.name), name)
            names.visit(node)
        else:
            if function.__defaults__:
                says = f"{node.name} gives a number by default, which compiled callers cannot see"
                raise room.refused(node, says)
            word = "cdef" if self.kinds.is_free(function) else "cpdef"
            head = self.kinds.head(function, word, name)
            self._need_types(room, function)
            source.change(source.start(node), source.colon(node), head + ":")
            names.inside(node)

    def _need_types(self, room: Room, function: FunctionType) -> None:
        for hint in _hints(function).values():
            if inspect.isclass(hint) and self.kinds.is_class(hint):
                self._need_class(room, hint)

    def _need_class(self, room: Room, cls: type) -> None:
        if cls.__module__ in self.core:
            self.heads[f"from {units.CORE}.{units.RULES} cimport {cls.__name__}"] = None
        elif cls.__module__ in self.rooms:
            self._own(self.rooms[cls.__module__], cls.__name__)

    def _rewrite_class(self, room: Room, source: Source, node: ast.ClassDef) -> None:
        cls = room.value(node.name)
        if not self.kinds.is_class(cls):
            names = self._names(room, source, None, None)
            for each in [*node.bases, *node.body]:
                if not isinstance(each, ast.AnnAssign):  # fields of a tuple or a dataclass
                    names.visit(each)
            return
        hints = get_type_hints(cls, include_extras=True)
        for base in cls.__bases__:
            if base is not object:
                self._need_class(room, base)
        above = source.starts[node.lineno - 2]
        source.undecorate(node)
        if not self.exports and self._is_final(cls):
            if source.rows[node.lineno - 2].strip():
                raise room.refused(node, "a class needs an empty line above it")
            source.change(above, source.starts[node.lineno - 1], "@cython.final\n")
        bases = ", ".join(base.__name__ for base in cls.__bases__ if base is not object)
        head = f"cdef class {node.name}({bases}):" if bases else f"cdef class {node.name}:"
        source.change(source.start(node), source.colon(node), head)
        for each in node.body:
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                hint = hints[each.target.id]
                if not self.kinds.is_c(hint):
                    raise room.refused(
                        each, f"{each.target.id} is not a number or a row of numbers"
                    )
                if self.kinds.is_class(hint):
                    self._need_class(room, hint)
                field = f"cdef public {self.kinds.field(hint, each.target.id)}"
                begin, end = source.start(each), source.end(each)
                source.change(begin, end, "pass" if self.exports else field)
            elif isinstance(each, ast.FunctionDef):
                self._rewrite_method(room, source, each, cls)
            elif not _is_silent(each):
                raise room.refused(each, "a class of numbers holds fields and methods alone")

    def _rewrite_method(self, room: Room, source: Source, node: ast.FunctionDef, cls: type) -> None:
        function = vars(cls)[node.name]
        word = self._word(room, node, function, cls)
        names = self._names(room, source, function, cls)
        if word == "def":
            names.visit(node)
            return
        self._need_types(room, function)
        source.undecorate(node)
        names.inside(node)
        begin, end = source.start(node), source.colon(node)
        if not (self.exports and self._is_final(cls) and self.kinds.is_free(function)):
            source.change(begin, end, self.kinds.head(function, word) + ":")
            return
        # the body goes into the declarations, so that others can inline it
        name = INLINE * self._is_open(cls, node.name) + node.name
        source.change(begin, end, self.kinds.head(function, "cdef inline", name) + ":")
        body = source.cut(begin, source.end(node))
        self.inline.setdefault(cls.__name__, []).append(body)
        source.edits = [each for each in source.edits if not begin <= each[0] < source.end(node)]
        result, arguments = self.kinds.signature(function)
        given = ", ".join(each.split()[-1] for each in arguments[1:])
        call = f"{'' if result == 'void' else 'return '}self.{name}({given})"
        door = f"def {node.name}({', '.join(arguments)}): {call}"
        source.change(begin, source.end(node), door if name != node.name else "pass")

    def _word(self, room: Room, node: ast.FunctionDef, function: object, cls: type) -> str:
        """Return how to define a method: for C only, for both, or for Python only."""
        if node.name.startswith("__") or not isinstance(function, FunctionType):
            return "def"
        if node.name.startswith("_"):
            if not self.kinds.is_free(function):
                says = f"{cls.__name__}.{node.name} is not plain numbers, as a hook must be"
                raise room.refused(node, says)
            return "cdef"
        if self._is_final(cls) and self.kinds.is_free(function):
            return "cpdef"
        typed = self.kinds.is_typed(function) and self.kinds.returns_object(function)
        return "cpdef" if typed else "def"

    # --- everything together ---

    def write(self) -> Written:
        """Return all that Cython needs for this unit, except the declarations of the core."""
        self._keep_all()
        self.inline.clear()
        includes: list[str] = []
        files: dict[str, str] = {}
        for room in self.rooms.values():
            path = room.full.replace(".", "/") + ".pxi"
            files[path] = self._room(room)
            includes.append(f'include "{path}"')
            includes += self._show(room) if room.owner else []
        stem = f"{self.path}/{self.unit.kind}"
        if self.exports:
            files[stem + ".pxd"] = "\n".join([*self._top(), *self._classes()]) + "\n"
        top = [f"# cython: {self._directives()}", "cimport cython"]
        top += [] if self.exports else self._top()
        files[stem + ".pyx"] = "\n".join([*top, *self._doors(), *includes]) + "\n"
        return Written(files, self._inputs())

    def _keep_all(self) -> None:
        """Find what to compile, starting with definitions made of numbers.

        Views are compiled whole.
        """
        for room in self.rooms.values():
            for name in list(room.defined) if room.owner else ():
                compiled = self._function(room, name) or self.kinds.is_class(room.value(name))
                if compiled or not self.numbers:
                    self._own(room, name)

    def _room(self, room: Room) -> str:
        source = Source(room.text)
        done: set[int] = set()
        for node in room.tree.body:
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                begin, end = source.start(node), source.end(node)
                source.change(begin, end, self._imports(room, node))
            elif any((room.full, name) in self.kept for name in _defines(node)):
                if id(node) not in done:
                    self._rewrite(room, source, node)
                done.add(id(node))
            else:
                source.drop(node)
        return source.result() + self._afresh(room)

    def _imports(self, room: Room, node: ast.Import | ast.ImportFrom) -> str:
        """Write the imports that Python must do, under their names in the unit."""
        lines = []
        for alias in node.names:
            name = alias.asname or alias.name
            if (room.full, name) in self.kept and room.imported[name][2] is node:
                new = f"{alias.name} as {room.name}__{name}"
                origin = f"from {node.module} " if isinstance(node, ast.ImportFrom) else ""
                lines.append(f"{origin}import {new}")
        return "; ".join(lines)

    def _afresh(self, room: Room) -> str:
        """Return methods that positions inherit from the core and that are compiled anew here."""
        last = room.tree.body[-1]
        found = ""
        for name, node in room.defined.items():
            cls = room.value(name)
            if not isinstance(node, ast.ClassDef) or not self.kinds.is_class(cls):
                continue
            if self.exports or not self._is_final(cls):
                continue
            for base in cls.__mro__[1:]:
                for each, function in vars(base).items():
                    if getattr(function, "__afresh__", False) and each not in vars(cls):
                        if node is not last:
                            says = "a class of positions comes last in its file"
                            raise room.refused(node, says)
                        found += self._copy(Room(sys.modules[function.__module__], ""), function)
        return found

    def _copy(self, room: Room, function: FunctionType) -> str:
        """Copy a method of the core into a class of this unit."""
        inner = [each for each in ast.walk(room.tree) if isinstance(each, ast.FunctionDef)]
        node = next(each for each in inner if each.name == function.__name__)
        source = Source(room.text)
        names = self._names(room, source, function, None)
        names.renamed = lambda each: _literal(room, each)
        names.inside(node)
        self._need_types(room, function)
        source.change(
            source.start(node), source.colon(node), self.kinds.head(function, "cdef") + ":"
        )
        return "\n    " + source.cut(source.start(node), source.end(node)) + "\n"

    # --- the file that includes the others ---

    def _directives(self) -> str:
        """Return the directives of the files, which must agree, and our own."""
        tops = {room.text.partition("\n")[0] for room in self.rooms.values() if room.owner}
        theirs = {top.removeprefix("# cython:") for top in tops if top.startswith("# cython:")}
        if len(theirs) > 1 or (theirs and len(tops) > 1):
            raise Refused(f"{self.unit.folder}: its files differ in their '# cython:' lines")
        if any("cdivision" in each for each in theirs):
            raise Refused(f"{self.unit.folder}: C's division is not Python's below zero")
        own = "language_level=3, annotation_typing=False, infer_types=True, binding=False"
        return ", ".join([own, *(each.strip() for each in theirs)])

    def _top(self) -> list[str]:
        lines = ["cimport cython", STDINT, "from cpython.object cimport PyTypeObject"]
        lines += self.heads
        lines += _declared(self.constants, self.unit.module.replace(".", "_"))
        return lines

    def _classes(self) -> list[str]:
        """Declare the classes of the core for other units."""
        lines = []
        for room in self.rooms.values():
            for name in room.defined:
                cls = room.value(name)
                if inspect.isclass(cls) and self.kinds.is_class(cls):
                    lines += self._declare(room, cls)
        return lines

    def _declare(self, room: Room, cls: type) -> list[str]:
        hints = get_type_hints(cls, include_extras=True)
        lines = ["@cython.final"] if self._is_final(cls) else []
        lines.append(f"cdef class {cls.__name__}:")
        for name in inspect.get_annotations(cls):
            lines.append(f"    cdef public {self.kinds.field(hints[name], name)}")
        for body in self.inline.get(cls.__name__, ()):
            lines.append("    " + body)
        for node in ast.walk(room.defined[cls.__name__]):
            if isinstance(node, ast.FunctionDef) and node.name in vars(cls):
                function = vars(cls)[node.name]
                word = self._word(room, node, function, cls)
                if word != "def" and not (self._is_final(cls) and self.kinds.is_free(function)):
                    lines.append("    " + self.kinds.head(function, word))
        return lines

    def _show(self, room: Room) -> list[str]:
        """Make the names of a file available to Python."""
        shown = []
        names = []
        for name, node in room.defined.items():
            value = room.value(name)
            if (room.full, name) not in self.kept:
                continue
            if self.kinds.is_class(value):
                place = f"{room.full}.{name}"
                shown.append(f'(<PyTypeObject*>{name}).tp_name = b"{place}"')
                names.append(f'"{name}": {name}')
            elif isinstance(node, ast.ClassDef):
                names.append(f'"{name}": {name}')
            elif (function := self._function(room, name)) and self.kinds.is_free(function):
                if not takes_rows(function):
                    names.append(f'"{name}": {self._door(room, function)}')
            else:
                names.append(f'"{name}": {room.name}__{name}')
        data = {name: value for name, value in vars(room.module).items() if _is_data(name, value)}
        blob = marshal.dumps({name: data[name] for name in data if name not in self._kept(room)})
        return [*shown, f'_open_room("{room.full}", {{{", ".join(names)}}}, {blob!r})']

    def _kept(self, room: Room) -> set[str]:
        return {name for full, name in self.kept if full == room.full}

    def _door(self, room: Room, function: FunctionType) -> str:
        result, arguments = self.kinds.signature(function)
        shape = (result, *(each.rpartition(" ")[0] for each in arguments))
        number = self.shapes.setdefault(shape, len(self.shapes))
        name = function.__name__
        return f'_door(<void*>{room.name}__{name}, {number}, "{room.name}.{name}")'

    def _doors(self) -> list[str]:
        """Let Python call functions of numbers: with one wrapper for each signature."""
        lines = ["from engawa.build import open_room as _open_room"]
        if not self.shapes:
            return lines
        calls = []
        for (result, *given), number in self.shapes.items():
            lines.append(f"ctypedef {result} (*_Shape{number})({', '.join(given)}) noexcept nogil")
            passed = ", ".join(_cast(kind, f"given[{i}]") for i, kind in enumerate(given))
            call = f"(<_Shape{number}>self.at)({passed})"
            calls.append(f"        if self.shape == {number}:")
            calls.append(f"            _expect(self.name, len(given), {len(given)})")
            calls.append(
                f"            {call + '; return' if result == 'void' else 'return ' + call}"
            )
        return [*lines, *DOOR.splitlines(), *calls]

    def _inputs(self) -> list[str]:
        """Return the modules this was made from: a change in any of them may change it."""
        found: dict[str, None] = {}
        waiting = [room.full for room in self.rooms.values()]
        waiting += [f"{units.CORE}.{name}" for name in units.HOT[units.CORE] if self.numbers]
        for room in self.rooms.values():
            for name, (origin, _, _) in room.imported.items():
                if number_kind(room.value(name)):
                    waiting.append(origin)
        waiting += [head.split()[1] for head in self.heads if head.startswith("cimport engawa.")]
        while waiting:
            name = waiting.pop()
            if name in found or not units.place(name, self.unit).exists():
                continue
            found[name] = None
            waiting += self._followed(name)
        return sorted({*found, *TOOL})

    def _followed(self, name: str) -> list[str]:
        """Return the modules whose values a module may use."""
        if not name.startswith((self.unit.package + ".", "engawa.kit.")):
            return []
        tree = ast.parse(units.place(name, self.unit).read_text(encoding="utf-8"))
        used = []
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                used += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        return [each for each in used if each.startswith((self.unit.package + ".", "engawa.kit."))]


DOOR = """
cdef void _expect(name, given, wanted) except *:
    if given != wanted:
        raise TypeError(f"{name} takes {wanted} arguments, not {given}")
cdef _door(void* at, int shape, name):
    made = _Numbers()
    made.at, made.shape, made.name = at, shape, name
    return made
@cython.final
cdef class _Numbers:
    cdef void* at
    cdef int shape
    cdef readonly object name
    @property
    def __name__(self): return self.name.rpartition(".")[2]
    def __repr__(self): return f"<compiled {self.name}>"
    def __call__(self, *given):
"""


def _hints(thing: Any) -> dict[str, Any]:
    return get_type_hints(thing, include_extras=True)


def _defines(node: ast.stmt) -> list[str]:
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    return _targets(node) if isinstance(node, (ast.Assign, ast.AnnAssign)) else []


def _literal(room: Room, node: ast.expr) -> str:
    """Write a constant of the core as a number."""
    value = room.value(node.id) if isinstance(node, ast.Name) else None
    return f"({value})" if number_kind(value) == "int" else ""


def _declared(constants: dict[str, object], prefix: str) -> list[str]:
    """Declare numbers that C knows at compile time, and rows in its read-only memory."""
    small, lines = [], []
    for name, value in constants.items():
        kind = number_kind(value)
        if isinstance(value, list):
            numbers = ", ".join(f"{n}LL" if kind == "int64_t" else str(n) for n in value)
            row = f"static const {kind} {prefix}__{name}[{len(value)}] = {{{numbers}}};"
            lines += ["cdef extern from *:", '    """', f"    {row}", '    """']
            lines.append(f'    {kind} {name} "{prefix}__{name}" [{len(value)}]')
        elif kind == "int":
            small.append(f"    {name} = {value}")
        else:
            lines += ["cdef extern from *:", '    """', f"    #define {prefix}__{name} {value}LL"]
            lines += ['    """', f'    const int64_t {name} "{prefix}__{name}"']
    return [*(["cdef enum:", *small] if small else []), *lines]


def _cast(kind: str, given: str) -> str:
    """Write an argument from Python as C needs it: check objects, convert numbers."""
    return f"<{kind}?>{given}" if kind[0].isupper() else given


def _is_data(name: str, value: object) -> bool:
    return not name.startswith("__") and _is_plain(value)


def _is_plain(value: Any) -> bool:
    """Is it made of numbers and texts only, so that it can be stored as bytes?"""
    if type(value) in (list, tuple, set, frozenset):
        return all(map(_is_plain, value))
    if type(value) is dict:
        return all(map(_is_plain, value)) and all(map(_is_plain, value.values()))
    return type(value) in DATA
