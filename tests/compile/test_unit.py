"""The input for Cython: the same lines in the same places, and errors with file and line."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import engawa
from engawa.compile import units
from engawa.compile.kinds import Kinds, number_kind
from engawa.compile.rewrite import Refused
from engawa.compile.unit import Writer, Written
from engawa.core import position

pytestmark = pytest.mark.skipif(engawa.COMPILED, reason="units are written from the plain files")

GARDEN = '''"""A garden."""

from __future__ import annotations

import math
from typing import Annotated, Final

from engawa.core.actions import NOBODY, Actions
from engawa.core.position import Position
from engawa.core.rng import Rng

SIZE: Final = 2 + 3
WIDE: Final = 1 << 40
ROW: Final = [n * n for n in range(SIZE)]
WORDS = ("bamboo", "panda")
Cells = Annotated[list[int], "int16_t", SIZE]


def sum_up(
    s: Garden,
    first: int,  # from here on
) -> int:
    total = 0
    for size in ROW:  # a local of its own
        total += size
    SIZE_IS_LOCAL = total
    return SIZE_IS_LOCAL + s.cells[first] + SIZE


def spell(s: Garden) -> str:
    return f"{SIZE} of {WORDS[0]}"


def root(x: float) -> float:
    return math.sqrt(x)


class Garden(Position):
    """Cells, and a draw."""

    cells: Cells
    rng: Rng

    def _to_move(self) -> int:
        return NOBODY if sum_up(self, 0) > WIDE else 0

    def _list_legal(self, actions: Actions) -> None:
        actions.add(self.rng.below(SIZE))

    def told(self, words: str) -> str:
        return f"{words} {SIZE}: {[SIZE for SIZE in ROW]}"
'''


@pytest.fixture
def garden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Callable[[str], Written]:
    def write(text: str) -> Written:
        name = "lantern"
        folder = tmp_path / name / "rules"
        folder.mkdir(parents=True)
        (tmp_path / name / "__init__.py").touch()
        (tmp_path / name / "RULES.md").touch()
        (folder / "__init__.py").touch()
        (folder / "garden.py").write_text(text)
        monkeypatch.syspath_prepend(str(tmp_path))
        for module in (name, f"{name}.rules", f"{name}.rules.garden"):
            monkeypatch.delitem(sys.modules, module, raising=False)
        [unit] = units.units_in(f"{name}.rules", folder)
        return Writer(unit).write()

    return write


def test_every_line_stays_on_its_line(garden: Callable[[str], Written]) -> None:
    written = garden(GARDEN)
    old, new = GARDEN.splitlines(), written.files["lantern/rules/garden.pxi"].splitlines()
    assert new[18] == "cdef int garden__sum_up(Garden s, int first) noexcept nogil:"
    assert new[19:22] == ["", "", ""]
    kept = [n for n, line in enumerate(old) if line.strip().startswith(("total +=", "return "))]
    assert [new[n].strip().split()[0] for n in kept if new[n]] == ["total", *["return"] * 4]
    assert "cdef public int16_t cells[5]" in new[old.index("    cells: Cells")]


def test_names_are_told_apart_and_locals_left_alone(garden: Callable[[str], Written]) -> None:
    text = garden(GARDEN).files["lantern/rules/garden.pxi"]
    assert "for size in garden__ROW:  # a local of its own" in text
    assert "return SIZE_IS_LOCAL + s.cells[first] + garden__SIZE" in text
    assert "return garden__NOBODY if garden__sum_up(self, 0) > garden__WIDE else 0" in text
    assert "return f'{words} {garden__SIZE}: {[SIZE for SIZE in garden__ROW]}'" in text


def test_what_no_compiled_code_calls_stays_plain(garden: Callable[[str], Written]) -> None:
    text = garden(GARDEN).files["lantern/rules/garden.pxi"]
    assert "spell" not in text
    assert "WORDS" not in text


def test_methods_of_lists_and_generators_are_in_line(garden: Callable[[str], Written]) -> None:
    text = garden(GARDEN).files["lantern/rules/garden.pxi"]
    assert "actions._c_add(self.rng._c_below(garden__SIZE))" in text


def test_constants_are_known_to_c(garden: Callable[[str], Written]) -> None:
    text = garden(GARDEN).files["lantern/rules/_rules.pyx"]
    assert "    garden__SIZE = 5\n" in text
    assert "#define lantern_rules__rules__garden__WIDE 1099511627776LL" in text
    assert "static const int16_t lantern_rules__rules__garden__ROW[5] = {0, 1, 4, 9, 16};" in text


def test_a_playout_is_compiled_for_each_game(garden: Callable[[str], Written]) -> None:
    text = garden(GARDEN).files["lantern/rules/garden.pxi"]
    assert "@cython.final\ncdef class Garden(Position):" in text
    assert "cdef int _playout(self, Actions actions, Rng rng) noexcept nogil:" in text
    assert "while mover != (-2):" in text


def test_it_knows_what_it_was_made_from(garden: Callable[[str], Written]) -> None:
    inputs = garden(GARDEN).inputs
    assert {"lantern.rules.garden", "engawa.core.rng", "engawa.compile.unit"} <= set(inputs)
    assert "engawa.core.game" not in inputs


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("actions: Actions)", "actions: str)", ":47: Garden._list_legal is not plain numbers"),
        ("first: int,", "first: int = 0,", ":19: sum_up gives a number by default"),
        ("WORDS = (", "if SIZE:\n    pass\nWORDS = (", ":15: a statement that is neither"),
        ("    rng: Rng\n", "    rng: Rng\n    BIG = 3\n", ":43: a class of numbers holds"),
    ],
    ids=["a hook with words", "a default", "a branch", "a constant in a class"],
)
def test_what_does_not_fit_is_refused(
    garden: Callable[[str], Written], old: str, new: str, says: str
) -> None:
    with pytest.raises(Refused, match=r"garden\.py") as refused:
        garden(GARDEN.replace(old, new))
    assert says in str(refused.value)


def test_division_is_python_s_in_every_build(garden: Callable[[str], Written]) -> None:
    with pytest.raises(Refused, match="C's division"):
        garden("# cython: boundscheck=False, cdivision=True\n" + GARDEN)


def test_numbers_have_the_narrowest_type_that_fits() -> None:
    assert number_kind(1 << 40) == "int64_t"
    assert number_kind([1, 2, 70000]) == "int32_t"
    neither: list[object] = ["text", True, [], 1 << 70]
    assert [number_kind(value) for value in neither] == [""] * 4


def test_hooks_take_compiled_classes_and_give_up_the_lock() -> None:
    kinds = Kinds({f"engawa.core.{name}" for name in ("rng", "actions", "position")})
    hook = kinds.head(position.Position._sample, "cdef")
    assert hook == "cdef int _sample(self, Rng rng) noexcept nogil"
    head = kinds.head(position.Position.imagine, "cpdef")
    assert head == "cpdef Position imagine(self, int seat, Rng rng)"
