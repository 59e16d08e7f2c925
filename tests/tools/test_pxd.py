"""Declarations come from annotations, and nothing else has to be kept in step."""

from types import ModuleType

import pytest

import engawa
from engawa.core import actions, position, rng
from tools import pxd

pytestmark = pytest.mark.skipif(
    engawa.COMPILED, reason="declarations are written from the plain files"
)

NAMES = [module.__name__ for module in (rng, actions, position)]


def declared(module: ModuleType) -> list[str]:
    return [line.strip() for line in pxd.Writer(NAMES).declarations(module)]


def test_fields_and_methods_of_numbers_become_c() -> None:
    lines = declared(actions)
    assert "cdef public int32_t items[1024]" in lines
    assert "cpdef void add(self, int action) noexcept nogil" in lines


def test_hooks_take_compiled_classes_and_give_up_the_lock() -> None:
    lines = declared(position)
    assert "cdef int _sample(self, Rng rng) noexcept nogil" in lines
    assert "cpdef Position imagine(self, int seat, Rng rng)" in lines
    assert not [line for line in lines if " why_not" in line or " __str__" in line]


def test_constants_fold_and_wide_ones_are_wide() -> None:
    assert "MULTIPLIER = 1983999459" in declared(rng)
    assert pxd.c_constant("X", 1 << 40) == "cdef int64_t X"
    assert pxd.c_constant("X", [1, 2, 70000]) == "cdef int32_t X[3]"
    assert pxd.c_constant("X", "text") == ""


def test_what_is_shown_is_compiled_as_it_is_and_what_is_written_is_not() -> None:
    hot, warm = pxd.modules()
    assert "engawa.games.takenoko.rules" in hot
    assert {"engawa.table.diff", "engawa.games.bonsai.stage"} <= {*warm} - {*hot}
    assert "engawa.games.takenoko.paper" not in hot + warm


def test_a_hook_that_is_not_plain_numbers_is_refused() -> None:
    class Wrong:
        def _tell(self, words: str) -> None: ...

    with pytest.raises(TypeError, match="_tell is not plain numbers"):
        pxd.Writer(NAMES).class_(Wrong)
